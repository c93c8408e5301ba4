//! The catalogue's SQL.

use sqlx::types::Json;
use sqlx::{PgConnection, query, query_as};
use time::OffsetDateTime;

use crate::catalog::offer::{Offer, Package, Vendor};
use crate::money::Usd;
use crate::pricing::{LotPrices, Lots};

struct OfferRow {
    slug: String,
    name: String,
    vendor: Vendor,
    memory_gb: i32,
    memory_kind: String,
    bandwidth_gb_s: i32,
    gpus_per_lot: i32,
    package: Json<Package>,
    lots_free: Option<i32>,
    listed: bool,
    updated_at: OffsetDateTime,
    /// In order of term: the shortest first.
    prices: Vec<i64>,
}

impl OfferRow {
    fn into_offer(self) -> Option<Offer> {
        let prices: [i64; 3] = self.prices.try_into().ok()?;
        Some(Offer {
            slug: self.slug,
            name: self.name,
            vendor: self.vendor,
            memory_gb: self.memory_gb.unsigned_abs(),
            memory_kind: self.memory_kind,
            bandwidth_gb_s: self.bandwidth_gb_s.unsigned_abs(),
            gpus_per_lot: self.gpus_per_lot.unsigned_abs(),
            package: self.package.0,
            prices: LotPrices::new(prices.map(Usd::from_cents)),
            lots_free: self.lots_free.map(i32::unsigned_abs),
            listed: self.listed,
            updated_at: self.updated_at,
        })
    }
}

/// The offers on the shelf, in the operator's order. An offer without a price for each term is not complete and is
/// left out.
pub async fn listed_offers(conn: &mut PgConnection) -> sqlx::Result<Vec<Offer>> {
    let rows = query_as!(
        OfferRow,
        r#"select slug, name, vendor as "vendor: Vendor", memory_gb, memory_kind, bandwidth_gb_s, gpus_per_lot,
                  package as "package: Json<Package>", lots_free, listed, updated_at,
                  (select array_agg(cents order by term_days) from lot_prices where offer_slug = slug) as "prices!"
           from offers
           where listed and exists (select from lot_prices where offer_slug = slug)
           order by position, slug"#
    )
    .fetch_all(conn)
    .await?;
    Ok(rows.into_iter().filter_map(OfferRow::into_offer).collect())
}

/// One offer by its address, on the shelf or off it.
pub async fn find_offer(conn: &mut PgConnection, slug: &str) -> sqlx::Result<Option<Offer>> {
    let row = query_as!(
        OfferRow,
        r#"select slug, name, vendor as "vendor: Vendor", memory_gb, memory_kind, bandwidth_gb_s, gpus_per_lot,
                  package as "package: Json<Package>", lots_free, listed, updated_at,
                  (select array_agg(cents order by term_days) from lot_prices where offer_slug = slug) as "prices!"
           from offers
           where slug = $1 and exists (select from lot_prices where offer_slug = slug)"#,
        slug
    )
    .fetch_optional(conn)
    .await?;
    Ok(row.and_then(OfferRow::into_offer))
}

/// As [`find_offer`], with the row locked: its price and free lots hold until the transaction ends.
pub async fn find_offer_for_update(conn: &mut PgConnection, slug: &str) -> sqlx::Result<Option<Offer>> {
    query!("select slug from offers where slug = $1 for update", slug).fetch_optional(&mut *conn).await?;
    find_offer(conn, slug).await
}

/// Takes lots off the shelf; false where fewer are free. An offer without a limit always has enough.
pub async fn take_lots(conn: &mut PgConnection, slug: &str, lots: Lots) -> sqlx::Result<bool> {
    let taken = query!(
        "update offers set lots_free = lots_free - $2
         where slug = $1 and listed and (lots_free is null or lots_free >= $2)",
        slug,
        lots.count() as i32
    )
    .execute(conn)
    .await?;
    Ok(taken.rows_affected() == 1)
}

/// Puts the lots of a cancelled order back.
pub async fn return_lots(conn: &mut PgConnection, slug: &str, lots: Lots) -> sqlx::Result<()> {
    query!("update offers set lots_free = lots_free + $2 where slug = $1", slug, lots.count() as i32)
        .execute(conn)
        .await?;
    Ok(())
}

/// Adds an offer or brings it up to date, prices included.
pub(super) async fn save_offer(conn: &mut PgConnection, position: i32, offer: &Offer) -> sqlx::Result<()> {
    query!(
        "insert into offers (slug, position, name, vendor, memory_gb, memory_kind, bandwidth_gb_s, gpus_per_lot,
                             package, lots_free, listed, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
         on conflict (slug) do update
         set position = excluded.position, name = excluded.name, vendor = excluded.vendor,
             memory_gb = excluded.memory_gb, memory_kind = excluded.memory_kind,
             bandwidth_gb_s = excluded.bandwidth_gb_s, gpus_per_lot = excluded.gpus_per_lot,
             package = excluded.package, lots_free = excluded.lots_free, listed = excluded.listed,
             updated_at = excluded.updated_at",
        offer.slug,
        position,
        offer.name,
        offer.vendor as Vendor,
        offer.memory_gb as i32,
        offer.memory_kind,
        offer.bandwidth_gb_s as i32,
        offer.gpus_per_lot as i32,
        Json(offer.package) as _,
        offer.lots_free.map(|free| free as i32),
        offer.listed,
        offer.updated_at
    )
    .execute(&mut *conn)
    .await?;
    for (term, price) in offer.prices.iter() {
        query!(
            "insert into lot_prices (offer_slug, term_days, cents) values ($1, $2, $3)
             on conflict (offer_slug, term_days) do update set cents = excluded.cents",
            offer.slug,
            term.days() as i32,
            price.cents()
        )
        .execute(&mut *conn)
        .await?;
    }
    Ok(())
}

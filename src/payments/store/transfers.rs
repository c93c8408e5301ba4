//! The SQL of transfers: what arrived, each fact once.

use sqlx::{PgConnection, query};
use time::OffsetDateTime;

use super::{atomic, unknown};
use crate::ids::{AddressId, PaymentId, TransferId};
use crate::money::Atomic;
use crate::payments::{Asset, Transfer, TransferStatus};

/// The payment that an address belongs to.
pub(in crate::payments) async fn find_address(
    conn: &mut PgConnection,
    network: &str,
    address: &str,
) -> sqlx::Result<Option<(AddressId, Option<PaymentId>)>> {
    let row = query!(
        r#"select a.id as "address_id: AddressId", p.id as "payment_id?: PaymentId"
           from receiving_addresses a left join payments p on p.address_id = a.id
           where a.network = $1 and a.address = $2"#,
        network,
        address
    )
    .fetch_optional(conn)
    .await?;
    Ok(row.map(|row| (row.address_id, row.payment_id)))
}

/// What is told of one credit on a network.
pub(in crate::payments) struct NewTransfer<'a> {
    pub(in crate::payments) network: &'a str,
    pub(in crate::payments) txid: &'a str,
    pub(in crate::payments) locator: &'a str,
    pub(in crate::payments) address: AddressId,
    pub(in crate::payments) payment: Option<PaymentId>,
    pub(in crate::payments) asset: Asset,
    pub(in crate::payments) amount: Atomic,
    pub(in crate::payments) status: TransferStatus,
    pub(in crate::payments) chain_time: Option<OffsetDateTime>,
    pub(in crate::payments) seen_at: OffsetDateTime,
}

/// Writes a credit, or brings a known one up to date: the same fact is one row, however often it is told (P53). What
/// is final stays final; what it credits never changes.
pub(in crate::payments) async fn upsert_transfer(
    conn: &mut PgConnection,
    transfer: &NewTransfer<'_>,
) -> sqlx::Result<()> {
    query!(
        "insert into transfers (id, network, txid, locator, address_id, payment_id, asset, amount, status,
                                first_seen_at, chain_time)
         values ($1, $2, $3, $4, $5, $6, $7, $8::text::numeric, $9, $10, $11)
         on conflict on constraint transfers_fact_is_unique do update
         set status = case when transfers.status = 'final' then 'final' else excluded.status end,
             chain_time = coalesce(excluded.chain_time, transfers.chain_time)",
        TransferId::new().uuid(),
        transfer.network,
        transfer.txid,
        transfer.locator,
        transfer.address.uuid(),
        transfer.payment.map(PaymentId::uuid),
        transfer.asset.symbol(),
        transfer.amount.units().to_string(),
        transfer.status as TransferStatus,
        transfer.seen_at,
        transfer.chain_time
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// What arrived for a payment, in order of its being seen.
pub async fn transfers_of(conn: &mut PgConnection, id: PaymentId) -> sqlx::Result<Vec<Transfer>> {
    let rows = query!(
        r#"select id as "id: TransferId", txid, asset, amount::text as "amount!",
                  status as "status: TransferStatus", first_seen_at, chain_time,
                  booked_at is not null as "is_booked!"
           from transfers where payment_id = $1 order by first_seen_at, id"#,
        id.uuid()
    )
    .fetch_all(conn)
    .await?;
    rows.into_iter()
        .map(|row| {
            Ok(Transfer {
                id: row.id,
                txid: row.txid,
                asset: Asset::from_symbol(&row.asset).ok_or_else(|| unknown("asset", &row.asset))?,
                amount: atomic(&row.amount)?,
                status: row.status,
                first_seen_at: row.first_seen_at,
                chain_time: row.chain_time,
                is_booked: row.is_booked,
            })
        })
        .collect()
}

pub(in crate::payments) async fn mark_booked(
    conn: &mut PgConnection,
    id: TransferId,
    now: OffsetDateTime,
) -> sqlx::Result<()> {
    query!("update transfers set booked_at = $2 where id = $1", id.uuid(), now).execute(conn).await?;
    Ok(())
}

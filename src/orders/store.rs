//! The orders' SQL: one order at a time. Lists for staff are in `store/search.rs`.

mod search;

use serde_json::Value;
use sqlx::{PgConnection, query, query_as, query_scalar};
use time::OffsetDateTime;

use crate::catalog::{Backend, Offer};
use crate::ids::{AccountId, OrderId, OrderKey, OrderReference};
use crate::money::Usd;
use crate::orders::{Draft, Order, OrderEvent, OrderEventKind, PaymentState, Preparation, ProvisioningState};
use crate::pricing::{Lots, Term};

pub use search::{OrderCounts, OrderFilter, OrderPage, StaffOrderRow, count_by_state, list_found, search};

/// A row of `orders`, as every query here reads it.
struct OrderRow {
    id: OrderId,
    reference: String,
    account_id: AccountId,
    offer_slug: String,
    card_name: String,
    memory_gb: i32,
    backend: Backend,
    gpus_per_lot: i32,
    term_days: i32,
    lots: i32,
    lot_price_cents: i64,
    total_cents: i64,
    preparation: Preparation,
    preparation_note: String,
    locale: String,
    payment_state: PaymentState,
    provisioning_state: ProvisioningState,
    placed_at: OffsetDateTime,
    paid_at: Option<OffsetDateTime>,
    has_access: bool,
    starts_at: Option<OffsetDateTime>,
    ends_at: Option<OffsetDateTime>,
}

impl From<OrderRow> for Order {
    fn from(row: OrderRow) -> Order {
        // The table's constraints hold these: a term of 3, 7 or 30 days, 1 to 10 lots.
        let term = Term::from_days(row.term_days.unsigned_abs()).expect("orders_term_is_known");
        let lots = u8::try_from(row.lots).ok().and_then(|lots| Lots::new(lots).ok()).expect("orders_lots_are_in_range");
        Order {
            id: row.id,
            reference: OrderReference::from_stored(row.reference),
            account: row.account_id,
            offer_slug: row.offer_slug,
            card_name: row.card_name,
            memory_gb: row.memory_gb.unsigned_abs(),
            backend: row.backend,
            gpus_per_lot: row.gpus_per_lot.unsigned_abs(),
            term,
            lots,
            lot_price: Usd::from_cents(row.lot_price_cents),
            total: Usd::from_cents(row.total_cents),
            preparation: row.preparation,
            preparation_note: row.preparation_note,
            locale: row.locale,
            payment_state: row.payment_state,
            provisioning_state: row.provisioning_state,
            placed_at: row.placed_at,
            paid_at: row.paid_at,
            has_access: row.has_access,
            starts_at: row.starts_at,
            ends_at: row.ends_at,
        }
    }
}

/// One query over `orders`, with what follows `from orders` given.
macro_rules! select_orders {
    ($rest:literal $(, $argument:expr)*) => {
        query_as!(
            OrderRow,
            r#"select id as "id: _", reference, account_id as "account_id: _", offer_slug, card_name, memory_gb,
                      backend as "backend: _", gpus_per_lot, term_days, lots, lot_price_cents, total_cents,
                      preparation as "preparation: _", preparation_note, locale,
                      payment_state as "payment_state: _", provisioning_state as "provisioning_state: _",
                      placed_at, paid_at, access_sealed is not null as "has_access!", starts_at, ends_at
               from orders "# + $rest,
            $($argument),*
        )
    };
}

pub async fn find_by_id(conn: &mut PgConnection, id: OrderId) -> sqlx::Result<Option<Order>> {
    Ok(select_orders!("where id = $1", id.uuid()).fetch_optional(conn).await?.map(Order::from))
}

/// As [`find_by_id`], with the row locked until the transaction ends.
pub(super) async fn find_for_update(conn: &mut PgConnection, id: OrderId) -> sqlx::Result<Option<Order>> {
    Ok(select_orders!("where id = $1 for update", id.uuid()).fetch_optional(conn).await?.map(Order::from))
}

/// Any customer's order: for staff.
pub async fn find_by_reference(conn: &mut PgConnection, reference: &OrderReference) -> sqlx::Result<Option<Order>> {
    let row = select_orders!("where reference = $1", reference.as_str()).fetch_optional(conn).await?;
    Ok(row.map(Order::from))
}

/// The account's own order; anybody else's is not there (S42).
pub async fn find_by_reference_for(
    conn: &mut PgConnection,
    account: AccountId,
    reference: &OrderReference,
) -> sqlx::Result<Option<Order>> {
    let row = select_orders!("where account_id = $1 and reference = $2", account.uuid(), reference.as_str())
        .fetch_optional(conn)
        .await?;
    Ok(row.map(Order::from))
}

/// The order that a form's key placed for the account.
pub async fn find_by_key_for(
    conn: &mut PgConnection,
    account: AccountId,
    key: OrderKey,
) -> sqlx::Result<Option<Order>> {
    let row = select_orders!("where account_id = $1 and order_key = $2", account.uuid(), key.uuid())
        .fetch_optional(conn)
        .await?;
    Ok(row.map(Order::from))
}

/// The account's orders, the newest first: by time, then by id, so that pages neither repeat nor lose one (S39).
pub async fn list_for(
    conn: &mut PgConnection,
    account: AccountId,
    limit: i64,
    offset: i64,
) -> sqlx::Result<Vec<Order>> {
    let rows = select_orders!(
        "where account_id = $1 order by placed_at desc, id desc limit $2 offset $3",
        account.uuid(),
        limit,
        offset
    )
    .fetch_all(conn)
    .await?;
    Ok(rows.into_iter().map(Order::from).collect())
}

pub async fn count_for(conn: &mut PgConnection, account: AccountId) -> sqlx::Result<i64> {
    query_scalar!(r#"select count(*) as "count!" from orders where account_id = $1"#, account.uuid())
        .fetch_one(conn)
        .await
}

pub(super) async fn insert_order(
    conn: &mut PgConnection,
    id: OrderId,
    reference: &OrderReference,
    account: AccountId,
    offer: &Offer,
    draft: &Draft,
    now: OffsetDateTime,
) -> sqlx::Result<()> {
    let quote = offer.quote(draft.term, draft.lots);
    query!(
        "insert into orders (id, reference, account_id, order_key, offer_slug, card_name, memory_gb, backend,
                             gpus_per_lot, term_days, lots, lot_price_cents, total_cents, preparation,
                             preparation_note, locale, payment_state, provisioning_state, placed_at, holds_lots)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 'unpaid', 'not-started', $17,
                 $18)",
        id.uuid(),
        reference.as_str(),
        account.uuid(),
        draft.key.uuid(),
        offer.slug,
        offer.name,
        offer.memory_gb as i32,
        offer.backend() as Backend,
        offer.gpus_per_lot as i32,
        draft.term.days() as i32,
        draft.lots.count() as i32,
        quote.lot_price.cents(),
        quote.total().cents(),
        draft.preparation as Preparation,
        draft.note.as_str(),
        draft.locale,
        now,
        offer.lots_free.is_some()
    )
    .execute(conn)
    .await?;
    Ok(())
}

pub(super) async fn set_payment_state(conn: &mut PgConnection, id: OrderId, state: PaymentState) -> sqlx::Result<()> {
    query!("update orders set payment_state = $2 where id = $1", id.uuid(), state as PaymentState)
        .execute(conn)
        .await?;
    Ok(())
}

pub(super) async fn set_paid(conn: &mut PgConnection, id: OrderId, at: OffsetDateTime) -> sqlx::Result<()> {
    query!("update orders set payment_state = 'paid', paid_at = $2 where id = $1", id.uuid(), at).execute(conn).await?;
    Ok(())
}

pub(super) async fn set_provisioning(
    conn: &mut PgConnection,
    id: OrderId,
    state: ProvisioningState,
) -> sqlx::Result<()> {
    query!("update orders set provisioning_state = $2 where id = $1", id.uuid(), state as ProvisioningState)
        .execute(conn)
        .await?;
    Ok(())
}

pub(super) async fn save_hand_over(
    conn: &mut PgConnection,
    id: OrderId,
    access_sealed: &[u8],
    starts_at: OffsetDateTime,
    ends_at: OffsetDateTime,
) -> sqlx::Result<()> {
    query!(
        "update orders set provisioning_state = 'ready', access_sealed = $2, starts_at = $3, ends_at = $4
         where id = $1",
        id.uuid(),
        access_sealed,
        starts_at,
        ends_at
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Whether the order held lots of a limited offer; it holds none from then on.
pub(super) async fn release_lots(conn: &mut PgConnection, id: OrderId) -> sqlx::Result<bool> {
    let done =
        query!("update orders set holds_lots = false where id = $1 and holds_lots", id.uuid()).execute(conn).await?;
    Ok(done.rows_affected() == 1)
}

pub(super) async fn find_sealed_access(conn: &mut PgConnection, id: OrderId) -> sqlx::Result<Option<Vec<u8>>> {
    query_scalar!("select access_sealed from orders where id = $1", id.uuid())
        .fetch_optional(conn)
        .await
        .map(Option::flatten)
}

pub(super) async fn insert_event(
    conn: &mut PgConnection,
    id: OrderId,
    kind: OrderEventKind,
    detail: &Value,
    at: OffsetDateTime,
) -> sqlx::Result<()> {
    query!(
        "insert into order_events (order_id, at, kind, detail) values ($1, $2, $3, $4)",
        id.uuid(),
        at,
        kind as OrderEventKind,
        detail
    )
    .execute(conn)
    .await?;
    Ok(())
}

pub(super) async fn events(conn: &mut PgConnection, id: OrderId) -> sqlx::Result<Vec<OrderEvent>> {
    query_as!(
        OrderEvent,
        r#"select at, kind as "kind: OrderEventKind", detail from order_events where order_id = $1 order by id"#,
        id.uuid()
    )
    .fetch_all(conn)
    .await
}

//! The payments' SQL; that of transfers and of the reconciliation stands in files of its own.

mod reconciliation;
mod transfers;

use rust_decimal::Decimal;
use serde_json::{Value, json};
use sqlx::{PgConnection, query, query_as, query_scalar};
use time::OffsetDateTime;

pub(super) use reconciliation::{
    count_misbooked_orders, count_misbooked_transfers, count_overdrawn, count_unbalanced, count_unbooked_settlements,
};

pub use transfers::transfers_of;
pub(super) use transfers::{NewTransfer, find_address, mark_booked, upsert_transfer};

use crate::ids::{AccountId, AddressId, OrderId, PaymentId, TopUpId};
use crate::money::{Atomic, Usd};
use crate::payments::{Assessment, Method, Payment, PaymentFlag, PaymentState};

struct PaymentRow {
    id: PaymentId,
    account_id: AccountId,
    order_id: Option<OrderId>,
    top_up_id: Option<TopUpId>,
    method: String,
    address: String,
    usd_cents: i64,
    rate: Decimal,
    rate_evidence: Value,
    amount_due: String,
    state: PaymentState,
    flags: Vec<String>,
    created_at: OffsetDateTime,
    expires_at: OffsetDateTime,
    notified_at: Option<OffsetDateTime>,
    settled_at: Option<OffsetDateTime>,
    cancelled_at: Option<OffsetDateTime>,
}

impl TryFrom<PaymentRow> for Payment {
    type Error = sqlx::Error;

    fn try_from(row: PaymentRow) -> sqlx::Result<Payment> {
        Ok(Payment {
            id: row.id,
            account: row.account_id,
            order: row.order_id,
            top_up: row.top_up_id,
            method: Method::from_id(&row.method).ok_or_else(|| unknown("payment method", &row.method))?,
            address: row.address,
            usd: Usd::from_cents(row.usd_cents),
            rate: row.rate,
            rate_evidence: row.rate_evidence,
            due: atomic(&row.amount_due)?,
            state: row.state,
            flags: row.flags.iter().filter_map(|flag| PaymentFlag::from_id(flag)).collect(),
            created_at: row.created_at,
            expires_at: row.expires_at,
            notified_at: row.notified_at,
            settled_at: row.settled_at,
            is_cancelled: row.cancelled_at.is_some(),
        })
    }
}

/// Amounts travel as text: 38 digits are more than a 96-bit decimal holds.
fn atomic(text: &str) -> sqlx::Result<Atomic> {
    text.parse().map(Atomic::new).map_err(|_| unknown("amount", text))
}

fn unknown(what: &str, value: &str) -> sqlx::Error {
    sqlx::Error::Decode(format!("unknown {what} {value:?}").into())
}

/// One query over `payments` with their addresses, with what follows `from` given.
macro_rules! select_payments {
    ($rest:literal $(, $argument:expr)*) => {
        query_as!(
            PaymentRow,
            r#"select p.id as "id: _", p.account_id as "account_id: _", p.order_id as "order_id: _",
                      p.top_up_id as "top_up_id: _", p.method, a.address, p.usd_cents, p.rate, p.rate_evidence,
                      p.amount_due::text as "amount_due!", p.state as "state: _", p.flags, p.created_at,
                      p.expires_at, p.notified_at, p.settled_at, p.cancelled_at
               from payments p join receiving_addresses a on a.id = p.address_id "# + $rest,
            $($argument),*
        )
    };
}

pub async fn find_by_id(conn: &mut PgConnection, id: PaymentId) -> sqlx::Result<Option<Payment>> {
    let row = select_payments!("where p.id = $1", id.uuid()).fetch_optional(conn).await?;
    row.map(Payment::try_from).transpose()
}

/// The account's own payment; anybody else's is not there (S42).
pub async fn find_by_id_for(
    conn: &mut PgConnection,
    account: AccountId,
    id: PaymentId,
) -> sqlx::Result<Option<Payment>> {
    let row = select_payments!("where p.account_id = $1 and p.id = $2", account.uuid(), id.uuid())
        .fetch_optional(conn)
        .await?;
    row.map(Payment::try_from).transpose()
}

pub(super) async fn find_for_update(conn: &mut PgConnection, id: PaymentId) -> sqlx::Result<Option<Payment>> {
    let row = select_payments!("where p.id = $1 for update of p", id.uuid()).fetch_optional(conn).await?;
    row.map(Payment::try_from).transpose()
}

/// Locks a payment's order and then the payment: everybody locks in this order.
pub(super) async fn lock(conn: &mut PgConnection, id: PaymentId) -> sqlx::Result<()> {
    query!("select o.id from orders o join payments p on p.order_id = o.id where p.id = $1 for update of o", id.uuid())
        .fetch_optional(&mut *conn)
        .await?;
    query!("select id from payments where id = $1 for update", id.uuid()).fetch_optional(conn).await?;
    Ok(())
}

/// Every payment of an order, the newest first: the history keeps them all (R15).
pub async fn list_of_order(conn: &mut PgConnection, order: OrderId) -> sqlx::Result<Vec<Payment>> {
    let rows = select_payments!("where p.order_id = $1 order by p.created_at desc, p.id desc", order.uuid())
        .fetch_all(conn)
        .await?;
    rows.into_iter().map(Payment::try_from).collect()
}

/// The order that a payment pays, without a lock: what is locked first. The outer option tells whether the payment
/// is there.
pub(super) async fn find_order_of(conn: &mut PgConnection, id: PaymentId) -> sqlx::Result<Option<Option<OrderId>>> {
    query_scalar!(r#"select order_id as "order_id: OrderId" from payments where id = $1"#, id.uuid())
        .fetch_optional(conn)
        .await
}

/// Payments of an account that wait without any transfer, other than those of one order.
pub(super) async fn count_waiting(
    conn: &mut PgConnection,
    account: AccountId,
    but_of: Option<OrderId>,
    now: OffsetDateTime,
) -> sqlx::Result<i64> {
    query_scalar!(
        r#"select count(*) as "count!" from payments
           where account_id = $1 and state = 'awaiting' and expires_at > $3 and order_id is distinct from $2"#,
        account.uuid(),
        but_of.map(OrderId::uuid),
        now
    )
    .fetch_one(conn)
    .await
}

pub(super) async fn another_is_open(conn: &mut PgConnection, order: OrderId, but: PaymentId) -> sqlx::Result<bool> {
    query_scalar!(
        r#"select exists (select from payments where order_id = $1 and id <> $2
                          and state in ('awaiting', 'seen', 'confirming')) as "exists!""#,
        order.uuid(),
        but.uuid()
    )
    .fetch_one(conn)
    .await
}

/// What a new payment is written from; all of it or nothing.
pub(super) struct NewPayment<'a> {
    pub(super) id: PaymentId,
    pub(super) account: AccountId,
    pub(super) order: Option<OrderId>,
    pub(super) top_up: Option<TopUpId>,
    pub(super) method: Method,
    pub(super) address: AddressId,
    pub(super) usd: Usd,
    pub(super) rate: Decimal,
    pub(super) rate_evidence: &'a Value,
    pub(super) due: Atomic,
    pub(super) created_at: OffsetDateTime,
    pub(super) expires_at: OffsetDateTime,
}

pub(super) async fn insert_payment(conn: &mut PgConnection, payment: &NewPayment<'_>) -> sqlx::Result<()> {
    query!(
        "insert into payments (id, account_id, order_id, top_up_id, method, address_id, usd_cents, rate,
                               rate_evidence, amount_due, state, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text::numeric, 'awaiting', $11, $12)",
        payment.id.uuid(),
        payment.account.uuid(),
        payment.order.map(OrderId::uuid),
        payment.top_up.map(TopUpId::uuid),
        payment.method.id(),
        payment.address.uuid(),
        payment.usd.cents(),
        payment.rate,
        payment.rate_evidence,
        payment.due.units().to_string(),
        payment.created_at,
        payment.expires_at
    )
    .execute(&mut *conn)
    .await?;
    insert_event(conn, payment.id, "opened", &json!({}), payment.created_at).await
}

/// Writes a new state and flags, with an event that says from what to what.
pub(super) async fn save_state(
    conn: &mut PgConnection,
    payment: &Payment,
    assessment: &Assessment,
    now: OffsetDateTime,
) -> sqlx::Result<()> {
    let flags: Vec<String> = assessment.flags.iter().map(|flag| flag.id().to_owned()).collect();
    query!(
        "update payments set state = $2, flags = $3,
                settled_at = case when $2 = 'settled' then coalesce(settled_at, $4) else settled_at end
         where id = $1",
        payment.id.uuid(),
        assessment.state.id(),
        &flags,
        now
    )
    .execute(&mut *conn)
    .await?;
    let detail = json!({ "from": payment.state.id(), "to": assessment.state.id(), "flags": flags });
    insert_event(conn, payment.id, "assessed", &detail, now).await
}

pub(super) async fn mark_cancelled(conn: &mut PgConnection, id: PaymentId, now: OffsetDateTime) -> sqlx::Result<()> {
    query!("update payments set cancelled_at = $2 where id = $1", id.uuid(), now).execute(conn).await?;
    Ok(())
}

pub(super) async fn mark_notified(conn: &mut PgConnection, id: PaymentId, now: OffsetDateTime) -> sqlx::Result<()> {
    query!("update payments set notified_at = $2 where id = $1", id.uuid(), now).execute(&mut *conn).await?;
    insert_event(conn, id, "noticed", &json!({}), now).await
}

async fn insert_event(
    conn: &mut PgConnection,
    id: PaymentId,
    kind: &str,
    detail: &Value,
    at: OffsetDateTime,
) -> sqlx::Result<()> {
    query!(
        "insert into payment_events (payment_id, at, kind, detail) values ($1, $2, $3, $4)",
        id.uuid(),
        at,
        kind,
        detail
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Payments whose time has run out and that nobody has judged since.
pub(super) async fn list_run_out(
    conn: &mut PgConnection,
    now: OffsetDateTime,
    grace_started_before: OffsetDateTime,
) -> sqlx::Result<Vec<PaymentId>> {
    query_scalar!(
        r#"select id as "id: PaymentId" from payments
           where (state = 'awaiting' and expires_at < $1) or (state = 'seen' and expires_at < $2)
           order by expires_at limit 500"#,
        now,
        grace_started_before
    )
    .fetch_all(conn)
    .await
}

pub(super) async fn insert_top_up(
    conn: &mut PgConnection,
    id: TopUpId,
    account: AccountId,
    usd: Usd,
    locale: &str,
    now: OffsetDateTime,
) -> sqlx::Result<()> {
    query!(
        "insert into top_ups (id, account_id, usd_cents, locale, created_at) values ($1, $2, $3, $4, $5)",
        id.uuid(),
        account.uuid(),
        usd.cents(),
        locale,
        now
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// A payment of a top-up of this sum by this method that waits for its money.
pub(super) async fn find_waiting_top_up(
    conn: &mut PgConnection,
    account: AccountId,
    usd: Usd,
    method: Method,
    now: OffsetDateTime,
) -> sqlx::Result<Option<PaymentId>> {
    query_scalar!(
        r#"select id as "id: PaymentId" from payments
           where account_id = $1 and top_up_id is not null and usd_cents = $2 and method = $3
             and state = 'awaiting' and expires_at > $4
           order by created_at desc limit 1"#,
        account.uuid(),
        usd.cents(),
        method.id(),
        now
    )
    .fetch_optional(conn)
    .await
}

pub(super) async fn list_top_up_payments_of(
    conn: &mut PgConnection,
    account: AccountId,
    limit: i64,
) -> sqlx::Result<Vec<Payment>> {
    let rows = select_payments!(
        "where p.account_id = $1 and p.top_up_id is not null order by p.created_at desc, p.id desc limit $2",
        account.uuid(),
        limit
    )
    .fetch_all(conn)
    .await?;
    rows.into_iter().map(Payment::try_from).collect()
}

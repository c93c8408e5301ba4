//! The SQL that holds the books against what they are about; each query counts what disagrees.

use sqlx::{PgConnection, query_scalar};

pub(in crate::payments) async fn count_unbalanced(conn: &mut PgConnection) -> sqlx::Result<i64> {
    query_scalar!(
        r#"select count(*) as "count!" from (
               select from ledger_entries group by transaction_id, currency having sum(amount) <> 0
           ) as unbalanced"#
    )
    .fetch_one(conn)
    .await
}

pub(in crate::payments) async fn count_overdrawn(conn: &mut PgConnection) -> sqlx::Result<i64> {
    query_scalar!(
        r#"select count(*) as "count!" from (
               select from ledger_entries where customer_id is not null
               group by customer_id, currency having sum(amount) > 0
           ) as overdrawn"#
    )
    .fetch_one(conn)
    .await
}

/// Settled payments without their entry, and entries without a settled payment.
pub(in crate::payments) async fn count_unbooked_settlements(conn: &mut PgConnection) -> sqlx::Result<i64> {
    query_scalar!(
        r#"select count(*) as "count!"
           from (select 'intent:' || id || ':settle' as key from payments where state = 'settled') as settled
           full join (select key from ledger_transactions where key like 'intent:%:settle') as booked
                using (key)
           where settled.key is null or booked.key is null"#
    )
    .fetch_one(conn)
    .await
}

/// Orders that are paid or refunded must have brought their price once; all others nothing.
pub(in crate::payments) async fn count_misbooked_orders(conn: &mut PgConnection) -> sqlx::Result<i64> {
    query_scalar!(
        r#"select count(*) as "count!"
           from orders o
           left join lateral (
               select coalesce(-sum(e.amount), 0) as cents
               from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
               where e.account = 'rental_revenue'
                 and (t.key = 'order:' || o.id || ':balance'
                      or t.key in (select 'intent:' || p.id || ':settle' from payments p where p.order_id = o.id))
           ) as revenue on true
           where revenue.cents <> case when o.payment_state in ('paid', 'refunded') then o.total_cents else 0 end"#
    )
    .fetch_one(conn)
    .await
}

/// Coin by coin and network by network.
pub(in crate::payments) async fn count_misbooked_transfers(conn: &mut PgConnection) -> sqlx::Result<i64> {
    query_scalar!(
        r#"select count(*) as "count!"
           from (select 'crypto_received:' || asset || ':' || network as account, sum(amount) as amount
                 from transfers where booked_at is not null group by 1) as arrived
           full join (select account, sum(amount) as amount from ledger_entries
                      where account like 'crypto_received:%' group by 1) as booked using (account)
           where arrived.amount is distinct from booked.amount"#
    )
    .fetch_one(conn)
    .await
}

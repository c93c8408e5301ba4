//! The ledger's SQL: inserts and sums, for nothing in it is ever changed.

use rust_decimal::Decimal;
use sqlx::{PgConnection, query, query_scalar};
use time::OffsetDateTime;

use crate::balance::ledger::{Entry, LedgerAccount};
use crate::ids::{AccountId, LedgerTransactionId};
use crate::money::Usd;

/// False where the key is booked already.
pub(super) async fn insert_transaction(
    conn: &mut PgConnection,
    id: LedgerTransactionId,
    key: &str,
    reason: &str,
    at: OffsetDateTime,
) -> sqlx::Result<bool> {
    let done = query!(
        "insert into ledger_transactions (id, key, reason, at) values ($1, $2, $3, $4)
         on conflict on constraint ledger_fact_is_booked_once do nothing",
        id.uuid(),
        key,
        reason,
        at
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub(super) async fn insert_entry(
    conn: &mut PgConnection,
    transaction: LedgerTransactionId,
    entry: &Entry,
) -> sqlx::Result<()> {
    let customer = match entry.account {
        LedgerAccount::CustomerBalance(account) => Some(account.uuid()),
        _ => None,
    };
    // Sent as text: 38 digits are more than a 96-bit decimal holds.
    query!(
        "insert into ledger_entries (transaction_id, account, customer_id, currency, amount)
         values ($1, $2, $3, $4, $5::text::numeric)",
        transaction.uuid(),
        entry.account.to_string(),
        customer,
        entry.currency.code(),
        entry.amount.to_string()
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// What the customer can spend: what the shop owes them.
pub async fn available(conn: &mut PgConnection, account: AccountId) -> sqlx::Result<Usd> {
    let cents = query_scalar!(
        r#"select coalesce(-sum(amount), 0)::bigint as "cents!" from ledger_entries
           where customer_id = $1 and currency = 'USD'"#,
        account.uuid()
    )
    .fetch_one(conn)
    .await?;
    Ok(Usd::from_cents(cents))
}

/// Locks the customer's row, so that balance checks of one customer come one after the other (S7, P54).
pub async fn lock_customer(conn: &mut PgConnection, account: AccountId) -> sqlx::Result<()> {
    query!("select id from accounts where id = $1 for update", account.uuid()).fetch_optional(conn).await?;
    Ok(())
}

/// A line of a customer's statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BalanceLine {
    pub at: OffsetDateTime,
    /// What it was for, as [`crate::balance::book`] was told.
    pub reason: String,
    pub key: String,
    /// Positive where the balance grew.
    pub amount: Usd,
    pub balance_after: Usd,
}

/// The customer's statement, the newest line first.
pub async fn lines(conn: &mut PgConnection, account: AccountId, limit: i64) -> sqlx::Result<Vec<BalanceLine>> {
    let rows = query!(
        r#"select t.at, t.reason, t.key, -e.amount as "amount!: Decimal",
                  -sum(e.amount) over (order by e.id) as "after!: Decimal"
           from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
           where e.customer_id = $1 and e.currency = 'USD'
           order by e.id desc limit $2"#,
        account.uuid(),
        limit
    )
    .fetch_all(conn)
    .await?;
    let cents = |amount: Decimal| Usd::from_cents(amount.try_into().unwrap_or_default());
    Ok(rows
        .into_iter()
        .map(|row| BalanceLine {
            at: row.at,
            reason: row.reason,
            key: row.key,
            amount: cents(row.amount),
            balance_after: cents(row.after),
        })
        .collect())
}

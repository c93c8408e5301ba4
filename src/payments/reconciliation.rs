//! Whether the books agree with what they are about: the ledger with itself, with transfers, payments, orders and
//! balances. What disagrees is counted, never corrected.

use sqlx::PgConnection;

use crate::payments::store;

/// One check, with how many facts disagree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Check {
    pub name: &'static str,
    pub disagreements: i64,
}

/// Makes every check.
pub async fn reconcile(conn: &mut PgConnection) -> sqlx::Result<Vec<Check>> {
    let checks = [
        ("every ledger transaction balances in each currency", store::count_unbalanced(conn).await?),
        ("no customer's balance is below zero", store::count_overdrawn(conn).await?),
        ("every settled payment is booked once", store::count_unbooked_settlements(conn).await?),
        ("every paid order has one entry of its price", store::count_misbooked_orders(conn).await?),
        ("coins booked equal the transfers that were booked", store::count_misbooked_transfers(conn).await?),
    ];
    Ok(checks.into_iter().map(|(name, disagreements)| Check { name, disagreements }).collect())
}

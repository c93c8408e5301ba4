//! The clock's part: payments whose time has run out are judged anew.

use time::{Duration, OffsetDateTime};

use crate::config::Payments as Policy;
use crate::database::Pool;
use crate::ids::PaymentId;
use crate::payments::{recompute, store};

/// Judges every payment whose instructions have expired, each in a transaction of its own; returns how many.
pub async fn expire_due(pool: &Pool, policy: &Policy, now: OffsetDateTime) -> sqlx::Result<usize> {
    let mut conn = pool.acquire().await?;
    let grace = Duration::minutes(i64::from(policy.part_payment_grace_minutes));
    let due = store::list_run_out(&mut conn, now, now - grace).await?;
    drop(conn);
    for payment in &due {
        judge(pool, policy, *payment, now).await?;
    }
    Ok(due.len())
}

/// Judges one payment now; a page does so before it shows one that [`Payment::has_run_out`], and does not wait for the
/// worker.
///
/// [`Payment::has_run_out`]: crate::payments::Payment::has_run_out
pub async fn judge(pool: &Pool, policy: &Policy, payment: PaymentId, now: OffsetDateTime) -> sqlx::Result<()> {
    let mut transaction = pool.begin().await?;
    recompute(&mut transaction, payment, policy, now).await?;
    transaction.commit().await
}

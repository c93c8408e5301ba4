//! 'I have paid': a notice that confirms nothing and moves no money (R17).

use serde_json::json;
use time::OffsetDateTime;

use crate::config::Limit;
use crate::database::Pool;
use crate::ids::{AccountId, PaymentId};
use crate::limits::{self, Purpose};
use crate::orders::{self, OrderEventKind};
use crate::payments::{PaymentState, store};

#[derive(Debug, thiserror::Error)]
pub enum NoticeError {
    #[error("the payment is not there")]
    NotFound,
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

/// Notes that the customer says to have paid; false where a notice is noted already or the payment is settled. Told
/// again within the limit's span, nothing is written (edge 6).
pub async fn give_notice(
    pool: &Pool,
    account: AccountId,
    id: PaymentId,
    limit: Limit,
    now: OffsetDateTime,
) -> Result<bool, NoticeError> {
    let mut transaction = pool.begin().await?;
    let payment = store::find_by_id_for(&mut transaction, account, id).await?.ok_or(NoticeError::NotFound)?;
    if matches!(payment.state, PaymentState::Settled | PaymentState::Closed) {
        return Ok(false);
    }
    let key = id.to_string();
    if limits::attempt(&mut transaction, Purpose::NoticeOfPayment, &key, limit, now).await?.is_err() {
        return Ok(false);
    }
    store::mark_notified(&mut transaction, id, now).await?;
    if let Some(order) = payment.order {
        let detail = json!({ "method": payment.method.id(), "payment": id });
        orders::timeline::record(&mut transaction, order, OrderEventKind::PaymentNoticed, detail, now).await?;
    }
    transaction.commit().await?;
    Ok(true)
}

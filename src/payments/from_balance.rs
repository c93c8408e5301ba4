//! Paying an order from the balance: at once, whole or not at all (R23). Open instructions end with it (edge 40).

use time::OffsetDateTime;

use crate::config::Payments as Policy;
use crate::database::Pool;
use crate::ids::{AccountId, OrderId};
use crate::orders::{self, BalanceError};
use crate::payments::cancel_open_of_order;

/// Pays the account's own order; another's is not payable.
pub async fn pay_order(
    pool: &Pool,
    policy: &Policy,
    account: AccountId,
    order: OrderId,
    now: OffsetDateTime,
) -> Result<(), BalanceError> {
    let mut transaction = pool.begin().await?;
    let order = orders::lock_for_payment(&mut transaction, order)
        .await?
        .filter(|order| order.account == account)
        .ok_or(BalanceError::NotPayable)?;
    orders::pay_from_balance(&mut transaction, &order, now).await?;
    cancel_open_of_order(&mut transaction, order.id, policy, now).await?;
    transaction.commit().await?;
    Ok(())
}

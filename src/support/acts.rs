//! Staff acts on an order. Each one is allowed or refused by role and state, done, and written to the audit log in one
//! transaction.

use serde_json::{Value, json};
use time::OffsetDateTime;

use crate::config::Payments as Policy;
use crate::database::Pool;
use crate::ids::{OrderId, RequestId};
use crate::money::Usd;
use crate::orders::{self, HandOver, Order, PaymentState, ProvisioningError};
use crate::payments;
use crate::sealing::SecretKey;
use crate::support::{Role, StaffMember, audit, store};

/// What can be done to an order.
#[derive(Debug)]
pub enum Act {
    StartPreparing,
    /// Hands the machine over.
    HandOver(HandOver),
    /// Changes the access or the dates of a machine that is handed over.
    ChangeHandOver(HandOver),
    End,
    /// Calls the order off; what was paid goes to the customer's balance. `refund` is what the member of the staff was
    /// told of it: an order that is paid meanwhile is not called off by who thinks that it is not.
    Cancel {
        reason: String,
        refund: Usd,
    },
}

#[derive(Debug, thiserror::Error)]
pub enum ActError {
    #[error("the role {} may not do this", .0.id())]
    NotAllowed(Role),
    #[error("a reason is missing")]
    ReasonMissing,
    #[error("{refund} would go to the customer's balance, which is not what was agreed to")]
    RefundDiffers { refund: Usd },
    #[error(transparent)]
    Provisioning(#[from] ProvisioningError),
}

impl From<sqlx::Error> for ActError {
    fn from(error: sqlx::Error) -> Self {
        ActError::Provisioning(ProvisioningError::Database(error))
    }
}

impl Act {
    const fn name(&self) -> &'static str {
        match self {
            Act::StartPreparing => "start-preparing",
            Act::HandOver(_) => "hand-over",
            Act::ChangeHandOver(_) => "change-hand-over",
            Act::End => "end",
            Act::Cancel { .. } => "cancel",
        }
    }
}

/// Does an act for a member of the staff. Access details never reach the audit log.
pub async fn perform(
    pool: &Pool,
    key: &SecretKey,
    policy: &Policy,
    staff: &StaffMember,
    order: OrderId,
    act: &Act,
    request_id: &str,
    now: OffsetDateTime,
) -> Result<(), ActError> {
    if staff.role < Role::Support {
        return Err(ActError::NotAllowed(staff.role));
    }
    let mut transaction = pool.begin().await?;
    let detail = match act {
        Act::StartPreparing => {
            orders::start_preparing(&mut transaction, order, now).await?;
            json!({})
        }
        Act::HandOver(hand_over) => {
            orders::hand_over(&mut transaction, key, order, hand_over, now).await?;
            dates(hand_over)
        }
        Act::ChangeHandOver(hand_over) => {
            orders::change_hand_over(&mut transaction, key, order, hand_over, now).await?;
            dates(hand_over)
        }
        Act::End => {
            orders::end(&mut transaction, order, now).await?;
            json!({})
        }
        Act::Cancel { reason, refund: agreed } => {
            let reason = reason.trim();
            if reason.is_empty() {
                return Err(ActError::ReasonMissing);
            }
            let found = orders::lock_for_payment(&mut transaction, order).await?.ok_or(ProvisioningError::NotFound)?;
            let refund = refund_of(&found);
            // Giving money back is a decision on money.
            if refund.is_positive() && staff.role < Role::Finance {
                return Err(ActError::NotAllowed(staff.role));
            }
            if refund != *agreed {
                return Err(ActError::RefundDiffers { refund });
            }
            orders::cancel(&mut transaction, order, now).await?;
            payments::cancel_open_of_order(&mut transaction, order, policy, now).await?;
            json!({ "reason": reason })
        }
    };
    let line = audit::NewLine { staff: staff.id, act: act.name(), order: Some(order), detail: &detail, request_id };
    store::insert_audit(&mut transaction, &line, now).await?;
    transaction.commit().await?;
    Ok(())
}

/// Closes a request that was answered, with an audit line; false where it was closed before.
pub async fn close_request(
    pool: &Pool,
    staff: &StaffMember,
    request: RequestId,
    request_id: &str,
    now: OffsetDateTime,
) -> Result<bool, ActError> {
    if staff.role < Role::Support {
        return Err(ActError::NotAllowed(staff.role));
    }
    let mut transaction = pool.begin().await?;
    let Some(order) = store::close_request(&mut transaction, request, now).await? else { return Ok(false) };
    let detail = json!({ "request": request });
    let line = audit::NewLine { staff: staff.id, act: "close-request", order, detail: &detail, request_id };
    store::insert_audit(&mut transaction, &line, now).await?;
    transaction.commit().await?;
    Ok(true)
}

/// What calling the order off would give back to its customer's balance.
pub fn refund_of(order: &Order) -> Usd {
    if order.payment_state == PaymentState::Paid { order.total } else { Usd::ZERO }
}

fn dates(hand_over: &HandOver) -> Value {
    json!({ "starts_at": hand_over.starts_at.unix_timestamp(), "ends_at": hand_over.ends_at.unix_timestamp() })
}

//! Preparing and handing over the machine: which moves are allowed, and what each one needs.

use serde_json::json;
use sqlx::PgConnection;
use time::{Duration, OffsetDateTime};

use crate::ids::OrderId;
use crate::orders::{AccessDetails, Order, OrderEventKind, PaymentState, ProvisioningState, store, timeline};
use crate::sealing::SecretKey;

/// What staff hand over: how to get in, and from when to when (R24).
#[derive(Debug, Clone)]
pub struct HandOver {
    pub access: AccessDetails,
    pub starts_at: OffsetDateTime,
    pub ends_at: OffsetDateTime,
}

#[derive(Debug, thiserror::Error)]
pub enum ProvisioningError {
    #[error("the order is not there")]
    NotFound,
    #[error("an order that is {from:?} does not become {to:?}")]
    NotAllowed { from: ProvisioningState, to: ProvisioningState },
    #[error("the order is not paid")]
    NotPaid,
    #[error("the end is not after the start")]
    EndBeforeStart,
    #[error("the period is shorter than the term that was ordered")]
    ShorterThanTerm,
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

/// Where the order can go from here. A rental is prepared once it is paid; dates and access of one that is handed
/// over can be changed.
pub fn allowed_moves(payment: PaymentState, provisioning: ProvisioningState) -> &'static [ProvisioningState] {
    use ProvisioningState::{Cancelled, Ended, NotStarted, Preparing, Ready};
    match (provisioning, payment) {
        (NotStarted, PaymentState::Paid) => &[Preparing, Cancelled],
        (NotStarted, _) => &[Cancelled],
        (Preparing, PaymentState::Paid) => &[Ready, Cancelled],
        (Preparing, _) => &[Cancelled],
        (Ready, _) => &[Ready, Ended],
        (Ended | Cancelled, _) => &[],
    }
}

pub(super) fn check_move(order: &Order, to: ProvisioningState) -> Result<(), ProvisioningError> {
    if allowed_moves(order.payment_state, order.provisioning_state).contains(&to) {
        return Ok(());
    }
    let forward = matches!(to, ProvisioningState::Preparing | ProvisioningState::Ready);
    let unpaid = allowed_moves(PaymentState::Paid, order.provisioning_state).contains(&to);
    if forward && unpaid {
        Err(ProvisioningError::NotPaid)
    } else {
        Err(ProvisioningError::NotAllowed { from: order.provisioning_state, to })
    }
}

/// Starts the preparation of a paid order.
pub async fn start_preparing(
    conn: &mut PgConnection,
    id: OrderId,
    now: OffsetDateTime,
) -> Result<(), ProvisioningError> {
    let order = store::find_for_update(conn, id).await?.ok_or(ProvisioningError::NotFound)?;
    check_move(&order, ProvisioningState::Preparing)?;
    store::set_provisioning(conn, id, ProvisioningState::Preparing).await?;
    timeline::record(conn, id, OrderEventKind::PreparationStarted, json!({}), now).await?;
    Ok(())
}

/// Hands the machine over. The customer gets at least the term that was paid for; a minute is forgiven, since forms
/// know no seconds.
pub async fn hand_over(
    conn: &mut PgConnection,
    key: &SecretKey,
    id: OrderId,
    hand_over: &HandOver,
    now: OffsetDateTime,
) -> Result<(), ProvisioningError> {
    // Two hand-overs at once must not become one and a change of it that nobody meant.
    hand_over_from(conn, key, id, hand_over, ProvisioningState::Preparing, OrderEventKind::HandedOver, now).await
}

/// Changes the access or the dates of a machine that is handed over, under the rules of [`hand_over`].
pub async fn change_hand_over(
    conn: &mut PgConnection,
    key: &SecretKey,
    id: OrderId,
    hand_over: &HandOver,
    now: OffsetDateTime,
) -> Result<(), ProvisioningError> {
    hand_over_from(conn, key, id, hand_over, ProvisioningState::Ready, OrderEventKind::AccessChanged, now).await
}

async fn hand_over_from(
    conn: &mut PgConnection,
    key: &SecretKey,
    id: OrderId,
    hand_over: &HandOver,
    from: ProvisioningState,
    kind: OrderEventKind,
    now: OffsetDateTime,
) -> Result<(), ProvisioningError> {
    let order = store::find_for_update(conn, id).await?.ok_or(ProvisioningError::NotFound)?;
    check_move(&order, ProvisioningState::Ready)?;
    if order.provisioning_state != from {
        return Err(ProvisioningError::NotAllowed { from: order.provisioning_state, to: ProvisioningState::Ready });
    }
    if hand_over.ends_at <= hand_over.starts_at {
        return Err(ProvisioningError::EndBeforeStart);
    }
    if hand_over.ends_at - hand_over.starts_at + Duration::minutes(1) < order.term.duration() {
        return Err(ProvisioningError::ShorterThanTerm);
    }
    let sealed = hand_over.access.seal(key, id);
    store::save_hand_over(conn, id, &sealed, hand_over.starts_at, hand_over.ends_at).await?;
    timeline::record(conn, id, kind, json!({}), now).await?;
    Ok(())
}

/// Ends a rental.
pub async fn end(conn: &mut PgConnection, id: OrderId, now: OffsetDateTime) -> Result<(), ProvisioningError> {
    let order = store::find_for_update(conn, id).await?.ok_or(ProvisioningError::NotFound)?;
    check_move(&order, ProvisioningState::Ended)?;
    store::set_provisioning(conn, id, ProvisioningState::Ended).await?;
    timeline::record(conn, id, OrderEventKind::Ended, json!({}), now).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r20_nothing_is_prepared_before_it_is_paid() {
        for payment in PaymentState::ALL {
            for state in ProvisioningState::ALL {
                let moves = allowed_moves(payment, state);
                let prepares = moves.contains(&ProvisioningState::Preparing)
                    || (state != ProvisioningState::Ready && moves.contains(&ProvisioningState::Ready));
                assert!(!prepares || payment == PaymentState::Paid, "{payment:?} {state:?}");
            }
        }
    }

    #[test]
    fn an_order_that_ended_or_was_cancelled_stays_so() {
        for payment in PaymentState::ALL {
            assert!(allowed_moves(payment, ProvisioningState::Ended).is_empty());
            assert!(allowed_moves(payment, ProvisioningState::Cancelled).is_empty());
        }
    }
}

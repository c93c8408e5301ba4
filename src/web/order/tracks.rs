//! Rows of steps: what is paid of an order and what became of its machine (R20), and the way of one payment.

use crate::orders::{Order, PaymentState, ProvisioningState};
use crate::payments;
use crate::web::page::PageContext;

/// A step of a row.
pub struct Step {
    pub name: String,
    pub place: Place,
}

/// Where a step stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Done,
    /// Where it is now, under way.
    Now,
    /// Where it is now, and nothing is left to do in it.
    Reached,
    /// Where it is now, called off.
    Stopped,
    ToCome,
}

impl Place {
    /// The classes of the style sheet.
    pub const fn class(self) -> &'static str {
        match self {
            Place::Done => "done",
            Place::Now => "now",
            Place::Reached => "done now",
            Place::Stopped => "stopped",
            Place::ToCome => "",
        }
    }

    pub const fn is_present(self) -> bool {
        matches!(self, Place::Now | Place::Reached | Place::Stopped)
    }
}

/// From unpaid to paid; a refund is a step of its own, and what is called off unpaid goes nowhere.
pub fn payment(page: &PageContext, order: &Order) -> Vec<Step> {
    let state = order.payment_state;
    let is_off = state.is_due() && order.provisioning_state == ProvisioningState::Cancelled;
    let steps: &[PaymentState] = match state {
        _ if is_off => &[state],
        PaymentState::PartPaid => &[PaymentState::Unpaid, PaymentState::PartPaid, PaymentState::Paid],
        PaymentState::Refunded => &[PaymentState::Unpaid, PaymentState::Paid, PaymentState::Refunded],
        _ => &[PaymentState::Unpaid, PaymentState::Awaiting, PaymentState::Paid],
    };
    let present = match state {
        _ if is_off => Place::Stopped,
        PaymentState::Paid | PaymentState::Refunded => Place::Reached,
        _ => Place::Now,
    };
    row(steps, state, present, |step| page.t(&format!("order-payment-{}", step.id())).into_owned())
}

/// From not started to ended; an order that is called off has one step after its start.
pub fn provisioning(page: &PageContext, order: &Order) -> Vec<Step> {
    let state = order.provisioning_state;
    let steps: &[ProvisioningState] = match state {
        ProvisioningState::Cancelled => &[ProvisioningState::NotStarted, ProvisioningState::Cancelled],
        _ => &[
            ProvisioningState::NotStarted,
            ProvisioningState::Preparing,
            ProvisioningState::Ready,
            ProvisioningState::Ended,
        ],
    };
    let present = match state {
        ProvisioningState::NotStarted | ProvisioningState::Preparing => Place::Now,
        ProvisioningState::Ready | ProvisioningState::Ended => Place::Reached,
        ProvisioningState::Cancelled => Place::Stopped,
    };
    row(steps, state, present, |step| page.t(&format!("order-provisioning-{}", step.id())).into_owned())
}

/// The way of a payment in four steps; a payment that left it has none.
pub fn one_payment(page: &PageContext, state: payments::PaymentState) -> Vec<Step> {
    use payments::PaymentState::{Awaiting, Confirming, Seen, Settled};
    let present = if state == Settled { Place::Reached } else { Place::Now };
    let steps = [Awaiting, Seen, Confirming, Settled];
    row(&steps, state, present, |step| page.t(&format!("payment-step-{}", step.id())).into_owned())
}

/// The steps with where each stands; none where the state is no step of this row.
fn row<State: Copy + PartialEq>(
    steps: &[State],
    state: State,
    present: Place,
    name: impl Fn(State) -> String,
) -> Vec<Step> {
    let Some(at) = steps.iter().position(|step| *step == state) else { return Vec::new() };
    let place = |index: usize| match index.cmp(&at) {
        std::cmp::Ordering::Less => Place::Done,
        std::cmp::Ordering::Equal => present,
        std::cmp::Ordering::Greater => Place::ToCome,
    };
    steps.iter().enumerate().map(|(index, step)| Step { name: name(*step), place: place(index) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_behind_is_done_and_what_is_ahead_is_to_come() {
        let places = |state, present| -> Vec<Place> {
            row(&[1, 2, 3], state, present, |_| String::new()).into_iter().map(|step| step.place).collect()
        };
        assert_eq!(places(1, Place::Now), [Place::Now, Place::ToCome, Place::ToCome]);
        assert_eq!(places(2, Place::Now), [Place::Done, Place::Now, Place::ToCome]);
        assert_eq!(places(3, Place::Reached), [Place::Done, Place::Done, Place::Reached]);
        assert!(places(4, Place::Now).is_empty(), "a state outside the row");
    }
}

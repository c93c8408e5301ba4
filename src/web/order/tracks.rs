//! The two lines of an order: what is paid and what became of the machine, each a row of steps (R20).

use crate::orders::{Order, PaymentState, ProvisioningState};
use crate::web::page::PageContext;

/// A step of a line: done, where the order is now, or still to come.
pub struct Step {
    pub name: String,
    pub is_done: bool,
    pub is_now: bool,
}

/// From unpaid to paid; a refund is a step of its own.
pub fn payment(page: &PageContext, state: PaymentState) -> Vec<Step> {
    let steps: &[PaymentState] = match state {
        PaymentState::PartPaid => &[PaymentState::Unpaid, PaymentState::PartPaid, PaymentState::Paid],
        PaymentState::Refunded => &[PaymentState::Unpaid, PaymentState::Paid, PaymentState::Refunded],
        _ => &[PaymentState::Unpaid, PaymentState::Awaiting, PaymentState::Paid],
    };
    let at = steps.iter().position(|step| *step == state).unwrap_or_default();
    let name = |step: &PaymentState| page.t(&format!("order-payment-{}", step.id())).into_owned();
    steps
        .iter()
        .enumerate()
        .map(|(index, step)| Step {
            name: name(step),
            is_done: index < at || index == 2 && at == 2,
            is_now: index == at,
        })
        .collect()
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
    let at = steps.iter().position(|step| *step == state).unwrap_or_default();
    let name = |step: &ProvisioningState| page.t(&format!("order-provisioning-{}", step.id())).into_owned();
    steps
        .iter()
        .enumerate()
        .map(|(index, step)| Step { name: name(step), is_done: index < at, is_now: index == at })
        .collect()
}

//! How a state is shown: a word in the reader's language, and a tone, which is a colour and a shape of the style sheet.

use crate::orders::{PaymentState, ProvisioningState};
use crate::payments;
use crate::web::page::PageContext;

/// A state as a page shows it.
pub struct Mark {
    pub name: String,
    pub tone: &'static str,
}

/// What came in for an order.
pub fn payment(page: &PageContext, state: PaymentState) -> Mark {
    let tone = match state {
        PaymentState::Unpaid => "idle",
        PaymentState::Awaiting => "wait",
        PaymentState::PartPaid => "warn",
        PaymentState::Paid => "good",
        PaymentState::Refunded => "over",
    };
    Mark { name: page.t(&format!("order-payment-{}", state.id())).into_owned(), tone }
}

/// What became of an order's machine.
pub fn provisioning(page: &PageContext, state: ProvisioningState) -> Mark {
    let tone = match state {
        ProvisioningState::NotStarted => "idle",
        ProvisioningState::Preparing => "work",
        ProvisioningState::Ready => "good",
        ProvisioningState::Ended => "over",
        ProvisioningState::Cancelled => "void",
    };
    Mark { name: page.t(&format!("order-provisioning-{}", state.id())).into_owned(), tone }
}

/// Where one payment stands; [`payment`] is of the whole order.
pub fn one_payment(page: &PageContext, state: payments::PaymentState) -> Mark {
    let tone = match state {
        payments::PaymentState::Awaiting => "wait",
        payments::PaymentState::Seen | payments::PaymentState::Confirming => "work",
        payments::PaymentState::Settled => "good",
        payments::PaymentState::Expired | payments::PaymentState::Closed => "over",
        payments::PaymentState::Review => "warn",
        payments::PaymentState::Cancelled => "void",
    };
    Mark { name: page.t(&format!("payment-state-{}", state.id())).into_owned(), tone }
}

//! What happens next with an order, and whose turn it is.

use crate::orders::{Order, PaymentState, ProvisioningState};
use crate::payments::{self, Payment};
use crate::web::page::PageContext;

/// A sentence for the customer, and who acts next.
pub struct NextStep {
    /// "Your turn:", "Our turn:", or nothing where nobody has to act.
    pub whose: Option<String>,
    pub text: String,
}

/// The order's next step. Neither saving the order nor 'I have paid' starts a rental, and the texts say so (R24).
pub fn of(page: &PageContext, order: &Order, payments: &[Payment]) -> NextStep {
    let yours = || Some(page.t("order-next-yours").into_owned());
    let ours = || Some(page.t("order-next-ours").into_owned());
    let plain = |whose, key: &str| NextStep { whose, text: page.t(key).into_owned() };
    let in_review = payments.iter().any(|payment| payment.state == payments::PaymentState::Review);
    match (order.provisioning_state, order.payment_state) {
        (ProvisioningState::Cancelled, PaymentState::Refunded) => plain(None, "order-next-refunded"),
        (ProvisioningState::Cancelled, _) => plain(None, "order-next-cancelled"),
        (ProvisioningState::Ended, _) => plain(None, "order-next-ended"),
        (ProvisioningState::Ready, _) => match &order.ends_at {
            Some(ends_at) => {
                NextStep { whose: yours(), text: page.t1("order-next-ready", "date", &page.date_time(ends_at)) }
            }
            None => plain(yours(), "order-next-no-date"),
        },
        (_, PaymentState::Paid) => {
            let term = crate::i18n::format::days(page.locale, order.term.days());
            NextStep { whose: ours(), text: page.t1("order-next-prepare", "term", &term) }
        }
        (_, PaymentState::Refunded) => plain(None, "order-next-refunded"),
        _ if in_review => plain(ours(), "order-next-review"),
        (_, PaymentState::PartPaid) => plain(yours(), "order-next-part-paid"),
        (_, PaymentState::Awaiting) => plain(yours(), "order-next-awaiting"),
        (_, PaymentState::Unpaid) => plain(yours(), "order-next-pay"),
    }
}

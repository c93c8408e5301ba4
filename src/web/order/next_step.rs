//! What happens next with an order, and whose turn it is.

use time::OffsetDateTime;

use crate::i18n::format;
use crate::orders::{Order, PaymentState, ProvisioningState};
use crate::payments::{self, Payment};
use crate::web::page::PageContext;
use crate::web::payment::methods::method_name;
use crate::web::urls;

/// A sentence for the customer, and who acts next.
pub struct NextStep {
    /// "Your turn:", "Our turn:", or nothing where nobody has to act.
    pub whose: Option<String>,
    pub text: String,
    pub payment: Option<PaymentLink>,
}

/// The way to the payment that the step is about.
pub struct PaymentLink {
    pub href: String,
    pub text: String,
    /// Whether following it is the customer's next act.
    pub is_main: bool,
}

/// The order's next step. Neither saving the order nor 'I have paid' starts a rental, and the texts say so (R24).
pub fn of(page: &PageContext, order: &Order, payments: &[Payment]) -> NextStep {
    let says = |key: &str| page.t(key).into_owned();
    let step = |whose: &str, text: String| NextStep { whose: Some(says(whose)), text, payment: None };
    let nobodys = |key: &str| NextStep { whose: None, text: says(key), payment: None };
    match (order.provisioning_state, order.payment_state) {
        (_, PaymentState::Refunded) => nobodys("order-next-refunded"),
        (ProvisioningState::Cancelled, _) => nobodys("order-next-cancelled"),
        (ProvisioningState::Ended, _) => nobodys("order-next-ended"),
        (ProvisioningState::Ready, _) => match &order.ends_at {
            Some(ends_at) => step("order-next-yours", page.t1("order-next-ready", "date", &page.date_time(ends_at))),
            None => step("order-next-yours", says("order-next-no-date")),
        },
        (_, PaymentState::Paid) => {
            let term = format::days(page.locale, order.term.days());
            step("order-next-ours", page.t1("order-next-prepare", "term", &term))
        }
        (_, PaymentState::Unpaid | PaymentState::Awaiting | PaymentState::PartPaid) => match in_question(payments) {
            None => step("order-next-yours", says("order-next-pay")),
            Some(payment) => {
                let (whose, key) = of_payment(payment, page.now);
                let text = page.t1("order-next-open", "method", &method_name(page, payment.method));
                let href = urls::payment(page.locale, payment.id);
                let is_main = whose == "order-next-yours";
                NextStep { payment: Some(PaymentLink { href, text, is_main }), ..step(whose, says(key)) }
            }
        },
    }
}

/// The payment that decides what an unpaid order waits for: the one that is open, else one that staff look at.
fn in_question(payments: &[Payment]) -> Option<&Payment> {
    open_payment(payments).or_else(|| payments.iter().find(|payment| payment.state == payments::PaymentState::Review))
}

/// The payment whose instructions are being followed, or could be. One that money was seen for comes before one that
/// waits: late money brings an older payment back beside it.
pub fn open_payment(payments: &[Payment]) -> Option<&Payment> {
    use payments::PaymentState::{Awaiting, Confirming, Seen};
    let in_state = |state| payments.iter().find(|payment| payment.state == state);
    in_state(Confirming).or_else(|| in_state(Seen)).or_else(|| in_state(Awaiting))
}

/// Whose turn it is and what they do, where a payment of the order is open or looked at.
fn of_payment(payment: &Payment, now: OffsetDateTime) -> (&'static str, &'static str) {
    match payment.state {
        payments::PaymentState::Confirming => ("order-next-network", "order-next-confirming"),
        payments::PaymentState::Review => ("order-next-ours", "order-next-review"),
        _ if payment.has_run_out(now) => ("order-next-ours", "order-next-part-late"),
        payments::PaymentState::Seen => ("order-next-yours", "order-next-part-paid"),
        _ => ("order-next-yours", "order-next-awaiting"),
    }
}

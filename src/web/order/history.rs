//! An order's history in the reader's language.

use time::OffsetDateTime;

use crate::orders::{OrderEvent, OrderEventKind};
use crate::payments::Method;
use crate::web::page::PageContext;
use crate::web::payment::methods::method_name;

pub struct Line {
    pub at: OffsetDateTime,
    pub text: String,
}

/// The events, the latest first.
pub fn lines(page: &PageContext, events: &[OrderEvent]) -> Vec<Line> {
    events.iter().rev().map(|event| Line { at: event.at, text: text(page, event) }).collect()
}

fn text(page: &PageContext, event: &OrderEvent) -> String {
    let method = event.detail.get("method").and_then(|id| id.as_str()).and_then(Method::from_id);
    let method = method.map(|method| method_name(page, method)).unwrap_or_default();
    let about = |key: &str| page.t1(key, "method", &method);
    match event.kind {
        OrderEventKind::Placed => page.t("order-event-placed").into_owned(),
        OrderEventKind::PaymentOpened => about("order-event-payment-opened"),
        OrderEventKind::PaymentNoticed => about("order-event-payment-noticed"),
        OrderEventKind::PaymentSeen => about("order-event-payment-seen"),
        OrderEventKind::PaymentConfirming => about("order-event-payment-confirming"),
        OrderEventKind::PaymentExpired => about("order-event-payment-expired"),
        OrderEventKind::PaymentReplaced => about("order-event-payment-replaced"),
        OrderEventKind::PaymentInReview => about("order-event-payment-in-review"),
        OrderEventKind::Paid => about("order-event-paid"),
        OrderEventKind::PaidFromBalance => page.t("order-event-paid-from-balance").into_owned(),
        OrderEventKind::PreparationStarted => page.t("order-event-preparation-started").into_owned(),
        OrderEventKind::HandedOver => page.t("order-event-handed-over").into_owned(),
        OrderEventKind::AccessChanged => page.t("order-event-access-changed").into_owned(),
        OrderEventKind::Ended => page.t("order-event-ended").into_owned(),
        OrderEventKind::Cancelled => page.t("order-event-cancelled").into_owned(),
        OrderEventKind::Refunded => page.t("order-event-refunded").into_owned(),
    }
}

//! What happened to an order, in the reader's words: its timeline, and what staff did to it.

use rust_decimal::Decimal;
use serde_json::Value;
use time::OffsetDateTime;

use crate::i18n::DateTime;
use crate::money::Usd;
use crate::orders::{OrderEvent, OrderEventKind};
use crate::payments::Method;
use crate::support::AuditLine;
use crate::web::page::PageContext;

/// A line of either.
pub struct Line {
    pub at: OffsetDateTime,
    /// In the reader's language.
    pub text: String,
    /// What a person typed about it, as it is.
    pub typed: Option<String>,
    /// Who did it, where that is somebody of the staff.
    pub who: Option<String>,
}

/// The order's history, the newest line first.
pub fn timeline(page: &PageContext, events: &[OrderEvent]) -> Vec<Line> {
    let line = |event: &OrderEvent| Line { at: event.at, text: event_text(page, event), typed: None, who: None };
    events.iter().rev().map(line).collect()
}

fn event_text(page: &PageContext, event: &OrderEvent) -> String {
    let method = || {
        let method = event.detail["method"].as_str().and_then(Method::from_id);
        method.map(method_name).unwrap_or_default()
    };
    let plain = |key: &str| page.t(key).into_owned();
    match event.kind {
        OrderEventKind::Placed => plain("admin-event-placed"),
        OrderEventKind::PaymentOpened => page.t1("admin-event-payment-opened", "method", &method()),
        OrderEventKind::PaymentNoticed => plain("admin-event-payment-noticed"),
        OrderEventKind::PaymentSeen => page.t1("admin-event-payment-seen", "method", &method()),
        OrderEventKind::PaymentConfirming => page.t1("admin-event-payment-confirming", "method", &method()),
        OrderEventKind::PaymentExpired => page.t1("admin-event-payment-expired", "method", &method()),
        OrderEventKind::PaymentReplaced => page.t1("admin-event-payment-replaced", "method", &method()),
        OrderEventKind::PaymentInReview => page.t1("admin-event-payment-in-review", "method", &method()),
        OrderEventKind::Paid => page.t1("admin-event-paid", "method", &method()),
        OrderEventKind::PaidFromBalance => plain("admin-event-paid-from-balance"),
        OrderEventKind::PreparationStarted => plain("admin-event-preparation-started"),
        OrderEventKind::HandedOver => plain("admin-event-handed-over"),
        OrderEventKind::AccessChanged => plain("admin-event-access-changed"),
        OrderEventKind::Ended => plain("admin-event-ended"),
        OrderEventKind::Cancelled => plain("admin-event-cancelled"),
        OrderEventKind::Refunded => page.t1("admin-event-refunded", "sum", &refunded(&event.detail)),
    }
}

/// `USDT, Tron`: two proper names, the same in every language.
pub fn method_name(method: Method) -> String {
    format!("{}, {}", method.asset().symbol(), method.network().name())
}

fn refunded(detail: &Value) -> Usd {
    let dollars = detail["usd"].as_str().and_then(|text| text.parse::<Decimal>().ok());
    dollars.and_then(Usd::from_dollars_exact).unwrap_or_default()
}

/// What staff did, as the log has it: the latest line first.
pub fn audit(page: &PageContext, lines: &[AuditLine]) -> Vec<Line> {
    let line = |line: &AuditLine| Line {
        at: line.at,
        text: act_text(page, line),
        typed: line.detail["reason"].as_str().map(str::to_owned),
        who: Some(line.staff_email.clone()),
    };
    lines.iter().map(line).collect()
}

fn act_text(page: &PageContext, line: &AuditLine) -> String {
    let at = |name: &str| {
        let seconds = line.detail[name].as_i64().unwrap_or_default();
        DateTime(OffsetDateTime::from_unix_timestamp(seconds).unwrap_or(OffsetDateTime::UNIX_EPOCH))
    };
    match line.act.as_str() {
        "start-preparing" => page.t("admin-act-start-preparing").into_owned(),
        "hand-over" => page.t2("admin-act-hand-over", "from", &at("starts_at"), "to", &at("ends_at")),
        "change-hand-over" => page.t2("admin-act-change-hand-over", "from", &at("starts_at"), "to", &at("ends_at")),
        "end" => page.t("admin-act-end").into_owned(),
        "cancel" => page.t("admin-act-cancel").into_owned(),
        other => other.to_owned(),
    }
}

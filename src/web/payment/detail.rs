//! `/{lang}/payments/{id}`: the instructions as long as they can be followed, and what became of them.

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use time::OffsetDateTime;

use crate::app::App;
use crate::i18n::format;
use crate::money::Atomic;
use crate::orders::Order;
use crate::payments::{Instructions, Payment, PaymentFlag, PaymentState, amount_text};
use crate::web::error::PageError;
use crate::web::extract::Path;
use crate::web::order::tracks::{self, Step};
use crate::web::page::{Customer, Page};
use crate::web::payment::arrivals::{self, Arrival};
use crate::web::payment::methods::method_name;
use crate::web::payment::own::{self, Own};
use crate::web::states::{self, Mark};

#[derive(Template)]
#[template(path = "payment/detail.html")]
struct PaymentPage<'a> {
    page: &'a Page,
    own: &'a Own,
    payment: &'a Payment,
    order: Option<&'a Order>,
    /// Only while they can be followed (R18).
    instructions: Option<Instructions>,
    mark: Mark,
    track: Vec<Step>,
    arrivals: Vec<Arrival>,
}

impl PaymentPage<'_> {
    fn title(&self) -> String {
        let key = match self.payment.state {
            PaymentState::Awaiting | PaymentState::Seen if self.instructions.is_some() => "payment-title-open",
            PaymentState::Awaiting | PaymentState::Seen | PaymentState::Expired => "payment-title-expired",
            PaymentState::Confirming => "payment-title-confirming",
            PaymentState::Settled => "payment-title-settled",
            PaymentState::Review => "payment-title-review",
            PaymentState::Closed | PaymentState::Cancelled => "payment-title-over",
        };
        self.page.t2(key, "asset", &self.asset(), "network", &self.network())
    }

    fn method(&self) -> String {
        method_name(self.page, self.payment.method)
    }

    fn asset(&self) -> &'static str {
        self.payment.method.asset().symbol()
    }

    fn network(&self) -> &'static str {
        self.payment.method.network().name()
    }

    /// In the state's own words: what is so, and what to do.
    fn says(&self) -> String {
        let key = match self.payment.state {
            PaymentState::Awaiting => "payment-says-awaiting",
            PaymentState::Seen if self.instructions.is_some() => "payment-says-seen",
            PaymentState::Seen => "payment-says-seen-late",
            PaymentState::Confirming => "payment-says-confirming",
            PaymentState::Settled if self.payment.has(PaymentFlag::Over) => "payment-says-settled-over",
            PaymentState::Settled => "payment-says-settled",
            PaymentState::Expired => "payment-says-expired",
            PaymentState::Review if self.payment.has(PaymentFlag::WrongAsset) => "payment-says-review-asset",
            PaymentState::Review => "payment-says-review",
            PaymentState::Closed => "payment-says-closed",
            PaymentState::Cancelled => "payment-says-cancelled",
        };
        self.page.t(key).into_owned()
    }

    /// The amount that the instructions were made for, as it was shown then and to the last digit.
    fn due(&self) -> String {
        amount_text(self.payment.method, self.payment.due)
    }

    fn amount_of(&self, amount: &Atomic) -> String {
        amount_text(self.payment.method, *amount)
    }

    /// What the amount to be copied is called: the whole, or the rest after a part.
    fn amount_label(&self) -> String {
        self.page.t(if self.is_part() { "payment-amount-rest" } else { "payment-amount" }).into_owned()
    }

    fn time_of(&self, at: &OffsetDateTime) -> String {
        format!("{} {}", format::time_of_day(self.page.locale, *at), format::ZONE)
    }

    /// What one coin counts, to the last digit, since when, and by whose word.
    fn rate(&self) -> String {
        let rate = format::decimal(self.page.locale, self.payment.rate.normalize());
        let (asset, time) = (self.asset(), self.time_of(&self.payment.created_at));
        let rate = self.page.tn("payment-rate", &[("asset", &asset), ("rate", &rate), ("time", &time)]);
        format!("{rate} {}", self.rate_source())
    }

    fn rate_source(&self) -> String {
        let quotes = self.payment.rate_evidence.get("quotes").and_then(|quotes| quotes.as_array());
        match quotes {
            Some(quotes) if !self.page.is_demonstration => {
                self.page.t1("payment-rate-sources", "sources", &quotes.len())
            }
            _ => self.page.t("payment-rate-demonstration").into_owned(),
        }
    }

    fn seconds_left(&self) -> i64 {
        self.payment.seconds_left(self.page.now)
    }

    /// As the countdown's script says it: whole minutes, and seconds in the last one.
    fn time_left(&self) -> String {
        match self.seconds_left() {
            seconds @ ..=60 => self.page.t1("payment-seconds-left", "seconds", &seconds.to_string()),
            seconds => self.page.t1("payment-minutes-left", "minutes", &(seconds / 60).to_string()),
        }
    }

    /// The countdown's words, with `#` where the script puts the number.
    fn minutes_pattern(&self) -> String {
        self.page.t1("payment-minutes-left", "minutes", &"#")
    }

    fn seconds_pattern(&self) -> String {
        self.page.t1("payment-seconds-left", "seconds", &"#")
    }

    /// What the QR code holds, for who cannot scan or see it.
    fn qr_holds(&self, instructions: &Instructions) -> String {
        self.page.t(if instructions.amount_in_qr() { "payment-qr-amount" } else { "payment-qr-address" }).into_owned()
    }

    fn is_open(&self) -> bool {
        self.payment.state.is_open()
    }

    /// Whether enough was seen: the address is shown to be compared, and not to be sent to.
    fn is_confirming(&self) -> bool {
        self.payment.state == PaymentState::Confirming
    }

    /// Whether the rest of a part is still missing.
    fn is_part(&self) -> bool {
        self.payment.state == PaymentState::Seen
    }

    /// Whether somebody may have sent what is not offered any more, or is not sure of it.
    fn may_have_sent(&self) -> bool {
        self.instructions.is_none() && !self.is_confirming() && self.payment.state != PaymentState::Settled
    }

    /// Where new instructions are asked for.
    fn again(&self) -> String {
        match self.order {
            Some(order) => self.page.href(&format!("/orders/{}#method", order.reference)),
            None => self.page.href("/balance"),
        }
    }

    fn can_ask_again(&self) -> bool {
        let over = matches!(self.payment.state, PaymentState::Expired | PaymentState::Cancelled | PaymentState::Closed);
        over && self.order.is_none_or(Order::is_payable)
    }

    /// 'I have paid' is taken until the payment is counted or closed (edge 6).
    fn takes_notice(&self) -> bool {
        !matches!(self.payment.state, PaymentState::Confirming | PaymentState::Settled | PaymentState::Closed)
    }

    fn expires(&self) -> String {
        self.page.date_time(&self.payment.expires_at)
    }

    /// Changes with everything on the page beyond the part that is swapped: then the page is loaded anew.
    fn whole(&self) -> String {
        format!("{} {} {}", self.payment.state.id(), self.instructions.is_some(), self.own.assessment.seen.units())
    }
}

pub async fn get(
    State(app): State<App>,
    page: Page,
    Customer(viewer): Customer,
    path: Path,
) -> Result<Response, PageError> {
    let own = own::find(&app, &viewer, &path, page.now).await?;
    let template = PaymentPage {
        page: &page,
        payment: &own.payment,
        order: own.order.as_ref(),
        instructions: own.offered(page.now)?,
        mark: states::one_payment(&page, own.payment.state),
        track: tracks::one_payment(&page, own.payment.state),
        arrivals: arrivals::list(&page, &own),
        own: &own,
    };
    page.private(&template)
}

//! `/{lang}/payments/{id}`: the instructions as long as they can be followed, and what became of them.

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use time::OffsetDateTime;

use crate::app::App;
use crate::i18n::format;
use crate::ids::PaymentId;
use crate::money::Atomic;
use crate::orders::{self, Order};
use crate::payments::{self, Instructions, Payment, PaymentFlag, PaymentState, Transfer, TransferStatus, amount_text};
use crate::web::error::PageError;
use crate::web::extract::Path;
use crate::web::order::tracks::Step;
use crate::web::page::{Customer, Page, PageContext, Viewer};
use crate::web::payment::methods::method_name;
use crate::web::states::{self, Mark};

/// A payment of the reader's, with what it pays and what arrived.
pub struct Found {
    payment: Payment,
    order: Option<Order>,
    transfers: Vec<Transfer>,
}

#[derive(Template)]
#[template(path = "payment/detail.html")]
struct PaymentPage<'a> {
    page: &'a Page,
    payment: &'a Payment,
    order: Option<&'a Order>,
    /// Only while they can be followed (R18).
    instructions: Option<Instructions>,
    mark: Mark,
    track: Vec<Step>,
    /// Coins seen on the network, final or not.
    seen: Atomic,
    is_demonstration: bool,
}

impl PaymentPage<'_> {
    fn title(&self) -> String {
        let (asset, network) = (self.payment.method.asset().symbol(), self.payment.method.network().name());
        let key = match self.payment.state {
            PaymentState::Awaiting | PaymentState::Seen | PaymentState::Confirming => "payment-title-open",
            PaymentState::Settled => "payment-title-settled",
            PaymentState::Expired => "payment-title-expired",
            PaymentState::Review => "payment-title-review",
            PaymentState::Closed | PaymentState::Cancelled => "payment-title-over",
        };
        self.page.t2(key, "asset", &asset, "network", &network)
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
            PaymentState::Seen => "payment-says-seen",
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

    fn amount_of(&self, amount: &Atomic) -> String {
        amount_text(self.payment.method, *amount)
    }

    fn missing(&self) -> Atomic {
        self.payment.due.saturating_sub(self.seen)
    }

    fn time_of(&self, at: &OffsetDateTime) -> String {
        format!("{} {}", format::time_of_day(self.page.locale, *at), format::ZONE)
    }

    /// What one coin counts, to the last digit, and since when.
    fn rate(&self) -> String {
        let rate = format::decimal(self.page.locale, self.payment.rate.normalize());
        let (asset, time) = (self.asset(), self.time_of(&self.payment.created_at));
        self.page.tn("payment-rate", &[("asset", &asset), ("rate", &rate), ("time", &time)])
    }

    fn seconds_left(&self) -> i64 {
        self.payment.seconds_left(self.page.now)
    }

    fn minutes_left(&self) -> i64 {
        (self.seconds_left() + 59) / 60
    }

    /// The countdown's words, with `#` where the script puts the number.
    fn minutes_pattern(&self) -> String {
        self.page.t1("payment-minutes-left", "minutes", &"#")
    }

    fn seconds_pattern(&self) -> String {
        self.page.t1("payment-seconds-left", "seconds", &"#")
    }

    fn qr_alternative(&self) -> String {
        let with_amount = self.instructions.as_ref().is_some_and(Instructions::amount_in_qr);
        self.page.t(if with_amount { "payment-qr-amount" } else { "payment-qr-address" }).into_owned()
    }

    fn is_open(&self) -> bool {
        self.payment.state.is_open()
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

    fn expires(&self) -> String {
        self.page.date_time(&self.payment.expires_at)
    }
}

pub async fn get(
    State(app): State<App>,
    page: Page,
    Customer(viewer): Customer,
    path: Path,
) -> Result<Response, PageError> {
    let found = find_own(&app, &viewer, &path).await?;
    let seen = found.transfers.iter().filter(|transfer| is_counted(&found.payment, transfer));
    let template = PaymentPage {
        page: &page,
        payment: &found.payment,
        order: found.order.as_ref(),
        instructions: instructions(&page, &found)?,
        mark: states::one_payment(&page, found.payment.state),
        track: track(&page, found.payment.state),
        seen: seen.map(|transfer| transfer.amount).sum(),
        is_demonstration: page.is_demonstration,
    };
    page.private(&template)
}

/// The reader's own payment; anybody else's is not there (S42). One whose time has run out is judged before it is
/// shown, so that no page offers an address that has expired.
pub(super) async fn find_own(app: &App, viewer: &Viewer, path: &Path) -> Result<Found, PageError> {
    let id: PaymentId = path.get("id").parse().map_err(|_| PageError::NotFound)?;
    let mut conn = app.pool.acquire().await?;
    let find = payments::find_by_id_for(&mut conn, viewer.account, id).await?;
    let mut payment = find.ok_or(PageError::NotFound)?;
    drop(conn);
    if payment.state == PaymentState::Awaiting && payment.expires_at < app.now() {
        let mut transaction = app.pool.begin().await?;
        payments::recompute(&mut transaction, id, &app.rules.policy, app.now()).await?;
        transaction.commit().await?;
        let mut conn = app.pool.acquire().await?;
        payment = payments::find_by_id_for(&mut conn, viewer.account, id).await?.ok_or(PageError::NotFound)?;
    }
    let mut conn = app.pool.acquire().await?;
    let order = match payment.order {
        Some(order) => orders::find_by_id(&mut conn, order).await?,
        None => None,
    };
    let transfers = payments::transfers_of(&mut conn, id).await?;
    Ok(Found { payment, order, transfers })
}

/// What a wallet needs, as long as it may be followed: while the payment waits, and while a part of it is missing.
pub(super) fn instructions(page: &PageContext, found: &Found) -> Result<Option<Instructions>, PageError> {
    let payment = &found.payment;
    let in_time = payment.expires_at >= page.now;
    let follows = match payment.state {
        PaymentState::Awaiting => in_time,
        PaymentState::Seen | PaymentState::Confirming => true,
        _ => false,
    };
    if !follows {
        return Ok(None);
    }
    let reference = found.order.as_ref().map_or_else(|| payment.id.to_string(), |order| order.reference.to_string());
    Instructions::new(payment.method, payment.address.clone(), payment.due, reference)
        .map(Some)
        .map_err(PageError::internal)
}

fn is_counted(payment: &Payment, transfer: &Transfer) -> bool {
    let is_there = matches!(transfer.status, TransferStatus::Seen | TransferStatus::Confirmed | TransferStatus::Final);
    is_there && transfer.asset == payment.method.asset()
}

/// The way of a payment in four steps; a payment that left it has none.
fn track(page: &PageContext, state: PaymentState) -> Vec<Step> {
    let steps = [PaymentState::Awaiting, PaymentState::Seen, PaymentState::Confirming, PaymentState::Settled];
    let Some(at) = steps.iter().position(|step| *step == state) else { return Vec::new() };
    let name = |step: &PaymentState| page.t(&format!("payment-step-{}", step.id())).into_owned();
    let step = |(index, step)| Step { name: name(step), is_done: index < at || at == 3, is_now: index == at };
    steps.iter().enumerate().map(step).collect()
}

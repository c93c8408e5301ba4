//! `/{lang}/orders/{reference}`: one order with its two states, its money, its payments, its machine and its history.

use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use time::OffsetDateTime;
use tower_sessions::Session;

use crate::app::App;
use crate::i18n::format;
use crate::ids::OrderReference;
use crate::money::Usd;
use crate::orders::{self, Order, PaymentState, ProvisioningState};
use crate::payments::{self, Payment};
use crate::web::account::recovery_code;
use crate::web::error::PageError;
use crate::web::extract::Path;
use crate::web::forms::FormErrors;
use crate::web::order::history::{self, Line};
use crate::web::order::next_step::{self, NextStep};
use crate::web::order::tracks::{self, Step};
use crate::web::page::{Customer, Page, Viewer};
use crate::web::payment::methods::{MethodChoice, method_name};
use crate::web::states::{self, Mark};
use crate::web::summary::Summary;

#[derive(Template)]
#[template(path = "order/detail.html")]
struct OrderPage<'a> {
    page: &'a Page,
    viewer: &'a Viewer,
    order: &'a Order,
    summary: Summary,
    payment: Mark,
    machine: Mark,
    payment_track: Vec<Step>,
    machine_track: Vec<Step>,
    next: NextStep,
    payments: Vec<Payment>,
    history: Vec<Line>,
    access: Option<String>,
    /// That access details are there but cannot be opened: the shop's key was changed.
    access_is_broken: bool,
    recovery_code: Option<String>,
    choice: MethodChoice,
    errors: FormErrors,
}

impl OrderPage<'_> {
    /// What the page is about, as its heading: the next thing that matters.
    fn title(&self) -> String {
        let key = match (self.order.provisioning_state, self.order.payment_state) {
            (ProvisioningState::Cancelled, _) => "order-title-cancelled",
            (ProvisioningState::Ended, _) => "order-title-ended",
            (ProvisioningState::Ready, _) => "order-title-ready",
            (ProvisioningState::Preparing, _) => "order-title-preparing",
            (ProvisioningState::NotStarted, PaymentState::Paid) => "order-title-paid",
            (ProvisioningState::NotStarted, PaymentState::Unpaid) => "order-title-unpaid",
            (ProvisioningState::NotStarted, _) => "order-title-awaiting",
        };
        self.page.t(key).into_owned()
    }

    fn placed(&self) -> String {
        self.page.date_time(&self.order.placed_at)
    }

    fn term(&self) -> String {
        format::days(self.page.locale, self.order.term.days())
    }

    fn paid(&self) -> Usd {
        if matches!(self.order.payment_state, PaymentState::Paid | PaymentState::Refunded) {
            self.order.total
        } else {
            Usd::ZERO
        }
    }

    fn due(&self) -> Usd {
        if self.order.is_payable() { self.order.total } else { Usd::ZERO }
    }

    fn is_refunded(&self) -> bool {
        self.order.payment_state == PaymentState::Refunded
    }

    fn balance_covers(&self) -> bool {
        self.viewer.balance >= self.order.total
    }

    fn balance_after(&self) -> Usd {
        self.viewer.balance - self.order.total
    }

    /// What the balance is short of the total.
    fn balance_missing(&self) -> Usd {
        self.order.total - self.viewer.balance
    }

    fn method(&self, payment: &Payment) -> String {
        method_name(self.page, payment.method)
    }

    fn mark_of(&self, payment: &Payment) -> Mark {
        states::one_payment(self.page, payment.state)
    }

    fn open_payment(&self) -> Option<&Payment> {
        next_step::open_payment(&self.payments)
    }

    /// Whether another method may still be chosen: money that was seen binds the order to its payment (edge 5).
    fn can_choose(&self) -> bool {
        self.order.is_payable()
            && self.open_payment().is_none_or(|payment| payment.state == payments::PaymentState::Awaiting)
    }

    /// The payment that keeps an order, which still wants money, from being paid otherwise.
    fn seen_payment(&self) -> Option<&Payment> {
        self.open_payment().filter(|_| self.order.is_payable() && !self.can_choose())
    }

    fn is_looked_at(&self) -> bool {
        self.payments.iter().any(|payment| payment.state == payments::PaymentState::Review)
    }

    /// Whether the machine was handed over, now or before, so that there is a period to show.
    fn has_period(&self) -> bool {
        matches!(self.order.provisioning_state, ProvisioningState::Ready | ProvisioningState::Ended)
    }

    /// Whether the hand-over of access is still to come.
    fn is_before_access(&self) -> bool {
        matches!(self.order.provisioning_state, ProvisioningState::NotStarted | ProvisioningState::Preparing)
    }

    /// Changes with everything that is told of the order: then the page is loaded anew.
    fn whole(&self) -> String {
        let (payment, machine) = (self.order.payment_state.id(), self.order.provisioning_state.id());
        format!("{payment} {machine} {}", self.history.len())
    }

    /// Whether something may change without the reader, so that the page is worth reading again. A page that shows a
    /// recovery code, or what was wrong with a form, stays as it is: neither would come back.
    fn is_live(&self) -> bool {
        let is_over = matches!(self.order.provisioning_state, ProvisioningState::Ended | ProvisioningState::Cancelled);
        !is_over && self.recovery_code.is_none() && self.errors.is_empty()
    }
}

pub async fn get(
    State(app): State<App>,
    page: Page,
    Customer(viewer): Customer,
    session: Session,
    path: Path,
) -> Result<Response, PageError> {
    let order = find_judged(&app, &viewer, &path, page.now).await?;
    let recovery_code = recovery_code::take(&session, &app, viewer.account).await?;
    let choice = MethodChoice::default();
    show(&app, &page, &viewer, &order, StatusCode::OK, choice, FormErrors::default(), recovery_code).await
}

/// The reader's own order; anybody else's is not there (S42).
pub async fn find_own(app: &App, viewer: &Viewer, path: &Path) -> Result<Order, PageError> {
    let reference: OrderReference = path.get("reference").parse().map_err(|_| PageError::NotFound)?;
    let mut conn = app.pool.acquire().await?;
    orders::find_by_reference_for(&mut conn, viewer.account, &reference).await?.ok_or(PageError::NotFound)
}

/// As [`find_own`], with payments whose time has run out judged first, so that the page does not tell to follow
/// instructions that have expired.
async fn find_judged(app: &App, viewer: &Viewer, path: &Path, now: OffsetDateTime) -> Result<Order, PageError> {
    let order = find_own(app, viewer, path).await?;
    let mut conn = app.pool.acquire().await?;
    let payments = payments::list_of_order(&mut conn, order.id).await?;
    drop(conn);
    let run_out: Vec<_> = payments.iter().filter(|payment| payment.has_run_out(now)).collect();
    if run_out.is_empty() {
        return Ok(order);
    }
    for payment in run_out {
        payments::judge(&app.pool, &app.rules.policy, payment.id, now).await?;
    }
    find_own(app, viewer, path).await
}

/// Draws the order, with what was typed and what is wrong where a form of it was refused.
pub async fn show(
    app: &App,
    page: &Page,
    viewer: &Viewer,
    order: &Order,
    status: StatusCode,
    choice: MethodChoice,
    errors: FormErrors,
    recovery_code: Option<String>,
) -> Result<Response, PageError> {
    let page = page.shown_at(&format!("/orders/{}", order.reference), "");
    let mut conn = app.pool.acquire().await?;
    let payments = payments::list_of_order(&mut conn, order.id).await?;
    let events = orders::timeline::timeline(&mut conn, order.id).await?;
    let access = if order.has_access && order.provisioning_state == ProvisioningState::Ready {
        orders::read_access(&mut conn, &app.settings.secret_key, order.id).await
    } else {
        Ok(None)
    };
    drop(conn);
    let access_is_broken = access.is_err();
    if let Err(error) = &access {
        tracing::error!(order = %order.reference, %error, "access details cannot be opened");
    }
    let template = OrderPage {
        page: &page,
        viewer,
        order,
        summary: Summary::new(&page, &order.card_name, order.quote(), order.preparation),
        payment: states::payment(&page, order.payment_state),
        machine: states::provisioning(&page, order.provisioning_state),
        payment_track: tracks::payment(&page, order),
        machine_track: tracks::provisioning(&page, order),
        next: next_step::of(&page, order, &payments),
        history: history::lines(&page, &events),
        payments,
        access: access.ok().flatten().map(|access| access.expose().to_owned()),
        access_is_broken,
        recovery_code,
        choice,
        errors,
    };
    page.private_with(status, &template)
}

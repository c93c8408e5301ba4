//! `/{lang}/orders/{reference}`: one order with its two states, its money, its payments, its machine and its history.

use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
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

    fn balance_covers(&self) -> bool {
        self.viewer.balance >= self.order.total
    }

    fn balance_after(&self) -> Usd {
        self.viewer.balance - self.order.total
    }

    fn method(&self, payment: &Payment) -> String {
        method_name(self.page, payment.method)
    }

    fn mark_of(&self, payment: &Payment) -> Mark {
        states::one_payment(self.page, payment.state)
    }

    /// Whether another method may still be chosen: money that was seen binds the order to its payment (edge 5).
    fn can_choose(&self) -> bool {
        let seen = |payment: &Payment| {
            matches!(payment.state, payments::PaymentState::Seen | payments::PaymentState::Confirming)
        };
        self.order.is_payable() && !self.payments.iter().any(seen)
    }

    /// Whether something may change without the reader, so that the page is worth reading again.
    fn is_live(&self) -> bool {
        !matches!(self.order.provisioning_state, ProvisioningState::Ended | ProvisioningState::Cancelled)
    }
}

pub async fn get(
    State(app): State<App>,
    page: Page,
    Customer(viewer): Customer,
    session: Session,
    path: Path,
) -> Result<Response, PageError> {
    let order = find_own(&app, &viewer, &path).await?;
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
    let access = if order.has_access {
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
        payment_track: tracks::payment(&page, order.payment_state),
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

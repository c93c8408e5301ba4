//! `/admin/orders/{reference}`: everything about an order, and the acts that are open to who reads it.

use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use crate::accounts::{self, Account};
use crate::app::App;
use crate::balance;
use crate::i18n::{Locale, format};
use crate::ids::OrderReference;
use crate::money::Usd;
use crate::orders::{self, Order, PaymentState, ProvisioningState, ReadAccessError};
use crate::support::{self, Role, StaffMember};
use crate::web::admin::acts::{HandOverFields, Refusal};
use crate::web::admin::history::{self, Line};
use crate::web::admin::payments::{self, PaymentPart};
use crate::web::error::PageError;
use crate::web::extract::Path;
use crate::web::page::{Page, Staff};
use crate::web::states::{self, Mark};

#[derive(Template)]
#[template(path = "admin/order.html")]
struct OrderPage<'a> {
    page: &'a Page,
    refusal: Refusal,
    order: Order,
    customer: Account,
    balance: Usd,
    payments: Vec<PaymentPart>,
    timeline: Vec<Line>,
    audit: Vec<Line>,
    access: Access,
    acts: Acts,
    hand_over: HandOverFields,
    /// A hand-over that was typed for the order as it was before: kept, but in no form that would send it.
    stranded: Option<HandOverFields>,
    /// Whether the hand-over's form holds what was typed.
    is_typed: bool,
}

/// What the reader sees of the access details.
enum Access {
    /// Nothing was handed over.
    None,
    /// The reader's role does not see them.
    Hidden,
    Open(String),
    /// Sealed with another key than the shop has now.
    Broken,
}

/// What the reader may do to the order as it stands.
struct Acts {
    prepare: bool,
    hand_over: bool,
    change: bool,
    end: bool,
    cancel: bool,
    /// The order can be called off, but not by this role: money goes back with it.
    cancel_needs_finance: bool,
    /// What calling the order off gives back.
    refund: Usd,
}

impl Acts {
    fn of(order: &Order, role: Role) -> Self {
        let moves = orders::allowed_moves(order.payment_state, order.provisioning_state);
        let may = |to| role >= Role::Support && moves.contains(&to);
        let is_ready = order.provisioning_state == ProvisioningState::Ready;
        let refund = support::refund_of(order);
        let decides = role >= Role::Finance || !refund.is_positive();
        Acts {
            prepare: may(ProvisioningState::Preparing),
            hand_over: may(ProvisioningState::Ready) && !is_ready,
            change: may(ProvisioningState::Ready) && is_ready,
            end: may(ProvisioningState::Ended),
            cancel: may(ProvisioningState::Cancelled) && decides,
            cancel_needs_finance: may(ProvisioningState::Cancelled) && !decides,
            refund,
        }
    }
}

pub async fn get(State(app): State<App>, page: Page, Staff(staff): Staff, path: Path) -> Result<Response, PageError> {
    let order = find(&app, &path).await?;
    draw(&app, &page, &staff, order, Refusal::default(), StatusCode::OK).await
}

/// The order that the path names.
pub async fn find(app: &App, path: &Path) -> Result<Order, PageError> {
    let reference = path.get("reference").parse::<OrderReference>().map_err(|_| PageError::NotFound)?;
    let mut conn = app.pool.acquire().await?;
    orders::find_by_reference(&mut conn, &reference).await?.ok_or(PageError::NotFound)
}

/// The order's own address.
pub fn address(order: &Order) -> String {
    format!("/admin/orders/{}", order.reference)
}

/// Draws the order's page, after a refused act with what was typed and what is wrong.
pub async fn draw(
    app: &App,
    page: &Page,
    staff: &StaffMember,
    order: Order,
    mut refusal: Refusal,
    status: StatusCode,
) -> Result<Response, PageError> {
    let page = page.shown_at(&address(&order), "");
    let customer = accounts::find_any_account(&app.pool, order.account).await?;
    let customer = customer.ok_or_else(|| PageError::internal("an order of nobody"))?;
    let mut conn = app.pool.acquire().await?;
    let access = read_access(app, &mut conn, &order, staff.role).await?;
    let prefilled = match &access {
        Access::Open(text) => text.as_str(),
        Access::None | Access::Hidden | Access::Broken => "",
    };
    let prefilled = HandOverFields::prefilled(&order, prefilled, page.now);
    let acts = Acts::of(&order, staff.role);
    let fits = |typed: &HandOverFields| if typed.is_change { acts.change } else { acts.hand_over };
    let typed = refusal.hand_over.take();
    let is_typed = typed.as_ref().is_some_and(fits);
    let (hand_over, stranded) = if is_typed { (typed.unwrap_or(prefilled), None) } else { (prefilled, typed) };
    let template = OrderPage {
        payments: payments::read(&mut conn, &page, order.id).await?,
        timeline: history::timeline(&page, &orders::timeline::timeline(&mut conn, order.id).await?),
        audit: history::audit(&page, &support::audit_of_order(&mut conn, order.id).await?),
        balance: balance::available(&mut conn, order.account).await?,
        acts,
        page: &page,
        refusal,
        customer,
        access,
        hand_over,
        stranded,
        is_typed,
        order,
    };
    page.private_with(status, &template)
}

async fn read_access(
    app: &App,
    conn: &mut crate::database::PgConnection,
    order: &Order,
    role: Role,
) -> Result<Access, PageError> {
    if !order.has_access {
        return Ok(Access::None);
    }
    if role < Role::Support {
        return Ok(Access::Hidden);
    }
    match orders::read_access(conn, &app.settings.secret_key, order.id).await {
        Ok(Some(details)) => Ok(Access::Open(details.expose().to_owned())),
        Ok(None) => Ok(Access::None),
        Err(ReadAccessError::Broken(error)) => {
            tracing::error!(%error, order = %order.reference, "access details cannot be opened");
            Ok(Access::Broken)
        }
        Err(ReadAccessError::Database(error)) => Err(error.into()),
    }
}

impl OrderPage<'_> {
    fn payment(&self, state: &PaymentState) -> Mark {
        states::payment(self.page, *state)
    }

    fn provisioning(&self, state: &ProvisioningState) -> Mark {
        states::provisioning(self.page, *state)
    }

    fn preparation_name(&self) -> String {
        self.page.t(&format!("admin-preparation-{}", self.order.preparation.id())).into_owned()
    }

    fn term(&self) -> String {
        format::days(self.page.locale, self.order.term.days())
    }

    fn memory(&self) -> String {
        format::gigabytes(self.page.locale, self.order.memory_gb)
    }

    /// The language that the customer reads, by its own name.
    fn language_name(&self) -> &str {
        Locale::from_tag(&self.order.locale).map_or(&self.order.locale, |locale| locale.own_name())
    }
}

//! What the acts on an order have in common: who may, what was typed, and what becomes of a refusal.

use axum::http::StatusCode;
use axum::response::Response;
use time::format_description::BorrowedFormatItem;
use time::macros::format_description;
use time::{OffsetDateTime, UtcOffset};

use crate::app::App;
use crate::orders::{Order, ProvisioningError, ProvisioningState};
use crate::support::{self, Act, ActError, Role, StaffMember};
use crate::web::admin::order;
use crate::web::error::PageError;
use crate::web::extract::Path;
use crate::web::forms::{Fields, FormErrors};
use crate::web::page::{Page, PageContext, see_other};

/// What stopped an act, with everything that was typed for it.
#[derive(Default)]
pub struct Refusal {
    pub errors: FormErrors,
    /// What no field is to blame for: the order is another than the form knew.
    pub clash: Option<String>,
    pub hand_over: Option<HandOverFields>,
    pub reason: String,
    pub is_confirmed: bool,
}

/// The hand-over's form, as text.
pub struct HandOverFields {
    pub access: String,
    pub starts_at: String,
    pub ends_at: String,
    /// Whether it changes what was handed over.
    pub is_change: bool,
}

impl HandOverFields {
    /// What is handed over already, or the whole term from now on.
    pub fn prefilled(order: &Order, access: &str, now: OffsetDateTime) -> Self {
        let starts_at = order.starts_at.unwrap_or(now);
        let ends_at = order.ends_at.unwrap_or_else(|| now + order.term.duration());
        HandOverFields {
            access: access.to_owned(),
            starts_at: minute(starts_at),
            ends_at: minute(ends_at),
            is_change: order.provisioning_state == ProvisioningState::Ready,
        }
    }
}

/// How staff read and type a moment, in UTC and in every language: `2026-03-05 14:07`.
const MINUTE: &[BorrowedFormatItem<'_>] = format_description!("[year]-[month]-[day] [hour]:[minute]");

fn minute(at: OffsetDateTime) -> String {
    at.to_offset(UtcOffset::UTC).format(MINUTE).unwrap_or_default()
}

/// The order that an act is sent to, for those who may act: support and finance.
pub async fn find_order(app: &App, staff: &StaffMember, path: &Path) -> Result<Order, PageError> {
    if staff.role < Role::Support {
        return Err(PageError::Forbidden);
    }
    order::find(app, path).await
}

/// The text of a field, trimmed; what no database and no reader could make sense of is an error there.
pub fn plain_text<'form>(
    page: &PageContext,
    form: &'form Fields,
    name: &'static str,
    most: usize,
    errors: &mut FormErrors,
) -> &'form str {
    let text = form.text(name).trim();
    if form.is_ambiguous(name) {
        errors.add(name, page.t("admin-field-ambiguous"));
    } else if text.chars().any(|c| c.is_control() && !matches!(c, '\r' | '\n' | '\t')) {
        errors.add(name, page.t("admin-field-unprintable"));
    } else if text.chars().count() > most {
        errors.add(name, page.t1("admin-field-too-long", "most", &most));
    }
    text
}

/// Whether the box beside an act that cannot be taken back is ticked; else that is an error there.
pub fn is_confirmed(page: &PageContext, form: &Fields, errors: &mut FormErrors) -> bool {
    let is_confirmed = form.text("confirmed") == "on" && !form.is_ambiguous("confirmed");
    if !is_confirmed {
        errors.add("confirmed", page.t("admin-confirmed-missing"));
    }
    is_confirmed
}

/// The order's page with what is wrong.
pub async fn refuse(
    app: &App,
    page: &Page,
    staff: &StaffMember,
    order: Order,
    refusal: Refusal,
) -> Result<Response, PageError> {
    order::draw(app, page, staff, order, refusal, StatusCode::UNPROCESSABLE_ENTITY).await
}

/// Does an act and leads back to the order; a refused one draws the order as it is now, with what was typed.
pub async fn perform(
    app: &App,
    page: &Page,
    staff: &StaffMember,
    order: Order,
    act: &Act,
    mut refusal: Refusal,
) -> Result<Response, PageError> {
    let key = &app.settings.secret_key;
    let done =
        support::perform(&app.pool, key, &app.rules.policy, staff, order.id, act, &page.request_id, app.now()).await;
    match done {
        Ok(()) => return Ok(see_other(&order::address(&order))),
        Err(ActError::NotAllowed(role)) if role < Role::Support => return Err(PageError::Forbidden),
        Err(ActError::NotAllowed(_)) => refusal.clash = Some(page.t("admin-clash-needs-finance").into_owned()),
        Err(ActError::RefundDiffers { .. }) => refusal.clash = Some(page.t("admin-clash-refund").into_owned()),
        Err(ActError::ReasonMissing) => refusal.errors.add("reason", page.t("admin-reason-missing")),
        Err(ActError::Provisioning(error)) => match error {
            ProvisioningError::NotFound => return Err(PageError::NotFound),
            ProvisioningError::NotAllowed { from, .. } => {
                let state = page.t(&format!("order-provisioning-{}", from.id()));
                refusal.clash = Some(page.t1("admin-clash-moved", "state", &state));
            }
            ProvisioningError::NotPaid => refusal.clash = Some(page.t("admin-clash-not-paid").into_owned()),
            ProvisioningError::EndBeforeStart => refusal.errors.add("ends_at", page.t("admin-ends-before-start")),
            ProvisioningError::ShorterThanTerm => {
                let days = order.term.days();
                refusal.errors.add("ends_at", page.t1("admin-ends-too-early", "days", &days));
            }
            ProvisioningError::Database(error) => return Err(error.into()),
        },
    }
    // Read again: what stopped the act may have happened since.
    let mut conn = app.pool.acquire().await?;
    let order = crate::orders::find_by_id(&mut conn, order.id).await?.ok_or(PageError::NotFound)?;
    drop(conn);
    refuse(app, page, staff, order, refusal).await
}

//! `/admin/orders/{reference}/cancellation`: an order is called off; what was paid goes to its customer's balance.

use axum::extract::State;
use axum::response::Response;
use rust_decimal::Decimal;

use crate::app::App;
use crate::money::Usd;
use crate::support::Act;
use crate::web::admin::acts::{self, Refusal};
use crate::web::error::PageError;
use crate::web::extract::{Form, Path};
use crate::web::page::{Page, Staff};

/// Enough for a story, short enough to be read in the log.
const LONGEST_REASON: usize = 1_000;

pub async fn post(
    State(app): State<App>,
    page: Page,
    Staff(staff): Staff,
    path: Path,
    Form(form): Form,
) -> Result<Response, PageError> {
    let order = acts::find_order(&app, &staff, &path).await?;
    let mut refusal = Refusal { reason: form.text("reason").to_owned(), ..Refusal::default() };
    let reason = acts::plain_text(&page, &form, "reason", LONGEST_REASON, &mut refusal.errors);
    if reason.is_empty() {
        refusal.errors.add("reason", page.t("admin-reason-missing"));
    }
    refusal.is_confirmed = acts::is_confirmed(&page, &form, &mut refusal.errors);
    if !refusal.errors.is_empty() {
        return acts::refuse(&app, &page, &staff, order, refusal).await;
    }
    let act = Act::Cancel { reason: reason.to_owned(), refund: agreed_refund(form.text("refund")) };
    acts::perform(&app, &page, &staff, order, &act, refusal).await
}

/// The refund that the form spoke of: `2898.00`. Nothing was agreed to where there is no such sum.
fn agreed_refund(text: &str) -> Usd {
    text.parse::<Decimal>().ok().and_then(Usd::from_dollars_exact).unwrap_or_default()
}

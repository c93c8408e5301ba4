//! `/admin/orders/{reference}/ending`: a rental is over.

use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::support::Act;
use crate::web::admin::acts::{self, Refusal};
use crate::web::error::PageError;
use crate::web::extract::{Form, Path};
use crate::web::page::{Page, Staff};

pub async fn post(
    State(app): State<App>,
    page: Page,
    Staff(staff): Staff,
    path: Path,
    Form(form): Form,
) -> Result<Response, PageError> {
    let order = acts::find_order(&app, &staff, &path).await?;
    let mut refusal = Refusal::default();
    refusal.is_confirmed = acts::is_confirmed(&page, &form, &mut refusal.errors);
    if !refusal.errors.is_empty() {
        return acts::refuse(&app, &page, &staff, order, refusal).await;
    }
    acts::perform(&app, &page, &staff, order, &Act::End, refusal).await
}

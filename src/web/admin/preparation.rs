//! `/admin/orders/{reference}/preparation`: the work on a paid order begins.

use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::support::Act;
use crate::web::admin::acts::{self, Refusal};
use crate::web::error::PageError;
use crate::web::extract::Path;
use crate::web::page::{Page, Staff};

pub async fn post(State(app): State<App>, page: Page, Staff(staff): Staff, path: Path) -> Result<Response, PageError> {
    let order = acts::find_order(&app, &staff, &path).await?;
    acts::perform(&app, &page, &staff, order, &Act::StartPreparing, Refusal::default()).await
}

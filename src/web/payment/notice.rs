//! `/{lang}/payments/{id}/notice`: 'I have paid' (R17).

use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::ids::PaymentId;
use crate::payments::{self, NoticeError};
use crate::web::error::PageError;
use crate::web::extract::Path;
use crate::web::page::{Customer, Page, see_other};
use crate::web::urls;

pub async fn post(
    State(app): State<App>,
    page: Page,
    Customer(viewer): Customer,
    path: Path,
) -> Result<Response, PageError> {
    let id: PaymentId = path.get("id").parse().map_err(|_| PageError::NotFound)?;
    let limit = app.settings.limits.notices_of_payment;
    match payments::give_notice(&app.pool, viewer.account, id, limit, app.now()).await {
        Ok(_) => Ok(see_other(&urls::payment(page.locale, id))),
        Err(NoticeError::NotFound) => Err(PageError::NotFound),
        Err(NoticeError::Database(error)) => Err(error.into()),
    }
}

//! `/{lang}/payments/{id}/qr.svg`: the code of instructions that can be followed; for their owner alone.

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::web::error::PageError;
use crate::web::extract::Path;
use crate::web::page::{Customer, Page};
use crate::web::payment::own;

pub async fn get(
    State(app): State<App>,
    page: Page,
    Customer(viewer): Customer,
    path: Path,
) -> Result<Response, PageError> {
    let own = own::find(&app, &viewer, &path, page.now).await?;
    let instructions = own.offered(page.now)?.ok_or(PageError::NotFound)?;
    let headers = [(CONTENT_TYPE, "image/svg+xml; charset=utf-8"), (CACHE_CONTROL, "no-store")];
    Ok((headers, instructions.qr_svg()).into_response())
}

//! `/{lang}/payments/{id}/qr.svg`: the code of instructions that can be followed; for their owner alone.

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::web::error::PageError;
use crate::web::extract::Path;
use crate::web::page::{Customer, Page};
use crate::web::payment::detail::{find_own, instructions};

pub async fn get(
    State(app): State<App>,
    page: Page,
    Customer(viewer): Customer,
    path: Path,
) -> Result<Response, PageError> {
    let found = find_own(&app, &viewer, &path).await?;
    let instructions = instructions(&page, &found)?.ok_or(PageError::NotFound)?;
    let headers = [(CONTENT_TYPE, "image/svg+xml; charset=utf-8"), (CACHE_CONTROL, "no-store")];
    Ok((headers, instructions.qr_svg()).into_response())
}

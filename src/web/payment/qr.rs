//! `/{lang}/payments/{id}/qr.svg`

use axum::response::Response;

use crate::web::error::PageError;

pub async fn get() -> Result<Response, PageError> {
    Err(PageError::NotFound)
}

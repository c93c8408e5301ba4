//! `/{lang}/gpus/{slug}`

use axum::response::Response;

use crate::web::error::PageError;

pub async fn get() -> Result<Response, PageError> {
    Err(PageError::NotFound)
}

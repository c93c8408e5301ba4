//! `/admin/orders`

use axum::response::Response;

use crate::web::error::PageError;

pub async fn get() -> Result<Response, PageError> {
    Err(PageError::NotFound)
}

/// `/admin`
pub async fn front() -> Result<Response, PageError> {
    Ok(crate::web::page::see_other("/admin/orders"))
}

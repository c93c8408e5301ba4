//! `/admin/orders/{reference}/handover`

use axum::response::Response;

use crate::web::error::PageError;

pub async fn post() -> Result<Response, PageError> {
    Err(PageError::NotFound)
}

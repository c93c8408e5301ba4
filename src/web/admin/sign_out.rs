//! `/admin/sign-out`

use axum::response::Response;
use tower_sessions::Session;

use crate::web::error::PageError;
use crate::web::page::see_other;
use crate::web::session;

pub async fn post(session: Session) -> Result<Response, PageError> {
    session::end(&session).await?;
    Ok(see_other("/admin/sign-in"))
}

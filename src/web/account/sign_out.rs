//! `/{lang}/sign-out`: by post only, so that no link signs anybody out.

use axum::response::Response;
use tower_sessions::Session;

use crate::web::error::PageError;
use crate::web::page::{Page, see_other};
use crate::web::session;

pub async fn post(page: Page, session: Session) -> Result<Response, PageError> {
    session::end(&session).await?;
    Ok(see_other(&page.href("/")))
}

//! `/{lang}/account/sessions/{id}`: ends a session of the account; `others` in place of an id ends all but this one.

use axum::extract::State;
use axum::response::Response;
use tower_sessions::Session;

use crate::accounts::sessions;
use crate::app::App;
use crate::ids::SessionId;
use crate::web::account::overview::Done;
use crate::web::error::PageError;
use crate::web::extract::Path;
use crate::web::page::{Customer, Page, see_other};
use crate::web::session;

pub async fn post(
    State(app): State<App>,
    page: Page,
    Customer(viewer): Customer,
    session: Session,
    path: Path,
) -> Result<Response, PageError> {
    if path.get("id") == "others" {
        let mut conn = app.pool.acquire().await?;
        sessions::end_all(&mut conn, viewer.account, Some(viewer.session)).await?;
    } else {
        let id: SessionId = path.get("id").parse().map_err(|_| PageError::NotFound)?;
        if id == viewer.session {
            session::end(&session).await?;
            return Ok(see_other(&page.href("/sign-in")));
        }
        // One that is there no longer, or is another account's, is answered alike: of this account's, it is ended.
        let mut conn = app.pool.acquire().await?;
        sessions::end_one_for(&mut conn, viewer.account, id).await?;
    }
    tracing::info!(account = %viewer.account, "sessions were ended");
    Done::SessionsEnded.keep(&session).await?;
    Ok(see_other(&page.href("/account")))
}

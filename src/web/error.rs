//! What goes wrong on the way to a page. A handler names it; `visit` draws it, in the reader's language, with a request
//! id and never with a cause; the cause is logged there, once.

use std::sync::Arc;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use time::Duration;

#[derive(Debug, thiserror::Error)]
pub enum PageError {
    /// Nothing is here, or nothing that this reader may see: both look the same.
    #[error("not found")]
    NotFound,
    #[error("not allowed")]
    Forbidden,
    /// A post that another site's page sent.
    #[error("a post from another site")]
    CrossSite,
    #[error("the body is too large")]
    TooLarge,
    /// The text of the query or form is no UTF-8, or no form at all.
    #[error("the form cannot be read")]
    Unreadable,
    #[error("too many tries")]
    TooMany { retry_after: Duration },
    #[error("nobody is signed in")]
    SignInNeeded,
    #[error("no member of the staff is signed in")]
    StaffSignInNeeded,
    /// The request took too long; nothing is known of its end.
    #[error("timed out")]
    TimedOut,
    #[error("{0}")]
    Internal(Box<dyn std::error::Error + Send + Sync>),
}

impl PageError {
    pub fn internal(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        PageError::Internal(error.into())
    }

    pub const fn status(&self) -> StatusCode {
        match self {
            PageError::NotFound => StatusCode::NOT_FOUND,
            PageError::Forbidden | PageError::CrossSite => StatusCode::FORBIDDEN,
            PageError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            PageError::Unreadable => StatusCode::UNPROCESSABLE_ENTITY,
            PageError::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            PageError::SignInNeeded | PageError::StaffSignInNeeded => StatusCode::SEE_OTHER,
            PageError::TimedOut => StatusCode::SERVICE_UNAVAILABLE,
            PageError::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<sqlx::Error> for PageError {
    fn from(error: sqlx::Error) -> Self {
        PageError::internal(error)
    }
}

impl From<askama::Error> for PageError {
    fn from(error: askama::Error) -> Self {
        PageError::internal(error)
    }
}

impl From<tower_sessions::session::Error> for PageError {
    fn from(error: tower_sessions::session::Error) -> Self {
        PageError::internal(error)
    }
}

/// Carried by a response that is not drawn yet.
#[derive(Clone)]
pub struct Undrawn(pub Arc<PageError>);

impl IntoResponse for PageError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Undrawn(Arc::new(self)));
        response
    }
}

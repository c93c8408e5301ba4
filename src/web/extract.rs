//! What a handler asks of a request: path, query and form as text, refused by the shop's own error pages. axum's
//! extractors are banned here, since their refusals are plain English past the error page.

use axum::extract::{FromRequest, FromRequestParts, RawPathParams, Request};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::request::Parts;
use http_body_util::{BodyExt, LengthLimitError, Limited};

use crate::web::error::PageError;
use crate::web::forms::Fields;

/// More than any form of the shop holds.
const FORM_LIMIT: usize = 64 * 1024;

const FORM: &str = "application/x-www-form-urlencoded";

/// The parts of the path that the route names, decoded; a part that is no UTF-8 is no page.
pub struct Path(Vec<(String, String)>);

impl Path {
    /// A part of the route by name.
    pub fn get(&self, name: &str) -> &str {
        self.0.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Path {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, PageError> {
        let params = RawPathParams::from_request_parts(parts, state).await.map_err(|_| PageError::NotFound)?;
        Ok(Path(params.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()))
    }
}

/// The query as named texts.
pub struct Query(pub Fields);

impl<S: Send + Sync> FromRequestParts<S> for Query {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, PageError> {
        Fields::parse(parts.uri.query().unwrap_or_default().as_bytes()).map(Query).ok_or(PageError::Unreadable)
    }
}

/// A posted form as named texts.
pub struct Form(pub Fields);

impl<S: Send + Sync> FromRequest<S> for Form {
    type Rejection = PageError;

    async fn from_request(request: Request, _: &S) -> Result<Self, PageError> {
        check_headers(request.headers())?;
        let body = Limited::new(request.into_body(), FORM_LIMIT).collect().await.map_err(|error| {
            if error.is::<LengthLimitError>() { PageError::TooLarge } else { PageError::Unreadable }
        })?;
        Fields::parse(&body.to_bytes()).map(Form).ok_or(PageError::Unreadable)
    }
}

/// Refuses a body by what its headers say, before it is read.
fn check_headers(headers: &HeaderMap) -> Result<(), PageError> {
    let header = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let announced = header(CONTENT_LENGTH).and_then(|length| length.parse::<usize>().ok()).unwrap_or(0);
    if announced > FORM_LIMIT {
        return Err(PageError::TooLarge);
    }
    let kind = header(CONTENT_TYPE).unwrap_or(FORM);
    if kind.to_ascii_lowercase().starts_with(FORM) { Ok(()) } else { Err(PageError::Unreadable) }
}

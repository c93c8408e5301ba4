//! What every page knows: its language and address, its reader, and how it is sent.

use std::borrow::Cow;
use std::ops::Deref;
use std::sync::Arc;

use askama::Template;
use axum::extract::FromRequestParts;
use axum::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, CONTENT_TYPE, ETAG, VARY};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use sha2::{Digest, Sha256};
use time::OffsetDateTime;
use url::Url;

use crate::i18n::{self, Argument, Locale};
use crate::ids::{AccountId, SessionId};
use crate::money::Usd;
use crate::support::StaffMember;
use crate::web::error::PageError;
use crate::web::{assets, urls};

/// A customer who is signed in.
#[derive(Debug, Clone)]
pub struct Viewer {
    pub account: AccountId,
    pub session: SessionId,
    pub first_name: String,
    pub last_name: String,
    pub email: String,
    pub balance: Usd,
}

/// Which part of the site a page belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Area {
    Shop,
    Admin,
}

/// What a page is drawn from besides its own matter.
#[derive(Debug, Clone)]
pub struct PageContext {
    pub area: Area,
    pub locale: Locale,
    /// The path without its language: `/gpus`. In the admin area, the whole path.
    pub path: String,
    /// The query as it came, without the question mark.
    pub query: String,
    pub viewer: Option<Viewer>,
    pub staff: Option<StaffMember>,
    pub is_demonstration: bool,
    pub public_url: Url,
    pub contact_email: Option<String>,
    /// Named on error pages and in the log.
    pub request_id: String,
    /// The reader's network, for limits.
    pub network: String,
    pub now: OffsetDateTime,
    pub if_none_match: Option<String>,
}

/// The page's context, shared by the handler and its template.
#[derive(Debug, Clone)]
pub struct Page(pub Arc<PageContext>);

impl Deref for Page {
    type Target = PageContext;
    fn deref(&self) -> &PageContext {
        &self.0
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Page {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, PageError> {
        parts.extensions.get::<Page>().cloned().ok_or_else(|| PageError::internal("a route outside `visit`"))
    }
}

/// The reader, who must be signed in; anybody else is sent to the sign-in page and comes back.
#[derive(Debug, Clone)]
pub struct Customer(pub Viewer);

impl<S: Send + Sync> FromRequestParts<S> for Customer {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, PageError> {
        let page = Page::from_request_parts(parts, state).await?;
        page.viewer.clone().map(Customer).ok_or(PageError::SignInNeeded)
    }
}

/// A member of the staff, who must be signed in.
#[derive(Debug, Clone)]
pub struct Staff(pub StaffMember);

impl<S: Send + Sync> FromRequestParts<S> for Staff {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, PageError> {
        let page = Page::from_request_parts(parts, state).await?;
        page.staff.clone().map(Staff).ok_or(PageError::StaffSignInNeeded)
    }
}

impl PageContext {
    /// A text in the reader's language.
    pub fn t(&self, key: &str) -> Cow<'static, str> {
        i18n::text(self.locale, key)
    }

    /// A text with one argument.
    pub fn t1(&self, key: &str, name: &str, value: &dyn Argument) -> String {
        i18n::text_with(self.locale, key, &[(name, value)])
    }

    /// A text with two arguments.
    pub fn t2(&self, key: &str, a: &str, a_value: &dyn Argument, b: &str, b_value: &dyn Argument) -> String {
        i18n::text_with(self.locale, key, &[(a, a_value), (b, b_value)])
    }

    /// A text with any number of arguments.
    pub fn tn(&self, key: &str, arguments: &[(&str, &dyn Argument)]) -> String {
        i18n::text_with(self.locale, key, arguments)
    }

    pub fn usd(&self, amount: &Usd) -> String {
        i18n::format::usd(self.locale, *amount)
    }

    pub fn date_time(&self, at: &OffsetDateTime) -> String {
        i18n::format::date_time(self.locale, *at)
    }

    /// The machine's form of a time, for `datetime` and `data-` attributes: RFC 3339 in UTC, whole seconds.
    pub fn rfc3339(&self, at: &OffsetDateTime) -> String {
        rfc3339(*at)
    }

    /// An address on the site in the reader's language.
    pub fn href(&self, path: &str) -> String {
        urls::localized(self.locale, path)
    }

    /// A static file by its name, with its hash in the address.
    pub fn asset(&self, name: &str) -> String {
        assets::url(name)
    }

    /// This page in another language, its query kept (S1, S2).
    pub fn in_language(&self, locale: &Locale) -> String {
        match self.area {
            Area::Shop if self.query.is_empty() => urls::localized(*locale, &self.path),
            Area::Shop => format!("{}?{}", urls::localized(*locale, &self.path), self.query),
            Area::Admin => {
                let others = self.query.split('&').filter(|pair| !pair.is_empty() && !pair.starts_with("lang="));
                let query: Vec<&str> = others.collect();
                let sign = if query.is_empty() { "" } else { "&" };
                format!("{}?{}{sign}lang={locale}", self.path, query.join("&"))
            }
        }
    }

    /// This page's whole address in a language, without its query: the canonical one.
    pub fn canonical(&self, locale: &Locale) -> String {
        self.whole(&urls::localized(*locale, &self.path))
    }

    /// A path of the site as a whole address.
    pub fn whole(&self, path: &str) -> String {
        format!("{}{path}", self.public_url.as_str().trim_end_matches('/'))
    }

    pub const fn locales(&self) -> [Locale; 5] {
        Locale::ALL
    }

    pub fn is_admin(&self) -> bool {
        self.area == Area::Admin
    }

    /// Whether a part of the navigation is where the reader is.
    pub fn is_at(&self, path: &str) -> bool {
        self.path == path || self.path.strip_prefix(path).is_some_and(|rest| rest.starts_with('/'))
    }

    /// The sign-in page, which leads back here.
    pub fn sign_in_href(&self) -> String {
        let is_of_no_use =
            ["/sign-in", "/sign-up", "/recovery"].iter().any(|path| self.is_at(path)) || self.path == "/";
        if is_of_no_use { self.href("/sign-in") } else { urls::sign_in(self.locale, &self.here()) }
    }

    /// Where to come back to after signing in.
    pub fn here(&self) -> String {
        let path = if self.area == Area::Shop { urls::localized(self.locale, &self.path) } else { self.path.clone() };
        if self.query.is_empty() { path } else { format!("{path}?{}", self.query) }
    }
}

impl Page {
    /// The page as one at another address. A refused post is drawn with it: its links to other languages, and the way
    /// back from signing in, must lead where a reader can go, with what was chosen.
    pub fn shown_at(&self, path: &str, query: &str) -> Page {
        Page(Arc::new(PageContext { path: path.to_owned(), query: query.to_owned(), ..PageContext::clone(self) }))
    }

    /// A page that everybody may see and caches may keep; one that shows who reads it is kept by nobody else (S51).
    pub fn public(&self, template: &impl Template) -> Result<Response, PageError> {
        let html = template.render()?;
        let digest = Sha256::digest(&html);
        let etag = format!("\"{}\"", hex::encode(&digest[..12]));
        let is_known = self.if_none_match.as_deref().is_some_and(|known| known.contains(&etag));
        let mut response =
            if is_known { StatusCode::NOT_MODIFIED.into_response() } else { self.html(StatusCode::OK, html) };
        let headers = response.headers_mut();
        let who = if self.viewer.is_some() { "private, no-cache" } else { "public, no-cache" };
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(who));
        headers.insert(VARY, HeaderValue::from_static("Cookie"));
        headers.insert(ETAG, HeaderValue::from_str(&etag).map_err(PageError::internal)?);
        Ok(response)
    }

    /// A page for its reader alone: nothing keeps it.
    pub fn private(&self, template: &impl Template) -> Result<Response, PageError> {
        self.private_with(StatusCode::OK, template)
    }

    /// A form that was refused: the same page with what was typed and what is wrong.
    pub fn refused(&self, template: &impl Template) -> Result<Response, PageError> {
        self.private_with(StatusCode::UNPROCESSABLE_ENTITY, template)
    }

    /// A private page with a status of its own.
    pub fn private_with(&self, status: StatusCode, template: &impl Template) -> Result<Response, PageError> {
        let mut response = self.html(status, template.render()?);
        response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        Ok(response)
    }

    fn html(&self, status: StatusCode, html: String) -> Response {
        let headers = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CONTENT_LANGUAGE, self.locale.tag())];
        (status, headers, html).into_response()
    }
}

/// 303: the answer to a post that succeeded, so that reloading repeats nothing (S6).
pub fn see_other(to: &str) -> Response {
    let mut response = Redirect::to(to).into_response();
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// A time as machines read it: RFC 3339 in UTC, whole seconds.
pub fn rfc3339(at: OffsetDateTime) -> String {
    let at = at.replace_nanosecond(0).unwrap_or(at);
    at.format(&time::format_description::well_known::Rfc3339).unwrap_or_default()
}

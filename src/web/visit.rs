//! Around every page: who reads it, in which language, whether the request may be, and the drawing of what went wrong.

use std::sync::Arc;
use std::time::{Duration, Instant};

use askama::Template;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use tower_sessions::Session;
use tracing::Instrument;

use crate::accounts;
use crate::app::App;
use crate::balance;
use crate::i18n::{self, Locale};
use crate::limits::network_of;
use crate::support;
use crate::web::error::{PageError, Undrawn};
use crate::web::page::{Area, Page, PageContext, Viewer, see_other};
use crate::web::session::{self, Realm, SignedIn};
use crate::web::{protection, urls};

/// Longer than any page takes; what is slower is answered with a page that says so.
const PATIENCE: Duration = Duration::from_secs(20);

/// The one admin page that is there for everybody.
const STAFF_SIGN_IN: &str = "/admin/sign-in";

pub async fn shop(State(app): State<App>, request: Request, next: Next) -> Response {
    visit(app, Area::Shop, request, next).await
}

pub async fn admin(State(app): State<App>, request: Request, next: Next) -> Response {
    visit(app, Area::Admin, request, next).await
}

async fn visit(app: App, area: Area, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let request_id = hex::encode(rand::random::<[u8; 8]>());
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let span = tracing::info_span!("request", id = %request_id);
    let response = async {
        let session = request.extensions().get::<Session>().cloned();
        let (reader, failed) = match read_reader(&app, area, session, &path, request.headers()).await {
            Ok(reader) => (reader, None),
            Err(error) => (Reader::default(), Some(error)),
        };
        // For a customer there are no admin pages: what they see is the shop's page for what is not there.
        let is_hidden = area == Area::Admin && reader.viewer.is_some();
        let area = if is_hidden { Area::Shop } else { area };
        let page = read_page(&app, area, &request, reader, request_id.clone());
        request.extensions_mut().insert(page.clone());
        let checked = if is_hidden { Err(PageError::NotFound) } else { check(&app, &page, &request) };
        let mut response = match checked.and(failed.map_or(Ok(()), Err)) {
            Ok(()) => tokio::time::timeout(PATIENCE, next.run(request))
                .await
                .unwrap_or_else(|_| axum::response::IntoResponse::into_response(PageError::TimedOut)),
            Err(error) => axum::response::IntoResponse::into_response(error),
        };
        response = draw_errors(&page, response);
        remember_language(&page, response.headers_mut(), app.settings.is_secure());
        tracing::info!(
            %method, path, status = response.status().as_u16(), milliseconds = begun.elapsed().as_millis() as u64,
            "answered"
        );
        response
    };
    let mut response = response.instrument(span).await;
    let headers = response.headers_mut();
    protection::add_headers(headers, app.settings.is_secure());
    if let Ok(id) = HeaderValue::from_str(&request_id) {
        headers.insert(HeaderName::from_static("x-request-id"), id);
    }
    response
}

/// Puts together what the page knows: where it is, in which language, and for whom.
fn read_page(app: &App, area: Area, request: &Request, reader: Reader, request_id: String) -> Page {
    let headers = request.headers();
    let whole_path = request.uri().path();
    let query = request.uri().query().unwrap_or_default();
    let cookie = cookie(headers, "lang");
    let accept_language = headers.get("accept-language").and_then(|value| value.to_str().ok());
    let negotiated = || i18n::negotiate(cookie.as_deref(), accept_language);
    let (locale, path) = match (area, split_locale(whole_path)) {
        (Area::Shop, Some((locale, path))) => (locale, path.to_owned()),
        (Area::Shop, None) => (negotiated(), whole_path.to_owned()),
        (Area::Admin, _) => (asked_language(query).unwrap_or_else(negotiated), whole_path.to_owned()),
    };
    let context = PageContext {
        area,
        locale,
        path,
        query: query.to_owned(),
        viewer: reader.viewer,
        staff: reader.staff,
        is_demonstration: app.is_demonstration(),
        public_url: app.settings.public_url.clone(),
        contact_email: app.settings.shop.contact_email.clone(),
        request_id,
        network: network_of(protection::client_address(request.extensions(), headers, &app.settings)),
        now: app.now(),
        if_none_match: headers.get("if-none-match").and_then(|value| value.to_str().ok()).map(str::to_owned),
    };
    Page(Arc::new(context))
}

#[derive(Default)]
struct Reader {
    viewer: Option<Viewer>,
    staff: Option<support::StaffMember>,
}

/// Reads who visits. Where the database cannot say, the page becomes an error page for nobody.
/// On an admin page, a customer is read only where no member of the staff is signed in, and never at their sign-in.
async fn read_reader(
    app: &App,
    area: Area,
    session: Option<Session>,
    path: &str,
    headers: &HeaderMap,
) -> Result<Reader, PageError> {
    let realm = if area == Area::Shop { Realm::Customer } else { Realm::Staff };
    let signed_in = match session {
        Some(session) => session::who(&session, app, realm).await?,
        None => None,
    };
    if area == Area::Shop {
        return Ok(Reader { viewer: read_viewer(app, signed_in).await?, staff: None });
    }
    let staff = match signed_in.and_then(|signed_in| signed_in.staff) {
        Some(staff) => support::find_staff(&app.pool, staff).await?,
        None => None,
    };
    if staff.is_some() || path == STAFF_SIGN_IN {
        return Ok(Reader { viewer: None, staff });
    }
    let customer = session::find_customer(app, headers).await?;
    Ok(Reader { viewer: read_viewer(app, customer).await?, staff: None })
}

async fn read_viewer(app: &App, signed_in: Option<SignedIn>) -> Result<Option<Viewer>, PageError> {
    let Some(signed_in) = signed_in else { return Ok(None) };
    let Some(account) = signed_in.account else { return Ok(None) };
    let Some(account) = accounts::find_account(&app.pool, account).await? else { return Ok(None) };
    let mut conn = app.pool.acquire().await?;
    Ok(Some(Viewer {
        account: account.id,
        session: signed_in.id,
        first_name: account.first_name,
        last_name: account.last_name,
        email: account.email,
        balance: balance::available(&mut conn, account.id).await?,
    }))
}

/// What is asked before a handler is: a post must come from our own pages, and a language must be one of ours.
fn check(app: &App, page: &Page, request: &Request) -> Result<(), PageError> {
    if !protection::is_same_site(request.method(), request.headers(), &app.settings) {
        return Err(PageError::CrossSite);
    }
    let names_language =
        request.extensions().get::<MatchedPath>().is_some_and(|route| route.as_str().starts_with("/{lang}"));
    if names_language && split_locale(request.uri().path()).is_none() && page.area == Area::Shop {
        return Err(PageError::NotFound);
    }
    Ok(())
}

/// `/fr/gpus` is `/gpus` in French.
fn split_locale(path: &str) -> Option<(Locale, &str)> {
    let rest = path.strip_prefix('/')?;
    let (tag, _) = rest.split_once('/').unwrap_or((rest, ""));
    let locale = Locale::from_tag(tag)?;
    let path = &rest[tag.len()..];
    Some((locale, if path.is_empty() { "/" } else { path }))
}

/// The admin pages have no language in their path: `?lang=ru` chooses it, and a cookie remembers.
fn asked_language(query: &str) -> Option<Locale> {
    query.split('&').find_map(|pair| pair.strip_prefix("lang=")).and_then(Locale::from_tag)
}

fn remember_language(page: &Page, headers: &mut HeaderMap, is_secure: bool) {
    if page.area == Area::Admin && asked_language(&page.query).is_some() {
        let secure = if is_secure { "; Secure" } else { "" };
        let cookie = format!("lang={}; Path=/; Max-Age=31536000; SameSite=Lax{secure}", page.locale);
        headers.append(SET_COOKIE, HeaderValue::from_str(&cookie).expect("a tag is plain ASCII"));
    }
}

pub fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let all = headers.get_all("cookie").iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(cookie::Cookie::split_parse).filter_map(Result::ok);
    pairs.find(|pair| pair.name() == name).map(|pair| pair.value().to_owned())
}

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage<'a> {
    page: &'a Page,
    status: u16,
    /// The error's name in the texts: `error-not-found-title` and so on.
    name: &'static str,
    minutes: i64,
}

impl ErrorPage<'_> {
    fn title(&self) -> String {
        self.page.t(&format!("error-{}-title", self.name)).into_owned()
    }

    fn text(&self) -> String {
        self.page.t1(&format!("error-{}-text", self.name), "minutes", &self.minutes)
    }
}

/// Draws a page for every answer that is an error and not drawn yet: one layer for all of them.
fn draw_errors(page: &Page, response: Response) -> Response {
    let undrawn = response.extensions().get::<Undrawn>().cloned();
    let is_drawn = response.headers().contains_key(CONTENT_TYPE) && undrawn.is_none();
    if is_drawn || !(undrawn.is_some() || response.status().is_client_error() || response.status().is_server_error()) {
        return response;
    }
    let status = response.status();
    let mut retry_after = None;
    let name = match undrawn.as_ref().map(|undrawn| &*undrawn.0) {
        Some(PageError::SignInNeeded) => return see_other(&urls::sign_in(page.locale, &page.here())),
        Some(PageError::StaffSignInNeeded) => return see_other(STAFF_SIGN_IN),
        Some(PageError::Internal(error)) => {
            tracing::error!(%error, "a page failed");
            "internal"
        }
        Some(PageError::TimedOut) => {
            tracing::error!("a page took too long");
            "busy"
        }
        Some(PageError::CrossSite) => {
            tracing::warn!("a post from another site was refused");
            "cross-site"
        }
        Some(PageError::TooMany { retry_after: after }) => {
            retry_after = Some(after.whole_seconds().max(1));
            "too-many"
        }
        Some(PageError::Unreadable) => "unreadable",
        Some(PageError::TooLarge) => "too-large",
        Some(PageError::Forbidden) => "forbidden",
        Some(PageError::NotFound) => "not-found",
        None => match status {
            StatusCode::METHOD_NOT_ALLOWED => "method",
            StatusCode::NOT_FOUND => "not-found",
            _ if status.is_server_error() => "internal",
            _ => "unreadable",
        },
    };
    let minutes = retry_after.map_or(0, |seconds| (seconds + 59) / 60);
    let template = ErrorPage { page, status: status.as_u16(), name, minutes };
    let mut drawn = page.private_with(status, &template).unwrap_or_else(|error| {
        tracing::error!(%error, "the error page failed");
        Response::new(axum::body::Body::from(format!("{} {}", status.as_u16(), page.request_id)))
    });
    if let Some(seconds) = retry_after {
        drawn.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    if let Some(allow) = response.headers().get("allow") {
        drawn.headers_mut().insert("allow", allow.clone());
    }
    drawn
}

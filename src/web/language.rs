//! Addresses without a language: `/` and `/gpus` lead to the reader's own, once, with the query kept (S3). Every such
//! answer says that it depends on the reader (S28).

use axum::http::header::VARY;
use axum::http::{HeaderValue, Uri};
use axum::response::Response;

use crate::i18n::Locale;
use crate::web::error::PageError;
use crate::web::page::{Page, see_other};

/// The parts of the shop that can be named without a language.
const SECTIONS: [&str; 11] =
    ["gpus", "configure", "checkout", "orders", "balance", "account", "sign-in", "sign-up", "faq", "guides", "support"];

/// `/`
pub async fn get(page: Page, uri: Uri) -> Response {
    lead(&page, "/", &uri)
}

/// Whatever no route knows: a language's bare `/fr`, a section without its language, an address with a slash too many
/// or in capitals (O9); everything else is not there.
pub async fn fallback(page: Page, uri: Uri) -> Result<Response, PageError> {
    let path = uri.path().trim_end_matches('/');
    let plain = path.to_ascii_lowercase();
    let first = plain.trim_start_matches('/').split('/').next().unwrap_or_default();
    if Locale::from_tag(first).is_some() {
        let canonical = if plain.len() == first.len() + 1 { format!("{plain}/") } else { plain.clone() };
        // Led on only where the address changes by it, so that nobody is led in circles.
        return if canonical == uri.path() {
            Err(PageError::NotFound)
        } else {
            Ok(see_other(&with_query(&canonical, &uri)))
        };
    }
    if SECTIONS.contains(&first) { Ok(lead(&page, &plain, &uri)) } else { Err(PageError::NotFound) }
}

fn lead(page: &Page, path: &str, uri: &Uri) -> Response {
    let mut response = see_other(&with_query(&page.href(path), uri));
    response.headers_mut().insert(VARY, HeaderValue::from_static("Cookie, Accept-Language"));
    response
}

fn with_query(path: &str, uri: &Uri) -> String {
    uri.query().map_or_else(|| path.to_owned(), |query| format!("{path}?{query}"))
}

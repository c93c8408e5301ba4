//! `/admin/requests`: what customers wrote and nobody has answered yet, the oldest first.

use askama::Template;
use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::support::{self, ActError, Role, SupportRequest, Topic};
use crate::web::error::PageError;
use crate::web::extract::Path;
use crate::web::page::{Page, Staff, see_other};

/// More than staff read in one go; the rest follows when these are closed.
const AT_ONCE: i64 = 100;

#[derive(Template)]
#[template(path = "admin/requests.html")]
struct RequestsPage<'a> {
    page: &'a Page,
    requests: Vec<SupportRequest>,
    can_close: bool,
}

impl RequestsPage<'_> {
    fn topic(&self, topic: &Topic) -> String {
        self.page.t(&format!("support-topic-{}", topic.id())).into_owned()
    }

    /// The parts of a problem report that were filled in, with their names.
    fn report<'r>(&self, request: &'r SupportRequest) -> Vec<(String, &'r str)> {
        let report = &request.report;
        let parts = [
            ("support-moment", &report.moment),
            ("support-command", &report.command),
            ("support-versions", &report.versions),
            ("support-first-error", &report.first_error),
        ];
        let written = parts.into_iter().filter(|(_, text)| !text.is_empty());
        written.map(|(key, text)| (self.page.t(key).into_owned(), text.as_str())).collect()
    }
}

pub async fn get(State(app): State<App>, page: Page, Staff(staff): Staff) -> Result<Response, PageError> {
    let mut conn = app.pool.acquire().await?;
    let requests = support::open_requests(&mut conn, AT_ONCE).await?;
    drop(conn);
    page.private(&RequestsPage { page: &page, requests, can_close: staff.role >= Role::Support })
}

/// Closes a request that was answered; closing it twice closes it once.
pub async fn post(State(app): State<App>, page: Page, Staff(staff): Staff, path: Path) -> Result<Response, PageError> {
    let request = path.get("id").parse().map_err(|_| PageError::NotFound)?;
    match support::close_request(&app.pool, &staff, request, &page.request_id, app.now()).await {
        Ok(_) => Ok(see_other("/admin/requests")),
        Err(ActError::NotAllowed(_)) => Err(PageError::Forbidden),
        Err(error) => Err(PageError::internal(error)),
    }
}

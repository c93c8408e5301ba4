//! `/{lang}/support`: a request to support, tied to an order or not. A problem report asks for just what helps (R26).

use askama::Template;
use axum::extract::State;
use axum::response::Response;

use crate::accounts::Email;
use crate::app::App;
use crate::ids::OrderReference;
use crate::limits::{self, Purpose};
use crate::support::{self, NewRequest, ProblemReport, RequestError, RequestText, RequestTextError, Topic};
use crate::web::account::details::email_error;
use crate::web::error::PageError;
use crate::web::extract::{Form, Query};
use crate::web::forms::{Fields, FormErrors};
use crate::web::page::{Page, PageContext, see_other};

/// What was typed, as text.
struct Typed {
    topic: String,
    order: String,
    email: String,
    message: String,
    moment: String,
    command: String,
    versions: String,
    first_error: String,
}

impl Typed {
    fn read(fields: &Fields) -> Self {
        let text = |name: &str| fields.text(name).to_owned();
        Typed {
            topic: text("topic"),
            order: text("order"),
            email: text("email"),
            message: text("message"),
            moment: text("moment"),
            command: text("command"),
            versions: text("versions"),
            first_error: text("first_error"),
        }
    }
}

#[derive(Template)]
#[template(path = "support/request.html")]
struct SupportPage<'a> {
    page: &'a Page,
    errors: FormErrors,
    typed: Typed,
    topics: [Topic; 4],
    /// The request was just sent.
    is_sent: bool,
}

impl SupportPage<'_> {
    fn topic_name(&self, topic: &Topic) -> String {
        self.page.t(&format!("support-topic-{}", topic.id())).into_owned()
    }
}

pub async fn get(page: Page, Query(query): Query) -> Result<Response, PageError> {
    let mut typed = Typed::read(&query);
    if let Some(viewer) = page.viewer.as_ref().filter(|_| typed.email.is_empty()) {
        typed.email.clone_from(&viewer.email);
    }
    let is_sent = query.has("sent");
    page.private(&SupportPage { page: &page, errors: FormErrors::default(), typed, topics: Topic::ALL, is_sent })
}

pub async fn post(State(app): State<App>, page: Page, Form(form): Form) -> Result<Response, PageError> {
    let typed = Typed::read(&form);
    let mut errors = FormErrors::default();
    if let Some(request) = check(&page, &typed, &mut errors) {
        let now = app.now();
        let mut conn = app.pool.acquire().await?;
        let limit = app.settings.limits.requests_from_network;
        limits::attempt(&mut conn, Purpose::RequestFromNetwork, &page.network, limit, now)
            .await?
            .map_err(|too_many| PageError::TooMany { retry_after: too_many.retry_after })?;
        drop(conn);
        match support::write_request(&app.pool, &request, now).await {
            Ok(_) => return Ok(see_other(&format!("{}?sent", page.href("/support")))),
            Err(RequestError::OrderNotFound) => errors.add("order", page.t("support-order-unknown")),
            Err(RequestError::Database(error)) => return Err(error.into()),
        }
    }
    page.refused(&SupportPage { page: &page, errors, typed, topics: Topic::ALL, is_sent: false })
}

fn check(page: &PageContext, typed: &Typed, errors: &mut FormErrors) -> Option<NewRequest> {
    let topic = Topic::from_id(&typed.topic);
    if topic.is_none() {
        errors.add("topic", page.t("support-topic-missing"));
    }
    let order = match typed.order.trim() {
        "" => Some(None),
        text => match text.parse::<OrderReference>() {
            Ok(reference) => Some(Some(reference)),
            Err(_) => {
                errors.add("order", page.t("support-order-unknown"));
                None
            }
        },
    };
    let email = Email::parse(&typed.email).map_err(|error| errors.add("email", email_error(page, error))).ok();
    let message = match RequestText::parse(&typed.message) {
        Ok(message) => Some(message),
        Err(error) => {
            errors.add("message", text_error(page, error));
            None
        }
    };
    let mut part = |field: &'static str, text: &str| {
        RequestText::parse_optional(text)
            .map(|text| text.as_str().to_owned())
            .map_err(|error| errors.add(field, text_error(page, error)))
            .unwrap_or_default()
    };
    let report = ProblemReport {
        moment: part("moment", &typed.moment),
        command: part("command", &typed.command),
        versions: part("versions", &typed.versions),
        first_error: part("first_error", &typed.first_error),
    };
    if !errors.is_empty() {
        return None;
    }
    Some(NewRequest {
        account: page.viewer.as_ref().map(|viewer| viewer.account),
        order: order?,
        email: email?,
        topic: topic?,
        message: message?,
        report,
        locale: page.locale.tag(),
    })
}

fn text_error(page: &PageContext, error: RequestTextError) -> String {
    match error {
        RequestTextError::Missing => page.t("support-message-missing").into_owned(),
        RequestTextError::TooLong => page.t1("support-text-too-long", "max", &RequestText::MAX_CHARACTERS),
        RequestTextError::Unprintable => page.t("support-text-unprintable").into_owned(),
    }
}

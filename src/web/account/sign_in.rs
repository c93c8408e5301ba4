//! `/{lang}/sign-in`

use askama::Template;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use tower_sessions::Session;

use crate::accounts::sessions::Owner;
use crate::accounts::{self, Email, PasswordText};
use crate::app::App;
use crate::ids::AccountId;
use crate::web::account::details::{email_error, refuse_twice};
use crate::web::error::PageError;
use crate::web::extract::{Form, Query};
use crate::web::forms::{Fields, FormErrors};
use crate::web::page::{Page, PageContext, see_other};
use crate::web::session::Realm;
use crate::web::tries::Try;
use crate::web::{session, urls};

#[derive(Template)]
#[template(path = "account/sign_in.html")]
struct SignInPage<'a> {
    page: &'a Page,
    errors: FormErrors,
    email: &'a str,
    /// One of our own pages, or empty.
    next: &'a str,
}

impl SignInPage<'_> {
    fn sign_up_href(&self) -> String {
        if self.next.is_empty() { self.page.href("/sign-up") } else { urls::sign_up(self.page.locale, self.next) }
    }
}

pub async fn get(page: Page, Query(query): Query) -> Result<Response, PageError> {
    if page.viewer.is_some() {
        return Ok(see_other(&after(&page, &query)));
    }
    let next = next_of(&query);
    page.private(&SignInPage { page: &page, errors: FormErrors::default(), email: "", next })
}

pub async fn post(
    State(app): State<App>,
    page: Page,
    session: Session,
    headers: HeaderMap,
    Form(form): Form,
) -> Result<Response, PageError> {
    let refuse = |errors| {
        let next = next_of(&form);
        let page = page.shown_at("/sign-in", &next_query(next));
        page.refused(&SignInPage { page: &page, errors, email: form.text("email"), next })
    };
    let mut errors = FormErrors::default();
    let email = Email::parse(form.text("email")).map_err(|error| errors.add("email", email_error(&page, error))).ok();
    refuse_twice(&page, &form, ["email", "password"], &mut errors);
    let Some(email) = email.filter(|_| errors.is_empty()) else { return refuse(errors) };
    let password = PasswordText::new(form.text("password"));
    let Some(account) = check_password(&app, &page, &email, &password).await? else {
        errors.add("email", page.t("sign-in-refused"));
        return refuse(errors);
    };
    session::begin(&session, Owner::Customer(account), &headers, app.now()).await?;
    tracing::info!(%account, "signed in");
    Ok(see_other(&after(&page, &form)))
}

/// Checks a password within the limits on tries. An unknown email and a wrong password are not told apart.
pub async fn check_password(
    app: &App,
    page: &PageContext,
    email: &Email,
    password: &PasswordText,
) -> Result<Option<AccountId>, PageError> {
    let attempt = Try::begin(app, page, email, Realm::Customer).await?;
    let account = accounts::sign_in(&app.pool, &app.hasher, email, password).await?;
    if account.is_some() {
        attempt.forgive(app).await?;
    } else {
        tracing::info!(network = page.network, "a sign-in was refused");
    }
    Ok(account)
}

/// Where a reader goes after signing in: to `next`, if that is one of our own pages, else to the account.
pub fn after(page: &PageContext, fields: &Fields) -> String {
    let next = next_of(fields);
    if next.is_empty() { page.href("/account") } else { next.to_owned() }
}

/// `next` where it is one of our own pages, else nothing.
pub fn next_of(fields: &Fields) -> &str {
    urls::safe_next(fields.text("next")).unwrap_or_default()
}

/// The query that keeps `next` in a page's address.
pub fn next_query(next: &str) -> String {
    if next.is_empty() { String::new() } else { format!("next={}", urls::query_value(next)) }
}

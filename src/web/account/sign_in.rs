//! `/{lang}/sign-in`

use askama::Template;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use sha2::{Digest, Sha256};
use tower_sessions::Session;

use crate::accounts::sessions::Owner;
use crate::accounts::{self, Email, EmailError, PasswordText};
use crate::app::App;
use crate::limits::{self, Purpose, TooMany};
use crate::web::error::PageError;
use crate::web::extract::{Form, Query};
use crate::web::forms::{Fields, FormErrors};
use crate::web::page::{Page, PageContext, see_other};
use crate::web::{session, urls};

#[derive(Template)]
#[template(path = "account/sign_in.html")]
struct SignInPage<'a> {
    page: &'a Page,
    errors: FormErrors,
    email: String,
    next: String,
}

pub async fn get(page: Page, Query(query): Query) -> Result<Response, PageError> {
    if page.viewer.is_some() {
        return Ok(see_other(&after(&page, &query)));
    }
    page.private(&SignInPage {
        page: &page,
        errors: FormErrors::default(),
        email: String::new(),
        next: query.text("next").to_owned(),
    })
}

pub async fn post(
    State(app): State<App>,
    page: Page,
    session: Session,
    headers: HeaderMap,
    Form(form): Form,
) -> Result<Response, PageError> {
    let refuse = |status, errors| {
        let (email, next) = (form.text("email").to_owned(), form.text("next").to_owned());
        page.private_with(status, &SignInPage { page: &page, errors, email, next })
    };
    let mut errors = FormErrors::default();
    let email = match Email::parse(form.text("email")) {
        Ok(email) => email,
        Err(error) => {
            errors.add("email", email_error(&page, error));
            return refuse(StatusCode::UNPROCESSABLE_ENTITY, errors);
        }
    };
    let password = PasswordText::new(form.text("password"));
    match check_password(&app, &page, &email, &password).await? {
        Ok(Some(account)) => {
            session::begin(&session, Owner::Customer(account), &headers, app.now()).await?;
            Ok(see_other(&after(&page, &form)))
        }
        Ok(None) => {
            errors.add("email", page.t("sign-in-refused"));
            refuse(StatusCode::UNPROCESSABLE_ENTITY, errors)
        }
        Err(too_many) => Err(PageError::TooMany { retry_after: too_many.retry_after }),
    }
}

/// Checks a password within the limits on an account and on a network. Both count failures only; the try is counted
/// before it is made and taken back where it succeeds. The same for an unknown email, which has a key all the same.
pub async fn check_password(
    app: &App,
    page: &PageContext,
    email: &Email,
    password: &PasswordText,
) -> Result<Result<Option<crate::ids::AccountId>, TooMany>, PageError> {
    let now = app.now();
    let limits = &app.settings.limits;
    let key = hex::encode(Sha256::digest(email.folded()));
    let mut conn = app.pool.acquire().await?;
    let network = limits.failed_sign_ins_from_network;
    let by_network =
        match limits::attempt(&mut conn, Purpose::SignInFromNetwork, &page.network, network, now).await? {
            Ok(attempt) => attempt,
            Err(too_many) => return Ok(Err(too_many)),
        };
    let account = limits.failed_sign_ins_of_account;
    let by_account = match limits::attempt(&mut conn, Purpose::SignInOfAccount, &key, account, now).await? {
        Ok(attempt) => attempt,
        Err(too_many) => {
            limits::forgive(&mut conn, by_network).await?;
            return Ok(Err(too_many));
        }
    };
    drop(conn);
    let account = accounts::sign_in(&app.pool, &app.hasher, email, password).await?;
    if account.is_some() {
        let mut conn = app.pool.acquire().await?;
        limits::forgive(&mut conn, by_network).await?;
        limits::forgive(&mut conn, by_account).await?;
    } else {
        tracing::info!(network = page.network, "a sign-in was refused");
    }
    Ok(Ok(account))
}

/// What is wrong with an email, in the reader's language.
pub fn email_error(page: &PageContext, error: EmailError) -> String {
    page.t(match error {
        EmailError::Missing => "email-missing",
        EmailError::Malformed => "email-malformed",
        EmailError::TooLong => "email-too-long",
    })
    .into_owned()
}

/// Where a reader goes after signing in: to `next`, if that is one of our own pages, else to the account.
pub fn after(page: &PageContext, fields: &Fields) -> String {
    urls::safe_next(fields.text("next")).map_or_else(|| page.href("/account"), str::to_owned)
}

//! `/{lang}/recovery`: a new password for a lost one, by the recovery code (R13).
//!
//! Whoever sets the password could sign in with it a moment later, so they are signed in. The answer is a redirect like
//! every other: reloading it does not send a used code again, and the fresh code waits in the session to be shown once.

use askama::Template;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use tower_sessions::Session;

use crate::accounts::sessions::Owner;
use crate::accounts::{self, Email, NewPassword, RecoveryCode, RecoveryError};
use crate::app::App;
use crate::web::account::details::{ask_password_again, email_error, password_error, refuse_twice};
use crate::web::account::overview::Done;
use crate::web::account::recovery_code;
use crate::web::error::PageError;
use crate::web::extract::Form;
use crate::web::forms::FormErrors;
use crate::web::page::{Page, see_other};
use crate::web::session;
use crate::web::session::Realm;
use crate::web::tries::Try;

#[derive(Template)]
#[template(path = "account/recovery.html")]
struct RecoveryPage<'a> {
    page: &'a Page,
    errors: FormErrors,
    email: &'a str,
    code: &'a str,
}

pub async fn get(page: Page) -> Result<Response, PageError> {
    page.private(&RecoveryPage { page: &page, errors: FormErrors::default(), email: "", code: "" })
}

pub async fn post(
    State(app): State<App>,
    page: Page,
    session: Session,
    headers: HeaderMap,
    Form(form): Form,
) -> Result<Response, PageError> {
    let (typed_email, typed_code) = (form.text("email"), form.text("recovery_code"));
    let mut errors = FormErrors::default();
    let email = Email::parse(typed_email).map_err(|error| errors.add("email", email_error(&page, error))).ok();
    let code = RecoveryCode::parse(typed_code);
    if code.is_none() {
        errors.add("recovery_code", page.t("recovery-code-malformed"));
    }
    let password = NewPassword::parse(form.text("password"), &[typed_email])
        .map_err(|error| errors.add("password", password_error(&page, error)))
        .ok();
    refuse_twice(&page, &form, ["email", "recovery_code", "password"], &mut errors);
    if let (Some(email), Some(code), Some(password), true) = (email, code, password, errors.is_empty()) {
        let attempt = Try::begin(&app, &page, &email, Realm::Customer).await?;
        match accounts::recover(&app.pool, &app.hasher, &email, &code, &password).await {
            Ok((account, fresh)) => {
                attempt.forgive(&app).await?;
                tracing::info!(%account, "a password was replaced by the recovery code");
                session::begin(&session, Owner::Customer(account), &headers, app.now()).await?;
                recovery_code::keep(&session, &app, account, &fresh).await?;
                Done::PasswordChanged.keep(&session).await?;
                return Ok(see_other(&page.href("/account")));
            }
            Err(RecoveryError::Refused) => {
                tracing::info!(network = page.network, "a recovery was refused");
                errors.add("recovery_code", page.t("recovery-refused"));
            }
            Err(RecoveryError::Database(error)) => return Err(error.into()),
        }
    }
    ask_password_again(&page, &mut errors);
    page.refused(&RecoveryPage { page: &page, errors, email: typed_email, code: typed_code })
}

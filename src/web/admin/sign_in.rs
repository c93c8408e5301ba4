//! `/admin/sign-in`: the staff's own, apart from the customers'.

use askama::Template;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use tower_sessions::Session;

use crate::accounts::sessions::Owner;
use crate::accounts::{Email, PasswordText};
use crate::app::App;
use crate::ids::StaffId;
use crate::support;
use crate::web::account::details::email_error;
use crate::web::error::PageError;
use crate::web::extract::Form;
use crate::web::forms::FormErrors;
use crate::web::page::{Page, PageContext, see_other};
use crate::web::session::{self, Realm};
use crate::web::tries::Try;

#[derive(Template)]
#[template(path = "admin/sign_in.html")]
struct SignInPage<'a> {
    page: &'a Page,
    errors: FormErrors,
    email: String,
}

pub async fn get(page: Page) -> Result<Response, PageError> {
    if page.staff.is_some() {
        return Ok(see_other("/admin/orders"));
    }
    page.private(&SignInPage { page: &page, errors: FormErrors::default(), email: String::new() })
}

pub async fn post(
    State(app): State<App>,
    page: Page,
    session: Session,
    headers: HeaderMap,
    Form(form): Form,
) -> Result<Response, PageError> {
    let refuse = |message: String| {
        let mut errors = FormErrors::default();
        errors.add("email", message);
        page.refused(&SignInPage { page: &page, errors, email: form.text("email").to_owned() })
    };
    if form.is_ambiguous("email") || form.is_ambiguous("password") {
        return refuse(page.t("admin-field-ambiguous").into_owned());
    }
    let email = match Email::parse(form.text("email")) {
        Ok(email) => email,
        Err(error) => return refuse(email_error(&page, error)),
    };
    match check_password(&app, &page, &email, &PasswordText::new(form.text("password"))).await? {
        Some(staff) => {
            session::begin(&session, Owner::Staff(staff), &headers, app.now()).await?;
            tracing::info!(staff = %staff, "a member of the staff signed in");
            Ok(see_other("/admin/orders"))
        }
        None => refuse(page.t("admin-sign-in-refused").into_owned()),
    }
}

/// Checks a password within limits that count failures only; an unknown email is limited and answered like a known one.
async fn check_password(
    app: &App,
    page: &PageContext,
    email: &Email,
    password: &PasswordText,
) -> Result<Option<StaffId>, PageError> {
    let attempt = Try::begin(app, page, email, Realm::Staff).await?;
    let staff = support::sign_in_staff(&app.pool, &app.hasher, email, password).await?;
    if staff.is_some() {
        attempt.forgive(app).await?;
    } else {
        tracing::warn!(network = page.network, "a sign-in of the staff was refused");
    }
    Ok(staff)
}

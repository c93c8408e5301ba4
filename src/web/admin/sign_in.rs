//! `/admin/sign-in`: the staff's own, apart from the customers'.

use askama::Template;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use sha2::{Digest, Sha256};
use tower_sessions::Session;

use crate::accounts::sessions::Owner;
use crate::accounts::{Email, PasswordText};
use crate::app::App;
use crate::ids::StaffId;
use crate::limits::{self, Purpose, TooMany};
use crate::support;
use crate::web::account::details::email_error;
use crate::web::error::PageError;
use crate::web::extract::Form;
use crate::web::forms::FormErrors;
use crate::web::page::{Page, PageContext, see_other};
use crate::web::session;

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
        Ok(Some(staff)) => {
            session::begin(&session, Owner::Staff(staff), &headers, app.now()).await?;
            tracing::info!(staff = %staff, "a member of the staff signed in");
            Ok(see_other("/admin/orders"))
        }
        Ok(None) => refuse(page.t("admin-sign-in-refused").into_owned()),
        Err(too_many) => Err(PageError::TooMany { retry_after: too_many.retry_after }),
    }
}

/// Checks a password within limits that count failures only, as the customers' sign-in does; an unknown email is
/// limited and answered like a known one.
async fn check_password(
    app: &App,
    page: &PageContext,
    email: &Email,
    password: &PasswordText,
) -> Result<Result<Option<StaffId>, TooMany>, PageError> {
    let limits = &app.settings.limits;
    let key = hex::encode(Sha256::digest(email.folded()));
    let tries = [
        (Purpose::StaffSignInFromNetwork, page.network.as_str(), limits.failed_sign_ins_from_network),
        (Purpose::StaffSignIn, key.as_str(), limits.failed_sign_ins_of_account),
    ];
    let mut counted = Vec::with_capacity(tries.len());
    let mut conn = app.pool.acquire().await?;
    for (purpose, key, limit) in tries {
        match limits::attempt(&mut conn, purpose, key, limit, app.now()).await? {
            Ok(attempt) => counted.push(attempt),
            Err(too_many) => {
                for attempt in counted {
                    limits::forgive(&mut conn, attempt).await?;
                }
                return Ok(Err(too_many));
            }
        }
    }
    // The connection goes back before the slow part: waiting hashes hold no place in the pool.
    drop(conn);
    let staff = support::sign_in_staff(&app.pool, &app.hasher, email, password).await?;
    if staff.is_some() {
        let mut conn = app.pool.acquire().await?;
        for attempt in counted {
            limits::forgive(&mut conn, attempt).await?;
        }
    } else {
        tracing::warn!(network = page.network, "a sign-in of the staff was refused");
    }
    Ok(Ok(staff))
}

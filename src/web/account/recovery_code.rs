//! `/{lang}/account/recovery-code`, and the one showing of a recovery code: sealed, it waits in the session for the
//! page that its owner is led to, so that no address, log or copy of the database holds it.

use axum::extract::State;
use axum::response::Response;
use tower_sessions::Session;

use crate::accounts::{self, PasswordText, RecoveryCode};
use crate::app::App;
use crate::ids::AccountId;
use crate::web::account::details::refuse_twice;
use crate::web::account::overview::{self, own_email};
use crate::web::account::sign_in::check_password;
use crate::web::error::PageError;
use crate::web::extract::Form;
use crate::web::forms::FormErrors;
use crate::web::page::{Customer, Page, see_other};
use crate::web::session;

/// What the seal is for.
const PURPOSE: &str = "recovery code";

/// Gives a new code to an owner who knows the password; the old one is worth nothing from then on.
pub async fn post(
    State(app): State<App>,
    page: Page,
    Customer(viewer): Customer,
    session: Session,
    Form(form): Form,
) -> Result<Response, PageError> {
    let mut errors = FormErrors::default();
    let password = form.text("code_password");
    if password.is_empty() {
        errors.add("code_password", page.t("password-present-missing"));
    }
    refuse_twice(&page, &form, ["code_password"], &mut errors);
    if errors.is_empty()
        && check_password(&app, &page, &own_email(&viewer)?, &PasswordText::new(password)).await?
            != Some(viewer.account)
    {
        errors.add("code_password", page.t("password-present-wrong"));
    }
    if !errors.is_empty() {
        return overview::refuse(&app, &page, &viewer, errors, true).await;
    }
    let code = accounts::renew_recovery_code(&app.pool, viewer.account).await?;
    keep(&session, &app, viewer.account, &code).await?;
    tracing::info!(account = %viewer.account, "a recovery code was renewed");
    Ok(see_other(&page.href("/account")))
}

/// Keeps a code for the page that its owner is led to.
pub async fn keep(session: &Session, app: &App, account: AccountId, code: &RecoveryCode) -> Result<(), PageError> {
    let sealed = app.settings.secret_key.seal(PURPOSE, account.uuid().as_bytes(), &code.shown());
    session::keep_once(session, &sealed).await
}

/// Keeps the code that another session of the account has not shown yet. A form that is sent twice at once begins two
/// sessions; the browser stays with the one whose answer came last, and the code must not be lost with the other.
pub async fn keep_unseen(session: &Session, app: &App, account: AccountId) -> Result<(), PageError> {
    if let Some(sealed) = session::kept_in_another(app, account).await? {
        session::keep_once(session, &sealed).await?;
    }
    Ok(())
}

/// Takes out the code that waits for its owner, to be shown on this page and never again. Its page includes
/// `parts/recovery_code.html`.
pub async fn take(session: &Session, app: &App, account: AccountId) -> Result<Option<String>, PageError> {
    let sealed = session::take_once(session).await?;
    // A seal of another key or another account opens for nobody; its owner can renew the code.
    Ok(sealed.and_then(|sealed| app.settings.secret_key.open(PURPOSE, account.uuid().as_bytes(), &sealed).ok()))
}

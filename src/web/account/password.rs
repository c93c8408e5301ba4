//! `/{lang}/account/password`: asks for the present password, gives the session a new id, and ends the others where
//! their owner wishes so.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use tower_sessions::Session;

use crate::accounts::sessions::Owner;
use crate::accounts::{self, ChangeError, NewPassword, PasswordText};
use crate::app::App;
use crate::web::account::details::{password_error, refuse_twice};
use crate::web::account::overview::{self, Done, own_email};
use crate::web::error::PageError;
use crate::web::extract::Form;
use crate::web::forms::FormErrors;
use crate::web::page::{Customer, Page, see_other};
use crate::web::session;
use crate::web::session::Realm;
use crate::web::tries::Try;

pub async fn post(
    State(app): State<App>,
    page: Page,
    Customer(viewer): Customer,
    session: Session,
    headers: HeaderMap,
    Form(form): Form,
) -> Result<Response, PageError> {
    let ends_others = form.has("end_other_sessions");
    let mut errors = FormErrors::default();
    let present = form.text("current_password");
    if present.is_empty() {
        errors.add("current_password", page.t("password-present-missing"));
    }
    let own = [viewer.first_name.as_str(), viewer.last_name.as_str(), viewer.email.as_str()];
    let new = NewPassword::parse(form.text("new_password"), &own)
        .map_err(|error| errors.add("new_password", password_error(&page, error)))
        .ok();
    refuse_twice(&page, &form, ["current_password", "new_password"], &mut errors);
    let Some(new) = new.filter(|_| errors.is_empty()) else {
        return overview::refuse(&app, &page, &viewer, errors, ends_others).await;
    };
    let attempt = Try::begin(&app, &page, &own_email(&viewer)?, Realm::Customer).await?;
    let present = PasswordText::new(present);
    let kept = ends_others.then_some(viewer.session);
    match accounts::change_password(&app.pool, &app.hasher, viewer.account, &present, &new, kept).await {
        Ok(()) => attempt.forgive(&app).await?,
        Err(ChangeError::WrongPassword) => {
            tracing::info!(account = %viewer.account, "a change of the password was refused");
            errors.add("current_password", page.t("password-present-wrong"));
            return overview::refuse(&app, &page, &viewer, errors, ends_others).await;
        }
        Err(ChangeError::Database(error)) => return Err(error.into()),
    }
    tracing::info!(account = %viewer.account, ends_others, "a password was changed");
    session::begin(&session, Owner::Customer(viewer.account), &headers, app.now()).await?;
    Done::PasswordChanged.keep(&session).await?;
    Ok(see_other(&page.href("/account")))
}

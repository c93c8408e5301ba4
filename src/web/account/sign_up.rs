//! `/{lang}/sign-up`: an account without an order.

use askama::Template;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use tower_sessions::Session;

use crate::accounts::sessions::Owner;
use crate::accounts::{self, EmailTaken};
use crate::app::App;
use crate::limits;
use crate::web::account::details::{self, Details, ask_password_again};
use crate::web::account::recovery_code;
use crate::web::account::sign_in::{after, next_of, next_query};
use crate::web::error::PageError;
use crate::web::extract::{Form, Query};
use crate::web::forms::FormErrors;
use crate::web::page::{Page, see_other};
use crate::web::{session, urls};

#[derive(Template)]
#[template(path = "account/sign_up.html")]
struct SignUpPage<'a> {
    page: &'a Page,
    errors: FormErrors,
    details: Details,
    /// One of our own pages, or empty.
    next: &'a str,
}

impl SignUpPage<'_> {
    fn sign_in_href(&self) -> String {
        if self.next.is_empty() { self.page.href("/sign-in") } else { urls::sign_in(self.page.locale, self.next) }
    }
}

pub async fn get(page: Page, Query(query): Query) -> Result<Response, PageError> {
    if page.viewer.is_some() {
        return Ok(see_other(&after(&page, &query)));
    }
    let next = next_of(&query);
    page.private(&SignUpPage { page: &page, errors: FormErrors::default(), details: Details::default(), next })
}

pub async fn post(
    State(app): State<App>,
    page: Page,
    session: Session,
    headers: HeaderMap,
    Form(form): Form,
) -> Result<Response, PageError> {
    if page.viewer.is_some() {
        return Ok(see_other(&after(&page, &form)));
    }
    let details = Details::read(&form);
    let mut errors = FormErrors::default();
    let new_account = details.check(&page, &form, &mut errors).filter(|_| errors.is_empty());
    if let Some(new_account) = new_account {
        let attempt = details::count_sign_up(&app, &page).await?;
        let registration = new_account.registration(&app, &page).await;
        match accounts::open_account(&app.pool, &registration, app.now()).await {
            Ok((account, code)) => {
                tracing::info!(%account, "an account was opened");
                session::begin(&session, Owner::Customer(account), &headers, app.now()).await?;
                recovery_code::keep(&session, &app, account, &code).await?;
                return Ok(see_other(&after(&page, &form)));
            }
            Err(EmailTaken::Taken) => {
                if let Some(account) = new_account.find_existing(&app, &page).await? {
                    limits::forgive(&mut *app.pool.acquire().await?, attempt).await?;
                    session::begin(&session, Owner::Customer(account), &headers, app.now()).await?;
                    recovery_code::keep_unseen(&session, &app, account).await?;
                    return Ok(see_other(&after(&page, &form)));
                }
                errors.add("email", page.t("sign-up-taken"));
            }
            Err(EmailTaken::Database(error)) => return Err(error.into()),
        }
    }
    ask_password_again(&page, &mut errors);
    let next = next_of(&form);
    let page = page.shown_at("/sign-up", &next_query(next));
    page.refused(&SignUpPage { page: &page, errors, details, next })
}

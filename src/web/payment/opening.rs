//! `/{lang}/orders/{reference}/payments`: instructions for an order, by the method that was chosen.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use crate::app::App;
use crate::ids::AccountId;
use crate::limits::{self, Purpose};
use crate::payments::{self, OpeningError};
use crate::web::error::PageError;
use crate::web::extract::{Form, Path};
use crate::web::forms::FormErrors;
use crate::web::order::detail::{find_own, show};
use crate::web::page::{Customer, Page, see_other};
use crate::web::payment::methods::{MethodChoice, refusal};
use crate::web::urls;

pub async fn post(
    State(app): State<App>,
    page: Page,
    Customer(viewer): Customer,
    path: Path,
    Form(form): Form,
) -> Result<Response, PageError> {
    let order = find_own(&app, &viewer, &path).await?;
    let choice = MethodChoice::read(&form);
    let mut errors = FormErrors::default();
    let Some(method) = choice.check(&page, &form, &mut errors) else {
        let status = StatusCode::UNPROCESSABLE_ENTITY;
        return show(&app, &page, &viewer, &order, status, choice, errors, None).await;
    };
    count(&app, viewer.account).await?;
    match payments::open_for_order(&app.pool, &app.rules, viewer.account, order.id, method, app.now()).await {
        Ok(payment) => Ok(see_other(&urls::payment(page.locale, payment))),
        Err(OpeningError::NotPayable) => Ok(see_other(&urls::order(page.locale, &order.reference))),
        Err(error) => {
            let (status, mut message) = refusal(&page, error)?;
            if status == StatusCode::SERVICE_UNAVAILABLE {
                // R16: the order stays, to be seen and paid later.
                message = format!("{message} {}", page.t("order-stays"));
            }
            errors.add("method", message);
            show(&app, &page, &viewer, &order, status, choice, errors, None).await
        }
    }
}

/// Counts a request for instructions within the account's limit.
pub async fn count(app: &App, account: AccountId) -> Result<(), PageError> {
    let mut conn = app.pool.acquire().await?;
    let limit = app.settings.limits.payments_of_account;
    let attempt = limits::attempt(&mut conn, Purpose::PaymentOfAccount, &account.to_string(), limit, app.now()).await?;
    attempt.map(drop).map_err(|too_many| PageError::TooMany { retry_after: too_many.retry_after })
}

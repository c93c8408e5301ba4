//! `/{lang}/orders/{reference}/pay-from-balance`: whole or not at all (R23).

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use crate::app::App;
use crate::orders::BalanceError;
use crate::payments;
use crate::web::error::PageError;
use crate::web::extract::Path;
use crate::web::forms::FormErrors;
use crate::web::order::detail::{find_own, show};
use crate::web::page::{Customer, Page, see_other};
use crate::web::payment::methods::MethodChoice;
use crate::web::urls;

pub async fn post(
    State(app): State<App>,
    page: Page,
    Customer(mut viewer): Customer,
    path: Path,
) -> Result<Response, PageError> {
    let order = find_own(&app, &viewer, &path).await?;
    let policy = &app.rules.policy;
    match payments::pay_order(&app.pool, policy, viewer.account, order.id, app.now()).await {
        // An order that is paid already shows itself: a second click changes nothing.
        Ok(()) | Err(BalanceError::NotPayable) => Ok(see_other(&urls::order(page.locale, &order.reference))),
        Err(BalanceError::TooLow { available, total }) => {
            // Another tab may have spent it since this page was drawn.
            viewer.balance = available;
            let mut errors = FormErrors::default();
            errors.add(
                "balance",
                page.t2("order-balance-too-low", "available", &available, "missing", &(total - available)),
            );
            let (status, choice) = (StatusCode::UNPROCESSABLE_ENTITY, MethodChoice::default());
            show(&app, &page, &viewer, &order, status, choice, errors, None).await
        }
        Err(BalanceError::Database(error)) => Err(error.into()),
    }
}

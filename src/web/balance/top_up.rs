//! `/{lang}/balance/top-ups`: one of four sums, with a payment of its own (R21).

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use crate::app::App;
use crate::payments::{self, TopUpAmount};
use crate::web::balance::overview::show;
use crate::web::error::PageError;
use crate::web::extract::Form;
use crate::web::forms::FormErrors;
use crate::web::page::{Customer, Page, see_other};
use crate::web::payment::methods::{MethodChoice, refusal};
use crate::web::payment::opening::count;
use crate::web::urls;

pub async fn post(
    State(app): State<App>,
    page: Page,
    Customer(viewer): Customer,
    Form(form): Form,
) -> Result<Response, PageError> {
    let typed = form.text("amount").to_owned();
    let choice = MethodChoice::read(&form);
    let mut errors = FormErrors::default();
    let amount = TopUpAmount::parse(&typed).filter(|_| !form.is_ambiguous("amount"));
    if amount.is_none() {
        errors.add("amount", page.t("balance-amount-missing"));
    }
    let method = choice.check(&page, &form, &mut errors);
    let (Some(amount), Some(method)) = (amount, method) else {
        return show(&app, &page, &viewer, StatusCode::UNPROCESSABLE_ENTITY, typed, choice, errors).await;
    };
    count(&app, viewer.account).await?;
    let locale = page.locale.tag();
    match payments::open_top_up(&app.pool, &app.rules, viewer.account, amount, method, locale, app.now()).await {
        Ok(payment) => Ok(see_other(&urls::payment(page.locale, payment))),
        Err(error) => {
            let (status, message) = refusal(&page, error)?;
            errors.add("method", message);
            show(&app, &page, &viewer, status, typed, choice, errors).await
        }
    }
}

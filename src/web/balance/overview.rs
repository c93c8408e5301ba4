//! `/{lang}/balance`: the available balance, every line of it, and the top-ups with their payments.

use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use crate::app::App;
use crate::balance::{self, BalanceLine};
use crate::i18n::format;
use crate::money::Usd;
use crate::payments::{self, PaymentState, TopUp, TopUpAmount};
use crate::web::error::PageError;
use crate::web::forms::FormErrors;
use crate::web::page::{Customer, Page, Viewer};
use crate::web::payment::methods::{MethodChoice, method_name};
use crate::web::states::{self, Mark};

/// More lines than a page shows well; the export for all of them is the support's.
const LINES: i64 = 200;

#[derive(Template)]
#[template(path = "balance/overview.html")]
struct BalancePage<'a> {
    page: &'a Page,
    available: Usd,
    lines: Vec<BalanceLine>,
    top_ups: Vec<TopUp>,
    amounts: [TopUpAmount; 4],
    amount: String,
    choice: MethodChoice,
    errors: FormErrors,
}

impl BalancePage<'_> {
    fn reason(&self, line: &BalanceLine) -> String {
        let key = match line.reason.as_str() {
            "order-paid-from-balance" => "balance-reason-order",
            "order-refunded" => "balance-reason-refund",
            "second-payment" => "balance-reason-second",
            "top-up" => "balance-reason-top-up",
            _ => "balance-reason-excess",
        };
        self.page.t(key).into_owned()
    }

    fn signed(&self, line: &BalanceLine) -> String {
        let sign = if line.amount.is_positive() { "+" } else { "" };
        format!("{sign}{}", self.page.usd(&line.amount))
    }

    fn whole(&self, amount: &TopUpAmount) -> String {
        format::usd_whole(self.page.locale, amount.usd())
    }

    fn is_chosen(&self, amount: &TopUpAmount) -> bool {
        self.amount == amount.dollars().to_string()
    }

    /// What is on its way and no part of the balance yet (R22).
    fn pending(&self) -> Usd {
        let on_its_way =
            |top_up: &&TopUp| matches!(top_up.payment.state, PaymentState::Seen | PaymentState::Confirming);
        self.top_ups.iter().filter(on_its_way).map(|top_up| top_up.usd).sum()
    }

    fn method(&self, top_up: &TopUp) -> String {
        method_name(self.page, top_up.payment.method)
    }

    fn mark(&self, top_up: &TopUp) -> Mark {
        states::one_payment(self.page, top_up.payment.state)
    }
}

pub async fn get(State(app): State<App>, page: Page, Customer(viewer): Customer) -> Result<Response, PageError> {
    let (choice, errors) = (MethodChoice::default(), FormErrors::default());
    show(&app, &page, &viewer, StatusCode::OK, String::new(), choice, errors).await
}

/// Draws the balance, with what was typed and what is wrong where a top-up was refused.
pub async fn show(
    app: &App,
    page: &Page,
    viewer: &Viewer,
    status: StatusCode,
    amount: String,
    choice: MethodChoice,
    errors: FormErrors,
) -> Result<Response, PageError> {
    let page = page.shown_at("/balance", "");
    let mut conn = app.pool.acquire().await?;
    let lines = balance::lines(&mut conn, viewer.account, LINES).await?;
    let top_ups = payments::list_top_ups_of(&mut conn, viewer.account, LINES).await?;
    let available = balance::available(&mut conn, viewer.account).await?;
    drop(conn);
    let amounts = TopUpAmount::ALL;
    let template = BalancePage { page: &page, available, lines, top_ups, amounts, amount, choice, errors };
    page.private_with(status, &template)
}

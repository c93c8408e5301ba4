//! `/{lang}/orders`: the customer's orders, the newest first.

use askama::Template;
use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::i18n::format;
use crate::orders::{self, Order};
use crate::web::error::PageError;
use crate::web::extract::Query;
use crate::web::forms::Fields;
use crate::web::page::{Customer, Page};
use crate::web::states::{self, Mark};

const ON_A_PAGE: i64 = 20;

#[derive(Template)]
#[template(path = "order/list.html")]
struct OrdersPage<'a> {
    page: &'a Page,
    orders: Vec<Order>,
    number: i64,
    last: i64,
}

impl OrdersPage<'_> {
    fn payment(&self, order: &Order) -> Mark {
        states::payment(self.page, order.payment_state)
    }

    fn machine(&self, order: &Order) -> Mark {
        states::provisioning(self.page, order.provisioning_state)
    }

    fn date(&self, order: &Order) -> String {
        format::date_medium(self.page.locale, order.placed_at)
    }

    fn contents(&self, order: &Order) -> String {
        let (lots, gpus) = (order.lots.count(), order.quote().gpu_count());
        let term = format::days(self.page.locale, order.term.days());
        self.page.tn("orders-contents", &[("lots", &lots), ("gpus", &gpus), ("term", &term)])
    }
}

pub async fn get(
    State(app): State<App>,
    page: Page,
    Customer(viewer): Customer,
    Query(query): Query,
) -> Result<Response, PageError> {
    let number = page_number(&query).ok_or(PageError::NotFound)?;
    let mut conn = app.pool.acquire().await?;
    let count = orders::count_for(&mut conn, viewer.account).await?;
    let last = ((count + ON_A_PAGE - 1) / ON_A_PAGE).max(1);
    if !(1..=last).contains(&number) {
        return Err(PageError::NotFound);
    }
    let orders = orders::list_for(&mut conn, viewer.account, ON_A_PAGE, (number - 1) * ON_A_PAGE).await?;
    drop(conn);
    page.private(&OrdersPage { page: &page, orders, number, last })
}

/// Which page of the list is asked for: plain digits, and one page only.
fn page_number(query: &Fields) -> Option<i64> {
    if !query.has("page") {
        return Some(1);
    }
    let text = query.text("page");
    let is_plain = !query.is_ambiguous("page") && text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|_| is_plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s39_a_page_is_asked_for_by_plain_digits_or_not_at_all() {
        let number = |query: &str| page_number(&Fields::parse(query.as_bytes()).expect("UTF-8"));
        assert_eq!(number(""), Some(1));
        assert_eq!(number("page=3"), Some(3));
        for wrong in
            ["page=", "page=-1", "page=%2B1", "page=abc", "page=1.0", "page=1&page=2", "page=99999999999999999999"]
        {
            assert_eq!(number(wrong), None, "{wrong}");
        }
    }
}

//! `/admin/orders`: every order, searched and filtered; those that need a hand stand first.

use askama::Template;
use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::i18n::format;
use crate::orders::{self, OrderCounts, OrderFilter, OrderPage, PaymentState, ProvisioningState, StaffOrderRow};
use crate::web::admin::filter::{self, Query};
use crate::web::error::PageError;
use crate::web::extract;
use crate::web::page::{Page, Staff, see_other};
use crate::web::states::{self, Mark};

/// Orders on a page.
const PAGE_SIZE: i64 = 25;

#[derive(Template)]
#[template(path = "admin/orders.html")]
struct OrdersPage<'a> {
    page: &'a Page,
    query: Query,
    counts: OrderCounts,
    /// Nothing is looked for with a query that is refused.
    found: OrderPage,
}

/// `/admin`
pub async fn front(_: Staff) -> Result<Response, PageError> {
    Ok(see_other("/admin/orders"))
}

pub async fn get(
    State(app): State<App>,
    page: Page,
    _: Staff,
    extract::Query(fields): extract::Query,
) -> Result<Response, PageError> {
    let query = Query::read(&page, &fields);
    if !query.errors.is_empty() {
        return refuse(&app, &page, query).await;
    }
    if query.page_number < 1 {
        return Err(PageError::NotFound);
    }
    let offset = (query.page_number - 1).saturating_mul(PAGE_SIZE);
    let mut conn = app.pool.acquire().await?;
    let found = orders::search(&mut conn, &query.filter, PAGE_SIZE, offset, page.now).await?;
    let counts = orders::count_by_state(&mut conn).await?;
    let template = OrdersPage { page: &page, query, counts, found };
    if template.query.page_number > template.last_page() {
        return Err(PageError::NotFound);
    }
    page.private(&template)
}

/// The list's page for a query that cannot be answered, with what was typed.
pub async fn refuse(app: &App, page: &Page, query: Query) -> Result<Response, PageError> {
    let mut conn = app.pool.acquire().await?;
    let counts = orders::count_by_state(&mut conn).await?;
    let page = page.shown_at("/admin/orders", "");
    page.refused(&OrdersPage { page: &page, query, counts, found: OrderPage { rows: Vec::new(), found: 0 } })
}

/// A state with the number of orders in it, as a link to them.
struct Chip {
    name: String,
    href: String,
    count: String,
    /// Whether somebody waits for the staff there.
    calls: bool,
    is_current: bool,
}

struct PageLink {
    number: i64,
    href: String,
    is_current: bool,
}

impl OrdersPage<'_> {
    fn last_page(&self) -> i64 {
        ((self.found.found + PAGE_SIZE - 1) / PAGE_SIZE).max(1)
    }

    fn page_links(&self) -> Vec<Option<PageLink>> {
        let link =
            |number| PageLink { href: self.query.href(number), is_current: number == self.query.page_number, number };
        pages_to_link(self.query.page_number, self.last_page()).into_iter().map(|number| number.map(link)).collect()
    }

    fn previous(&self) -> Option<String> {
        (self.query.page_number > 1).then(|| self.query.href(self.query.page_number - 1))
    }

    fn next(&self) -> Option<String> {
        (self.query.page_number < self.last_page()).then(|| self.query.href(self.query.page_number + 1))
    }

    fn chips(&self) -> Vec<Chip> {
        let mut chips = vec![
            self.chip(self.page.t("admin-orders-all").into_owned(), None, None),
            self.chip(
                self.page.t("admin-orders-to-start").into_owned(),
                Some(PaymentState::Paid),
                Some(ProvisioningState::NotStarted),
            ),
        ];
        for state in ProvisioningState::ALL.into_iter().filter(|state| *state != ProvisioningState::NotStarted) {
            chips.push(self.chip(self.provisioning(&state).name, None, Some(state)));
        }
        for state in PaymentState::ALL.into_iter().filter(|state| *state != PaymentState::Paid) {
            chips.push(self.chip(self.payment(&state).name, Some(state), None));
        }
        chips
    }

    fn chip(&self, name: String, payment: Option<PaymentState>, provisioning: Option<ProvisioningState>) -> Chip {
        let filter = OrderFilter { text: String::new(), payment, provisioning };
        let count = self.counts.of(payment, provisioning);
        Chip {
            name,
            href: filter::href("/admin/orders", &filter, 1),
            count: format::integer(self.page.locale, count),
            calls: count > 0 && payment == Some(PaymentState::Paid),
            is_current: self.query.errors.is_empty() && self.query.filter == filter,
        }
    }

    fn payment(&self, state: &PaymentState) -> Mark {
        states::payment(self.page, *state)
    }

    fn provisioning(&self, state: &ProvisioningState) -> Mark {
        states::provisioning(self.page, *state)
    }

    fn term(&self, row: &StaffOrderRow) -> String {
        format::days(self.page.locale, row.term_days.unsigned_abs())
    }

    /// How long the order has needed a hand, in its two largest units.
    fn waiting(&self, row: &StaffOrderRow) -> Option<String> {
        let waited = self.page.now - row.waiting_since?;
        let (days, hours, minutes) = (waited.whole_days(), waited.whole_hours() % 24, waited.whole_minutes() % 60);
        let time = if days > 0 {
            self.page.t2("admin-orders-waited-days", "days", &days, "hours", &hours)
        } else if hours > 0 {
            self.page.t2("admin-orders-waited-hours", "hours", &hours, "minutes", &minutes)
        } else {
            self.page.t1("admin-orders-waited-minutes", "minutes", &minutes.max(0))
        };
        Some(self.page.t1("admin-orders-waits", "time", &time))
    }
}

/// The pages to link to: the first, the last, this one and its neighbours; `None` is a gap.
fn pages_to_link(at: i64, last: i64) -> Vec<Option<i64>> {
    let mut links = Vec::new();
    for number in (1..=last).filter(|number| *number == 1 || *number == last || (number - at).abs() <= 1) {
        match links.last().copied().flatten() {
            // A gap of one page is shown as that page.
            Some(before) if number == before + 2 => links.push(Some(before + 1)),
            Some(before) if number > before + 2 => links.push(None),
            _ => {}
        }
        links.push(Some(number));
    }
    links
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_linked_at_both_ends_and_around_the_reader() {
        assert_eq!(pages_to_link(1, 1), [Some(1)]);
        assert_eq!(pages_to_link(1, 3), [Some(1), Some(2), Some(3)]);
        assert_eq!(pages_to_link(1, 18), [Some(1), Some(2), None, Some(18)]);
        assert_eq!(pages_to_link(3, 5), [Some(1), Some(2), Some(3), Some(4), Some(5)]);
        assert_eq!(pages_to_link(9, 18), [Some(1), None, Some(8), Some(9), Some(10), None, Some(18)]);
    }
}

//! `/{lang}/gpus`: every card, with filters in the query. A filter that cannot be read is not applied; the answer says
//! so beside it and has status 422.

use std::collections::BTreeSet;

use askama::Template;
use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::catalog::{self, Backend, Offer};
use crate::i18n::{Person, format};
use crate::web::catalog::deck::{self, DeckCard};
use crate::web::catalog::filter::{Filter, Narrowing, Order, Typed};
use crate::web::die::Die;
use crate::web::error::PageError;
use crate::web::extract::Query;
use crate::web::forms::{self, Choice, FormErrors};
use crate::web::page::{Page, PageContext};

#[derive(Template)]
#[template(path = "catalog/list.html")]
struct ListPage<'a> {
    page: &'a Page,
    errors: FormErrors,
    q: String,
    backends: Vec<Choice>,
    memories: Vec<Choice>,
    orders: Vec<Choice>,
    cards: Vec<DeckCard>,
    /// Why no card is there, where none is.
    empty: Option<Empty>,
    is_filtered: bool,
}

/// Which filter leaves nothing, and how to clear it.
struct Empty {
    die: Die,
    text: String,
    clear: Option<Clear>,
}

struct Clear {
    href: String,
    text: String,
}

pub async fn get(State(app): State<App>, page: Page, Query(query): Query) -> Result<Response, PageError> {
    let offers = catalog::listed_offers(&mut *app.pool.acquire().await?).await?;
    let typed = Typed::read(&query);
    let mut errors = FormErrors::default();
    let filter = typed.check(&page, &query, &mut errors);
    let left = filter.apply(&offers);
    let template = ListPage {
        page: &page,
        backends: backends(&page, &typed),
        memories: memories(&page, &typed, &offers),
        orders: orders(&page, &typed),
        cards: deck::deal(&page, &left, &offers),
        empty: left.is_empty().then(|| explain(&page, &typed, &filter, &offers)),
        is_filtered: ["q", "backend", "min_memory", "sort"].iter().any(|name| query.has(name)),
        q: forms::printable(&typed.q),
        errors,
    };
    if template.errors.is_empty() { page.public(&template) } else { page.refused(&template) }
}

fn backends(page: &PageContext, typed: &Typed) -> Vec<Choice> {
    let all = Choice::new("", page.t("catalog-backend-all"));
    let one = |backend: Backend| Choice::new(backend.id(), page.t(&format!("catalog-backend-{}", backend.id())));
    Choice::choose([all].into_iter().chain(Backend::ALL.map(one)).collect(), &typed.backend)
}

/// The sizes that the catalogue has; a size of the reader's own stands among them.
fn memories(page: &PageContext, typed: &Typed, offers: &[Offer]) -> Vec<Choice> {
    let mut sizes: BTreeSet<u32> = offers.iter().map(|offer| offer.memory_gb).collect();
    // The smallest is what every card has.
    sizes.pop_first();
    sizes.extend(typed.min_memory.trim().parse::<u32>().ok());
    let any = Choice::new("", page.t("catalog-min-memory-any"));
    let least = |size: u32| {
        let memory = format::gigabytes(page.locale, size);
        Choice::new(size.to_string(), page.t1("catalog-min-memory-least", "memory", &memory))
    };
    Choice::choose([any].into_iter().chain(sizes.into_iter().map(least)).collect(), &typed.min_memory)
}

fn orders(page: &PageContext, typed: &Typed) -> Vec<Choice> {
    let key = |order| match order {
        Order::Catalogue => "catalog-sort-catalogue",
        Order::PriceUp => "catalog-sort-price-up",
        Order::PriceDown => "catalog-sort-price-down",
        Order::MemoryDown => "catalog-sort-memory-down",
        Order::MemoryUp => "catalog-sort-memory-up",
    };
    let term = format::days(page.locale, Order::TERM.days());
    let choice = |order: Order| Choice::new(order.id(), page.t1(key(order), "term", &term));
    Choice::choose(Order::ALL.map(choice).into(), &typed.sort)
}

fn explain(page: &PageContext, typed: &Typed, filter: &Filter, offers: &[Offer]) -> Empty {
    let empty = |text, clear| Empty { die: Die::empty(), text, clear };
    if offers.is_empty() {
        return empty(page.t("catalog-empty-shelf").into_owned(), None);
    }
    let Some((narrowing, left)) = filter.blame(offers) else {
        return empty(page.t("catalog-empty-together").into_owned(), None);
    };
    let (text, clear) = match narrowing {
        Narrowing::Search => {
            (page.t2("catalog-empty-search", "q", &Person(typed.q.trim()), "cards", &left), "catalog-clear-search")
        }
        Narrowing::Memory => (page.t1("catalog-empty-memory", "cards", &left), "catalog-clear-memory"),
        Narrowing::Backend => (page.t1("catalog-empty-backend", "cards", &left), "catalog-clear-backend"),
    };
    let query = typed.query_without(narrowing);
    let sign = if query.is_empty() { "" } else { "?" };
    let href = format!("{}{sign}{query}", page.href("/gpus"));
    empty(text, Some(Clear { href, text: page.t(clear).into_owned() }))
}

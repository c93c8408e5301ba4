//! `/{lang}/`: what the shop rents, an example with its whole price, and how a rental goes.

use askama::Template;
use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::catalog::{self, Offer};
use crate::content::Answered;
use crate::i18n::format;
use crate::money::Usd;
use crate::payments::Method;
use crate::pricing::{Lots, Term};
use crate::web::catalog::deck::{self, DeckCard};
use crate::web::configuration;
use crate::web::die::Die;
use crate::web::error::PageError;
use crate::web::help;
use crate::web::page::{Page, PageContext};

/// One card of each kind, where the catalogue has them.
const SHOWN: [&str; 4] = ["rtx-4090", "h200", "b200", "mi300x"];
/// Questions that are worth an answer before the first order.
const ASKED: [&str; 3] = ["lot-or-batch", "paid-or-ready", "network"];
const EXAMPLE_TERM: Term = Term::SevenDays;

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage<'a> {
    page: &'a Page,
    terms: String,
    lead: String,
    example: Option<Example>,
    card_count: usize,
    cards: Vec<DeckCard>,
    answers: Vec<Answered>,
}

/// A lot's price and its cards, multiplied before the reader's eyes.
struct Example {
    die: Die,
    lot_price: Usd,
    lots: u32,
    total: Usd,
    gpus_per_lot: u32,
    gpus: u32,
    caption: String,
}

pub async fn get(State(app): State<App>, page: Page) -> Result<Response, PageError> {
    let offers = catalog::listed_offers(&mut *app.pool.acquire().await?).await?;
    let terms = configuration::terms(&page);
    page.public(&HomePage {
        page: &page,
        lead: lead(&page, &offers),
        terms,
        example: example(&page, &offers),
        card_count: offers.len(),
        cards: deck::deal(&page, &shown(&offers), &offers),
        answers: ASKED.iter().filter_map(|anchor| help::faq::answer(&app, &page, anchor)).collect(),
    })
}

fn lead(page: &PageContext, offers: &[Offer]) -> String {
    let memory = |gb: Option<u32>| format::gigabytes(page.locale, gb.unwrap_or_default());
    page.tn(
        "home-lead",
        &[
            ("cards", &offers.len()),
            ("least", &memory(offers.iter().map(|offer| offer.memory_gb).min())),
            ("most", &memory(offers.iter().map(|offer| offer.memory_gb).max())),
            ("methods", &Method::ALL.len()),
        ],
    )
}

fn shown(offers: &[Offer]) -> Vec<&Offer> {
    let known: Vec<&Offer> = SHOWN.iter().filter_map(|slug| offers.iter().find(|offer| offer.slug == *slug)).collect();
    // Another operator's catalogue: its first cards.
    if known.len() == SHOWN.len() { known } else { offers.iter().take(SHOWN.len()).collect() }
}

/// The lot with most GPUs shows best what a lot is.
fn example(page: &PageContext, offers: &[Offer]) -> Option<Example> {
    let offer = offers.iter().max_by_key(|offer| offer.gpus_per_lot)?;
    let quote = offer.quote(EXAMPLE_TERM, Lots::new(2).ok()?);
    let term = format::days(page.locale, EXAMPLE_TERM.days());
    let caption = page.tn("home-example", &[("card", &offer.name), ("term", &term), ("gpus", &offer.gpus_per_lot)]);
    Some(Example {
        die: Die::new(offer.package, offer.gpus_per_lot),
        lot_price: quote.lot_price,
        lots: quote.lots.count(),
        total: quote.total(),
        gpus_per_lot: quote.gpus_per_lot,
        gpus: quote.gpu_count(),
        caption,
    })
}

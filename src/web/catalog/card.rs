//! `/{lang}/gpus/{slug}`: one card. A card that is off the shelf is not there.

use askama::Template;
use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::catalog::{self, Offer, Package};
use crate::i18n::format;
use crate::orders::Preparation;
use crate::pricing::{Lots, Term, per_gpu_day};
use crate::web::catalog::deck::Availability;
use crate::web::catalog::structured_data;
use crate::web::configuration;
use crate::web::die::Die;
use crate::web::error::PageError;
use crate::web::extract::Path;
use crate::web::page::{Page, PageContext};

#[derive(Template)]
#[template(path = "catalog/card.html")]
struct CardPage<'a> {
    page: &'a Page,
    offer: Offer,
    die: Die,
    /// What the colours of the picture are.
    legend: String,
    availability: Availability,
    terms: Vec<TermPrice>,
    title: String,
    description: String,
    lead: String,
    memory: String,
    bandwidth: String,
    preparations: String,
    terms_text: String,
    structured_data: String,
}

struct TermPrice {
    term: String,
    price: String,
    per_gpu_day: String,
}

impl CardPage<'_> {
    fn lots_text(&self) -> String {
        self.page.t2("card-spec-lots-range", "min", &Lots::MIN, "max", &Lots::MAX)
    }
}

pub async fn get(State(app): State<App>, page: Page, path: Path) -> Result<Response, PageError> {
    let offers = catalog::listed_offers(&mut *app.pool.acquire().await?).await?;
    let offer = offers.into_iter().find(|offer| offer.slug == path.get("slug")).ok_or(PageError::NotFound)?;
    let memory = format::gigabytes(page.locale, offer.memory_gb);
    let terms_text = configuration::terms(&page);
    let description = page.tn(
        "card-description",
        &[
            ("card", &offer.name),
            ("memory", &memory),
            ("kind", &offer.memory_kind),
            ("backend", &offer.backend().name()),
            ("terms", &terms_text),
            ("price", &offer.prices.of(Term::ThreeDays)),
            ("term", &format::days(page.locale, Term::ThreeDays.days())),
        ],
    );
    let lead = page.tn(
        "card-lead",
        &[
            ("gpus", &offer.gpus_per_lot),
            ("vendor", &offer.vendor.name()),
            ("memory", &memory),
            ("kind", &offer.memory_kind),
        ],
    );
    page.public(&CardPage {
        page: &page,
        die: Die::new(offer.package, offer.gpus_per_lot).with_label(picture(&page, &offer)),
        legend: page.t1(legend(offer.package), "memory", &offer.memory_kind),
        availability: Availability::of(&page, &offer),
        terms: Term::ALL.map(|term| term_price(&page, &offer, term)).into(),
        title: page.t2("card-title", "card", &offer.name, "terms", &terms_text),
        structured_data: structured_data::of_card(&page, &offer, &description),
        description,
        lead,
        memory: format!("{memory} {}", offer.memory_kind),
        bandwidth: format::gigabytes_per_second(page.locale, offer.bandwidth_gb_s),
        preparations: preparations(&page),
        terms_text,
        offer,
    })
}

fn term_price(page: &PageContext, offer: &Offer, term: Term) -> TermPrice {
    let price = offer.prices.of(term);
    TermPrice {
        term: format::days(page.locale, term.days()),
        price: page.usd(&price),
        per_gpu_day: page.t1("card-per-gpu-day", "price", &per_gpu_day(price, offer.gpus_per_lot, term)),
    }
}

fn preparations(page: &PageContext) -> String {
    let names = Preparation::ALL.map(|preparation| page.t(&format!("preparation-{}", preparation.id())));
    format::list_or(page.locale, &names)
}

/// What the picture shows, in words.
fn picture(page: &PageContext, offer: &Offer) -> String {
    let (card, packages) = (&offer.name, &offer.gpus_per_lot);
    match offer.package {
        Package::Gddr { chips } => {
            page.tn("card-picture-gddr", &[("card", card), ("packages", packages), ("chips", &chips)])
        }
        Package::Hbm { dies, stacks, .. } => {
            page.tn("card-picture-hbm", &[("card", card), ("packages", packages), ("dies", &dies), ("stacks", &stacks)])
        }
    }
}

const fn legend(package: Package) -> &'static str {
    match package {
        Package::Gddr { .. } => "card-legend-gddr",
        Package::Hbm { .. } => "card-legend-hbm",
    }
}

//! `/{lang}/configure`: the whole configuration is the address. What is not given yet is asked for; what is given and
//! wrong is a message at its field, with status 422 and no total.

use askama::Template;
use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::catalog::{self, Offer};
use crate::i18n::format;
use crate::orders::{Preparation, PreparationNote};
use crate::pricing::{Lots, Term};
use crate::web::configuration::Configuration;
use crate::web::error::PageError;
use crate::web::extract::Query;
use crate::web::forms::{self, Choice, Fields, FormErrors};
use crate::web::page::{Page, PageContext};
use crate::web::summary::Summary;

#[derive(Template)]
#[template(path = "configure.html")]
struct ConfigurePage<'a> {
    page: &'a Page,
    errors: FormErrors,
    typed: Configuration,
    /// The card that is chosen, if it is on the shelf.
    offer: Option<&'a Offer>,
    gpus: Vec<Choice>,
    terms: Vec<NotedChoice>,
    preparations: Vec<NotedChoice>,
    summary: Option<Summary>,
    is_filled: bool,
}

/// One of several values with a word about it.
struct NotedChoice {
    choice: Choice,
    note: String,
}

impl ConfigurePage<'_> {
    fn title(&self) -> String {
        match self.offer {
            Some(offer) => self.page.t1("configure-title-card", "card", &offer.name),
            None => self.page.t("configure-title").into_owned(),
        }
    }

    fn lots_hint(&self) -> String {
        let (min, max) = (&Lots::MIN, &Lots::MAX);
        match self.offer {
            Some(offer) => self.page.tn(
                "configure-lots-hint-card",
                &[("min", min), ("max", max), ("card", &offer.name), ("gpus", &offer.gpus_per_lot)],
            ),
            None => self.page.t2("configure-lots-hint", "min", min, "max", max),
        }
    }

    /// What is still needed for a total.
    fn needs(&self) -> String {
        let key = match self.offer {
            _ if !self.errors.is_empty() => "configure-needs-correction",
            None => "configure-needs-card",
            Some(_) => "configure-needs-term",
        };
        self.page.t(key).into_owned()
    }

    /// Whether the note shows for a custom preparation only; one that is wrong shows for any, beside its message.
    fn hides_note(&self) -> bool {
        self.errors.of("preparation_note").is_none() || self.typed.preparation.trim() == Preparation::Custom.id()
    }

    fn lots(&self) -> String {
        forms::printable(&self.typed.lots)
    }

    fn note(&self) -> String {
        forms::printable(&self.typed.preparation_note)
    }

    const fn note_limit(&self) -> usize {
        PreparationNote::MAX_CHARACTERS
    }
}

pub async fn get(State(app): State<App>, page: Page, Query(query): Query) -> Result<Response, PageError> {
    let offers = catalog::listed_offers(&mut *app.pool.acquire().await?).await?;
    let typed = begin(Configuration::read(&query), &query);
    let errors = check(&page, &typed, &offers, &query);
    let summary = typed.priced(&offers).zip(Preparation::from_id(typed.preparation.trim()));
    let template = ConfigurePage {
        page: &page,
        offer: typed.find_offer(&offers),
        gpus: gpus(&page, &typed, &offers),
        terms: terms(&page, &typed, &offers),
        preparations: preparations(&page, &typed),
        summary: summary
            .filter(|_| errors.is_empty())
            .map(|((offer, quote), preparation)| Summary::new(&page, &offer.name, quote, preparation)),
        is_filled: !page.query.is_empty(),
        typed,
        errors,
    };
    if template.errors.is_empty() { page.public(&template) } else { page.refused(&template) }
}

/// Where a configuration starts: one lot of plain Ubuntu, as the page says. Card and term nobody can guess.
fn begin(mut typed: Configuration, query: &Fields) -> Configuration {
    if !query.has("lots") {
        typed.lots = Lots::default().count().to_string();
    }
    if !query.has("preparation") {
        typed.preparation = Preparation::Ubuntu.id().to_owned();
    }
    typed
}

/// What is wrong. A part that the address does not name is no mistake: the reader has not come to it yet.
fn check(page: &PageContext, typed: &Configuration, offers: &[Offer], query: &Fields) -> FormErrors {
    let mut errors = FormErrors::default();
    if let Some(chosen) = typed.check(page, offers, query, &mut errors) {
        chosen.check_free(page, &mut errors);
    }
    for field in ["gpu", "days", "preparation_note"] {
        if !query.has(field) {
            errors.forget(field);
        }
    }
    errors
}

fn gpus(page: &PageContext, typed: &Configuration, offers: &[Offer]) -> Vec<Choice> {
    let none = Choice::new("", page.t("configure-gpu-choose"));
    let card = |offer: &Offer| {
        let memory = format::gigabytes(page.locale, offer.memory_gb);
        Choice::new(offer.slug.as_str(), format!("{}, {memory}", offer.name))
    };
    Choice::choose([none].into_iter().chain(offers.iter().map(card)).collect(), &typed.gpu)
}

/// The terms, each with the price of a lot of the chosen card.
fn terms(page: &PageContext, typed: &Configuration, offers: &[Offer]) -> Vec<NotedChoice> {
    let offer = typed.find_offer(offers);
    let price = |term| offer.map(|offer| page.t1("configure-lot-price", "price", &offer.prices.of(term)));
    let choice = |term: Term| NotedChoice {
        choice: Choice {
            value: term.days().to_string(),
            text: format::days(page.locale, term.days()),
            is_chosen: Term::parse(&typed.days) == Some(term),
        },
        note: price(term).unwrap_or_default(),
    };
    Term::ALL.map(choice).into()
}

fn preparations(page: &PageContext, typed: &Configuration) -> Vec<NotedChoice> {
    let choice = |preparation: Preparation| {
        let id = preparation.id();
        NotedChoice {
            choice: Choice {
                value: id.to_owned(),
                text: capitalized(&page.t(&format!("preparation-{id}"))),
                is_chosen: typed.preparation.trim() == id,
            },
            note: page.t(&format!("preparation-{id}-note")).into_owned(),
        }
    };
    Preparation::ALL.map(choice).into()
}

/// A name from within a sentence, as it stands alone.
fn capitalized(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

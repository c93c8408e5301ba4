//! Cards of the catalogue as the home page and the list lay them out; `templates/parts/card.html` draws one.

use crate::catalog::{Backend, Offer};
use crate::i18n::format;
use crate::web::die::Die;
use crate::web::page::PageContext;

/// One card, in the reader's language.
pub struct DeckCard {
    pub slug: String,
    pub name: String,
    pub backend: Backend,
    pub die: Die,
    pub memory: Gauge,
    pub bandwidth: Gauge,
    /// Term and price of one lot.
    pub prices: Vec<(String, String)>,
    /// "2 GPUs in a lot, 180 GB each"
    pub lot: String,
    pub availability: Availability,
}

/// A quantity with a bar that sets it against the largest of the catalogue.
pub struct Gauge {
    pub text: String,
    /// Hundredths of the bar, never so few that it cannot be seen.
    pub percent: u32,
}

/// Whether lots can be ordered, in words, with the tone of its mark.
pub struct Availability {
    pub tone: &'static str,
    pub text: String,
}

impl Availability {
    pub fn of(page: &PageContext, offer: &Offer) -> Self {
        match offer.lots_free {
            None => Availability { tone: "good", text: page.t("card-available").into_owned() },
            Some(0) => Availability { tone: "over", text: page.t("card-sold-out").into_owned() },
            Some(free) => Availability { tone: "good", text: page.t1("card-lots-free", "lots", &free) },
        }
    }
}

/// Lays out the cards; the bars are measured against the whole catalogue, so that a filter moves none.
pub fn deal(page: &PageContext, shown: &[&Offer], catalogue: &[Offer]) -> Vec<DeckCard> {
    let most_memory = catalogue.iter().map(|offer| offer.memory_gb).max().unwrap_or(1);
    let most_bandwidth = catalogue.iter().map(|offer| offer.bandwidth_gb_s).max().unwrap_or(1);
    let card = |offer: &Offer| {
        let memory = format::gigabytes(page.locale, offer.memory_gb);
        DeckCard {
            slug: offer.slug.clone(),
            name: offer.name.clone(),
            backend: offer.backend(),
            die: Die::new(offer.package, offer.gpus_per_lot),
            memory: Gauge {
                text: format!("{memory} {}", offer.memory_kind),
                percent: percent(offer.memory_gb, most_memory),
            },
            bandwidth: Gauge {
                text: format::gigabytes_per_second(page.locale, offer.bandwidth_gb_s),
                percent: percent(offer.bandwidth_gb_s, most_bandwidth),
            },
            prices: prices(page, offer),
            lot: page.t2("card-lot", "gpus", &offer.gpus_per_lot, "memory", &memory),
            availability: Availability::of(page, offer),
        }
    };
    shown.iter().map(|offer| card(offer)).collect()
}

fn prices(page: &PageContext, offer: &Offer) -> Vec<(String, String)> {
    offer.prices.iter().map(|(term, price)| (format::days(page.locale, term.days()), page.usd(&price))).collect()
}

fn percent(value: u32, most: u32) -> u32 {
    (value * 100 + most / 2).checked_div(most).unwrap_or(0).clamp(2, 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_never_invisible_and_never_too_long() {
        assert_eq!([percent(300, 8_000), percent(24, 256), percent(256, 256)], [4, 9, 100]);
        assert_eq!([percent(1, 8_000), percent(5, 0)], [2, 2]);
    }
}

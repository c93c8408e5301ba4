//! Importing a catalogue file: each line checked, all or nothing, and a report of what changed.

use std::collections::{BTreeMap, HashSet};

use rust_decimal::Decimal;
use serde::Deserialize;
use time::OffsetDateTime;

use crate::catalog::offer::{Offer, Package, Vendor};
use crate::catalog::store;
use crate::database::Pool;
use crate::money::Usd;
use crate::pricing::{LotPrices, Term};

/// What is wrong with one offer of a file.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum OfferError {
    #[error("`slug` may hold lower-case letters, digits and single hyphens, such as \"rtx-4090\"")]
    Slug,
    #[error("`slug` is used twice in the file")]
    SlugTwice,
    #[error("`{0}` is empty or longer than 80 characters")]
    Text(&'static str),
    #[error("`{0}` must be a whole number above zero")]
    Number(&'static str),
    #[error("`gpus_per_lot` must be between 1 and 16")]
    GpusPerLot,
    #[error(
        "`prices` needs the terms 3, 7 and 30 days and no others, such as {{ 3 = \"32.00\", 7 = \"69.00\", 30 = \"259.00\" }}"
    )]
    Terms,
    #[error("the price for {0} days must be above zero, in USD, with at most two decimals, such as \"32.00\"")]
    Price(u32),
}

#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    #[error("the file is not a catalogue: {0}")]
    Syntax(#[from] Box<toml::de::Error>),
    #[error("offer {position} ({slug}): {error}")]
    Offer { position: usize, slug: String, error: OfferError },
    #[error("the file holds no offer")]
    Empty,
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

/// What an import did, by slug.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct ImportReport {
    pub added: Vec<String>,
    pub changed: Vec<String>,
    pub unchanged: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    offer: Vec<OfferEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfferEntry {
    slug: String,
    name: String,
    vendor: Vendor,
    memory_gb: u32,
    memory_kind: String,
    bandwidth_gb_s: u32,
    gpus_per_lot: u32,
    package: Package,
    /// By days of the term; exact decimals as text, so that no float comes near a price.
    prices: BTreeMap<String, String>,
    lots_free: Option<u32>,
    #[serde(default = "listed")]
    listed: bool,
}

fn listed() -> bool {
    true
}

/// Reads and checks a catalogue file.
pub fn parse(text: &str, now: OffsetDateTime) -> Result<Vec<Offer>, ImportError> {
    let file: File = toml::from_str(text).map_err(Box::new)?;
    if file.offer.is_empty() {
        return Err(ImportError::Empty);
    }
    let mut slugs = HashSet::new();
    file.offer
        .into_iter()
        .enumerate()
        .map(|(index, entry)| {
            let slug = entry.slug.clone();
            let first = slugs.insert(slug.clone());
            let offer = if first { entry.check(now) } else { Err(OfferError::SlugTwice) };
            offer.map_err(|error| ImportError::Offer { position: index + 1, slug, error })
        })
        .collect()
}

/// Saves the offers in one transaction and says what changed.
pub async fn import(pool: &Pool, offers: &[Offer]) -> Result<ImportReport, ImportError> {
    let mut report = ImportReport::default();
    let mut transaction = pool.begin().await?;
    for (position, offer) in offers.iter().enumerate() {
        let before = store::find_offer_for_update(&mut transaction, &offer.slug).await?;
        let same = |before: &Offer| *before == Offer { updated_at: before.updated_at, ..offer.clone() };
        let list = match &before {
            Some(before) if same(before) => &mut report.unchanged,
            Some(_) => &mut report.changed,
            None => &mut report.added,
        };
        list.push(offer.slug.clone());
        if !before.as_ref().is_some_and(same) {
            store::save_offer(&mut transaction, position as i32, offer).await?;
        }
    }
    transaction.commit().await?;
    Ok(report)
}

impl OfferEntry {
    fn check(self, now: OffsetDateTime) -> Result<Offer, OfferError> {
        let plain = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
        if self.slug.len() > 40 || !self.slug.split('-').all(plain) {
            return Err(OfferError::Slug);
        }
        for (name, text) in [("name", &self.name), ("memory_kind", &self.memory_kind)] {
            if text.trim().is_empty() || text.chars().count() > 80 || text.chars().any(char::is_control) {
                return Err(OfferError::Text(name));
            }
        }
        for (name, number) in [("memory_gb", self.memory_gb), ("bandwidth_gb_s", self.bandwidth_gb_s)] {
            if number == 0 || number > 1_000_000 {
                return Err(OfferError::Number(name));
            }
        }
        if !(1..=16).contains(&self.gpus_per_lot) {
            return Err(OfferError::GpusPerLot);
        }
        Ok(Offer {
            prices: prices(&self.prices)?,
            slug: self.slug,
            name: self.name,
            vendor: self.vendor,
            memory_gb: self.memory_gb,
            memory_kind: self.memory_kind,
            bandwidth_gb_s: self.bandwidth_gb_s,
            gpus_per_lot: self.gpus_per_lot,
            package: self.package,
            lots_free: self.lots_free,
            listed: self.listed,
            updated_at: now,
        })
    }
}

fn prices(by_days: &BTreeMap<String, String>) -> Result<LotPrices, OfferError> {
    if by_days.len() != Term::ALL.len() {
        return Err(OfferError::Terms);
    }
    let mut prices = [Usd::ZERO; 3];
    for (place, term) in prices.iter_mut().zip(Term::ALL) {
        let dollars = by_days.get(&term.days().to_string()).ok_or(OfferError::Terms)?;
        // Ten lots at this price stay far within 64 bits of cents.
        *place = Decimal::from_str_exact(dollars)
            .ok()
            .and_then(Usd::from_dollars_exact)
            .filter(|price| price.is_positive() && *price <= Usd::from_cents(100_000_000_000))
            .ok_or(OfferError::Price(term.days()))?;
    }
    Ok(LotPrices::new(prices))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = include_str!("../../catalog.toml");

    fn error(text: &str) -> String {
        parse(text, OffsetDateTime::UNIX_EPOCH).expect_err("the file is wrong").to_string()
    }

    #[test]
    fn r1_r2_the_sample_catalogue_has_twelve_cards_and_only_a_b200_lot_holds_two() {
        let offers = parse(SAMPLE, OffsetDateTime::UNIX_EPOCH).expect("the sample is right");
        assert_eq!(offers.len(), 12);
        for offer in &offers {
            assert_eq!(offer.gpus_per_lot, if offer.slug == "b200" { 2 } else { 1 }, "{}", offer.slug);
        }
        let b200 = offers.iter().find(|offer| offer.slug == "b200").expect("listed");
        assert_eq!(b200.prices.of(Term::ThirtyDays), Usd::from_cents(549_900));
        assert_eq!(offers.iter().filter(|offer| offer.vendor == Vendor::Amd).count(), 2);
    }

    #[test]
    fn a_wrong_line_is_named_with_its_offer() {
        let (_, offers) = SAMPLE.split_once("[[offer]]").expect("offers follow the comment");
        let wrong = |from: &str, to: &str| error(&format!("[[offer]]{offers}").replacen(from, to, 1));
        assert!(wrong("\"rtx-4090\"", "\"RTX 4090\"").starts_with("offer 1 (RTX 4090): `slug`"));
        assert!(wrong("\"rtx-5090\"", "\"rtx-4090\"").contains("offer 2 (rtx-4090): `slug` is used twice"));
        assert!(wrong("\"32.00\"", "\"32.005\"").contains("price for 3 days"));
        assert!(wrong("\"32.00\"", "\"0.00\"").contains("price for 3 days"));
        assert!(wrong("3 = \"32.00\", ", "").contains("`prices` needs the terms"));
        assert!(wrong("gpus_per_lot = 1", "gpus_per_lot = 0").contains("`gpus_per_lot`"));
        assert!(wrong("vendor = \"nvidia\"", "vendor = \"intel\"").contains("not a catalogue"));
        assert!(wrong("vendor", "slots_free = 1\nvendor").contains("not a catalogue"));
        assert_eq!(error(""), "the file holds no offer");
    }
}

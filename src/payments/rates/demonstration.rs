//! Rates of a demonstration shop: fixed, from a file, and marked as such wherever they are shown.

use std::collections::BTreeMap;

use rust_decimal::Decimal;
use serde::Deserialize;
use time::OffsetDateTime;

use crate::payments::method::Asset;
use crate::payments::rates::{Policy, Quote};

/// The name that the quotes carry in a payment's evidence.
const PROVIDER: &str = "demonstration";

/// US dollars for one coin, for every coin of the shop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DemonstrationRates(Vec<(Asset, Decimal)>);

#[derive(Debug, thiserror::Error)]
pub enum DemonstrationError {
    #[error("the file of demonstration rates: {0}")]
    Syntax(#[from] Box<toml::de::Error>),
    #[error("the file of demonstration rates: {0} needs a rate above zero, such as \"64321.77\"")]
    Rate(&'static str),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    usd_per_coin: BTreeMap<String, String>,
}

impl DemonstrationRates {
    /// The rates that come with the program.
    pub fn shipped() -> Result<Self, DemonstrationError> {
        Self::parse(include_str!("../../../demonstration-rates.toml"))
    }

    pub fn parse(text: &str) -> Result<Self, DemonstrationError> {
        let file: File = toml::from_str(text).map_err(Box::new)?;
        let rate = |asset: Asset| {
            let symbol = asset.symbol();
            let text = file.usd_per_coin.get(symbol).ok_or(DemonstrationError::Rate(symbol))?;
            let rate = Decimal::from_str_exact(text).map_err(|_| DemonstrationError::Rate(symbol))?;
            if rate > Decimal::ZERO { Ok((asset, rate)) } else { Err(DemonstrationError::Rate(symbol)) }
        };
        Ok(DemonstrationRates(Asset::ALL.into_iter().map(rate).collect::<Result<_, _>>()?))
    }

    /// The rates as quotes of this moment: a file does not grow old.
    pub fn quotes(&self, now: OffsetDateTime) -> Vec<(Asset, Quote)> {
        self.0.iter().map(|(asset, rate)| (*asset, Quote::of_price(PROVIDER, *rate, now))).collect()
    }

    /// One source is enough where all of them are one file.
    pub fn policy() -> Policy {
        Policy { min_providers: 1, min_providers_large: 1, ..Policy::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_file_has_a_rate_for_every_coin() {
        let rates = DemonstrationRates::shipped().expect("the file is right");
        assert_eq!(rates.quotes(OffsetDateTime::UNIX_EPOCH).len(), Asset::ALL.len());
    }

    #[test]
    fn a_missing_or_worthless_rate_is_named() {
        let error = |text: &str| DemonstrationRates::parse(text).expect_err("wrong").to_string();
        assert!(error("[usd_per_coin]").contains("BTC needs a rate"));
        assert!(error("[usd_per_coin]\nBTC = \"0\"").contains("BTC needs a rate"));
        assert!(error("usd_per_coin = 1").contains("invalid type"));
    }
}

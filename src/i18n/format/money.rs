//! Money: dollars by their ISO code, since USDT and USDC stand beside them, and amounts of coins for labels.
//!
//! The place of the code is a row of ours around ICU's number: ICU4X formats currencies in its experimental part
//! only, which promises no stability. The rows are those of the repository (CLDR 48.2, currency display by code).

use std::fmt::Display;

use fixed_decimal::{Decimal as Digits, Sign};

use super::number::{digits, scaled};
use crate::i18n::Locale;
use crate::money::{Atomic, Usd};

/// Dollars and cents: `USD 10,000.00`, with no-break spaces.
pub fn usd(locale: Locale, amount: Usd) -> String {
    with_code(locale, scaled(amount.cents().into(), 2))
}

/// A round sum of dollars without its cents: `USD 10,000`. Cents that are there are shown: no sum is cut.
pub fn usd_whole(locale: Locale, amount: Usd) -> String {
    if amount.cents() % 100 == 0 { with_code(locale, (amount.cents() / 100).into()) } else { usd(locale, amount) }
}

/// An exact amount of coins without noughts at its end, for labels and sentences. `decimals` is how many decimal
/// places the asset has. What a wallet is to take is [`Atomic::to_coins`], which no language changes.
pub fn coins(locale: Locale, amount: Atomic, decimals: u32) -> String {
    let mut coins = scaled(amount.units().into(), decimals);
    coins.absolute.trim_end();
    digits(locale, &coins).to_string()
}

fn with_code(locale: Locale, mut dollars: Digits) -> String {
    match locale {
        // The minus goes before the code: `-USD 5.00`.
        Locale::En => {
            let minus = if dollars.sign == Sign::Negative { "-" } else { "" };
            dollars.sign = Sign::None;
            before(&format_args!("{minus}USD"), &digits(locale, &dollars))
        }
        Locale::Nl => before(&"USD", &digits(locale, &dollars)),
        Locale::Ru | Locale::Es | Locale::Fr => before(&digits(locale, &dollars), &"USD"),
    }
}

fn before(first: &dyn Display, second: &dyn Display) -> String {
    format!("{first}\u{a0}{second}")
}

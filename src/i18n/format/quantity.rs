//! Quantities: gigabytes and days.
//!
//! Units are rows of ours (CLDR 48.2): ICU4X has them in its experimental part only. A counted noun of the shop
//! (lots, cards) is a text of `locales/`.

use std::sync::LazyLock;

use icu::plurals::{PluralCategory, PluralRules};

use super::number::digits;
use crate::i18n::Locale;
use crate::i18n::locale::PerLocale;

static PLURALS: LazyLock<PerLocale<PluralRules>> = LazyLock::new(|| {
    PerLocale::build(|locale| {
        PluralRules::try_new_cardinal(locale.icu().into())
            .expect("ICU's compiled data holds the plurals of every language of ours")
    })
});

/// Memory in gigabytes, as makers of cards count them: `192 GB`.
pub fn gigabytes(locale: Locale, count: u32) -> String {
    format!("{}{}", digits(locale, &count.into()), gigabyte(locale))
}

/// Bandwidth: `1,008 GB/s`.
pub fn gigabytes_per_second(locale: Locale, count: u32) -> String {
    let second = if locale == Locale::Ru { "с" } else { "s" };
    format!("{}{}/{second}", digits(locale, &count.into()), gigabyte(locale))
}

/// The sign of the unit with the space before it.
fn gigabyte(locale: Locale) -> &'static str {
    match locale {
        Locale::Ru => " ГБ",
        Locale::Fr => "\u{202f}Go",
        Locale::Es | Locale::Nl | Locale::En => " GB",
    }
}

/// A number of days: `30 days`.
pub fn days(locale: Locale, count: u32) -> String {
    use PluralCategory::{Few, Many, One};
    let noun = match (locale, PLURALS[locale].category_for(count)) {
        (Locale::Ru, One) => " день",
        (Locale::Ru, Few) => " дня",
        (Locale::Ru, _) => " дней",
        (Locale::Es, One) => " día",
        // A million days: nobody rents for so long, but the category is there.
        (Locale::Es, Many) => " de días",
        (Locale::Es, _) => " días",
        (Locale::Fr, One) => "\u{a0}jour",
        (Locale::Fr, Many) => "\u{a0}de\u{a0}jours",
        (Locale::Fr, _) => "\u{a0}jours",
        (Locale::Nl, One) => " dag",
        (Locale::Nl, _) => " dagen",
        (Locale::En, One) => " day",
        (Locale::En, _) => " days",
    };
    format!("{}{noun}", digits(locale, &count.into()))
}

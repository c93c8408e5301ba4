//! Numbers: the separators and the grouping of a language (Spanish leaves 2000 whole and groups from 10.000 on).

use std::sync::LazyLock;

use fixed_decimal::Decimal as Digits;
use icu::decimal::options::DecimalFormatterOptions;
use icu::decimal::{DecimalFormatter, FormattedDecimal};
use rust_decimal::Decimal;

use crate::i18n::Locale;
use crate::i18n::locale::PerLocale;

static FORMATTERS: LazyLock<PerLocale<DecimalFormatter>> = LazyLock::new(|| {
    PerLocale::build(|locale| {
        DecimalFormatter::try_new(locale.icu().into(), DecimalFormatterOptions::default())
            .expect("ICU's compiled data holds the numbers of every language of ours")
    })
});

/// A whole number.
pub fn integer(locale: Locale, number: i64) -> String {
    digits(locale, &number.into()).to_string()
}

/// A number with all the decimal places it was given: `1.50` keeps its nought.
pub fn decimal(locale: Locale, number: Decimal) -> String {
    digits(locale, &exactly(number)).to_string()
}

/// A share in hundredths: 12.5 is shown as `12.5%`.
pub fn percent(locale: Locale, percent: Decimal) -> String {
    let percent = exactly(percent);
    let number = digits(locale, &percent);
    // ICU4X formats percent in its experimental part only.
    match locale {
        Locale::En | Locale::Nl => format!("{number}%"),
        Locale::Ru | Locale::Es | Locale::Fr => format!("{number}\u{a0}%"),
    }
}

/// Digits as the language writes them, to be placed in a pattern without an allocation of their own.
pub(in crate::i18n) fn digits(locale: Locale, number: &Digits) -> FormattedDecimal<'_> {
    FORMATTERS[locale].format(number)
}

/// The same number, digit by digit.
pub(super) fn exactly(number: Decimal) -> Digits {
    // The scale of a decimal is 28 at most.
    scaled(number.mantissa().into(), number.scale())
}

/// `units` of which ten to the power of `places` make one whole.
pub(super) fn scaled(mut units: Digits, places: u32) -> Digits {
    units.multiply_pow10(-i16::try_from(places).unwrap_or(i16::MAX));
    units
}

//! Lists in a sentence: `A, B, and C`. ICU knows where a word changes for its neighbour (Spanish `y` before an `i`).

use std::sync::LazyLock;

use icu::list::ListFormatter;
use icu::list::options::ListFormatterOptions;

use crate::i18n::Locale;
use crate::i18n::locale::PerLocale;

const HELD: &str = "ICU's compiled data holds the lists of every language of ours";

static AND: LazyLock<PerLocale<ListFormatter>> = LazyLock::new(|| {
    PerLocale::build(|locale| {
        ListFormatter::try_new_and(locale.icu().into(), ListFormatterOptions::default()).expect(HELD)
    })
});

static OR: LazyLock<PerLocale<ListFormatter>> = LazyLock::new(|| {
    PerLocale::build(|locale| {
        ListFormatter::try_new_or(locale.icu().into(), ListFormatterOptions::default()).expect(HELD)
    })
});

/// All of these: `A, B, and C`.
pub fn list_and<Item: AsRef<str>>(locale: Locale, items: &[Item]) -> String {
    AND[locale].format(items.iter().map(AsRef::as_ref)).to_string()
}

/// One of these: `A, B, or C`.
pub fn list_or<Item: AsRef<str>>(locale: Locale, items: &[Item]) -> String {
    OR[locale].format(items.iter().map(AsRef::as_ref)).to_string()
}

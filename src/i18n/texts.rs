//! The shop's texts, `locales/<tag>/*.ftl`, written in Fluent: one set a language, read once.
//!
//! A text may be missing at run time only where the tests were not asked: then the English one stands in and a line
//! is logged (S34).

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::FluentArgs;

use super::language::{BrokenTexts, Language};
use super::locale::PerLocale;
use super::{Argument, Locale, files};

static TEXTS: LazyLock<PerLocale<Language>> = LazyLock::new(|| {
    let read = |locale| Language::read(locale, files::fluent_files(locale));
    PerLocale::build(|locale| read(locale).unwrap_or_else(|broken: BrokenTexts| panic!("{broken}")))
});

/// Reads all texts now, so that a broken file stops the start and not a visitor.
///
/// # Panics
/// Where a file is not Fluent or a key is written twice in a language, naming file and key.
pub fn load() {
    LazyLock::force(&TEXTS);
}

/// The text of this key. Plain text: a page escapes it.
pub fn text(locale: Locale, key: &str) -> Cow<'static, str> {
    look_up(&TEXTS, locale, key, &[])
}

/// The text of this key with its arguments: `text_with(locale, "lots-left", &[("lots", &3_u32)])`.
pub fn text_with(locale: Locale, key: &str, arguments: &[(&str, &dyn Argument)]) -> String {
    look_up(&TEXTS, locale, key, arguments).into_owned()
}

/// Whether the language has this text itself.
pub fn has(locale: Locale, key: &str) -> bool {
    TEXTS[locale].has(key)
}

/// The keys of a language, file by file in the order in which they are written.
pub fn keys(locale: Locale) -> impl Iterator<Item = &'static str> {
    TEXTS[locale].keys()
}

fn look_up<'texts>(
    texts: &'texts PerLocale<Language>,
    locale: Locale,
    key: &str,
    arguments: &[(&str, &dyn Argument)],
) -> Cow<'texts, str> {
    if let Some(text) = written(&texts[locale], key, arguments) {
        return text;
    }
    tracing::error!(%locale, key, "a text is missing");
    written(&texts[Locale::DEFAULT], key, arguments).unwrap_or_else(|| Cow::Owned(key.to_owned()))
}

fn written<'texts>(
    language: &'texts Language,
    key: &str,
    arguments: &[(&str, &dyn Argument)],
) -> Option<Cow<'texts, str>> {
    if arguments.is_empty() {
        return language.text(key, None);
    }
    // A count adds two.
    let mut added = FluentArgs::with_capacity(2 * arguments.len());
    for (name, argument) in arguments {
        argument.add_to(name, language.locale(), &mut added);
    }
    language.text(key, Some(&added))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Person;
    use crate::money::Usd;

    const LOTS: &str = "
lots = { $lots ->
    [one] { $lots_text } лот
    [few] { $lots_text } лота
    [many] { $lots_text } лотов
   *[other] { $lots_text } лота
}";

    /// A shop of these few texts; a language that is not named has none.
    fn shop(texts: &[(Locale, &str)]) -> PerLocale<Language> {
        PerLocale::build(|locale| {
            let own = texts.iter().filter(|(of, _)| *of == locale);
            Language::read(locale, own.map(|(_, text)| ("some.ftl".to_owned(), (*text).to_owned())))
                .expect("sound texts")
        })
    }

    #[test]
    fn a_russian_count_takes_the_form_of_its_number() {
        let shop = shop(&[(Locale::Ru, LOTS)]);
        for (count, expected) in [
            (0_u32, "0 лотов"),
            (1, "1 лот"),
            (2, "2 лота"),
            (5, "5 лотов"),
            (11, "11 лотов"),
            (14, "14 лотов"),
            (21, "21 лот"),
            (22, "22 лота"),
            (25, "25 лотов"),
            (101, "101 лот"),
            (111, "111 лотов"),
            (2_000, "2\u{a0}000 лотов"),
        ] {
            assert_eq!(look_up(&shop, Locale::Ru, "lots", &[("lots", &count)]), expected);
        }
    }

    /// Spanish and French are left out at a million: fluent-rs chooses by CLDR 37, which does not have their `many`
    /// (`un millón de lotes`) yet. Nothing in the shop is counted so far.
    #[test]
    fn each_language_chooses_among_its_own_plural_forms() {
        let forms = "form = { $n ->\n [one] one\n [few] few\n [many] many\n *[other] other\n }";
        let shop = shop(&Locale::ALL.map(|locale| (locale, forms)));
        for (locale, count, form) in [
            (Locale::En, 0_i64, "other"),
            (Locale::Es, 0, "other"),
            (Locale::Fr, 0, "one"),
            (Locale::Nl, 0, "other"),
            (Locale::En, 1_000_000, "other"),
            (Locale::Ru, 1_000_000, "many"),
            (Locale::Nl, 1_000_000, "other"),
        ] {
            assert_eq!(look_up(&shop, locale, "form", &[("n", &count)]), form, "{count} in {locale}");
        }
    }

    #[test]
    fn nothing_but_a_persons_own_text_is_isolated() {
        let shop = shop(&[(Locale::Fr, "greeting = Bonjour { $name }, il reste { $sum }.")]);
        let sum = Usd::from_cents(200_000);
        let greeting = |name: &dyn Argument| look_up(&shop, Locale::Fr, "greeting", &[("name", name), ("sum", &sum)]);
        assert_eq!(greeting(&"Ann"), "Bonjour Ann, il reste 2\u{202f}000,00\u{a0}USD.");
        assert_eq!(greeting(&Person("Ann")), "Bonjour \u{2068}Ann\u{2069}, il reste 2\u{202f}000,00\u{a0}USD.");
    }

    #[test]
    fn a_missing_text_is_shown_in_english_with_english_numbers() {
        let shop = shop(&[(Locale::En, "sum = { $sum } left\ntitle = Orders"), (Locale::Nl, "")]);
        let sum = Usd::from_cents(200_000);
        assert_eq!(look_up(&shop, Locale::Nl, "sum", &[("sum", &sum)]), "USD\u{a0}2,000.00 left");
        assert_eq!(look_up(&shop, Locale::Nl, "title", &[]), "Orders");
        assert_eq!(look_up(&shop, Locale::Nl, "no-such-text", &[]), "no-such-text");
    }

    #[test]
    fn a_plain_text_is_borrowed() {
        let shop = shop(&[(Locale::En, "title = Orders")]);
        assert!(matches!(look_up(&shop, Locale::En, "title", &[]), Cow::Borrowed("Orders")));
    }

    #[test]
    fn the_embedded_texts_are_sound() {
        load();
    }
}

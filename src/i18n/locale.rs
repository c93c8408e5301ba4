//! The five languages of the shop. A new language is a folder under `locales/` and a variant here: the compiler then
//! asks for every row that a language needs.

use std::fmt;
use std::ops::Index;

/// A language of the shop, together with the country whose forms it follows where they differ: English is written
/// as in the United States, Spanish as in Spain, French as in France, Dutch as in the Netherlands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Locale {
    Ru,
    Es,
    Fr,
    Nl,
    En,
}

impl Locale {
    /// Every language, in the order in which the shop lists them.
    pub const ALL: [Locale; 5] = [Locale::Ru, Locale::Es, Locale::Fr, Locale::Nl, Locale::En];

    /// The language of a reader about whom nothing is known, and of a text that another language lacks.
    pub const DEFAULT: Locale = Locale::En;

    /// The tag (BCP 47) in addresses, in `lang` attributes and as the folder's name under `locales/`.
    pub const fn tag(self) -> &'static str {
        match self {
            Locale::Ru => "ru",
            Locale::Es => "es",
            Locale::Fr => "fr",
            Locale::Nl => "nl",
            Locale::En => "en",
        }
    }

    /// The language of exactly this tag. `RU` and `ru-RU` are none of ours: each page has one address.
    pub fn from_tag(tag: &str) -> Option<Self> {
        Locale::ALL.into_iter().find(|locale| locale.tag() == tag)
    }

    /// The language's name in that language, as its own readers look for it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Locale::Ru => "Русский",
            Locale::Es => "Español",
            Locale::Fr => "Français",
            Locale::Nl => "Nederlands",
            Locale::En => "English",
        }
    }

    /// The key to ICU's data.
    pub(super) const fn icu(self) -> icu::locale::Locale {
        match self {
            Locale::Ru => icu::locale::locale!("ru"),
            Locale::Es => icu::locale::locale!("es"),
            Locale::Fr => icu::locale::locale!("fr"),
            Locale::Nl => icu::locale::locale!("nl"),
            Locale::En => icu::locale::locale!("en"),
        }
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// One value for each language: formatters and texts are built once and looked up by position.
#[derive(Debug)]
pub(super) struct PerLocale<T>([T; Locale::ALL.len()]);

impl<T> PerLocale<T> {
    pub(super) fn build(make: impl FnMut(Locale) -> T) -> Self {
        PerLocale(Locale::ALL.map(make))
    }
}

impl<T> Index<Locale> for PerLocale<T> {
    type Output = T;
    fn index(&self, locale: Locale) -> &T {
        &self.0[locale as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_names_its_language_in_exact_lower_case_only() {
        for locale in Locale::ALL {
            assert_eq!(Locale::from_tag(locale.tag()), Some(locale));
            assert_eq!(locale.to_string(), locale.tag());
        }
        for stranger in ["", "EN", "Ru", "fr-CA", "de", " en", "en "] {
            assert_eq!(Locale::from_tag(stranger), None, "{stranger:?}");
        }
    }

    #[test]
    fn each_language_finds_its_own_value() {
        let tags = PerLocale::build(Locale::tag);
        for locale in Locale::ALL {
            assert_eq!(tags[locale], locale.tag());
        }
    }
}

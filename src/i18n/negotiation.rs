//! The choice of a language for somebody whose address names none (`GET /`): what they chose here before, else what
//! their browser asks for, else English.
//!
//! The header is read here and not by a crate. `accept-language` 3.1 keeps `q=0` as a wish, does not match `fr-CA`
//! to `fr` and orders by a float that a header may set to NaN; `fluent-langneg` 0.14 ignores `q`; ICU4X has no parser
//! for it. What is left to write is short.

use super::Locale;

/// The language for a reader with this `lang` cookie and this `Accept-Language` header (RFC 9110, 12.5.4).
///
/// A cookie that is none of our tags counts for nothing, and so does each part of the header that breaks its grammar.
pub fn negotiate(cookie: Option<&str>, accept_language: Option<&str>) -> Locale {
    cookie.and_then(Locale::from_tag).or_else(|| accept_language.and_then(first_wish)).unwrap_or(Locale::DEFAULT)
}

/// The language of ours that the header wants most; among equals the one it names first.
///
/// A regional range asks for its language (`fr-CA` is content with `fr`, as the lookup of RFC 4647, 3.4 has it), but
/// refusing a region (`fr-CA;q=0`) does not refuse the language.
fn first_wish(header: &str) -> Option<Locale> {
    let ranges = || header.split(',').filter_map(Range::read);
    let refused = |locale: Locale| ranges().any(|range| range.weight == 0 && range.is_exactly(locale));
    let mut best: Option<(u16, Locale)> = None;
    for range in ranges().filter(|range| range.weight > 0) {
        let wish = match range.language() {
            "*" => any_unnamed(|locale| ranges().any(|range| range.asks_for(locale) || range.is_exactly(locale))),
            _ => Locale::ALL.into_iter().find(|locale| range.asks_for(*locale) && !refused(*locale)),
        };
        if let Some(locale) = wish
            && best.is_none_or(|(weight, _)| range.weight > weight)
        {
            best = Some((range.weight, locale));
        }
    }
    best.map(|(_, locale)| locale)
}

/// `*` stands for every language that the header does not name: ours then is English, or the first one left.
fn any_unnamed(is_named: impl Fn(Locale) -> bool) -> Option<Locale> {
    [Locale::DEFAULT].into_iter().chain(Locale::ALL).find(|locale| !is_named(*locale))
}

/// One language range of the header and its weight in thousandths.
struct Range<'a> {
    tag: &'a str,
    weight: u16,
}

impl<'a> Range<'a> {
    fn read(part: &'a str) -> Option<Self> {
        let (tag, weight) = match part.split_once(';') {
            None => (part, 1_000),
            Some((tag, parameter)) => (tag, thousandths(parameter)?),
        };
        let tag = tag.trim_matches([' ', '\t']);
        let is_subtag =
            |subtag: &str| (1..=8).contains(&subtag.len()) && subtag.bytes().all(|byte| byte.is_ascii_alphanumeric());
        (tag == "*" || tag.split('-').all(is_subtag)).then_some(Range { tag, weight })
    }

    fn language(&self) -> &'a str {
        self.tag.split('-').next().unwrap_or(self.tag)
    }

    fn asks_for(&self, locale: Locale) -> bool {
        self.weight > 0 && self.language().eq_ignore_ascii_case(locale.tag())
    }

    fn is_exactly(&self, locale: Locale) -> bool {
        self.tag.eq_ignore_ascii_case(locale.tag())
    }
}

/// The weight `q=0.8` in thousandths: 0 to 1 with at most three decimal places (RFC 9110, 12.4.2).
fn thousandths(parameter: &str) -> Option<u16> {
    let (name, value) = parameter.trim_matches([' ', '\t']).split_once('=')?;
    let (whole, places) = value.split_once('.').unwrap_or((value, ""));
    let well_formed = name.eq_ignore_ascii_case("q")
        && matches!(whole, "0" | "1")
        && places.len() <= 3
        && places.bytes().all(|byte| byte.is_ascii_digit());
    let weight = format!("{whole}{places:0<3}").parse().ok()?;
    (well_formed && weight <= 1_000).then_some(weight)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(header: &str) -> &'static str {
        negotiate(None, Some(header)).tag()
    }

    #[test]
    fn the_choice_made_here_goes_before_the_browsers() {
        assert_eq!(negotiate(Some("nl"), Some("fr")), Locale::Nl);
        assert_eq!(negotiate(Some("de"), Some("fr")), Locale::Fr);
        assert_eq!(negotiate(Some("NL"), None), Locale::En);
        assert_eq!(negotiate(None, None), Locale::En);
    }

    #[test]
    fn the_greatest_weight_wins_and_the_first_among_equals() {
        assert_eq!(asked("fr"), "fr");
        assert_eq!(asked("en;q=0.5, ru;q=0.8, es;q=0.799"), "ru");
        assert_eq!(asked("de, nl;q=0.3"), "nl");
        assert_eq!(asked("es, fr"), "es");
        assert_eq!(asked("EN;Q=0.2 ,\tRU ; q=0.3"), "ru");
    }

    #[test]
    fn a_regional_range_is_content_with_its_language() {
        assert_eq!(asked("fr-CA"), "fr");
        assert_eq!(asked("de-AT, es-419;q=0.9, en;q=0.8"), "es");
        assert_eq!(asked("fr-CA,fr;q=0.9,en-US;q=0.8,en;q=0.7"), "fr");
        assert_eq!(asked("ru-Cyrl-RU"), "ru");
    }

    #[test]
    fn what_is_refused_is_not_given_while_something_else_is_wanted() {
        assert_eq!(asked("fr;q=0, nl;q=0.1"), "nl");
        assert_eq!(asked("nl-BE, nl;q=0, fr;q=0.1"), "fr");
        assert_eq!(asked("fr-CA;q=0, fr;q=0.5"), "fr");
        assert_eq!(asked("en;q=0"), "en");
    }

    #[test]
    fn any_language_means_english_unless_it_is_named_otherwise() {
        assert_eq!(asked("*"), "en");
        assert_eq!(asked("de, *;q=0.5"), "en");
        assert_eq!(asked("fr, *;q=0.1"), "fr");
        assert_eq!(asked("*, en;q=0"), "ru");
        assert_eq!(asked("fr;q=0.5, *;q=0.8"), "en");
        assert_eq!(asked("en;q=0.1, nl;q=0.2, *;q=0"), "nl");
    }

    #[test]
    fn a_broken_part_of_the_header_counts_for_nothing() {
        for broken in
            ["", ",", ";", "fr;q", "fr;q=", "fr;q=2", "fr;q=1.001", "fr;q=0.1234", "fr;q=nan", "fr;q=-1", "fr;q=+1"]
        {
            assert_eq!(asked(broken), "en", "{broken:?}");
            assert_eq!(asked(&format!("{broken},nl;q=0.001")), "nl", "{broken:?}");
        }
        for broken in ["fr_CA", "fr CA", "fr-", "fr--CA", "fr-abcdefghi", "français", "fr;level=1", "fr;q=1;x=2", "\0"]
        {
            assert_eq!(asked(broken), "en", "{broken:?}");
        }
    }
}

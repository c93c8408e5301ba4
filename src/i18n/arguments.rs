//! Arguments of a text: each value knows how it stands in a sentence of the reader's language.

use std::borrow::Cow;

use fluent_bundle::FluentArgs;
use rust_decimal::Decimal;
use time::OffsetDateTime;

use super::Locale;
use super::format;
use crate::money::Usd;

/// A value that a text can show, as `{ $name }`.
pub trait Argument {
    /// Adds the value under this name, as this language writes it.
    fn add_to<'a>(&'a self, name: &'a str, locale: Locale, arguments: &mut FluentArgs<'a>);
}

/// A text that is the shop's own, as it is. What a person typed is [`Person`].
impl Argument for &str {
    fn add_to<'a>(&'a self, name: &'a str, _: Locale, arguments: &mut FluentArgs<'a>) {
        arguments.set(name, *self);
    }
}

impl Argument for String {
    fn add_to<'a>(&'a self, name: &'a str, _: Locale, arguments: &mut FluentArgs<'a>) {
        arguments.set(name, self.as_str());
    }
}

impl Argument for Cow<'_, str> {
    fn add_to<'a>(&'a self, name: &'a str, _: Locale, arguments: &mut FluentArgs<'a>) {
        arguments.set(name, self.as_ref());
    }
}

/// A count is two arguments: `$lots`, a number, chooses the plural form; `$lots_text` is that number as the language
/// writes it. One would not do: fluent-rs chooses by a number only, and prints a number without grouping.
macro_rules! count {
    ($($integer:ty)*) => {$(
        impl Argument for $integer {
            fn add_to<'a>(&'a self, name: &'a str, locale: Locale, arguments: &mut FluentArgs<'a>) {
                arguments.set(name, *self);
                arguments.set(format!("{name}_text"), format::number::digits(locale, &(*self).into()).to_string());
            }
        }
    )*};
}
count!(u8 u16 u32 u64 usize i32 i64);

/// A number with its decimal places, to show; it chooses no form.
impl Argument for Decimal {
    fn add_to<'a>(&'a self, name: &'a str, locale: Locale, arguments: &mut FluentArgs<'a>) {
        arguments.set(name, format::decimal(locale, *self));
    }
}

/// Dollars and cents, by their ISO code.
impl Argument for Usd {
    fn add_to<'a>(&'a self, name: &'a str, locale: Locale, arguments: &mut FluentArgs<'a>) {
        arguments.set(name, format::usd(locale, *self));
    }
}

/// A day in UTC, in its long form: a sentence has room for the month's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Date(pub OffsetDateTime);

impl Argument for Date {
    fn add_to<'a>(&'a self, name: &'a str, locale: Locale, arguments: &mut FluentArgs<'a>) {
        arguments.set(name, format::date_long(locale, self.0));
    }
}

/// A moment: day, time and zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DateTime(pub OffsetDateTime);

impl Argument for DateTime {
    fn add_to<'a>(&'a self, name: &'a str, locale: Locale, arguments: &mut FluentArgs<'a>) {
        arguments.set(name, format::date_time(locale, self.0));
    }
}

/// A time of the day with its zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Time(pub OffsetDateTime);

impl Argument for Time {
    fn add_to<'a>(&'a self, name: &'a str, locale: Locale, arguments: &mut FluentArgs<'a>) {
        arguments.set(name, format!("{} {}", format::time_of_day(locale, self.0), format::ZONE));
    }
}

/// What a person wrote about themselves, a name say. It may run from right to left, so it stands between marks that
/// keep it from turning the sentence around it (UAX 9, 2.4). For sentences only: in an attribute, a title, an
/// address, CSV or JSON-LD the marks do harm (S33); there the plain `&str` is the argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Person<'a>(pub &'a str);

impl Person<'_> {
    const ISOLATE: char = '\u{2068}';
    const END_OF_ISOLATE: char = '\u{2069}';

    /// Marks of the same kind inside the text could end the isolation early, so they are left out.
    fn isolated(self) -> String {
        let is_plain = |letter: &char| !matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        let text = self.0.chars().filter(is_plain);
        [Self::ISOLATE].into_iter().chain(text).chain([Self::END_OF_ISOLATE]).collect()
    }
}

impl Argument for Person<'_> {
    fn add_to<'a>(&'a self, name: &'a str, _: Locale, arguments: &mut FluentArgs<'a>) {
        arguments.set(name, self.isolated());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_bundle::FluentValue;
    use time::macros::datetime;

    fn added(argument: &dyn Argument, locale: Locale) -> Vec<(String, String)> {
        let mut arguments = FluentArgs::new();
        argument.add_to("x", locale, &mut arguments);
        let shown = |value: &FluentValue<'_>| match value {
            FluentValue::String(text) => text.to_string(),
            FluentValue::Number(number) => format!("number {}", number.value),
            other => panic!("{other:?}"),
        };
        arguments.iter().map(|(name, value)| (name.to_owned(), shown(value))).collect()
    }

    fn pair(name: &str, text: &str) -> (String, String) {
        (name.to_owned(), text.to_owned())
    }

    #[test]
    fn a_count_is_a_number_to_choose_by_and_a_text_to_show() {
        let both = [pair("x", "number 12345"), pair("x_text", "12,345")];
        for count in [&12_345_u16 as &dyn Argument, &12_345_u64, &12_345_usize, &12_345_i32, &12_345_i64] {
            assert_eq!(added(count, Locale::En), both);
        }
        assert_eq!(added(&u64::MAX, Locale::En)[1].1, "18,446,744,073,709,551,615");
        assert_eq!(added(&2_000_u32, Locale::Ru)[1].1, "2\u{a0}000");
    }

    #[test]
    fn a_digit_in_a_text_stays_a_text() {
        assert_eq!(added(&"5", Locale::En), [pair("x", "5")]);
        assert_eq!(added(&String::from("5"), Locale::En), [pair("x", "5")]);
    }

    #[test]
    fn values_are_written_in_the_readers_language() {
        let at = datetime!(2026-03-05 14:07 UTC);
        let shown = |argument: &dyn Argument| added(argument, Locale::Nl).remove(0).1;
        assert_eq!(shown(&Usd::from_cents(200_000)), "USD\u{a0}2.000,00");
        assert_eq!(shown(&Decimal::new(125, 1)), "12,5");
        assert_eq!(shown(&Date(at)), "5 maart 2026");
        assert_eq!(shown(&DateTime(at)), "5 mrt 2026, 14:07 UTC");
        assert_eq!(shown(&Time(at)), "14:07 UTC");
    }

    #[test]
    fn a_persons_text_cannot_leave_its_isolation() {
        assert_eq!(added(&Person("Ann"), Locale::En), [pair("x", "\u{2068}Ann\u{2069}")]);
        assert_eq!(added(&Person("A\u{2069}\u{202e}nn"), Locale::En), [pair("x", "\u{2068}Ann\u{2069}")]);
    }
}

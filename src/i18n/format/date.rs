//! Dates and times of the Gregorian calendar, always in UTC: a term is days of 24 hours, counted in UTC.

use std::sync::LazyLock;

use icu::calendar::{Date, Gregorian};
use icu::datetime::fieldsets::{MD, YM, YMD};
use icu::datetime::{DateTimeFormatterPreferences, FixedCalendarDateTimeFormatter};
use time::{OffsetDateTime, UtcOffset};

use crate::i18n::Locale;
use crate::i18n::locale::PerLocale;

/// The name of the zone, the same in all languages; ICU4X 2.4 would write `TU` in French.
pub const ZONE: &str = "UTC";

struct Formatters {
    medium: FixedCalendarDateTimeFormatter<Gregorian, YMD>,
    long: FixedCalendarDateTimeFormatter<Gregorian, YMD>,
    month_year: FixedCalendarDateTimeFormatter<Gregorian, YM>,
    month_day: FixedCalendarDateTimeFormatter<Gregorian, MD>,
}

static FORMATTERS: LazyLock<PerLocale<Formatters>> = LazyLock::new(|| {
    const HELD: &str = "ICU's compiled data holds the dates of every language of ours";
    PerLocale::build(|locale| {
        let preferences: DateTimeFormatterPreferences = locale.icu().into();
        Formatters {
            medium: FixedCalendarDateTimeFormatter::try_new(preferences, YMD::medium()).expect(HELD),
            long: FixedCalendarDateTimeFormatter::try_new(preferences, YMD::long()).expect(HELD),
            month_year: FixedCalendarDateTimeFormatter::try_new(preferences, YM::long()).expect(HELD),
            month_day: FixedCalendarDateTimeFormatter::try_new(preferences, MD::medium()).expect(HELD),
        }
    })
});

/// A day with a short month: `Mar 5, 2026`.
pub fn date_medium(locale: Locale, at: OffsetDateTime) -> String {
    FORMATTERS[locale].medium.format(&day_of(at)).to_string()
}

/// A day with the month's full name: `March 5, 2026`.
pub fn date_long(locale: Locale, at: OffsetDateTime) -> String {
    FORMATTERS[locale].long.format(&day_of(at)).to_string()
}

/// A month: `March 2026`.
pub fn month_year(locale: Locale, at: OffsetDateTime) -> String {
    FORMATTERS[locale].month_year.format(&day_of(at)).to_string()
}

/// Hours and minutes of 24 hours, `14:07`; seconds are cut off. [`ZONE`] is to stand beside it.
///
/// Rows of ours (CLDR 48.2, `Hm`): English counts 24 hours here, so that a term's end reads the same in every
/// language, and Spanish writes `1:30`, which ICU4X 2.4 (CLDR 49) turns into `01:30`.
pub fn time_of_day(locale: Locale, at: OffsetDateTime) -> String {
    let (hour, minute, _) = at.to_offset(UtcOffset::UTC).to_hms();
    match locale {
        Locale::Es => format!("{hour}:{minute:02}"),
        Locale::Ru | Locale::Fr | Locale::Nl | Locale::En => format!("{hour:02}:{minute:02}"),
    }
}

/// A moment: `Mar 5, 2026, 14:07 UTC`.
pub fn date_time(locale: Locale, at: OffsetDateTime) -> String {
    format!("{}, {} {ZONE}", FORMATTERS[locale].medium.format(&day_of(at)), time_of_day(locale, at))
}

/// The days from the first to the last, both of them included: `Mar 5–12, 2026`. What both share is said once; one
/// day is a plain date.
///
/// Rows of ours (CLDR 48.2, intervals of `yMMMd`): ICU4X has ranges in its unstable part only, and
/// those of CLDR 49, where the Russian dash is longer.
pub fn date_range(locale: Locale, first: OffsetDateTime, last: OffsetDateTime) -> String {
    let (first, last) = (day_of(first), day_of(last));
    if first == last {
        return FORMATTERS[locale].medium.format(&last).to_string();
    }
    let formatters = &FORMATTERS[locale];
    let same_year = first.year().extended_year() == last.year().extended_year();
    let same_month = same_year && first.month() == last.month();
    let dash = dash(locale);
    match (locale, same_month, same_year) {
        // English names the month first, so it is the second day that loses its month.
        (Locale::En, true, _) => format!(
            "{}{dash}{}, {}",
            formatters.month_day.format(&first),
            last.day_of_month().0,
            last.year().extended_year()
        ),
        (_, true, _) => format!("{}–{}", first.day_of_month().0, formatters.medium.format(&last)),
        (_, _, true) => format!("{}{dash}{}", formatters.month_day.format(&first), formatters.medium.format(&last)),
        _ => format!("{}{dash}{}", formatters.medium.format(&first), formatters.medium.format(&last)),
    }
}

/// What stands between two dates of more than a number each.
fn dash(locale: Locale) -> &'static str {
    match locale {
        Locale::Ru => " – ",
        Locale::Es | Locale::Fr | Locale::Nl | Locale::En => "\u{2009}–\u{2009}",
    }
}

fn day_of(at: OffsetDateTime) -> Date<Gregorian> {
    let day = at.to_offset(UtcOffset::UTC).date();
    Date::try_new_gregorian(day.year(), day.month().into(), day.day()).expect("`time` and ICU share the calendar")
}

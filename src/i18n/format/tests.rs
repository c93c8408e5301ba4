//! The table of exact strings, read and compared by code point.

use rust_decimal::Decimal;
use time::{Month, OffsetDateTime, Time};

use super::*;
use crate::i18n::Locale;
use crate::money::{Atomic, Usd};

/// The order of the table's columns.
const COLUMNS: [Locale; 5] = [Locale::En, Locale::Ru, Locale::Es, Locale::Fr, Locale::Nl];

#[test]
fn every_language_writes_exactly_what_the_table_says() {
    let rows = include_str!("expected.md").lines().filter(|line| line.starts_with("| ")).skip(1);
    let mut compared = 0;
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(|cell| cell.trim_matches(' ')).collect();
        assert_eq!(cells.len(), COLUMNS.len() + 1, "{row}");
        for (locale, cell) in COLUMNS.into_iter().zip(&cells[1..]) {
            let expected = with_spaces(cell.trim_matches('`'));
            let written = written(locale, cells[0]);
            assert!(written == expected, "{} in {locale}: {written:?}, but expected {expected:?}", cells[0]);
            compared += 1;
        }
    }
    assert!(compared > 250, "only {compared} cells were compared");
}

#[test]
fn what_lies_in_another_zone_is_shown_in_utc() {
    let at = time::macros::datetime!(2026-03-06 01:30 +03:00);
    assert_eq!(date_time(Locale::En, at), "Mar 5, 2026, 22:30 UTC");
    assert_eq!(date_range(Locale::En, at, at), "Mar 5, 2026");
}

#[test]
fn spanish_changes_its_and_and_or_before_the_same_sound() {
    assert_eq!(list_and(Locale::Es, &["Mali", "India"]), "Mali e India");
    assert_eq!(list_or(Locale::Es, &["7", "8"]), "7 u 8");
    assert_eq!(list_and::<&str>(Locale::Es, &[]), "");
}

#[test]
fn the_greatest_sums_are_written_whole() {
    assert_eq!(usd(Locale::En, Usd::from_cents(i64::MAX)), "USD\u{a0}92,233,720,368,547,758.07");
    assert_eq!(usd(Locale::En, Usd::from_cents(i64::MIN)), "-USD\u{a0}92,233,720,368,547,758.08");
    assert_eq!(integer(Locale::Nl, i64::MIN), "-9.223.372.036.854.775.808");
    let most = Atomic::new(10_u128.pow(38) - 1);
    assert!(coins(Locale::En, most, 18).starts_with("99,999,999,999,999,999,999.999999999999999999"));
    assert_eq!(coins(Locale::En, Atomic::new(1), 18), "0.000000000000000001");
}

fn written(locale: Locale, item: &str) -> String {
    let (name, value) = item.split_once(' ').expect("an item is a name and a value");
    let number = || value.parse::<Decimal>().expect("a number");
    let count = || value.parse::<u32>().expect("a count");
    let dollars = || Usd::from_dollars_exact(number()).expect("whole cents");
    let names: Vec<&str> = value.split(' ').collect();
    match name {
        "integer" => integer(locale, value.parse().expect("a whole number")),
        "decimal" => decimal(locale, number()),
        "percent" => percent(locale, number()),
        "usd" => usd(locale, dollars()),
        "usd_whole" => usd_whole(locale, dollars()),
        "btc" => coins(locale, Atomic::from_coins(value, 8).expect("an amount"), 8),
        "gigabytes" => gigabytes(locale, count()),
        "gigabytes_per_second" => gigabytes_per_second(locale, count()),
        "days" => days(locale, count()),
        "date_long" => date_long(locale, moment(value)),
        "date_medium" => date_medium(locale, moment(value)),
        "month_year" => month_year(locale, moment(&format!("31 {value}"))),
        "time_of_day" => time_of_day(locale, moment(&format!("1 Jan {value}"))),
        "date_time" => date_time(locale, moment(value)),
        "date_range" => {
            let (first, last) = value.split_once(" to ").expect("two dates");
            date_range(locale, moment(first), moment(last))
        }
        "list_and" => list_and(locale, &names),
        "list_or" => list_or(locale, &names),
        _ => panic!("no function for the row {item}"),
    }
}

/// Reads `5 Mar`, `5 Mar 14:07` or `4 Jan 2027`.
fn moment(text: &str) -> OffsetDateTime {
    const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let parts: Vec<&str> = text.split(' ').collect();
    let position = MONTHS.iter().position(|month| *month == parts[1]).expect("a month");
    let month = Month::January.nth_next(position as u8);
    let (year, time) = match parts.get(2).map(|part| part.split_once(':').ok_or(part)) {
        None => (2026, Time::MIDNIGHT),
        Some(Err(year)) => (year.parse().expect("a year"), Time::MIDNIGHT),
        Some(Ok((hour, minute))) => {
            let part = |text: &str| text.parse().expect("a part of a time");
            (2026, Time::from_hms(part(hour), part(minute), 59).expect("a time"))
        }
    };
    let day = time::Date::from_calendar_date(year, month, parts[0].parse().expect("a day")).expect("a date");
    day.with_time(time).assume_utc()
}

fn with_spaces(cell: &str) -> String {
    cell.replace("[A0]", "\u{a0}").replace("[202F]", "\u{202f}").replace("[2009]", "\u{2009}")
}

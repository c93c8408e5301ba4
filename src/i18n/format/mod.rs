//! Numbers, money, dates, quantities and lists as each language writes them, by the Common Locale Data Repository.
//!
//! ICU4X holds the data. Where its stable part has no pattern (money, percent, units, ranges of dates) a row a
//! language stands here. `expected.md` lists the exact strings, by code point, and a test reads it. What is shown is
//! for people: nothing parses it, and machines get `Display`, RFC 3339 or plain digits.

mod date;
mod list;
mod money;
pub(super) mod number;
mod quantity;
#[cfg(test)]
mod tests;

pub use date::{ZONE, date_long, date_medium, date_range, date_time, month_year, time_of_day};
pub use list::{list_and, list_or};
pub use money::{coins, usd, usd_whole};
pub use number::{decimal, integer, percent};
pub use quantity::{days, gigabytes, gigabytes_per_second};

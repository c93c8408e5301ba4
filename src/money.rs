//! Money, exactly: US dollars in whole cents and coins in whole atomic units. No float, no bare
//! decimal crosses a function boundary, and every rounding has a name.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Neg, Sub};

use rust_decimal::{Decimal, RoundingStrategy};

/// US dollars in whole cents; negative in ledger lines that take money away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Usd(i64);

impl Usd {
    pub const ZERO: Usd = Usd(0);

    pub const fn from_cents(cents: i64) -> Self {
        Usd(cents)
    }

    pub const fn cents(self) -> i64 {
        self.0
    }

    /// The amount in dollars, with two decimal places: `2898.00`.
    pub fn dollars(self) -> Decimal {
        Decimal::new(self.0, 2)
    }

    /// An amount of dollars that has no fraction of a cent; `None` where it has one or is too large.
    pub fn from_dollars_exact(dollars: Decimal) -> Option<Self> {
        let cents = dollars.checked_mul(Decimal::ONE_HUNDRED)?;
        if cents.fract().is_zero() { i64::try_from(cents).ok().map(Usd) } else { None }
    }

    /// An amount of dollars cut down to the cent: what a customer is credited is never more than what came in.
    pub fn from_dollars_floor(dollars: Decimal) -> Option<Self> {
        let cents = dollars.checked_mul(Decimal::ONE_HUNDRED)?;
        let whole = cents.round_dp_with_strategy(0, RoundingStrategy::ToNegativeInfinity);
        i64::try_from(whole).ok().map(Usd)
    }

    pub fn checked_add(self, other: Usd) -> Option<Self> {
        self.0.checked_add(other.0).map(Usd)
    }

    pub fn checked_mul(self, count: u32) -> Option<Self> {
        self.0.checked_mul(i64::from(count)).map(Usd)
    }

    pub const fn is_positive(self) -> bool {
        self.0 > 0
    }
}

/// The machine's form: a dot, two decimals, no grouping (`2898.00`). People are shown `i18n::format::usd`.
impl fmt::Display for Usd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let cents = self.0.unsigned_abs();
        write!(f, "{sign}{}.{:02}", cents / 100, cents % 100)
    }
}

impl Add for Usd {
    type Output = Usd;
    fn add(self, other: Usd) -> Usd {
        Usd(self.0 + other.0)
    }
}

impl Sub for Usd {
    type Output = Usd;
    fn sub(self, other: Usd) -> Usd {
        Usd(self.0 - other.0)
    }
}

impl Neg for Usd {
    type Output = Usd;
    fn neg(self) -> Usd {
        Usd(-self.0)
    }
}

impl Sum for Usd {
    fn sum<I: Iterator<Item = Usd>>(amounts: I) -> Usd {
        amounts.fold(Usd::ZERO, Add::add)
    }
}

/// A coin's amount in its smallest unit: satoshi, wei, sun, lamport. Which coin it is of stands beside it
/// (an intent, a transfer); amounts of different coins are never added. Up to 38 digits, as `NUMERIC(38,0)` holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Atomic(u128);

impl Atomic {
    pub const ZERO: Atomic = Atomic(0);

    pub const fn new(units: u128) -> Self {
        Atomic(units)
    }

    pub const fn units(self) -> u128 {
        self.0
    }

    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    pub const fn saturating_sub(self, other: Atomic) -> Self {
        Atomic(self.0.saturating_sub(other.0))
    }

    /// The amount in whole coins as a wallet takes it: plain ASCII digits, a dot, all `decimals` places
    /// (`100.015003`), the same in every language.
    pub fn to_coins(self, decimals: u32) -> String {
        let scale = 10_u128.pow(decimals);
        if decimals == 0 {
            return self.0.to_string();
        }
        format!("{}.{:0width$}", self.0 / scale, self.0 % scale, width = decimals as usize)
    }

    /// Reads an amount in whole coins (`0.00155469`); `None` for anything but plain digits with at most one dot and
    /// at most `decimals` places.
    pub fn from_coins(text: &str, decimals: u32) -> Option<Self> {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
        let digits = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
        if whole.is_empty() || !digits(whole) || !digits(fraction) || fraction.len() > decimals as usize {
            return None;
        }
        let padded = format!("{whole}{fraction:0<width$}", width = decimals as usize);
        padded.parse().ok().map(Atomic)
    }
}

impl Add for Atomic {
    type Output = Atomic;
    fn add(self, other: Atomic) -> Atomic {
        Atomic(self.0.saturating_add(other.0))
    }
}

impl Sum for Atomic {
    fn sum<I: Iterator<Item = Atomic>>(amounts: I) -> Atomic {
        amounts.fold(Atomic::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dollars_print_with_a_dot_and_two_places() {
        assert_eq!(Usd::from_cents(289_800).to_string(), "2898.00");
        assert_eq!(Usd::from_cents(-5).to_string(), "-0.05");
        assert_eq!(Usd::from_cents(i64::MIN + 1).to_string(), "-92233720368547758.07");
    }

    #[test]
    fn a_fraction_of_a_cent_is_no_exact_amount_and_is_floored_by_name() {
        let odd = Decimal::new(99_999, 3);
        assert_eq!(Usd::from_dollars_exact(odd), None);
        assert_eq!(Usd::from_dollars_floor(odd), Some(Usd::from_cents(9_999)));
        assert_eq!(Usd::from_dollars_floor(-odd), Some(Usd::from_cents(-10_000)));
    }

    #[test]
    fn coins_are_written_and_read_back_without_loss() {
        for (units, decimals, text) in [
            (155_469_u128, 8, "0.00155469"),
            (100_015_003, 6, "100.015003"),
            (32_015_880_000_000_000, 18, "0.032015880000000000"),
            (9_220_000_000_000_000_001, 18, "9.220000000000000001"),
        ] {
            assert_eq!(Atomic::new(units).to_coins(decimals), text);
            assert_eq!(Atomic::from_coins(text, decimals), Some(Atomic::new(units)));
        }
        for wrong in ["", ".5", "1.2.3", "-1", "1e3", "0,5", "1.1234567", "+1", " 1"] {
            assert_eq!(Atomic::from_coins(wrong, 6), None, "{wrong}");
        }
    }
}

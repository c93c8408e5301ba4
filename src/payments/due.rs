//! How many coins a sum of dollars asks for, and how many dollars a sum of coins is worth: exact, in integers.

use rust_decimal::Decimal;

use super::method::Method;
use crate::money::{Atomic, Usd};

/// The least that a payment may be of (P16): below it the fee of a transfer outgrows the payment.
pub const MINIMUM_TOTAL: Usd = Usd::from_cents(100);

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DueError {
    /// The total is below [`MINIMUM_TOTAL`], zero or negative.
    #[error("the total is below the least that a payment may be of")]
    BelowMinimum,
    /// The rate is zero or negative.
    #[error("the rate is not positive")]
    RateNotPositive,
    /// The result does not fit the 38 digits of an amount.
    #[error("the amount is too large")]
    TooLarge,
}

/// The coins due for `total` at `rate` US dollars a coin, rounded up at the method's shown decimals, so that it is
/// never short: `ceil(cents * 10^shown / (100 * rate))` (payments.md, section 4, rule 6).
///
/// Long division, a decimal place at a time: no number in it is wider than 107 bits, whatever the rate's length.
pub fn amount_due(total: Usd, rate: Decimal, method: Method) -> Result<Atomic, DueError> {
    if total < MINIMUM_TOTAL {
        return Err(DueError::BelowMinimum);
    }
    let cents = u128::try_from(total.cents()).map_err(|_| DueError::BelowMinimum)?;
    let cents_per_coin = cents_mantissa(rate)?;
    let mut shown_units = cents / cents_per_coin;
    let mut remainder = cents % cents_per_coin;
    for _ in 0..rate.scale() + method.shown_decimals() {
        remainder *= 10;
        let digit = remainder / cents_per_coin;
        remainder %= cents_per_coin;
        shown_units =
            shown_units.checked_mul(10).and_then(|units| units.checked_add(digit)).ok_or(DueError::TooLarge)?;
    }
    if remainder > 0 {
        shown_units = shown_units.checked_add(1).ok_or(DueError::TooLarge)?;
    }
    let units_per_shown = 10_u128.pow(method.decimals() - method.shown_decimals());
    shown_units.checked_mul(units_per_shown).map(Atomic::new).ok_or(DueError::TooLarge)
}

/// The worth of `amount`, whose coin has `decimals` places, at `rate` US dollars a coin, cut down to the cent: a
/// customer is never credited more than came in. Zero coins are worth zero.
///
/// # Errors
/// `RateNotPositive`, or `TooLarge` where the worth is beyond what the ledger holds.
pub fn value_at(amount: Atomic, rate: Decimal, decimals: u32) -> Result<Usd, DueError> {
    let mut factor = cents_mantissa(rate)?;
    // floor(amount * factor / 10^places), by the factor's digits from the last: what is below a place that is cut off
    // is carried up, so that the product is never held whole.
    let mut carried = 0_u128;
    for _ in 0..rate.scale() + decimals {
        let product = amount.units().checked_mul(factor % 10).and_then(|part| part.checked_add(carried));
        carried = product.ok_or(DueError::TooLarge)? / 10;
        factor /= 10;
    }
    let cents = amount.units().checked_mul(factor).and_then(|part| part.checked_add(carried));
    let cents = cents.and_then(|cents| i64::try_from(cents).ok()).ok_or(DueError::TooLarge)?;
    Ok(Usd::from_cents(cents))
}

/// [`value_at`] of an amount of the method's coin, for coins that arrived at a rate that was locked before: such a rate
/// is positive (a rate that is not gives nothing), and what is beyond the
/// ledger counts as a quarter of the most that it holds, which is above every limit and can still be added to.
pub fn value_of(amount: Atomic, rate: Decimal, method: Method) -> Usd {
    match value_at(amount, rate, method.decimals()) {
        Ok(value) => value,
        Err(DueError::TooLarge) => Usd::from_cents(i64::MAX / 4),
        Err(DueError::RateNotPositive | DueError::BelowMinimum) => Usd::ZERO,
    }
}

/// The rate in cents, times ten to the power of its scale: at most 2^96 * 100.
fn cents_mantissa(rate: Decimal) -> Result<u128, DueError> {
    match u128::try_from(rate.mantissa()) {
        Ok(mantissa) if mantissa > 0 => Ok(mantissa * 100),
        _ => Err(DueError::RateNotPositive),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn rate(text: &str) -> Decimal {
        text.parse().expect("a decimal")
    }

    fn due(cents: i64, at: &str, method: Method) -> String {
        amount_due(Usd::from_cents(cents), rate(at), method).expect("a due").to_coins(method.decimals())
    }

    #[test]
    fn the_published_examples_are_rounded_up_and_never_short() {
        for (cents, at, method, coins) in [
            (10_000, "64321.77", Method::BtcBitcoin, "0.00155469"),
            (10_000, "84.37", Method::LtcLitecoin, "1.18525543"),
            (10_000, "0.99985", Method::UsdtTron, "100.015003"),
            (10_000, "0.99985", Method::UsdtEthereum, "100.015003"),
            (10_000, "1", Method::UsdcEthereum, "100.000000"),
            (50_000, "0.31234", Method::TrxTron, "1600.819620"),
            (10_000, "187.65", Method::SolSolana, "0.532907008"),
            (2_730, "64321.77", Method::BtcBitcoin, "0.00042443"),
        ] {
            assert_eq!(due(cents, at, method), coins, "{cents} cents at {at} in {method}");
        }
    }

    #[test]
    fn ether_is_rounded_up_at_eight_places_and_is_whole_there() {
        // 100 / 3123.45 = 0.032015879876418...
        assert_eq!(due(10_000, "3123.45", Method::EthEthereum), "0.032015880000000000");
    }

    #[test]
    fn a_due_that_comes_out_even_is_not_rounded() {
        assert_eq!(due(10_000, "50000", Method::BtcBitcoin), "0.00200000");
        assert_eq!(due(10_000, "50000.000000", Method::BtcBitcoin), "0.00200000");
    }

    #[test]
    fn a_bitcoin_amount_is_never_read_as_dollars() {
        // P18: 13.65 USD was 0.17745 LTC at 76.92; taken for dollars it had asked for 0.0023 LTC.
        assert_eq!(due(1_365, "76.92", Method::LtcLitecoin), "0.17745710");
    }

    #[test]
    fn a_rate_of_twenty_eight_places_is_divided_exactly() {
        assert_eq!(due(289_800, "0.9998500000000000000000000001", Method::UsdtTron), "2898.434766");
        assert_eq!(due(289_800, "3.1234567890123456789012345678", Method::EthEthereum), "927.818182150000000000");
    }

    #[test]
    fn nothing_below_one_dollar_becomes_a_payment() {
        for cents in [99, 1, 0, -1, -10_000, i64::MIN] {
            let refused = amount_due(Usd::from_cents(cents), Decimal::ONE, Method::BtcBitcoin);
            assert_eq!(refused, Err(DueError::BelowMinimum), "{cents}");
        }
        assert!(amount_due(MINIMUM_TOTAL, Decimal::ONE, Method::BtcBitcoin).is_ok());
    }

    #[test]
    fn a_rate_of_zero_or_less_is_refused_both_ways() {
        for wrong in ["0", "0.00", "-1"] {
            let refused = amount_due(MINIMUM_TOTAL, rate(wrong), Method::BtcBitcoin);
            assert_eq!(refused, Err(DueError::RateNotPositive), "{wrong}");
            assert_eq!(value_at(Atomic::new(1), rate(wrong), 8), Err(DueError::RateNotPositive), "{wrong}");
        }
    }

    #[test]
    fn what_does_not_fit_is_an_error_and_never_wraps() {
        let tiny = rate("0.0000000000000000000000000001");
        assert_eq!(amount_due(Usd::from_cents(i64::MAX), tiny, Method::EthEthereum), Err(DueError::TooLarge));
        assert_eq!(value_at(Atomic::new(u128::MAX), Decimal::ONE, 18), Err(DueError::TooLarge));
        assert_eq!(value_at(Atomic::new(10_u128.pow(37)), Decimal::MAX, 0), Err(DueError::TooLarge));
    }

    #[test]
    fn received_coins_are_worth_their_rate_floored_to_the_cent() {
        let worth = |units, at, decimals| value_at(Atomic::new(units), rate(at), decimals).map(Usd::cents);
        assert_eq!(worth(155_469, "64321.77", 8), Ok(10_000));
        assert_eq!(worth(155_468, "64321.77", 8), Ok(9_999));
        assert_eq!(worth(120_000_000, "0.99985", 6), Ok(11_998));
        assert_eq!(worth(0, "64321.77", 8), Ok(0));
        assert_eq!(worth(10_000 * 10_u128.pow(18), "3123.4567890123456789012345", 18), Ok(3_123_456_789));
        assert_eq!(worth(7, "100", 0), Ok(70_000));
    }

    #[test]
    fn the_worth_of_what_arrived_always_has_a_value() {
        let worth = |units, at| value_of(Atomic::new(units), rate(at), Method::UsdtTron).cents();
        assert_eq!(worth(120_000_000, "0.99985"), 11_998);
        assert_eq!(worth(120_000_000, "0"), 0);
        assert_eq!(worth(u128::MAX, "1"), i64::MAX / 4);
    }

    proptest! {
        #[test]
        fn a_due_is_never_short_and_never_a_shown_unit_too_much(
            cents in 100_i64..1_000_000_000_000,
            mantissa in 1_u64..=u64::MAX,
            scale in 0_u32..=19,
            which in 0_usize..8,
        ) {
            let method = Method::ALL[which];
            let total = Usd::from_cents(cents);
            let at = Decimal::from_i128_with_scale(i128::from(mantissa), scale);
            let amount = amount_due(total, at, method).expect("these sizes fit");
            prop_assert!(value_at(amount, at, method.decimals()).map_or(true, |worth| worth >= total));
            let shown_unit = 10_u128.pow(method.decimals() - method.shown_decimals());
            prop_assert_eq!(amount.units() % shown_unit, 0);
            let one_less = Atomic::new(amount.units() - shown_unit);
            prop_assert!(value_at(one_less, at, method.decimals()).expect("below the total") < total);
        }

        #[test]
        fn worth_agrees_with_plain_decimals_where_those_are_exact(
            units in 0_u64..1_000_000_000_000,
            mantissa in 1_u64..1_000_000_000,
            scale in 0_u32..=8,
        ) {
            let at = Decimal::from_i128_with_scale(i128::from(mantissa), scale);
            let coins = Decimal::from_i128_with_scale(i128::from(units), 6);
            let plain = Usd::from_dollars_floor(coins * at).expect("small");
            prop_assert_eq!(value_at(Atomic::new(u128::from(units)), at, 6), Ok(plain));
        }
    }
}

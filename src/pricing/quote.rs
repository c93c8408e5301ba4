//! The price of a configuration, with every figure that the summary shows apart (R5).

use rust_decimal::{Decimal, RoundingStrategy};

use crate::money::Usd;
use crate::pricing::{Lots, Term};

/// What one lot costs, for each term. A lot's price holds all of its GPUs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LotPrices([Usd; 3]);

impl LotPrices {
    /// In the order of [`Term::ALL`].
    pub const fn new(prices: [Usd; 3]) -> Self {
        LotPrices(prices)
    }

    pub const fn of(&self, term: Term) -> Usd {
        match term {
            Term::ThreeDays => self.0[0],
            Term::SevenDays => self.0[1],
            Term::ThirtyDays => self.0[2],
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = (Term, Usd)> + '_ {
        Term::ALL.into_iter().map(|term| (term, self.of(term)))
    }

    pub fn cheapest(&self) -> Usd {
        self.0.into_iter().min().unwrap_or_default()
    }
}

/// A configuration with its price.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quote {
    pub term: Term,
    pub lots: Lots,
    pub lot_price: Usd,
    pub gpus_per_lot: u32,
}

impl Quote {
    /// R4: the lot price times the number of lots. The GPUs in a lot do not come into it: a B200 lot's price holds
    /// both of its cards.
    pub fn total(&self) -> Usd {
        self.lot_price.checked_mul(self.lots.count()).expect("ten times a catalogue price fits 64 bits of cents")
    }

    /// All cards together: two B200 lots are four.
    pub const fn gpu_count(&self) -> u32 {
        self.lots.count() * self.gpus_per_lot
    }

    /// What one GPU costs a day, for comparing terms; half a cent goes up. Nothing is charged by this figure.
    pub fn per_gpu_day(&self) -> Usd {
        per_gpu_day(self.lot_price, self.gpus_per_lot, self.term)
    }

    /// What one GPU costs an hour, in dollars to a tenth of a cent, for comparing with clouds that price by the hour.
    pub fn per_gpu_hour(&self) -> Decimal {
        let hours = Decimal::from(self.gpus_per_lot * self.term.days() * 24);
        (self.lot_price.dollars() / hours).round_dp_with_strategy(3, RoundingStrategy::MidpointAwayFromZero)
    }
}

/// What one GPU of a lot costs a day over a term; half a cent goes up.
pub fn per_gpu_day(lot_price: Usd, gpus_per_lot: u32, term: Term) -> Usd {
    let gpu_days = i64::from(gpus_per_lot * term.days());
    Usd::from_cents((2 * lot_price.cents() + gpu_days) / (2 * gpu_days))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn quote(cents: i64, gpus_per_lot: u32, term: Term, lots: u8) -> Quote {
        Quote { term, lots: Lots::new(lots).expect("in range"), lot_price: Usd::from_cents(cents), gpus_per_lot }
    }

    #[test]
    fn r4_two_b200_lots_cost_two_lot_prices_and_r5_are_four_gpus() {
        let quote = quote(144_900, 2, Term::SevenDays, 2);
        assert_eq!(quote.total(), Usd::from_cents(289_800));
        assert_eq!(quote.gpu_count(), 4);
        assert_eq!(quote.per_gpu_day(), Usd::from_cents(10_350));
        assert_eq!(quote.per_gpu_hour(), Decimal::new(4_313, 3));
    }

    #[test]
    fn a_day_of_a_gpu_is_rounded_to_the_nearest_cent() {
        assert_eq!(per_gpu_day(Usd::from_cents(3_200), 1, Term::ThreeDays), Usd::from_cents(1_067));
        assert_eq!(per_gpu_day(Usd::from_cents(6_900), 1, Term::SevenDays), Usd::from_cents(986));
        assert_eq!(per_gpu_day(Usd::from_cents(3), 2, Term::ThreeDays), Usd::from_cents(1));
    }

    proptest! {
        /// The total grows by exactly one lot price with each lot, whatever a lot holds.
        #[test]
        fn the_total_is_the_sum_of_the_lots(
            cents in 1_i64..100_000_000, gpus in 1_u32..=16, term in 0_usize..3, lots in 1_u8..=10,
        ) {
            let quote = quote(cents, gpus, Term::ALL[term], lots);
            let added: Usd = std::iter::repeat_n(quote.lot_price, usize::from(lots)).sum();
            prop_assert_eq!(quote.total(), added);
            prop_assert_eq!(quote.gpu_count(), gpus * u32::from(lots));
            let one_gpu = Quote { gpus_per_lot: 1, ..quote };
            prop_assert_eq!(one_gpu.total(), quote.total());
        }

        /// The comparison figure is off by less than half a cent for each GPU and day.
        #[test]
        fn a_day_of_a_gpu_times_all_days_is_the_price_but_for_rounding(
            cents in 1_i64..100_000_000, gpus in 1_u32..=16, term in 0_usize..3,
        ) {
            let term = Term::ALL[term];
            let gpu_days = i64::from(gpus * term.days());
            let off = per_gpu_day(Usd::from_cents(cents), gpus, term).cents() * gpu_days - cents;
            prop_assert!(2 * off.abs() <= gpu_days);
        }
    }
}

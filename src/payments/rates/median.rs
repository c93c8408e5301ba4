//! What a coin costs, from what several providers say: the median of those that are fresh and agree. Pure: the quotes
//! and the time are given (payments.md, section 4, rules 2 to 5 and 7).

use rust_decimal::Decimal;
use time::{Duration, OffsetDateTime};

use crate::money::Usd;
use crate::payments::method::Asset;

/// Our clock may have been read a moment before a quote that another task stored.
const CLOCK_TOLERANCE: Duration = Duration::seconds(5);

/// What one provider says that one coin costs, in US dollars.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Quote {
    pub provider: String,
    /// What buyers offer, where the provider says it.
    pub bid: Option<Decimal>,
    /// What sellers ask, where the provider says it.
    pub ask: Option<Decimal>,
    /// Half way between bid and ask, or the provider's one price.
    pub mid: Decimal,
    /// When the provider answered. A failed refresh does not renew it.
    pub fetched_at: OffsetDateTime,
    /// The provider's own time of the price, where it has one.
    pub provider_time: Option<OffsetDateTime>,
}

impl Quote {
    /// A quote of an order book; `None` where the numbers are too large to be added.
    pub fn of_book(
        provider: impl Into<String>,
        bid: Decimal,
        ask: Decimal,
        fetched_at: OffsetDateTime,
    ) -> Option<Self> {
        let mid = bid.checked_add(ask)?.checked_div(Decimal::TWO)?;
        let (bid, ask) = (Some(bid), Some(ask));
        Some(Quote { provider: provider.into(), bid, ask, mid, fetched_at, provider_time: None })
    }

    /// A quote of one price.
    pub fn of_price(provider: impl Into<String>, price: Decimal, fetched_at: OffsetDateTime) -> Self {
        Quote { provider: provider.into(), bid: None, ask: None, mid: price, fetched_at, provider_time: None }
    }

    /// With the provider's own time of the price.
    #[must_use]
    pub fn at(mut self, provider_time: OffsetDateTime) -> Self {
        self.provider_time = Some(provider_time);
        self
    }
}

/// The numbers of the rule. Shares are fractions: `0.02` is 2 %.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Policy {
    /// Providers that a rate needs, before and after those that disagree are left out.
    pub min_providers: usize,
    /// Providers that must be usable for a total above `large_over`, so that a wrong one can be outvoted.
    pub min_providers_large: usize,
    pub large_over: Usd,
    /// Age of a quote since it was fetched; exactly this old is still good.
    pub max_age: Duration,
    /// Age by the provider's own time, and how far that may be ahead of ours.
    pub max_provider_age: Duration,
    /// Between bid and ask, as a share of the mid.
    pub max_spread: Decimal,
    /// Of a quote from the median, as a share of the median.
    pub max_deviation: Decimal,
    pub max_deviation_stable: Decimal,
    /// The lowest and the highest median at which a stablecoin is taken.
    pub stable_band: (Decimal, Decimal),
    /// A rate that moved by more than this share within `jump_within` is held for `jump_hold`.
    pub max_jump: Decimal,
    pub jump_within: Duration,
    pub jump_hold: Duration,
}

/// The numbers of payments.md, section 4.
impl Default for Policy {
    fn default() -> Self {
        Policy {
            min_providers: 2,
            min_providers_large: 3,
            large_over: Usd::from_cents(200_000),
            max_age: Duration::seconds(120),
            max_provider_age: Duration::seconds(300),
            max_spread: Decimal::new(2, 2),
            max_deviation: Decimal::new(2, 2),
            max_deviation_stable: Decimal::new(1, 2),
            stable_band: (Decimal::new(995, 3), Decimal::new(1_005, 3)),
            max_jump: Decimal::new(10, 2),
            jump_within: Duration::minutes(5),
            jump_hold: Duration::minutes(2),
        }
    }
}

/// Why a quote does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum QuoteRefusal {
    #[error("a price of zero or less")]
    NotPositive,
    /// The bid is above the ask, or the mid is not between them.
    #[error("bid, mid and ask out of order")]
    OutOfOrder,
    #[error("bid and ask too far apart")]
    Spread,
    #[error("fetched too long ago")]
    Stale,
    #[error("old by the provider's own time")]
    ProviderStale,
    /// Fetched after now: a clock was set, so its age is not known.
    #[error("from the future")]
    FromTheFuture,
    /// The same provider has a later quote: nobody votes twice.
    #[error("a later quote of the same provider counts")]
    Superseded,
    #[error("too far from the median")]
    Deviates,
}

/// A rate with all that it was made of, to be kept with the payment (rule 8).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rate {
    /// US dollars a coin. For a stablecoin never above one.
    pub usd_per_coin: Decimal,
    /// The median itself: of a stablecoin it may be above one.
    pub median: Decimal,
    pub used: Vec<Quote>,
    pub refused: Vec<(Quote, QuoteRefusal)>,
}

/// Why there is no rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoRate {
    #[error("{usable} usable quotes, {needed} needed")]
    TooFew { usable: usize, needed: usize },
    #[error("only {agreeing} quotes agree, {needed} needed")]
    Disagreement { agreeing: usize, needed: usize },
    /// A stablecoin away from its dollar. Staff are told.
    #[error("a stablecoin at {median}")]
    OutsideBand { median: Decimal },
}

/// No rate: no instructions can be made (R16). With the quotes that were refused, for staff.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no rate: {reason}")]
pub struct RateUnavailable {
    pub reason: NoRate,
    pub refused: Vec<(Quote, QuoteRefusal)>,
}

/// The rate of `asset` for a payment of `total`, at the time `now`.
///
/// Quotes too far from the median are left out and the median is taken again, until all that are left agree with it.
pub fn decide(
    asset: Asset,
    quotes: &[Quote],
    policy: &Policy,
    total: Usd,
    now: OffsetDateTime,
) -> Result<Rate, RateUnavailable> {
    let mut refused = Vec::new();
    let mut used = Vec::new();
    for (place, quote) in quotes.iter().enumerate() {
        match refusal(quote, policy, now).or_else(|| superseded(place, quotes, policy, now)) {
            Some(reason) => refused.push((quote.clone(), reason)),
            None => used.push(quote.clone()),
        }
    }
    used.sort_by_key(|quote| quote.mid);
    let needed = if total > policy.large_over { policy.min_providers_large } else { policy.min_providers };
    let usable = used.len();
    if usable < needed {
        return Err(RateUnavailable { reason: NoRate::TooFew { usable, needed }, refused });
    }
    let max_deviation = if asset.is_stablecoin() { policy.max_deviation_stable } else { policy.max_deviation };
    let median = loop {
        let Some(median) = median(&used).filter(|_| used.len() >= policy.min_providers) else {
            let reason = NoRate::Disagreement { agreeing: used.len(), needed: policy.min_providers };
            return Err(RateUnavailable { reason, refused });
        };
        let (agreeing, deviating): (Vec<_>, Vec<_>) =
            used.into_iter().partition(|quote| is_within(quote.mid, median, max_deviation));
        used = agreeing;
        if deviating.is_empty() {
            break median;
        }
        refused.extend(deviating.into_iter().map(|quote| (quote, QuoteRefusal::Deviates)));
    };
    let usd_per_coin = if asset.is_stablecoin() {
        let (lowest, highest) = policy.stable_band;
        if median < lowest || median > highest {
            return Err(RateUnavailable { reason: NoRate::OutsideBand { median }, refused });
        }
        median.min(Decimal::ONE)
    } else {
        median
    };
    Ok(Rate { usd_per_coin: usd_per_coin.normalize(), median: median.normalize(), used, refused })
}

/// Rule 2.
fn refusal(quote: &Quote, policy: &Policy, now: OffsetDateTime) -> Option<QuoteRefusal> {
    let prices = [quote.bid, quote.ask, Some(quote.mid)];
    if prices.into_iter().flatten().any(|price| price <= Decimal::ZERO) {
        return Some(QuoteRefusal::NotPositive);
    }
    let (bid, ask) = (quote.bid.unwrap_or(quote.mid), quote.ask.unwrap_or(quote.mid));
    if bid > quote.mid || quote.mid > ask {
        return Some(QuoteRefusal::OutOfOrder);
    }
    if quote.mid.checked_mul(policy.max_spread).is_none_or(|widest| ask - bid > widest) {
        return Some(QuoteRefusal::Spread);
    }
    let age = now - quote.fetched_at;
    if age > policy.max_age {
        return Some(QuoteRefusal::Stale);
    }
    if age < -CLOCK_TOLERANCE {
        return Some(QuoteRefusal::FromTheFuture);
    }
    let provider_age = quote.provider_time.map_or(Duration::ZERO, |at| now - at);
    if provider_age.abs() > policy.max_provider_age { Some(QuoteRefusal::ProviderStale) } else { None }
}

/// Whether another usable quote of the same provider is later, or as late and after it in the list.
fn superseded(place: usize, quotes: &[Quote], policy: &Policy, now: OffsetDateTime) -> Option<QuoteRefusal> {
    let quote = &quotes[place];
    let later = quotes.iter().enumerate().any(|(other_place, other)| {
        other.provider == quote.provider
            && (other.fetched_at, other_place) > (quote.fetched_at, place)
            && refusal(other, policy, now).is_none()
    });
    later.then_some(QuoteRefusal::Superseded)
}

/// Of quotes in order of their mids; of an even number, half way between the two in the middle.
fn median(sorted: &[Quote]) -> Option<Decimal> {
    let upper = sorted.get(sorted.len() / 2)?.mid;
    if sorted.len() % 2 == 1 {
        return Some(upper);
    }
    let lower = sorted[sorted.len() / 2 - 1].mid;
    lower.checked_add((upper - lower) / Decimal::TWO)
}

/// Whether two positive prices are at most `share` of `reference` apart.
fn is_within(price: Decimal, reference: Decimal, share: Decimal) -> bool {
    reference.checked_mul(share).is_some_and(|widest| (price - reference).abs() <= widest)
}

/// A rate that was good at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RateAt {
    pub usd_per_coin: Decimal,
    pub at: OffsetDateTime,
}

/// What the guard says of a new rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Jump {
    /// It is good from now on; a hold, if there was one, is over.
    Accept,
    /// It jumped: no instructions with it yet. Keep this hold and pass it in with the next rate.
    Hold(RateAt),
}

/// Rule 4: a rate that moved by more than a tenth within five minutes is held. It is let through when it came back, or
/// when it stayed for two minutes and every provider said so since the hold began. A hold never runs out by itself.
///
/// `last_good` is the last rate that was let through; `hold` what the guard said of the rate before, if it held it.
pub fn guard_jump(
    rate: &Rate,
    last_good: Option<&RateAt>,
    hold: Option<&RateAt>,
    policy: &Policy,
    now: OffsetDateTime,
) -> Jump {
    let Some(last_good) = last_good else {
        return Jump::Accept;
    };
    let new_hold = Jump::Hold(RateAt { usd_per_coin: rate.usd_per_coin, at: now });
    if is_within(rate.usd_per_coin, last_good.usd_per_coin, policy.max_jump) {
        return Jump::Accept;
    }
    let Some(hold) = hold else {
        return if now - last_good.at > policy.jump_within { Jump::Accept } else { new_hold };
    };
    if !is_within(rate.usd_per_coin, hold.usd_per_coin, policy.max_jump) {
        return new_hold;
    }
    let unanimous = rate.refused.iter().all(|(_, reason)| *reason != QuoteRefusal::Deviates);
    let confirmed = unanimous && rate.used.iter().all(|quote| quote.fetched_at > hold.at);
    if confirmed && now - hold.at >= policy.jump_hold { Jump::Accept } else { Jump::Hold(*hold) }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use time::macros::datetime;

    use super::*;

    const NOW: OffsetDateTime = datetime!(2025-01-15 12:00 UTC);
    const SMALL: Usd = Usd::from_cents(10_000);

    fn price(text: &str) -> Decimal {
        text.parse().expect("a decimal")
    }

    fn quotes(prices: &[&str]) -> Vec<Quote> {
        let names = ["kraken", "coinbase", "bitfinex", "coingecko", "binance"];
        prices.iter().zip(names).map(|(text, name)| Quote::of_price(name, price(text), NOW)).collect()
    }

    fn btc(quotes: &[Quote]) -> Result<Rate, RateUnavailable> {
        decide(Asset::Btc, quotes, &Policy::default(), SMALL, NOW)
    }

    fn usdt(prices: &[&str]) -> Result<Decimal, NoRate> {
        let decided = decide(Asset::Usdt, &quotes(prices), &Policy::default(), SMALL, NOW);
        decided.map(|rate| rate.usd_per_coin).map_err(|none| none.reason)
    }

    fn reasons(quotes: &[Quote]) -> Vec<QuoteRefusal> {
        let refused = btc(quotes).map_or_else(|none| none.refused, |rate| rate.refused);
        refused.into_iter().map(|(_, reason)| reason).collect()
    }

    #[test]
    fn one_provider_far_off_is_left_out() {
        let rate = btc(&quotes(&["64300", "64320", "70000"])).expect("a rate");
        assert_eq!(rate.usd_per_coin, price("64310"));
        assert_eq!(rate.used.len(), 2);
        let refused: Vec<_> = rate.refused.iter().map(|(quote, reason)| (quote.mid, *reason)).collect();
        assert_eq!(refused, [(price("70000"), QuoteRefusal::Deviates)]);
    }

    #[test]
    fn two_that_disagree_make_no_rate() {
        let none = btc(&quotes(&["64300", "70000"])).expect_err("no rate");
        assert_eq!(none.reason, NoRate::Disagreement { agreeing: 0, needed: 2 });
        assert_eq!(none.refused.len(), 2);
    }

    #[test]
    fn one_provider_alone_or_none_makes_no_rate() {
        for (given, usable) in [(&["64300"][..], 1), (&[], 0)] {
            let none = btc(&quotes(given)).expect_err("no rate");
            assert_eq!(none.reason, NoRate::TooFew { usable, needed: 2 });
        }
    }

    #[test]
    fn a_quote_counts_for_two_minutes_and_not_a_second_longer() {
        let aged = |name: &str, mid, seconds| Quote::of_price(name, price(mid), NOW - Duration::seconds(seconds));
        let given = [aged("a", "64300", 0), aged("b", "64320", 119), aged("c", "64310", 121)];
        let rate = btc(&given).expect("a rate");
        assert_eq!(rate.usd_per_coin, price("64310"));
        assert_eq!(rate.used.len(), 2);
        assert_eq!(rate.refused, [(given[2].clone(), QuoteRefusal::Stale)]);
        assert!(btc(&[aged("a", "64300", 120), aged("b", "64300", 120)]).is_ok());
    }

    #[test]
    fn a_large_payment_needs_a_third_provider() {
        let of =
            |cents, given: &[&str]| decide(Asset::Btc, &quotes(given), &Policy::default(), Usd::from_cents(cents), NOW);
        let two = ["64300", "64320"];
        assert!(of(200_000, &two).is_ok());
        let none = of(200_001, &two).expect_err("no rate");
        assert_eq!(none.reason, NoRate::TooFew { usable: 2, needed: 3 });
        assert!(of(200_001, &["64300", "64320", "64310"]).is_ok());
        // The third made it possible to tell which one is wrong.
        assert_eq!(of(200_001, &["64300", "64320", "70000"]).map(|rate| rate.usd_per_coin), Ok(price("64310")));
    }

    #[test]
    fn quotes_that_make_no_sense_do_not_count() {
        let book = |bid, ask| Quote::of_book("x", price(bid), price(ask), NOW).expect("small");
        for (quote, reason) in [
            (book("0", "64300"), QuoteRefusal::NotPositive),
            (book("-1", "64300"), QuoteRefusal::NotPositive),
            (Quote::of_price("x", Decimal::ZERO, NOW), QuoteRefusal::NotPositive),
            (book("64301", "64300"), QuoteRefusal::OutOfOrder),
            (Quote { mid: price("64400"), ..book("64300", "64310") }, QuoteRefusal::OutOfOrder),
            (book("99", "101.001"), QuoteRefusal::Spread),
            (book("64300", "64310").at(NOW - Duration::seconds(301)), QuoteRefusal::ProviderStale),
            (book("64300", "64310").at(NOW + Duration::seconds(301)), QuoteRefusal::ProviderStale),
            (Quote::of_price("x", price("64300"), NOW + Duration::seconds(6)), QuoteRefusal::FromTheFuture),
            (Quote::of_price("x", Decimal::MAX, NOW + Duration::seconds(6)), QuoteRefusal::FromTheFuture),
        ] {
            assert_eq!(reasons(std::slice::from_ref(&quote)), [reason], "{quote:?}");
        }
        for good in [
            book("99", "101"),
            book("64300", "64300").at(NOW - Duration::seconds(300)),
            Quote::of_price("x", price("64300"), NOW + Duration::seconds(5)),
        ] {
            assert_eq!(reasons(std::slice::from_ref(&good)), [], "{good:?}");
        }
    }

    #[test]
    fn nobody_votes_twice() {
        let old = Quote::of_price("kraken", price("64000"), NOW - Duration::seconds(60));
        let new = Quote::of_price("kraken", price("64300"), NOW);
        for given in [[old.clone(), new.clone()], [new.clone(), old.clone()]] {
            let none = btc(&given).expect_err("no rate");
            assert_eq!(none.reason, NoRate::TooFew { usable: 1, needed: 2 });
            assert_eq!(none.refused, [(old.clone(), QuoteRefusal::Superseded)]);
        }
        // A later quote that is wrong does not silence an earlier one that is right.
        let wrong = Quote::of_price("kraken", Decimal::ZERO, NOW);
        assert_eq!(reasons(&[old, wrong]), [QuoteRefusal::NotPositive]);
    }

    #[test]
    fn a_stablecoin_costs_its_median_but_never_more_than_a_dollar() {
        assert_eq!(usdt(&["0.99985", "0.99985"]), Ok(price("0.99985")));
        assert_eq!(usdt(&["1.0003", "1.0003"]), Ok(price("1")));
        assert_eq!(usdt(&["0.995", "0.995"]), Ok(price("0.995")));
        assert_eq!(usdt(&["1.005", "1.005"]), Ok(price("1")));
    }

    #[test]
    fn a_stablecoin_away_from_its_dollar_is_not_taken() {
        for wrong in ["0.9949", "1.0051", "0.90"] {
            assert_eq!(usdt(&[wrong, wrong, wrong]), Err(NoRate::OutsideBand { median: price(wrong) }));
        }
    }

    #[test]
    fn stablecoin_providers_have_to_agree_more_closely() {
        assert_eq!(usdt(&["0.985", "1.000", "1.001"]), Ok(price("1")));
        assert_eq!(usdt(&["0.98", "1.001"]), Err(NoRate::Disagreement { agreeing: 0, needed: 2 }));
        assert!(btc(&quotes(&["0.98", "1.001"])).is_ok());
    }

    #[test]
    fn the_median_is_taken_again_until_all_that_are_left_agree() {
        let rate = btc(&quotes(&["98.1", "98.2", "100", "101.9", "104"])).expect("a rate");
        assert!(rate.used.iter().all(|quote| is_within(quote.mid, rate.median, price("0.02"))));
        assert_eq!(rate.median, price("98.2"));
        assert_eq!(rate.used.len() + rate.refused.len(), 5);
    }

    fn rate(text: &str, fetched_at: OffsetDateTime) -> Rate {
        let used = vec![Quote::of_price("a", price(text), fetched_at), Quote::of_price("b", price(text), fetched_at)];
        Rate { usd_per_coin: price(text), median: price(text), used, refused: Vec::new() }
    }

    fn guard(rate: &Rate, last_good: Option<&RateAt>, hold: Option<&RateAt>, now: OffsetDateTime) -> Jump {
        guard_jump(rate, last_good, hold, &Policy::default(), now)
    }

    fn at(text: &str, at: OffsetDateTime) -> RateAt {
        RateAt { usd_per_coin: price(text), at }
    }

    #[test]
    fn a_jump_is_held_until_it_has_lasted_two_minutes_and_all_confirm_it() {
        let good = at("100", NOW - Duration::seconds(30));
        assert_eq!(guard(&rate("110", NOW), Some(&good), None, NOW), Jump::Accept);
        let Jump::Hold(hold) = guard(&rate("111", NOW), Some(&good), None, NOW) else { panic!("let through") };
        assert_eq!(hold, at("111", NOW));
        let soon = NOW + Duration::seconds(119);
        assert_eq!(guard(&rate("112", soon), Some(&good), Some(&hold), soon), Jump::Hold(hold));
        let later = NOW + Duration::seconds(120);
        assert_eq!(guard(&rate("112", later), Some(&good), Some(&hold), later), Jump::Accept);
        // One has not answered since, or one disagrees.
        assert_eq!(guard(&rate("112", NOW), Some(&good), Some(&hold), later), Jump::Hold(hold));
        let mut disputed = rate("112", later);
        disputed.refused.push((Quote::of_price("c", price("100"), later), QuoteRefusal::Deviates));
        assert_eq!(guard(&disputed, Some(&good), Some(&hold), later), Jump::Hold(hold));
        // And it does not run out when the last good rate is old.
        let hour = NOW + Duration::hours(1);
        assert_eq!(guard(&disputed, Some(&good), Some(&hold), hour), Jump::Hold(hold));
    }

    #[test]
    fn a_rate_that_comes_back_is_good_and_one_that_jumps_again_is_held_anew() {
        let good = at("100", NOW - Duration::seconds(30));
        let hold = at("120", NOW);
        let later = NOW + Duration::seconds(121);
        assert_eq!(guard(&rate("101", later), Some(&good), Some(&hold), later), Jump::Accept);
        assert_eq!(guard(&rate("140", later), Some(&good), Some(&hold), later), Jump::Hold(at("140", later)));
    }

    #[test]
    fn without_a_recent_rate_there_is_nothing_to_jump_from() {
        assert_eq!(guard(&rate("100", NOW), None, None, NOW), Jump::Accept);
        let old = at("100", NOW - Duration::seconds(301));
        assert_eq!(guard(&rate("200", NOW), Some(&old), None, NOW), Jump::Accept);
        let recent = at("100", NOW - Duration::seconds(300));
        assert_eq!(guard(&rate("50", NOW), Some(&recent), None, NOW), Jump::Hold(at("50", NOW)));
    }

    proptest! {
        #[test]
        fn a_rate_lies_among_the_quotes_it_used_whatever_is_given(
            mids in proptest::collection::vec((1_u64..=u64::MAX, 0_u32..=18), 0..8),
        ) {
            let quote = |(place, (mantissa, scale)): (usize, &(u64, u32))| {
                Quote::of_price(place.to_string(), Decimal::from_i128_with_scale(i128::from(*mantissa), *scale), NOW)
            };
            let given: Vec<_> = mids.iter().enumerate().map(quote).collect();
            match btc(&given) {
                Ok(rate) => {
                    prop_assert!(rate.used.len() >= 2);
                    prop_assert_eq!(rate.used.len() + rate.refused.len(), given.len());
                    prop_assert!(rate.used.first().is_some_and(|lowest| lowest.mid <= rate.median));
                    prop_assert!(rate.used.last().is_some_and(|highest| rate.median <= highest.mid));
                    prop_assert!(rate.used.iter().all(|quote| is_within(quote.mid, rate.median, price("0.02"))));
                }
                Err(none) => prop_assert!(none.refused.len() <= given.len()),
            }
        }

        #[test]
        fn one_liar_among_four_moves_the_rate_no_further_than_the_honest_quotes_lie(lie in 1_u64..=u64::MAX) {
            let mut given = quotes(&["64300", "64310", "64320", "1"]);
            given[3].mid = Decimal::from(lie);
            let rate = btc(&given).expect("a rate").usd_per_coin;
            prop_assert!(price("64300") <= rate && rate <= price("64320"));
        }
    }
}

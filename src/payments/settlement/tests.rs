//! The edges of payments.md, section 2.3, and the cases P of real shops, as far as the pure judgement meets them: every
//! expected number is worked out by hand. What holds whatever arrives is in `properties`.

mod properties;

use PaymentFlag::{DustSeen, Late, Multi, Over, Partial, Reorged, Replaced, WrongAsset};
use PaymentState::{Awaiting, Cancelled, Closed, Confirming, Expired, Review, Seen, Settled};
use time::macros::datetime;

use super::*;
use crate::ids::TransferId;
use crate::payments::{Asset, amount_due};

const EXPIRY: OffsetDateTime = datetime!(2026-12-01 12:00 UTC);

const ORDER: Purpose = Purpose::Order { is_payable: true };
/// An order that is paid otherwise, or called off.
const CLOSED_ORDER: Purpose = Purpose::Order { is_payable: false };

const SETTLED: Standing = Standing::Settled { after_cancelling: false };
const CLOSED: Standing = Standing::Closed { after_cancelling: false };

fn terms(purpose: Purpose, method: Method, cents: i64, rate: &str) -> Terms {
    let usd = Usd::from_cents(cents);
    let rate = rate.parse().expect("a decimal");
    let due = amount_due(usd, rate, method).expect("a due");
    Terms { purpose, method, usd, rate, due, expires_at: EXPIRY }
}

/// 100.00 USD: 100.015003 USDT are due, 99.514928 are enough.
fn usdt_order() -> Terms {
    terms(ORDER, Method::UsdtTron, 10_000, "0.99985")
}

/// 100.00 USD: 100.000000 USDC are due, 99.500000 are enough.
fn usdc_order() -> Terms {
    terms(ORDER, Method::UsdcEthereum, 10_000, "1")
}

/// 100.00 USD: 0.00155469 BTC are due, 0.00154692 are enough.
fn btc_order() -> Terms {
    terms(ORDER, Method::BtcBitcoin, 10_000, "64321.77")
}

/// 500.00 USD: 500.075012 USDT are due, and anything counts.
fn usdt_top_up() -> Terms {
    terms(Purpose::TopUp, Method::UsdtTron, 50_000, "0.99985")
}

/// 500.00 USD: 0.00777342 BTC are due, and anything counts.
fn btc_top_up() -> Terms {
    terms(Purpose::TopUp, Method::BtcBitcoin, 50_000, "64321.77")
}

/// Final, and on the network ten minutes before the expiry.
fn paid(asset: Asset, coins: &str) -> Transfer {
    let method = Method::ALL.into_iter().find(|method| method.asset() == asset).expect("a method");
    let amount = Atomic::from_coins(coins, method.decimals()).expect("an amount");
    let at = EXPIRY - Duration::minutes(10);
    Transfer {
        id: TransferId::new(),
        txid: "a-transaction".into(),
        asset,
        amount,
        status: TransferStatus::Final,
        first_seen_at: at,
        chain_time: Some(at),
        is_booked: false,
    }
}

fn usdt(coins: &str) -> Transfer {
    paid(Asset::Usdt, coins)
}

fn usdc(coins: &str) -> Transfer {
    paid(Asset::Usdc, coins)
}

fn btc(coins: &str) -> Transfer {
    paid(Asset::Btc, coins)
}

/// On the network, in no block yet.
fn unconfirmed(transfer: Transfer) -> Transfer {
    Transfer { status: TransferStatus::Seen, chain_time: None, ..transfer }
}

fn with(status: TransferStatus, transfer: Transfer) -> Transfer {
    Transfer { status, ..transfer }
}

/// Seen and mined so long after the expiry.
fn after(span: Duration, transfer: Transfer) -> Transfer {
    Transfer { first_seen_at: EXPIRY + span, chain_time: Some(EXPIRY + span), ..transfer }
}

fn booked(transfer: Transfer) -> Transfer {
    Transfer { is_booked: true, ..transfer }
}

/// Judged one minute before the expiry.
fn on_time(terms: &Terms, transfers: &[Transfer]) -> Assessment {
    judged(terms, Standing::Open, transfers, -Duration::MINUTE)
}

/// Judged so long after the expiry.
fn judged(terms: &Terms, standing: Standing, transfers: &[Transfer], after_expiry: Duration) -> Assessment {
    assess(terms, standing, transfers, &Policy::default(), EXPIRY + after_expiry)
}

#[track_caller]
fn is(found: &Assessment, state: PaymentState, flags: &[PaymentFlag]) {
    assert_eq!((found.state, found.flags.as_slice()), (state, flags), "{found:?}");
    assert_eq!(found.settlement, None, "{found:?}");
}

#[track_caller]
fn settles(found: &Assessment, flags: &[PaymentFlag], received: u128, credit: Credit) {
    assert_eq!((found.state, found.flags.as_slice()), (Settled, flags), "{found:?}");
    assert_eq!(found.settlement, Some(Settlement { received: Atomic::new(received), credit }));
}

/// An order paid to the coin, or nearly.
fn paid_short_of(cents: i64) -> Credit {
    Credit::Order { shortage: Usd::from_cents(cents), excess: Usd::ZERO, excess_needs_staff: false }
}

fn paid_and_over(cents: i64) -> Credit {
    Credit::Order { shortage: Usd::ZERO, excess: Usd::from_cents(cents), excess_needs_staff: false }
}

fn paid_and_over_for_staff(cents: i64) -> Credit {
    Credit::Order { shortage: Usd::ZERO, excess: Usd::from_cents(cents), excess_needs_staff: true }
}

fn to_balance(cents: i64) -> Credit {
    Credit::Balance { amount: Usd::from_cents(cents) }
}

// The threshold

#[test]
fn enough_is_the_due_less_half_a_percent_and_at_most_a_dollar() {
    let policy = Policy::default();
    for (method, cents, rate, due, enough) in [
        (Method::UsdcEthereum, 100, "1", 1_000_000, 995_000),
        (Method::UsdtTron, 10_000, "0.99985", 100_015_003, 99_514_928),
        (Method::BtcBitcoin, 10_000, "64321.77", 155_469, 154_692),
        (Method::EthEthereum, 10_000, "3123.45", 32_015_880_000_000_000, 31_855_800_600_000_000),
        (Method::SolSolana, 10_000, "187.65", 532_907_008, 530_242_473),
        // At 200.00 USD both bounds meet; above it the dollar is the smaller.
        (Method::UsdcEthereum, 20_000, "1", 200_000_000, 199_000_000),
        (Method::UsdcEthereum, 20_002, "1", 200_020_000, 199_020_000),
        (Method::UsdtTron, 289_800, "1", 2_898_000_000, 2_897_000_000),
        (Method::BtcBitcoin, 1_000_000, "64321.77", 15_546_836, 15_545_282),
    ] {
        let terms = terms(ORDER, method, cents, rate);
        assert_eq!(terms.due, Atomic::new(due), "{method}");
        assert_eq!(threshold(&terms, &policy), Atomic::new(enough), "{cents} cents by {method}");
    }
}

#[test]
fn without_a_tolerance_the_due_itself_is_asked() {
    for policy in [
        Policy { tolerance_basis_points: 0, ..Policy::default() },
        Policy { tolerance_at_most: Usd::ZERO, ..Policy::default() },
    ] {
        assert_eq!(threshold(&btc_order(), &policy), Atomic::new(155_469));
    }
}

#[test]
fn p15_a_tolerance_of_everything_still_asks_for_one_transfer_above_dust() {
    let policy =
        Policy { tolerance_basis_points: 10_000, tolerance_at_most: Usd::from_cents(10_000), ..Policy::default() };
    let terms = usdc_order();
    assert_eq!(threshold(&terms, &policy), Atomic::new(1));
    let judged = |transfers: &[Transfer]| assess(&terms, Standing::Open, transfers, &policy, EXPIRY);
    is(&judged(&[]), Awaiting, &[]);
    is(&judged(&[usdc("0.000001")]), Awaiting, &[DustSeen]);
    is(&judged(&[unconfirmed(usdc("0.05"))]), Confirming, &[]);
}

#[test]
fn p15_a_new_payment_waits_and_settles_nothing() {
    for terms in [usdt_order(), btc_order(), usdt_top_up(), btc_top_up()] {
        let found = on_time(&terms, &[]);
        is(&found, Awaiting, &[]);
        assert_eq!((found.seen, found.received, found.missing), (Atomic::ZERO, Atomic::ZERO, terms.due));
    }
}

// Edges 7 to 14: on time

#[test]
fn edge_07_a_part_is_seen_with_what_is_missing() {
    let found = on_time(&usdt_order(), &[usdt("40")]);
    is(&found, Seen, &[Partial]);
    assert_eq!(found.seen, Atomic::new(40_000_000));
    assert_eq!(found.received, Atomic::new(40_000_000));
    assert_eq!(found.missing, Atomic::new(60_015_003));
    let found = on_time(&btc_order(), &[unconfirmed(btc("0.001"))]);
    is(&found, Seen, &[Partial]);
    assert_eq!((found.seen, found.received), (Atomic::new(100_000), Atomic::ZERO));
    assert_eq!(found.missing, Atomic::new(55_469));
}

#[test]
fn edge_08_more_transfers_make_the_part_whole() {
    let found = on_time(&usdt_order(), &[usdt("40"), unconfirmed(usdt("60.015003"))]);
    is(&found, Confirming, &[Multi]);
    assert_eq!((found.received, found.missing), (Atomic::new(40_000_000), Atomic::ZERO));
    let found = on_time(&usdt_order(), &[usdt("40"), usdt("60.015003")]);
    settles(&found, &[Multi], 100_015_003, paid_short_of(0));
}

#[test]
fn edge_09_one_transfer_of_enough_is_confirming() {
    for status in [TransferStatus::Seen, TransferStatus::Confirmed] {
        is(&on_time(&btc_order(), &[with(status, btc("0.00155469"))]), Confirming, &[]);
        is(&on_time(&btc_order(), &[with(status, btc("0.00154692"))]), Confirming, &[]);
        is(&on_time(&btc_order(), &[with(status, btc("0.00154691"))]), Seen, &[Partial]);
    }
}

#[test]
fn edge_10_what_is_final_and_enough_settles() {
    settles(&on_time(&btc_order(), &[btc("0.00155469")]), &[], 155_469, paid_short_of(0));
    let ether = terms(ORDER, Method::EthEthereum, 10_000, "3123.45");
    let found = on_time(&ether, &[paid(Asset::Eth, "0.03201588")]);
    settles(&found, &[], 32_015_880_000_000_000, paid_short_of(0));
}

#[test]
fn edge_10_what_is_still_under_way_holds_nothing_back() {
    // docs/decisions/0004: what becomes final later is a second payment (edge 22).
    let found = on_time(&btc_order(), &[btc("0.00155469"), unconfirmed(btc("0.001"))]);
    settles(&found, &[Over, Multi], 155_469, paid_short_of(0));
    assert_eq!((found.seen, found.received), (Atomic::new(255_469), Atomic::new(155_469)));
}

#[test]
fn edge_11_exactly_the_due_carries_no_flag() {
    settles(&on_time(&usdt_order(), &[usdt("100.015003")]), &[], 100_015_003, paid_short_of(0));
}

#[test]
fn edge_12_within_the_tolerance_the_order_is_paid_in_full() {
    // 99.514928 at 0.99985 is worth 99.5000..., cut down 99.50.
    settles(&on_time(&usdt_order(), &[usdt("99.514928")]), &[], 99_514_928, paid_short_of(50));
    is(&on_time(&usdt_order(), &[usdt("99.514927")]), Seen, &[Partial]);
}

#[test]
fn edge_12_a_large_order_may_lack_one_dollar() {
    let large = terms(ORDER, Method::UsdtTron, 289_800, "1");
    settles(&on_time(&large, &[usdt("2897")]), &[], 2_897_000_000, paid_short_of(100));
    is(&on_time(&large, &[usdt("2896.999999")]), Seen, &[Partial]);
}

#[test]
fn edge_12_a_unit_short_of_the_due_costs_no_cent_where_the_due_was_rounded_up() {
    // 0.032015879999999999 ETH at 3123.45 is worth 100.0000003..., as the due was rounded up at eight places.
    let ether = terms(ORDER, Method::EthEthereum, 10_000, "3123.45");
    let found = on_time(&ether, &[paid(Asset::Eth, "0.032015879999999999")]);
    settles(&found, &[], 32_015_879_999_999_999, paid_short_of(0));
}

#[test]
fn edge_13_what_is_over_goes_to_the_balance() {
    settles(&on_time(&usdc_order(), &[usdc("101.239999")]), &[Over], 101_239_999, paid_and_over(123));
}

#[test]
fn edge_13_a_large_excess_waits_for_staff_and_the_order_is_settled() {
    settles(&on_time(&usdc_order(), &[usdc("200")]), &[Over], 200_000_000, paid_and_over(10_000));
    settles(&on_time(&usdc_order(), &[usdc("200.009999")]), &[Over], 200_009_999, paid_and_over(10_000));
    settles(&on_time(&usdc_order(), &[usdc("200.01")]), &[Over], 200_010_000, paid_and_over_for_staff(10_001));
    // (250 - 100.015003) * 0.99985 = 149.962499...
    settles(&on_time(&usdt_order(), &[usdt("250")]), &[Over], 250_000_000, paid_and_over_for_staff(14_996));
}

#[test]
fn edge_14_less_than_a_cent_over_is_no_excess() {
    settles(&on_time(&usdc_order(), &[usdc("100.009999")]), &[], 100_009_999, paid_and_over(0));
    settles(&on_time(&usdc_order(), &[usdc("100.01")]), &[Over], 100_010_000, paid_and_over(1));
    // 15 sat are worth 0.0096 USD, 16 sat 0.0103 USD.
    settles(&on_time(&btc_order(), &[btc("0.00155484")]), &[], 155_484, paid_and_over(0));
    settles(&on_time(&btc_order(), &[btc("0.00155485")]), &[Over], 155_485, paid_and_over(1));
}

// Edges 15 to 18: the clock

#[test]
fn edge_15_with_nothing_seen_the_time_runs_out() {
    is(&judged(&btc_order(), Standing::Open, &[], Duration::ZERO), Awaiting, &[]);
    is(&judged(&btc_order(), Standing::Open, &[], Duration::SECOND), Expired, &[]);
    is(&judged(&usdt_top_up(), Standing::Open, &[], Duration::SECOND), Expired, &[]);
}

#[test]
fn edge_16_a_part_waits_two_hours_longer_and_then_for_staff() {
    let part = [btc("0.001")];
    is(&judged(&btc_order(), Standing::Open, &part, Duration::SECOND), Seen, &[Partial]);
    is(&judged(&btc_order(), Standing::Open, &part, Duration::hours(2)), Seen, &[Partial]);
    let waited = Duration::hours(2) + Duration::SECOND;
    is(&judged(&btc_order(), Standing::Open, &part, waited), Review, &[Partial]);
}

#[test]
fn edge_17_what_is_confirming_is_unaffected_by_the_expiry() {
    let transfers = [unconfirmed(btc("0.00155469"))];
    is(&judged(&btc_order(), Standing::Open, &transfers, Duration::SECOND), Confirming, &[]);
    is(&judged(&btc_order(), Standing::Open, &transfers, Duration::days(30)), Confirming, &[]);
}

#[test]
fn edge_17_two_minutes_of_grace_are_on_time_and_a_second_more_is_late() {
    let grace = Duration::seconds(120);
    let later = Duration::hours(1);
    let found = judged(&btc_order(), Standing::Open, &[after(grace, btc("0.00155469"))], later);
    settles(&found, &[], 155_469, paid_short_of(0));
    let found = judged(&btc_order(), Standing::Open, &[after(grace + Duration::SECOND, btc("0.00155469"))], later);
    is(&found, Review, &[Late]);
}

#[test]
fn edge_17_the_block_tells_when_it_was_paid_and_not_our_scanner() {
    let found_late = Transfer { first_seen_at: EXPIRY + Duration::hours(5), ..btc("0.00155469") };
    let found = judged(&btc_order(), Standing::Open, &[found_late], Duration::hours(5));
    settles(&found, &[], 155_469, paid_short_of(0));
}

#[test]
fn edge_18_seen_before_the_expiry_and_mined_after_is_on_time() {
    let mined_late = Transfer { chain_time: Some(EXPIRY + Duration::hours(9)), ..btc("0.00155469") };
    let found = judged(&btc_order(), Standing::Open, &[mined_late], Duration::hours(10));
    settles(&found, &[], 155_469, paid_short_of(0));
}

// Edges 19 to 23: late, cancelled, settled, closed

#[test]
fn edge_19_a_late_stablecoin_settles_at_its_locked_rate() {
    let late = [after(Duration::days(6), usdt("100.015003"))];
    let found = judged(&usdt_order(), Standing::Open, &late, Duration::days(6));
    settles(&found, &[Late], 100_015_003, paid_short_of(0));
    let late = [unconfirmed(after(Duration::days(6), usdt("99.514928")))];
    is(&judged(&usdt_order(), Standing::Open, &late, Duration::days(6)), Confirming, &[Late]);
    let late = [after(Duration::days(6), usdt("120"))];
    let found = judged(&usdt_order(), Standing::Open, &late, Duration::days(6));
    settles(&found, &[Over, Late], 120_000_000, paid_and_over(1_998));
}

#[test]
fn edge_19_a_part_on_time_and_a_late_rest_settle_in_a_stablecoin() {
    let transfers = [usdt("60"), after(Duration::hours(3), usdt("40.015003"))];
    let found = judged(&usdt_order(), Standing::Open, &transfers, Duration::hours(3));
    settles(&found, &[Late, Multi], 100_015_003, paid_short_of(0));
}

#[test]
fn edge_19_a_late_stablecoin_that_is_too_little_is_for_staff() {
    let late = [after(Duration::hours(3), usdt("99.514927"))];
    is(&judged(&usdt_order(), Standing::Open, &late, Duration::hours(3)), Review, &[Partial, Late]);
    // Also soon after: it had expired, and its customer may have new instructions by now.
    let late = [after(Duration::minutes(5), usdt("90"))];
    is(&judged(&usdt_order(), Standing::Open, &late, Duration::minutes(6)), Review, &[Partial, Late]);
}

#[test]
fn edge_19_a_second_part_that_is_still_short_waits_as_the_first_did() {
    // P13: who adds the fee that the exchange kept may have to add to it once more.
    let parts = [usdt("90"), after(Duration::minutes(5), usdt("9"))];
    is(&judged(&usdt_order(), Standing::Open, &parts, Duration::minutes(6)), Seen, &[Partial, Late, Multi]);
    is(&judged(&usdt_order(), Standing::Open, &parts, Duration::minutes(121)), Review, &[Partial, Late, Multi]);
    let more = [&parts[..], &[after(Duration::minutes(9), usdt("1.015003"))]].concat();
    let found = judged(&usdt_order(), Standing::Open, &more, Duration::minutes(9));
    settles(&found, &[Late, Multi], 100_015_003, paid_short_of(0));
}

#[test]
fn edge_19_seven_days_are_counted_to_the_arrival_and_not_to_the_scan() {
    let week = Duration::days(7);
    let on_the_last = [after(week, usdt("100.015003"))];
    let found = judged(&usdt_order(), Standing::Open, &on_the_last, week + Duration::hours(30));
    settles(&found, &[Late], 100_015_003, paid_short_of(0));
    let too_late = [after(week + Duration::SECOND, usdt("100.015003"))];
    is(&judged(&usdt_order(), Standing::Open, &too_late, week + Duration::hours(30)), Review, &[Late]);
}

#[test]
fn edge_19_an_on_time_stablecoin_that_is_final_after_a_week_is_not_late() {
    let found = judged(&usdt_order(), Standing::Open, &[usdt("100.015003")], Duration::days(30));
    settles(&found, &[], 100_015_003, paid_short_of(0));
}

#[test]
fn edge_20_a_late_coin_with_a_moving_price_is_for_staff() {
    for coins in ["0.00155469", "0.00154692", "0.5"] {
        let late = after(Duration::minutes(3), btc(coins));
        let flags: &[PaymentFlag] = if coins == "0.5" { &[Over, Late] } else { &[Late] };
        is(&judged(&btc_order(), Standing::Open, std::slice::from_ref(&late), Duration::hours(1)), Review, flags);
        is(&judged(&btc_order(), Standing::Open, &[unconfirmed(late)], Duration::hours(1)), Review, flags);
    }
    let late = [after(Duration::minutes(3), btc("0.001"))];
    is(&judged(&btc_order(), Standing::Open, &late, Duration::hours(1)), Review, &[Partial, Late]);
}

#[test]
fn edge_20_a_full_payment_on_time_is_not_held_back_by_late_coins_but_those_wait_for_staff() {
    // 0.0001 BTC at the locked rate were 6.43 USD; what they were when they came, a person looks up.
    let transfers = [btc("0.00155469"), after(Duration::days(90), btc("0.0001"))];
    let found = judged(&btc_order(), Standing::Open, &transfers, Duration::days(90));
    settles(&found, &[Over, Late, Multi], 165_469, paid_and_over_for_staff(643));
    let transfers = [unconfirmed(btc("0.00155469")), after(Duration::days(90), btc("0.0001"))];
    is(&judged(&btc_order(), Standing::Open, &transfers, Duration::days(90)), Confirming, &[Over, Late, Multi]);
}

#[test]
fn edge_21_a_cancelled_payment_is_still_watched() {
    is(&judged(&btc_order(), Standing::Cancelled, &[], -Duration::MINUTE), Cancelled, &[]);
    is(&judged(&btc_order(), Standing::Cancelled, &[], Duration::days(1)), Cancelled, &[]);
    is(&judged(&btc_order(), Standing::Cancelled, &[btc("0.00000001")], Duration::ZERO), Cancelled, &[DustSeen]);
}

#[test]
fn edge_21_a_stablecoin_for_a_cancelled_payment_settles_and_is_flagged_late() {
    let found = judged(&usdt_order(), Standing::Cancelled, &[usdt("100.015003")], -Duration::MINUTE);
    settles(&found, &[Late], 100_015_003, paid_short_of(0));
    let under_way = [unconfirmed(usdt("100.015003"))];
    is(&judged(&usdt_order(), Standing::Cancelled, &under_way, -Duration::MINUTE), Confirming, &[Late]);
    is(&judged(&usdt_order(), Standing::Cancelled, &[usdt("50")], -Duration::MINUTE), Review, &[Partial, Late]);
}

#[test]
fn edge_21_a_coin_with_a_moving_price_for_a_cancelled_payment_is_for_staff() {
    is(&judged(&btc_order(), Standing::Cancelled, &[btc("0.00155469")], -Duration::MINUTE), Review, &[Late]);
    is(&judged(&btc_order(), Standing::Cancelled, &[btc("0.001")], -Duration::MINUTE), Review, &[Partial, Late]);
}

#[test]
fn edge_21_a_cancelled_payment_that_settled_keeps_its_flag() {
    // P8: told again, nothing has changed, so that nothing is written.
    let standing = Standing::Settled { after_cancelling: true };
    is(&judged(&usdt_order(), standing, &[booked(usdt("100.015003"))], Duration::ZERO), Settled, &[Late]);
}

#[test]
fn edge_22_a_second_payment_leaves_it_settled() {
    let second = [booked(usdt("100.015003")), usdt("30")];
    is(&judged(&usdt_order(), SETTLED, &second, -Duration::MINUTE), Settled, &[Over, Multi]);
    let late = [booked(btc("0.00155469")), after(Duration::days(40), btc("0.001"))];
    is(&judged(&btc_order(), SETTLED, &late, Duration::days(40)), Settled, &[Over, Late, Multi]);
    let dust = [booked(btc("0.00155469")), btc("0.00000001")];
    is(&judged(&btc_order(), SETTLED, &dust, Duration::days(40)), Settled, &[DustSeen]);
}

#[test]
fn edge_23_money_for_a_closed_payment_opens_it_for_staff() {
    let looked_at = booked(after(Duration::hours(3), btc("0.00155469")));
    let judged = |transfers: &[Transfer]| judged(&btc_order(), CLOSED, transfers, Duration::days(2));
    is(&judged(&[]), Closed, &[]);
    is(&judged(std::slice::from_ref(&looked_at)), Closed, &[Late]);
    is(&judged(&[looked_at.clone(), btc("0.00000001")]), Closed, &[Late, DustSeen]);
    for new in [btc("0.0001"), unconfirmed(btc("0.0001"))] {
        is(&judged(&[looked_at.clone(), new]), Review, &[Over, Late, Multi]);
    }
}

#[test]
fn edge_23_another_coin_that_staff_have_dealt_with_does_not_open_it_again() {
    let usdt_on_ethereum = terms(ORDER, Method::UsdtEthereum, 10_000, "1");
    let judged = |transfers: &[Transfer]| judged(&usdt_on_ethereum, CLOSED, transfers, Duration::days(2));
    is(&judged(&[booked(usdc("100"))]), Closed, &[WrongAsset]);
    is(&judged(&[booked(usdc("100")), usdc("1")]), Review, &[WrongAsset]);
}

#[test]
fn edge_23_money_that_staff_have_dealt_with_is_never_settled_beside_new_money() {
    // Opened again, the first 100 USDT are refunded or credited already; they can't pay a second time.
    let transfers = [booked(usdt("100.015003")), usdt("100.015003")];
    for standing in [Standing::Open, Standing::Cancelled] {
        assert_eq!(judged(&usdt_order(), standing, &transfers, Duration::ZERO).state, Review);
        assert_eq!(judged(&usdt_top_up(), standing, &transfers, Duration::ZERO).state, Review);
    }
}

// Edges 24, 25 and 27: what does not count

#[test]
fn edge_24_another_coin_is_for_staff_and_its_number_is_added_to_nothing() {
    let usdt_on_ethereum = terms(ORDER, Method::UsdtEthereum, 10_000, "1");
    let found = on_time(&usdt_on_ethereum, &[usdc("100")]);
    is(&found, Review, &[WrongAsset]);
    assert_eq!((found.seen, found.received, found.missing), (Atomic::ZERO, Atomic::ZERO, usdt_on_ethereum.due));
    let found = on_time(&usdt_on_ethereum, &[usdt("60"), usdc("40")]);
    is(&found, Review, &[Partial, WrongAsset]);
    assert_eq!((found.seen, found.missing), (Atomic::new(60_000_000), Atomic::new(40_000_000)));
}

#[test]
fn edge_24_another_coin_at_a_settled_payment_is_told_and_unsettles_nothing() {
    let transfers = [booked(usdt("100.015003")), paid(Asset::Trx, "5")];
    is(&judged(&usdt_order(), SETTLED, &transfers, Duration::ZERO), Settled, &[WrongAsset]);
}

#[test]
fn edge_25_what_is_ignored_never_touches_the_payment() {
    let ignored = [with(TransferStatus::Ignored, usdt("100.015003")), with(TransferStatus::Ignored, usdc("5"))];
    let found = on_time(&usdt_order(), &ignored);
    is(&found, Awaiting, &[]);
    assert_eq!(found.seen, Atomic::ZERO);
}

#[test]
fn edge_27_dust_changes_nothing() {
    is(&on_time(&usdc_order(), &[usdc("0.049999")]), Awaiting, &[DustSeen]);
    is(&on_time(&usdc_order(), &[usdc("0.05")]), Seen, &[Partial]);
    is(&judged(&usdc_order(), Standing::Open, &[usdc("0.049999")], Duration::HOUR), Expired, &[DustSeen]);
    let found = on_time(&usdc_order(), &[usdc("100"), usdc("0.049999")]);
    settles(&found, &[DustSeen], 100_000_000, paid_short_of(0));
    is(&on_time(&usdt_top_up(), &[usdt("0.05")]), Awaiting, &[DustSeen]);
}

#[test]
fn edge_27_dust_never_adds_up_to_money() {
    let dust = vec![usdc("0.049999"); 2_001];
    let found = on_time(&usdc_order(), &dust);
    is(&found, Awaiting, &[DustSeen]);
    assert_eq!(found.seen, Atomic::ZERO);
}

// Edges 28 to 32: what the chain takes back

#[test]
fn edge_28_a_replaced_transfer_no_longer_counts() {
    let gone = || with(TransferStatus::Replaced, unconfirmed(btc("0.00155469")));
    is(&on_time(&btc_order(), &[gone()]), Awaiting, &[Replaced]);
    is(&judged(&btc_order(), Standing::Open, &[gone()], Duration::HOUR), Expired, &[Replaced]);
    is(&on_time(&btc_order(), &[gone(), btc("0.001")]), Seen, &[Partial, Replaced]);
    let found = on_time(&btc_order(), &[gone(), btc("0.00155469")]);
    settles(&found, &[Replaced], 155_469, paid_short_of(0));
}

#[test]
fn edge_29_an_orphaned_transfer_no_longer_counts() {
    let gone = || with(TransferStatus::Orphaned, btc("0.001"));
    is(&on_time(&btc_order(), &[gone()]), Awaiting, &[Reorged]);
    is(&judged(&btc_order(), Standing::Open, &[gone()], Duration::HOUR), Expired, &[Reorged]);
    is(&on_time(&btc_order(), &[gone(), btc("0.00055469")]), Seen, &[Partial, Reorged]);
}

#[test]
fn edge_30_a_settled_payment_is_not_taken_back_by_itself() {
    let gone = [with(TransferStatus::Orphaned, booked(btc("0.00155469")))];
    is(&judged(&btc_order(), SETTLED, &gone, Duration::HOUR), Settled, &[Reorged]);
}

#[test]
fn edge_31_a_transfer_mined_again_counts_once_and_is_as_old_as_it_was() {
    let mined_again = Transfer { chain_time: Some(EXPIRY + Duration::HOUR), ..btc("0.00155469") };
    let confirmed = [with(TransferStatus::Confirmed, mined_again.clone())];
    is(&judged(&btc_order(), Standing::Open, &confirmed, Duration::HOUR), Confirming, &[]);
    let found = judged(&btc_order(), Standing::Open, &[mined_again], Duration::hours(2));
    settles(&found, &[], 155_469, paid_short_of(0));
}

#[test]
fn edge_32_two_outputs_of_one_transaction_both_count() {
    let outputs = [btc("0.00100000"), btc("0.00055469")];
    assert_eq!(outputs[0].txid, outputs[1].txid);
    settles(&on_time(&btc_order(), &outputs), &[Multi], 155_469, paid_short_of(0));
}

// Edges 37 and 40: decided elsewhere

#[test]
fn edge_37_what_staff_settled_stays_so_without_a_transfer_and_with_one() {
    is(&judged(&btc_order(), SETTLED, &[], Duration::days(1)), Settled, &[]);
    is(&judged(&btc_order(), SETTLED, &[btc("0.001")], Duration::days(1)), Settled, &[]);
}

#[test]
fn edge_40_instructions_for_an_order_that_is_paid_otherwise_are_cancelled() {
    let usdt_terms = Terms { purpose: CLOSED_ORDER, ..usdt_order() };
    is(&on_time(&usdt_terms, &[]), Cancelled, &[]);
    is(&judged(&usdt_terms, Standing::Cancelled, &[], Duration::HOUR), Cancelled, &[]);
}

#[test]
fn edge_40_money_for_an_order_that_no_longer_wants_it_goes_to_the_balance() {
    let usdt_terms = Terms { purpose: CLOSED_ORDER, ..usdt_order() };
    let usdc_terms = Terms { purpose: CLOSED_ORDER, ..usdc_order() };
    for standing in [Standing::Open, Standing::Cancelled] {
        let flags: &[PaymentFlag] = if standing == Standing::Cancelled { &[Late] } else { &[] };
        // 100.015003 at 0.99985 is worth 100.0000007..., cut down 100.00.
        let found = judged(&usdt_terms, standing, &[usdt("100.015003")], Duration::ZERO);
        settles(&found, flags, 100_015_003, to_balance(10_000));
        let found = judged(&usdc_terms, standing, &[usdc("99.50")], Duration::ZERO);
        settles(&found, flags, 99_500_000, to_balance(9_950));
    }
    let late = [after(Duration::days(2), usdt("100.015003"))];
    let found = judged(&usdt_terms, Standing::Cancelled, &late, Duration::days(2));
    settles(&found, &[Late], 100_015_003, to_balance(10_000));
}

#[test]
fn edge_40_more_than_the_limit_or_a_moving_price_is_for_staff_first() {
    let usdc_terms = Terms { purpose: CLOSED_ORDER, ..usdc_order() };
    is(&judged(&usdc_terms, Standing::Cancelled, &[usdc("100.01")], Duration::ZERO), Review, &[Over, Late]);
    is(&judged(&usdc_terms, Standing::Cancelled, &[usdc("20")], Duration::ZERO), Review, &[Partial, Late]);
    let btc_terms = Terms { purpose: CLOSED_ORDER, ..btc_order() };
    is(&judged(&btc_terms, Standing::Cancelled, &[btc("0.00155469")], Duration::ZERO), Review, &[Late]);
    is(&on_time(&btc_terms, &[btc("0.00155469")]), Review, &[]);
}

// Top-ups

#[test]
fn a_top_up_credits_what_arrived_on_time() {
    settles(&on_time(&usdt_top_up(), &[usdt("500.075012")]), &[], 500_075_012, to_balance(50_000));
    // 480 at 0.99985 is 479.928, and the fraction of a cent is cut off.
    settles(&on_time(&usdt_top_up(), &[usdt("480")]), &[], 480_000_000, to_balance(47_992));
    // 0.004 at 64321.77 is 257.28708.
    settles(&on_time(&btc_top_up(), &[btc("0.004")]), &[], 400_000, to_balance(25_728));
    settles(&on_time(&usdt_top_up(), &[usdt("2000")]), &[], 2_000_000_000, to_balance(199_970));
}

#[test]
fn a_part_of_a_top_up_is_confirming_until_it_is_final_and_has_no_tolerance() {
    assert_eq!(threshold(&usdt_top_up(), &Policy::default()), Atomic::new(1));
    is(&on_time(&btc_top_up(), &[unconfirmed(btc("0.004"))]), Confirming, &[]);
    let seen_on_time = [unconfirmed(btc("0.004"))];
    is(&judged(&btc_top_up(), Standing::Open, &seen_on_time, Duration::days(1)), Confirming, &[]);
}

#[test]
fn a_late_top_up_settles_in_a_stablecoin_and_is_for_staff_in_another_coin() {
    let late = Duration::days(3);
    let found = judged(&usdt_top_up(), Standing::Open, &[after(late, usdt("480"))], late);
    settles(&found, &[Late], 480_000_000, to_balance(47_992));
    is(&judged(&btc_top_up(), Standing::Open, &[after(late, btc("0.00777342"))], late), Review, &[Late]);
    is(&judged(&btc_top_up(), Standing::Cancelled, &[btc("0.00777342")], Duration::ZERO), Review, &[Late]);
}

#[test]
fn a_little_on_time_does_not_buy_the_locked_rate_for_what_comes_late() {
    // Otherwise a top-up were an option on the price: a dollar on time, the rest once the price has fallen.
    let late = Duration::days(3);
    let transfers = [btc("0.00002"), after(late, btc("1"))];
    is(&judged(&btc_top_up(), Standing::Open, &transfers, late), Review, &[Late, Multi]);
    let under_way = [btc("0.00002"), unconfirmed(after(late, btc("1")))];
    let found = judged(&btc_top_up(), Standing::Open, &under_way, late);
    settles(&found, &[Late, Multi], 2_000, to_balance(128));
}

// Cases of real shops

#[test]
fn p1_a_part_on_time_and_late_money_above_the_due_is_late_and_over() {
    // 10.00 USD at 72520: 0.00013790 BTC due; the 0.00007100 too many are worth 5.14892.
    let terms = terms(ORDER, Method::BtcBitcoin, 1_000, "72520");
    assert_eq!(terms.due, Atomic::new(13_790));
    let transfers = [btc("0.00010790"), after(Duration::minutes(20), btc("0.00010100"))];
    let found = judged(&terms, Standing::Open, &transfers, Duration::minutes(21));
    is(&found, Review, &[Over, Late, Multi]);
    assert_eq!((found.received, found.missing), (Atomic::new(20_890), Atomic::ZERO));
    assert_eq!(value_of(found.received.saturating_sub(terms.due), terms.rate, terms.method), Usd::from_cents(514));
}

#[test]
fn p4_an_expired_payment_still_reaches_settled() {
    is(&judged(&usdt_order(), Standing::Open, &[], Duration::HOUR), Expired, &[]);
    let late = [after(Duration::hours(2), usdt("100.015003"))];
    settles(&judged(&usdt_order(), Standing::Open, &late, Duration::hours(2)), &[Late], 100_015_003, paid_short_of(0));
}

#[test]
fn p10_an_overpaid_order_is_paid_and_the_rest_is_the_customers() {
    // (120 - 100.015003) * 0.99985 = 19.98199...
    settles(&on_time(&usdt_order(), &[usdt("120")]), &[Over], 120_000_000, paid_and_over(1_998));
}

#[test]
fn p14_a_short_payment_cancels_nothing() {
    for hours in [0, 1, 3, 24, 24 * 30] {
        let found = judged(&btc_order(), Standing::Open, &[btc("0.001")], Duration::hours(hours));
        assert!(matches!(found.state, Seen | Review), "{found:?}");
    }
}

#[test]
fn p21_a_little_tron_is_no_part_of_nine_tether() {
    let terms = terms(ORDER, Method::UsdtTron, 900, "1");
    let found = on_time(&terms, &[usdt("9"), paid(Asset::Trx, "0.000001")]);
    is(&found, Review, &[WrongAsset]);
    assert_eq!((found.seen, found.received), (Atomic::new(9_000_000), Atomic::new(9_000_000)));
}

#[test]
fn p21_a_hundred_tron_do_not_pose_as_a_hundred_tether() {
    let found = on_time(&terms(ORDER, Method::UsdtTron, 10_000, "1"), &[paid(Asset::Trx, "100")]);
    is(&found, Review, &[WrongAsset]);
    assert_eq!(found.seen, Atomic::ZERO);
}

#[test]
fn p42_a_replacement_that_does_not_pay_us_leaves_nothing_paid() {
    let mut transfer = unconfirmed(btc("0.00155469"));
    is(&on_time(&btc_order(), std::slice::from_ref(&transfer)), Confirming, &[]);
    transfer.status = TransferStatus::Replaced;
    let found = on_time(&btc_order(), &[transfer]);
    is(&found, Awaiting, &[Replaced]);
    assert_eq!((found.seen, found.missing), (Atomic::ZERO, Atomic::new(155_469)));
}

#[test]
fn p44_a_payment_on_time_that_a_failing_source_told_late_is_on_time() {
    let told_late = Transfer { first_seen_at: EXPIRY + Duration::days(2), ..paid(Asset::Trx, "1600.819620") };
    let terms = terms(ORDER, Method::TrxTron, 50_000, "0.31234");
    let found = judged(&terms, Standing::Open, &[told_late], Duration::days(2));
    settles(&found, &[], 1_600_819_620, paid_short_of(0));
}

#[test]
fn p60_a_payment_short_within_the_tolerance_is_not_called_over() {
    let found = on_time(&btc_order(), &[btc("0.00155")]);
    // 0.00155 at 64321.77 is 99.6987..., cut down 99.69.
    settles(&found, &[], 155_000, paid_short_of(31));
}

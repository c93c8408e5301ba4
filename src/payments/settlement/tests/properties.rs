//! What holds whatever comes in, in whatever order and whenever it is looked at.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::*;

/// All that a judgement goes by.
#[derive(Debug, Clone)]
struct Facts {
    terms: Terms,
    standing: Standing,
    transfers: Vec<Transfer>,
    now: OffsetDateTime,
}

impl Facts {
    fn judge(&self) -> Assessment {
        assess(&self.terms, self.standing, &self.transfers, &Policy::default(), self.now)
    }

    fn and(&self, transfer: Transfer) -> Facts {
        let mut facts = self.clone();
        facts.transfers.push(transfer);
        facts
    }

    fn worth(&self, amount: Atomic) -> Usd {
        value_of(amount, self.terms.rate, self.terms.method)
    }

    /// The final coins of the right kind above dust, added up the plain way.
    fn final_coins(&self) -> Vec<Atomic> {
        let right = |transfer: &&Transfer| {
            transfer.asset == self.terms.method.asset() && transfer.status == TransferStatus::Final
        };
        let amounts = self.transfers.iter().filter(right).map(|transfer| transfer.amount);
        amounts.filter(|amount| self.worth(*amount) >= Usd::from_cents(5)).collect()
    }
}

/// What a settlement books in dollars.
fn booked_usd(terms: &Terms, credit: Credit) -> Usd {
    match credit {
        Credit::Order { shortage, excess, .. } => terms.usd - shortage + excess,
        Credit::Balance { amount } => amount,
    }
}

/// Rates that a coin has had or may well have, in dollars.
fn rates(method: Method) -> BoxedStrategy<Decimal> {
    let (least, most, scale) = match method.asset() {
        Asset::Usdt | Asset::Usdc => (9_950_000_i64, 10_000_000_i64, 7),
        Asset::Btc => (1_000_000, 50_000_000, 2),
        Asset::Eth => (10_000_000, 2_000_000_000, 5),
        Asset::Sol => (100_000, 100_000_000, 5),
        Asset::Ltc => (100_000, 200_000_000, 5),
        Asset::Trx => (10_000, 10_000_000, 7),
    };
    (least..=most).prop_map(move |mantissa| Decimal::new(mantissa, scale)).boxed()
}

fn agreements() -> impl Strategy<Value = Terms> {
    let purposes = prop_oneof![4 => Just(ORDER), 1 => Just(CLOSED_ORDER), 2 => Just(Purpose::TopUp)];
    let prices = prop_oneof![100_i64..100_000, 100_i64..20_000_000];
    (select(&Method::ALL[..]), purposes, prices)
        .prop_flat_map(|(method, purpose, cents)| (Just(method), Just(purpose), Just(cents), rates(method)))
        .prop_map(|(method, purpose, cents, rate)| {
            let usd = Usd::from_cents(cents);
            let due = amount_due(usd, rate, method).expect("these sizes fit");
            Terms { purpose, method, usd, rate, due, expires_at: EXPIRY }
        })
}

/// Amounts around everything that a rule looks at: the due, the threshold, dust, parts and multiples.
fn amounts(terms: Terms) -> BoxedStrategy<Atomic> {
    let due = terms.due.units();
    let enough = threshold(&terms, &Policy::default()).units();
    let around =
        |middle: u128| (0_u128..=6).prop_map(move |step| Atomic::new((middle + step).saturating_sub(3).max(1)));
    let share = (1_u128..=2_500).prop_map(move |thousandths| Atomic::new((due * thousandths / 1_000).max(1)));
    prop_oneof![4 => share, 2 => around(due), 2 => around(enough), 1 => around(1), 1 => around(due / 2)].boxed()
}

/// Seconds from the expiry: an hour before to a month after, often close to a boundary.
fn moments() -> impl Strategy<Value = i64> {
    let boundary = select(vec![0_i64, 120, 7_200, 7 * 86_400]);
    prop_oneof![
        3 => -3_600_i64..=0,
        2 => (boundary, -1_i64..=1).prop_map(|(at, step)| at + step),
        2 => 0_i64..30 * 86_400,
    ]
}

fn statuses() -> impl Strategy<Value = TransferStatus> {
    prop_oneof![
        6 => Just(TransferStatus::Final),
        2 => Just(TransferStatus::Seen),
        2 => Just(TransferStatus::Confirmed),
        1 => Just(TransferStatus::Orphaned),
        1 => Just(TransferStatus::Replaced),
        1 => Just(TransferStatus::Ignored),
    ]
}

/// One of the right coin, at any time and however far it has come.
fn arrivals(terms: Terms) -> impl Strategy<Value = Transfer> {
    (amounts(terms), statuses(), moments(), proptest::option::of(moments())).prop_map(
        move |(amount, status, first_seen, chain_time)| Transfer {
            amount,
            status,
            first_seen_at: EXPIRY + Duration::seconds(first_seen),
            chain_time: chain_time.map(|at| EXPIRY + Duration::seconds(at)),
            ..paid(terms.method.asset(), "1")
        },
    )
}

/// One of another coin.
fn strangers(terms: Terms) -> impl Strategy<Value = Transfer> {
    let others: Vec<Asset> = Asset::ALL.into_iter().filter(|asset| *asset != terms.method.asset()).collect();
    let counting = select(vec![TransferStatus::Seen, TransferStatus::Confirmed, TransferStatus::Final]);
    (select(others), amounts(terms), counting).prop_map(|(asset, amount, status)| Transfer {
        amount,
        status,
        ..paid(asset, "1")
    })
}

/// A payment that nothing was credited of: what came, in the right coin, and when it is looked at.
fn facts() -> impl Strategy<Value = Facts> {
    let standings = prop_oneof![3 => Just(Standing::Open), 1 => Just(Standing::Cancelled)];
    (agreements(), standings, moments()).prop_flat_map(|(terms, standing, now)| {
        vec(arrivals(terms), 0..6).prop_map(move |transfers| {
            let now = EXPIRY + Duration::seconds(now);
            Facts { terms, standing, transfers, now }
        })
    })
}

/// The same with one transfer more.
fn facts_and(more: fn(Terms) -> BoxedStrategy<Transfer>) -> impl Strategy<Value = (Facts, Transfer)> {
    facts().prop_flat_map(move |facts| (Just(facts.clone()), more(facts.terms)))
}

/// How close a state is to the customer having what was paid for.
fn rank(state: PaymentState) -> u8 {
    match state {
        Settled => 2,
        Confirming => 1,
        Awaiting | Seen | Expired | Review | Closed | Cancelled => 0,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn the_order_of_the_transfers_changes_nothing(
        (facts, stranger) in facts_and(|terms| strangers(terms).boxed()),
        with_stranger: bool,
        swaps in vec((any::<Index>(), any::<Index>()), 0..8),
    ) {
        let facts = if with_stranger { facts.and(stranger) } else { facts };
        let mut shuffled = facts.clone();
        for (one, other) in swaps.iter().filter(|_| !facts.transfers.is_empty()) {
            shuffled.transfers.swap(one.index(facts.transfers.len()), other.index(facts.transfers.len()));
        }
        prop_assert_eq!(facts.judge(), shuffled.judge());
    }

    #[test]
    fn no_more_is_credited_than_the_final_coins_are_worth(facts in facts()) {
        let found = facts.judge();
        prop_assert_eq!(found.state == Settled, found.settlement.is_some());
        let coins = facts.final_coins();
        prop_assert_eq!(found.received, coins.iter().copied().sum());
        if let Some(settlement) = found.settlement {
            prop_assert!(!coins.is_empty(), "only what is final and above dust settles");
            prop_assert_eq!(settlement.received, found.received);
            prop_assert!(booked_usd(&facts.terms, settlement.credit) <= facts.worth(found.received));
        }
    }

    #[test]
    fn the_parts_of_an_order_add_up_to_what_came_in_to_the_cent(facts in facts()) {
        if let Some(Settlement { received, credit: Credit::Order { shortage, excess, excess_needs_staff } }) = facts.judge().settlement {
            prop_assert!(shortage >= Usd::ZERO && excess >= Usd::ZERO);
            prop_assert!(shortage == Usd::ZERO || excess == Usd::ZERO);
            prop_assert!(shortage <= Usd::from_cents(100), "more than a dollar");
            prop_assert!(shortage.cents() <= (facts.terms.usd.cents() + 199) / 200, "more than 0.5 %, up to the cent");
            prop_assert!(excess <= Usd::from_cents(10_000) || excess_needs_staff);
            prop_assert!(excess.is_positive() || !excess_needs_staff);
            let unbooked = facts.worth(received) - (facts.terms.usd - shortage + excess);
            prop_assert!((0..=1).contains(&unbooked.cents()), "{unbooked} of {received:?} is in no book");
        }
    }

    #[test]
    fn a_balance_is_credited_with_what_its_coins_are_worth_and_all_of_them_came_in_time(facts in facts()) {
        if let Some(Settlement { received, credit: Credit::Balance { amount } }) = facts.judge().settlement {
            prop_assert_eq!(amount, facts.worth(received));
            let days = if facts.terms.method.is_stablecoin() { Duration::days(7) } else { Duration::seconds(120) };
            let late_coins: Vec<_> = facts
                .transfers
                .iter()
                .filter(|one| one.status == TransferStatus::Final && facts.worth(one.amount) >= Usd::from_cents(5))
                .filter(|one| one.chain_time.unwrap_or(one.first_seen_at).min(one.first_seen_at) > EXPIRY + days)
                .collect();
            prop_assert!(late_coins.is_empty(), "{late_coins:?}");
            prop_assert!(facts.terms.purpose == Purpose::TopUp || amount <= Usd::from_cents(10_000));
        }
    }

    #[test]
    fn a_final_transfer_more_that_is_on_time_never_makes_less_of_a_payment(
        (mut facts, more) in facts_and(|terms| arrivals(terms).boxed()),
        seconds_early in 0_i64..3_600,
    ) {
        // An order that wants no money is the exception by rule: above a limit, staff look first.
        if facts.terms.purpose == CLOSED_ORDER {
            facts.terms.purpose = ORDER;
        }
        let at = EXPIRY - Duration::seconds(seconds_early);
        let more = Transfer { status: TransferStatus::Final, first_seen_at: at, chain_time: Some(at), ..more };
        let (before, after) = (facts.judge(), facts.and(more).judge());
        prop_assert!(rank(after.state) >= rank(before.state), "{before:?} became {after:?}");
        prop_assert!(after.seen >= before.seen && after.received >= before.received && after.missing <= before.missing);
        if let (Some(before), Some(after)) = (before.settlement, after.settlement) {
            prop_assert!(booked_usd(&facts.terms, after.credit) >= booked_usd(&facts.terms, before.credit));
        }
    }

    #[test]
    fn another_coin_changes_no_sum_and_settles_nothing(
        (facts, stranger) in facts_and(|terms| strangers(terms).boxed()),
    ) {
        let (before, after) = (facts.judge(), facts.and(stranger).judge());
        prop_assert_eq!((before.seen, before.received, before.missing), (after.seen, after.received, after.missing));
        prop_assert_eq!(after.state, Review);
        prop_assert_eq!(after.settlement, None);
        prop_assert!(after.flags.contains(&WrongAsset));
    }

    #[test]
    fn the_threshold_lies_between_one_unit_and_the_due_and_gives_away_little(terms in agreements()) {
        let enough = threshold(&terms, &Policy::default());
        prop_assert!(Atomic::new(1) <= enough && enough <= terms.due);
        if terms.purpose != Purpose::TopUp {
            let given = terms.due.saturating_sub(enough);
            prop_assert!(given.units() * 1_000 <= terms.due.units() * 5, "more than 0.5 %");
            prop_assert!(value_of(given, terms.rate, terms.method) <= Usd::from_cents(100), "more than 1.00 USD");
            prop_assert!(value_of(enough, terms.rate, terms.method) >= terms.usd - Usd::from_cents(100));
        }
    }

    #[test]
    fn the_same_facts_have_the_same_answer(facts in facts()) {
        prop_assert_eq!(facts.judge(), facts.judge());
    }

    #[test]
    fn told_again_after_it_was_booked_a_settlement_changes_nothing(facts in facts()) {
        let found = facts.judge();
        if found.settlement.is_some() {
            let mut again = facts.clone();
            again.standing = Standing::Settled { after_cancelling: facts.standing == Standing::Cancelled };
            if facts.terms.purpose == ORDER {
                again.terms.purpose = CLOSED_ORDER;
            }
            for transfer in &mut again.transfers {
                transfer.is_booked = transfer.status == TransferStatus::Final;
            }
            prop_assert_eq!(again.judge(), Assessment { settlement: None, ..found });
        }
    }

    #[test]
    fn when_our_scanner_woke_up_decides_nothing_about_a_settlement(facts in facts(), later in 0_i64..400 * 86_400) {
        let mut scanned_later = facts.clone();
        scanned_later.now += Duration::seconds(later);
        let (found, found_later) = (facts.judge(), scanned_later.judge());
        prop_assert_eq!(found.settlement, found_later.settlement);
        prop_assert_eq!(rank(found.state), rank(found_later.state));
    }
}

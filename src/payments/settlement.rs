//! What a payment's transfers amount to: the state machine of payments.md, section 2.3, as one pure function of
//! what arrived, the clock and the decisions taken. No I/O: the same facts always give the same answer.

#[cfg(test)]
mod tests;

use rust_decimal::Decimal;
use time::{Duration, OffsetDateTime};

use crate::config::Payments as Policy;
use crate::money::{Atomic, Usd};
use crate::payments::{Method, PaymentFlag, PaymentState, Transfer, TransferStatus, value_of};

/// How much later than the expiry a transfer's block may be stamped and still be on time (edge 17).
const EXPIRY_GRACE: Duration = Duration::seconds(120);

/// What the payment is for: an order has a price to reach, a top-up credits what arrived.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// An order; `is_payable` says whether it still wants money.
    Order {
        is_payable: bool,
    },
    TopUp,
}

/// What was agreed when the instructions were made; none of it changes afterwards.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Terms {
    pub purpose: Purpose,
    pub method: Method,
    pub usd: Usd,
    /// US dollars for one coin.
    pub rate: Decimal,
    pub due: Atomic,
    pub expires_at: OffsetDateTime,
}

/// What was decided before, which no transfer tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    Open,
    /// The customer chose another method.
    Cancelled,
    /// Credited already: what comes now comes on top.
    Settled {
        after_cancelling: bool,
    },
    /// Staff ended it, and dealt with every transfer that is marked as booked.
    Closed {
        after_cancelling: bool,
    },
}

impl Standing {
    const fn was_cancelled(self) -> bool {
        match self {
            Standing::Open => false,
            Standing::Cancelled => true,
            Standing::Settled { after_cancelling } | Standing::Closed { after_cancelling } => after_cancelling,
        }
    }
}

/// Money to book, once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settlement {
    /// All final coins of the payment.
    pub received: Atomic,
    pub credit: Credit,
}

/// Where settled money goes, in dollars at the locked rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Credit {
    /// The order is paid. `shortage` is within the tolerance; `excess` goes to the balance, or waits for staff
    /// where it is large or came too late for the locked rate.
    Order { shortage: Usd, excess: Usd, excess_needs_staff: bool },
    /// The customer's balance grows: a top-up, or money for an order that no longer wants it.
    Balance { amount: Usd },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assessment {
    pub state: PaymentState,
    pub flags: Vec<PaymentFlag>,
    /// Coins of the right kind that are on the network, final or not.
    pub seen: Atomic,
    /// Coins of the right kind that are final.
    pub received: Atomic,
    /// What is still missing from the amount due.
    pub missing: Atomic,
    /// Set where the payment settles now.
    pub settlement: Option<Settlement>,
}

/// The least that pays: due less the tolerance, which is a share of it and at most a sum of dollars. A top-up has
/// none. Never nothing (P15).
pub fn threshold(terms: &Terms, policy: &Policy) -> Atomic {
    if terms.purpose == Purpose::TopUp {
        return Atomic::new(1);
    }
    let share = terms.due.units() / 10_000 * u128::from(policy.tolerance_basis_points)
        + terms.due.units() % 10_000 * u128::from(policy.tolerance_basis_points) / 10_000;
    // The share of the amount due that a sum of dollars makes, cut down.
    let cents = u128::from(policy.tolerance_at_most.cents().unsigned_abs());
    let price = u128::from(terms.usd.cents().unsigned_abs()).max(1);
    let sum = terms.due.units() / price * cents + terms.due.units() % price * cents / price;
    terms.due.saturating_sub(Atomic::new(share.min(sum))).max(Atomic::new(1))
}

/// Judges the payment.
pub fn assess(
    terms: &Terms,
    standing: Standing,
    transfers: &[Transfer],
    policy: &Policy,
    now: OffsetDateTime,
) -> Assessment {
    let sums = Sums::of(terms, transfers, policy);
    let verdict = match standing {
        Standing::Settled { .. } => Verdict::plain(PaymentState::Settled),
        Standing::Closed { .. } if sums.has_new => Verdict::plain(PaymentState::Review),
        Standing::Closed { .. } => Verdict::plain(PaymentState::Closed),
        Standing::Open | Standing::Cancelled => judge(terms, standing, &sums, policy, now),
    };
    Assessment {
        state: verdict.state,
        flags: flags(terms, standing, &sums, verdict.state),
        seen: sums.seen,
        received: sums.received,
        missing: terms.due.saturating_sub(sums.seen),
        settlement: verdict.settlement,
    }
}

struct Verdict {
    state: PaymentState,
    settlement: Option<Settlement>,
}

impl Verdict {
    const fn plain(state: PaymentState) -> Self {
        Verdict { state, settlement: None }
    }
}

/// The transfers, added up in the ways that the rules ask for. Amounts of different coins are never added (P21).
#[derive(Default)]
struct Sums {
    /// The threshold that the others are held against.
    enough: Atomic,
    seen: Atomic,
    received: Atomic,
    /// Of what was seen and received, that which is worth the locked rate.
    seen_in_time: Atomic,
    received_in_time: Atomic,
    counted: usize,
    has_on_time: bool,
    has_late: bool,
    has_wrong_asset: bool,
    has_dust: bool,
    has_orphaned: bool,
    has_replaced: bool,
    /// Something that no book holds and nobody has dealt with, and something that is dealt with.
    has_new: bool,
    has_booked: bool,
}

impl Sums {
    fn of(terms: &Terms, transfers: &[Transfer], policy: &Policy) -> Self {
        let mut sums = Sums { enough: threshold(terms, policy), ..Sums::default() };
        for transfer in transfers {
            match transfer.status {
                TransferStatus::Ignored => {}
                TransferStatus::Orphaned => sums.has_orphaned = true,
                TransferStatus::Replaced => sums.has_replaced = true,
                TransferStatus::Seen | TransferStatus::Confirmed | TransferStatus::Final => {
                    if transfer.asset == terms.method.asset() {
                        sums.count(terms, transfer, policy);
                    } else {
                        sums.has_wrong_asset = true;
                        sums.has_new |= !transfer.is_booked;
                    }
                }
            }
        }
        sums
    }

    fn count(&mut self, terms: &Terms, transfer: &Transfer, policy: &Policy) {
        if is_dust(terms, transfer, policy) {
            self.has_dust = true;
            return;
        }
        let received = if transfer.status == TransferStatus::Final { transfer.amount } else { Atomic::ZERO };
        let is_late = is_late(terms, transfer);
        self.counted += 1;
        self.has_on_time |= !is_late;
        self.has_late |= is_late;
        self.has_new |= !transfer.is_booked;
        self.has_booked |= transfer.is_booked;
        self.seen = self.seen + transfer.amount;
        self.received = self.received + received;
        if !is_late || is_worth_the_locked_rate(terms, transfer, policy) {
            self.seen_in_time = self.seen_in_time + transfer.amount;
            self.received_in_time = self.received_in_time + received;
        }
    }

    /// Whether some of what is final came too late for the locked rate.
    fn has_stale(&self) -> bool {
        self.received > self.received_in_time
    }
}

/// When the money was on the network: seen there, or stamped by its block, whichever is earlier. When our scanner
/// woke up does not count (edges 17 and 18).
fn arrived_at(transfer: &Transfer) -> OffsetDateTime {
    transfer.chain_time.map_or(transfer.first_seen_at, |chain_time| chain_time.min(transfer.first_seen_at))
}

/// Whether it came after the expiry and the grace for block times.
pub(super) fn is_late(terms: &Terms, transfer: &Transfer) -> bool {
    arrived_at(transfer) > terms.expires_at.saturating_add(EXPIRY_GRACE)
}

/// Too little to count for anything (edge 27): it changes no state and is never booked.
pub(super) fn is_dust(terms: &Terms, transfer: &Transfer, policy: &Policy) -> bool {
    value_of(transfer.amount, terms.rate, terms.method) < policy.dust_below
}

/// Late money: a stablecoin is worth what it was, for some days; a coin with a moving price is for staff (edges 19, 20).
pub(super) fn is_worth_the_locked_rate(terms: &Terms, transfer: &Transfer, policy: &Policy) -> bool {
    let window = Duration::days(i64::from(policy.late_stablecoin_days));
    terms.method.is_stablecoin() && arrived_at(transfer) <= terms.expires_at.saturating_add(window)
}

fn judge(terms: &Terms, standing: Standing, sums: &Sums, policy: &Policy, now: OffsetDateTime) -> Verdict {
    // Edge 24: another coin at our address is for a person to look at. Edge 23: so is what comes after staff dealt with
    // a part; that part must not be booked again.
    if sums.has_wrong_asset || sums.has_booked {
        return Verdict::plain(PaymentState::Review);
    }
    let is_payable = terms.purpose != Purpose::Order { is_payable: false };
    let is_wanted = standing == Standing::Open && is_payable;
    if sums.seen.is_zero() {
        // Edge 40: an order that is paid otherwise, or called off, ends its instructions.
        let has_ended = standing == Standing::Cancelled || !is_payable;
        return Verdict::plain(match (has_ended, now > terms.expires_at) {
            (true, _) => PaymentState::Cancelled,
            (false, true) => PaymentState::Expired,
            (false, false) => PaymentState::Awaiting,
        });
    }
    // Edges 9 to 13, 19 to 21 and 40. What is no longer wanted settles by itself only where its price stands still; what
    // goes to a balance, only as a whole: a little on time does not buy the locked rate for what comes later.
    let is_whole = terms.purpose == Purpose::Order { is_payable: true } || !sums.has_stale();
    if is_whole && (is_wanted || terms.method.is_stablecoin()) {
        if sums.received_in_time >= sums.enough {
            return settle(terms, sums, policy);
        }
        if sums.seen_in_time >= sums.enough {
            return Verdict::plain(PaymentState::Confirming);
        }
    }
    // Edges 7 and 16: a part, on time, waits for the rest.
    let grace = Duration::minutes(i64::from(policy.part_payment_grace_minutes));
    let may_wait = is_wanted && sums.has_on_time && sums.seen == sums.seen_in_time;
    let waits = may_wait && now <= terms.expires_at.saturating_add(grace);
    Verdict::plain(if waits { PaymentState::Seen } else { PaymentState::Review })
}

/// Books everything that is final. An order that no longer wants money gives it to the balance, unless it is more
/// than goes there without a look.
fn settle(terms: &Terms, sums: &Sums, policy: &Policy) -> Verdict {
    let value = value_of(sums.received, terms.rate, terms.method);
    let credit = match terms.purpose {
        Purpose::Order { is_payable: true } => {
            let over = sums.received.saturating_sub(terms.due);
            let excess = value_of(over, terms.rate, terms.method);
            let shortage = if sums.received < terms.due { (terms.usd - value).max(Usd::ZERO) } else { Usd::ZERO };
            let is_large = excess > policy.excess_credited_at_most;
            let excess_needs_staff = excess.is_positive() && (is_large || sums.has_stale());
            Credit::Order { shortage, excess, excess_needs_staff }
        }
        Purpose::Order { is_payable: false } if value > policy.excess_credited_at_most => {
            return Verdict::plain(PaymentState::Review);
        }
        Purpose::Order { is_payable: false } | Purpose::TopUp => Credit::Balance { amount: value },
    };
    Verdict { state: PaymentState::Settled, settlement: Some(Settlement { received: sums.received, credit }) }
}

fn flags(terms: &Terms, standing: Standing, sums: &Sums, state: PaymentState) -> Vec<PaymentFlag> {
    let over = value_of(sums.seen.saturating_sub(terms.due), terms.rate, terms.method);
    let holds = |flag: &PaymentFlag| match flag {
        PaymentFlag::Partial => !sums.seen.is_zero() && sums.seen < sums.enough && state != PaymentState::Settled,
        PaymentFlag::Over => terms.purpose != Purpose::TopUp && over.is_positive(),
        PaymentFlag::Late => sums.has_late || (standing.was_cancelled() && !sums.seen.is_zero()),
        PaymentFlag::WrongAsset => sums.has_wrong_asset,
        PaymentFlag::Multi => sums.counted > 1,
        PaymentFlag::DustSeen => sums.has_dust,
        PaymentFlag::Reorged => sums.has_orphaned,
        PaymentFlag::Replaced => sums.has_replaced,
    };
    PaymentFlag::ALL.into_iter().filter(holds).collect()
}

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
    Settled,
    /// Staff ended it.
    Closed,
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
    /// where it is large.
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
        Standing::Settled => Verdict::plain(PaymentState::Settled),
        Standing::Closed if sums.has_new() => Verdict::plain(PaymentState::Review),
        Standing::Closed => Verdict::plain(PaymentState::Closed),
        Standing::Open | Standing::Cancelled => judge(terms, standing, &sums, policy, now),
    };
    Assessment {
        state: verdict.state,
        flags: flags(terms, standing, &sums, &verdict),
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
struct Sums {
    seen: Atomic,
    seen_on_time: Atomic,
    received: Atomic,
    received_on_time: Atomic,
    counted: usize,
    has_late: bool,
    has_wrong_asset: bool,
    has_dust: bool,
    has_orphaned: bool,
    has_replaced: bool,
    has_unbooked: bool,
}

impl Sums {
    fn of(terms: &Terms, transfers: &[Transfer], policy: &Policy) -> Self {
        let mut sums = Sums {
            seen: Atomic::ZERO,
            seen_on_time: Atomic::ZERO,
            received: Atomic::ZERO,
            received_on_time: Atomic::ZERO,
            counted: 0,
            has_late: false,
            has_wrong_asset: false,
            has_dust: false,
            has_orphaned: false,
            has_replaced: false,
            has_unbooked: false,
        };
        for transfer in transfers {
            match transfer.status {
                TransferStatus::Ignored => continue,
                TransferStatus::Orphaned => sums.has_orphaned = true,
                TransferStatus::Replaced => sums.has_replaced = true,
                TransferStatus::Seen | TransferStatus::Confirmed | TransferStatus::Final => {
                    if transfer.asset == terms.method.asset() {
                        sums.count(terms, transfer, policy);
                    } else {
                        sums.has_wrong_asset = true;
                    }
                }
            }
        }
        sums
    }

    fn count(&mut self, terms: &Terms, transfer: &Transfer, policy: &Policy) {
        if value_of(transfer.amount, terms.rate, terms.method) < policy.dust_below {
            self.has_dust = true;
            return;
        }
        let is_late = arrived_at(transfer) > terms.expires_at + EXPIRY_GRACE;
        let is_final = transfer.status == TransferStatus::Final;
        self.counted += 1;
        self.has_late |= is_late;
        self.has_unbooked |= !transfer.is_booked;
        self.seen = self.seen + transfer.amount;
        if is_final {
            self.received = self.received + transfer.amount;
        }
        if !is_late {
            self.seen_on_time = self.seen_on_time + transfer.amount;
            if is_final {
                self.received_on_time = self.received_on_time + transfer.amount;
            }
        }
    }

    const fn has_new(&self) -> bool {
        self.has_unbooked || self.has_wrong_asset
    }
}

/// When the money was on the network: seen there, or stamped by its block, whichever is earlier. When our scanner
/// woke up does not count (edges 17 and 18).
fn arrived_at(transfer: &Transfer) -> OffsetDateTime {
    transfer.chain_time.map_or(transfer.first_seen_at, |chain_time| chain_time.min(transfer.first_seen_at))
}

fn judge(terms: &Terms, standing: Standing, sums: &Sums, policy: &Policy, now: OffsetDateTime) -> Verdict {
    let enough = threshold(terms, policy);
    let is_wanted = standing == Standing::Open && terms.purpose != Purpose::Order { is_payable: false };
    // Edge 24: another coin at our address is for a person to look at.
    if sums.has_wrong_asset {
        return Verdict::plain(PaymentState::Review);
    }
    if sums.seen.is_zero() {
        return Verdict::plain(match standing {
            Standing::Cancelled => PaymentState::Cancelled,
            _ if now > terms.expires_at => PaymentState::Expired,
            _ => PaymentState::Awaiting,
        });
    }
    // Edges 9 to 13: on time, and wanted.
    if is_wanted && sums.received_on_time >= enough {
        return settle(terms, sums, policy);
    }
    if is_wanted && sums.seen_on_time >= enough {
        return Verdict::plain(PaymentState::Confirming);
    }
    // Edges 19 to 21 and 40: late, or for something that no longer wants it. A stablecoin is worth what it was, and
    // settles; a coin with a moving price is for staff.
    if sums.has_late || !is_wanted {
        return late(terms, sums, enough, policy, now);
    }
    // Edges 7 and 16: a part, on time.
    let grace = Duration::minutes(i64::from(policy.part_payment_grace_minutes));
    let waited = now > terms.expires_at + grace;
    Verdict::plain(if waited { PaymentState::Review } else { PaymentState::Seen })
}

fn late(terms: &Terms, sums: &Sums, enough: Atomic, policy: &Policy, now: OffsetDateTime) -> Verdict {
    let window = Duration::days(i64::from(policy.late_stablecoin_days));
    let in_time = now <= terms.expires_at + window;
    if !terms.method.is_stablecoin() || !in_time {
        return Verdict::plain(PaymentState::Review);
    }
    if sums.received >= enough {
        settle(terms, sums, policy)
    } else if sums.seen >= enough {
        Verdict::plain(PaymentState::Confirming)
    } else {
        Verdict::plain(PaymentState::Review)
    }
}

/// Books everything that is final. An order that no longer wants money gives it to the balance, unless it is more
/// than goes there without a look.
fn settle(terms: &Terms, sums: &Sums, policy: &Policy) -> Verdict {
    let value = value_of(sums.received, terms.rate, terms.method);
    let credit = match terms.purpose {
        Purpose::TopUp => Credit::Balance { amount: value },
        Purpose::Order { is_payable: false } if value > policy.excess_credited_at_most => {
            return Verdict::plain(PaymentState::Review);
        }
        Purpose::Order { is_payable: false } => Credit::Balance { amount: value },
        Purpose::Order { is_payable: true } => {
            let over = sums.received.saturating_sub(terms.due);
            let excess = value_of(over, terms.rate, terms.method);
            let shortage = if sums.received < terms.due { (terms.usd - value).max(Usd::ZERO) } else { Usd::ZERO };
            Credit::Order { shortage, excess, excess_needs_staff: excess > policy.excess_credited_at_most }
        }
    };
    Verdict { state: PaymentState::Settled, settlement: Some(Settlement { received: sums.received, credit }) }
}

fn flags(terms: &Terms, standing: Standing, sums: &Sums, verdict: &Verdict) -> Vec<PaymentFlag> {
    let is_short = !sums.seen.is_zero() && sums.seen < terms.due;
    let settled = verdict.state == PaymentState::Settled;
    let over = value_of(sums.seen.saturating_sub(terms.due), terms.rate, terms.method);
    let holds = |flag: &PaymentFlag| match flag {
        PaymentFlag::Partial => is_short && !settled && verdict.state != PaymentState::Confirming,
        PaymentFlag::Over => terms.purpose != Purpose::TopUp && over.is_positive(),
        PaymentFlag::Late => sums.has_late || (standing == Standing::Cancelled && !sums.seen.is_zero()),
        PaymentFlag::WrongAsset => sums.has_wrong_asset,
        PaymentFlag::Multi => sums.counted > 1,
        PaymentFlag::DustSeen => sums.has_dust,
        PaymentFlag::Reorged => sums.has_orphaned,
        PaymentFlag::Replaced => sums.has_replaced,
    };
    PaymentFlag::ALL.into_iter().filter(holds).collect()
}

//! Money that arrives at a payment that is settled already (edge 22): to the customer's balance by itself, or to staff.
//! Pure.

use crate::config::Payments as Policy;
use crate::money::Atomic;
use crate::payments::settlement::{Purpose, Terms, is_late, is_worth_the_locked_rate};
use crate::payments::{Transfer, value_of};

/// Whether the transfer goes to the balance by itself. `booked` are the coins of this payment that the ledger holds.
///
/// A late coin with a moving price is for staff: at the locked rate it would be an option on the price, to be used after
/// a fall. So is what would bring the payment's excess above the limit, in one transfer or in many. A top-up credits
/// whatever arrives on time: sending a little first is prudence.
pub fn goes_to_balance(terms: &Terms, transfer: &Transfer, booked: Atomic, policy: &Policy) -> bool {
    let is_late = is_late(terms, transfer);
    if is_late && !is_worth_the_locked_rate(terms, transfer, policy) {
        return false;
    }
    if terms.purpose == Purpose::TopUp && !is_late {
        return true;
    }
    let excess = (booked + transfer.amount).saturating_sub(terms.due);
    value_of(excess, terms.rate, terms.method) <= policy.excess_credited_at_most
}

#[cfg(test)]
mod tests {
    use time::Duration;
    use time::macros::datetime;

    use super::*;
    use crate::ids::TransferId;
    use crate::money::Usd;
    use crate::payments::{Method, TransferStatus};

    fn terms(purpose: Purpose, method: Method) -> Terms {
        let due = Atomic::new(100_000_000);
        let expires_at = datetime!(2026-03-05 12:00 UTC);
        Terms { purpose, method, usd: Usd::from_cents(10_000), rate: 1.into(), due, expires_at }
    }

    fn goes(terms: &Terms, units: u128, booked: u128, after_expiry: Duration) -> bool {
        let transfer = Transfer {
            id: TransferId::new(),
            txid: "t".into(),
            asset: terms.method.asset(),
            amount: Atomic::new(units),
            status: TransferStatus::Final,
            first_seen_at: terms.expires_at + after_expiry,
            chain_time: None,
            is_booked: false,
        };
        goes_to_balance(terms, &transfer, Atomic::new(booked), &Policy::default())
    }

    const EARLY: Duration = Duration::minutes(-10);
    const PAID: Purpose = Purpose::Order { is_payable: false };

    #[test]
    fn edge_22_small_excess_is_credited_until_the_limit_is_reached_by_one_transfer_or_many() {
        let usdt = terms(PAID, Method::UsdtTron);
        assert!(goes(&usdt, 100_000_000, 100_000_000, EARLY), "100.00 USD over");
        assert!(!goes(&usdt, 100_010_000, 100_000_000, EARLY), "100.01 USD over");
        assert!(goes(&usdt, 50_000_000, 150_000_000, EARLY), "the second fifty");
        assert!(!goes(&usdt, 50_000_000, 200_000_000, EARLY), "the third fifty");
    }

    #[test]
    fn a_late_coin_with_a_moving_price_is_no_option_on_it() {
        let trx = terms(PAID, Method::TrxTron);
        assert!(goes(&trx, 1_000_000, 100_000_000, EARLY));
        assert!(!goes(&trx, 1_000_000, 100_000_000, Duration::hours(1)));
        let usdt = terms(PAID, Method::UsdtTron);
        assert!(goes(&usdt, 1_000_000, 100_000_000, Duration::days(6)));
        assert!(!goes(&usdt, 1_000_000, 100_000_000, Duration::days(8)));
    }

    #[test]
    fn a_top_up_credits_whatever_arrives_on_time() {
        let top_up = terms(Purpose::TopUp, Method::UsdtTron);
        assert!(goes(&top_up, 499_000_000, 1_000_000, EARLY));
        assert!(!goes(&terms(Purpose::TopUp, Method::TrxTron), 499_000_000, 1_000_000, Duration::hours(1)));
    }
}

//! Booking: one economic fact, one key, entries that balance in each currency.

use std::fmt;

use time::OffsetDateTime;

use crate::balance::store;
use crate::database::PgConnection;
use crate::ids::{AccountId, LedgerTransactionId};
use crate::money::{Atomic, Usd};

/// Where money stands. Assets grow with positive entries; what the shop owes or earns grows with negative ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LedgerAccount {
    /// What the shop owes a customer: spent on rentals, grown by top-ups and excess.
    CustomerBalance(AccountId),
    /// Coins that arrived on a network.
    CryptoReceived {
        asset: &'static str,
        network: &'static str,
    },
    /// The bridge between coins and dollars, at the rate that was locked.
    CryptoValuation {
        asset: &'static str,
    },
    RentalRevenue,
    /// Final on the network, but nobody's yet: wrong coin, late, or in review.
    UnappliedReceipts,
    /// What a payment within the tolerance fell short of.
    ToleranceExpense,
}

impl fmt::Display for LedgerAccount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LedgerAccount::CustomerBalance(_) => f.write_str("customer_balance"),
            LedgerAccount::CryptoReceived { asset, network } => write!(f, "crypto_received:{asset}:{network}"),
            LedgerAccount::CryptoValuation { asset } => write!(f, "crypto_valuation:{asset}"),
            LedgerAccount::RentalRevenue => f.write_str("rental_revenue"),
            LedgerAccount::UnappliedReceipts => f.write_str("unapplied_receipts"),
            LedgerAccount::ToleranceExpense => f.write_str("tolerance_expense"),
        }
    }
}

/// What an entry counts: US dollars in cents, or a coin in atomic units.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Currency {
    Usd,
    Coin(&'static str),
}

impl Currency {
    pub const fn code(self) -> &'static str {
        match self {
            Currency::Usd => "USD",
            Currency::Coin(symbol) => symbol,
        }
    }
}

/// One line: positive is a debit, negative a credit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    pub account: LedgerAccount,
    pub currency: Currency,
    pub amount: i128,
}

impl Entry {
    pub fn usd(account: LedgerAccount, amount: Usd) -> Self {
        Entry { account, currency: Currency::Usd, amount: i128::from(amount.cents()) }
    }

    /// Coins in. No coin has more atomic units than 127 bits hold.
    pub fn coins(account: LedgerAccount, symbol: &'static str, amount: Atomic) -> Self {
        let amount = i128::try_from(amount.units()).expect("NUMERIC(38,0) is below 2^127");
        Entry { account, currency: Currency::Coin(symbol), amount }
    }

    pub fn negated(self) -> Self {
        Entry { amount: -self.amount, ..self }
    }
}

/// Whether a fact was booked now or had been before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Booking {
    New(LedgerTransactionId),
    AlreadyBooked,
}

/// Books a fact within the caller's transaction. The same key twice books once. Lines of zero are left out; the
/// database refuses entries that do not balance when the transaction commits.
pub async fn book(
    conn: &mut PgConnection,
    key: &str,
    reason: &str,
    entries: &[Entry],
    at: OffsetDateTime,
) -> sqlx::Result<Booking> {
    debug_assert!(balances(entries), "{key} does not balance: {entries:?}");
    let id = LedgerTransactionId::new();
    if !store::insert_transaction(conn, id, key, reason, at).await? {
        return Ok(Booking::AlreadyBooked);
    }
    for entry in entries.iter().filter(|entry| entry.amount != 0) {
        store::insert_entry(conn, id, entry).await?;
    }
    Ok(Booking::New(id))
}

fn balances(entries: &[Entry]) -> bool {
    entries.iter().all(|one| {
        let same = entries.iter().filter(|other| other.currency == one.currency);
        same.map(|other| other.amount).sum::<i128>() == 0
    })
}

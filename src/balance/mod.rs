//! The ledger: double entry, append-only, the only door for money. A customer's balance is the sum of its entries.

mod ledger;
mod store;

pub use ledger::{Booking, Currency, Entry, LedgerAccount, book};
pub use store::{BalanceLine, available, lines, lock_customer};

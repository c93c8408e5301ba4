//! The customer's orders.

pub mod detail;
pub mod from_balance;
pub mod list;

//! The customer's orders: the list, one order with everything, and paying it from the balance.

pub mod detail;
pub mod from_balance;
pub mod list;

mod history;
mod next_step;
pub mod tracks;

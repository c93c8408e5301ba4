//! The staff's pages.

pub mod cancellation;
pub mod ending;
pub mod export;
pub mod handover;
pub mod order;
pub mod orders;
pub mod preparation;
pub mod requests;
pub mod sign_in;
pub mod sign_out;

mod acts;
mod filter;
mod history;
mod payments;

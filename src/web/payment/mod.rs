//! Payments: choosing a method, the instructions, what arrived, the notice.

mod arrivals;
pub mod detail;
pub mod methods;
pub mod notice;
pub mod opening;
mod own;
pub mod qr;

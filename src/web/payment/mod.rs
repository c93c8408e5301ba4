//! Payments: choosing a method, the instructions, the notice.

pub mod detail;
pub mod methods;
pub mod notice;
pub mod opening;
pub mod qr;

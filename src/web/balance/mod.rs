//! The balance: what is available, its lines, and topping it up.

pub mod overview;
pub mod top_up;

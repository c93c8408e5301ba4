//! What a rental costs: lot price x lots, for one of three terms (R2 to R5). Pure: no database, no clock.

mod lots;
mod quote;
mod term;

pub use lots::{Lots, LotsError};
pub use quote::{LotPrices, Quote, per_gpu_day};
pub use term::Term;

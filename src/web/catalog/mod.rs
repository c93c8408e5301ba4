//! The catalogue and its cards.

pub mod card;
pub mod deck;
mod filter;
pub mod list;
mod structured_data;

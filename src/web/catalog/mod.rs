//! The catalogue and its cards.

pub mod card;
pub mod list;

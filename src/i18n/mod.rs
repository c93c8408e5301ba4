//! The reader's language: which of the five it is, the shop's texts in it, and how it writes numbers, money and dates.
//!
//! Pure, but for one thing: an unreadable or missing text is logged where it is noticed, here.

/// Arguments of a text.
mod arguments;
/// What the folder `locales/` holds, embedded in the binary.
mod files;
/// Folding for search.
mod folding;
/// Numbers, money, dates, quantities and lists as each language writes them.
pub mod format;
/// All texts of one language.
mod language;
/// The five languages.
mod locale;
/// The choice of a language for somebody whose address names none.
mod negotiation;
/// The shop's texts.
pub mod texts;

pub use arguments::{Argument, Date, DateTime, Person, Time};
pub use files::file;
pub use folding::fold;
pub use locale::Locale;
pub use negotiation::negotiate;
pub use texts::{text, text_with};

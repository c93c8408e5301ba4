//! The catalogue: which GPUs can be rented, what they are and what a lot of them costs.

mod import;
mod offer;
mod store;

pub use import::{ImportError, ImportReport, OfferError, import, parse};
pub use offer::{Backend, Offer, Package, Vendor};
pub use store::{find_offer, find_offer_for_update, listed_offers, return_lots, take_lots};

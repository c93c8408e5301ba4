//! Payments: methods, instructions with an address of their own, what arrives on the networks, and what it settles.

pub mod addresses;
mod crediting;
mod due;
mod expiry;
mod from_balance;
mod instructions;
mod method;
mod notice;
mod opening;
mod payment;
pub mod rates;
mod reconciliation;
mod second_payment;
mod settlement;
mod store;
mod top_ups;
mod transfers;

pub use crediting::{assess_payment, recompute};
pub use due::{DueError, amount_due, value_of};
pub use expiry::{expire_due, judge};
pub use from_balance::pay_order;
pub use instructions::{Instructions, InstructionsError, amount_text};
pub use method::{Asset, Method, Network};
pub use notice::{NoticeError, give_notice};
pub use opening::{OpeningError, Rules, cancel_open_of_order, lifetime, open_for_order};
pub use payment::{Payment, PaymentFlag, PaymentState, Transfer, TransferStatus};
pub use reconciliation::{Check, reconcile};
pub use settlement::{Assessment, Credit, Purpose, Settlement, Standing, Terms, assess};
pub use store::{find_by_id, find_by_id_for, list_of_order, transfers_of};
pub use top_ups::{TopUp, TopUpAmount, list_top_ups_of, open_top_up};
pub use transfers::{RecordError, Sighting, demonstration_sighting, record};

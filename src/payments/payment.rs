//! A payment: its instructions, its state and its flags (payments.md, sections 2.1 and 2.2).

use rust_decimal::Decimal;
use serde_json::Value;
use time::OffsetDateTime;

use crate::ids::{AccountId, OrderId, PaymentId, TopUpId, TransferId};
use crate::money::{Atomic, Usd};
use crate::payments::{Asset, Method};

/// Where a payment stands: a function of what arrived, of the clock, and of decisions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, sqlx::Type)]
#[sqlx(type_name = "text", rename_all = "kebab-case")]
pub enum PaymentState {
    /// Nothing seen, time left.
    Awaiting,
    /// Something seen, less than due.
    Seen,
    /// Enough seen, not all of it final.
    Confirming,
    /// Credited.
    Settled,
    /// The time ran out with nothing seen.
    Expired,
    /// Staff must decide.
    Review,
    /// Staff ended it.
    Closed,
    /// The customer chose another method before anything was seen.
    Cancelled,
}

impl PaymentState {
    pub const fn id(self) -> &'static str {
        match self {
            PaymentState::Awaiting => "awaiting",
            PaymentState::Seen => "seen",
            PaymentState::Confirming => "confirming",
            PaymentState::Settled => "settled",
            PaymentState::Expired => "expired",
            PaymentState::Review => "review",
            PaymentState::Closed => "closed",
            PaymentState::Cancelled => "cancelled",
        }
    }

    /// Whether its instructions are being followed or still can be.
    pub const fn is_open(self) -> bool {
        matches!(self, PaymentState::Awaiting | PaymentState::Seen | PaymentState::Confirming)
    }
}

/// What is worth knowing beside the state; several may hold at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PaymentFlag {
    /// Less than due has arrived.
    Partial,
    /// More than due has arrived.
    Over,
    /// It arrived after the expiry.
    Late,
    /// Another coin arrived at the address.
    WrongAsset,
    /// More than one transfer counts.
    Multi,
    /// An amount too small to count was seen.
    DustSeen,
    /// A counted transfer left the chain.
    Reorged,
    /// A transfer was replaced before it confirmed.
    Replaced,
}

impl PaymentFlag {
    pub const ALL: [PaymentFlag; 8] = [
        PaymentFlag::Partial,
        PaymentFlag::Over,
        PaymentFlag::Late,
        PaymentFlag::WrongAsset,
        PaymentFlag::Multi,
        PaymentFlag::DustSeen,
        PaymentFlag::Reorged,
        PaymentFlag::Replaced,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            PaymentFlag::Partial => "partial",
            PaymentFlag::Over => "over",
            PaymentFlag::Late => "late",
            PaymentFlag::WrongAsset => "wrong_asset",
            PaymentFlag::Multi => "multi",
            PaymentFlag::DustSeen => "dust_seen",
            PaymentFlag::Reorged => "reorged",
            PaymentFlag::Replaced => "replaced",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        PaymentFlag::ALL.into_iter().find(|flag| flag.id() == id)
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Payment {
    pub id: PaymentId,
    pub account: AccountId,
    pub order: Option<OrderId>,
    pub top_up: Option<TopUpId>,
    pub method: Method,
    pub address: String,
    pub usd: Usd,
    /// US dollars for one coin, locked until the expiry.
    pub rate: Decimal,
    /// The quotes that the rate came from.
    pub rate_evidence: Value,
    pub due: Atomic,
    pub state: PaymentState,
    pub flags: Vec<PaymentFlag>,
    pub created_at: OffsetDateTime,
    pub expires_at: OffsetDateTime,
    /// When the customer last said 'I have paid'.
    pub notified_at: Option<OffsetDateTime>,
    pub settled_at: Option<OffsetDateTime>,
    /// The customer chose another method before anything was seen; what arrives all the same is looked at.
    pub is_cancelled: bool,
}

impl Payment {
    pub fn has(&self, flag: PaymentFlag) -> bool {
        self.flags.contains(&flag)
    }

    /// Whether its time is over while nothing, or a part, has arrived: what it asks for must not be sent any more.
    pub fn has_run_out(&self, now: OffsetDateTime) -> bool {
        matches!(self.state, PaymentState::Awaiting | PaymentState::Seen) && now > self.expires_at
    }

    /// Whole seconds until the expiry, by the server's clock; none once it has passed.
    pub fn seconds_left(&self, now: OffsetDateTime) -> i64 {
        (self.expires_at - now).whole_seconds().max(0)
    }
}

/// How far a transfer has come (payments.md, section 2.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, sqlx::Type)]
#[sqlx(type_name = "text", rename_all = "kebab-case")]
pub enum TransferStatus {
    Seen,
    /// In a block.
    Confirmed,
    /// Beyond what the network takes back; only this is credited.
    Final,
    Orphaned,
    Replaced,
    Ignored,
}

/// One credit on a network to the payment's address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transfer {
    pub id: TransferId,
    pub txid: String,
    pub asset: Asset,
    pub amount: Atomic,
    pub status: TransferStatus,
    pub first_seen_at: OffsetDateTime,
    pub chain_time: Option<OffsetDateTime>,
    /// Whether the ledger holds it.
    pub is_booked: bool,
}

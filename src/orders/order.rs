//! An order and its two states: what is paid, and what is handed over (R20).

use time::OffsetDateTime;

use crate::catalog::Backend;
use crate::ids::{AccountId, OrderId, OrderReference};
use crate::money::Usd;
use crate::orders::Preparation;
use crate::pricing::{Lots, Quote, Term};

/// What came in for the order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, sqlx::Type)]
#[sqlx(type_name = "text", rename_all = "kebab-case")]
pub enum PaymentState {
    Unpaid,
    /// A payment is open.
    Awaiting,
    PartPaid,
    Paid,
    Refunded,
}

/// What became of the machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, sqlx::Type)]
#[sqlx(type_name = "text", rename_all = "kebab-case")]
pub enum ProvisioningState {
    NotStarted,
    Preparing,
    Ready,
    Ended,
    Cancelled,
}

impl PaymentState {
    pub const ALL: [PaymentState; 5] = [
        PaymentState::Unpaid,
        PaymentState::Awaiting,
        PaymentState::PartPaid,
        PaymentState::Paid,
        PaymentState::Refunded,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            PaymentState::Unpaid => "unpaid",
            PaymentState::Awaiting => "awaiting",
            PaymentState::PartPaid => "part-paid",
            PaymentState::Paid => "paid",
            PaymentState::Refunded => "refunded",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        PaymentState::ALL.into_iter().find(|state| state.id() == id)
    }

    /// Whether the order still wants money.
    pub const fn is_due(self) -> bool {
        matches!(self, PaymentState::Unpaid | PaymentState::Awaiting | PaymentState::PartPaid)
    }
}

impl ProvisioningState {
    pub const ALL: [ProvisioningState; 5] = [
        ProvisioningState::NotStarted,
        ProvisioningState::Preparing,
        ProvisioningState::Ready,
        ProvisioningState::Ended,
        ProvisioningState::Cancelled,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            ProvisioningState::NotStarted => "not-started",
            ProvisioningState::Preparing => "preparing",
            ProvisioningState::Ready => "ready",
            ProvisioningState::Ended => "ended",
            ProvisioningState::Cancelled => "cancelled",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        ProvisioningState::ALL.into_iter().find(|state| state.id() == id)
    }
}

/// An order as it was placed: a later change of the catalogue changes nothing here (R7).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    pub id: OrderId,
    pub reference: OrderReference,
    pub account: AccountId,
    pub offer_slug: String,
    pub card_name: String,
    /// Gigabytes of each GPU.
    pub memory_gb: u32,
    pub backend: Backend,
    pub gpus_per_lot: u32,
    pub term: Term,
    pub lots: Lots,
    pub lot_price: Usd,
    pub total: Usd,
    pub preparation: Preparation,
    pub preparation_note: String,
    /// The tag of the language that it was placed in.
    pub locale: String,
    pub payment_state: PaymentState,
    pub provisioning_state: ProvisioningState,
    pub placed_at: OffsetDateTime,
    pub paid_at: Option<OffsetDateTime>,
    pub has_access: bool,
    pub starts_at: Option<OffsetDateTime>,
    pub ends_at: Option<OffsetDateTime>,
}

impl Order {
    /// The price as it was agreed, with the figures that belong to it.
    pub const fn quote(&self) -> Quote {
        Quote { term: self.term, lots: self.lots, lot_price: self.lot_price, gpus_per_lot: self.gpus_per_lot }
    }

    /// Whether it can be paid: it wants money and was not called off.
    pub const fn is_payable(&self) -> bool {
        self.payment_state.is_due() && !matches!(self.provisioning_state, ProvisioningState::Cancelled)
    }
}

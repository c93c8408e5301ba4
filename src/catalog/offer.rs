//! An offer: one card of the catalogue with its specification and prices.

use serde::{Deserialize, Serialize};

use crate::pricing::{LotPrices, Lots, Quote, Term};

/// Who makes the card; the software backend follows from it (R1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, sqlx::Type)]
#[serde(rename_all = "lowercase")]
#[sqlx(type_name = "text", rename_all = "lowercase")]
pub enum Vendor {
    Nvidia,
    Amd,
}

/// What software the card speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, sqlx::Type)]
#[serde(rename_all = "lowercase")]
#[sqlx(type_name = "text", rename_all = "lowercase")]
pub enum Backend {
    Cuda,
    Rocm,
}

impl Vendor {
    pub const fn backend(self) -> Backend {
        match self {
            Vendor::Nvidia => Backend::Cuda,
            Vendor::Amd => Backend::Rocm,
        }
    }

    /// The maker's own spelling, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Vendor::Nvidia => "NVIDIA",
            Vendor::Amd => "AMD",
        }
    }
}

impl Backend {
    pub const ALL: [Backend; 2] = [Backend::Cuda, Backend::Rocm];

    /// As addresses write it.
    pub const fn id(self) -> &'static str {
        match self {
            Backend::Cuda => "cuda",
            Backend::Rocm => "rocm",
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Backend::Cuda => "CUDA",
            Backend::Rocm => "ROCm",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Backend::ALL.into_iter().find(|backend| backend.id() == id)
    }
}

/// What the card's picture shows of its package: memory stacks beside the dies, or memory chips around one die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Package {
    /// `chips` of GDDR around a single die, drawn schematically.
    Gddr { chips: u8 },
    /// `dies` of silicon on `bases`, with `stacks` of HBM in two rows beside them.
    Hbm { dies: u8, bases: u8, stacks: u8 },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    pub slug: String,
    pub name: String,
    pub vendor: Vendor,
    /// Gigabytes of each GPU.
    pub memory_gb: u32,
    /// The memory's technology, as its maker writes it: `HBM3e`.
    pub memory_kind: String,
    /// GB/s of each GPU.
    pub bandwidth_gb_s: u32,
    /// R2: one, but for B200, whose lot holds two.
    pub gpus_per_lot: u32,
    pub package: Package,
    pub prices: LotPrices,
    /// Lots that can still be ordered; `None` where the operator sets no limit.
    pub lots_free: Option<u32>,
    /// Off the shelf, an offer can't be ordered; its orders keep it.
    pub listed: bool,
    pub updated_at: time::OffsetDateTime,
}

impl Offer {
    pub const fn backend(&self) -> Backend {
        self.vendor.backend()
    }

    /// Today's price of a configuration of this card.
    pub fn quote(&self, term: Term, lots: Lots) -> Quote {
        Quote { term, lots, lot_price: self.prices.of(term), gpus_per_lot: self.gpus_per_lot }
    }

    pub fn has_free(&self, lots: Lots) -> bool {
        self.listed && self.lots_free.is_none_or(|free| free >= lots.count())
    }
}

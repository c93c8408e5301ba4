//! Where coins are received: addresses derived from an account's public key, or imported into a pool.
//! The shop knows public keys only; whatever looks like a private one is refused and never repeated.

pub mod demonstration;

mod account_key;
mod derivation;
mod encoding;
mod pool;
mod private_keys;
mod self_test;
mod store;
mod validation;

pub use account_key::{AccountKey, AccountKeyError};
pub use derivation::{DeriveError, derive, preview};
pub use pool::{ImportError, PoolLine, allocate, fill_demonstration, import, install_key};
pub use self_test::{SelfTestError, self_test};
pub use validation::{AddressError, validate};

/// Which chain's spelling addresses have. Bitcoin and Litecoin spell addresses of their test chains in another way, so
/// that a wallet of the real chain refuses them; the other networks spell both alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AddressForm {
    /// The main chains: `bc1...`, `ltc1...`.
    Real,
    /// A demonstration shop: the regression-test chains, `bcrt1...` and `rltc1...`.
    Demonstration,
}

//! Receiving addresses of an account's public key: the leaf `0/index` below the account, never the change branch.

use std::sync::LazyLock;

use bitcoin::bip32::ChildNumber;
use bitcoin::hashes::Hash;
use bitcoin::secp256k1::{PublicKey, Secp256k1, VerifyOnly};

use super::encoding::{account_of, ethereum, segwit_prefix, segwit_v0, tron};
use super::{AccountKey, AddressForm};
use crate::payments::method::Network;

/// The branch that addresses are given out from; `1` is for change (BIP-44).
const RECEIVE: ChildNumber = ChildNumber::Normal { index: 0 };

static CURVE: LazyLock<Secp256k1<VerifyOnly>> = LazyLock::new(Secp256k1::verification_only);

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DeriveError {
    /// The index is above 2^31 - 1, or the one in 2^127 that has no key. Go on with the next (BIP-32).
    #[error("no address has the index {0}")]
    Index(u32),
    /// The network has no account keys; an [`AccountKey`] of it does not exist.
    #[error("the network derives no addresses")]
    NoAccountKeys,
}

/// The receiving address `0/index` of an account: P2WPKH for Bitcoin and Litecoin, EIP-55 for Ethereum, Base58Check for
/// Tron. `index` counts from zero.
pub fn derive(key: &AccountKey, index: u32, form: AddressForm) -> Result<String, DeriveError> {
    let leaf = ChildNumber::from_normal_idx(index).map_err(|_| DeriveError::Index(index))?;
    let child = key.extended().derive_pub(&CURVE, &[RECEIVE, leaf]).map_err(|_| DeriveError::Index(index))?;
    match key.network() {
        Network::Bitcoin | Network::Litecoin => {
            let hash = child.to_pub().wpubkey_hash().to_byte_array();
            let prefix = segwit_prefix(key.network(), form).ok_or(DeriveError::NoAccountKeys)?;
            segwit_v0(prefix, hash).ok_or(DeriveError::NoAccountKeys)
        }
        Network::Ethereum => Ok(ethereum(account(&child.public_key))),
        Network::Tron => Ok(tron(account(&child.public_key))),
        Network::Solana => Err(DeriveError::NoAccountKeys),
    }
}

/// The first three addresses of an account, for its owner to compare with the wallet before the key is used.
pub fn preview(key: &AccountKey, form: AddressForm) -> Result<[String; 3], DeriveError> {
    Ok([derive(key, 0, form)?, derive(key, 1, form)?, derive(key, 2, form)?])
}

fn account(public_key: &PublicKey) -> [u8; 20] {
    account_of(public_key.serialize_uncompressed())
}

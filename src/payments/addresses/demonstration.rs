//! Receiving addresses for a demonstration shop. Everybody knows the private keys of all of them: they belong to the
//! test mnemonic that standards print ("abandon" eleven times and "about") or are computed from a public sentence.
//! Nothing of worth may ever be sent to them, and a real shop never gives them out.

use curve25519_dalek::edwards::EdwardsPoint;
use curve25519_dalek::scalar::Scalar;
use sha2::{Digest, Sha512};

use super::{AccountKey, AddressForm};
use crate::payments::method::Network;

/// The public key of account 0 of the printed mnemonic, as xpub: m/84'/0'/0', m/84'/2'/0', m/44'/60'/0', m/44'/195'/0'.
/// `None` for Solana, which has [`solana_address`] instead.
pub const fn xpub(network: Network) -> Option<&'static str> {
    match network {
        Network::Bitcoin => Some(
            "xpub6CatWdiZiodmUeTDp8LT5or8nmbKNcuyvz7WyksVFkKB4RHwCD3XyuvPEbvqAQY3rAPshWcMLoP2fMFMKHPJ4ZeZXYVUhLv1VMrjPC7PW6V",
        ),
        Network::Litecoin => Some(
            "xpub6CjGURuDpczf6uNrCCwfhVizn5J3hsWcvZ2m6GAdmAjZnoWJPrx6TFPjGSftc2o5fvox6ubQjSXmjjaHZjwYMH7SGFpHHb9Jg24zBf66mbE",
        ),
        Network::Ethereum => Some(
            "xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt",
        ),
        Network::Tron => Some(
            "xpub6D1AabNHCupeiLM65ZR9UStMhJ1vCpyV4XbZdyhMZBiJXALQtmn9p42VTQckoHVn8WNqS7dqnJokZHAHcHGoaQgmv8D45oNUKx6DZMNZBCd",
        ),
        Network::Solana => None,
    }
}

/// [`xpub`], read; `None` for Solana.
pub fn account_key(network: Network) -> Option<AccountKey> {
    AccountKey::parse(xpub(network)?, network, AddressForm::Demonstration).ok()
}

/// The Solana address number `n` of the demonstration's pool, the same on every machine. Its private scalar is the
/// SHA-512 of "kernodeck demonstration <n>": public knowledge.
pub fn solana_address(n: u32) -> String {
    let digest = Sha512::digest(format!("kernodeck demonstration {n}").as_bytes());
    let scalar = Scalar::from_bytes_mod_order_wide(&digest.into());
    bs58::encode(EdwardsPoint::mul_base(&scalar).compress().0).into_string()
}

/// Whether a key is one of these, whatever network it was given for: a shop that takes real money must refuse it.
pub fn is_public_knowledge(key: &AccountKey) -> bool {
    let given = key.to_xpub();
    Network::ALL.into_iter().any(|network| xpub(network) == Some(given.as_str()))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::super::validate;
    use super::*;

    #[test]
    fn every_network_but_solana_has_a_demonstration_account() {
        for network in Network::ALL {
            assert_eq!(account_key(network).is_some(), network != Network::Solana, "{}", network.id());
        }
    }

    #[test]
    fn the_solana_pool_is_of_wallets_all_different_and_always_the_same() {
        let pool: HashSet<_> = (0..50).map(solana_address).collect();
        assert_eq!(pool.len(), 50);
        for address in &pool {
            assert_eq!(validate(Network::Solana, AddressForm::Demonstration, address).as_deref(), Ok(address.as_str()));
        }
        assert_eq!(solana_address(0), "GDKHh9oGwRM3SzCp9ropo299kZFFTYPm7gw7a1HRDZa1");
    }

    #[test]
    fn the_demonstration_keys_are_known_again_in_any_spelling() {
        let zpub = "zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs";
        for network in [Network::Bitcoin, Network::Litecoin] {
            let key = AccountKey::parse(zpub, network, AddressForm::Real).expect("a key");
            assert!(is_public_knowledge(&key), "{}", network.id());
        }
        // BIP-32's vector 1 at m/0'/1/2' is nobody's here.
        let other = "xpub6D4BDPcP2GT577Vvch3R8wDkScZWzQzMMUm3PWbmWvVJrZwQY4VUNgqFJPMM3No2dFDFGTsxxpG5uJh7n7epu4trkrX7x7DogT5Uv6fcLW5";
        let key = AccountKey::parse(other, Network::Bitcoin, AddressForm::Real).expect("a key");
        assert!(!is_public_knowledge(&key));
    }
}

//! How each network spells an address: prefixes, version bytes and checksums.

use bech32::Hrp;
use sha3::{Digest, Keccak256};

use super::AddressForm;
use crate::payments::method::Network;

/// The bytes before a hash in a Base58Check address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Base58Versions {
    pub public_key_hash: u8,
    pub script_hash: u8,
}

/// Tron's version byte; 21 bytes with it spell an address of 34 characters that starts with T.
pub(super) const TRON_VERSION: u8 = 0x41;

/// The script hash byte that Litecoin shared with Bitcoin (`3...`) before it took one of its own (`M...`).
pub(super) const SHARED_SCRIPT_HASH_VERSION: u8 = 0x05;

/// The human-readable part of native segwit addresses (BIP-173); `None` for a network without them.
pub(super) const fn segwit_prefix(network: Network, form: AddressForm) -> Option<&'static str> {
    match (network, form) {
        (Network::Bitcoin, AddressForm::Real) => Some("bc"),
        (Network::Bitcoin, AddressForm::Demonstration) => Some("bcrt"),
        (Network::Litecoin, AddressForm::Real) => Some("ltc"),
        (Network::Litecoin, AddressForm::Demonstration) => Some("rltc"),
        (Network::Ethereum | Network::Tron | Network::Solana, _) => None,
    }
}

/// The version bytes of the older addresses; `None` for a network without them.
pub(super) const fn base58_versions(network: Network, form: AddressForm) -> Option<Base58Versions> {
    let versions = match (network, form) {
        (Network::Bitcoin, AddressForm::Real) => Base58Versions { public_key_hash: 0x00, script_hash: 0x05 },
        (Network::Litecoin, AddressForm::Real) => Base58Versions { public_key_hash: 0x30, script_hash: 0x32 },
        (Network::Bitcoin, AddressForm::Demonstration) => Base58Versions { public_key_hash: 0x6f, script_hash: 0xc4 },
        (Network::Litecoin, AddressForm::Demonstration) => Base58Versions { public_key_hash: 0x6f, script_hash: 0x3a },
        (Network::Ethereum | Network::Tron | Network::Solana, _) => return None,
    };
    Some(versions)
}

/// A P2WPKH address of the hash of a compressed public key. `None` where the prefix is not one of [`segwit_prefix`].
pub(super) fn segwit_v0(prefix: &str, public_key_hash: [u8; 20]) -> Option<String> {
    bech32::segwit::encode_v0(Hrp::parse(prefix).ok()?, &public_key_hash).ok()
}

/// An Ethereum address with the checksum in its letters' case (EIP-55).
pub(super) fn ethereum(account: [u8; 20]) -> String {
    let lower = hex::encode(account);
    let checksum = hex::encode(Keccak256::digest(lower.as_bytes()));
    let cased = lower.chars().zip(checksum.chars()).map(|(letter, nibble)| match nibble {
        '8'..='9' | 'a'..='f' => letter.to_ascii_uppercase(),
        _ => letter,
    });
    format!("0x{}", cased.collect::<String>())
}

/// A Tron address: Base58Check of 0x41 and the same 20 bytes that Ethereum would use.
pub(super) fn tron(account: [u8; 20]) -> String {
    bs58::encode(account).with_check_version(TRON_VERSION).into_string()
}

/// The 20 bytes of an account of Ethereum or Tron: the end of the Keccak-256 of the key's 64 bytes x and y.
pub(super) fn account_of(uncompressed_public_key: [u8; 65]) -> [u8; 20] {
    let digest: [u8; 32] = Keccak256::digest(&uncompressed_public_key[1..]).into();
    let mut account = [0; 20];
    account.copy_from_slice(&digest[12..]);
    account
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_examples_of_eip_55_are_spelled_with_their_case() {
        for published in [
            "0x52908400098527886E0F7030069857D2E4169EE7",
            "0xde709f2102306220921060314715629080e2fb77",
            "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
            "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
            "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
            "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
        ] {
            let account = hex::decode(&published[2..]).expect("hex").try_into().expect("20 bytes");
            assert_eq!(ethereum(account), published);
        }
    }

    #[test]
    fn the_hex_form_of_tron_spells_the_base58_form() {
        for (account, address) in [
            ("c8599111f29c1e1e061265b4af93ea1f274ad78a", "TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH"),
            ("b6e708a39781c96bd399c7657780ff9fe9f052a8", "TSeJkUh4Qv67VNFwY8LaAxERygNdy6NQZK"),
            ("f4f35fff5ca9ee43aca2c57ded9d9ec66ac42dd0", "TYJPRrdB5APNeRs4R7fYZSwW3TcrTKw2gx"),
            ("a614f803b6fd780986a42c78ec9c7f77e6ded13c", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"),
        ] {
            assert_eq!(tron(hex::decode(account).expect("hex").try_into().expect("20 bytes")), address);
        }
    }
}

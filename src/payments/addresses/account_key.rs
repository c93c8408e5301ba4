//! An account's public key, as a wallet exports it for one network: it makes addresses and can spend nothing.

use std::fmt;

use bitcoin::NetworkKind;
use bitcoin::bip32::{ChildNumber, Xpub};

use super::AddressForm;
use super::private_keys::holds_private_key;
use crate::payments::method::Network;

/// The depth of an account below the master key: purpose, coin, account (BIP-44, BIP-84).
const ACCOUNT_DEPTH: u8 = 3;

/// An account-level public key that was accepted for one network.
#[derive(Clone, PartialEq, Eq)]
pub struct AccountKey {
    network: Network,
    xpub: Xpub,
}

/// Why a text was not taken for an account key. It never holds the text: that might be a private key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum AccountKeyError {
    /// A private key or seed words. Whoever pasted them should be told that they left their place of safety.
    #[error("a private key or seed words where a public key is asked for")]
    PrivateKey,
    /// Not an extended key at all.
    #[error("not an extended public key")]
    NotAKey,
    /// A character is wrong or missing.
    #[error("the key's checksum is wrong")]
    Checksum,
    /// A key for other addresses than this network's are made of: ypub, upub and the keys of multisignature accounts,
    /// or a zpub for Ethereum or Tron.
    #[error("a key of another kind of account")]
    OtherKind,
    /// A key that says it is of that network.
    #[error("a key of the network {}", .0.id())]
    OtherNetwork(Network),
    /// A test chain's key (tpub, vpub) in a shop that takes real money.
    #[error("a key of a test chain")]
    TestChain,
    /// The key stands at this depth of the wallet's tree: not an account (3), so that its addresses are not those that
    /// the wallet looks at.
    #[error("a key at depth {0}, not of an account")]
    Depth(u8),
    /// The key was derived in the open way, as addresses are, not as accounts are.
    #[error("not a hardened account")]
    NotHardened,
    /// The network derives no addresses from public keys (Solana): import a pool of addresses.
    #[error("the network has no account keys")]
    NoAccountKeys,
}

/// What the version bytes of an extended public key say.
enum Kind {
    /// Taken for any network with account keys: xpub.
    Any,
    /// Native segwit accounts: zpub.
    Segwit,
    /// Litecoin's own: Ltub, Mtub.
    Litecoin,
    /// A test chain's form of the three above.
    Test,
    /// Nested segwit and multisignature accounts.
    Unusable,
}

impl Kind {
    /// SLIP-132's register; what is not in it is no extended public key that the shop knows.
    fn of(version: [u8; 4]) -> Option<Self> {
        let kind = match version {
            // xpub
            [0x04, 0x88, 0xb2, 0x1e] => Kind::Any,
            // zpub
            [0x04, 0xb2, 0x47, 0x46] => Kind::Segwit,
            // Ltub, Mtub
            [0x01, 0x9d, 0xa4, 0x62] | [0x01, 0xb2, 0x6e, 0xf6] => Kind::Litecoin,
            // tpub, vpub, ttub
            [0x04, 0x35, 0x87, 0xcf] | [0x04, 0x5f, 0x1c, 0xf6] | [0x04, 0x36, 0xf6, 0xe1] => Kind::Test,
            // ypub, upub, Ypub, Zpub, Upub, Vpub
            [0x04, 0x9d, 0x7c, 0xb2]
            | [0x04, 0x4a, 0x52, 0x62]
            | [0x02, 0x95, 0xb4, 0x3f]
            | [0x02, 0xaa, 0x7e, 0xd3]
            | [0x02, 0x42, 0x89, 0xef]
            | [0x02, 0x57, 0x54, 0x83] => Kind::Unusable,
            _ => return None,
        };
        Some(kind)
    }

    fn check(&self, network: Network, form: AddressForm) -> Result<(), AccountKeyError> {
        match (self, network) {
            (Kind::Any, _)
            | (Kind::Segwit, Network::Bitcoin | Network::Litecoin)
            | (Kind::Litecoin, Network::Litecoin) => Ok(()),
            (Kind::Test, _) if form == AddressForm::Demonstration => Ok(()),
            (Kind::Test, _) => Err(AccountKeyError::TestChain),
            (Kind::Litecoin, _) => Err(AccountKeyError::OtherNetwork(Network::Litecoin)),
            (Kind::Segwit | Kind::Unusable, _) => Err(AccountKeyError::OtherKind),
        }
    }
}

impl AccountKey {
    /// Reads the public key of an account: xpub, zpub for Bitcoin and Litecoin, Ltub and Mtub for Litecoin, and in a
    /// demonstration shop the test chains' forms. The shop makes P2WPKH addresses of it whichever of these it is (P31),
    /// so the owner has to compare [`super::preview`] with the wallet before it is used.
    pub fn parse(text: &str, network: Network, form: AddressForm) -> Result<Self, AccountKeyError> {
        if holds_private_key(text) {
            return Err(AccountKeyError::PrivateKey);
        }
        let decoded = bs58::decode(text.trim()).with_check(None).into_vec();
        let bytes = decoded.map_err(|wrong| match wrong {
            bs58::decode::Error::InvalidChecksum { .. } if text.trim().len() == 111 => AccountKeyError::Checksum,
            _ => AccountKeyError::NotAKey,
        })?;
        let mut bytes: [u8; 78] = bytes.try_into().map_err(|_| AccountKeyError::NotAKey)?;
        // A private key is a zero byte and 32 more; a public key begins with 2 or 3. So no list has to be complete.
        if bytes[45] == 0 {
            return Err(AccountKeyError::PrivateKey);
        }
        if network == Network::Solana {
            return Err(AccountKeyError::NoAccountKeys);
        }
        let [a, b, c, d, ..] = bytes;
        Kind::of([a, b, c, d]).ok_or(AccountKeyError::NotAKey)?.check(network, form)?;
        bytes[..4].copy_from_slice(&[0x04, 0x88, 0xb2, 0x1e]);
        let xpub = Xpub::decode(&bytes).map_err(|_| AccountKeyError::NotAKey)?;
        if xpub.depth != ACCOUNT_DEPTH {
            return Err(AccountKeyError::Depth(xpub.depth));
        }
        if !matches!(xpub.child_number, ChildNumber::Hardened { .. }) {
            return Err(AccountKeyError::NotHardened);
        }
        debug_assert_eq!(xpub.network, NetworkKind::Main);
        Ok(AccountKey { network, xpub })
    }

    /// The network that it was accepted for.
    pub const fn network(&self) -> Network {
        self.network
    }

    /// The number of the account in the wallet, from zero.
    pub fn account(&self) -> u32 {
        u32::from(self.xpub.child_number) & !(1 << 31)
    }

    /// Eight hex digits that name this key in the record of an address's source (BIP-32: the start of the key's
    /// HASH160). It is not the master key's fingerprint of descriptors.
    pub fn fingerprint(&self) -> String {
        hex::encode(self.xpub.fingerprint().as_bytes())
    }

    /// The key in the spelling xpub, whichever it was read from. It shows every address that the shop will ever give
    /// out: not for logs or pages.
    pub fn to_xpub(&self) -> String {
        self.xpub.to_string()
    }

    pub(super) const fn extended(&self) -> &Xpub {
        &self.xpub
    }
}

/// Names the key without showing it.
impl fmt::Debug for AccountKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AccountKey({} {})", self.network.id(), self.fingerprint())
    }
}

#[cfg(test)]
mod tests {
    use super::super::{derive, preview};
    use super::*;

    const WORDS: &str = "abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about";
    const BTC_ZPUB: &str = "zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs";
    const BTC_XPUB: &str = "xpub6CatWdiZiodmUeTDp8LT5or8nmbKNcuyvz7WyksVFkKB4RHwCD3XyuvPEbvqAQY3rAPshWcMLoP2fMFMKHPJ4ZeZXYVUhLv1VMrjPC7PW6V";
    const LTC_ZPUB: &str = "zpub6rPo5mF47z5coVm5rvWv7fv181awb7Vckn5Cf3xQXBVKu18kuBHDhNi1Jrb4br6vVD3ZbrnXemEsWJoR18mZwkUdzwD8TQnHDUCGxqZ6swA";

    fn real(text: &str, network: Network) -> Result<AccountKey, AccountKeyError> {
        AccountKey::parse(text, network, AddressForm::Real)
    }

    /// The Bitcoin account with other version bytes, and another depth and child number where asked.
    fn respelled(version: u32, change: impl FnOnce(&mut [u8])) -> String {
        let mut bytes = bs58::decode(BTC_XPUB).with_check(None).into_vec().expect("base58");
        bytes[..4].copy_from_slice(&version.to_be_bytes());
        change(&mut bytes);
        bs58::encode(bytes).with_check().into_string()
    }

    #[test]
    fn a_key_is_the_same_in_either_spelling() {
        let zpub = real(BTC_ZPUB, Network::Bitcoin).expect("a key");
        let xpub = real(&format!("  {BTC_XPUB}\n"), Network::Bitcoin).expect("a key");
        assert_eq!(zpub, xpub);
        assert_eq!(zpub.to_xpub(), BTC_XPUB);
        assert_eq!(zpub.fingerprint().len(), 8);
        assert_eq!(zpub.account(), 0);
        let litecoin = real(LTC_ZPUB, Network::Litecoin).expect("a key");
        assert_eq!(
            derive(&litecoin, 0, AddressForm::Real).as_deref(),
            Ok("ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh")
        );
    }

    #[test]
    fn the_first_three_addresses_are_shown_and_none_is_of_the_change_branch() {
        let key = real(BTC_ZPUB, Network::Bitcoin).expect("a key");
        let shown = preview(&key, AddressForm::Real).expect("addresses");
        assert_eq!(shown[2], "bc1qp59yckz4ae5c4efgw2s5wfyvrz0ala7rgvuz8z");
        let change = "bc1q8c6fshw2dlwun7ekn9qwf37cu2rn755upcp6el";
        assert!((0..100).all(|index| derive(&key, index, AddressForm::Real).expect("an address") != change));
    }

    #[test]
    fn litecoins_own_spellings_are_taken_for_litecoin_alone() {
        let plain = real(BTC_XPUB, Network::Litecoin).expect("a key");
        for version in [0x019d_a462, 0x01b2_6ef6] {
            let text = respelled(version, |_| ());
            assert!(text.starts_with("Ltub") || text.starts_with("Mtub"), "{text}");
            assert_eq!(real(&text, Network::Litecoin), Ok(plain.clone()));
            let refused = real(&text, Network::Bitcoin);
            assert_eq!(refused, Err(AccountKeyError::OtherNetwork(Network::Litecoin)));
        }
    }

    #[test]
    fn keys_of_other_accounts_are_refused() {
        for version in [0x049d_7cb2, 0x044a_5262, 0x0295_b43f, 0x02aa_7ed3, 0x0242_89ef, 0x0257_5483] {
            let text = respelled(version, |_| ());
            assert!(text[1..].starts_with("pub"), "{text}");
            assert_eq!(real(&text, Network::Bitcoin), Err(AccountKeyError::OtherKind), "{text}");
        }
        for network in [Network::Ethereum, Network::Tron] {
            assert_eq!(real(BTC_ZPUB, network), Err(AccountKeyError::OtherKind));
        }
        assert_eq!(real(&respelled(0x0123_4567, |_| ()), Network::Bitcoin), Err(AccountKeyError::NotAKey));
    }

    #[test]
    fn a_test_chains_key_is_for_demonstration_shops() {
        for version in [0x0435_87cf, 0x045f_1cf6] {
            let text = respelled(version, |_| ());
            assert!(text.starts_with("tpub") || text.starts_with("vpub"), "{text}");
            assert_eq!(real(&text, Network::Bitcoin), Err(AccountKeyError::TestChain));
            let key = AccountKey::parse(&text, Network::Bitcoin, AddressForm::Demonstration).expect("a key");
            let address = derive(&key, 0, AddressForm::Demonstration).expect("an address");
            assert!(address.starts_with("bcrt1q"), "{address}");
        }
    }

    #[test]
    fn only_a_hardened_account_at_depth_three_is_taken() {
        for depth in [0, 1, 2, 4, 5] {
            let text = respelled(0x0488_b21e, |bytes| bytes[4] = depth);
            assert_eq!(real(&text, Network::Bitcoin), Err(AccountKeyError::Depth(depth)));
        }
        let open = respelled(0x0488_b21e, |bytes| bytes[9..13].copy_from_slice(&[0, 0, 0, 0]));
        assert_eq!(real(&open, Network::Bitcoin), Err(AccountKeyError::NotHardened));
        let eighth = respelled(0x0488_b21e, |bytes| bytes[12] = 7);
        assert_eq!(real(&eighth, Network::Bitcoin).map(|key| key.account()), Ok(7));
    }

    #[test]
    fn every_single_wrong_letter_is_found() {
        for place in 4..BTC_ZPUB.len() {
            let letter = if &BTC_ZPUB[place..=place] == "7" { "8" } else { "7" };
            let wrong = format!("{}{letter}{}", &BTC_ZPUB[..place], &BTC_ZPUB[place + 1..]);
            assert_eq!(real(&wrong, Network::Bitcoin), Err(AccountKeyError::Checksum), "{place}");
        }
        for wrong in ["", "zpub", &BTC_ZPUB[..110], "bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu", "zpub 6rFR"] {
            assert_eq!(real(wrong, Network::Bitcoin), Err(AccountKeyError::NotAKey), "{wrong}");
        }
    }

    #[test]
    fn a_key_off_the_curve_is_no_key() {
        let text = respelled(0x0488_b21e, |bytes| bytes[46..78].fill(0xff));
        assert_eq!(real(&text, Network::Bitcoin), Err(AccountKeyError::NotAKey));
    }

    #[test]
    fn private_keys_are_refused_and_never_repeated() {
        // BIP-84's account private key, other spellings of it, and what else may be on a clipboard.
        let zprv = "zprvAdG4iTXWBoARxkkzNpNh8r6Qag3irQB8PzEMkAFeTRXxHpbF9z4QgEvBRmfvqWvGp42t42nvgGpNgYSJA9iefm1yYNZKEm7z6qUWCroSQnE";
        let seed = "5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc1";
        let mut secrets = vec![zprv.to_owned(), WORDS.to_owned(), seed.to_owned(), format!("{seed}{seed}")];
        for version in [
            0x0488_ade4,
            0x049d_7878,
            0x04b2_430c,
            0x0435_8394,
            0x044a_4e28,
            0x045f_18bc,
            0x0295_b005,
            0x02aa_7a99,
            0x019d_9cfe,
            0x01b2_6792,
            0x1234_5678,
        ] {
            secrets.push(respelled(version, |bytes| bytes[45] = 0));
        }
        secrets.push(format!("{}x", &zprv[..110]));
        for secret in &secrets {
            for network in Network::ALL {
                let refused = real(secret, network).expect_err("a private key");
                assert_eq!(refused, AccountKeyError::PrivateKey, "{}", secrets.len());
                let said = format!("{refused} {refused:?}");
                assert!(!secret.split(' ').any(|part| said.contains(part)), "{said}");
            }
        }
    }

    #[test]
    fn a_keys_debug_form_names_it_without_showing_it() {
        let key = real(BTC_ZPUB, Network::Bitcoin).expect("a key");
        assert_eq!(format!("{key:?}"), format!("AccountKey(bitcoin {})", key.fingerprint()));
    }

    #[test]
    fn solana_has_no_account_keys() {
        assert_eq!(real(BTC_XPUB, Network::Solana), Err(AccountKeyError::NoAccountKeys));
    }

    #[test]
    fn an_index_beyond_the_open_range_has_no_address() {
        let key = real(BTC_ZPUB, Network::Bitcoin).expect("a key");
        assert!(derive(&key, (1 << 31) - 1, AddressForm::Real).is_ok());
        let refused = derive(&key, 1 << 31, AddressForm::Real);
        assert_eq!(refused, Err(super::super::DeriveError::Index(1 << 31)));
    }
}

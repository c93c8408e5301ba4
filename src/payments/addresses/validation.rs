//! Checks an address that was typed or imported, and writes it in the network's canonical form.

use curve25519_dalek::edwards::CompressedEdwardsY;

use super::AddressForm;
use super::encoding::{SHARED_SCRIPT_HASH_VERSION, TRON_VERSION, base58_versions, ethereum, segwit_prefix, tron};
use super::private_keys::holds_private_key;
use crate::payments::method::{Method, Network};

/// Why a text is no address that the shop could receive at. It never holds the text: that might be a private key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum AddressError {
    /// A private key or seed words.
    #[error("a private key or seed words where an address is asked for")]
    PrivateKey,
    /// An address of that network.
    #[error("an address of the network {}", .0.id())]
    OtherNetwork(Network),
    /// A test chain's address in a real shop, or a main chain's in a demonstration shop.
    #[error("an address of another chain of the same network")]
    OtherForm,
    /// A character is wrong, or the letters' case of an Ethereum address is.
    #[error("the address's checksum is wrong")]
    Checksum,
    /// Capital and small letters in a bech32 address, which is written in one of them (BIP-173).
    #[error("capital and small letters mixed")]
    MixedCase,
    /// Not the shape of an address of this network.
    #[error("not an address")]
    Malformed,
    /// A kind of address that nobody is sure to be able to spend from: a later witness version.
    #[error("an unknown kind of address")]
    UnknownKind,
    /// Litecoin's confidential addresses, which cannot be watched.
    #[error("a MWEB address")]
    Mweb,
    /// Litecoin's old `3...`, which reads like Bitcoin's: the wallet also knows it as `M...`.
    #[error("a script address in the form shared with Bitcoin")]
    SharedScriptHash,
    /// A token's contract, a program or an empty account: nobody holds its key.
    #[error("a contract or program, not a wallet")]
    NotAWallet,
    /// Not a point of the curve's main group, so no wallet's key: a mistake in typing, or a token account.
    #[error("not a public key")]
    NotAPublicKey,
}

/// Programs, mints and system accounts of Solana that can look like wallets.
const SOLANA_PROGRAMS: [&str; 18] = [
    "11111111111111111111111111111111",
    "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
    "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb",
    "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL",
    "Stake11111111111111111111111111111111111111",
    "Vote111111111111111111111111111111111111111",
    "Config1111111111111111111111111111111111111",
    "ComputeBudget111111111111111111111111111111",
    "AddressLookupTab1e1111111111111111111111111",
    "BPFLoader1111111111111111111111111111111111",
    "BPFLoader2111111111111111111111111111111111",
    "BPFLoaderUpgradeab1e11111111111111111111111",
    "NativeLoader1111111111111111111111111111111",
    "MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr",
    "So11111111111111111111111111111111111111112",
    "1nc1nerator11111111111111111111111111111111",
    "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
    "Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB",
];

/// The prefixes of bech32 addresses of Bitcoin and Litecoin, those of test chains too.
const SEGWIT_PREFIXES: [(&str, Network); 7] = [
    ("bc1", Network::Bitcoin),
    ("tb1", Network::Bitcoin),
    ("bcrt1", Network::Bitcoin),
    ("ltc1", Network::Litecoin),
    ("tltc1", Network::Litecoin),
    ("rltc1", Network::Litecoin),
    ("ltcmweb1", Network::Litecoin),
];

/// Checks `text` (blanks around it allowed) as a receiving address of `network` and gives it back in canonical form:
/// bech32 in small letters, Ethereum with its checksum (EIP-55), the others as they are.
///
/// Bitcoin: P2PKH, P2SH, P2WPKH, P2WSH, P2TR. Litecoin: the same, P2SH as `M...` only. Solana: a wallet's key only. An
/// address without checksum (Solana, Ethereum in one case) may hide a mistake: the owner has to compare.
pub fn validate(network: Network, form: AddressForm, text: &str) -> Result<String, AddressError> {
    let text = text.trim();
    if holds_private_key(text) {
        return Err(AddressError::PrivateKey);
    }
    let spelled_for = segwit_network(text).map(|(network, _)| network);
    match recognise(text) {
        Some(other) if other != network && spelled_for != Some(network) => {
            let shared = network == Network::Litecoin
                && base58_check(text).is_ok_and(|bytes| bytes[0] == SHARED_SCRIPT_HASH_VERSION);
            Err(if shared { AddressError::SharedScriptHash } else { AddressError::OtherNetwork(other) })
        }
        _ => match network {
            Network::Bitcoin | Network::Litecoin => bitcoin_like(network, form, text),
            Network::Ethereum => ethereum_account(text),
            Network::Tron => tron_account(text),
            Network::Solana => solana_wallet(text),
        },
    }
}

/// The network that an address looks to be of; `None` where two share its form or none has it. A reading that a
/// checksum confirms goes before one without: a Litecoin address in capitals can read like a Solana key.
fn recognise(text: &str) -> Option<Network> {
    let segwit = segwit_network(text).map(|(network, _)| network);
    if segwit.is_some() && bech32::segwit::decode(text).is_ok() {
        return segwit;
    }
    if let Ok([version, ..]) = base58_check(text) {
        return match version {
            0x00 | SHARED_SCRIPT_HASH_VERSION => Some(Network::Bitcoin),
            0x30 | 0x32 => Some(Network::Litecoin),
            TRON_VERSION => Some(Network::Tron),
            _ => None,
        };
    }
    if bs58::decode(text).into_vec().is_ok_and(|key| key.len() == 32) {
        return Some(Network::Solana);
    }
    segwit.or_else(|| hex_account(text).map(|_| Network::Ethereum))
}

fn segwit_network(text: &str) -> Option<(Network, &'static str)> {
    let lower = text.to_ascii_lowercase();
    let found = SEGWIT_PREFIXES.into_iter().find(|(prefix, _)| lower.starts_with(prefix));
    found.map(|(prefix, network)| (network, prefix))
}

fn bitcoin_like(network: Network, form: AddressForm, text: &str) -> Result<String, AddressError> {
    let Some((_, prefix)) = segwit_network(text) else {
        return base58_hash(network, form, text);
    };
    if text.bytes().any(|letter| letter.is_ascii_uppercase()) && text.bytes().any(|letter| letter.is_ascii_lowercase())
    {
        return Err(AddressError::MixedCase);
    }
    if prefix == "ltcmweb1" {
        return Err(AddressError::Mweb);
    }
    let (_, version, program) = bech32::segwit::decode(text).map_err(|wrong| match wrong.0 {
        bech32::primitives::decode::SegwitHrpstringError::Checksum(_) => AddressError::Checksum,
        _ => AddressError::Malformed,
    })?;
    if segwit_prefix(network, form) != prefix.strip_suffix('1') {
        return Err(AddressError::OtherForm);
    }
    match (version.to_u8(), program.len()) {
        (0, 20 | 32) | (1, 32) => Ok(text.to_ascii_lowercase()),
        _ => Err(AddressError::UnknownKind),
    }
}

fn base58_hash(network: Network, form: AddressForm, text: &str) -> Result<String, AddressError> {
    let version = base58_check(text)?[0];
    let belongs_to = |form| {
        base58_versions(network, form)
            .is_some_and(|versions| version == versions.public_key_hash || version == versions.script_hash)
    };
    let other_form = match form {
        AddressForm::Real => AddressForm::Demonstration,
        AddressForm::Demonstration => AddressForm::Real,
    };
    if belongs_to(form) {
        Ok(text.to_owned())
    } else if belongs_to(other_form) {
        Err(AddressError::OtherForm)
    } else {
        Err(AddressError::Malformed)
    }
}

/// A version byte and a hash of 20.
fn base58_check(text: &str) -> Result<[u8; 21], AddressError> {
    let decoded = bs58::decode(text).with_check(None).into_vec().map_err(|wrong| match wrong {
        bs58::decode::Error::InvalidChecksum { .. } if (26..=35).contains(&text.len()) => AddressError::Checksum,
        _ => AddressError::Malformed,
    })?;
    decoded.try_into().map_err(|_| AddressError::Malformed)
}

fn hex_account(text: &str) -> Option<[u8; 20]> {
    let digits = text.strip_prefix("0x")?;
    hex::decode(digits).ok()?.try_into().ok()
}

/// All in one case has no checksum and is taken; mixed case is the checksum (EIP-55).
fn ethereum_account(text: &str) -> Result<String, AddressError> {
    let account = hex_account(text).ok_or(AddressError::Malformed)?;
    let canonical = ethereum(account);
    let digits = &text[2..];
    let mixed = digits.bytes().any(|digit| digit.is_ascii_uppercase())
        && digits.bytes().any(|digit| digit.is_ascii_lowercase());
    if mixed && canonical != text {
        return Err(AddressError::Checksum);
    }
    if account == [0; 20] || is_token_contract(&canonical) { Err(AddressError::NotAWallet) } else { Ok(canonical) }
}

fn tron_account(text: &str) -> Result<String, AddressError> {
    let [version, account @ ..] = base58_check(text)?;
    if version != TRON_VERSION {
        return Err(AddressError::Malformed);
    }
    let canonical = tron(account);
    if account == [0; 20] || is_token_contract(&canonical) { Err(AddressError::NotAWallet) } else { Ok(canonical) }
}

fn is_token_contract(canonical: &str) -> bool {
    Method::ALL.into_iter().any(|method| method.contract() == Some(canonical))
}

/// Solana's addresses have no checksum. But a wallet's key is a multiple of the curve's base point, and of all texts of
/// the right length only one in sixteen is: the test finds fifteen of sixteen mistakes, and every token account, since
/// those are chosen off the curve.
fn solana_wallet(text: &str) -> Result<String, AddressError> {
    let decoded = bs58::decode(text).into_vec().map_err(|_| AddressError::Malformed)?;
    let bytes: [u8; 32] = decoded.try_into().map_err(|_| AddressError::Malformed)?;
    if SOLANA_PROGRAMS.contains(&text) || text.starts_with("Sysvar") {
        return Err(AddressError::NotAWallet);
    }
    let point = CompressedEdwardsY(bytes).decompress().ok_or(AddressError::NotAPublicKey)?;
    let is_key = point.is_torsion_free() && !point.is_small_order() && point.compress().0 == bytes;
    if is_key { Ok(text.to_owned()) } else { Err(AddressError::NotAPublicKey) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BTC: &str = "bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu";
    const LTC: &str = "ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh";
    const ETH: &str = "0x9858EfFD232B4033E47d90003D41EC34EcaEda94";
    const TRX: &str = "TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH";
    const SOL: &str = "HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk";

    fn real(network: Network, text: &str) -> Result<String, AddressError> {
        validate(network, AddressForm::Real, text)
    }

    fn refusal(network: Network, text: &str) -> AddressError {
        real(network, text).expect_err("no address")
    }

    fn demonstration(network: Network, text: &str) -> Result<String, AddressError> {
        validate(network, AddressForm::Demonstration, text)
    }

    #[test]
    fn every_native_form_is_accepted_as_it_is() {
        for (network, address) in [
            (Network::Bitcoin, BTC),
            (Network::Bitcoin, "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3"),
            (Network::Bitcoin, "bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr"),
            (Network::Bitcoin, "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"),
            (Network::Bitcoin, "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"),
            (Network::Litecoin, LTC),
            (Network::Litecoin, "LUWPbpM43E2p7ZSh8cyTBEkvpHmr3cB8Ez"),
            (Network::Ethereum, ETH),
            (Network::Tron, TRX),
            (Network::Solana, SOL),
            (Network::Solana, "Hh8QwFUA6MtVu1qAoq12ucvFHNwCcVTV7hpWjeY1Hztb"),
            (Network::Solana, "GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL"),
        ] {
            assert_eq!(real(network, address).as_deref(), Ok(address));
            assert_eq!(real(network, &format!(" {address}\r\n")).as_deref(), Ok(address));
        }
    }

    #[test]
    fn the_writing_is_made_canonical() {
        assert_eq!(real(Network::Bitcoin, &BTC.to_uppercase()).as_deref(), Ok(BTC));
        assert_eq!(real(Network::Litecoin, &LTC.to_uppercase()).as_deref(), Ok(LTC));
        assert_eq!(real(Network::Ethereum, &ETH.to_lowercase()).as_deref(), Ok(ETH));
        let capitals = format!("0x{}", ETH[2..].to_uppercase());
        assert_eq!(real(Network::Ethereum, &capitals).as_deref(), Ok(ETH));
    }

    #[test]
    fn litecoin_script_addresses_are_taken_with_an_m_and_not_with_a_3() {
        let hash = [0x12; 20];
        let spelled = |version| bs58::encode(hash).with_check_version(version).into_string();
        assert_eq!(real(Network::Litecoin, &spelled(0x32)), Ok(spelled(0x32)));
        assert_eq!(refusal(Network::Litecoin, &spelled(0x05)), AddressError::SharedScriptHash);
        assert_eq!(real(Network::Bitcoin, &spelled(0x05)), Ok(spelled(0x05)));
        assert_eq!(refusal(Network::Bitcoin, &spelled(0x32)), AddressError::OtherNetwork(Network::Litecoin));
    }

    #[test]
    fn an_address_of_another_network_is_named() {
        let examples = [
            (Network::Bitcoin, BTC),
            (Network::Litecoin, LTC),
            (Network::Ethereum, ETH),
            (Network::Tron, TRX),
            (Network::Solana, SOL),
        ];
        for (of, address) in examples {
            for asked in Network::ALL.into_iter().filter(|asked| *asked != of) {
                assert_eq!(refusal(asked, address), AddressError::OtherNetwork(of), "{address}");
            }
        }
        let legacy = "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2";
        assert_eq!(refusal(Network::Litecoin, legacy), AddressError::OtherNetwork(Network::Bitcoin));
    }

    #[test]
    fn a_changed_last_letter_is_found_wherever_there_is_a_checksum() {
        for (network, address) in [
            (Network::Bitcoin, BTC),
            (Network::Bitcoin, "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"),
            (Network::Litecoin, LTC),
            (Network::Litecoin, "LUWPbpM43E2p7ZSh8cyTBEkvpHmr3cB8Ez"),
            (Network::Tron, TRX),
            (Network::Tron, "TSeJkUh4Qv67VNFwY8LaAxERygNdy6NQZK"),
        ] {
            let (start, last) = address.split_at(address.len() - 1);
            for other in ["7", "8"].into_iter().filter(|other| *other != last) {
                assert_eq!(refusal(network, &format!("{start}{other}")), AddressError::Checksum, "{address}");
            }
        }
        // In capitals this one reads like a Solana key, too.
        let capitals = format!("{}7", LTC[..LTC.len() - 1].to_uppercase());
        assert_eq!(refusal(Network::Litecoin, &capitals), AddressError::Checksum);
    }

    #[test]
    fn the_wrong_checksum_for_a_witness_version_is_found() {
        // BIP-350's invalid examples: version 1 with bech32, version 0 with bech32m.
        for wrong in [
            "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd",
            "bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq54wu34",
        ] {
            assert!(real(Network::Bitcoin, wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn later_witness_versions_mixed_case_and_mweb_are_refused() {
        let version_16 = "BC1SW50QGDZ25J";
        assert_eq!(refusal(Network::Bitcoin, version_16), AddressError::UnknownKind);
        let mixed = BTC.replace("cr8te4", "CR8TE4");
        assert_eq!(refusal(Network::Bitcoin, &mixed), AddressError::MixedCase);
        let mweb = "ltcmweb1qqv0wyfpmqvzulrmsr6yxkqf0rt6sg0cqmjqmzjlpyjnwr9ngmnsjwqcf3gkdfq9ql4xe7zp0jzx5zwqlx3dh6dgx2kp0vcs3fqrtrd0p6scmrqyc";
        assert_eq!(refusal(Network::Litecoin, mweb), AddressError::Mweb);
    }

    #[test]
    fn one_letter_in_the_other_case_is_refused_in_ethereum() {
        for address in [
            ETH,
            "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
            "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
            "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
            "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
        ] {
            assert_eq!(real(Network::Ethereum, address).as_deref(), Ok(address));
            for (place, letter) in address.char_indices().skip(2).filter(|(_, letter)| letter.is_alphabetic()) {
                let flipped =
                    if letter.is_uppercase() { letter.to_ascii_lowercase() } else { letter.to_ascii_uppercase() };
                let wrong = format!("{}{flipped}{}", &address[..place], &address[place + 1..]);
                assert_eq!(refusal(Network::Ethereum, &wrong), AddressError::Checksum, "{wrong}");
            }
        }
        for one_case in ["0x52908400098527886E0F7030069857D2E4169EE7", "0xde709f2102306220921060314715629080e2fb77"] {
            assert_eq!(real(Network::Ethereum, one_case).as_deref(), Ok(one_case));
        }
    }

    #[test]
    fn ethereum_has_forty_digits_after_0x() {
        for wrong in [&ETH[..41], &ETH[2..], &format!("{ETH}0"), "0x", "0xg858EfFD232B4033E47d90003D41EC34EcaEda94"] {
            assert_eq!(refusal(Network::Ethereum, wrong), AddressError::Malformed, "{wrong}");
        }
    }

    #[test]
    fn contracts_programs_and_empty_accounts_are_no_wallets() {
        for method in Method::ALL {
            if let Some(contract) = method.contract() {
                assert_eq!(refusal(method.network(), contract), AddressError::NotAWallet);
                assert_ne!(real(method.network(), &contract.to_lowercase()), Ok(contract.to_owned()));
            }
        }
        assert_eq!(refusal(Network::Ethereum, &format!("0x{}", "0".repeat(40))), AddressError::NotAWallet);
        assert_eq!(refusal(Network::Tron, "T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb"), AddressError::NotAWallet);
        for program in SOLANA_PROGRAMS {
            assert_eq!(bs58::decode(program).into_vec().map(|key| key.len()), Ok(32), "{program}");
            assert_eq!(refusal(Network::Solana, program), AddressError::NotAWallet);
        }
        assert_eq!(refusal(Network::Solana, "SysvarRent111111111111111111111111111111111"), AddressError::NotAWallet);
    }

    #[test]
    fn fifteen_of_sixteen_mistakes_in_a_solana_address_are_found() {
        let mut accepted = 0;
        let mut tried = 0;
        for place in (0..SOL.len()).step_by(5) {
            for letter in "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz".chars() {
                let wrong = format!("{}{letter}{}", &SOL[..place], &SOL[place + 1..]);
                if wrong != SOL {
                    tried += 1;
                    accepted += u32::from(real(Network::Solana, &wrong).is_ok());
                }
            }
        }
        assert!(accepted * 10 < tried, "{accepted} of {tried}");
        for wrong in [&SOL[..42], "HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpq0", ""] {
            assert_eq!(refusal(Network::Solana, wrong), AddressError::Malformed, "{wrong}");
        }
        // A point of small order: y = 1, the identity.
        let identity = bs58::encode([&[1_u8][..], &[0; 31]].concat()).into_string();
        assert_eq!(refusal(Network::Solana, &identity), AddressError::NotAPublicKey);
    }

    #[test]
    fn a_real_shop_and_a_demonstration_refuse_each_others_spelling() {
        let key = super::super::demonstration::account_key;
        for network in [Network::Bitcoin, Network::Litecoin] {
            let key = key(network).expect("a key");
            let of = |form| super::super::derive(&key, 0, form).expect("an address");
            let (main, test) = (of(AddressForm::Real), of(AddressForm::Demonstration));
            assert_eq!(demonstration(network, &test), Ok(test.clone()));
            assert_eq!(demonstration(network, &main), Err(AddressError::OtherForm));
            assert_eq!(real(network, &test), Err(AddressError::OtherForm));
        }
        assert_eq!(refusal(Network::Bitcoin, "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn"), AddressError::OtherForm);
        assert!(demonstration(Network::Bitcoin, "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn").is_ok());
        for (network, address) in [(Network::Ethereum, ETH), (Network::Tron, TRX), (Network::Solana, SOL)] {
            assert_eq!(demonstration(network, address).as_deref(), Ok(address));
        }
    }

    #[test]
    fn a_private_key_in_a_list_of_addresses_is_refused_by_name() {
        for network in Network::ALL {
            let secret = "KyZpNDKnfs94vbrwhJneDi77V6jF64PWPF8x5cdJb8ifgg2DUc9d";
            let refused = refusal(network, secret);
            assert_eq!(refused, AddressError::PrivateKey);
            assert!(!format!("{refused} {refused:?}").contains(secret));
        }
    }

    #[test]
    fn nonsense_is_refused_without_a_panic() {
        for network in Network::ALL {
            for text in ["", " ", "0x", "1", "bc1", "ltc1", "T", "é", "bc1é", "0xé", "１２３", &"z".repeat(5_000)]
            {
                assert!(real(network, text).is_err(), "{text}");
            }
        }
    }
}

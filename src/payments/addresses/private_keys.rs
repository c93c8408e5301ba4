//! Recognises private keys and seed words where a public key or an address is asked for, so that they can be refused
//! by name. It is wary rather than exact: a typing mistake does not make a secret harmless.

/// How private extended keys begin (BIP-32, SLIP-132).
const EXTENDED_PREFIXES: [&str; 8] = ["xprv", "yprv", "zprv", "tprv", "uprv", "vprv", "ltpv", "mtpv"];

/// Whether `text` holds, anywhere, something that spends money: an extended private key, a key in wallet import
/// format, BIP-38 or raw hex, a Solana key, or a dozen words or more.
pub(super) fn holds_private_key(text: &str) -> bool {
    has_seed_words(text)
        || is_solana_key_file(text)
        || text.split(|letter: char| !letter.is_ascii_alphanumeric()).any(is_private_token)
}

/// Seed phrases have 12 to 24 words, in any of many languages, at times numbered.
fn has_seed_words(text: &str) -> bool {
    let words = text
        .split(|letter: char| letter.is_whitespace() || ",;|-_".contains(letter))
        .map(|word| word.trim_matches(|letter: char| !letter.is_alphabetic()))
        .filter(|word| !word.is_empty());
    words.clone().count() >= 12 && words.clone().all(|word| word.chars().all(char::is_alphabetic))
}

/// `solana-keygen` writes a key as a list of its 64 bytes.
fn is_solana_key_file(text: &str) -> bool {
    let text = text.trim();
    text.starts_with('[') && text.split(',').count() >= 32
}

fn is_private_token(token: &str) -> bool {
    let all = |allowed: fn(&u8) -> bool| token.as_bytes().iter().all(allowed);
    match token.len() {
        // A raw key or seed; with 0x in front it has two letters more.
        64 | 128 => all(u8::is_ascii_hexdigit) || is_extended_private(token),
        66 | 130 if token.starts_with("0x") || token.starts_with("0X") => {
            token[2..].bytes().all(|digit| digit.is_ascii_hexdigit())
        }
        51 | 52 => is_base58(token),
        58 => token.starts_with("6P") && is_base58(token),
        86..=88 => is_base58(token) || is_extended_private(token),
        _ => is_extended_private(token),
    }
}

/// Longer than any address, so that an address that happens to begin like this is not taken for a key.
fn is_extended_private(token: &str) -> bool {
    let begins = |prefix: &str| token.get(..4).is_some_and(|start| start.eq_ignore_ascii_case(prefix));
    token.len() > 64 && EXTENDED_PREFIXES.into_iter().any(begins)
}

fn is_base58(token: &str) -> bool {
    token.bytes().all(|letter| letter.is_ascii_alphanumeric() && !b"0OIl".contains(&letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: &str = "abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about";

    #[test]
    fn seed_words_are_recognised_however_they_are_separated() {
        assert!(holds_private_key(WORDS));
        assert!(holds_private_key(&WORDS.replace(' ', ", ")));
        assert!(holds_private_key(&WORDS.replace(' ', "\n")));
        assert!(holds_private_key(&WORDS.replace(' ', "-")));
        assert!(holds_private_key(&format!("{WORDS} {WORDS}")));
        let numbered: Vec<_> = WORDS.split(' ').enumerate().map(|(i, word)| format!("{}. {word}", i + 1)).collect();
        assert!(holds_private_key(&numbered.join(" ")));
        let japanese = ["あいこくしん"; 12].join("\u{3000}");
        assert!(holds_private_key(&japanese));
    }

    #[test]
    fn keys_in_hex_wallet_format_and_solana_form_are_recognised() {
        let hex = "5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc1";
        assert!(holds_private_key(hex));
        assert!(holds_private_key(&format!("0x{hex}")));
        assert!(holds_private_key(&format!("{hex}{hex}")));
        assert!(holds_private_key("KyZpNDKnfs94vbrwhJneDi77V6jF64PWPF8x5cdJb8ifgg2DUc9d"));
        assert!(holds_private_key("5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ"));
        assert!(holds_private_key("6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg"));
        let solana_key = bs58::encode([7_u8; 64]).into_string();
        assert!(holds_private_key(&solana_key));
        assert!(holds_private_key(&format!("[{}]", ["12"; 64].join(","))));
    }

    #[test]
    fn an_extended_private_key_is_recognised_inside_other_text_and_with_a_mistake_in_it() {
        let key = format!("zprv{}", "A".repeat(107));
        assert!(holds_private_key(&key));
        assert!(holds_private_key(&format!("wpkh([73c5da0a/84'/0'/0']{key}/0/*)")));
        assert!(holds_private_key(&key[..100]));
    }

    #[test]
    fn public_keys_and_addresses_are_not_taken_for_private_ones() {
        for harmless in [
            "zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs",
            "bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu",
            "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3",
            "bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry",
            "0x9858EfFD232B4033E47d90003D41EC34EcaEda94",
            "TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH",
            "TPRVAnGSP9uTAiF4TJ1ZpMVqGSfWdTUEbX",
            "HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk",
            "",
        ] {
            assert!(!holds_private_key(harmless), "{harmless}");
        }
    }
}

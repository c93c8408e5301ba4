//! Sealing with the shop's key: what is stored sealed (access details, a recovery code on its way to its owner)
//! can't be read from a copy of the database.
//!
//! XChaCha20-Poly1305 (draft-irtf-cfrg-xchacha-03) under a key derived for each purpose by HKDF-SHA256 (RFC 5869).
//! What a seal is for and whose it is are authenticated with it, so that one order's seal opens for no other.

use std::fmt;

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use hkdf::Hkdf;
use sha2::Sha256;

const NONCE_LENGTH: usize = 24;

/// The shop's secret: 32 random bytes. Never printed.
#[derive(Clone)]
pub struct SecretKey([u8; 32]);

/// A seal that does not open: another key, another owner, or damaged bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the sealed text does not open with this key")]
pub struct SealBroken;

impl SecretKey {
    pub const fn new(bytes: [u8; 32]) -> Self {
        SecretKey(bytes)
    }

    pub fn random() -> Self {
        SecretKey(rand::random())
    }

    /// The key as settings write it: 64 hexadecimal digits.
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// Seals a text for a purpose and an owner. Two seals of one text differ.
    pub fn seal(&self, purpose: &str, owner: &[u8], text: &str) -> Vec<u8> {
        let nonce: [u8; NONCE_LENGTH] = rand::random();
        let sealed = self
            .cipher(purpose)
            .encrypt(&XNonce::from(nonce), Payload { msg: text.as_bytes(), aad: owner })
            .expect("a text in memory is far below the cipher's limit of 256 GiB");
        [nonce.as_slice(), &sealed].concat()
    }

    /// Opens what [`SecretKey::seal`] made for the same purpose and owner.
    pub fn open(&self, purpose: &str, owner: &[u8], sealed: &[u8]) -> Result<String, SealBroken> {
        let (nonce, text) = sealed.split_at_checked(NONCE_LENGTH).ok_or(SealBroken)?;
        let nonce: [u8; NONCE_LENGTH] = nonce.try_into().map_err(|_| SealBroken)?;
        let plain = self
            .cipher(purpose)
            .decrypt(&XNonce::from(nonce), Payload { msg: text, aad: owner })
            .map_err(|_| SealBroken)?;
        String::from_utf8(plain).map_err(|_| SealBroken)
    }

    fn cipher(&self, purpose: &str) -> XChaCha20Poly1305 {
        let mut key = [0; 32];
        Hkdf::<Sha256>::new(None, &self.0)
            .expand(purpose.as_bytes(), &mut key)
            .expect("32 bytes are within what HKDF-SHA256 gives");
        XChaCha20Poly1305::new(&key.into())
    }
}

impl fmt::Debug for SecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretKey(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_opens_for_its_purpose_and_owner_alone() {
        let key = SecretKey::random();
        let sealed = key.seal("access", b"order 1", "ssh root@192.0.2.7");
        assert_eq!(key.open("access", b"order 1", &sealed).as_deref(), Ok("ssh root@192.0.2.7"));
        assert_eq!(key.open("access", b"order 2", &sealed), Err(SealBroken));
        assert_eq!(key.open("recovery", b"order 1", &sealed), Err(SealBroken));
        assert_eq!(SecretKey::random().open("access", b"order 1", &sealed), Err(SealBroken));
    }

    #[test]
    fn a_seal_shows_nothing_and_one_changed_bit_breaks_it() {
        let key = SecretKey::random();
        let mut sealed = key.seal("access", b"", "password");
        assert_ne!(sealed, key.seal("access", b"", "password"));
        assert!(!sealed.windows(8).any(|window| window == b"password"));
        *sealed.last_mut().expect("not empty") ^= 1;
        assert_eq!(key.open("access", b"", &sealed), Err(SealBroken));
        assert_eq!(key.open("access", b"", b"short"), Err(SealBroken));
        assert!(!format!("{key:?}").contains(&key.to_hex()));
    }
}

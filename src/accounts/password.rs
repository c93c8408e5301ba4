//! Passwords: the rule (R9), and hashes that take as long for nobody as for somebody.

use std::sync::{Arc, LazyLock};

use argon2::Argon2;
use argon2::password_hash::{self, PasswordHasher, PasswordVerifier, phc};
use secrecy::{ExposeSecret, SecretString};
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization;

/// A password as it was typed, brought to NFC so that `é` is the same from every keyboard; nothing else is changed,
/// and no space is trimmed (S17).
#[derive(Clone)]
pub struct PasswordText(SecretString);

impl PasswordText {
    pub fn new(typed: &str) -> Self {
        PasswordText(typed.nfc().collect::<String>().into())
    }

    fn expose(&self) -> &str {
        self.0.expose_secret()
    }
}

/// A password that keeps the rule for new ones.
#[derive(Clone)]
pub struct NewPassword(PasswordText);

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PasswordError {
    #[error("no password was given")]
    Missing,
    #[error("{0} characters are fewer than {min}", min = NewPassword::MIN_CHARACTERS)]
    TooShort(usize),
    #[error("{0} characters are more than {max}", max = NewPassword::MAX_CHARACTERS)]
    TooLong(usize),
    #[error("easy to guess: common, repeated, or made of the account's own details")]
    Guessable,
}

impl NewPassword {
    /// Code points after NFC. NIST SP 800-63B-4 asks for 15 where the password is the only factor.
    pub const MIN_CHARACTERS: usize = 15;
    pub const MAX_CHARACTERS: usize = 128;

    /// Fewer guesses than this, by zxcvbn's estimate, and the first minutes of an attack find it. Far below what a
    /// password of four random words takes.
    const FEWEST_GUESSES: u64 = 10_000_000;

    /// Checks the rule. `own` are words that an attacker tries first: the owner's names and email.
    pub fn parse(typed: &str, own: &[&str]) -> Result<Self, PasswordError> {
        let text = PasswordText::new(typed);
        let characters = text.expose().chars().count();
        if characters == 0 {
            return Err(PasswordError::Missing);
        }
        if characters < Self::MIN_CHARACTERS {
            return Err(PasswordError::TooShort(characters));
        }
        if characters > Self::MAX_CHARACTERS {
            return Err(PasswordError::TooLong(characters));
        }
        if is_guessable(text.expose(), own) { Err(PasswordError::Guessable) } else { Ok(NewPassword(text)) }
    }
}

fn is_guessable(password: &str, own: &[&str]) -> bool {
    let local_parts = own.iter().filter_map(|word| word.split_once('@')).map(|(local, _)| local);
    let words: Vec<&str> = own.iter().copied().chain(local_parts).chain(["kernodeck"]).collect();
    let made_of_own_words = words.iter().filter(|word| word.chars().count() >= 4).any(|word| {
        let rest = password.to_lowercase().replace(&word.to_lowercase(), "");
        rest.chars().count() < 4
    });
    made_of_own_words || zxcvbn::zxcvbn(password, &words).guesses() < NewPassword::FEWEST_GUESSES
}

/// A stored hash in the PHC string format.
#[derive(Clone, sqlx::Type)]
#[sqlx(transparent)]
pub struct PasswordHash(String);

impl PasswordHash {
    /// A hash out of the database.
    pub fn from_stored(text: String) -> Self {
        PasswordHash(text)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Argon2id with 19 MiB, two passes and one lane (OWASP's recommendation, and the crate's default), off the async
/// threads, at most as many at once as there are cores: hashing for strangers must not take the machine's memory.
#[derive(Clone)]
pub struct Hasher {
    places: Arc<Semaphore>,
}

/// A hash of a password that nobody has: checked for an unknown email, so that the answer takes as long (S25).
static NOBODYS: LazyLock<PasswordHash> = LazyLock::new(|| hash_now("a password that nobody has"));

impl Hasher {
    pub fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Hasher { places: Arc::new(Semaphore::new(cores)) }
    }

    pub async fn hash(&self, password: &NewPassword) -> PasswordHash {
        let text = password.0.clone();
        self.run(move || hash_now(text.expose())).await
    }

    /// Whether the password is the one that was hashed; without a hash the same work is done, for nothing.
    pub async fn verify(&self, password: &PasswordText, hash: Option<&PasswordHash>) -> bool {
        let text = password.clone();
        let hash = hash.cloned();
        self.run(move || {
            let matches = verify_now(text.expose(), hash.as_ref().unwrap_or(&NOBODYS));
            matches && hash.is_some()
        })
        .await
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> T {
        let _place = self.places.acquire().await.expect("the semaphore is never closed");
        tokio::task::spawn_blocking(work).await.expect("hashing does not panic")
    }
}

impl Default for Hasher {
    fn default() -> Self {
        Hasher::new()
    }
}

fn hash_now(password: &str) -> PasswordHash {
    let hash: password_hash::Result<phc::PasswordHash> = Argon2::default().hash_password(password.as_bytes());
    PasswordHash(hash.expect("the default parameters and a fresh salt are valid").to_string())
}

fn verify_now(password: &str, hash: &PasswordHash) -> bool {
    // A password of any length is checked the same; none longer than the rule can be right, so its work is bounded.
    let password = if password.len() > 4 * NewPassword::MAX_CHARACTERS { "" } else { password };
    phc::PasswordHash::new(&hash.0)
        .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(typed: &str) -> Result<(), PasswordError> {
        NewPassword::parse(typed, &["Ana", "García", "ana.garcia@example.org"]).map(|_| ())
    }

    #[test]
    fn r9_fifteen_to_128_characters_are_taken_of_any_kind() {
        assert_eq!(check("fourteen chars"), Err(PasswordError::TooShort(14)));
        assert_eq!(check("fifteen charsss"), Ok(()));
        let long: String = ('а'..='я').cycle().step_by(7).take(128).collect();
        assert_eq!(check(&long), Ok(()));
        assert_eq!(check(&format!("{long}!")), Err(PasswordError::TooLong(129)));
        assert_eq!(check(""), Err(PasswordError::Missing));
        assert_eq!(check("correct horse battery staple"), Ok(()));
        assert_eq!(check("очень длинный пароль"), Ok(()));
        assert_eq!(check(" leading and trailing "), Ok(()));
    }

    #[test]
    fn length_is_counted_in_code_points_after_composition() {
        let decomposed = "e\u{301}quipe d'e\u{301}te\u{301}s";
        assert_eq!(decomposed.chars().count(), 16);
        assert_eq!(check(decomposed), Err(PasswordError::TooShort(13)));
    }

    #[test]
    fn passwords_that_are_tried_first_are_refused() {
        for guessable in [
            "kernodeckkernodeck",
            "aaaaaaaaaaaaaaaaaa",
            "passwordpassword",
            "123456789012345",
            "ana.garcia@example.org",
            "Kernodeck123456",
        ] {
            assert_eq!(check(guessable), Err(PasswordError::Guessable), "{guessable}");
        }
    }

    #[tokio::test]
    async fn s17_a_password_is_verified_exactly_but_for_composition() {
        let hasher = Hasher::new();
        let hash = hasher.hash(&NewPassword::parse(" café au lait, merci ", &[]).expect("keeps the rule")).await;
        assert!(hasher.verify(&PasswordText::new(" café au lait, merci "), Some(&hash)).await);
        assert!(hasher.verify(&PasswordText::new(" cafe\u{301} au lait, merci "), Some(&hash)).await);
        assert!(!hasher.verify(&PasswordText::new("café au lait, merci"), Some(&hash)).await);
        assert!(!hasher.verify(&PasswordText::new("a password that nobody has"), None).await);
        assert!(hash.as_str().starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
    }
}

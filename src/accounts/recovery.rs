//! The recovery code: what replaces a lost password, once. Only its hash is kept.

use sha2::{Digest, Sha256};

use crate::accounts::password::{Hasher, NewPassword};
use crate::accounts::{Email, sessions, store};
use crate::database::Pool;
use crate::ids::AccountId;

/// 24 letters without look-alikes, in six groups: 117 random bits, which no one guesses, so that a fast hash is
/// enough.
#[derive(Clone, PartialEq, Eq)]
pub struct RecoveryCode(String);

#[derive(Debug, thiserror::Error)]
pub enum RecoveryError {
    /// The email is unknown, the code is wrong, or it was used before: which of them is not told.
    #[error("the email and the recovery code do not belong together")]
    Refused,
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

impl RecoveryCode {
    const ALPHABET: &'static [u8; 30] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";
    const LETTERS: usize = 24;

    pub fn random() -> Self {
        RecoveryCode((0..Self::LETTERS).map(|_| char::from(Self::ALPHABET[rand::random_range(0..30)])).collect())
    }

    /// Reads a code as people copy it: in any letter case, with or without spaces and hyphens.
    pub fn parse(text: &str) -> Option<Self> {
        let letters: String = text
            .chars()
            .filter(|c| !c.is_whitespace() && !matches!(c, '-' | '\u{2010}'..='\u{2015}'))
            .map(|c| c.to_ascii_uppercase())
            .collect();
        let known = letters.len() == Self::LETTERS && letters.bytes().all(|b| Self::ALPHABET.contains(&b));
        known.then_some(RecoveryCode(letters))
    }

    /// As it is shown and written down: `ABCD-EFGH-…`.
    pub fn shown(&self) -> String {
        let groups: Vec<&str> = (0..Self::LETTERS).step_by(4).map(|at| &self.0[at..at + 4]).collect();
        groups.join("-")
    }

    pub(super) fn hash(&self) -> Vec<u8> {
        Sha256::digest(self.0.as_bytes()).to_vec()
    }
}

/// Replaces a lost password: the code is used up, a new one is given, and every session of the account ends.
pub async fn recover(
    pool: &Pool,
    hasher: &Hasher,
    email: &Email,
    code: &RecoveryCode,
    password: &NewPassword,
) -> Result<(AccountId, RecoveryCode), RecoveryError> {
    // Hashed before the code is looked at, so that a wrong code takes as long as a right one.
    let hash = hasher.hash(password).await;
    let fresh = RecoveryCode::random();
    let mut transaction = pool.begin().await?;
    let account = store::replace_password_by_code(&mut transaction, email, &code.hash(), &hash, &fresh.hash())
        .await?
        .ok_or(RecoveryError::Refused)?;
    sessions::end_all(&mut transaction, account, None).await?;
    transaction.commit().await?;
    Ok((account, fresh))
}

/// Gives the account a new recovery code; the old one is worth nothing from then on.
pub async fn renew_recovery_code(pool: &Pool, account: AccountId) -> sqlx::Result<RecoveryCode> {
    let code = RecoveryCode::random();
    let mut conn = pool.acquire().await?;
    store::set_recovery_code(&mut conn, account, &code.hash()).await?;
    Ok(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_back_as_people_copy_it() {
        let code = RecoveryCode::random();
        let shown = code.shown();
        assert_eq!(shown.len(), 29);
        assert!(RecoveryCode::parse(&shown) == Some(code.clone()));
        assert!(RecoveryCode::parse(&format!(" {} ", shown.to_lowercase().replace('-', " "))) == Some(code));
        assert!(RecoveryCode::parse(&shown[..28]).is_none());
        assert!(RecoveryCode::parse("").is_none());
    }
}

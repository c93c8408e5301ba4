//! Opening an account.

use time::OffsetDateTime;

use crate::accounts::{Email, Name, PasswordHash, RecoveryCode, store};
use crate::database::{self, PgConnection, Pool};
use crate::ids::AccountId;

/// What an account is opened with (R9): four fields, and nothing that proves who somebody is.
#[derive(Clone)]
pub struct Registration {
    pub first_name: Name,
    pub last_name: Name,
    pub email: Email,
    pub password_hash: PasswordHash,
    /// The tag of the language that the customer reads.
    pub locale: &'static str,
}

/// The email has an account already. Nothing of that account is shown or changed (R12).
#[derive(Debug, thiserror::Error)]
pub enum EmailTaken {
    #[error("the email has an account already")]
    Taken,
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

/// Opens an account within the caller's transaction, which a taken email leaves unusable: roll it back. The recovery
/// code is shown once; only its hash is kept.
pub async fn register(
    conn: &mut PgConnection,
    registration: &Registration,
    now: OffsetDateTime,
) -> Result<(AccountId, RecoveryCode), EmailTaken> {
    let id = AccountId::new();
    let code = RecoveryCode::random();
    store::insert_account(conn, id, registration, &code.hash(), now).await.map_err(|error| {
        if database::violates(&error, "accounts_email_is_unique") {
            EmailTaken::Taken
        } else {
            EmailTaken::Database(error)
        }
    })?;
    Ok((id, code))
}

/// Opens an account by itself, without an order.
pub async fn open_account(
    pool: &Pool,
    registration: &Registration,
    now: OffsetDateTime,
) -> Result<(AccountId, RecoveryCode), EmailTaken> {
    let mut transaction = pool.begin().await?;
    let opened = register(&mut transaction, registration, now).await?;
    transaction.commit().await?;
    Ok(opened)
}

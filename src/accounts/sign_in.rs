//! Signing in, and changing the password.

use crate::accounts::password::{Hasher, NewPassword, PasswordText};
use crate::accounts::{Account, Email, sessions, store};
use crate::database::Pool;
use crate::ids::{AccountId, SessionId};

#[derive(Debug, thiserror::Error)]
pub enum ChangeError {
    #[error("the present password is another")]
    WrongPassword,
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

/// The account that the email and password belong to. An unknown email takes as long as a wrong password, and
/// neither is told apart (S25).
pub async fn sign_in(
    pool: &Pool,
    hasher: &Hasher,
    email: &Email,
    password: &PasswordText,
) -> sqlx::Result<Option<AccountId>> {
    let mut conn = pool.acquire().await?;
    let found = store::find_by_email(&mut conn, email).await?;
    // The connection goes back before the slow part: waiting hashes hold no place in the pool.
    drop(conn);
    let (id, hash) = found.unzip();
    Ok(if hasher.verify(password, hash.as_ref()).await { id } else { None })
}

/// An account by its id, unless it was disabled.
pub async fn find_account(pool: &Pool, id: AccountId) -> sqlx::Result<Option<Account>> {
    let mut conn = pool.acquire().await?;
    store::find_account(&mut conn, id).await
}

/// An account by its id, disabled or not: staff see whose an order is all the same.
pub async fn find_any_account(pool: &Pool, id: AccountId) -> sqlx::Result<Option<Account>> {
    let mut conn = pool.acquire().await?;
    store::find_any_account(&mut conn, id).await
}

/// Changes the password and ends the account's other sessions where the owner wishes so.
pub async fn change_password(
    pool: &Pool,
    hasher: &Hasher,
    account: AccountId,
    present: &PasswordText,
    new: &NewPassword,
    end_all_but: Option<SessionId>,
) -> Result<(), ChangeError> {
    let mut conn = pool.acquire().await?;
    let hash = store::find_password_hash(&mut conn, account).await?;
    drop(conn);
    if !hasher.verify(present, hash.as_ref()).await {
        return Err(ChangeError::WrongPassword);
    }
    let hash = hasher.hash(new).await;
    let mut transaction = pool.begin().await?;
    store::set_password(&mut transaction, account, &hash).await?;
    if let Some(kept) = end_all_but {
        sessions::end_all(&mut transaction, account, Some(kept)).await?;
    }
    transaction.commit().await?;
    Ok(())
}

//! The accounts' SQL.

use sqlx::{PgConnection, query, query_as, query_scalar};
use time::OffsetDateTime;

use crate::accounts::registration::Registration;
use crate::accounts::{Account, Email, PasswordHash};
use crate::ids::AccountId;

pub(super) async fn insert_account(
    conn: &mut PgConnection,
    id: AccountId,
    registration: &Registration,
    recovery_code_hash: &[u8],
    now: OffsetDateTime,
) -> sqlx::Result<()> {
    query!(
        "insert into accounts (id, email, email_folded, first_name, last_name, password_hash, recovery_code_hash,
                               locale, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        id.uuid(),
        registration.email.typed(),
        registration.email.folded(),
        registration.first_name.as_str(),
        registration.last_name.as_str(),
        registration.password_hash.as_str(),
        recovery_code_hash,
        registration.locale,
        now
    )
    .execute(conn)
    .await?;
    Ok(())
}

pub(super) async fn find_by_email(
    conn: &mut PgConnection,
    email: &Email,
) -> sqlx::Result<Option<(AccountId, PasswordHash)>> {
    let row = query!(
        "select id, password_hash from accounts where email_folded = $1 and disabled_at is null",
        email.folded()
    )
    .fetch_optional(conn)
    .await?;
    Ok(row.map(|row| (row.id.into(), PasswordHash::from_stored(row.password_hash))))
}

pub(super) async fn find_account(conn: &mut PgConnection, id: AccountId) -> sqlx::Result<Option<Account>> {
    query_as!(
        Account,
        r#"select id as "id: AccountId", email, first_name, last_name, locale, created_at
           from accounts where id = $1 and disabled_at is null"#,
        id.uuid()
    )
    .fetch_optional(conn)
    .await
}

pub(super) async fn find_any_account(conn: &mut PgConnection, id: AccountId) -> sqlx::Result<Option<Account>> {
    query_as!(
        Account,
        r#"select id as "id: AccountId", email, first_name, last_name, locale, created_at from accounts where id = $1"#,
        id.uuid()
    )
    .fetch_optional(conn)
    .await
}

pub(super) async fn find_password_hash(conn: &mut PgConnection, id: AccountId) -> sqlx::Result<Option<PasswordHash>> {
    let hash =
        query_scalar!("select password_hash from accounts where id = $1", id.uuid()).fetch_optional(conn).await?;
    Ok(hash.map(PasswordHash::from_stored))
}

pub(super) async fn set_password(conn: &mut PgConnection, id: AccountId, hash: &PasswordHash) -> sqlx::Result<()> {
    query!("update accounts set password_hash = $2 where id = $1", id.uuid(), hash.as_str()).execute(conn).await?;
    Ok(())
}

pub(super) async fn set_recovery_code(conn: &mut PgConnection, id: AccountId, hash: &[u8]) -> sqlx::Result<()> {
    query!("update accounts set recovery_code_hash = $2 where id = $1", id.uuid(), hash).execute(conn).await?;
    Ok(())
}

/// Sets a new password and code where the code is right; the row's lock lets a code be used once.
pub(super) async fn replace_password_by_code(
    conn: &mut PgConnection,
    email: &Email,
    code_hash: &[u8],
    password: &PasswordHash,
    fresh_code_hash: &[u8],
) -> sqlx::Result<Option<AccountId>> {
    query_scalar!(
        r#"update accounts set password_hash = $3, recovery_code_hash = $4
           where email_folded = $1 and recovery_code_hash = $2 and disabled_at is null
           returning id as "id: AccountId""#,
        email.folded(),
        code_hash,
        password.as_str(),
        fresh_code_hash
    )
    .fetch_optional(conn)
    .await
}

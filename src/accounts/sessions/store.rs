//! The sessions' SQL.

use serde_json::Value;
use sqlx::{PgConnection, query, query_as, query_scalar};
use time::OffsetDateTime;

use super::{ListedSession, Owner, SecretHash, Session};
use crate::ids::{AccountId, SessionId};

pub async fn create(
    conn: &mut PgConnection,
    secret: &SecretHash,
    id: SessionId,
    owner: Owner,
    session: &Session,
    user_agent: &str,
    now: OffsetDateTime,
) -> sqlx::Result<()> {
    let (account, staff) = match owner {
        Owner::Customer(account) => (Some(account.uuid()), None),
        Owner::Staff(staff) => (None, Some(staff.uuid())),
    };
    query!(
        "insert into sessions (id_hash, public_id, account_id, staff_id, data, user_agent, created_at, last_seen_at,
                               expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $7, $8)",
        secret.bytes(),
        id.uuid(),
        account,
        staff,
        session.data,
        user_agent,
        now,
        session.expires_at
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// A session that has not expired.
pub async fn find(conn: &mut PgConnection, secret: &SecretHash, now: OffsetDateTime) -> sqlx::Result<Option<Session>> {
    query_as!(
        Session,
        "select data, expires_at from sessions where id_hash = $1 and expires_at > $2",
        secret.bytes(),
        now
    )
    .fetch_optional(conn)
    .await
}

/// What one of the account's sessions holds under a name; the latest, where several do.
pub async fn find_datum_for(
    conn: &mut PgConnection,
    account: AccountId,
    name: &str,
    now: OffsetDateTime,
) -> sqlx::Result<Option<Value>> {
    query_scalar!(
        r#"select data->$2 as "datum!" from sessions
           where account_id = $1 and data->$2 is not null and expires_at > $3
           order by created_at desc, public_id desc limit 1"#,
        account.uuid(),
        name,
        now
    )
    .fetch_optional(conn)
    .await
}

/// Saves what a session holds and moves its end; false where it was ended meanwhile, which must not bring it back.
pub async fn touch(
    conn: &mut PgConnection,
    secret: &SecretHash,
    data: &Value,
    expires_at: OffsetDateTime,
    now: OffsetDateTime,
) -> sqlx::Result<bool> {
    let done = query!(
        "update sessions set data = $2, expires_at = $3, last_seen_at = $4 where id_hash = $1",
        secret.bytes(),
        data,
        expires_at,
        now
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn delete(conn: &mut PgConnection, secret: &SecretHash) -> sqlx::Result<()> {
    query!("delete from sessions where id_hash = $1", secret.bytes()).execute(conn).await?;
    Ok(())
}

/// The account's sessions, the one seen last first.
pub async fn list_for(
    conn: &mut PgConnection,
    account: AccountId,
    now: OffsetDateTime,
) -> sqlx::Result<Vec<ListedSession>> {
    query_as!(
        ListedSession,
        r#"select public_id as "id: SessionId", user_agent, created_at, last_seen_at
           from sessions where account_id = $1 and expires_at > $2
           order by last_seen_at desc, public_id desc"#,
        account.uuid(),
        now
    )
    .fetch_all(conn)
    .await
}

/// Ends one session of the account; false where the account has no such session.
pub async fn end_one_for(conn: &mut PgConnection, account: AccountId, id: SessionId) -> sqlx::Result<bool> {
    let done = query!("delete from sessions where account_id = $1 and public_id = $2", account.uuid(), id.uuid())
        .execute(conn)
        .await?;
    Ok(done.rows_affected() == 1)
}

/// Ends the account's sessions, all or all but one.
pub async fn end_all(conn: &mut PgConnection, account: AccountId, but: Option<SessionId>) -> sqlx::Result<u64> {
    let done = query!(
        "delete from sessions where account_id = $1 and public_id is distinct from $2",
        account.uuid(),
        but.map(SessionId::uuid)
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected())
}

/// Deletes sessions that have run out.
pub async fn forget_expired(conn: &mut PgConnection, now: OffsetDateTime) -> sqlx::Result<u64> {
    Ok(query!("delete from sessions where expires_at <= $1", now).execute(conn).await?.rows_affected())
}

//! The limits' SQL.

use sqlx::{PgConnection, query, query_scalar};
use time::OffsetDateTime;

pub(super) struct Window {
    pub(super) count: i64,
    /// The try whose ageing out of the window frees a place.
    pub(super) frees_at: Option<OffsetDateTime>,
}

pub(super) async fn record(conn: &mut PgConnection, purpose: &str, key: &str, at: OffsetDateTime) -> sqlx::Result<i64> {
    query_scalar!("insert into attempts (purpose, key, at) values ($1, $2, $3) returning id", purpose, key, at)
        .fetch_one(conn)
        .await
}

pub(super) async fn window(
    conn: &mut PgConnection,
    purpose: &str,
    key: &str,
    since: OffsetDateTime,
    tries: u32,
) -> sqlx::Result<Window> {
    let row = query!(
        r#"select count(*) as "count!",
                  (array_agg(at order by at desc, id desc))[$4::int + 1] as frees_at
           from attempts where purpose = $1 and key = $2 and at > $3"#,
        purpose,
        key,
        since,
        tries as i32
    )
    .fetch_one(conn)
    .await?;
    Ok(Window { count: row.count, frees_at: row.frees_at })
}

pub(super) async fn erase(conn: &mut PgConnection, id: i64) -> sqlx::Result<()> {
    query!("delete from attempts where id = $1", id).execute(conn).await?;
    Ok(())
}

/// Deletes tries that are too old to count for anything.
pub async fn forget_before(conn: &mut PgConnection, before: OffsetDateTime) -> sqlx::Result<u64> {
    Ok(query!("delete from attempts where at < $1", before).execute(conn).await?.rows_affected())
}

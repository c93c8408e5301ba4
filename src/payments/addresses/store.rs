//! The addresses' SQL.

use sqlx::{PgConnection, query, query_scalar};
use time::OffsetDateTime;

use crate::ids::AddressId;
use crate::payments::method::Network;

/// The current key of a network with its next index, which is used up: two payments never share one.
pub(super) async fn take_index(
    conn: &mut PgConnection,
    network: Network,
) -> sqlx::Result<Option<(String, String, u32)>> {
    let row = query!(
        r#"update account_keys set next_index = next_index + 1 where network = $1 and current
           returning fingerprint, public_key, next_index - 1 as "index!""#,
        network.id()
    )
    .fetch_optional(conn)
    .await?;
    Ok(row.map(|row| (row.fingerprint, row.public_key, row.index.unsigned_abs())))
}

/// Writes a derived address as given out; `None` where the same address is known already.
pub(super) async fn insert_derived(
    conn: &mut PgConnection,
    network: Network,
    address: &str,
    fingerprint: &str,
    index: u32,
    now: OffsetDateTime,
) -> sqlx::Result<Option<AddressId>> {
    query_scalar!(
        r#"insert into receiving_addresses (id, network, address, key_fingerprint, key_index, added_at, issued_at)
           values ($1, $2, $3, $4, $5, $6, $6) on conflict do nothing
           returning id as "id: AddressId""#,
        AddressId::new().uuid(),
        network.id(),
        address,
        fingerprint,
        index as i32,
        now
    )
    .fetch_optional(conn)
    .await
}

/// The oldest free address of the pool, given out. Two payments at once take two.
pub(super) async fn take_from_pool(
    conn: &mut PgConnection,
    network: Network,
    now: OffsetDateTime,
) -> sqlx::Result<Option<(AddressId, String)>> {
    let row = query!(
        r#"update receiving_addresses set issued_at = $2
           where id = (select id from receiving_addresses
                       where network = $1 and issued_at is null and key_fingerprint is null
                       order by added_at, id limit 1 for update skip locked)
           returning id as "id: AddressId", address"#,
        network.id(),
        now
    )
    .fetch_optional(conn)
    .await?;
    Ok(row.map(|row| (row.id, row.address)))
}

/// False where the address is known already.
pub(super) async fn insert_pooled(
    conn: &mut PgConnection,
    network: Network,
    address: &str,
    now: OffsetDateTime,
) -> sqlx::Result<bool> {
    let done = query!(
        "insert into receiving_addresses (id, network, address, added_at) values ($1, $2, $3, $4)
         on conflict on constraint receiving_addresses_are_unique do nothing",
        AddressId::new().uuid(),
        network.id(),
        address,
        now
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// How many addresses the pool of a network has in all, and how many of them are free.
pub(super) async fn count_pool(conn: &mut PgConnection, network: Network) -> sqlx::Result<(u32, u32)> {
    let row = query!(
        r#"select count(*) as "all!", count(*) filter (where issued_at is null) as "free!"
           from receiving_addresses where network = $1 and key_fingerprint is null"#,
        network.id()
    )
    .fetch_one(conn)
    .await?;
    let count = |count: i64| u32::try_from(count).unwrap_or(u32::MAX);
    Ok((count(row.all), count(row.free)))
}

pub(super) async fn set_current_key(
    conn: &mut PgConnection,
    network: Network,
    fingerprint: &str,
    public_key: &str,
    now: OffsetDateTime,
) -> sqlx::Result<()> {
    query!(
        "update account_keys set current = false where network = $1 and current and fingerprint <> $2",
        network.id(),
        fingerprint
    )
    .execute(&mut *conn)
    .await?;
    query!(
        "insert into account_keys (network, fingerprint, public_key, current, added_at) values ($1, $2, $3, true, $4)
         on conflict (network, fingerprint) do update set current = true",
        network.id(),
        fingerprint,
        public_key,
        now
    )
    .execute(conn)
    .await?;
    Ok(())
}

//! The rates' SQL: the last quote of each provider for each coin.

use sqlx::{PgConnection, query, query_as};

use crate::payments::method::Asset;
use crate::payments::rates::Quote;

pub(super) async fn quotes_of(conn: &mut PgConnection, asset: Asset) -> sqlx::Result<Vec<Quote>> {
    query_as!(
        Quote,
        "select provider, bid, ask, mid, fetched_at, provider_time from rate_quotes where asset = $1 order by provider",
        asset.symbol()
    )
    .fetch_all(conn)
    .await
}

/// Saves quotes, each in the place of its provider's last one, unless that one is newer: another instance may have
/// asked a moment later.
pub async fn save_quotes(conn: &mut PgConnection, quotes: &[(Asset, Quote)]) -> sqlx::Result<()> {
    for (asset, quote) in quotes {
        query!(
            "insert into rate_quotes (asset, provider, bid, ask, mid, fetched_at, provider_time)
             values ($1, $2, $3, $4, $5, $6, $7)
             on conflict (asset, provider) do update
             set bid = excluded.bid, ask = excluded.ask, mid = excluded.mid, fetched_at = excluded.fetched_at,
                 provider_time = excluded.provider_time
             where rate_quotes.fetched_at <= excluded.fetched_at",
            asset.symbol(),
            quote.provider,
            quote.bid,
            quote.ask,
            quote.mid,
            quote.fetched_at,
            quote.provider_time
        )
        .execute(&mut *conn)
        .await?;
    }
    Ok(())
}

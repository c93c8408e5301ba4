//! What coins cost. Quotes are refreshed in the background into the database, where every instance reads the same;
//! a customer's request never waits for a provider.

mod demonstration;
mod median;
mod store;

use sqlx::PgConnection;
use time::OffsetDateTime;

use crate::money::Usd;
use crate::payments::method::Asset;

pub use demonstration::{DemonstrationError, DemonstrationRates};
pub use median::{Jump, NoRate, Policy, Quote, QuoteRefusal, Rate, RateAt, RateUnavailable, decide, guard_jump};
pub use store::save_quotes;

/// The rate for a payment of `total` now, from the quotes at hand.
pub async fn current(
    conn: &mut PgConnection,
    asset: Asset,
    total: Usd,
    policy: &Policy,
    now: OffsetDateTime,
) -> sqlx::Result<Result<Rate, RateUnavailable>> {
    let quotes = store::quotes_of(conn, asset).await?;
    Ok(decide(asset, &quotes, policy, total, now))
}

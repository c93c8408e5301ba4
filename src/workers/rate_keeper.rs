//! Keeps rates fresh, so that no customer waits for a provider.

use crate::app::App;
use crate::payments::rates;

pub async fn run_once(app: App) -> sqlx::Result<()> {
    if let Some(demonstration) = &app.demonstration_rates {
        let mut conn = app.pool.acquire().await?;
        rates::save_quotes(&mut conn, &demonstration.quotes(app.now())).await?;
    }
    Ok(())
}

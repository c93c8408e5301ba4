//! Forgets what is too old to matter: sessions that ran out, tries that no limit counts any more.

use time::Duration;

use crate::accounts::sessions;
use crate::app::App;
use crate::limits;
use crate::payments::addresses;

pub async fn run_once(app: App) -> sqlx::Result<()> {
    let now = app.now();
    let mut conn = app.pool.acquire().await?;
    sessions::forget_expired(&mut conn, now).await?;
    limits::forget_before(&mut conn, now - Duration::days(1)).await?;
    if app.is_demonstration() {
        addresses::fill_demonstration(&mut conn, now).await?;
    }
    Ok(())
}

//! Lets payments expire when their time has run out.

use crate::app::App;
use crate::payments;

pub async fn run_once(app: App) -> sqlx::Result<()> {
    let expired = payments::expire_due(&app.pool, &app.rules.policy, app.now()).await?;
    if expired > 0 {
        tracing::info!(expired, "payments whose time ran out were judged");
    }
    Ok(())
}

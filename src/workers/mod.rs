//! What happens without a visitor: rates are refreshed, payments expire, what is old is forgotten. Each worker's work
//! is one `run_once`, which a test calls and which may run in several instances at once.

mod expirer;
mod janitor;
mod rate_keeper;

use std::future::Future;
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::app::App;

pub use expirer::run_once as expire_payments;
pub use janitor::run_once as forget_old;
pub use rate_keeper::run_once as refresh_rates;

/// Starts the workers; they end when `stop` turns true.
pub fn start(app: &App, stop: &watch::Receiver<bool>) -> JoinSet<()> {
    let mut workers = JoinSet::new();
    workers.spawn(every(Duration::from_secs(30), "rate keeper", app.clone(), stop.clone(), refresh_rates));
    workers.spawn(every(Duration::from_secs(10), "expirer", app.clone(), stop.clone(), expire_payments));
    workers.spawn(every(Duration::from_secs(600), "janitor", app.clone(), stop.clone(), forget_old));
    workers
}

/// Does a piece of work at once and then again after each period. A failure is logged and tried again next time.
async fn every<Work, Done>(period: Duration, name: &'static str, app: App, mut stop: watch::Receiver<bool>, work: Work)
where
    Work: Fn(App) -> Done + Send,
    Done: Future<Output = sqlx::Result<()>> + Send,
{
    let mut ticks = tokio::time::interval(period);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = ticks.tick() => {
                if let Err(error) = work(app.clone()).await {
                    tracing::warn!(worker = name, %error, "a round failed; it is tried again");
                }
            }
            () = told_to_stop(&mut stop) => return,
        }
    }
}

/// Ends when `stop` turns true, or when nobody is left who could say so.
async fn told_to_stop(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stopping| *stopping).await;
}

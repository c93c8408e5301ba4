//! `kernodeck check`: one line a check, exit 1 if one fails.

use std::process::ExitCode;

use kernodeck::app::App;
use kernodeck::clock::Clock;
use kernodeck::config::Settings;
use kernodeck::money::Usd;
use kernodeck::payments::{Asset, addresses, rates};
use kernodeck::{catalog, database, workers};

use super::Opened;

pub async fn run() -> anyhow::Result<ExitCode> {
    let mut report = Report { failed: false };
    let Some(settings) = report.line("settings", Settings::load().map_err(|error| error.to_string())) else {
        return Ok(report.exit());
    };
    report.line("address derivation", addresses::self_test().map_err(|error| error.to_string()));
    let opened = Opened::for_command(&settings).await.map_err(|error| format!("{error:#}"));
    let Some(opened) = report.line("database", opened) else { return Ok(report.exit()) };
    let schema = database::is_migrated(&opened.pool).await;
    let schema = match schema {
        Ok(true) => Ok(()),
        _ => Err("not up to date; run: kernodeck migrate".to_owned()),
    };
    if report.line("schema", schema).is_some() {
        check_shop(&mut report, &opened, settings).await?;
    }
    opened.close().await;
    Ok(report.exit())
}

async fn check_shop(report: &mut Report, opened: &Opened, settings: Settings) -> anyhow::Result<()> {
    let app = App::build(opened.pool.clone(), settings, Clock::System).await.map_err(|error| error.to_string());
    let Some(app) = report.line("account keys", app) else { return Ok(()) };
    let mut conn = opened.pool.acquire().await?;
    let offers = catalog::listed_offers(&mut conn).await?;
    let offers = if offers.is_empty() {
        Err("no offer is listed; run: kernodeck catalog import FILE".to_owned())
    } else {
        Ok(())
    };
    report.line("catalogue", offers);
    if app.is_demonstration() {
        workers::refresh_rates(app.clone()).await?;
    }
    for asset in Asset::ALL {
        let rate = rates::current(&mut conn, asset, Usd::from_cents(10_000), &app.rules.rates, app.now()).await?;
        report.line(&format!("rate of {}", asset.symbol()), rate.map_err(|error| error.to_string()));
    }
    Ok(())
}

struct Report {
    failed: bool,
}

impl Report {
    fn line<T>(&mut self, name: &str, outcome: Result<T, String>) -> Option<T> {
        match outcome {
            Ok(value) => {
                println!("ok      {name}");
                Some(value)
            }
            Err(error) => {
                println!("FAILED  {name}: {error}");
                self.failed = true;
                None
            }
        }
    }

    fn exit(&self) -> ExitCode {
        if self.failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
    }
}

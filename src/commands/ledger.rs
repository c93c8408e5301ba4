//! `kernodeck ledger`: the trial balance, reconciled with orders, payments and transfers.

use std::process::ExitCode;

use clap::Subcommand;
use kernodeck::config::Settings;
use kernodeck::payments;

use super::Opened;

#[derive(Subcommand)]
pub enum Command {
    /// One line a check; exit 1 if anything disagrees
    Check,
}

pub async fn run(command: Command) -> anyhow::Result<ExitCode> {
    let Command::Check = command;
    let opened = Opened::for_command_on_schema(&Settings::load()?).await?;
    let mut conn = opened.pool.acquire().await?;
    let checks = payments::reconcile(&mut conn).await?;
    drop(conn);
    opened.close().await;
    for check in &checks {
        let verdict = if check.disagreements == 0 { "ok    " } else { "FAILED" };
        println!("{verdict}  {} ({} disagree)", check.name, check.disagreements);
    }
    let agrees = checks.iter().all(|check| check.disagreements == 0);
    Ok(if agrees { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

//! `kernodeck catalog`

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Subcommand;
use kernodeck::catalog;
use kernodeck::clock::Clock;
use kernodeck::config::Settings;

use super::Opened;

#[derive(Subcommand)]
pub enum Command {
    /// Add or update the offers of a file; says what changed; all or nothing
    Import { file: PathBuf },
}

pub async fn run(command: Command) -> anyhow::Result<ExitCode> {
    let Command::Import { file } = command;
    let text = std::fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
    let offers = catalog::parse(&text, Clock::System.now()).with_context(|| file.display().to_string())?;
    let opened = Opened::for_command_on_schema(&Settings::load()?).await?;
    let report = catalog::import(&opened.pool, &offers).await?;
    for (what, slugs) in [("added", &report.added), ("changed", &report.changed), ("unchanged", &report.unchanged)] {
        for slug in slugs {
            println!("{what} {slug}");
        }
    }
    opened.close().await;
    Ok(ExitCode::SUCCESS)
}

//! `kernodeck addresses`

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Subcommand;
use kernodeck::clock::Clock;
use kernodeck::config::Settings;
use kernodeck::payments::Network;
use kernodeck::payments::addresses::{self, AddressForm, ImportError};

use super::Opened;

#[derive(Subcommand)]
pub enum Command {
    /// Add receiving addresses to a network's pool, one a line, each checked; all or nothing
    Import {
        /// bitcoin, litecoin, ethereum, tron or solana
        #[arg(long, value_parser = network)]
        network: Network,
        file: PathBuf,
    },
}

fn network(text: &str) -> Result<Network, String> {
    Network::from_id(text).ok_or_else(|| "expected bitcoin, litecoin, ethereum, tron or solana".into())
}

pub async fn run(command: Command) -> anyhow::Result<ExitCode> {
    let Command::Import { network, file } = command;
    let text = std::fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
    let settings = Settings::load()?;
    let form = if settings.is_demonstration() { AddressForm::Demonstration } else { AddressForm::Real };
    let opened = Opened::for_command_on_schema(&settings).await?;
    let imported = addresses::import(&opened.pool, network, form, &text, Clock::System.now()).await;
    opened.close().await;
    match imported {
        Ok(count) => {
            println!("imported {count} addresses of {}", network.name());
            Ok(ExitCode::SUCCESS)
        }
        Err(ImportError::Lines(lines)) => {
            for line in &lines {
                eprintln!("{}: {line}", file.display());
            }
            eprintln!("Nothing was imported.");
            Ok(ExitCode::FAILURE)
        }
        Err(error) => Err(error.into()),
    }
}

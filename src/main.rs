//! The commands. Each reads the settings, opens the database and hands over to the library; what they print is for
//! the operator.

mod commands;

use clap::{Parser, Subcommand};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::format::FmtSpan;

use commands::{addresses, catalog, check, demo, ledger, serve, staff};

#[derive(Parser)]
#[command(name = "kernodeck", version, about = "A storefront that rents out GPUs", long_about = None)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the shop; without DATABASE_URL a demonstration on a private PostgreSQL (the default)
    Serve,
    /// Bring the database's schema up to date
    Migrate,
    /// The catalogue
    #[command(subcommand)]
    Catalog(catalog::Command),
    /// Receiving addresses
    #[command(subcommand)]
    Addresses(addresses::Command),
    /// Members of the staff
    #[command(subcommand)]
    Staff(staff::Command),
    /// Check settings, database, rates and addresses; a line each; exit 1 if one fails
    Check,
    /// Demonstration shops only
    #[command(subcommand)]
    Demo(demo::Command),
    /// The ledger
    #[command(subcommand)]
    Ledger(ledger::Command),
}

#[tokio::main]
async fn main() -> std::process::ExitCode {
    let arguments = Arguments::parse();
    let serving = matches!(arguments.command, None | Some(Command::Serve));
    start_log(serving);
    let done = match arguments.command {
        None | Some(Command::Serve) => serve::run().await,
        Some(Command::Migrate) => commands::migrate().await,
        Some(Command::Catalog(command)) => catalog::run(command).await,
        Some(Command::Addresses(command)) => addresses::run(command).await,
        Some(Command::Staff(command)) => staff::run(command).await,
        Some(Command::Check) => check::run().await,
        Some(Command::Demo(command)) => demo::run(command).await,
        Some(Command::Ledger(command)) => ledger::run(command).await,
    };
    match done {
        Ok(code) => code,
        Err(error) => {
            eprintln!("kernodeck: {error:#}");
            std::process::ExitCode::FAILURE
        }
    }
}

/// The log goes to standard error, one line of fields each; `RUST_LOG` chooses how much. A command that is no server
/// prints warnings only.
fn start_log(serving: bool) {
    let default = if serving { "info,sqlx=warn" } else { "warn" };
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(default));
    let log =
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_span_events(FmtSpan::NONE);
    log.with_target(false).init();
}

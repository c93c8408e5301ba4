//! `kernodeck staff`

use std::io::Read;
use std::process::ExitCode;

use anyhow::Context;
use clap::Subcommand;
use kernodeck::accounts::{Email, Hasher, NewPassword};
use kernodeck::clock::Clock;
use kernodeck::config::Settings;
use kernodeck::support::{self, Role};

use super::Opened;

#[derive(Subcommand)]
pub enum Command {
    /// Add a member of the staff; the password is read from standard input
    Add {
        #[arg(long)]
        email: String,
        /// viewer sees, support handles orders, finance decides on money as well
        #[arg(long, value_parser = role)]
        role: Role,
    },
}

fn role(text: &str) -> Result<Role, String> {
    Role::from_id(text).ok_or_else(|| "expected viewer, support or finance".into())
}

pub async fn run(command: Command) -> anyhow::Result<ExitCode> {
    let Command::Add { email, role } = command;
    let email = Email::parse(&email).context("--email")?;
    let mut password = String::new();
    std::io::stdin().read_to_string(&mut password).context("the password is read from standard input")?;
    // The end of the line belongs to the terminal; every other space belongs to the password.
    let password = password.strip_suffix('\n').unwrap_or(&password);
    let password = password.strip_suffix('\r').unwrap_or(password);
    let password = NewPassword::parse(password, &[email.typed()]).context("the password")?;
    let opened = Opened::for_command_on_schema(&Settings::load()?).await?;
    support::add_staff(&opened.pool, &Hasher::new(), &email, &password, role, Clock::System.now()).await?;
    println!("added {} as {}", email.typed(), role.id());
    opened.close().await;
    Ok(ExitCode::SUCCESS)
}

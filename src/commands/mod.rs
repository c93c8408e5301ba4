//! The commands, a file each, and what they share: settings and an open database.

pub mod addresses;
pub mod catalog;
pub mod check;
pub mod demo;
pub mod ledger;
pub mod serve;
pub mod staff;

use std::process::ExitCode;

use anyhow::Context;
use kernodeck::config::{Database, Settings};
use kernodeck::database::private::{self, OWNER, PrivatePostgres};
use kernodeck::database::{self, Pool};
use secrecy::ExposeSecret;

/// Connections that a serving shop holds at most.
const SERVING: u32 = 16;
/// Connections of a command.
const COMMAND: u32 = 2;

/// An open database, with the private server where it runs on one.
pub struct Opened {
    pub pool: Pool,
    private: Option<PrivatePostgres>,
}

impl Opened {
    /// For the serving shop: its private server bears one shop.
    pub async fn for_serving(settings: &Settings) -> anyhow::Result<Self> {
        Self::open(settings, false, SERVING).await
    }

    /// For a command, beside a serving shop or without one.
    pub async fn for_command(settings: &Settings) -> anyhow::Result<Self> {
        Self::open(settings, true, COMMAND).await
    }

    async fn open(settings: &Settings, shared: bool, connections: u32) -> anyhow::Result<Self> {
        let (options, private) = match &settings.database {
            Database::External(url) => {
                let options = url.expose_secret().parse().context("DATABASE_URL cannot be read")?;
                (options, None)
            }
            Database::Private => {
                let settings = private::Settings {
                    data_dir: &settings.data_dir,
                    binaries: None,
                    search_path: settings.search_path.as_deref(),
                    durable: true,
                    shared,
                };
                let server = PrivatePostgres::start(settings).await?;
                (server.options(OWNER), Some(server))
            }
        };
        let pool = database::connect(options, connections).await.context("the database cannot be reached")?;
        Ok(Opened { pool, private })
    }

    /// As [`Opened::for_command`], refusing a schema that this program does not know.
    pub async fn for_command_on_schema(settings: &Settings) -> anyhow::Result<Self> {
        let opened = Self::for_command(settings).await?;
        if opened.private.is_some() {
            database::migrate(&opened.pool).await?;
        } else if !database::is_migrated(&opened.pool).await.unwrap_or(false) {
            anyhow::bail!("the database's schema is not the one of this program; run: kernodeck migrate");
        }
        Ok(opened)
    }

    /// Closes the connections, and the private server where nobody else uses it.
    pub async fn close(self) {
        self.pool.close().await;
        if let Some(private) = self.private {
            private.stop().await;
        }
    }
}

/// `kernodeck migrate`
pub async fn migrate() -> anyhow::Result<ExitCode> {
    let settings = Settings::load()?;
    let opened = Opened::for_command(&settings).await?;
    database::migrate(&opened.pool).await?;
    println!("The schema is up to date.");
    opened.close().await;
    Ok(ExitCode::SUCCESS)
}

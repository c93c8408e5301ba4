//! The private PostgreSQL of a demonstration shop: found or fetched, prepared, started and ended with the shop.
//!
//! What keeps it tidy is a lease: each process that uses the server holds a shared lock on one file, and a watchdog
//! started with the server waits for the exclusive lock on it. The system drops a lock with its process, however
//! that ends, so the server goes when its last user goes, be it by `kill -9`.
//!
//! | in the data folder | holds |
//! |---|---|
//! | `shop.lock` | the one shop on this folder, with its process number |
//! | `postgresql/server.lease` | every process that uses the server |
//! | `postgresql/start.lock` | the one process that is starting the server |
//! | `postgresql/cluster/` | PostgreSQL's own data |
//! | `postgresql/socket/` | the only way in: no network port is opened |
//! | `postgresql/binaries/` | PostgreSQL's programs, where they had to be fetched |
//! | `postgresql/postgresql.log`, `.log.1` | what PostgreSQL says, since this start and the one before |

mod account;
mod binaries;
mod cluster;
mod error;
mod fetch;
mod folders;
mod lease;
mod program;
mod server;
#[cfg(test)]
mod tests;

use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgSslMode};

use account::Account;
use folders::Folders;
use lease::{Lease, ShopLock, Standing};
use server::Server;

pub use error::PrivatePostgresError;

/// The role that owns everything in the private server, and the name of the database made with it.
pub const OWNER: &str = "kernodeck";

/// Names the socket's file; no network port is opened.
const PORT: u16 = 5432;

/// How the private server is to be run.
#[derive(Debug, Clone, Copy)]
pub struct Settings<'a> {
    /// The shop's data folder; made where it is missing.
    pub data_dir: &'a Path,
    /// The folder of PostgreSQL's programs, where somebody chose one: then no other is tried.
    pub binaries: Option<&'a Path>,
    /// The value of `PATH`, where programs are searched.
    pub search_path: Option<&'a OsStr>,
    /// Whether a commit must outlive a loss of power. `false` is for tests: faster, and with room for more
    /// connections. It holds for the process that starts the server; who joins a running one takes it as it is.
    pub durable: bool,
    /// Whether the server may be used together with other processes: `true` for tests and for commands beside a
    /// running shop, `false` for the shop itself, of which a data folder bears one.
    pub shared: bool,
}

/// A private PostgreSQL in use by this process. Dropping it gives up the use without waiting for the server's end.
#[derive(Debug)]
pub struct PrivatePostgres {
    folders: Folders,
    lease: Lease,
    server: Server,
    /// The watchdog, where this process started the server.
    watchdog: Option<tokio::process::Child>,
    /// Freed after the lease, so that the next shop finds the server free too.
    _shop: Option<ShopLock>,
}

impl PrivatePostgres {
    /// Starts the server of a data folder, or joins the one that other processes use already. The first start on a
    /// machine without PostgreSQL fetches its programs, which takes as long as the download.
    ///
    /// # Errors
    /// Each says what is wrong, where, and what to do; nothing is left running then.
    pub async fn start(settings: Settings<'_>) -> Result<Self, PrivatePostgresError> {
        let begun = Instant::now();
        let folders = Folders::prepare(settings.data_dir)?;
        let shop = if settings.shared { None } else { Some(ShopLock::take(&folders).await?) };
        let account = Account::for_cluster(folders.cluster())?;
        account.check_reach(folders.home()).await?;
        account.give_folder(folders.socket())?;

        let turn = lease::take_turn(&folders).await?;
        folders.sweep();
        let lease = Lease::open(&folders)?;
        let server = Server::new(&folders, &account);
        let joined = match lease.take().await? {
            Standing::Alone => {
                // Nobody uses a server here: one that still runs lost its watchdog, or is about to be ended by it.
                server.end().await?;
                lease.share().await?;
                false
            }
            Standing::Among => server.is_there_to_join().await?,
        };
        let watchdog = if joined {
            tracing::info!(data_dir = %folders.data().display(), "joined the private PostgreSQL that already runs");
            None
        } else {
            let made_by = cluster::major(folders.cluster());
            let binaries = binaries::find(&settings, &folders, &account, made_by).await?;
            if made_by.is_none() {
                cluster::create(&folders, &account, &binaries, settings.durable).await?;
            }
            let watchdog = server.launch(&settings, &folders, &account, &binaries, lease.for_watchdog()?).await?;
            tracing::info!(
                data_dir = %folders.data().display(),
                programs = %binaries.folder.display(),
                version = binaries.version,
                milliseconds = begun.elapsed().as_millis(),
                "started a private PostgreSQL"
            );
            Some(watchdog)
        };
        drop(turn);
        Ok(Self { folders, lease, server, watchdog, _shop: shop })
    }

    /// How to reach a database of this server. [`OWNER`] names the one that is there from the start.
    pub fn options(&self, database: &str) -> PgConnectOptions {
        PgConnectOptions::new_without_pgpass()
            .socket(self.folders.socket())
            .port(PORT)
            .username(OWNER)
            .password("")
            .database(database)
            .ssl_mode(PgSslMode::Disable)
    }

    /// The same as an address, for other programs: `psql`, or a command started by a test.
    pub fn url(&self, database: &str) -> String {
        let socket = percent_encoded(self.folders.socket().as_os_str().as_bytes());
        let database = percent_encoded(database.as_bytes());
        format!("postgres://{OWNER}@{socket}:{PORT}/{database}?sslmode=disable")
    }

    /// Gives up the use of the server and, where this process was the last to use it, waits until it has ended.
    /// Close the pools first: their open transactions are rolled back.
    pub async fn stop(mut self) {
        match self.lease.take().await {
            Ok(Standing::Alone) => {
                if let Err(error) = self.server.end().await {
                    tracing::warn!(%error, "the private PostgreSQL did not end");
                }
            }
            // Others use it, and theirs is the last word.
            Ok(Standing::Among) => return,
            Err(error) => tracing::warn!(%error, "the private PostgreSQL is left to its watchdog"),
        }
        self.lease.release();
        if let Some(watchdog) = &mut self.watchdog {
            // It ends with the server; waited for, so that nothing is left when this returns.
            let _ = tokio::time::timeout(Duration::from_secs(5), watchdog.wait()).await;
        }
    }
}

fn percent_encoded(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => text.push(char::from(*byte)),
            _ => write!(text, "%{byte:02X}").expect("writing to a String never fails"),
        }
        text
    })
}

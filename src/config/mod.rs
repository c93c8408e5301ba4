//! Settings: from the environment (six variables, the only place that reads them) and one TOML file with everything
//! else. A wrong value stops the start with the variable's name, what is wrong, and an example of a right one.

mod environment;
mod file;

use std::net::SocketAddr;
use std::path::PathBuf;

use ipnet::IpNet;
use secrecy::SecretString;
use url::Url;

use crate::sealing::SecretKey;

pub use environment::SettingsError;
pub use file::{AccountKeys, Limit, Limits, Payments, Sessions, Shop};

/// Where the data lives.
#[derive(Debug, Clone)]
pub enum Database {
    /// `DATABASE_URL`: a server of the operator's; the shop is a real one.
    External(SecretString),
    /// A private PostgreSQL in the data folder; the shop is a demonstration.
    Private,
}

/// Everything the shop is told from outside.
#[derive(Debug, Clone)]
pub struct Settings {
    pub database: Database,
    pub listen: SocketAddr,
    /// The address that customers see: canonical links, the origin check and cookies follow it.
    pub public_url: Url,
    pub data_dir: PathBuf,
    pub secret_key: SecretKey,
    /// `PATH`, where server programs are looked for.
    pub search_path: Option<std::ffi::OsString>,
    pub shop: Shop,
    pub limits: Limits,
    pub sessions: Sessions,
    pub payments: Payments,
    pub account_keys: AccountKeys,
    /// Proxies whose `X-Forwarded-For` counts.
    pub trusted_proxies: Vec<IpNet>,
}

impl Settings {
    /// Reads the process's environment and the file that it names.
    pub fn load() -> Result<Self, SettingsError> {
        environment::load(|name| std::env::var_os(name))
    }

    /// A demonstration shop takes no money: its network is played by `kernodeck demo pay`.
    pub const fn is_demonstration(&self) -> bool {
        matches!(self.database, Database::Private)
    }

    /// Whether customers reach the shop over TLS, so that cookies can be marked so.
    pub fn is_secure(&self) -> bool {
        self.public_url.scheme() == "https"
    }
}

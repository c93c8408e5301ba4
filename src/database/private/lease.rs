//! The locks of a data folder: who may run a shop on it, who is starting the server, who uses it.
//!
//! All are flock(2) locks: they belong to an open file, so the system drops them with the process.

use std::fs::{self, File, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::error::PrivatePostgresError;
use super::folders::Folders;

const RETRY_EVERY: Duration = Duration::from_millis(10);

/// A shop that ends may leave its lock for a moment to a program that it was just starting.
const SHOP_PATIENCE: Duration = Duration::from_millis(300);

/// How long a server may take to end before a newcomer gives up: it writes its buffers to disk meanwhile.
const LONGEST_END: Duration = Duration::from_mins(1);

/// How long another process may be starting the server: it may have to fetch PostgreSQL first.
const LONGEST_TURN: Duration = Duration::from_mins(10);

/// One shop on a data folder.
#[derive(Debug)]
pub(super) struct ShopLock {
    _file: File,
}

impl ShopLock {
    pub async fn take(folders: &Folders) -> Result<Self, PrivatePostgresError> {
        let path = folders.data().join("shop.lock");
        let mut file = open(&path)?;
        let begun = Instant::now();
        while !try_lock(&path, file.try_lock())? {
            if begun.elapsed() < SHOP_PATIENCE {
                tokio::time::sleep(RETRY_EVERY).await;
                continue;
            }
            let mut text = String::new();
            let process = file.read_to_string(&mut text).ok().and_then(|_| text.trim().parse().ok());
            return Err(PrivatePostgresError::AnotherShop { data_dir: folders.data().to_owned(), process });
        }
        let written =
            file.set_len(0).and_then(|()| file.rewind()).and_then(|()| writeln!(file, "{}", std::process::id()));
        written.map_err(PrivatePostgresError::folder("write", &path))?;
        Ok(Self { _file: file })
    }
}

/// Waits until no other process is starting this folder's server; the turn lasts until the file is dropped.
pub(super) async fn take_turn(folders: &Folders) -> Result<File, PrivatePostgresError> {
    let path = folders.home().join("start.lock");
    let file = open(&path)?;
    let begun = Instant::now();
    let mut told = false;
    while !try_lock(&path, file.try_lock())? {
        if begun.elapsed() > LONGEST_TURN {
            return Err(PrivatePostgresError::Busy { home: folders.home().to_owned() });
        }
        if !told && begun.elapsed() > Duration::from_secs(1) {
            tracing::info!(folder = %folders.home().display(), "waiting for another process that starts PostgreSQL");
            told = true;
        }
        tokio::time::sleep(RETRY_EVERY).await;
    }
    Ok(file)
}

/// How a process stands to the others that use the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Standing {
    /// Nobody else uses it, nor can begin to: the lease is held exclusively.
    Alone,
    /// Others use it too: the lease is shared with them.
    Among,
}

/// The use of the server.
#[derive(Debug)]
pub(super) struct Lease {
    file: File,
    path: PathBuf,
    home: PathBuf,
}

impl Lease {
    pub fn open(folders: &Folders) -> Result<Self, PrivatePostgresError> {
        let path = folders.home().join("server.lease");
        Ok(Self { file: open(&path)?, path, home: folders.home().to_owned() })
    }

    /// Takes the lease anew, whatever was held, and says who else has it. Waits while a watchdog ends the server.
    pub async fn take(&self) -> Result<Standing, PrivatePostgresError> {
        let begun = Instant::now();
        loop {
            if try_lock(&self.path, self.file.try_lock())? {
                return Ok(Standing::Alone);
            }
            if try_lock(&self.path, self.file.try_lock_shared())? {
                return Ok(Standing::Among);
            }
            self.wait_since(begun).await?;
        }
    }

    /// Turns an exclusive lease into a shared one. A watchdog whose server is gone may come between for a moment.
    pub async fn share(&self) -> Result<(), PrivatePostgresError> {
        let begun = Instant::now();
        while !try_lock(&self.path, self.file.try_lock_shared())? {
            self.wait_since(begun).await?;
        }
        Ok(())
    }

    pub fn release(&self) {
        // Fails only for a file that cannot be locked, which was refused when the lease was taken.
        let _ = self.file.unlock();
    }

    /// The file for the watchdog to lock: opened anew, since a lock is shared with every copy of one opening.
    pub fn for_watchdog(&self) -> Result<File, PrivatePostgresError> {
        open(&self.path)
    }

    async fn wait_since(&self, begun: Instant) -> Result<(), PrivatePostgresError> {
        if begun.elapsed() > LONGEST_END {
            return Err(PrivatePostgresError::Busy { home: self.home.clone() });
        }
        tokio::time::sleep(RETRY_EVERY).await;
        Ok(())
    }
}

fn open(path: &Path) -> Result<File, PrivatePostgresError> {
    fs::OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .mode(0o600)
        .open(path)
        .map_err(PrivatePostgresError::folder("open", path))
}

fn try_lock(path: &Path, outcome: Result<(), TryLockError>) -> Result<bool, PrivatePostgresError> {
    match outcome {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) => Err(PrivatePostgresError::folder("lock", path)(error)),
    }
}

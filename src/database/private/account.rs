//! The user that PostgreSQL runs as: whoever runs the shop, but never root, as which PostgreSQL refuses to run.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _};
use std::path::Path;
use std::process::Stdio;

use rustix::process::{getegid, geteuid};
use tokio::process::Command;

use super::error::PrivatePostgresError;

const ROOT: u32 = 0;

/// A user of this machine.
#[derive(Debug, Clone)]
pub(super) struct Account {
    name: String,
    user: u32,
    group: u32,
    /// Whether programs must be told to run as this user: the shop itself is root.
    switch: bool,
}

impl Account {
    /// The user for a server on this cluster: its owner where it exists, so that a folder keeps working when a
    /// user `postgres` comes to the machine later.
    pub fn for_cluster(cluster: &Path) -> Result<Self, PrivatePostgresError> {
        let users = Users::read();
        let shop = geteuid().as_raw();
        let owner = fs::metadata(cluster).ok().map(|cluster| (cluster.uid(), cluster.gid()));
        if shop != ROOT {
            return match owner {
                Some((owner, _)) if owner != shop => Err(PrivatePostgresError::OtherOwner {
                    path: cluster.to_owned(),
                    owner: users.name(owner),
                    user: users.name(shop),
                }),
                _ => Ok(Self { name: users.name(shop), user: shop, group: getegid().as_raw(), switch: false }),
            };
        }
        let (user, group) = owner
            .filter(|(owner, _)| *owner != ROOT)
            .or_else(|| users.find("postgres"))
            .or_else(|| users.find("nobody"))
            .ok_or(PrivatePostgresError::NoAccount)?;
        Ok(Self { name: users.name(user), user, group, switch: true })
    }

    /// The user's number.
    pub fn user(&self) -> u32 {
        self.user
    }

    /// A program to be run as this user, with nothing of the shop's environment, which may hold its secrets, and
    /// in a process group of its own, which Ctrl-C in the shop's terminal does not reach.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command.env_clear().env("PATH", "/usr/bin:/bin").env("LC_ALL", "C.UTF-8").env("TZ", "UTC");
        command.current_dir("/").process_group(0).stdin(Stdio::null());
        if self.switch {
            command.uid(self.user).gid(self.group);
        }
        command
    }

    /// Makes a folder that this user alone can enter, or makes sure that it is one.
    pub fn give_folder(&self, path: &Path) -> Result<(), PrivatePostgresError> {
        match fs::DirBuilder::new().mode(0o700).create(path) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(PrivatePostgresError::folder("create", path)(error)),
        }
        // In /tmp somebody else may have made it first, to listen in: neither a link nor a foreign folder will do.
        let found = fs::symlink_metadata(path).map_err(PrivatePostgresError::folder("read", path))?;
        let own = found.uid() == self.user || found.uid() == geteuid().as_raw();
        if !found.is_dir() || !own || found.mode() & 0o077 != 0 {
            return Err(PrivatePostgresError::UnsafeFolder { path: path.to_owned(), user: self.name.clone() });
        }
        if found.uid() != self.user {
            std::os::unix::fs::chown(path, Some(self.user), Some(self.group))
                .map_err(PrivatePostgresError::folder("change the owner of", path))?;
        }
        Ok(())
    }

    /// Refuses a folder that this user cannot get to, naming the first folder on the way that is closed.
    pub async fn check_reach(&self, folder: &Path) -> Result<(), PrivatePostgresError> {
        if !self.switch || self.can_enter(folder).await {
            return Ok(());
        }
        let mut way: Vec<&Path> = folder.ancestors().collect();
        way.reverse();
        let mut blocked = folder;
        for step in way {
            if !self.can_enter(step).await {
                blocked = step;
                break;
            }
        }
        Err(PrivatePostgresError::OutOfReach { user: self.name.clone(), blocked: blocked.to_owned() })
    }

    /// Tried, not computed from access bits: lists, read-only mounts and the like have their say too.
    async fn can_enter(&self, folder: &Path) -> bool {
        let mut shell = self.command("/bin/sh");
        shell.args(["-c", "cd -- \"$1\"", "sh"]).arg(folder).stdout(Stdio::null()).stderr(Stdio::null());
        shell.status().await.is_ok_and(|status| status.success())
    }
}

/// The machine's users, as `/etc/passwd` lists them (passwd(5)).
struct Users(String);

impl Users {
    fn read() -> Self {
        Self(fs::read("/etc/passwd").map(|list| String::from_utf8_lossy(&list).into_owned()).unwrap_or_default())
    }

    fn rows(&self) -> impl Iterator<Item = (&str, u32, u32)> {
        self.0.lines().filter_map(|line| {
            let mut fields = line.split(':');
            let name = fields.next()?;
            let user = fields.nth(1)?.parse().ok()?;
            let group = fields.next()?.parse().ok()?;
            Some((name, user, group))
        })
    }

    fn find(&self, wanted: &str) -> Option<(u32, u32)> {
        self.rows().find(|(name, ..)| *name == wanted).map(|(_, user, group)| (user, group))
    }

    fn name(&self, wanted: u32) -> String {
        self.rows()
            .find(|(_, user, _)| *user == wanted)
            .map_or_else(|| wanted.to_string(), |(name, ..)| name.to_owned())
    }
}

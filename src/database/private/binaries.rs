//! Which PostgreSQL programs to run: those chosen, else those installed, else those fetched.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use tokio::process::Command;

use super::account::Account;
use super::error::PrivatePostgresError;
use super::folders::Folders;
use super::{Settings, fetch, program};

/// The oldest version that the shop's schema is tried with.
const OLDEST_MAJOR: u32 = 15;

const DEBIAN: &str = "/usr/lib/postgresql";

/// A folder that holds `postgres` and `initdb`, both of which the server's user can run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Binaries {
    pub folder: PathBuf,
    /// As the program says it: `15.18`.
    pub version: String,
    pub major: u32,
}

impl Binaries {
    /// Runs the server for its version, as its user: so it is there, may be run and finds its libraries.
    async fn probe(folder: PathBuf, account: &Account) -> Result<Self, String> {
        for program in ["postgres", "initdb"] {
            // A client alone brings `pg_config` too, which then names a folder without a server.
            if !folder.join(program).is_file() {
                return Err(format!("there is no program `{program}` in {}", folder.display()));
            }
        }
        let mut command = account.command(folder.join("postgres"));
        command.arg("--version");
        let said = program::run(command, Duration::from_secs(10)).await?;
        let (version, major) = version_in(&said).ok_or_else(|| format!("it calls itself {}", said.trim()))?;
        if major < OLDEST_MAJOR {
            return Err(format!("it is PostgreSQL {version}, and the shop needs {OLDEST_MAJOR} or newer"));
        }
        Ok(Self { folder, version, major })
    }

    /// Whether they can serve a cluster of this major version, or make a new one. PostgreSQL does not read another
    /// major version's data.
    fn suit(&self, made_by: Option<u32>) -> bool {
        made_by.is_none_or(|major| major == self.major)
    }
}

/// Finds the programs for a cluster made by this major version, or for a new one.
pub(super) async fn find(
    settings: &Settings<'_>,
    folders: &Folders,
    account: &Account,
    made_by: Option<u32>,
) -> Result<Binaries, PrivatePostgresError> {
    let other_version = |found: &[Binaries]| PrivatePostgresError::OtherVersion {
        cluster: folders.cluster().to_owned(),
        made_by: made_by.unwrap_or_default(),
        found: found.iter().map(|binaries| binaries.version.as_str()).collect::<Vec<_>>().join(", "),
    };
    if let Some(chosen) = settings.binaries {
        let wrong = |reason| PrivatePostgresError::WrongBinaries { folder: chosen.to_owned(), reason };
        let folder = chosen.canonicalize().map_err(|error| wrong(error.to_string()))?;
        let binaries = Binaries::probe(folder, account).await.map_err(wrong)?;
        return if binaries.suit(made_by) { Ok(binaries) } else { Err(other_version(&[binaries])) };
    }

    let mut unsuited = Vec::new();
    let mut tried = Vec::new();
    for folder in installed(settings.search_path).await.into_iter().chain(fetch::fetched(folders)) {
        let Ok(folder) = folder.canonicalize() else { continue };
        if tried.contains(&folder) {
            continue;
        }
        tried.push(folder.clone());
        match Binaries::probe(folder.clone(), account).await {
            Ok(binaries) if binaries.suit(made_by) => return Ok(binaries),
            Ok(binaries) => unsuited.push(binaries),
            Err(reason) => tracing::debug!(folder = %folder.display(), reason, "no PostgreSQL to use here"),
        }
    }
    if made_by.is_some_and(|major| major != fetch::MAJOR) && !unsuited.is_empty() {
        return Err(other_version(&unsuited));
    }
    let folder = fetch::fetch(folders, settings.search_path).await?;
    let binaries = Binaries::probe(folder, account).await.map_err(|reason| {
        tracing::warn!(reason, "the PostgreSQL that was fetched does not run here");
        PrivatePostgresError::NoBinaries
    })?;
    if binaries.suit(made_by) { Ok(binaries) } else { Err(other_version(&[binaries])) }
}

/// Folders where an installed server may be, the likeliest first.
async fn installed(search_path: Option<&OsStr>) -> Vec<PathBuf> {
    let mut folders = Vec::new();
    if let Some(pg_config) = program::search("pg_config", search_path) {
        let mut command = Command::new(pg_config);
        command.arg("--bindir");
        if let Ok(said) = program::run(command, Duration::from_secs(10)).await {
            folders.push(PathBuf::from(said.trim()));
        }
    }
    // The link's target: its neighbour `initdb` need not be linked too.
    let server = program::search("postgres", search_path).and_then(|server| server.canonicalize().ok());
    folders.extend(server.and_then(|server| server.parent().map(Path::to_owned)));
    folders.extend(debian_folders(Path::new(DEBIAN)));
    folders
}

/// Debian keeps each major version in a folder of its own; the newest comes first.
fn debian_folders(root: &Path) -> Vec<PathBuf> {
    let listing = fs::read_dir(root).into_iter().flatten().flatten();
    let mut majors: Vec<u32> = listing.filter_map(|entry| entry.file_name().to_str()?.parse().ok()).collect();
    majors.sort_unstable_by(|one, other| other.cmp(one));
    majors.into_iter().map(|major| root.join(major.to_string()).join("bin")).collect()
}

/// `15.18` and 15 in `postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)`.
fn version_in(said: &str) -> Option<(String, u32)> {
    let version = said.split_once("(PostgreSQL) ")?.1.split_whitespace().next()?;
    let digits = version.find(|character: char| !character.is_ascii_digit()).unwrap_or(version.len());
    Some((version.to_owned(), version[..digits].parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_read_from_what_the_server_says_of_itself() {
        let read = |said| version_in(said).map(|(version, major)| format!("{version} {major}"));
        let debian = read("postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)\n");
        assert_eq!(debian.as_deref(), Some("15.18 15"));
        assert_eq!(read("postgres (PostgreSQL) 19beta2\n").as_deref(), Some("19beta2 19"));
        assert_eq!(read("something else 15.1"), None);
        assert_eq!(read("postgres (PostgreSQL) devel"), None);
    }

    #[test]
    fn the_newest_of_debians_versions_comes_first() {
        let root = PathBuf::from(format!("/tmp/kernodeck-debian-{}", std::process::id()));
        for name in ["9", "17", "15", "lib"] {
            fs::create_dir_all(root.join(name)).expect("a folder can be made in /tmp");
        }
        let found = debian_folders(&root);
        fs::remove_dir_all(&root).expect("the folder is ours");
        assert_eq!(found, ["17/bin", "15/bin", "9/bin"].map(|name| root.join(name)));
    }
}

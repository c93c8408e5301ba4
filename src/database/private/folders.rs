//! Where the private PostgreSQL keeps its things.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use sha2::{Digest as _, Sha256};

use super::error::PrivatePostgresError;

/// The longest path of a socket: `sockaddr_un` has 108 bytes, the last of which is a zero (unix(7)).
const LONGEST_SOCKET_PATH: usize = 107;

/// Length of the socket's file name, `/.s.PGSQL.5432` with its slash.
const SOCKET_NAME_LENGTH: usize = 14;

/// The folders and files of one private server.
#[derive(Debug, Clone)]
pub(super) struct Folders {
    data: PathBuf,
    home: PathBuf,
    cluster: PathBuf,
    socket: PathBuf,
    tag: String,
}

impl Folders {
    /// Makes the data folder and PostgreSQL's corner of it where they are missing.
    pub fn prepare(data_dir: &Path) -> Result<Self, PrivatePostgresError> {
        if !data_dir.exists() {
            fs::create_dir_all(data_dir).map_err(PrivatePostgresError::folder("create", data_dir))?;
            make_passable(data_dir)?;
        }
        // One folder, one name: PostgreSQL runs elsewhere, and two spellings must not give two sockets.
        let data = data_dir.canonicalize().map_err(PrivatePostgresError::folder("use", data_dir))?;
        let home = data.join("postgresql");
        if !home.exists() {
            fs::create_dir_all(&home).map_err(PrivatePostgresError::folder("create", &home))?;
            make_passable(&home)?;
        }
        let hash = hex::encode(Sha256::digest(data.as_os_str().as_encoded_bytes()));
        let tag = format!("kernodeck-{}", &hash[..16]);
        let own = home.join("socket");
        // sqlx takes a socket's folder as text.
        let fits = own.to_str().is_some_and(|own| own.len() + SOCKET_NAME_LENGTH <= LONGEST_SOCKET_PATH);
        let socket = if fits { own } else { Path::new("/tmp").join(&tag) };
        Ok(Self { cluster: home.join("cluster"), data, home, socket, tag })
    }

    /// The shop's data folder.
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// PostgreSQL's corner of the data folder.
    pub fn home(&self) -> &Path {
        &self.home
    }

    /// PostgreSQL's own data.
    pub fn cluster(&self) -> &Path {
        &self.cluster
    }

    /// The folder of the socket: in the data folder, or in `/tmp` where that path is too long for a socket.
    pub fn socket(&self) -> &Path {
        &self.socket
    }

    pub fn log(&self) -> PathBuf {
        self.home.join("postgresql.log")
    }

    /// Fetched programs, one folder a source and version.
    pub fn binaries(&self) -> PathBuf {
        self.home.join("binaries")
    }

    /// A word that this folder's server processes bear on their command lines, and no others.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Removes what a start that was killed left half made, and names a new place for this one. Only the holder
    /// of the turn may call it.
    pub fn unfinished(&self, what: &str) -> Result<PathBuf, PrivatePostgresError> {
        let prefix = format!("{what}.new-");
        let listing = fs::read_dir(&self.home).map_err(PrivatePostgresError::folder("read", &self.home))?;
        for entry in listing.flatten() {
            if entry.file_name().as_encoded_bytes().starts_with(prefix.as_bytes()) {
                fs::remove_dir_all(entry.path()).map_err(PrivatePostgresError::folder("remove", &entry.path()))?;
            }
        }
        // With the process's number: a killed start's initdb may outlive it by a second, and must not meet this one.
        Ok(self.home.join(format!("{prefix}{}", std::process::id())))
    }
}

/// Others may pass through, though not look around: where the shop is root, the server's user must get in.
fn make_passable(folder: &Path) -> Result<(), PrivatePostgresError> {
    fs::set_permissions(folder, fs::Permissions::from_mode(0o711))
        .map_err(PrivatePostgresError::folder("set the access rights of", folder))
}

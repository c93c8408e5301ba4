//! Where the private PostgreSQL keeps its things.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use sha2::{Digest as _, Sha256};

use super::error::PrivatePostgresError;

/// The longest path of a socket: `sockaddr_un` has 108 bytes, the last of which is a zero (unix(7)).
const LONGEST_SOCKET_PATH: usize = 107;

/// Length of the socket's file name, `/.s.PGSQL.5432` with its slash.
const SOCKET_NAME_LENGTH: usize = 14;

/// How the names of things begin that are not whole yet.
const UNFINISHED: &str = "unfinished-";

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
        let missing: Vec<&Path> = data_dir.ancestors().take_while(|folder| !folder.exists()).collect();
        fs::create_dir_all(data_dir).map_err(PrivatePostgresError::folder("create", data_dir))?;
        for folder in missing.into_iter().filter(|folder| !folder.as_os_str().is_empty()) {
            make_passable(folder)?;
        }
        // One folder, one name: PostgreSQL runs elsewhere, and two spellings must not give two sockets.
        let data = data_dir.canonicalize().map_err(PrivatePostgresError::folder("use", data_dir))?;
        let home = data.join("postgresql");
        fs::create_dir_all(&home).map_err(PrivatePostgresError::folder("create", &home))?;
        if fs::metadata(&home).is_ok_and(|home| home.permissions().mode() & 0o111 != 0o111) {
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

    /// Removes what starts that were cut short left half made. Only the holder of the turn may call it.
    pub fn sweep(&self) {
        let listing = fs::read_dir(&self.home).into_iter().flatten().flatten();
        for unfinished in listing.filter(|entry| is_unfinished(&entry.file_name())) {
            if let Err(error) = fs::remove_dir_all(unfinished.path()) {
                // A killed start's initdb may still write there for a second. The next start removes it.
                tracing::debug!(folder = %unfinished.path().display(), %error, "left for the next start to remove");
            }
        }
    }

    /// A free name for something to be made whole before it gets its place.
    pub fn unfinished(&self) -> PathBuf {
        let mut names = (0_u32..).map(|number| self.home.join(format!("{UNFINISHED}{number}")));
        names.find(|path| !path.exists()).expect("a folder does not hold so many names")
    }
}

fn is_unfinished(name: &OsStr) -> bool {
    name.as_encoded_bytes().starts_with(UNFINISHED.as_bytes())
}

/// Others may pass through, though not look around: where the shop is root, the server's user must get in.
fn make_passable(folder: &Path) -> Result<(), PrivatePostgresError> {
    fs::set_permissions(folder, fs::Permissions::from_mode(0o711))
        .map_err(PrivatePostgresError::folder("set the access rights of", folder))
}

//! The server's processes: starting them under a watchdog, knowing that they are ready, ending them.

use std::ffi::OsString;
use std::fs::{self, File};
use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use tokio::process::Child;

use super::account::Account;
use super::binaries::Binaries;
use super::error::PrivatePostgresError;
use super::folders::Folders;
use super::{PORT, Settings, program};

const LOOK_EVERY: Duration = Duration::from_millis(5);

/// A start takes a tenth of a second; after a loss of power it replays what was not written yet.
const LONGEST_START: Duration = Duration::from_mins(1);

/// An end writes all buffers to disk.
const LONGEST_END: Duration = Duration::from_secs(30);

/// How long a server may take to end in good order before it is told to drop everything: then its next start
/// replays what was not written yet. PostgreSQL 15 was seen to wait for ever when told to end while it recovered
/// from the breakdown of one of its processes.
const PATIENCE: Duration = Duration::from_secs(5);

/// Runs the server and stops it once the lease, which comes as standard input, can be had exclusively. The shell is
/// the server's parent, so the number it signals cannot have become another process's. However `flock` returns, the
/// server is stopped: a server without a watchdog is worse than none. SIGINT, since SIGTERM waits for all clients
/// to leave; SIGQUIT after [`PATIENCE`]. Last, what else is in the group goes too, should the server have ended by
/// itself.
const WATCHDOG: &str = r#"
flock=$1; patience=$2; shift 2
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
{ "$flock" -x 3; kill -INT "$server"; sleep "$patience"; kill -QUIT "$server"; } &
wait "$server"
status=$?
trap "" TERM
kill -TERM 0
exit "$status"
"#;

/// The server of one cluster, running or not.
#[derive(Debug)]
pub(super) struct Server {
    cluster: PathBuf,
    socket: PathBuf,
    log: PathBuf,
    tag: String,
    user: u32,
}

impl Server {
    pub fn new(folders: &Folders, account: &Account) -> Self {
        Self {
            cluster: folders.cluster().to_owned(),
            socket: folders.socket().join(format!(".s.PGSQL.{PORT}")),
            log: folders.log(),
            tag: folders.tag().to_owned(),
            user: account.user(),
        }
    }

    /// Starts the server under its watchdog and waits until it takes connections.
    pub async fn launch(
        &self,
        settings: &Settings<'_>,
        folders: &Folders,
        account: &Account,
        binaries: &Binaries,
        lease: File,
    ) -> Result<Child, PrivatePostgresError> {
        let missing = PrivatePostgresError::MissingProgram { program: "flock", package: "util-linux" };
        let flock = program::find("flock", settings.search_path).ok_or(missing)?;
        self.clear_false_marks();
        let log = self.fresh_log()?;
        let mut command = account.command("/bin/sh");
        command.args(["-c", WATCHDOG, "kernodeck-watchdog"]).arg(flock).arg(PATIENCE.as_secs().to_string());
        command.arg(binaries.folder.join("postgres")).arg("-D").arg(&self.cluster);
        for option in options(folders, settings.durable) {
            command.arg("-c").arg(option);
        }
        command.stdin(lease);
        command.stdout(log.try_clone().map_err(PrivatePostgresError::folder("open", &self.log))?).stderr(log);
        let mut watchdog = command.spawn().map_err(|error| self.not_started(format!("/bin/sh: {error}")))?;

        let begun = Instant::now();
        while !self.is_ready() {
            if let Ok(Some(status)) = watchdog.try_wait() {
                return Err(self.not_started(format!("it ended at once, {status}")));
            }
            if begun.elapsed() > LONGEST_START {
                return Err(self.not_started(format!("it was not ready within {} s", LONGEST_START.as_secs())));
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
        Ok(watchdog)
    }

    /// Whether a server that others use takes connections; one that is not ready yet is waited for. False where
    /// there is none: it broke down under its users, and needs a new start.
    pub async fn is_there_to_join(&self) -> Result<bool, PrivatePostgresError> {
        let begun = Instant::now();
        loop {
            if self.is_ready() {
                return Ok(true);
            }
            if self.processes().is_empty() {
                return Ok(false);
            }
            if begun.elapsed() > LONGEST_START {
                return Err(self.still_running());
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }

    /// Ends whatever still runs on this cluster, and waits for it. Only for who holds the lease exclusively.
    pub async fn end(&self) -> Result<(), PrivatePostgresError> {
        let begun = Instant::now();
        let mut told = Vec::new();
        loop {
            let running = self.processes();
            // A server in another container is seen by its socket alone.
            if running.is_empty() && UnixStream::connect(&self.socket).is_err() {
                return Ok(());
            }
            if begun.elapsed() > LONGEST_END {
                return Err(self.still_running());
            }
            // The main process ends the others in good order. Where it is gone, they have nothing left to do.
            let main = marked_process(&self.mark()).filter(|main| running.contains(main));
            let signal = if main.is_some() && begun.elapsed() < PATIENCE { Signal::INT } else { Signal::QUIT };
            for process in main.map_or(running, |main| vec![main]) {
                if !told.contains(&(process, signal)) {
                    // It may have ended by itself meanwhile.
                    let _ = kill_process(process, signal);
                    told.push((process, signal));
                }
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }

    /// Whether the server takes connections: it says so on the last line of `postmaster.pid`, where pg_ctl looks
    /// too. After a breakdown the file remains and the socket does not answer.
    fn is_ready(&self) -> bool {
        fs::read_to_string(self.mark()).is_ok_and(|mark| mark.lines().nth(7).is_some_and(|it| it.trim() == "ready"))
            && UnixStream::connect(&self.socket).is_ok()
    }

    /// The file by which PostgreSQL marks a cluster as in use; its first line is the main process's number.
    fn mark(&self) -> PathBuf {
        self.cluster.join("postmaster.pid")
    }

    /// The same for the socket.
    fn socket_mark(&self) -> PathBuf {
        self.socket.with_file_name(format!(".s.PGSQL.{PORT}.lock"))
    }

    /// The live processes of this cluster's server. Told by their command lines, which anybody may read: in a
    /// container even root may not ask for another user's working folder.
    fn processes(&self) -> Vec<Pid> {
        let listing = fs::read_dir("/proc").into_iter().flatten().flatten();
        let numbers = listing.filter_map(|entry| entry.file_name().to_str()?.parse().ok().and_then(Pid::from_raw));
        numbers.filter(|process| self.is_of_this_server(*process)).collect()
    }

    fn is_of_this_server(&self, process: Pid) -> bool {
        let place = process_folder(process);
        let is_the_users = fs::metadata(&place).is_ok_and(|place| place.uid() == self.user);
        // The watchdog bears the tag too, among the arguments it starts the server with.
        is_the_users
            && is_live_postgres(&place)
            && fs::read(place.join("cmdline"))
                .is_ok_and(|line| line.windows(self.tag.len()).any(|part| part == self.tag.as_bytes()))
    }

    /// Removes the marks of a server that was killed, where its number is now a dead process that nobody collected,
    /// or another program's: PostgreSQL would take that for itself and not start. All other cases it tells rightly.
    fn clear_false_marks(&self) {
        for mark in [self.mark(), self.socket_mark()] {
            let place = marked_process(&mark).map(process_folder);
            if place.is_some_and(|place| place.exists() && !is_live_postgres(&place)) {
                tracing::warn!(mark = %mark.display(), "clearing the mark of a PostgreSQL that was killed");
                // Where it cannot be removed, PostgreSQL says so.
                let _ = fs::remove_file(mark);
            }
        }
    }

    /// An empty log for this start, so that its end tells of nothing else. The one before is kept.
    fn fresh_log(&self) -> Result<File, PrivatePostgresError> {
        // There is none before the first start.
        let _ = fs::rename(&self.log, self.log.with_extension("log.1"));
        // A failed statement is told with its values: not for everybody's eyes.
        let options = fs::OpenOptions::new().create(true).append(true).mode(0o600).open(&self.log);
        options.map_err(PrivatePostgresError::folder("write", &self.log))
    }

    fn not_started(&self, reason: String) -> PrivatePostgresError {
        let said = fs::read(&self.log).unwrap_or_default();
        PrivatePostgresError::NotStarted {
            cluster: self.cluster.clone(),
            reason,
            log: self.log.clone(),
            last_lines: program::last_lines(&String::from_utf8_lossy(&said), 8),
        }
    }

    fn still_running(&self) -> PrivatePostgresError {
        let process = self.processes().first().map(|process| process.as_raw_nonzero().get().unsigned_abs());
        PrivatePostgresError::StillRunning { cluster: self.cluster.clone(), process }
    }
}

/// What the server is told beyond its defaults.
fn options(folders: &Folders, durable: bool) -> Vec<OsString> {
    // A list of folders: in quotes, a comma in the path is part of it.
    let socket = folders.socket().to_str().expect("the socket's folder was chosen to be text").replace('"', "\"\"");
    let mut options = vec![
        "listen_addresses=".to_owned(),
        format!("unix_socket_directories=\"{socket}\""),
        "unix_socket_permissions=0700".to_owned(),
        format!("port={PORT}"),
        format!("cluster_name={}", folders.tag()),
        "timezone=UTC".to_owned(),
        "log_timezone=UTC".to_owned(),
        // A line every few minutes that tells nothing to a shop's keeper.
        "log_checkpoints=off".to_owned(),
    ];
    if !durable {
        let hasty = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];
        options.extend(hasty.map(str::to_owned));
    }
    options.into_iter().map(OsString::from).collect()
}

/// The number on the first line of a mark.
fn marked_process(mark: &Path) -> Option<Pid> {
    Pid::from_raw(fs::read_to_string(mark).ok()?.lines().next()?.trim().parse().ok()?)
}

fn process_folder(process: Pid) -> PathBuf {
    Path::new("/proc").join(process.as_raw_nonzero().to_string())
}

/// Whether a process is alive and runs `postgres`: `/proc/<n>/stat` begins with `<n> (<name>) <state>` (proc(5)).
fn is_live_postgres(place: &Path) -> bool {
    let stat = fs::read_to_string(place.join("stat")).unwrap_or_default();
    let state = stat.split_once(" (postgres) ").map(|(_, rest)| rest.as_bytes().first().copied());
    matches!(state, Some(Some(state)) if state != b'Z' && state != b'X')
}

//! Finding programs and running them to their end.

use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use tokio::process::Command;

/// Where the system's own programs are, should `PATH` not say so.
const SYSTEM_FOLDERS: [&str; 4] = ["/usr/bin", "/bin", "/usr/sbin", "/sbin"];

/// The first program of this name on the search path, then in the system's folders.
pub(super) fn find(name: &str, search_path: Option<&OsStr>) -> Option<PathBuf> {
    search(name, search_path).or_else(|| {
        SYSTEM_FOLDERS.iter().map(|folder| Path::new(folder).join(name)).find(|program| is_executable(program))
    })
}

/// The first program of this name on the search path alone.
pub(super) fn search(name: &str, search_path: Option<&OsStr>) -> Option<PathBuf> {
    search_path?
        .as_bytes()
        .split(|byte| *byte == b':')
        .map(|folder| Path::new(OsStr::from_bytes(folder)))
        // A relative entry means the folder that the shop happens to stand in: no place for programs.
        .filter(|folder| folder.is_absolute())
        .map(|folder| folder.join(name))
        .find(|program| is_executable(program))
}

fn is_executable(program: &Path) -> bool {
    program.metadata().is_ok_and(|found| found.is_file() && found.permissions().mode() & 0o111 != 0)
}

/// Runs a program to its end and gives what it said; of a failure, its last words. It ends with its caller.
pub(super) async fn run(mut command: Command, limit: Duration) -> Result<String, String> {
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
    let name = Path::new(command.as_std().get_program()).display().to_string();
    let output = tokio::time::timeout(limit, command.output())
        .await
        .map_err(|_| format!("{name} did not end within {} s", limit.as_secs()))?
        .map_err(|error| format!("{name} does not run: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let said = if output.stderr.trim_ascii().is_empty() { output.stdout } else { output.stderr };
    let last = last_lines(&String::from_utf8_lossy(&said), 8);
    Err(if last.is_empty() { format!("{name} ended with {}", output.status) } else { format!("{name} said: {last}") })
}

/// The last lines of a text that hold anything.
pub(super) fn last_lines(text: &str, count: usize) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).filter(|line| !line.is_empty()).collect();
    lines[lines.len().saturating_sub(count)..].join("\n")
}

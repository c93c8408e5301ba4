//! Making the cluster: PostgreSQL's own data, with the shop's database in it.

use std::fs::{self, File};
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use tokio::io::AsyncWriteExt as _;

use super::account::Account;
use super::binaries::Binaries;
use super::error::PrivatePostgresError;
use super::folders::Folders;
use super::{OWNER, program};

/// Far more than the second that it takes, for a slow disk.
const LONGEST_CREATION: Duration = Duration::from_mins(2);

/// The major version that made this cluster; none where there is no cluster yet.
pub(super) fn major(cluster: &Path) -> Option<u32> {
    fs::read_to_string(cluster.join("PG_VERSION")).ok()?.trim().parse().ok()
}

/// Makes the cluster under a temporary name first, so that one cut short is never taken for a whole one.
pub(super) async fn create(
    folders: &Folders,
    account: &Account,
    binaries: &Binaries,
    durable: bool,
) -> Result<(), PrivatePostgresError> {
    let cluster = folders.cluster();
    let unfinished = folders.unfinished();
    account.give_folder(&unfinished)?;
    let made = async {
        make_data(account, binaries, &unfinished, durable).await?;
        make_database(account, binaries, &unfinished).await
    };
    if let Err(reason) = made.await {
        let _ = fs::remove_dir_all(&unfinished);
        return Err(PrivatePostgresError::NotCreated { cluster: cluster.to_owned(), reason });
    }
    fs::rename(&unfinished, cluster).map_err(PrivatePostgresError::folder("create", cluster))?;
    if durable {
        let home = folders.home();
        // The new name itself must outlive a loss of power.
        File::open(home).and_then(|home| home.sync_all()).map_err(PrivatePostgresError::folder("write", home))?;
    }
    Ok(())
}

async fn make_data(account: &Account, binaries: &Binaries, cluster: &Path, durable: bool) -> Result<(), String> {
    let mut command = account.command(binaries.folder.join("initdb"));
    command.arg("--pgdata").arg(cluster).args(["--username", OWNER]);
    // Sorting and case by code point, the same on every machine; whoever gets into the socket's folder is trusted.
    command.args(["--encoding=UTF8", "--locale=C.UTF-8", "--auth-local=trust", "--auth-host=reject"]);
    command.arg("--no-instructions");
    if !durable {
        command.arg("--no-sync");
    }
    program::run(command, LONGEST_CREATION).await.map(|_| ())
}

/// Makes the shop's database in single-user mode, so that a cluster never exists without it.
async fn make_database(account: &Account, binaries: &Binaries, cluster: &Path) -> Result<(), String> {
    let mut command = account.command(binaries.folder.join("postgres"));
    command.arg("--single").arg("-D").arg(cluster).args(["-c", "log_checkpoints=off", "postgres"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
    let work = async {
        let mut server = command.spawn()?;
        let mut input = server.stdin.take().expect("the input was asked for as a pipe");
        input.write_all(format!("create database {OWNER}\n").as_bytes()).await?;
        drop(input);
        server.wait_with_output().await
    };
    let output = tokio::time::timeout(LONGEST_CREATION, work)
        .await
        .map_err(|_| format!("making the database took over {} s", LONGEST_CREATION.as_secs()))?
        .map_err(|error| format!("making the database failed: {error}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    // In this mode a statement that fails is told, and the server still ends well.
    if output.status.success() && !said.contains("ERROR:") {
        return Ok(());
    }
    Err(program::last_lines(&said, 5))
}

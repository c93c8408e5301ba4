//! The program itself: a demonstration shop started as people start it, beside the commands of its operator.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

const PROGRAM: &str = env!("CARGO_BIN_EXE_kernodeck");

/// A data folder of the test's own, gone with it.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        let path = std::env::temp_dir().join(format!("kernodeck-shop-{}", uuid::Uuid::new_v4().simple()));
        fs::create_dir(&path).expect("a folder is made");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn command(data_dir: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(arguments).env_remove("DATABASE_URL").env("KERNODECK_DATA_DIR", data_dir).env("RUST_LOG", "warn");
    command
}

fn run(data_dir: &Path, arguments: &[&str]) -> Output {
    command(data_dir, arguments).output().expect("the program runs")
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// A shop that serves; killed where the test ends without stopping it.
struct Shop {
    child: Child,
    introduction: String,
    port: u16,
}

impl Shop {
    fn start(data_dir: &Path) -> Self {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port").port();
        let mut child = command(data_dir, &[])
            .env("KERNODECK_LISTEN", format!("127.0.0.1:{port}"))
            .stdout(Stdio::piped())
            .spawn()
            .expect("the shop starts");
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let mut introduction = String::new();
        while !introduction.contains("Ctrl-C") {
            introduction += &lines.next().expect("the shop introduces itself").expect("text");
            introduction.push('\n');
        }
        Shop { child, introduction, port }
    }

    fn is_ready(&self) -> bool {
        let Ok(mut stream) = std::net::TcpStream::connect(("127.0.0.1", self.port)) else { return false };
        let request = b"GET /health/ready HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        let mut answer = String::new();
        stream.write_all(request).is_ok()
            && BufReader::new(stream).read_line(&mut answer).is_ok()
            && answer.contains("200")
    }

    /// Ctrl-C, and a wait for the end.
    fn stop(mut self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().expect("kill runs").success());
        assert!(self.child.wait().expect("it ends").success(), "a stopped shop ends well");
    }
}

impl Drop for Shop {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Whether any process still runs on a data folder.
fn is_in_use(data_dir: &Path) -> bool {
    let name = data_dir.file_name().expect("a name").to_string_lossy().into_owned();
    let processes = fs::read_dir("/proc").expect("/proc").filter_map(Result::ok);
    processes
        .filter_map(|entry| fs::read(entry.path().join("cmdline")).ok())
        .any(|line| String::from_utf8_lossy(&line).contains(&name))
}

#[test]
fn a_shop_starts_keeps_its_data_and_leaves_no_process_behind() {
    let folder = Folder::new();
    let shop = Shop::start(&folder.0);
    assert!(shop.is_ready());
    assert!(shop.introduction.contains("password "), "{}", shop.introduction);

    let refused = command(&folder.0, &[]).env("KERNODECK_LISTEN", "127.0.0.1:0").output().expect("it runs");
    assert!(!refused.status.success());
    assert!(said(&refused).contains("another shop"), "{}", said(&refused));

    let check = run(&folder.0, &["check"]);
    assert!(check.status.success(), "{}", said(&check));
    let ledger = run(&folder.0, &["ledger", "check"]);
    assert!(ledger.status.success(), "{}", said(&ledger));
    shop.stop();
    assert!(!is_in_use(&folder.0), "Ctrl-C leaves nothing behind");

    let begun = Instant::now();
    let mut shop = Shop::start(&folder.0);
    assert!(begun.elapsed() < Duration::from_secs(10), "a second start took {:?}", begun.elapsed());
    assert!(!shop.introduction.contains("password 0"), "the password is printed once");
    assert!(shop.introduction.contains("first start"), "{}", shop.introduction);
    shop.child.kill().expect("killed");
    shop.child.wait().expect("gone");
    let deadline = Instant::now() + Duration::from_secs(15);
    while is_in_use(&folder.0) {
        assert!(Instant::now() < deadline, "a killed shop leaves its database running");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn the_operators_commands_say_what_they_did_and_what_is_wrong() {
    let folder = Folder::new();
    let catalog = Path::new(env!("CARGO_MANIFEST_DIR")).join("catalog.toml");
    let catalog = catalog.to_str().expect("text");
    let first = run(&folder.0, &["catalog", "import", catalog]);
    assert!(first.status.success() && said(&first).contains("added b200"), "{}", said(&first));
    let again = run(&folder.0, &["catalog", "import", catalog]);
    assert!(said(&again).contains("unchanged b200") && !said(&again).contains("added"), "{}", said(&again));

    let addresses = folder.0.join("addresses.txt");
    fs::write(
        &addresses,
        "# mine\nbcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx\nTUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH\nnonsense\n",
    )
    .expect("written");
    let path = addresses.to_str().expect("text");
    let wrong = run(&folder.0, &["addresses", "import", "--network", "bitcoin", path]);
    assert!(!wrong.status.success());
    let text = said(&wrong);
    assert!(text.contains("line 3") && text.contains("line 4") && text.contains("Nothing was imported"), "{text}");

    let short = staff(&folder.0, "support@example.org", "too short");
    assert!(!short.status.success() && said(&short).contains("15"), "{}", said(&short));
    let added = staff(&folder.0, "support@example.org", "a staff password of length");
    assert!(added.status.success(), "{}", said(&added));
    let twice = staff(&folder.0, "SUPPORT@example.org", "a staff password of length");
    assert!(!twice.status.success() && said(&twice).contains("already"), "{}", said(&twice));

    let unknown = run(&folder.0, &["demo", "pay", "018f0000-0000-7000-8000-000000000000"]);
    assert!(!unknown.status.success() && said(&unknown).contains("no payment"), "{}", said(&unknown));
}

fn staff(data_dir: &Path, email: &str, password: &str) -> Output {
    let mut child = command(data_dir, &["staff", "add", "--email", email, "--role", "support"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    // A refusal may come before the password is read.
    let _ = child.stdin.take().expect("its input").write_all(format!("{password}\n").as_bytes());
    child.wait_with_output().expect("it ends")
}

#[test]
fn a_real_shop_refuses_to_start_without_real_settings_and_plays_no_network() {
    let folder = Folder::new();
    let real = |arguments: &[&str]| {
        let mut command = command(&folder.0, arguments);
        command.env("DATABASE_URL", "postgres://shop:hunter2@127.0.0.1:1/shop").env("KERNODECK_LISTEN", "127.0.0.1:0");
        command
    };
    let output = real(&[]).output().expect("it runs");
    assert!(!output.status.success() && said(&output).contains("KERNODECK_PUBLIC_URL"), "{}", said(&output));
    let mut without_key = real(&[]);
    let output = without_key.env("KERNODECK_PUBLIC_URL", "https://shop.example").output().expect("it runs");
    assert!(!output.status.success() && said(&output).contains("KERNODECK_SECRET_KEY"), "{}", said(&output));
    let mut with_key = real(&["demo", "pay", "018f0000-0000-7000-8000-000000000000"]);
    with_key.env("KERNODECK_SECRET_KEY", "00".repeat(32)).env("KERNODECK_PUBLIC_URL", "https://shop.example");
    let output = with_key.output().expect("it runs");
    assert!(!output.status.success() && said(&output).contains("real shop"), "{}", said(&output));
    let mut serve = real(&[]);
    serve.env("KERNODECK_SECRET_KEY", "00".repeat(32)).env("KERNODECK_PUBLIC_URL", "https://shop.example");
    let output = serve.output().expect("it runs");
    assert!(!output.status.success() && !said(&output).contains("hunter2"), "{}", said(&output));
}

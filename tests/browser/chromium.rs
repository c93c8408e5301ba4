//! Chromium by WebDriver: one driver and one fresh profile for each test.

use std::net::{SocketAddr, TcpListener as StdListener};
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use tokio::net::TcpListener;
use tokio::process::{Child, Command};

use crate::world::World;

/// A browser that looks at a shop of its own.
pub struct Browser {
    pub client: Client,
    pub world: World,
    pub origin: String,
    driver: Child,
    profile: PathBuf,
}

/// Whether scripts run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scripts {
    On,
    Off,
}

impl Browser {
    /// Opens a shop and a browser; `None` where the machine has no Chromium.
    pub async fn open(scripts: Scripts, width: u32) -> Option<Self> {
        if !is_installed("chromium") || !is_installed("chromedriver") {
            let message = "SKIPPED: chromium and chromedriver are not installed (Debian: apt-get install chromium chromium-driver)";
            assert!(std::env::var_os("CI").is_none(), "{message}");
            eprintln!("{message}");
            return None;
        }
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let origin = format!("http://{}", listener.local_addr().expect("an address"));
        let public_url = origin.parse().expect("an address");
        let world = World::with(|settings| settings.public_url = public_url).await;
        let service = world.router().into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await });

        let profile = std::env::temp_dir().join(format!("kernodeck-browser-{}", uuid::Uuid::new_v4().simple()));
        let port = free_port();
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("chromedriver starts");
        let client = connect(port, &capabilities(scripts, width, &profile)).await;
        Some(Browser { client, world, origin, driver, profile })
    }

    pub async fn goto(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.origin)).await.expect("the page opens");
    }

    /// The path that the browser is at.
    pub async fn path(&self) -> String {
        self.client.current_url().await.expect("an address").path().to_owned()
    }

    /// Clicks what a selector finds. A script may swap a part of the page between the finding and the click: then it is
    /// found again, as a person would.
    pub async fn click(&self, selector: &str) {
        let mut last = String::new();
        for _ in 0..20 {
            let found = self.client.wait().at_most(PATIENCE).for_element(Locator::Css(selector)).await;
            let element = found.unwrap_or_else(|error| panic!("{selector}: {error}"));
            match element.click().await {
                Ok(()) => return,
                Err(error) => last = error.to_string(),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{selector}: {last}");
    }

    /// Puts a text in the place of a field's own.
    pub async fn fill(&self, selector: &str, text: &str) {
        let element =
            self.client.find(Locator::Css(selector)).await.unwrap_or_else(|error| panic!("{selector}: {error}"));
        element.clear().await.expect("the field is emptied");
        element.send_keys(text).await.expect("the text is typed");
    }

    pub async fn attribute(&self, selector: &str, name: &str) -> String {
        let element = self.client.wait().at_most(PATIENCE).for_element(Locator::Css(selector)).await;
        let element = element.unwrap_or_else(|error| panic!("{selector}: {error}"));
        element.attr(name).await.expect("an answer").unwrap_or_default()
    }

    /// Waits until an attribute of the page has a value.
    pub async fn until(&self, selector: &str, name: &str, value: &str) {
        let mut last = String::new();
        for _ in 0..100 {
            if let Ok(element) = self.client.find(Locator::Css(selector)).await {
                last = element.attr(name).await.ok().flatten().unwrap_or_default();
                if last == value {
                    return;
                }
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{selector} {name} is {last:?} and not {value:?}");
    }

    /// A picture of the page, where `SCREENSHOTS` names a folder.
    pub async fn picture(&self, name: &str) {
        if let Some(folder) = std::env::var_os("SCREENSHOTS") {
            let png = self.client.screenshot().await.expect("a picture");
            std::fs::write(PathBuf::from(folder).join(format!("{name}.png")), png).expect("the picture is written");
        }
    }

    pub async fn close(mut self) {
        self.client.clone().close().await.expect("the browser closes");
        self.driver.kill().await.expect("the driver ends");
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

const PATIENCE: Duration = Duration::from_secs(15);

fn is_installed(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn free_port() -> u16 {
    let listener = StdListener::bind("127.0.0.1:0").expect("a port is free");
    listener.local_addr().expect("an address").port()
}

fn capabilities(scripts: Scripts, width: u32, profile: &std::path::Path) -> Capabilities {
    let arguments = [
        "--headless=new".to_owned(),
        // Chromium's sandbox cannot be set up by root; the pages are the shop's own.
        "--no-sandbox".to_owned(),
        "--disable-gpu".to_owned(),
        "--disable-dev-shm-usage".to_owned(),
        "--no-first-run".to_owned(),
        "--disable-background-networking".to_owned(),
        "--disable-component-update".to_owned(),
        "--disable-sync".to_owned(),
        format!("--window-size={width},1400"),
        format!("--user-data-dir={}", profile.display()),
    ];
    let javascript = if scripts == Scripts::On { 1 } else { 2 };
    let options = json!({
        "args": arguments,
        "prefs": { "profile.managed_default_content_settings.javascript": javascript },
    });
    let mut capabilities = Capabilities::new();
    capabilities.insert("goog:chromeOptions".into(), options);
    capabilities
}

async fn connect(port: u16, capabilities: &Capabilities) -> Client {
    let url = format!("http://127.0.0.1:{port}");
    for _ in 0..100 {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        match builder.capabilities(capabilities.clone()).connect(&url).await {
            Ok(client) => return client,
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
    panic!("chromedriver does not answer at {url}");
}

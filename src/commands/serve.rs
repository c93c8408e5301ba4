//! `kernodeck serve`

use std::net::SocketAddr;
use std::process::ExitCode;

use anyhow::Context;
use kernodeck::accounts::{Email, NewPassword};
use kernodeck::app::App;
use kernodeck::clock::Clock;
use kernodeck::config::Settings;
use kernodeck::support::{self, Role};
use kernodeck::{catalog, database, web, workers};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;

use super::Opened;

/// The sample catalogue of a demonstration shop.
const SAMPLE_CATALOG: &str = include_str!("../../catalog.toml");
const DEMONSTRATION_STAFF: &str = "staff@kernodeck.example";

pub async fn run() -> anyhow::Result<ExitCode> {
    let settings = Settings::load()?;
    // Bound before anything else is started: a taken port is the commonest fault.
    let listener = TcpListener::bind(settings.listen)
        .await
        .with_context(|| format!("KERNODECK_LISTEN: cannot listen on {}", settings.listen))?;
    let opened = Opened::for_serving(&settings).await?;
    let served = serve(&opened, settings, listener).await;
    opened.close().await;
    served.map(|()| ExitCode::SUCCESS)
}

async fn serve(opened: &Opened, settings: Settings, listener: TcpListener) -> anyhow::Result<()> {
    database::migrate(&opened.pool).await.context("the schema cannot be brought up to date")?;
    let app = App::build(opened.pool.clone(), settings, Clock::System).await?;
    workers::refresh_rates(app.clone()).await?;
    if app.is_demonstration() {
        let password = prepare_demonstration(&app).await?;
        introduce(&app, password.as_deref());
    } else {
        tracing::info!(address = %app.settings.listen, public_url = %app.settings.public_url, "the shop is open");
    }
    let (tell_stop, stop) = watch::channel(false);
    let mut working = workers::start(&app, &stop);
    let service = web::router(app).into_make_service_with_connect_info::<SocketAddr>();
    let served = axum::serve(listener, service).with_graceful_shutdown(stopped()).await;
    tell_stop.send_replace(true);
    while working.join_next().await.is_some() {}
    tracing::info!("stopped");
    served.map_err(Into::into)
}

/// Ends at Ctrl-C or at a service manager's request; requests that are being answered are answered.
async fn stopped() {
    let mut interrupted = signal(SignalKind::interrupt()).expect("a signal can be listened to");
    let mut terminated = signal(SignalKind::terminate()).expect("a signal can be listened to");
    tokio::select! {
        _ = interrupted.recv() => {}
        _ = terminated.recv() => {}
    }
    tracing::info!("stopping: answering the requests that are being answered");
}

/// Gives a new demonstration shop its catalogue and one member of the staff; returns the password where it was made.
async fn prepare_demonstration(app: &App) -> anyhow::Result<Option<String>> {
    let mut conn = app.pool.acquire().await?;
    if catalog::listed_offers(&mut conn).await?.is_empty() {
        let offers = catalog::parse(SAMPLE_CATALOG, app.now())?;
        catalog::import(&app.pool, &offers).await?;
    }
    drop(conn);
    if support::has_staff(&app.pool).await? {
        return Ok(None);
    }
    let password = hex::encode(rand::random::<[u8; 12]>());
    let email = Email::parse(DEMONSTRATION_STAFF)?;
    let new = NewPassword::parse(&password, &[])?;
    support::add_staff(&app.pool, &app.hasher, &email, &new, Role::Finance, app.now()).await?;
    Ok(Some(password))
}

fn introduce(app: &App, password: Option<&str>) {
    let url = &app.settings.public_url;
    println!("Kernodeck, a demonstration shop: no machine is rented here, rates are invented, no money is taken.");
    println!("  Shop   {url}");
    match password {
        Some(password) => {
            println!("  Staff  {url}admin/sign-in  email {DEMONSTRATION_STAFF}  password {password}");
            println!("         The password is shown this once.");
        }
        None => println!(
            "  Staff  {url}admin/sign-in  email {DEMONSTRATION_STAFF}  (the password was shown at the first start)"
        ),
    }
    println!("  To play a payment's network: kernodeck demo pay PAYMENT (its id is in the payment page's address)");
    println!("  Stop with Ctrl-C.");
}

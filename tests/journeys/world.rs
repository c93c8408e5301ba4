//! A shop for one test: its own database, cloned from a template, and a clock that is set by hand.

use std::sync::OnceLock;
use std::sync::mpsc;
use std::thread;

use axum::Router;
use kernodeck::accounts::{Email, NewPassword};
use kernodeck::app::App;
use kernodeck::clock::Clock;
use kernodeck::config::{self, Settings};
use kernodeck::database::private::{self, PrivatePostgres};
use kernodeck::database::{self, Pool};
use kernodeck::sealing::SecretKey;
use kernodeck::support::{self, Role};
use kernodeck::{catalog, web, workers};
use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use time::macros::datetime;
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

use crate::visitor::Visitor;

/// When every test begins.
pub const START: OffsetDateTime = datetime!(2026-03-05 14:07 UTC);

pub const STAFF_PASSWORD: &str = "a staff password of length";

pub struct World {
    pub app: App,
    pub pool: Pool,
    pub clock: Clock,
    router: Router,
}

impl World {
    /// A demonstration shop with the sample catalogue and fresh rates.
    pub async fn new() -> Self {
        Self::with(|_| {}).await
    }

    /// The same, with settings of its own.
    pub async fn with(change: impl FnOnce(&mut Settings)) -> Self {
        let options = fresh_database().await;
        let pool = database::connect(options, 8).await.expect("the test's database opens");
        let clock = Clock::set_to(START);
        let mut settings = settings();
        change(&mut settings);
        let app = App::build(pool.clone(), settings, clock.clone()).await.expect("the shop is put together");
        let world = World { router: web::router(app.clone()), app, pool, clock };
        world.refresh_rates().await;
        world
    }

    /// Somebody with a browser that holds nothing yet.
    pub fn visitor(&self) -> Visitor {
        Visitor::new(self.router.clone())
    }

    /// The whole shop, to be served.
    pub fn router(&self) -> Router {
        self.router.clone()
    }

    /// A second instance of the shop on the same database.
    pub async fn second_instance(&self) -> Router {
        let settings = (*self.app.settings).clone();
        let app = App::build(self.pool.clone(), settings, self.clock.clone()).await.expect("a second instance starts");
        web::router(app)
    }

    pub async fn refresh_rates(&self) {
        workers::refresh_rates(self.app.clone()).await.expect("rates are refreshed");
    }

    /// Lets time pass, with the workers doing their rounds at its end.
    pub async fn pass(&self, span: Duration) {
        self.clock.advance(span);
        self.refresh_rates().await;
        workers::expire_payments(self.app.clone()).await.expect("payments expire");
        workers::forget_old(self.app.clone()).await.expect("the janitor works");
    }

    pub async fn add_staff(&self, email: &str, role: Role) {
        let password = NewPassword::parse(STAFF_PASSWORD, &[]).expect("the rule is kept");
        let email = Email::parse(email).expect("an email");
        support::add_staff(&self.pool, &self.app.hasher, &email, &password, role, self.app.now())
            .await
            .expect("staff are added");
    }
}

fn settings() -> Settings {
    Settings {
        database: config::Database::Private,
        listen: ([127, 0, 0, 1], 0).into(),
        public_url: "http://localhost:8080/".parse().expect("an address"),
        data_dir: "unused".into(),
        secret_key: SecretKey::new([7; 32]),
        search_path: None,
        shop: config::Shop { contact_email: Some("support@kernodeck.example".into()) },
        limits: config::Limits::default(),
        sessions: config::Sessions::default(),
        payments: config::Payments::default(),
        account_keys: config::AccountKeys::default(),
        trusted_proxies: Vec::new(),
    }
}

/// One server for all tests of all test programs, ended with the last of them.
struct TestServer {
    options: PgConnectOptions,
}

fn server() -> &'static TestServer {
    static SERVER: OnceLock<TestServer> = OnceLock::new();
    SERVER.get_or_init(|| {
        let (tell, told) = mpsc::channel();
        // Its own thread and runtime, which outlive any test's.
        thread::spawn(move || {
            let runtime = tokio::runtime::Runtime::new().expect("a runtime starts");
            runtime.block_on(async {
                let data_dir = std::env::temp_dir().join("kernodeck-tests");
                let search_path = std::env::var_os("PATH");
                let settings = private::Settings {
                    data_dir: &data_dir,
                    binaries: None,
                    search_path: search_path.as_deref(),
                    durable: false,
                    shared: true,
                };
                let server = PrivatePostgres::start(settings).await.expect("PostgreSQL starts for the tests");
                let options = server.options(private::OWNER);
                tell.send(TestServer { options }).expect("the test waits");
                std::future::pending::<()>().await;
            });
        });
        told.recv().expect("PostgreSQL started")
    })
}

/// A database of the test's own: a copy of a template that is made once for a state of the migrations and catalogue.
async fn fresh_database() -> PgConnectOptions {
    let options = tokio::task::spawn_blocking(|| server().options.clone()).await.expect("the server is there");
    let mut conn = PgConnection::connect_with(&options).await.expect("the server answers");
    let template = format!("template_{}", state_of_sources());
    sqlx::query("select pg_advisory_lock(7)").execute(&mut conn).await.expect("a lock");
    let known: bool = sqlx::query_scalar("select exists (select from pg_database where datname = $1)")
        .bind(&template)
        .fetch_one(&mut conn)
        .await
        .expect("databases are listed");
    if !known {
        make_template(&mut conn, &options, &template).await;
    }
    sqlx::query("select pg_advisory_unlock(7)").execute(&mut conn).await.expect("unlocked");
    let name = format!("test_{}", Uuid::new_v4().simple());
    run(&mut conn, format!("create database {name} template {template} strategy file_copy")).await;
    options.database(&name)
}

async fn make_template(conn: &mut PgConnection, options: &PgConnectOptions, template: &str) {
    // What earlier runs left behind goes first.
    let old: Vec<String> = sqlx::query_scalar(
        "select datname from pg_database where datname like 'test\\_%' or datname like 'template\\_%'",
    )
    .fetch_all(&mut *conn)
    .await
    .expect("databases are listed");
    for name in old {
        run(conn, format!("drop database if exists {name} with (force)")).await;
    }
    run(conn, "create database building".to_owned()).await;
    let pool = database::connect(options.clone().database("building"), 2).await.expect("the template opens");
    database::migrate(&pool).await.expect("the migrations run");
    let offers = catalog::parse(include_str!("../../catalog.toml"), START).expect("the catalogue is right");
    catalog::import(&pool, &offers).await.expect("the catalogue is imported");
    pool.close().await;
    run(conn, format!("alter database building rename to {template}")).await;
}

async fn run(conn: &mut PgConnection, statement: String) {
    sqlx::query(AssertSqlSafe(statement.clone()))
        .execute(conn)
        .await
        .unwrap_or_else(|error| panic!("{statement}: {error}"));
}

/// Changes with every migration and with the catalogue.
fn state_of_sources() -> String {
    use sha2::{Digest, Sha256};
    let mut digest = Sha256::new();
    for migration in sqlx::migrate!().iter() {
        digest.update(&*migration.checksum);
    }
    digest.update(include_str!("../../catalog.toml"));
    hex::encode(&digest.finalize()[..8])
}

//! The database: the pool, the schema's migrations, and the private PostgreSQL of a demonstration shop.

pub mod private;

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};

pub use sqlx::{PgConnection, PgPool as Pool};

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!();

/// How long a page waits for a free connection before it says that the shop is busy.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(5);

/// Opens a pool of at most `connections`; fails where the server cannot be reached.
pub async fn connect(options: PgConnectOptions, connections: u32) -> Result<Pool, sqlx::Error> {
    let options = options.application_name("kernodeck");
    PgPoolOptions::new().max_connections(connections).acquire_timeout(ACQUIRE_TIMEOUT).connect_with(options).await
}

/// Brings the schema up to date. Several instances may start at once: sqlx holds an advisory lock meanwhile.
pub async fn migrate(pool: &Pool) -> Result<(), sqlx::migrate::MigrateError> {
    MIGRATIONS.run(pool).await
}

/// Whether the schema is the one that this program was built for.
pub async fn is_migrated(pool: &Pool) -> Result<bool, sqlx::Error> {
    let wanted = MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or_default();
    let has: Option<i64> =
        sqlx::query_scalar("select max(version) from _sqlx_migrations where success").fetch_one(pool).await?;
    Ok(has == Some(wanted))
}

/// Whether an error is the named constraint's refusal. Constraints are named `<table>_<rule>`, so that the
/// caller can say which rule it was.
pub fn violates(error: &sqlx::Error, constraint: &str) -> bool {
    error.as_database_error().and_then(|error| error.constraint()) == Some(constraint)
}

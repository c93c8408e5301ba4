//! Sessions: tower-sessions over the accounts' table. One begins at sign-in, not before; its cookie holds 128 random
//! bits, the database a hash of them.

use std::sync::Arc;

use async_trait::async_trait;
use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use time::{Duration, OffsetDateTime};
use tower_sessions::cookie::SameSite;
use tower_sessions::session::{Id, Record};
use tower_sessions::session_store::{Error as StoreError, Result as StoreResult};
use tower_sessions::{Expiry, Session, SessionManagerLayer, SessionStore};

use crate::accounts::sessions::{self, Owner, SecretHash};
use crate::app::App;
use crate::ids::{AccountId, SessionId, StaffId};
use crate::web::error::PageError;
use crate::web::visit;

/// Whose sessions a part of the site keeps: customers and staff have a cookie each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Realm {
    Customer,
    Staff,
}

/// The one key that everything a session holds stands under.
const SIGNED_IN: &str = "signed_in";
/// A text to be shown once, on the next page that asks for it.
const ONCE: &str = "once";
/// What was just done, to be said on the page that follows.
const DONE: &str = "done";

/// Who is signed in, and since when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignedIn {
    pub id: SessionId,
    pub account: Option<AccountId>,
    pub staff: Option<StaffId>,
    pub user_agent: String,
    pub since: i64,
    pub seen_at: i64,
}

/// Makes the layer that reads and writes a realm's cookie.
pub fn layer(app: &App, realm: Realm) -> SessionManagerLayer<Store> {
    let secure = app.settings.is_secure();
    let idle = idle(app, realm);
    SessionManagerLayer::new(Store { app: Arc::new(app.clone()), realm })
        .with_name(cookie_name(realm, secure))
        .with_secure(secure)
        .with_http_only(true)
        .with_same_site(SameSite::Lax)
        .with_path("/")
        .with_expiry(Expiry::OnInactivity(idle))
}

const fn cookie_name(realm: Realm, secure: bool) -> &'static str {
    match (realm, secure) {
        (Realm::Customer, true) => "__Host-session",
        (Realm::Customer, false) => "session",
        (Realm::Staff, true) => "__Host-staff",
        (Realm::Staff, false) => "staff",
    }
}

/// Who is signed in as a customer, asked outside the shop, where no layer reads the customers' cookie. It keeps no
/// session alive.
pub async fn find_customer(app: &App, headers: &HeaderMap) -> Result<Option<SignedIn>, PageError> {
    let cookie = visit::cookie(headers, cookie_name(Realm::Customer, app.settings.is_secure()));
    let Some(id) = cookie.and_then(|value| value.parse::<Id>().ok()) else { return Ok(None) };
    let store = Store { app: Arc::new(app.clone()), realm: Realm::Customer };
    let record = store.load(&id).await.map_err(PageError::internal)?;
    Ok(record.as_ref().and_then(signed_in))
}

/// Begins a session under a new id; what the browser held before is dead on the server.
pub async fn begin(session: &Session, owner: Owner, headers: &HeaderMap, now: OffsetDateTime) -> Result<(), PageError> {
    // Not `flush`, which leaves the record its id: what follows would be saved under the old one (S24).
    session.clear().await;
    session.cycle_id().await?;
    let (account, staff) = match owner {
        Owner::Customer(account) => (Some(account), None),
        Owner::Staff(staff) => (None, Some(staff)),
    };
    let user_agent = headers.get("user-agent").and_then(|value| value.to_str().ok()).unwrap_or_default();
    let signed_in = SignedIn {
        id: SessionId::new(),
        account,
        staff,
        user_agent: user_agent.chars().take(200).collect(),
        since: now.unix_timestamp(),
        seen_at: now.unix_timestamp(),
    };
    session.insert(SIGNED_IN, signed_in).await?;
    Ok(())
}

/// Ends the session on the server and in the browser.
pub async fn end(session: &Session) -> Result<(), PageError> {
    session.flush().await?;
    Ok(())
}

/// Who is signed in. A session that is used is kept alive: its row is written at most once in a twentieth of its idle
/// time, so that reading pages costs no writes.
pub async fn who(session: &Session, app: &App, realm: Realm) -> Result<Option<SignedIn>, PageError> {
    let Some(mut signed_in) = session.get::<SignedIn>(SIGNED_IN).await? else { return Ok(None) };
    let now = app.now();
    let unseen = now.unix_timestamp() - signed_in.seen_at;
    if unseen > idle(app, realm).whole_seconds() / 20 {
        signed_in.seen_at = now.unix_timestamp();
        session.insert(SIGNED_IN, signed_in.clone()).await?;
    }
    Ok(Some(signed_in))
}

/// Keeps a sealed text for the next page that asks for it.
pub async fn keep_once(session: &Session, sealed: &[u8]) -> Result<(), PageError> {
    session.insert(ONCE, hex::encode(sealed)).await?;
    Ok(())
}

/// Takes the kept text out: it is there for one page only.
pub async fn take_once(session: &Session) -> Result<Option<Vec<u8>>, PageError> {
    let kept = session.remove::<String>(ONCE).await?;
    Ok(kept.and_then(|text| hex::decode(text).ok()))
}

/// A text that another session of the account keeps and that nobody has seen yet.
pub async fn kept_in_another(app: &App, account: AccountId) -> Result<Option<Vec<u8>>, PageError> {
    let mut conn = app.pool.acquire().await?;
    let kept = sessions::find_datum_for(&mut conn, account, ONCE, app.now()).await?;
    Ok(kept.as_ref().and_then(Value::as_str).and_then(|text| hex::decode(text).ok()))
}

/// Keeps the name of what was done, for the page that the reader is led to.
pub async fn keep_done(session: &Session, done: &str) -> Result<(), PageError> {
    session.insert(DONE, done).await?;
    Ok(())
}

/// Takes out what was done: one page says it, once.
pub async fn take_done(session: &Session) -> Result<Option<String>, PageError> {
    Ok(session.remove(DONE).await?)
}

fn idle(app: &App, realm: Realm) -> Duration {
    let sessions = &app.settings.sessions;
    match realm {
        Realm::Customer => Duration::days(i64::from(sessions.customer_idle_days)),
        Realm::Staff => Duration::minutes(i64::from(sessions.staff_idle_minutes)),
    }
}

fn at_most(app: &App, realm: Realm) -> Duration {
    let sessions = &app.settings.sessions;
    match realm {
        Realm::Customer => Duration::days(i64::from(sessions.customer_at_most_days)),
        Realm::Staff => Duration::hours(i64::from(sessions.staff_at_most_hours)),
    }
}

/// tower-sessions' store over the accounts' table.
#[derive(Clone)]
pub struct Store {
    app: Arc<App>,
    realm: Realm,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Store({:?})", self.realm)
    }
}

impl Store {
    /// When a session ends: after its idle time, and at the latest after its whole time since sign-in. Our clock
    /// decides, not the record's own date.
    fn expiry(&self, signed_in: &SignedIn) -> OffsetDateTime {
        let now = self.app.now();
        let since = OffsetDateTime::from_unix_timestamp(signed_in.since).unwrap_or(now);
        (now + idle(&self.app, self.realm)).min(since + at_most(&self.app, self.realm))
    }
}

#[async_trait]
impl SessionStore for Store {
    async fn create(&self, record: &mut Record) -> StoreResult<()> {
        let signed_in = signed_in(record).ok_or_else(|| StoreError::Encode("a session of nobody".into()))?;
        let owner = match (signed_in.account, signed_in.staff) {
            (Some(account), _) => Owner::Customer(account),
            (None, Some(staff)) => Owner::Staff(staff),
            (None, None) => return Err(StoreError::Encode("a session of nobody".into())),
        };
        let session = sessions::Session { data: data(record)?, expires_at: self.expiry(&signed_in) };
        let mut conn = self.app.pool.acquire().await.map_err(failed)?;
        let secret = secret(&record.id);
        let user_agent = &signed_in.user_agent;
        sessions::create(&mut conn, &secret, signed_in.id, owner, &session, user_agent, self.app.now())
            .await
            .map_err(failed)
    }

    async fn save(&self, record: &Record) -> StoreResult<()> {
        let Some(signed_in) = signed_in(record) else { return self.delete(&record.id).await };
        let mut conn = self.app.pool.acquire().await.map_err(failed)?;
        let expires_at = self.expiry(&signed_in);
        // A session that was ended meanwhile, from another browser, stays ended.
        sessions::touch(&mut conn, &secret(&record.id), &data(record)?, expires_at, self.app.now())
            .await
            .map_err(failed)?;
        Ok(())
    }

    async fn load(&self, id: &Id) -> StoreResult<Option<Record>> {
        let mut conn = self.app.pool.acquire().await.map_err(failed)?;
        let found = sessions::find(&mut conn, &secret(id), self.app.now()).await.map_err(failed)?;
        let record = found.map(|session| {
            let data = serde_json::from_value(session.data).map_err(|error| StoreError::Decode(error.to_string()))?;
            Ok(Record { id: *id, data, expiry_date: session.expires_at })
        });
        record.transpose()
    }

    async fn delete(&self, id: &Id) -> StoreResult<()> {
        let mut conn = self.app.pool.acquire().await.map_err(failed)?;
        sessions::delete(&mut conn, &secret(id)).await.map_err(failed)
    }
}

fn secret(id: &Id) -> SecretHash {
    SecretHash::of(&id.0.to_be_bytes())
}

fn signed_in(record: &Record) -> Option<SignedIn> {
    record.data.get(SIGNED_IN).cloned().and_then(|value| serde_json::from_value(value).ok())
}

fn data(record: &Record) -> StoreResult<Value> {
    serde_json::to_value(&record.data).map_err(|error| StoreError::Encode(error.to_string()))
}

fn failed(error: sqlx::Error) -> StoreError {
    StoreError::Backend(error.to_string())
}

//! Placing an order within the limits: for who is signed in, or together with the account that it opens.

use axum::http::HeaderMap;
use tower_sessions::Session;

use crate::accounts::sessions::Owner;
use crate::app::App;
use crate::ids::{AccountId, OrderReference};
use crate::limits::{self, Attempt, Purpose};
use crate::orders::{self, Draft, Placed, PlacementError};
use crate::web::account::details::{NewAccount, count_sign_up};
use crate::web::account::recovery_code;
use crate::web::error::PageError;
use crate::web::page::PageContext;
use crate::web::session;

/// The order that is there now, or why there is none.
pub type Outcome = Result<OrderReference, PlacementError>;

/// Places an order for an account. A form that placed its order already finds it, and counts for nothing.
pub async fn place(app: &App, account: AccountId, draft: &Draft) -> Result<Outcome, PageError> {
    let mut conn = app.pool.acquire().await?;
    if let Some(order) = orders::find_by_key_for(&mut conn, account, draft.key).await? {
        return Ok(Ok(order.reference));
    }
    drop(conn);
    let attempt = count_order(app, account).await?;
    let placed = orders::place(&app.pool, account, draft, app.now()).await;
    if !matches!(placed, Ok(Placed { is_new: true, .. })) {
        forgive(app, attempt).await?;
    }
    Ok(placed.map(|placed| placed.reference))
}

/// Opens the account, places its first order, and signs its owner in. Where the email has an account, whose password
/// this is (the same form sent twice, or an owner who forgot that it is there), its owner is signed in there and the
/// order is placed there, once.
pub async fn open_and_place(
    app: &App,
    page: &PageContext,
    session: &Session,
    headers: &HeaderMap,
    new_account: &NewAccount,
    draft: &Draft,
) -> Result<Outcome, PageError> {
    let attempt = count_sign_up(app, page).await?;
    let registration = new_account.registration(app, page).await;
    match orders::place_with_account(&app.pool, &registration, draft, app.now()).await {
        Ok((account, code, reference)) => {
            tracing::info!(%account, order = %reference, "an account was opened with its first order");
            count_order(app, account).await?;
            session::begin(session, Owner::Customer(account), headers, app.now()).await?;
            recovery_code::keep(session, app, account, &code).await?;
            Ok(Ok(reference))
        }
        Err(PlacementError::EmailTaken) => {
            // Counted even where it comes to nothing: trying emails is limited like signing up.
            let Some(account) = new_account.find_existing(app, page).await? else {
                return Ok(Err(PlacementError::EmailTaken));
            };
            forgive(app, attempt).await?;
            let placed = place(app, account, draft).await?;
            if placed.is_ok() {
                session::begin(session, Owner::Customer(account), headers, app.now()).await?;
                recovery_code::keep_unseen(session, app, account).await?;
            }
            Ok(placed)
        }
        Err(error) => {
            forgive(app, attempt).await?;
            Ok(Err(error))
        }
    }
}

async fn count_order(app: &App, account: AccountId) -> Result<Attempt, PageError> {
    let mut conn = app.pool.acquire().await?;
    let limit = app.settings.limits.orders_of_account;
    limits::attempt(&mut conn, Purpose::OrderOfAccount, &account.to_string(), limit, app.now())
        .await?
        .map_err(|too_many| PageError::TooMany { retry_after: too_many.retry_after })
}

async fn forgive(app: &App, attempt: Attempt) -> Result<(), PageError> {
    let mut conn = app.pool.acquire().await?;
    limits::forgive(&mut conn, attempt).await?;
    Ok(())
}

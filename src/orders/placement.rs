//! Placing an order, alone or with the account that it opens: in one transaction, once for each form.

use serde_json::json;
use time::OffsetDateTime;

use crate::accounts::{self, EmailTaken, RecoveryCode, Registration};
use crate::catalog;
use crate::database::{self, PgConnection, Pool};
use crate::ids::{AccountId, OrderId, OrderKey, OrderReference};
use crate::money::Usd;
use crate::orders::{OrderEventKind, Preparation, PreparationNote, store, timeline};
use crate::pricing::{Lots, Term};

/// What the customer chose and agreed to.
#[derive(Debug, Clone)]
pub struct Draft {
    pub offer_slug: String,
    pub term: Term,
    pub lots: Lots,
    pub preparation: Preparation,
    pub note: PreparationNote,
    pub key: OrderKey,
    /// The total that the customer saw. A higher one needs new consent; a lower one is passed on.
    pub agreed_total: Option<Usd>,
    /// The tag of the language that it is placed in.
    pub locale: &'static str,
}

#[derive(Debug, thiserror::Error)]
pub enum PlacementError {
    #[error("the offer is not on the shelf")]
    OfferGone,
    #[error("the total rose from {agreed} to {now}")]
    PriceRose { agreed: Usd, now: Usd },
    #[error("only {free} lots are free")]
    NotEnoughLots { free: u32 },
    #[error("the email has an account already")]
    EmailTaken,
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

/// An order that is there now, whether this post placed it or one before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    pub reference: OrderReference,
    pub is_new: bool,
}

/// Places an order for an account. The same key finds the same order.
pub async fn place(
    pool: &Pool,
    account: AccountId,
    draft: &Draft,
    now: OffsetDateTime,
) -> Result<Placed, PlacementError> {
    let mut transaction = pool.begin().await?;
    if let Some(order) = store::find_by_key_for(&mut transaction, account, draft.key).await? {
        return Ok(Placed { reference: order.reference, is_new: false });
    }
    match insert(&mut transaction, account, draft, now).await {
        Ok(reference) => {
            transaction.commit().await?;
            Ok(Placed { reference, is_new: true })
        }
        // The same form was posted twice at once, and the other post came first.
        Err(PlacementError::Database(error)) if database::violates(&error, "orders_key_is_used_once") => {
            transaction.rollback().await?;
            let mut conn = pool.acquire().await?;
            let order = store::find_by_key_for(&mut conn, account, draft.key).await?.ok_or(error)?;
            Ok(Placed { reference: order.reference, is_new: false })
        }
        Err(error) => Err(error),
    }
}

/// Opens an account and places its first order, both or neither (R10).
pub async fn place_with_account(
    pool: &Pool,
    registration: &Registration,
    draft: &Draft,
    now: OffsetDateTime,
) -> Result<(AccountId, RecoveryCode, OrderReference), PlacementError> {
    let mut transaction = pool.begin().await?;
    let (account, code) =
        accounts::register(&mut transaction, registration, now).await.map_err(|error| match error {
            EmailTaken::Taken => PlacementError::EmailTaken,
            EmailTaken::Database(error) => PlacementError::Database(error),
        })?;
    let reference = insert(&mut transaction, account, draft, now).await?;
    transaction.commit().await?;
    Ok((account, code, reference))
}

async fn insert(
    conn: &mut PgConnection,
    account: AccountId,
    draft: &Draft,
    now: OffsetDateTime,
) -> Result<OrderReference, PlacementError> {
    // Locked, so that the price that is agreed here is the price that is saved.
    let offer = catalog::find_offer_for_update(conn, &draft.offer_slug).await?;
    let offer = offer.filter(|offer| offer.listed).ok_or(PlacementError::OfferGone)?;
    let quote = offer.quote(draft.term, draft.lots);
    if let Some(agreed) = draft.agreed_total.filter(|agreed| quote.total() > *agreed) {
        return Err(PlacementError::PriceRose { agreed, now: quote.total() });
    }
    if !catalog::take_lots(conn, &offer.slug, draft.lots).await? {
        return Err(PlacementError::NotEnoughLots { free: offer.lots_free.unwrap_or_default() });
    }
    let id = OrderId::new();
    let reference = OrderReference::random();
    store::insert_order(conn, id, &reference, account, &offer, draft, now).await?;
    timeline::record(conn, id, OrderEventKind::Placed, json!({}), now).await?;
    Ok(reference)
}

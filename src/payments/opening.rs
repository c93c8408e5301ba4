//! Making payment instructions: address, amount, rate and expiry together, or none of them (R15, R16).

use serde_json::{Value, json};
use sqlx::PgConnection;
use time::{Duration, OffsetDateTime};

use crate::config::Payments as Policy;
use crate::database::Pool;
use crate::ids::{AccountId, OrderId, PaymentId, TopUpId};
use crate::money::Usd;
use crate::orders::{self, OrderEventKind};
use crate::payments::addresses::{self, AddressForm};
use crate::payments::rates::{self, NoRate};
use crate::payments::store::{self, NewPayment};
use crate::payments::{Method, PaymentState, amount_due, recompute};

/// What opening goes by: the shop's settings, made once at its start.
#[derive(Debug, Clone)]
pub struct Rules {
    pub policy: Policy,
    pub rates: rates::Policy,
    /// Real addresses, or a demonstration's.
    pub form: AddressForm,
}

#[derive(Debug, thiserror::Error)]
pub enum OpeningError {
    #[error("the order is not there")]
    NotFound,
    #[error("the order is paid or called off")]
    NotPayable,
    /// Edge 5: who has paid by one method is not asked to pay by another.
    #[error("a payment by {} was seen already", method.id())]
    AlreadySeen { payment: PaymentId, method: Method },
    #[error("the account has as many open payments as it may")]
    TooManyOpen,
    #[error("below the smallest amount")]
    TooSmall,
    /// R16: the page says which of the two is missing.
    #[error("no valid rate for {}: {reason}", method.id())]
    NoRate { method: Method, reason: NoRate },
    #[error("no free address for {}", method.id())]
    NoAddress { method: Method },
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

/// Opens a payment for an order of the account, or finds the one that is open by the same method (edge 3). Another
/// method replaces it as long as nothing was seen (edge 4).
pub async fn open_for_order(
    pool: &Pool,
    rules: &Rules,
    account: AccountId,
    order: OrderId,
    method: Method,
    now: OffsetDateTime,
) -> Result<PaymentId, OpeningError> {
    let mut transaction = pool.begin().await?;
    let order = orders::lock_for_payment(&mut transaction, order)
        .await?
        .filter(|order| order.account == account)
        .ok_or(OpeningError::NotFound)?;
    if !order.is_payable() {
        return Err(OpeningError::NotPayable);
    }
    for payment in store::list_of_order(&mut transaction, order.id).await? {
        match payment.state {
            PaymentState::Awaiting if payment.expires_at <= now => {
                recompute(&mut transaction, payment.id, &rules.policy, now).await?;
            }
            PaymentState::Awaiting if payment.method == method => return Ok(payment.id),
            PaymentState::Awaiting => cancel(&mut transaction, payment.id, &rules.policy, now).await?,
            PaymentState::Seen | PaymentState::Confirming if payment.method == method => return Ok(payment.id),
            PaymentState::Seen | PaymentState::Confirming => {
                return Err(OpeningError::AlreadySeen { payment: payment.id, method: payment.method });
            }
            _ => {}
        }
    }
    // Judging and cancelling the payments before may have changed what the order says of itself.
    let order = orders::lock_for_payment(&mut transaction, order.id).await?.ok_or(OpeningError::NotFound)?;
    let subject = Subject { account, order: Some(order.id), top_up: None, usd: order.total };
    let id = issue(&mut transaction, rules, &subject, method, now).await?;
    orders::mark_due(&mut transaction, &order, orders::PaymentState::Awaiting).await?;
    let detail = json!({ "method": method.id(), "payment": id });
    orders::timeline::record(&mut transaction, order.id, OrderEventKind::PaymentOpened, detail, now).await?;
    transaction.commit().await?;
    Ok(id)
}

/// What instructions are made for.
pub(super) struct Subject {
    pub(super) account: AccountId,
    pub(super) order: Option<OrderId>,
    pub(super) top_up: Option<TopUpId>,
    pub(super) usd: Usd,
}

/// Makes instructions within the caller's transaction: rate, amount and address, or an error that leaves nothing.
pub(super) async fn issue(
    conn: &mut PgConnection,
    rules: &Rules,
    subject: &Subject,
    method: Method,
    now: OffsetDateTime,
) -> Result<PaymentId, OpeningError> {
    let waiting = store::count_waiting(conn, subject.account, subject.order, now).await?;
    if waiting >= i64::from(rules.policy.open_payments_of_account) {
        return Err(OpeningError::TooManyOpen);
    }
    if subject.usd < rules.policy.smallest {
        return Err(OpeningError::TooSmall);
    }
    let rate = rates::current(conn, method.asset(), subject.usd, &rules.rates, now)
        .await?
        .map_err(|unavailable| OpeningError::NoRate { method, reason: unavailable.reason })?;
    let due = amount_due(subject.usd, rate.usd_per_coin, method)
        .map_err(|_| OpeningError::NoRate { method, reason: NoRate::TooFew { usable: 0, needed: 1 } })?;
    let (address, _) = addresses::allocate(conn, method.network(), rules.form, now)
        .await?
        .ok_or(OpeningError::NoAddress { method })?;
    let id = PaymentId::new();
    let payment = NewPayment {
        id,
        account: subject.account,
        order: subject.order,
        top_up: subject.top_up,
        method,
        address,
        usd: subject.usd,
        rate: rate.usd_per_coin,
        rate_evidence: &evidence(&rate, now),
        due,
        created_at: now,
        expires_at: now + lifetime(method, &rules.policy),
    };
    store::insert_payment(conn, &payment).await?;
    Ok(id)
}

/// Cancels what is open for an order: it is paid otherwise or called off (edge 40). What was seen stays watched.
pub async fn cancel_open_of_order(
    conn: &mut PgConnection,
    order: OrderId,
    policy: &Policy,
    now: OffsetDateTime,
) -> sqlx::Result<()> {
    for payment in store::list_of_order(conn, order).await?.iter().filter(|payment| payment.state.is_open()) {
        cancel(conn, payment.id, policy, now).await?;
    }
    Ok(())
}

async fn cancel(conn: &mut PgConnection, id: PaymentId, policy: &Policy, now: OffsetDateTime) -> sqlx::Result<()> {
    store::mark_cancelled(conn, id, now).await?;
    recompute(conn, id, policy, now).await?;
    Ok(())
}

/// How long instructions hold: a stablecoin's price stands still longer.
pub fn lifetime(method: Method, policy: &Policy) -> Duration {
    let minutes = if method.is_stablecoin() { policy.stablecoin_expiry_minutes } else { policy.coin_expiry_minutes };
    Duration::minutes(i64::from(minutes))
}

/// What the rate came from, kept with the payment for good (payments.md, section 4, rule 8).
fn evidence(rate: &rates::Rate, now: OffsetDateTime) -> Value {
    let quotes: Vec<Value> = rate
        .used
        .iter()
        .map(|quote| {
            json!({
                "provider": quote.provider, "bid": quote.bid, "ask": quote.ask, "mid": quote.mid,
                "fetched_at": quote.fetched_at.unix_timestamp(),
            })
        })
        .collect();
    json!({ "decided_at": now.unix_timestamp(), "median": rate.median, "quotes": quotes })
}

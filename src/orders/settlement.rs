//! The order's side of being paid. Who pays it, and how, is not known here.

use serde_json::{Value, json};
use sqlx::PgConnection;
use time::OffsetDateTime;

use crate::balance::{self, Booking, Entry, LedgerAccount};
use crate::ids::OrderId;
use crate::money::Usd;
use crate::orders::{Order, OrderEventKind, PaymentState, store, timeline};

/// Locks the order before any of its payments is looked at. Everybody locks in this order: order, payment, customer.
pub async fn lock_for_payment(conn: &mut PgConnection, id: OrderId) -> sqlx::Result<Option<Order>> {
    store::find_for_update(conn, id).await
}

/// Notes what the order's payments add up to, short of paid; an order that is paid or refunded stays so.
pub async fn mark_due(conn: &mut PgConnection, order: &Order, state: PaymentState) -> sqlx::Result<()> {
    if order.payment_state.is_due() && order.payment_state != state {
        store::set_payment_state(conn, order.id, state).await?;
    }
    Ok(())
}

/// Marks the order paid, once; false where it was paid before.
pub async fn mark_paid(
    conn: &mut PgConnection,
    order: &Order,
    kind: OrderEventKind,
    detail: Value,
    now: OffsetDateTime,
) -> sqlx::Result<bool> {
    if !order.payment_state.is_due() {
        return Ok(false);
    }
    store::set_paid(conn, order.id, now).await?;
    timeline::record(conn, order.id, kind, detail, now).await?;
    Ok(true)
}

#[derive(Debug, thiserror::Error)]
pub enum BalanceError {
    #[error("the order is paid or called off")]
    NotPayable,
    /// R23: whole or not at all.
    #[error("the balance of {available} does not cover {total}")]
    TooLow { available: Usd, total: Usd },
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

/// Pays an order from its customer's balance, within the caller's transaction. The customer's row is locked, so that
/// one balance pays once however many try at the same moment.
pub async fn pay_from_balance(conn: &mut PgConnection, order: &Order, now: OffsetDateTime) -> Result<(), BalanceError> {
    if !order.is_payable() {
        return Err(BalanceError::NotPayable);
    }
    balance::lock_customer(conn, order.account).await?;
    let available = balance::available(conn, order.account).await?;
    if available < order.total {
        return Err(BalanceError::TooLow { available, total: order.total });
    }
    let entries = [
        Entry::usd(LedgerAccount::CustomerBalance(order.account), order.total),
        Entry::usd(LedgerAccount::RentalRevenue, -order.total),
    ];
    let key = format!("order:{}:balance", order.id);
    match balance::book(conn, &key, "order-paid-from-balance", &entries, now).await? {
        Booking::New(_) => {
            mark_paid(conn, order, OrderEventKind::PaidFromBalance, json!({}), now).await?;
            Ok(())
        }
        Booking::AlreadyBooked => Err(BalanceError::NotPayable),
    }
}

//! What happened to an order, in order: the customer and the staff read the same history.

use serde_json::Value;
use sqlx::PgConnection;
use time::OffsetDateTime;

use crate::ids::OrderId;
use crate::orders::store;

#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx::Type)]
#[sqlx(type_name = "text", rename_all = "kebab-case")]
pub enum OrderEventKind {
    Placed,
    /// Instructions were made; the detail names the method.
    PaymentOpened,
    /// The customer said 'I have paid' (R17).
    PaymentNoticed,
    /// Money was seen on the network.
    PaymentSeen,
    /// Enough was seen and waits for confirmation.
    PaymentConfirming,
    PaymentExpired,
    PaymentReplaced,
    /// Staff must look at what arrived.
    PaymentInReview,
    Paid,
    PaidFromBalance,
    PreparationStarted,
    /// Access was handed over.
    HandedOver,
    AccessChanged,
    Ended,
    Cancelled,
    /// What was paid went to the customer's balance.
    Refunded,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderEvent {
    pub at: OffsetDateTime,
    pub kind: OrderEventKind,
    pub detail: Value,
}

/// Writes an event within the transaction of what it tells.
pub async fn record(
    conn: &mut PgConnection,
    order: OrderId,
    kind: OrderEventKind,
    detail: Value,
    now: OffsetDateTime,
) -> sqlx::Result<()> {
    store::insert_event(conn, order, kind, &detail, now).await
}

/// The order's history, the oldest event first.
pub async fn timeline(conn: &mut PgConnection, order: OrderId) -> sqlx::Result<Vec<OrderEvent>> {
    store::events(conn, order).await
}

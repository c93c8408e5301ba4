//! The audit log: who did what, when, to which order.

use serde_json::Value;
use sqlx::PgConnection;
use time::OffsetDateTime;

use crate::ids::{OrderId, StaffId};
use crate::support::store;

pub(super) struct NewLine<'a> {
    pub(super) staff: StaffId,
    pub(super) act: &'a str,
    pub(super) order: Option<OrderId>,
    pub(super) detail: &'a Value,
    pub(super) request_id: &'a str,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditLine {
    pub at: OffsetDateTime,
    pub staff_email: String,
    pub act: String,
    pub detail: Value,
}

/// What staff did to an order, the latest first.
pub async fn audit_of_order(conn: &mut PgConnection, order: OrderId) -> sqlx::Result<Vec<AuditLine>> {
    store::audit_of_order(conn, order).await
}

//! Calling an order off. What was paid goes to the customer's balance, once, with a line that says so (S50).

use serde_json::json;
use sqlx::PgConnection;
use time::OffsetDateTime;

use crate::balance::{self, Booking, Entry, LedgerAccount};
use crate::catalog;
use crate::ids::OrderId;
use crate::orders::provisioning::{ProvisioningError, check_move};
use crate::orders::{OrderEventKind, PaymentState, ProvisioningState, store, timeline};

/// Cancels an order that was not handed over. A paid one is refunded in full to the balance.
pub async fn cancel(conn: &mut PgConnection, id: OrderId, now: OffsetDateTime) -> Result<(), ProvisioningError> {
    let order = store::find_for_update(conn, id).await?.ok_or(ProvisioningError::NotFound)?;
    check_move(&order, ProvisioningState::Cancelled)?;
    store::set_provisioning(conn, id, ProvisioningState::Cancelled).await?;
    if store::release_lots(conn, id).await? {
        catalog::return_lots(conn, &order.offer_slug, order.lots).await?;
    }
    timeline::record(conn, id, OrderEventKind::Cancelled, json!({}), now).await?;
    if order.payment_state == PaymentState::Paid {
        let entries = [
            Entry::usd(LedgerAccount::RentalRevenue, order.total),
            Entry::usd(LedgerAccount::CustomerBalance(order.account), -order.total),
        ];
        let key = format!("order:{id}:refund");
        if let Booking::New(_) = balance::book(conn, &key, "order-refunded", &entries, now).await? {
            store::set_payment_state(conn, id, PaymentState::Refunded).await?;
            timeline::record(conn, id, OrderEventKind::Refunded, json!({ "usd": order.total.to_string() }), now)
                .await?;
        }
    }
    Ok(())
}

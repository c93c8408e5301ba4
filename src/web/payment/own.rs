//! A payment of the reader's own, judged by the clock before it is shown, and what of it may still be sent.

use time::OffsetDateTime;

use crate::app::App;
use crate::ids::PaymentId;
use crate::money::Atomic;
use crate::orders::{self, Order};
use crate::payments::{self, Assessment, Instructions, Payment, PaymentState, Transfer};
use crate::web::error::PageError;
use crate::web::extract::Path;
use crate::web::page::Viewer;

/// A payment with what it pays and what arrived.
pub struct Own {
    pub payment: Payment,
    pub order: Option<Order>,
    pub transfers: Vec<Transfer>,
    /// The sums of what arrived, without what is too small to count.
    pub assessment: Assessment,
}

/// The reader's own payment; anybody else's is not there (S42). One whose time has run out is judged first, so that no
/// page offers an address that has expired.
pub async fn find(app: &App, viewer: &Viewer, path: &Path, now: OffsetDateTime) -> Result<Own, PageError> {
    let id: PaymentId = path.get("id").parse().map_err(|_| PageError::NotFound)?;
    let policy = &app.rules.policy;
    let mut conn = app.pool.acquire().await?;
    let mut payment = payments::find_by_id_for(&mut conn, viewer.account, id).await?.ok_or(PageError::NotFound)?;
    if payment.has_run_out(now) {
        drop(conn);
        payments::judge(&app.pool, policy, id, now).await?;
        conn = app.pool.acquire().await?;
        payment = payments::find_by_id_for(&mut conn, viewer.account, id).await?.ok_or(PageError::NotFound)?;
    }
    let order = match payment.order {
        Some(order) => orders::find_by_id(&mut conn, order).await?,
        None => None,
    };
    let transfers = payments::transfers_of(&mut conn, id).await?;
    let assessment = payments::assess_payment(&payment, order.as_ref(), &transfers, policy, now);
    Ok(Own { payment, order, transfers, assessment })
}

impl Own {
    /// What a wallet is given, as long as it may be sent: until the expiry, and until enough is seen (R18). After a
    /// part has arrived that is the rest, so that neither a copied amount nor a scanned code pays the part twice.
    pub fn offered(&self, now: OffsetDateTime) -> Result<Option<Instructions>, PageError> {
        let Some(amount) = offered_amount(&self.payment, self.assessment.missing, now) else { return Ok(None) };
        let payment = &self.payment;
        let reference = self.order.as_ref().map_or_else(|| payment.id.to_string(), |order| order.reference.to_string());
        Instructions::new(payment.method, payment.address.clone(), amount, reference)
            .map(Some)
            .map_err(PageError::internal)
    }
}

fn offered_amount(payment: &Payment, missing: Atomic, now: OffsetDateTime) -> Option<Atomic> {
    if now > payment.expires_at {
        return None;
    }
    match payment.state {
        PaymentState::Awaiting => Some(payment.due),
        PaymentState::Seen => Some(missing).filter(|missing| !missing.is_zero()),
        PaymentState::Confirming
        | PaymentState::Settled
        | PaymentState::Expired
        | PaymentState::Review
        | PaymentState::Closed
        | PaymentState::Cancelled => None,
    }
}

#[cfg(test)]
mod tests {
    use rust_decimal::Decimal;
    use time::Duration;
    use time::macros::datetime;

    use super::*;
    use crate::ids::AccountId;
    use crate::money::Usd;
    use crate::payments::Method;

    fn payment(state: PaymentState) -> Payment {
        let created_at = datetime!(2026-03-05 14:07 UTC);
        Payment {
            id: PaymentId::new(),
            account: AccountId::new(),
            order: None,
            top_up: None,
            method: Method::UsdtTron,
            address: "TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH".into(),
            usd: Usd::from_cents(10_000),
            rate: Decimal::ONE,
            rate_evidence: serde_json::Value::Null,
            due: Atomic::new(100_000_000),
            state,
            flags: Vec::new(),
            created_at,
            expires_at: created_at + Duration::hours(1),
            notified_at: None,
            settled_at: None,
            is_cancelled: false,
        }
    }

    #[test]
    fn r18_only_what_still_has_to_be_sent_is_offered_and_never_after_the_expiry() {
        let missing = Atomic::new(40_000_000);
        for (state, offered) in [
            (PaymentState::Awaiting, Some(Atomic::new(100_000_000))),
            (PaymentState::Seen, Some(missing)),
            (PaymentState::Confirming, None),
            (PaymentState::Settled, None),
            (PaymentState::Expired, None),
            (PaymentState::Review, None),
            (PaymentState::Closed, None),
            (PaymentState::Cancelled, None),
        ] {
            let payment = payment(state);
            assert_eq!(offered_amount(&payment, missing, payment.expires_at), offered, "{state:?}");
            let late = payment.expires_at + Duration::seconds(1);
            assert_eq!(offered_amount(&payment, missing, late), None, "{state:?}");
        }
        let seen = payment(PaymentState::Seen);
        assert_eq!(offered_amount(&seen, Atomic::ZERO, seen.created_at), None);
    }
}

//! From judgement to books: recomputes a payment under lock, writes what changed, books what settled, marks the
//! order paid; all in one transaction, and nothing where nothing changed (P8).

use serde_json::json;
use sqlx::PgConnection;
use time::OffsetDateTime;

use crate::balance::{self, Booking, Currency, Entry, LedgerAccount};
use crate::config::Payments as Policy;
use crate::ids::{OrderId, PaymentId};
use crate::money::{Atomic, Usd};
use crate::orders::{self, Order, OrderEventKind};
use crate::payments::second_payment::goes_to_balance;
use crate::payments::settlement::{Assessment, Credit, Purpose, Settlement, Standing, Terms, assess, is_dust};
use crate::payments::{Payment, PaymentState, Transfer, TransferStatus, store, value_of};

/// Brings the payment up to date within the caller's transaction and returns its state; `None` where it is not
/// there. Locks in the shop's one order: order, payment, customer.
pub async fn recompute(
    conn: &mut PgConnection,
    id: PaymentId,
    policy: &Policy,
    now: OffsetDateTime,
) -> sqlx::Result<Option<PaymentState>> {
    let Some(order_id) = store::find_order_of(conn, id).await? else { return Ok(None) };
    let order = match order_id {
        Some(order) => orders::lock_for_payment(conn, order).await?,
        None => None,
    };
    let Some(payment) = store::find_for_update(conn, id).await? else { return Ok(None) };
    let transfers = store::transfers_of(conn, id).await?;
    let terms = terms_of(&payment, order.as_ref());
    let assessment = assess(&terms, standing_of(&payment), &transfers, policy, now);

    if let Some(settlement) = &assessment.settlement {
        credit(conn, &payment, order.as_ref(), settlement, &transfers, policy, now).await?;
    } else if payment.state == PaymentState::Settled {
        credit_second_payments(conn, &payment, &terms, &transfers, policy, now).await?;
    }
    if assessment.state != payment.state || assessment.flags != payment.flags {
        store::save_state(conn, &payment, &assessment, now).await?;
        tell_order(conn, &payment, order.as_ref(), &assessment, now).await?;
    }
    if let (Some(order), Some(_)) = (&order, &assessment.settlement) {
        end_waiting(conn, order.id, id, policy, now).await?;
    }
    Ok(Some(assessment.state))
}

/// Where a payment stands by what has arrived, with the sums that a page shows; writes nothing.
pub fn assess_payment(
    payment: &Payment,
    order: Option<&Order>,
    transfers: &[Transfer],
    policy: &Policy,
    now: OffsetDateTime,
) -> Assessment {
    assess(&terms_of(payment, order), standing_of(payment), transfers, policy, now)
}

pub(super) fn terms_of(payment: &Payment, order: Option<&Order>) -> Terms {
    Terms {
        purpose: order.map_or(Purpose::TopUp, |order| Purpose::Order { is_payable: order.is_payable() }),
        method: payment.method,
        usd: payment.usd,
        rate: payment.rate,
        due: payment.due,
        expires_at: payment.expires_at,
    }
}

/// What was decided before, read from the state that the decision left.
fn standing_of(payment: &Payment) -> Standing {
    match payment.state {
        PaymentState::Settled => Standing::Settled { after_cancelling: payment.is_cancelled },
        PaymentState::Closed => Standing::Closed { after_cancelling: payment.is_cancelled },
        _ if payment.is_cancelled => Standing::Cancelled,
        _ => Standing::Open,
    }
}

/// Books a settlement, once: its key is the payment's.
async fn credit(
    conn: &mut PgConnection,
    payment: &Payment,
    order: Option<&Order>,
    settlement: &Settlement,
    transfers: &[Transfer],
    policy: &Policy,
    now: OffsetDateTime,
) -> sqlx::Result<()> {
    let customer = LedgerAccount::CustomerBalance(payment.account);
    let (value, parts) = match settlement.credit {
        Credit::Balance { amount } => (amount, vec![Entry::usd(customer, -amount)]),
        Credit::Order { shortage, excess, excess_needs_staff } => {
            let excess_to = if excess_needs_staff { LedgerAccount::UnappliedReceipts } else { customer };
            let parts = vec![
                Entry::usd(LedgerAccount::RentalRevenue, -payment.usd),
                Entry::usd(LedgerAccount::ToleranceExpense, shortage),
                Entry::usd(excess_to, -excess),
            ];
            (payment.usd - shortage + excess, parts)
        }
    };
    let mut entries = receipt(payment, settlement.received, value);
    entries.extend(parts);
    let key = format!("intent:{}:settle", payment.id);
    let reason = if payment.top_up.is_some() { "top-up" } else { "order-paid" };
    if balance::book(conn, &key, reason, &entries, now).await? == Booking::AlreadyBooked {
        return Ok(());
    }
    let terms = terms_of(payment, order);
    for transfer in transfers.iter().filter(|transfer| is_credited(&terms, transfer, policy)) {
        store::mark_booked(conn, transfer.id, now).await?;
    }
    if let (Credit::Order { .. }, Some(order)) = (settlement.credit, order) {
        let detail = json!({ "method": payment.method.id(), "payment": payment.id });
        orders::mark_paid(conn, order, OrderEventKind::Paid, detail, now).await?;
    }
    Ok(())
}

/// Edge 40: instructions that still wait for a paid order end, so that nobody follows them.
async fn end_waiting(
    conn: &mut PgConnection,
    order: OrderId,
    but: PaymentId,
    policy: &Policy,
    now: OffsetDateTime,
) -> sqlx::Result<()> {
    let others = store::list_of_order(conn, order).await?;
    for other in others.iter().filter(|other| other.id != but && other.state == PaymentState::Awaiting) {
        Box::pin(recompute(conn, other.id, policy, now)).await?;
    }
    Ok(())
}

/// Edge 22: money that arrives at a payment that is settled is booked, each transfer once: to the customer's balance,
/// or to the unapplied receipts, where it waits for staff.
async fn credit_second_payments(
    conn: &mut PgConnection,
    payment: &Payment,
    terms: &Terms,
    transfers: &[Transfer],
    policy: &Policy,
    now: OffsetDateTime,
) -> sqlx::Result<()> {
    let credited = |transfer: &&Transfer| is_credited(terms, transfer, policy);
    let mut booked: Atomic =
        transfers.iter().filter(|transfer| transfer.is_booked).filter(credited).map(|transfer| transfer.amount).sum();
    for transfer in transfers.iter().filter(|transfer| !transfer.is_booked).filter(credited) {
        let value = value_of(transfer.amount, payment.rate, payment.method);
        let to = if goes_to_balance(terms, transfer, booked, policy) {
            LedgerAccount::CustomerBalance(payment.account)
        } else {
            LedgerAccount::UnappliedReceipts
        };
        booked = booked + transfer.amount;
        let mut entries = receipt(payment, transfer.amount, value);
        entries.push(Entry::usd(to, -value));
        balance::book(conn, &format!("transfer:{}:excess", transfer.id), "second-payment", &entries, now).await?;
        store::mark_booked(conn, transfer.id, now).await?;
    }
    Ok(())
}

/// Whether a transfer is one that is booked: final, of the right coin, and no dust.
fn is_credited(terms: &Terms, transfer: &Transfer, policy: &Policy) -> bool {
    let is_right = transfer.status == TransferStatus::Final && transfer.asset == terms.method.asset();
    is_right && !is_dust(terms, transfer, policy)
}

/// Coins in, and the dollars that they are worth at the locked rate.
fn receipt(payment: &Payment, amount: Atomic, value: Usd) -> Vec<Entry> {
    let (asset, network) = (payment.method.asset().symbol(), payment.method.network().id());
    let received = Entry::coins(LedgerAccount::CryptoReceived { asset, network }, asset, amount);
    let valuation = LedgerAccount::CryptoValuation { asset };
    vec![
        received,
        Entry { account: valuation, currency: Currency::Coin(asset), amount: -received.amount },
        Entry::usd(valuation, value),
    ]
}

/// Writes to the order what its customer should read of the change.
async fn tell_order(
    conn: &mut PgConnection,
    payment: &Payment,
    order: Option<&Order>,
    assessment: &Assessment,
    now: OffsetDateTime,
) -> sqlx::Result<()> {
    let Some(order) = order else { return Ok(()) };
    let due = match assessment.state {
        PaymentState::Awaiting | PaymentState::Confirming => orders::PaymentState::Awaiting,
        PaymentState::Seen | PaymentState::Review if !assessment.seen.is_zero() => orders::PaymentState::PartPaid,
        PaymentState::Seen | PaymentState::Review | PaymentState::Settled => orders::PaymentState::Awaiting,
        PaymentState::Expired | PaymentState::Closed | PaymentState::Cancelled => orders::PaymentState::Unpaid,
    };
    if assessment.state != PaymentState::Settled && !store::another_is_open(conn, order.id, payment.id).await? {
        orders::mark_due(conn, order, due).await?;
    }
    let kind = match assessment.state {
        _ if assessment.state == payment.state => return Ok(()),
        PaymentState::Seen => OrderEventKind::PaymentSeen,
        PaymentState::Confirming => OrderEventKind::PaymentConfirming,
        PaymentState::Expired => OrderEventKind::PaymentExpired,
        PaymentState::Review => OrderEventKind::PaymentInReview,
        PaymentState::Cancelled => OrderEventKind::PaymentReplaced,
        PaymentState::Awaiting | PaymentState::Settled | PaymentState::Closed => return Ok(()),
    };
    let detail = json!({ "method": payment.method.id(), "payment": payment.id });
    orders::timeline::record(conn, order.id, kind, detail, now).await
}

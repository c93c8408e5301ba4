//! Topping a balance up (R21, R22): a sum of four, paid by a payment of its own, credited with what arrived.

use sqlx::PgConnection;
use time::OffsetDateTime;

use crate::balance;
use crate::database::Pool;
use crate::ids::{AccountId, PaymentId, TopUpId};
use crate::money::Usd;
use crate::payments::opening::{OpeningError, Rules, Subject, issue};
use crate::payments::{Method, Payment, store};

/// The sums that a balance is topped up by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TopUpAmount {
    Hundred,
    FiveHundred,
    TwoThousand,
    TenThousand,
}

impl TopUpAmount {
    pub const ALL: [TopUpAmount; 4] =
        [TopUpAmount::Hundred, TopUpAmount::FiveHundred, TopUpAmount::TwoThousand, TopUpAmount::TenThousand];

    /// Whole dollars, as forms write them.
    pub const fn dollars(self) -> u32 {
        match self {
            TopUpAmount::Hundred => 100,
            TopUpAmount::FiveHundred => 500,
            TopUpAmount::TwoThousand => 2_000,
            TopUpAmount::TenThousand => 10_000,
        }
    }

    pub const fn usd(self) -> Usd {
        Usd::from_cents(self.dollars() as i64 * 100)
    }

    /// Reads `100`, `500`, `2000` or `10000`, and nothing else.
    pub fn parse(text: &str) -> Option<Self> {
        TopUpAmount::ALL.into_iter().find(|amount| amount.dollars().to_string() == text.trim())
    }
}

/// A top-up with the payment that pays it.
#[derive(Debug, Clone)]
pub struct TopUp {
    pub usd: Usd,
    pub created_at: OffsetDateTime,
    pub payment: Payment,
}

/// Opens a top-up with its payment. The same sum by the same method, asked for again while its payment waits, is the
/// one that waits (edge 3): a double click burns no address.
pub async fn open_top_up(
    pool: &Pool,
    rules: &Rules,
    account: AccountId,
    amount: TopUpAmount,
    method: Method,
    locale: &str,
    now: OffsetDateTime,
) -> Result<PaymentId, OpeningError> {
    let mut transaction = pool.begin().await?;
    balance::lock_customer(&mut transaction, account).await?;
    if let Some(waiting) = store::find_waiting_top_up(&mut transaction, account, amount.usd(), method, now).await? {
        return Ok(waiting);
    }
    let top_up = TopUpId::new();
    store::insert_top_up(&mut transaction, top_up, account, amount.usd(), locale, now).await?;
    let subject = Subject { account, order: None, top_up: Some(top_up), usd: amount.usd() };
    let id = issue(&mut transaction, rules, &subject, method, now).await?;
    transaction.commit().await?;
    Ok(id)
}

/// The account's top-ups, the newest first.
pub async fn list_top_ups_of(conn: &mut PgConnection, account: AccountId, limit: i64) -> sqlx::Result<Vec<TopUp>> {
    let payments = store::list_top_up_payments_of(conn, account, limit).await?;
    Ok(payments
        .into_iter()
        .map(|payment| TopUp { usd: payment.usd, created_at: payment.created_at, payment })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r21_a_balance_is_topped_up_by_four_sums_and_no_other() {
        let dollars: Vec<_> = TopUpAmount::ALL.iter().map(|amount| amount.usd().to_string()).collect();
        assert_eq!(dollars, ["100.00", "500.00", "2000.00", "10000.00"]);
        for wrong in ["", "0", "-100", "100.00", "101", "2,000", "1e3", "99999999999999999999"] {
            assert_eq!(TopUpAmount::parse(wrong), None, "{wrong}");
        }
    }
}

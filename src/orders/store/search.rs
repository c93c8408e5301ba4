//! The SQL of the staff's list: search, filter, pages and counts.

use sqlx::{PgConnection, query, query_as};
use time::OffsetDateTime;

use crate::money::Usd;
use crate::orders::{PaymentState, ProvisioningState};

/// What staff look for; an empty filter finds every order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OrderFilter {
    /// Part of a reference, an email or a name, in any letter case and alphabet.
    pub text: String,
    pub payment: Option<PaymentState>,
    pub provisioning: Option<ProvisioningState>,
}

/// A line of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StaffOrderRow {
    pub reference: String,
    pub card_name: String,
    pub lots: i32,
    pub term_days: i32,
    pub total_cents: i64,
    pub payment_state: PaymentState,
    pub provisioning_state: ProvisioningState,
    pub placed_at: OffsetDateTime,
    pub first_name: String,
    pub last_name: String,
    pub email: String,
    pub locale: String,
}

impl StaffOrderRow {
    pub const fn total(&self) -> Usd {
        Usd::from_cents(self.total_cents)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderPage {
    pub rows: Vec<StaffOrderRow>,
    /// How many orders the filter finds on all pages.
    pub found: i64,
}

/// How many orders stand in each state.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OrderCounts {
    pub all: i64,
    pub paid_not_started: i64,
    pub preparing: i64,
    pub ready: i64,
    pub awaiting: i64,
}

/// One page of the orders that a filter finds: those that need a hand first (paid but not handed over, the oldest
/// first), then the newest. Ties go by id, so that pages neither repeat nor lose one (S39).
pub async fn search(conn: &mut PgConnection, filter: &OrderFilter, limit: i64, offset: i64) -> sqlx::Result<OrderPage> {
    let pattern = format!("%{}%", escape_like(&filter.text.to_lowercase()));
    let rows = query_as!(
        StaffOrderRow,
        r#"select o.reference, o.card_name, o.lots, o.term_days, o.total_cents,
                  o.payment_state as "payment_state: PaymentState",
                  o.provisioning_state as "provisioning_state: ProvisioningState",
                  o.placed_at, a.first_name, a.last_name, a.email, o.locale
           from orders o join accounts a on a.id = o.account_id
           where (lower(o.reference) like $1 or a.email_folded like $1
                  or lower(a.first_name || ' ' || a.last_name collate "und-x-icu") like $1)
             and ($2::text is null or o.payment_state = $2)
             and ($3::text is null or o.provisioning_state = $3)
           order by (o.payment_state = 'paid' and o.provisioning_state in ('not-started', 'preparing')) desc,
                    case when o.payment_state = 'paid' and o.provisioning_state in ('not-started', 'preparing')
                         then o.placed_at end,
                    o.placed_at desc, o.id desc
           limit $4 offset $5"#,
        pattern,
        filter.payment.map(PaymentState::id),
        filter.provisioning.map(ProvisioningState::id),
        limit,
        offset
    )
    .fetch_all(&mut *conn)
    .await?;
    let found = sqlx::query_scalar!(
        r#"select count(*) as "count!" from orders o join accounts a on a.id = o.account_id
           where (lower(o.reference) like $1 or a.email_folded like $1
                  or lower(a.first_name || ' ' || a.last_name collate "und-x-icu") like $1)
             and ($2::text is null or o.payment_state = $2)
             and ($3::text is null or o.provisioning_state = $3)"#,
        pattern,
        filter.payment.map(PaymentState::id),
        filter.provisioning.map(ProvisioningState::id)
    )
    .fetch_one(conn)
    .await?;
    Ok(OrderPage { rows, found })
}

pub async fn count_by_state(conn: &mut PgConnection) -> sqlx::Result<OrderCounts> {
    let row = query!(
        r#"select count(*) as "all!",
                  count(*) filter (where payment_state = 'paid' and provisioning_state = 'not-started')
                      as "paid_not_started!",
                  count(*) filter (where provisioning_state = 'preparing') as "preparing!",
                  count(*) filter (where provisioning_state = 'ready') as "ready!",
                  count(*) filter (where payment_state = 'awaiting') as "awaiting!"
           from orders"#
    )
    .fetch_one(conn)
    .await?;
    Ok(OrderCounts {
        all: row.all,
        paid_not_started: row.paid_not_started,
        preparing: row.preparing,
        ready: row.ready,
        awaiting: row.awaiting,
    })
}

/// A text to be found as it stands: `%` and `_` are no wildcards of the searcher's.
fn escape_like(text: &str) -> String {
    text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_")
}

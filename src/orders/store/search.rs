//! The SQL of the staff's list: search, filter, pages, counts, and the rows of its export.

use sqlx::{PgConnection, query, query_as, query_scalar};
use time::OffsetDateTime;

use crate::ids::OrderId;
use crate::money::Usd;
use crate::orders::{PaymentState, ProvisioningState};

/// What staff look for; an empty filter finds every order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OrderFilter {
    /// Part of a reference, an email or a name (either part of it first), in any letter case and alphabet.
    pub text: String,
    pub payment: Option<PaymentState>,
    pub provisioning: Option<ProvisioningState>,
}

/// A line of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StaffOrderRow {
    pub id: OrderId,
    pub reference: String,
    pub card_name: String,
    pub gpus_per_lot: i32,
    pub lots: i32,
    pub term_days: i32,
    pub total_cents: i64,
    pub payment_state: PaymentState,
    pub provisioning_state: ProvisioningState,
    pub placed_at: OffsetDateTime,
    pub paid_at: Option<OffsetDateTime>,
    pub starts_at: Option<OffsetDateTime>,
    pub ends_at: Option<OffsetDateTime>,
    pub first_name: String,
    pub last_name: String,
    pub email: String,
    pub locale: String,
    /// Since when the order needs a hand: paid and not handed over, or past its end and not ended.
    pub waiting_since: Option<OffsetDateTime>,
}

impl StaffOrderRow {
    pub const fn total(&self) -> Usd {
        Usd::from_cents(self.total_cents)
    }

    /// All cards together.
    pub const fn gpu_count(&self) -> i32 {
        self.lots * self.gpus_per_lot
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderPage {
    pub rows: Vec<StaffOrderRow>,
    /// How many orders the filter finds on all pages.
    pub found: i64,
}

/// How many orders stand in each pair of states.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OrderCounts(Vec<(PaymentState, ProvisioningState, i64)>);

impl OrderCounts {
    /// How many orders are in these states; `None` is any.
    pub fn of(&self, payment: Option<PaymentState>, provisioning: Option<ProvisioningState>) -> i64 {
        let counted = self.0.iter().filter(|(paid, provided, _)| {
            payment.is_none_or(|state| state == *paid) && provisioning.is_none_or(|state| state == *provided)
        });
        counted.map(|(_, _, count)| count).sum()
    }
}

/// A query over the orders that a filter finds, its arguments 1 to 3; `$rest` goes on from there with `$4`.
///
/// Both sides of the search are folded as `i18n::fold` does it: lower case by the rules of all alphabets, whatever the
/// database's own locale is, and no marks above or below letters. It is done here since code would have to read every
/// order for it.
macro_rules! over_found_orders {
    ($query:ident!($($row:ident,)? $select:literal), $rest:literal, $filter:expr $(, $argument:expr)*) => {
        $query!(
            $($row,)?
            $select + r#" from orders o join accounts a on a.id = o.account_id
           where ($1 = '' or strpos(
                   regexp_replace(normalize(lower(concat_ws(E'\n', o.reference, a.email,
                       a.first_name || ' ' || a.last_name, a.last_name || ' ' || a.first_name) collate "und-x-icu"),
                       nfkd), '[\u0300-\u036f]', '', 'g'),
                   regexp_replace(normalize(lower($1 collate "und-x-icu"), nfkd), '[\u0300-\u036f]', '', 'g')) > 0)
             and ($2::text is null or o.payment_state = $2)
             and ($3::text is null or o.provisioning_state = $3) "# + $rest,
            $filter.text,
            $filter.payment.map(PaymentState::id),
            $filter.provisioning.map(ProvisioningState::id)
            $(, $argument)*
        )
    };
}

/// [`over_found_orders`] for rows of the list; `$4` is the present moment.
macro_rules! select_rows {
    ($rest:literal, $filter:expr, $now:expr $(, $argument:expr)*) => {
        over_found_orders!(
            query_as!(
                StaffOrderRow,
                r#"select o.id as "id: OrderId", o.reference, o.card_name, o.gpus_per_lot, o.lots, o.term_days,
                          o.total_cents, o.payment_state as "payment_state: PaymentState",
                          o.provisioning_state as "provisioning_state: ProvisioningState",
                          o.placed_at, o.paid_at, o.starts_at, o.ends_at,
                          a.first_name, a.last_name, a.email, o.locale,
                          case when o.payment_state = 'paid' and o.provisioning_state in ('not-started', 'preparing')
                               then o.paid_at
                               when o.provisioning_state = 'ready' and o.ends_at <= $4 then o.ends_at
                          end as waiting_since"#
            ),
            $rest,
            $filter,
            $now
            $(, $argument)*
        )
    };
}

/// One page of the orders that a filter finds: those that need a hand first, the longest wait at the top, then the
/// newest. Ties go by id, so that pages neither repeat nor lose one (S39).
pub async fn search(
    conn: &mut PgConnection,
    filter: &OrderFilter,
    limit: i64,
    offset: i64,
    now: OffsetDateTime,
) -> sqlx::Result<OrderPage> {
    let rows = select_rows!(
        "order by waiting_since asc nulls last, o.placed_at desc, o.id desc limit $5 offset $6",
        filter,
        now,
        limit,
        offset
    )
    .fetch_all(&mut *conn)
    .await?;
    let found = over_found_orders!(query_scalar!(r#"select count(*) as "count!""#), "", filter).fetch_one(conn).await?;
    Ok(OrderPage { rows, found })
}

/// The next rows of everything that a filter finds, the newest first, after a row that was read before: a long export
/// is read part by part, and an order that is placed meanwhile shifts none of them.
pub async fn list_found(
    conn: &mut PgConnection,
    filter: &OrderFilter,
    after: Option<&StaffOrderRow>,
    limit: i64,
    now: OffsetDateTime,
) -> sqlx::Result<Vec<StaffOrderRow>> {
    let (placed_at, id) = after.map(|row| (row.placed_at, row.id.uuid())).unzip();
    select_rows!(
        "and ($5::timestamptz is null or (o.placed_at, o.id) < ($5, $6::uuid))
         order by o.placed_at desc, o.id desc limit $7",
        filter,
        now,
        placed_at,
        id,
        limit
    )
    .fetch_all(conn)
    .await
}

pub async fn count_by_state(conn: &mut PgConnection) -> sqlx::Result<OrderCounts> {
    let rows = query!(
        r#"select payment_state as "payment: PaymentState", provisioning_state as "provisioning: ProvisioningState",
                  count(*) as "count!"
           from orders group by payment_state, provisioning_state"#
    )
    .fetch_all(conn)
    .await?;
    Ok(OrderCounts(rows.into_iter().map(|row| (row.payment, row.provisioning, row.count)).collect()))
}

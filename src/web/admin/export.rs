//! `/admin/orders.csv`: everything that the list's filter finds, as a file for a spreadsheet (P55).

use std::borrow::Cow;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use csv::{Terminator, Writer, WriterBuilder};
use http_body_util::channel::{Channel, Sender};
use time::OffsetDateTime;

use crate::app::App;
use crate::orders::{self, OrderFilter, StaffOrderRow};
use crate::web::admin::filter::Query;
use crate::web::admin::orders::refuse;
use crate::web::error::PageError;
use crate::web::extract;
use crate::web::page::{Page, Staff, rfc3339};

/// Orders that are read from the database, and held, at a time.
const BATCH: usize = 500;

const COLUMNS: [&str; 16] = [
    "reference",
    "placed_at",
    "email",
    "first_name",
    "last_name",
    "card",
    "lots",
    "gpus",
    "term_days",
    "total_usd",
    "payment_state",
    "provisioning_state",
    "paid_at",
    "starts_at",
    "ends_at",
    "locale",
];

pub async fn get(
    State(app): State<App>,
    page: Page,
    Staff(staff): Staff,
    extract::Query(fields): extract::Query,
) -> Result<Response, PageError> {
    let query = Query::read(&page, &fields);
    if !query.errors.is_empty() {
        return refuse(&app, &page, query).await;
    }
    tracing::info!(staff = %staff.id, "orders are exported");
    // The first rows are read before the answer begins: a database that is away is a page, not a broken file.
    let first = read(&app, &query.filter, None, page.now).await?;
    let (sender, body) = Channel::<Bytes, PageError>::new(1);
    tokio::spawn(send(app, query.filter, first, sender, page.now));
    let headers = [
        (CONTENT_TYPE, "text/csv; charset=utf-8"),
        (CONTENT_DISPOSITION, "attachment; filename=\"orders.csv\""),
        (CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, Body::new(body)).into_response())
}

/// Sends the file batch by batch, as fast as the reader takes it; one who goes away ends it. What fails on the way
/// breaks the answer off, so that nobody takes half a file for a whole one.
async fn send(
    app: App,
    filter: OrderFilter,
    first: Vec<StaffOrderRow>,
    mut sender: Sender<Bytes, PageError>,
    now: OffsetDateTime,
) {
    let mut rows = first;
    let mut is_first = true;
    loop {
        let sent = match batch(&rows, is_first) {
            Ok(bytes) => sender.send_data(bytes).await,
            Err(error) => return sender.abort(PageError::internal(error)),
        };
        if sent.is_err() || rows.len() < BATCH {
            return;
        }
        is_first = false;
        rows = match read(&app, &filter, rows.last(), now).await {
            Ok(rows) => rows,
            Err(error) => {
                tracing::error!(%error, "an export broke off");
                return sender.abort(error);
            }
        };
    }
}

async fn read(
    app: &App,
    filter: &OrderFilter,
    after: Option<&StaffOrderRow>,
    now: OffsetDateTime,
) -> Result<Vec<StaffOrderRow>, PageError> {
    let mut conn = app.pool.acquire().await?;
    Ok(orders::list_found(&mut conn, filter, after, BATCH as i64, now).await?)
}

/// Rows as RFC 4180 wants them: quoted where they must be, lines ended by CR and LF.
fn batch(rows: &[StaffOrderRow], with_header: bool) -> Result<Bytes, csv::Error> {
    let mut writer = WriterBuilder::new().terminator(Terminator::CRLF).from_writer(Vec::new());
    if with_header {
        writer.write_record(COLUMNS)?;
    }
    for row in rows {
        write(&mut writer, row)?;
    }
    let bytes = writer.into_inner().map_err(|error| csv::Error::from(error.into_error()))?;
    Ok(Bytes::from(bytes))
}

fn write(writer: &mut Writer<Vec<u8>>, row: &StaffOrderRow) -> Result<(), csv::Error> {
    let time = |at: Option<OffsetDateTime>| at.map(rfc3339).unwrap_or_default();
    let fields: [String; COLUMNS.len()] = [
        row.reference.clone(),
        rfc3339(row.placed_at),
        row.email.clone(),
        row.first_name.clone(),
        row.last_name.clone(),
        row.card_name.clone(),
        row.lots.to_string(),
        row.gpu_count().to_string(),
        row.term_days.to_string(),
        row.total().to_string(),
        row.payment_state.id().to_owned(),
        row.provisioning_state.id().to_owned(),
        time(row.paid_at),
        time(row.starts_at),
        time(row.ends_at),
        row.locale.clone(),
    ];
    writer.write_record(fields.iter().map(|field| harmless(field).into_owned()))
}

/// A text that a spreadsheet takes for a formula is led by an apostrophe, so that it stays a text (OWASP, CSV
/// injection).
fn harmless(field: &str) -> Cow<'_, str> {
    if field.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{field}").into() } else { field.into() }
}

#[cfg(test)]
mod tests {
    use time::macros::datetime;

    use super::*;
    use crate::ids::OrderId;
    use crate::orders::{PaymentState, ProvisioningState};

    #[test]
    fn p55_a_row_is_quoted_harmless_and_the_same_in_every_language() {
        let row = StaffOrderRow {
            id: OrderId::new(),
            reference: "KD-7F3K9Q2M".into(),
            card_name: "B200".into(),
            gpus_per_lot: 2,
            lots: 2,
            term_days: 7,
            total_cents: 289_800,
            payment_state: PaymentState::PartPaid,
            provisioning_state: ProvisioningState::NotStarted,
            placed_at: datetime!(2026-03-05 22:30:01.5 UTC),
            paid_at: None,
            starts_at: None,
            ends_at: Some(datetime!(2026-03-12 22:30 UTC)),
            first_name: "=1+1".into(),
            last_name: "O\"Neil, Ж".into(),
            email: "+x@example.org".into(),
            locale: "ru".into(),
            waiting_since: None,
        };
        let file = batch(&[row], true).expect("a file");
        let text = std::str::from_utf8(&file).expect("UTF-8");
        assert_eq!(
            text,
            "reference,placed_at,email,first_name,last_name,card,lots,gpus,term_days,total_usd,payment_state,\
             provisioning_state,paid_at,starts_at,ends_at,locale\r\n\
             KD-7F3K9Q2M,2026-03-05T22:30:01Z,'+x@example.org,'=1+1,\"O\"\"Neil, Ж\",B200,2,4,7,2898.00,part-paid,\
             not-started,,,2026-03-12T22:30:00Z,ru\r\n"
        );
    }

    #[test]
    fn only_what_may_be_a_formula_is_led_by_an_apostrophe() {
        for text in ["=1", "+1", "-1", "@a", "\ta", "\ra"] {
            assert_eq!(harmless(text), format!("'{text}"));
        }
        for text in ["", "a=1", "Ж", "2898.00", "'a"] {
            assert_eq!(harmless(text), text);
        }
    }
}

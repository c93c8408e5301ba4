//! The support's SQL.

use sqlx::types::Json;
use sqlx::{PgConnection, query, query_as, query_scalar};
use time::OffsetDateTime;

use crate::accounts::{Email, PasswordHash};
use crate::ids::{AccountId, OrderId, RequestId, StaffId};
use crate::support::audit::NewLine;
use crate::support::requests::NewRequest;
use crate::support::{AuditLine, ProblemReport, Role, StaffMember, SupportRequest, Topic};

pub(super) async fn insert_staff(
    conn: &mut PgConnection,
    id: StaffId,
    email: &Email,
    hash: &PasswordHash,
    role: Role,
    now: OffsetDateTime,
) -> sqlx::Result<()> {
    query!(
        "insert into staff (id, email, email_folded, password_hash, role, created_at) values ($1, $2, $3, $4, $5, $6)",
        id.uuid(),
        email.typed(),
        email.folded(),
        hash.as_str(),
        role as Role,
        now
    )
    .execute(conn)
    .await?;
    Ok(())
}

pub(super) async fn find_staff_by_email(
    conn: &mut PgConnection,
    email: &Email,
) -> sqlx::Result<Option<(StaffId, PasswordHash)>> {
    let row =
        query!("select id, password_hash from staff where email_folded = $1 and disabled_at is null", email.folded())
            .fetch_optional(conn)
            .await?;
    Ok(row.map(|row| (row.id.into(), PasswordHash::from_stored(row.password_hash))))
}

pub(super) async fn find_staff(conn: &mut PgConnection, id: StaffId) -> sqlx::Result<Option<StaffMember>> {
    query_as!(
        StaffMember,
        r#"select id as "id: StaffId", email, role as "role: Role" from staff where id = $1 and disabled_at is null"#,
        id.uuid()
    )
    .fetch_optional(conn)
    .await
}

pub(super) async fn has_staff(conn: &mut PgConnection) -> sqlx::Result<bool> {
    query_scalar!(r#"select exists (select from staff where disabled_at is null) as "exists!""#).fetch_one(conn).await
}

pub(super) async fn insert_audit(conn: &mut PgConnection, line: &NewLine<'_>, now: OffsetDateTime) -> sqlx::Result<()> {
    query!(
        "insert into audit_log (staff_id, at, act, order_id, detail, request_id) values ($1, $2, $3, $4, $5, $6)",
        line.staff.uuid(),
        now,
        line.act,
        line.order.map(OrderId::uuid),
        line.detail,
        line.request_id
    )
    .execute(conn)
    .await?;
    Ok(())
}

pub(super) async fn audit_of_order(conn: &mut PgConnection, order: OrderId) -> sqlx::Result<Vec<AuditLine>> {
    query_as!(
        AuditLine,
        "select l.at, s.email as staff_email, l.act, l.detail
         from audit_log l join staff s on s.id = l.staff_id
         where l.order_id = $1 order by l.id desc",
        order.uuid()
    )
    .fetch_all(conn)
    .await
}

pub(super) async fn insert_request(
    conn: &mut PgConnection,
    id: RequestId,
    order: Option<OrderId>,
    request: &NewRequest,
    now: OffsetDateTime,
) -> sqlx::Result<()> {
    query!(
        "insert into support_requests (id, account_id, order_id, email, topic, message, report, locale, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        id.uuid(),
        request.account.map(AccountId::uuid),
        order.map(OrderId::uuid),
        request.email.typed(),
        request.topic as Topic,
        request.message.as_str(),
        Json(&request.report) as _,
        request.locale,
        now
    )
    .execute(conn)
    .await?;
    Ok(())
}

pub(super) async fn open_requests(conn: &mut PgConnection, limit: i64) -> sqlx::Result<Vec<SupportRequest>> {
    let rows = query!(
        r#"select r.id as "id: RequestId", o.reference as "reference?", r.email, r.topic as "topic: Topic", r.message,
                  r.report as "report: Json<ProblemReport>", r.locale, r.created_at
           from support_requests r left join orders o on o.id = r.order_id
           where r.closed_at is null order by r.created_at, r.id limit $1"#,
        limit
    )
    .fetch_all(conn)
    .await?;
    Ok(rows
        .into_iter()
        .map(|row| SupportRequest {
            id: row.id,
            order_reference: row.reference,
            email: row.email,
            topic: row.topic,
            message: row.message,
            report: row.report.0,
            locale: row.locale,
            created_at: row.created_at,
        })
        .collect())
}

/// Closes a request, once; returns the order it was about. The outer option tells whether it was open.
pub(super) async fn close_request(
    conn: &mut PgConnection,
    id: RequestId,
    now: OffsetDateTime,
) -> sqlx::Result<Option<Option<OrderId>>> {
    query_scalar!(
        r#"update support_requests set closed_at = $2 where id = $1 and closed_at is null
           returning order_id as "order_id: OrderId""#,
        id.uuid(),
        now
    )
    .fetch_optional(conn)
    .await
}

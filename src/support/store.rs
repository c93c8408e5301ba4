//! The support's SQL.

use sqlx::{PgConnection, query, query_as, query_scalar};
use time::OffsetDateTime;

use crate::accounts::{Email, PasswordHash};
use crate::ids::{OrderId, StaffId};
use crate::support::audit::NewLine;
use crate::support::{AuditLine, Role, StaffMember};

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
    let row = query!(
        "select id, password_hash from staff where email_folded = $1 and disabled_at is null",
        email.folded()
    )
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

//! Members of the staff: viewers see, support handles orders, finance decides on money as well.

use time::OffsetDateTime;

use crate::accounts::{Email, Hasher, NewPassword, PasswordText};
use crate::database::{self, Pool};
use crate::ids::StaffId;
use crate::support::store;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, sqlx::Type)]
#[sqlx(type_name = "text", rename_all = "lowercase")]
pub enum Role {
    Viewer,
    Support,
    Finance,
}

impl Role {
    pub const ALL: [Role; 3] = [Role::Viewer, Role::Support, Role::Finance];

    pub const fn id(self) -> &'static str {
        match self {
            Role::Viewer => "viewer",
            Role::Support => "support",
            Role::Finance => "finance",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Role::ALL.into_iter().find(|role| role.id() == id)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StaffMember {
    pub id: StaffId,
    pub email: String,
    pub role: Role,
}

#[derive(Debug, thiserror::Error)]
pub enum AddStaffError {
    #[error("a member of the staff with this email is there already")]
    EmailTaken,
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

/// Adds a member of the staff.
pub async fn add_staff(
    pool: &Pool,
    hasher: &Hasher,
    email: &Email,
    password: &NewPassword,
    role: Role,
    now: OffsetDateTime,
) -> Result<StaffId, AddStaffError> {
    let hash = hasher.hash(password).await;
    let id = StaffId::new();
    let mut conn = pool.acquire().await?;
    store::insert_staff(&mut conn, id, email, &hash, role, now).await.map_err(|error| {
        if database::violates(&error, "staff_email_is_unique") {
            AddStaffError::EmailTaken
        } else {
            AddStaffError::Database(error)
        }
    })?;
    Ok(id)
}

/// The member that the email and password belong to; an unknown email takes as long as a wrong password.
pub async fn sign_in_staff(
    pool: &Pool,
    hasher: &Hasher,
    email: &Email,
    password: &PasswordText,
) -> sqlx::Result<Option<StaffId>> {
    let mut conn = pool.acquire().await?;
    let found = store::find_staff_by_email(&mut conn, email).await?;
    drop(conn);
    let (id, hash) = found.unzip();
    Ok(if hasher.verify(password, hash.as_ref()).await { id } else { None })
}

/// A member by id, unless disabled.
pub async fn find_staff(pool: &Pool, id: StaffId) -> sqlx::Result<Option<StaffMember>> {
    let mut conn = pool.acquire().await?;
    store::find_staff(&mut conn, id).await
}

/// Whether anybody can sign in to the admin pages.
pub async fn has_staff(pool: &Pool) -> sqlx::Result<bool> {
    let mut conn = pool.acquire().await?;
    store::has_staff(&mut conn).await
}

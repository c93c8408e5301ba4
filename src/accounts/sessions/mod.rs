//! Sessions of customers and staff, kept in the database so that every instance knows them and ending one ends it
//! everywhere.

mod store;

use serde_json::Value;
use sha2::{Digest, Sha256};
use time::OffsetDateTime;

use crate::ids::{AccountId, SessionId, StaffId};

pub use store::{create, delete, end_all, end_one_for, find, find_datum_for, forget_expired, list_for, touch};

/// The hash that a session is stored by: a reader of the database cannot sign in with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SecretHash(Vec<u8>);

impl SecretHash {
    /// Of the cookie's 128 random bits, for which a fast hash is enough.
    pub fn of(secret: &[u8]) -> Self {
        SecretHash(Sha256::digest(secret).to_vec())
    }

    fn bytes(&self) -> &[u8] {
        &self.0
    }
}

/// Whose session it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owner {
    Customer(AccountId),
    Staff(StaffId),
}

/// A session as the web keeps it; what `data` holds is the web's affair.
#[derive(Debug, Clone)]
pub struct Session {
    pub data: Value,
    pub expires_at: OffsetDateTime,
}

/// A session as its owner sees it in the account.
#[derive(Debug, Clone)]
pub struct ListedSession {
    pub id: SessionId,
    pub user_agent: String,
    pub created_at: OffsetDateTime,
    pub last_seen_at: OffsetDateTime,
}

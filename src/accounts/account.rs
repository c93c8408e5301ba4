//! An account as the rest of the shop sees it.

use time::OffsetDateTime;

use crate::ids::AccountId;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    pub id: AccountId,
    /// As its owner typed it.
    pub email: String,
    pub first_name: String,
    pub last_name: String,
    /// The tag of the language that the account was opened in.
    pub locale: String,
    pub created_at: OffsetDateTime,
}

//! Access details: how the customer reaches the machine. Sealed at rest, opened for the owner alone, never printed.

use std::fmt;

use sqlx::PgConnection;

use crate::ids::OrderId;
use crate::orders::store;
use crate::sealing::{SealBroken, SecretKey};

const PURPOSE: &str = "order access";

/// Host, port, user, key or password, and the first command: free text, as staff hand it over.
#[derive(Clone, PartialEq, Eq)]
pub struct AccessDetails(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum AccessError {
    #[error("no access details were given")]
    Missing,
    #[error("longer than {} characters", AccessDetails::MAX_CHARACTERS)]
    TooLong,
    #[error("holds control characters")]
    Unprintable,
}

impl AccessDetails {
    pub const MAX_CHARACTERS: usize = 4_000;

    pub fn parse(text: &str) -> Result<Self, AccessError> {
        let text = text.replace("\r\n", "\n").trim().to_owned();
        if text.is_empty() {
            return Err(AccessError::Missing);
        }
        if text.chars().any(|c| c.is_control() && !matches!(c, '\n' | '\t')) {
            return Err(AccessError::Unprintable);
        }
        if text.chars().count() > Self::MAX_CHARACTERS {
            return Err(AccessError::TooLong);
        }
        Ok(AccessDetails(text))
    }

    pub fn expose(&self) -> &str {
        &self.0
    }

    pub(super) fn seal(&self, key: &SecretKey, order: OrderId) -> Vec<u8> {
        key.seal(PURPOSE, order.uuid().as_bytes(), &self.0)
    }

    fn open(key: &SecretKey, order: OrderId, sealed: &[u8]) -> Result<Self, SealBroken> {
        key.open(PURPOSE, order.uuid().as_bytes(), sealed).map(AccessDetails)
    }
}

impl fmt::Debug for AccessDetails {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AccessDetails(…)")
    }
}

#[derive(Debug, thiserror::Error)]
pub enum ReadAccessError {
    #[error(transparent)]
    Broken(#[from] SealBroken),
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

/// The access details of an order; `None` until they are handed over. Whose order it is, the caller has asked.
pub async fn read_access(
    conn: &mut PgConnection,
    key: &SecretKey,
    order: OrderId,
) -> Result<Option<AccessDetails>, ReadAccessError> {
    let sealed = store::find_sealed_access(conn, order).await?;
    sealed.map(|sealed| AccessDetails::open(key, order, &sealed)).transpose().map_err(ReadAccessError::from)
}

//! What customers write: questions, changes (R25) and problem reports (R26), tied to an order or not.

use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use time::OffsetDateTime;

use crate::accounts::Email;
use crate::database::Pool;
use crate::ids::{AccountId, OrderReference, RequestId};
use crate::orders;
use crate::support::store;

/// What a request is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx::Type)]
#[sqlx(type_name = "text", rename_all = "lowercase")]
pub enum Topic {
    Question,
    /// A payment that went otherwise than planned.
    Payment,
    /// An extension or another configuration (R25).
    Change,
    /// Something does not work (R26).
    Problem,
}

impl Topic {
    pub const ALL: [Topic; 4] = [Topic::Question, Topic::Payment, Topic::Change, Topic::Problem];

    pub const fn id(self) -> &'static str {
        match self {
            Topic::Question => "question",
            Topic::Payment => "payment",
            Topic::Change => "change",
            Topic::Problem => "problem",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Topic::ALL.into_iter().find(|topic| topic.id() == id)
    }
}

/// A text of a request: up to 4,000 characters, line breaks kept, no other control characters.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RequestText(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RequestTextError {
    #[error("nothing was written")]
    Missing,
    #[error("longer than {} characters", RequestText::MAX_CHARACTERS)]
    TooLong,
    #[error("holds control characters")]
    Unprintable,
}

impl RequestText {
    pub const MAX_CHARACTERS: usize = 4_000;

    pub fn parse(text: &str) -> Result<Self, RequestTextError> {
        let text = text.replace("\r\n", "\n").trim().to_owned();
        if text.is_empty() {
            return Err(RequestTextError::Missing);
        }
        Self::parse_optional(&text)
    }

    /// As [`RequestText::parse`], where leaving it out is fine.
    pub fn parse_optional(text: &str) -> Result<Self, RequestTextError> {
        let text = text.replace("\r\n", "\n").trim().to_owned();
        if text.chars().any(|c| c.is_control() && !matches!(c, '\n' | '\t')) {
            return Err(RequestTextError::Unprintable);
        }
        if text.chars().count() > Self::MAX_CHARACTERS {
            return Err(RequestTextError::TooLong);
        }
        Ok(RequestText(text))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What a problem report tells beside its message; each part may be empty.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ProblemReport {
    pub moment: String,
    pub command: String,
    pub versions: String,
    pub first_error: String,
}

/// A request as it is written.
#[derive(Debug, Clone)]
pub struct NewRequest {
    pub account: Option<AccountId>,
    /// The order that it is about; only one's own can be named.
    pub order: Option<OrderReference>,
    pub email: Email,
    pub topic: Topic,
    pub message: RequestText,
    pub report: ProblemReport,
    pub locale: &'static str,
}

#[derive(Debug, thiserror::Error)]
pub enum RequestError {
    /// Not there, or somebody else's: both look the same.
    #[error("the order is not the writer's")]
    OrderNotFound,
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

/// A request as staff read it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SupportRequest {
    pub id: RequestId,
    pub order_reference: Option<String>,
    pub email: String,
    pub topic: Topic,
    pub message: String,
    pub report: ProblemReport,
    pub locale: String,
    pub created_at: OffsetDateTime,
}

/// Keeps a request for the staff.
pub async fn write_request(pool: &Pool, request: &NewRequest, now: OffsetDateTime) -> Result<RequestId, RequestError> {
    let mut transaction = pool.begin().await?;
    let order = match (&request.order, request.account) {
        (None, _) => None,
        (Some(reference), Some(account)) => {
            let order = orders::find_by_reference_for(&mut transaction, account, reference).await?;
            Some(order.ok_or(RequestError::OrderNotFound)?.id)
        }
        (Some(_), None) => return Err(RequestError::OrderNotFound),
    };
    let id = RequestId::new();
    store::insert_request(&mut transaction, id, order, request, now).await?;
    transaction.commit().await?;
    Ok(id)
}

/// The requests that wait for an answer, the oldest first.
pub async fn open_requests(conn: &mut PgConnection, limit: i64) -> sqlx::Result<Vec<SupportRequest>> {
    store::open_requests(conn, limit).await
}

//! The wall clock, in one place: whatever decides is handed the time, so that a test can set it.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use time::{Duration, OffsetDateTime};

/// Where the time comes from. Cheap to clone; clones of a set clock share its hands.
#[derive(Debug, Clone)]
pub enum Clock {
    /// The machine's own time, in UTC.
    System,
    /// A clock set by hand, in microseconds since the epoch, for tests.
    Set(Arc<AtomicI64>),
}

impl Clock {
    pub fn set_to(at: OffsetDateTime) -> Self {
        Clock::Set(Arc::new(AtomicI64::new(microseconds(at))))
    }

    /// Now, in UTC, cut to the microsecond that PostgreSQL keeps.
    pub fn now(&self) -> OffsetDateTime {
        let microseconds = match self {
            Clock::System => microseconds(OffsetDateTime::now_utc()),
            Clock::Set(hands) => hands.load(Ordering::SeqCst),
        };
        OffsetDateTime::UNIX_EPOCH + Duration::microseconds(microseconds)
    }

    /// Turns a set clock forward; the system clock cannot be turned.
    pub fn advance(&self, by: Duration) {
        if let Clock::Set(hands) = self {
            hands.fetch_add(by.whole_microseconds() as i64, Ordering::SeqCst);
        }
    }
}

fn microseconds(at: OffsetDateTime) -> i64 {
    (at.unix_timestamp_nanos() / 1_000) as i64
}

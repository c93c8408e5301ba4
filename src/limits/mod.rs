//! Limits on how often something may be tried. The counts stand in the database: every instance counts the same.

mod store;

use std::net::IpAddr;

use sqlx::PgConnection;
use time::{Duration, OffsetDateTime};

use crate::config::Limit;

pub use store::forget_before;

/// What is limited; the name stands in the database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    SignInOfAccount,
    SignInFromNetwork,
    SignUpFromNetwork,
    OrderOfAccount,
    PaymentOfAccount,
    NoticeOfPayment,
    RequestFromNetwork,
    StaffSignIn,
    StaffSignInFromNetwork,
}

impl Purpose {
    const fn name(self) -> &'static str {
        match self {
            Purpose::SignInOfAccount => "sign-in-of-account",
            Purpose::SignInFromNetwork => "sign-in-from-network",
            Purpose::SignUpFromNetwork => "sign-up-from-network",
            Purpose::OrderOfAccount => "order-of-account",
            Purpose::PaymentOfAccount => "payment-of-account",
            Purpose::NoticeOfPayment => "notice-of-payment",
            Purpose::RequestFromNetwork => "request-from-network",
            Purpose::StaffSignIn => "staff-sign-in",
            Purpose::StaffSignInFromNetwork => "staff-sign-in-from-network",
        }
    }
}

/// A try that was counted; hand it to [`forgive`] where it turns out not to count.
#[derive(Debug)]
pub struct Attempt(i64);

/// Too many tries: the next one is welcome after this long.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("too many tries; the next one is free in {retry_after}")]
pub struct TooMany {
    pub retry_after: Duration,
}

/// Counts a try, or refuses it. The try is written before it is judged, so that many at once cannot slip through
/// together; a refused one is taken back, so that trying in vain does not lengthen the wait.
pub async fn attempt(
    conn: &mut PgConnection,
    purpose: Purpose,
    key: &str,
    limit: Limit,
    now: OffsetDateTime,
) -> sqlx::Result<Result<Attempt, TooMany>> {
    let id = store::record(conn, purpose.name(), key, now).await?;
    let since = now - limit.span();
    let window = store::window(conn, purpose.name(), key, since, limit.tries).await?;
    if window.count <= i64::from(limit.tries) {
        return Ok(Ok(Attempt(id)));
    }
    store::erase(conn, id).await?;
    let free_at = window.frees_at.map_or(now, |at| at + limit.span());
    Ok(Err(TooMany { retry_after: (free_at - now).max(Duration::seconds(1)) }))
}

/// Takes a try back: a sign-in that succeeded is no failed one.
pub async fn forgive(conn: &mut PgConnection, attempt: Attempt) -> sqlx::Result<()> {
    store::erase(conn, attempt.0).await
}

/// The network that an address belongs to, for limits: an IPv4 address itself, the first 64 bits of an IPv6 one,
/// since one subscriber commonly holds that many.
pub fn network_of(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_an_ipv4_address_or_an_ipv6_64() {
        let network = |text: &str| network_of(text.parse().expect("an address"));
        assert_eq!(network("192.0.2.7"), "192.0.2.7");
        assert_eq!(network("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), network("2001:db8:1:2:ffff::1"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
    }
}

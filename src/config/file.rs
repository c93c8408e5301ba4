//! The settings file: every key has a default, and a key that is not known is an error, not a silence.
//! `kernodeck.example.toml` lists them all.

use ipnet::IpNet;
use rust_decimal::Decimal;
use serde::{Deserialize, Deserializer};
use time::Duration;

use crate::money::Usd;

/// How many tries a key has within a span of time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limit {
    pub tries: u32,
    pub minutes: u32,
}

impl Limit {
    pub const fn new(tries: u32, minutes: u32) -> Self {
        Limit { tries, minutes }
    }

    pub fn span(self) -> Duration {
        Duration::minutes(i64::from(self.minutes))
    }
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct File {
    pub(super) shop: Shop,
    pub(super) server: Server,
    pub(super) limits: Limits,
    pub(super) sessions: Sessions,
    pub(super) payments: Payments,
    pub(super) account_keys: AccountKeys,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Shop {
    /// Where customers write when a page is not enough.
    pub contact_email: Option<String>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Server {
    pub(super) trusted_proxies: Vec<IpNet>,
}

/// How often something may be tried; the defaults are a promise of the contract.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    pub failed_sign_ins_of_account: Limit,
    pub failed_sign_ins_from_network: Limit,
    pub sign_ups_from_network: Limit,
    pub orders_of_account: Limit,
    pub payments_of_account: Limit,
    pub notices_of_payment: Limit,
    pub requests_from_network: Limit,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            failed_sign_ins_of_account: Limit::new(10, 15),
            failed_sign_ins_from_network: Limit::new(30, 15),
            sign_ups_from_network: Limit::new(60, 60),
            orders_of_account: Limit::new(20, 60),
            payments_of_account: Limit::new(30, 60),
            notices_of_payment: Limit::new(1, 1),
            requests_from_network: Limit::new(20, 60),
        }
    }
}

/// How long a sign-in lasts: idle, and at most.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Sessions {
    pub customer_idle_days: u32,
    pub customer_at_most_days: u32,
    pub staff_idle_minutes: u32,
    pub staff_at_most_hours: u32,
}

impl Default for Sessions {
    fn default() -> Self {
        Sessions { customer_idle_days: 14, customer_at_most_days: 30, staff_idle_minutes: 30, staff_at_most_hours: 12 }
    }
}

/// The numbers of payments.md, sections 1 and 2.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Payments {
    /// How long instructions for USDT and USDC hold.
    pub stablecoin_expiry_minutes: u32,
    /// How long instructions for coins with a moving price hold.
    pub coin_expiry_minutes: u32,
    /// How much an order's payment may fall short, in hundredths of a percent of the amount due; at most 500.
    pub tolerance_basis_points: u32,
    /// And never by more than this.
    #[serde(deserialize_with = "usd")]
    pub tolerance_at_most: Usd,
    /// What came in above the price goes to the balance by itself up to this; above it staff look first.
    #[serde(deserialize_with = "usd")]
    pub excess_credited_at_most: Usd,
    /// Less than this is dust and changes nothing.
    #[serde(deserialize_with = "usd")]
    pub dust_below: Usd,
    /// The smallest amount that instructions are made for.
    #[serde(deserialize_with = "usd")]
    pub smallest: Usd,
    /// How long after its expiry a late stablecoin payment still settles by itself.
    pub late_stablecoin_days: u32,
    /// How long after its expiry a part payment waits for the rest before staff look.
    pub part_payment_grace_minutes: u32,
    /// Open payments without any transfer that one account may have.
    pub open_payments_of_account: u32,
}

impl Default for Payments {
    fn default() -> Self {
        Payments {
            stablecoin_expiry_minutes: 60,
            coin_expiry_minutes: 30,
            tolerance_basis_points: 50,
            tolerance_at_most: Usd::from_cents(100),
            excess_credited_at_most: Usd::from_cents(10_000),
            dust_below: Usd::from_cents(5),
            smallest: Usd::from_cents(100),
            late_stablecoin_days: 7,
            part_payment_grace_minutes: 120,
            open_payments_of_account: 3,
        }
    }
}

/// Account-level public keys that receiving addresses are derived from; a network without one uses its imported pool.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AccountKeys {
    pub bitcoin: Option<String>,
    pub litecoin: Option<String>,
    pub ethereum: Option<String>,
    pub tron: Option<String>,
}

impl File {
    /// What no type can say: values that make no sense together.
    pub(super) fn check(&self) -> Result<(), String> {
        let payments = &self.payments;
        if payments.tolerance_basis_points > 500 {
            return Err("`payments.tolerance_basis_points` must be between 0 and 500 (5 %)".into());
        }
        if payments.stablecoin_expiry_minutes == 0 || payments.coin_expiry_minutes == 0 {
            return Err("`payments.*_expiry_minutes` must be at least 1".into());
        }
        if !payments.smallest.is_positive() {
            return Err("`payments.smallest` must be above zero, such as \"1.00\"".into());
        }
        let limits = &self.limits;
        let all = [
            limits.failed_sign_ins_of_account,
            limits.failed_sign_ins_from_network,
            limits.sign_ups_from_network,
            limits.orders_of_account,
            limits.payments_of_account,
            limits.notices_of_payment,
            limits.requests_from_network,
        ];
        if all.iter().any(|limit| limit.tries == 0 || limit.minutes == 0) {
            return Err(
                "each of `limits` needs at least 1 try and 1 minute, such as { tries = 10, minutes = 15 }".into()
            );
        }
        let sessions = &self.sessions;
        let spans = [
            sessions.customer_idle_days,
            sessions.customer_at_most_days,
            sessions.staff_idle_minutes,
            sessions.staff_at_most_hours,
        ];
        if spans.contains(&0) {
            return Err("each of `sessions` must be at least 1".into());
        }
        Ok(())
    }
}

/// US dollars as text with at most two decimals, so that no float comes near money.
fn usd<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Usd, D::Error> {
    let text = String::deserialize(deserializer)?;
    Decimal::from_str_exact(&text)
        .ok()
        .and_then(Usd::from_dollars_exact)
        .filter(|amount| *amount >= Usd::ZERO)
        .ok_or_else(|| serde::de::Error::custom("expected USD with at most two decimals, such as \"1.00\""))
}

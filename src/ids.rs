//! Typed identifiers: an order's id is no payment's id, and a reference that people read is neither.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use uuid::Uuid;

macro_rules! ids {
    ($($(#[$about:meta])* $name:ident;)*) => {$(
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, sqlx::Type)]
        #[serde(transparent)]
        #[sqlx(transparent)]
        pub struct $name(Uuid);

        impl $name {
            /// A new id, in order of time (UUID version 7), so that an index grows at its end.
            #[allow(clippy::new_without_default, reason = "each call gives another id")]
            pub fn new() -> Self {
                $name(Uuid::now_v7())
            }

            pub const fn uuid(self) -> Uuid {
                self.0
            }
        }

        impl From<Uuid> for $name {
            fn from(uuid: Uuid) -> Self {
                $name(uuid)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = uuid::Error;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map($name)
            }
        }
    )*};
}

ids! {
    /// A customer's account.
    AccountId;
    /// A member of the staff.
    StaffId;
    /// An order; people know it by its [`OrderReference`].
    OrderId;
    /// A top-up of a balance.
    TopUpId;
    /// A payment: one intent with its own address, amount and expiry.
    PaymentId;
    /// An address that money can be received at.
    AddressId;
    /// One credit on a network.
    TransferId;
    /// A double entry of the ledger.
    LedgerTransactionId;
    /// A request to support.
    RequestId;
    /// A session as the customer's list shows it; the cookie's secret is another.
    SessionId;
}

/// Given by the form, so that posting it twice places one order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, sqlx::Type)]
#[serde(transparent)]
#[sqlx(transparent)]
pub struct OrderKey(Uuid);

impl OrderKey {
    /// A fresh key for a form, random so that nobody guesses another's.
    pub fn random() -> Self {
        OrderKey(Uuid::new_v4())
    }

    pub const fn uuid(self) -> Uuid {
        self.0
    }
}

impl FromStr for OrderKey {
    type Err = uuid::Error;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(OrderKey)
    }
}

impl fmt::Display for OrderKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What people call an order by: `KD-` and eight characters without look-alikes.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, sqlx::Type)]
#[serde(transparent)]
#[sqlx(transparent)]
pub struct OrderReference(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not an order reference")]
pub struct NotAReference;

impl OrderReference {
    /// Digits and letters that nobody confuses on paper or on the telephone: no 0, O, 1, I, L or U.
    const ALPHABET: &'static [u8; 30] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";
    const LENGTH: usize = 8;

    /// 30^8 possibilities: an order's page also asks whose it is, so a guess shows nothing.
    pub fn random() -> Self {
        let letters = (0..Self::LENGTH).map(|_| {
            let index = rand::random_range(0..Self::ALPHABET.len());
            char::from(Self::ALPHABET[index])
        });
        OrderReference(format!("KD-{}", letters.collect::<String>()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A reference out of the database, which checks its form itself.
    pub fn from_stored(text: String) -> Self {
        OrderReference(text)
    }
}

impl FromStr for OrderReference {
    type Err = NotAReference;

    /// Takes a reference as people type it: in any letter case, with spaces around.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim().to_ascii_uppercase();
        let letters = text.strip_prefix("KD-").ok_or(NotAReference)?;
        let known = letters.len() == Self::LENGTH && letters.bytes().all(|b| Self::ALPHABET.contains(&b));
        if known { Ok(OrderReference(text)) } else { Err(NotAReference) }
    }
}

impl fmt::Display for OrderReference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reference_has_no_letter_that_looks_like_a_digit() {
        for _ in 0..200 {
            let reference = OrderReference::random();
            assert!(reference.as_str()[3..].bytes().all(|b| !b"01OILU".contains(&b)), "{reference}");
            assert_eq!(reference.as_str().parse(), Ok(reference.clone()));
        }
    }

    #[test]
    fn a_reference_is_read_as_people_type_it() {
        assert_eq!(" kd-7f3k9q2m ".parse(), Ok(OrderReference("KD-7F3K9Q2M".into())));
        for wrong in ["", "KD-", "7F3K9Q2M", "KD-7F3K9Q2", "KD-7F3K9Q2MM", "KD-7F3K9Q2O", "KD-7F3K9Q2é"] {
            assert_eq!(wrong.parse::<OrderReference>(), Err(NotAReference), "{wrong}");
        }
    }
}

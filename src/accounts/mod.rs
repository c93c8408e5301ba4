//! Customers' accounts: registration, sign-in, password, recovery code and sessions. No document is asked for
//! (R9), and no email resets a password (R13).

mod account;
mod email;
mod name;
mod password;
mod recovery;
mod registration;
pub mod sessions;
mod sign_in;
mod store;

pub use account::Account;
pub use email::{Email, EmailError};
pub use name::{Name, NameError};
pub use password::{Hasher, NewPassword, PasswordError, PasswordHash, PasswordText};
pub use recovery::{RecoveryCode, RecoveryError, recover, renew_recovery_code};
pub use registration::{EmailTaken, Registration, open_account, register};
pub use sign_in::{ChangeError, change_password, find_account, find_any_account, sign_in};

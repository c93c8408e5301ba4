//! The account's pages: signing up, in and out, the password, the recovery code, the sessions.

pub mod details;
mod device;
pub mod overview;
pub mod password;
pub mod recovery;
pub mod recovery_code;
pub mod sessions;
pub mod sign_in;
pub mod sign_out;
pub mod sign_up;

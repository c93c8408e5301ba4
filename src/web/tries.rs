//! Tries at a secret, a customer's or a member's of the staff: limited for an account and for a network.

use sha2::{Digest, Sha256};

use crate::accounts::Email;
use crate::app::App;
use crate::limits::{self, Attempt, Purpose};
use crate::web::error::PageError;
use crate::web::page::PageContext;
use crate::web::session::Realm;

/// A try that is counted before it is made, so that many at once cannot slip through together. Only failures count:
/// one that succeeds is forgiven.
#[derive(Debug)]
pub struct Try {
    by_network: Attempt,
    by_account: Attempt,
}

impl Try {
    /// Counts a try at the account of an email, or refuses it. An unknown email has a key all the same, so that the
    /// limits tell nobody which emails are known.
    pub async fn begin(app: &App, page: &PageContext, email: &Email, realm: Realm) -> Result<Self, PageError> {
        let (of_network, of_account) = match realm {
            Realm::Customer => (Purpose::SignInFromNetwork, Purpose::SignInOfAccount),
            Realm::Staff => (Purpose::StaffSignInFromNetwork, Purpose::StaffSignIn),
        };
        let now = app.now();
        let settings = &app.settings.limits;
        let key = hex::encode(Sha256::digest(email.folded()));
        let mut conn = app.pool.acquire().await?;
        let limit = settings.failed_sign_ins_from_network;
        let by_network = limits::attempt(&mut conn, of_network, &page.network, limit, now)
            .await?
            .map_err(|too_many| PageError::TooMany { retry_after: too_many.retry_after })?;
        let limit = settings.failed_sign_ins_of_account;
        match limits::attempt(&mut conn, of_account, &key, limit, now).await? {
            Ok(by_account) => Ok(Try { by_network, by_account }),
            Err(too_many) => {
                limits::forgive(&mut conn, by_network).await?;
                Err(PageError::TooMany { retry_after: too_many.retry_after })
            }
        }
    }

    /// The secret was right.
    pub async fn forgive(self, app: &App) -> Result<(), PageError> {
        let mut conn = app.pool.acquire().await?;
        limits::forgive(&mut conn, self.by_network).await?;
        limits::forgive(&mut conn, self.by_account).await?;
        Ok(())
    }
}

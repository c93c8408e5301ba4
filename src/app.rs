//! The wiring: what every page and worker is handed, made once at the start.

use std::sync::Arc;

use time::OffsetDateTime;

use crate::accounts::Hasher;
use crate::clock::Clock;
use crate::config::Settings;
use crate::database::Pool;
use crate::i18n;
use crate::payments::addresses::{self, AccountKeyError, AddressForm, SelfTestError};
use crate::payments::rates::{self, DemonstrationError, DemonstrationRates};
use crate::payments::{Network, Rules};

/// The shop's parts; cheap to clone. It holds no truth of its own: that is in the database, which several instances
/// share.
#[derive(Clone)]
pub struct App {
    pub pool: Pool,
    pub settings: Arc<Settings>,
    pub clock: Clock,
    pub hasher: Hasher,
    pub rules: Arc<Rules>,
    /// Fixed rates of a demonstration shop; a real one asks providers.
    pub demonstration_rates: Option<Arc<DemonstrationRates>>,
}

#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    #[error("addresses are derived wrongly on this machine, so none is given out: {0}")]
    Derivation(#[from] SelfTestError),
    #[error(transparent)]
    DemonstrationRates(#[from] DemonstrationError),
    #[error("`account_keys.{network}` of the settings file: {error}")]
    AccountKey { network: &'static str, error: AccountKeyError },
    #[error(
        "`account_keys.{0}` of the settings file is a key whose private half is printed in standards: anybody could take the money"
    )]
    PublicKnowledge(&'static str),
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

impl App {
    /// Puts the shop together on a database whose schema is up to date.
    pub async fn build(pool: Pool, settings: Settings, clock: Clock) -> Result<Self, BuildError> {
        i18n::texts::load();
        addresses::self_test()?;
        let is_demonstration = settings.is_demonstration();
        let rules = Rules {
            policy: settings.payments.clone(),
            rates: if is_demonstration { DemonstrationRates::policy() } else { rates::Policy::default() },
            form: if is_demonstration { AddressForm::Demonstration } else { AddressForm::Real },
        };
        let demonstration_rates = if is_demonstration { Some(Arc::new(DemonstrationRates::shipped()?)) } else { None };
        let app = App {
            pool,
            settings: Arc::new(settings),
            clock,
            hasher: Hasher::new(),
            rules: Arc::new(rules),
            demonstration_rates,
        };
        app.install_addresses().await?;
        Ok(app)
    }

    pub fn now(&self) -> OffsetDateTime {
        self.clock.now()
    }

    pub fn is_demonstration(&self) -> bool {
        self.settings.is_demonstration()
    }

    /// Makes the settings' account keys the ones that new addresses come from.
    async fn install_addresses(&self) -> Result<(), BuildError> {
        let now = self.now();
        let mut transaction = self.pool.begin().await?;
        if self.is_demonstration() {
            addresses::fill_demonstration(&mut transaction, now).await?;
        }
        let keys = &self.settings.account_keys;
        let keys = [
            (Network::Bitcoin, &keys.bitcoin),
            (Network::Litecoin, &keys.litecoin),
            (Network::Ethereum, &keys.ethereum),
            (Network::Tron, &keys.tron),
        ];
        for (network, key) in keys {
            let Some(text) = key else { continue };
            let wrong = |error| BuildError::AccountKey { network: network.id(), error };
            let key = addresses::AccountKey::parse(text, network, self.rules.form).map_err(wrong)?;
            if !self.is_demonstration() && addresses::demonstration::is_public_knowledge(&key) {
                return Err(BuildError::PublicKnowledge(network.id()));
            }
            addresses::install_key(&mut transaction, &key, now).await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}

//! The one door for what arrives: a sighting on a network is recorded, once, and its payment is judged anew, in one
//! transaction. Scanners of real networks and the demonstration's player both come in here.

use sha2::{Digest, Sha256};
use sqlx::PgConnection;
use time::OffsetDateTime;

use crate::config::Payments as Policy;
use crate::database::Pool;
use crate::money::Atomic;
use crate::payments::store::{self, NewTransfer};
use crate::payments::{Asset, Network, Payment, PaymentState, TransferStatus, recompute};

/// One credit, as a network tells it. (network, txid, locator) name the fact for good.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sighting {
    pub network: Network,
    pub txid: String,
    /// Which credit of the transaction: an output's index, a log's index.
    pub locator: String,
    pub address: String,
    pub asset: Asset,
    pub amount: Atomic,
    pub status: TransferStatus,
    /// The time of its block.
    pub chain_time: Option<OffsetDateTime>,
}

#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    #[error("the address is none of ours")]
    UnknownAddress,
    #[error("a transfer of nothing is no transfer")]
    Nothing,
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

/// Records a sighting and brings its payment up to date. Told again, it changes nothing.
pub async fn record(
    pool: &Pool,
    sighting: &Sighting,
    policy: &Policy,
    now: OffsetDateTime,
) -> Result<Option<PaymentState>, RecordError> {
    if sighting.amount.is_zero() {
        return Err(RecordError::Nothing);
    }
    let mut transaction = pool.begin().await?;
    let state = record_in(&mut transaction, sighting, policy, now).await?;
    transaction.commit().await?;
    Ok(state)
}

async fn record_in(
    conn: &mut PgConnection,
    sighting: &Sighting,
    policy: &Policy,
    now: OffsetDateTime,
) -> Result<Option<PaymentState>, RecordError> {
    let network = sighting.network.id();
    let (address, payment) =
        store::find_address(conn, network, &sighting.address).await?.ok_or(RecordError::UnknownAddress)?;
    let transfer = NewTransfer {
        network,
        txid: &sighting.txid,
        locator: &sighting.locator,
        address,
        payment,
        asset: sighting.asset,
        amount: sighting.amount,
        status: sighting.status,
        chain_time: sighting.chain_time,
        seen_at: now,
    };
    // The locks come first, in the shop's order, so that two tellings of one fact wait for each other here.
    match payment {
        Some(payment) => {
            store::lock(conn, payment).await?;
            store::upsert_transfer(conn, &transfer).await?;
            Ok(recompute(conn, payment, policy, now).await?)
        }
        None => {
            store::upsert_transfer(conn, &transfer).await?;
            Ok(None)
        }
    }
}

/// A transfer as `kernodeck demo pay` plays it. Its id follows from what it says, so that the same command twice
/// tells one fact twice; another amount is another transfer.
pub fn demonstration_sighting(
    payment: &Payment,
    asset: Asset,
    amount: Atomic,
    is_final: bool,
    now: OffsetDateTime,
) -> Sighting {
    let fact = format!("{} {} {}", payment.id, asset.symbol(), amount.units());
    Sighting {
        network: payment.method.network(),
        txid: format!("demonstration-{}", hex::encode(&Sha256::digest(fact)[..16])),
        locator: "0".into(),
        address: payment.address.clone(),
        asset,
        amount,
        status: if is_final { TransferStatus::Final } else { TransferStatus::Seen },
        chain_time: is_final.then_some(now),
    }
}

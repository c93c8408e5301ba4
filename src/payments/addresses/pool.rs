//! Giving addresses out: the next one of the network's account key, or the oldest free one of its imported pool.
//! An address serves one payment, for ever.

use sqlx::PgConnection;
use time::OffsetDateTime;

use crate::database::Pool;
use crate::ids::AddressId;
use crate::payments::addresses::{AccountKey, AddressError, AddressForm, demonstration, derive, store, validate};
use crate::payments::method::Network;

/// Demonstration addresses of Solana that are kept free.
const DEMONSTRATION_POOL: u32 = 100;

/// A line of an import file that is not an address to take.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum PoolLine {
    #[error("line {line}: {error}")]
    Wrong { line: usize, error: AddressError },
    #[error("line {line}: the same address stands in line {first}")]
    Twice { line: usize, first: usize },
    #[error("line {line}: the address is in the pool already, or is one of an account key")]
    Known { line: usize },
}

#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// Every wrong line; nothing was imported.
    #[error("{} of the lines cannot be taken; nothing was imported", .0.len())]
    Lines(Vec<PoolLine>),
    #[error("the file holds no address")]
    Empty,
    #[error(transparent)]
    Database(#[from] sqlx::Error),
}

/// Takes an address for a payment, within its transaction: a payment that fails gives it back. `None` where the
/// network has neither an account key nor a free address in its pool.
pub async fn allocate(
    conn: &mut PgConnection,
    network: Network,
    form: AddressForm,
    now: OffsetDateTime,
) -> sqlx::Result<Option<(AddressId, String)>> {
    while let Some((fingerprint, public_key, index)) = store::take_index(conn, network).await? {
        let Ok(key) = AccountKey::parse(&public_key, network, form) else { break };
        // One index in 2^127 has no address (BIP-32): the next one has. An index that another address stands for
        // already, imported by hand, is passed over too.
        if let Ok(address) = derive(&key, index, form)
            && let Some(id) = store::insert_derived(conn, network, &address, &fingerprint, index, now).await?
        {
            return Ok(Some((id, address)));
        }
    }
    store::take_from_pool(conn, network, now).await
}

/// Makes an account key the one that its network's new addresses come from.
pub async fn install_key(conn: &mut PgConnection, key: &AccountKey, now: OffsetDateTime) -> sqlx::Result<()> {
    store::set_current_key(conn, key.network(), &key.fingerprint(), &key.to_xpub(), now).await
}

/// Imports addresses, one a line; empty lines and lines that begin with `#` are passed over. All or nothing, and
/// every wrong line is named.
pub async fn import(
    pool: &Pool,
    network: Network,
    form: AddressForm,
    text: &str,
    now: OffsetDateTime,
) -> Result<usize, ImportError> {
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    let mut wrong = Vec::new();
    let mut addresses: Vec<(usize, String)> = Vec::new();
    for (line, text) in lines.filter(|(_, text)| !text.is_empty() && !text.starts_with('#')) {
        match validate(network, form, text) {
            Err(error) => wrong.push(PoolLine::Wrong { line, error }),
            Ok(address) => match addresses.iter().find(|(_, known)| *known == address) {
                Some((first, _)) => wrong.push(PoolLine::Twice { line, first: *first }),
                None => addresses.push((line, address)),
            },
        }
    }
    if wrong.is_empty() && addresses.is_empty() {
        return Err(ImportError::Empty);
    }
    let mut transaction = pool.begin().await?;
    for (line, address) in &addresses {
        if !store::insert_pooled(&mut transaction, network, address, now).await? {
            wrong.push(PoolLine::Known { line: *line });
        }
    }
    if !wrong.is_empty() {
        return Err(ImportError::Lines(wrong));
    }
    transaction.commit().await?;
    Ok(addresses.len())
}

/// Gives a demonstration shop its public-knowledge keys and keeps its Solana pool filled.
pub async fn fill_demonstration(conn: &mut PgConnection, now: OffsetDateTime) -> sqlx::Result<()> {
    for network in Network::ALL {
        if let Some(key) = demonstration::account_key(network) {
            install_key(conn, &key, now).await?;
        }
    }
    let (known, free) = store::count_pool(conn, Network::Solana).await?;
    for n in known..known + DEMONSTRATION_POOL.saturating_sub(free) {
        store::insert_pooled(conn, Network::Solana, &demonstration::solana_address(n), now).await?;
    }
    Ok(())
}

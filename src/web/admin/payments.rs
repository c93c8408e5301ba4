//! An order's payments as staff see them: every one of them, with all that arrived for it.

use crate::database::PgConnection;
use crate::ids::OrderId;
use crate::money::Atomic;
use crate::payments::{self, Asset, Method, Payment, PaymentFlag, Transfer, TransferStatus, amount_text};
use crate::web::admin::history::method_name;
use crate::web::error::PageError;
use crate::web::page::PageContext;
use crate::web::states::{self, Mark};

/// A payment with what is shown of it.
pub struct PaymentPart {
    pub payment: Payment,
    /// `USDT, Tron`
    pub method: String,
    pub mark: Mark,
    pub flags: Vec<String>,
    /// In whole coins, as wallets write it.
    pub due: String,
    /// Everything that is on its way or there, in the payment's own coin.
    pub arrived: String,
    /// US dollars for one coin.
    pub rate: String,
    pub transfers: Vec<TransferPart>,
}

pub struct TransferPart {
    pub transfer: Transfer,
    /// `100.015003 USDT`
    pub amount: String,
    pub status: String,
}

/// The order's payments, the newest first.
pub async fn read(conn: &mut PgConnection, page: &PageContext, order: OrderId) -> Result<Vec<PaymentPart>, PageError> {
    let mut parts = Vec::new();
    for payment in payments::list_of_order(conn, order).await? {
        let transfers = payments::transfers_of(conn, payment.id).await?;
        parts.push(part(page, payment, transfers));
    }
    Ok(parts)
}

fn part(page: &PageContext, payment: Payment, transfers: Vec<Transfer>) -> PaymentPart {
    let name = |flag: &PaymentFlag| page.t(&format!("admin-flag-{}", flag.id())).into_owned();
    PaymentPart {
        method: method_name(payment.method),
        mark: states::one_payment(page, payment.state),
        flags: payment.flags.iter().map(name).collect(),
        due: coins(payment.method.asset(), payment.due),
        arrived: coins(payment.method.asset(), arrived(&payment, &transfers)),
        rate: payment.rate.normalize().to_string(),
        transfers: transfers.into_iter().map(|transfer| transfer_part(page, transfer)).collect(),
        payment,
    }
}

fn transfer_part(page: &PageContext, transfer: Transfer) -> TransferPart {
    let status = match transfer.status {
        TransferStatus::Seen => "admin-transfer-seen",
        TransferStatus::Confirmed => "admin-transfer-confirmed",
        TransferStatus::Final => "admin-transfer-final",
        TransferStatus::Orphaned => "admin-transfer-orphaned",
        TransferStatus::Replaced => "admin-transfer-replaced",
        TransferStatus::Ignored => "admin-transfer-ignored",
    };
    TransferPart { amount: coins(transfer.asset, transfer.amount), status: page.t(status).into_owned(), transfer }
}

fn arrived(payment: &Payment, transfers: &[Transfer]) -> Atomic {
    let counts = |transfer: &&Transfer| {
        let is_there =
            matches!(transfer.status, TransferStatus::Seen | TransferStatus::Confirmed | TransferStatus::Final);
        is_there && transfer.asset == payment.method.asset()
    };
    transfers.iter().filter(counts).map(|transfer| transfer.amount).sum()
}

/// An exact amount with its coin. An asset has the same decimal places on all of its networks.
fn coins(asset: Asset, amount: Atomic) -> String {
    let method = Method::ALL.into_iter().find(|method| method.asset() == asset);
    let text = method.map_or_else(|| amount.units().to_string(), |method| amount_text(method, amount));
    format!("{text} {}", asset.symbol())
}

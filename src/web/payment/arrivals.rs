//! What arrived on the network for a payment, transfer by transfer.

use time::OffsetDateTime;

use crate::payments::{Method, Transfer, TransferStatus, amount_text};
use crate::web::page::PageContext;
use crate::web::payment::own::Own;
use crate::web::states::Mark;

/// A transfer as the page shows it; another coin than the one asked for stands here by its own name.
pub struct Arrival {
    /// "12.004801 USDT": plain digits, as wallets show it.
    pub amount: String,
    pub mark: Mark,
    pub at: OffsetDateTime,
}

/// The payment's transfers in the order of their arrival, without those that have nothing to do with it.
pub fn list(page: &PageContext, own: &Own) -> Vec<Arrival> {
    let network = own.payment.method.network();
    let amount = |transfer: &Transfer| {
        // What our eight methods do not know is ignored when it is recorded.
        let method = Method::of(transfer.asset, network).unwrap_or(own.payment.method);
        format!("{} {}", amount_text(method, transfer.amount), transfer.asset.symbol())
    };
    own.transfers
        .iter()
        .filter_map(|transfer| {
            let (key, tone) = match transfer.status {
                TransferStatus::Seen => ("payment-transfer-seen", "wait"),
                TransferStatus::Confirmed => ("payment-transfer-confirmed", "work"),
                TransferStatus::Final => ("payment-transfer-final", "good"),
                TransferStatus::Orphaned | TransferStatus::Replaced => ("payment-transfer-gone", "void"),
                TransferStatus::Ignored => return None,
            };
            let mark = Mark { name: page.t(key).into_owned(), tone };
            Some(Arrival { amount: amount(transfer), mark, at: transfer.first_seen_at })
        })
        .collect()
}

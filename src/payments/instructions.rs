//! What a wallet is given to pay with: address, amount, link and QR code, all from one value and in plain ASCII, the
//! same in every language (P36). It is whole or it does not exist (R16).

use std::fmt::Write as _;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use qrcode::{Color, EcLevel, QrCode};

use super::method::{Asset, Method};
use crate::money::Atomic;

/// Who is paid, as wallets show it.
const LABEL: &str = "Kernodeck";

/// The longest reference that instructions carry, in bytes; it keeps a QR code readable from a screen.
const REFERENCE_MAX: usize = 64;

/// What stays as it is in the value of a URI's parameter (RFC 3986, unreserved).
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// Ethereum's main chain (EIP-155), named in its links.
const ETHEREUM_CHAIN_ID: u32 = 1;

/// White modules around a QR code (ISO/IEC 18004).
const QUIET_ZONE: usize = 4;

/// One payment's instructions. Nothing here names a token's contract: people have paid to it (P33).
#[derive(Clone)]
pub struct Instructions {
    method: Method,
    address: String,
    amount: Atomic,
    reference: String,
    qr: QrCode,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum InstructionsError {
    /// The address is empty or holds anything but ASCII letters and digits.
    #[error("no address in its canonical form")]
    Address,
    #[error("an amount of zero")]
    ZeroAmount,
    /// The reference is empty, longer than 64 bytes, or not of visible ASCII letters.
    #[error("no usable reference")]
    Reference,
    /// The payload fits no QR code; with an address of any known form it does.
    #[error("too long for a QR code")]
    TooLong,
}

impl Instructions {
    /// `address` as [`super::addresses::validate`] or `derive` wrote it; `amount` in atomic units of the method's coin;
    /// `reference` of the order or top-up (`K-1042`), which a wallet keeps beside the payment.
    pub fn new(
        method: Method,
        address: impl Into<String>,
        amount: Atomic,
        reference: impl Into<String>,
    ) -> Result<Self, InstructionsError> {
        let (address, reference) = (address.into(), reference.into());
        if address.is_empty() || !address.bytes().all(|letter| letter.is_ascii_alphanumeric()) {
            return Err(InstructionsError::Address);
        }
        if amount.is_zero() {
            return Err(InstructionsError::ZeroAmount);
        }
        let visible = reference.bytes().all(|letter| letter.is_ascii_graphic());
        if reference.is_empty() || reference.len() > REFERENCE_MAX || !visible {
            return Err(InstructionsError::Reference);
        }
        let payload = qr_payload(method, &address, amount, &reference);
        let qr = QrCode::with_error_correction_level(payload, EcLevel::M).map_err(|_| InstructionsError::TooLong)?;
        Ok(Instructions { method, address, amount, reference, qr })
    }

    pub const fn method(&self) -> Method {
        self.method
    }

    /// In atomic units of the method's coin.
    pub const fn amount(&self) -> Atomic {
        self.amount
    }

    /// The address, to be shown and copied.
    pub fn address_text(&self) -> &str {
        &self.address
    }

    /// The exact amount in whole coins, to be shown and copied: plain digits and a dot, no grouping (`0.00155469`).
    pub fn amount_text(&self) -> String {
        amount_text(self.method, self.amount)
    }

    /// The order's or top-up's reference.
    pub fn reference(&self) -> &str {
        &self.reference
    }

    /// A link that opens a wallet with the payment filled in: BIP-21 for Bitcoin and Litecoin, ERC-681 for Ether,
    /// Solana Pay for SOL. `None` for tokens, whose links wallets misread (P32), and for Tron, which has no standard.
    pub fn wallet_uri(&self) -> Option<String> {
        wallet_uri(self.method, &self.address, self.amount, &self.reference)
    }

    /// What the QR code says: the wallet's link where wallets read it well, else the bare address.
    pub fn qr_payload(&self) -> String {
        qr_payload(self.method, &self.address, self.amount, &self.reference)
    }

    /// Whether the QR code holds the amount. Where it does not, the page says so beside it (P34).
    pub const fn amount_in_qr(&self) -> bool {
        amount_in_qr(self.method)
    }

    /// The QR code as an SVG image: black on white in any colour scheme, its quiet zone included, one unit a module.
    /// It has no size, no style and no name: the page gives it those.
    pub fn qr_svg(&self) -> String {
        let width = self.qr.width();
        let side = width + 2 * QUIET_ZONE;
        let mut path = String::new();
        for (y, row) in self.qr.to_colors().chunks(width).enumerate() {
            let mut x = 0;
            for run in row.chunk_by(|a, b| a == b) {
                if run[0] == Color::Dark {
                    let (left, top, length) = (x + QUIET_ZONE, y + QUIET_ZONE, run.len());
                    // Writing into a String cannot fail.
                    let _ = write!(path, "M{left} {top}h{length}v1h-{length}z");
                }
                x += run.len();
            }
        }
        format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" shape-rendering="crispEdges"><rect width="{side}" height="{side}" fill="#fff"/><path fill="#000" d="{path}"/></svg>"##
        )
    }
}

/// Shows everything but the code's modules. A debug form is for tests: addresses do not go to logs.
impl std::fmt::Debug for Instructions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Instructions")
            .field("method", &self.method)
            .field("address", &self.address)
            .field("amount", &self.amount_text())
            .field("reference", &self.reference)
            .finish()
    }
}

/// The amount at the method's shown decimals. More places only where the amount has them (what is missing after a part
/// payment in ETH), never fewer: the text is exact.
pub fn amount_text(method: Method, amount: Atomic) -> String {
    let hidden = method.decimals() - method.shown_decimals();
    let per_shown = 10_u128.pow(hidden);
    if amount.units().is_multiple_of(per_shown) {
        Atomic::new(amount.units() / per_shown).to_coins(method.shown_decimals())
    } else {
        amount.to_coins(method.decimals())
    }
}

fn wallet_uri(method: Method, address: &str, amount: Atomic, reference: &str) -> Option<String> {
    let scheme = match method {
        Method::BtcBitcoin => "bitcoin",
        Method::LtcLitecoin => "litecoin",
        Method::SolSolana => "solana",
        // A whole number of wei: the scientific form that ERC-681 also allows is read wrongly by some.
        Method::EthEthereum => return Some(format!("ethereum:{address}@{ETHEREUM_CHAIN_ID}?value={}", amount.units())),
        Method::UsdtEthereum | Method::UsdcEthereum | Method::TrxTron | Method::UsdtTron => return None,
    };
    let amount = amount_text(method, amount);
    let message = utf8_percent_encode(reference, ESCAPED);
    Some(format!("{scheme}:{address}?amount={amount}&label={LABEL}&message={message}"))
}

fn qr_payload(method: Method, address: &str, amount: Atomic, reference: &str) -> String {
    let uri = if amount_in_qr(method) { wallet_uri(method, address, amount, reference) } else { None };
    uri.unwrap_or_else(|| address.to_owned())
}

/// Scanners of exchanges read BIP-21 and Solana Pay; of ERC-681 some take the contract or the amount wrongly.
const fn amount_in_qr(method: Method) -> bool {
    matches!(method.asset(), Asset::Btc | Asset::Ltc | Asset::Sol)
}

#[cfg(test)]
mod tests {
    use super::super::addresses::demonstration;
    use super::super::addresses::{AddressForm, derive};
    use super::*;

    const BTC: &str = "bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu";
    const LTC: &str = "ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh";
    const ETH: &str = "0x9858EfFD232B4033E47d90003D41EC34EcaEda94";
    const TRX: &str = "TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH";
    const SOL: &str = "HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk";

    fn instructions(method: Method) -> Instructions {
        let (address, units) = match method {
            Method::BtcBitcoin => (BTC, 155_469),
            Method::EthEthereum => (ETH, 32_015_880_000_000_000),
            Method::UsdtEthereum | Method::UsdcEthereum => (ETH, 100_015_003),
            Method::TrxTron => (TRX, 1_600_819_620),
            Method::UsdtTron => (TRX, 100_015_003),
            Method::SolSolana => (SOL, 532_907_008),
            Method::LtcLitecoin => (LTC, 118_525_543),
        };
        Instructions::new(method, address, Atomic::new(units), "K-1042").expect("instructions")
    }

    /// Draws the SVG's path, four pixels a module, and reads it as a phone would.
    fn scan(svg: &str) -> String {
        const SCALE: usize = 4;
        let between = |start: &str, end: &str| {
            let rest = svg.split_once(start).expect("a start").1;
            rest.split_once(end).expect("an end").0.to_owned()
        };
        let side: usize = between("viewBox=\"0 0 ", " ").parse().expect("a side");
        let mut dark = vec![false; side * side];
        for run in between(" d=\"M", "z\"").split("zM") {
            let (corner, shape) = run.split_once('h').expect("a run");
            let (x, y) = corner.split_once(' ').expect("a corner");
            let (x, y): (usize, usize) = (x.parse().expect("x"), y.parse().expect("y"));
            let (length, back) = shape.split_once("v1h-").expect("one high");
            assert_eq!(length, back);
            let length: usize = length.parse().expect("a length");
            dark[y * side + x..][..length].fill(true);
        }
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(side * SCALE, side * SCALE, |x, y| {
            if dark[(y / SCALE) * side + x / SCALE] { 0 } else { 255 }
        });
        let grids = image.detect_grids();
        assert_eq!(grids.len(), 1, "one code");
        grids[0].decode().expect("a readable code").1
    }

    #[test]
    fn amounts_are_plain_digits_at_the_shown_decimals() {
        for (method, text) in [
            (Method::BtcBitcoin, "0.00155469"),
            (Method::EthEthereum, "0.03201588"),
            (Method::UsdtEthereum, "100.015003"),
            (Method::UsdcEthereum, "100.015003"),
            (Method::TrxTron, "1600.819620"),
            (Method::UsdtTron, "100.015003"),
            (Method::SolSolana, "0.532907008"),
            (Method::LtcLitecoin, "1.18525543"),
        ] {
            assert_eq!(instructions(method).amount_text(), text);
        }
        assert_eq!(amount_text(Method::BtcBitcoin, Atomic::new(200_000)), "0.00200000");
        assert_eq!(amount_text(Method::EthEthereum, Atomic::new(1_500_000_000_000_000_000)), "1.50000000");
    }

    #[test]
    fn an_amount_of_ether_that_has_more_places_is_shown_whole() {
        assert_eq!(amount_text(Method::EthEthereum, Atomic::new(1_000_000_000_000_000_001)), "1.000000000000000001");
    }

    #[test]
    fn wallets_are_opened_by_their_standards() {
        for (method, uri) in [
            (Method::BtcBitcoin, format!("bitcoin:{BTC}?amount=0.00155469&label=Kernodeck&message=K-1042")),
            (Method::LtcLitecoin, format!("litecoin:{LTC}?amount=1.18525543&label=Kernodeck&message=K-1042")),
            (Method::SolSolana, format!("solana:{SOL}?amount=0.532907008&label=Kernodeck&message=K-1042")),
            (Method::EthEthereum, format!("ethereum:{ETH}@1?value=32015880000000000")),
        ] {
            assert_eq!(instructions(method).wallet_uri(), Some(uri));
        }
        for method in [Method::UsdtEthereum, Method::UsdcEthereum, Method::TrxTron, Method::UsdtTron] {
            assert_eq!(instructions(method).wallet_uri(), None, "{method}");
        }
    }

    #[test]
    fn a_link_is_a_valid_uri_whose_parts_are_the_shown_texts() {
        for method in Method::ALL {
            // Not ASCII.
            let odd = Instructions::new(method, instructions(method).address_text(), Atomic::new(7), "K&1=0%#+?/é");
            assert_eq!(odd.err(), Some(InstructionsError::Reference));
            let of = Instructions::new(method, instructions(method).address_text(), Atomic::new(70), "K&1=0%#+?/");
            let of = of.expect("instructions");
            let Some(uri) = of.wallet_uri() else { continue };
            assert!(uri.is_ascii());
            let uri = url::Url::parse(&uri).expect("a URI");
            let part = |name: &str| uri.query_pairs().find(|(key, _)| key == name).map(|(_, value)| value.into_owned());
            assert_eq!(uri.path().trim_end_matches("@1"), of.address_text());
            if method == Method::EthEthereum {
                assert_eq!(part("value"), Some(of.amount().units().to_string()));
            } else {
                assert_eq!(part("amount"), Some(of.amount_text()));
                assert_eq!(part("message").as_deref(), Some("K&1=0%#+?/"));
            }
        }
    }

    #[test]
    fn the_code_reads_back_as_its_payload_in_every_method() {
        for method in Method::ALL {
            let of = instructions(method);
            assert_eq!(scan(&of.qr_svg()), of.qr_payload(), "{method}");
            assert!(of.qr_payload().contains(of.address_text()));
            assert_eq!(of.qr_payload().contains(&of.amount_text()), of.amount_in_qr(), "{method}");
        }
    }

    #[test]
    fn the_longest_address_and_reference_still_make_a_readable_code() {
        let longest = "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3";
        let of = Instructions::new(Method::BtcBitcoin, longest, Atomic::new(u128::MAX), "&".repeat(REFERENCE_MAX));
        let of = of.expect("instructions");
        assert_eq!(scan(&of.qr_svg()), of.qr_payload());
    }

    #[test]
    fn a_demonstrations_addresses_make_readable_codes() {
        let key = demonstration::account_key(Method::LtcLitecoin.network()).expect("a key");
        let address = derive(&key, 7, AddressForm::Demonstration).expect("an address");
        let of = Instructions::new(Method::LtcLitecoin, address, Atomic::new(1), "K-1").expect("instructions");
        assert!(of.qr_payload().starts_with("litecoin:rltc1q"));
        assert_eq!(scan(&of.qr_svg()), of.qr_payload());
    }

    #[test]
    fn tokens_ether_and_tron_have_the_bare_address_in_the_code() {
        for method in [Method::EthEthereum, Method::UsdtEthereum, Method::UsdcEthereum] {
            assert_eq!(instructions(method).qr_payload(), ETH);
        }
        for method in [Method::TrxTron, Method::UsdtTron] {
            assert_eq!(instructions(method).qr_payload(), TRX);
        }
    }

    #[test]
    fn no_tokens_contract_appears_in_anything_a_customer_is_given() {
        for method in Method::ALL {
            let of = instructions(method);
            let given = [
                of.address_text().to_owned(),
                of.amount_text(),
                of.wallet_uri().unwrap_or_default(),
                of.qr_payload(),
                scan(&of.qr_svg()),
                of.qr_svg(),
            ];
            for contract in Method::ALL.into_iter().filter_map(Method::contract) {
                let needle = contract.to_lowercase();
                assert!(!given.iter().any(|text| text.to_lowercase().contains(&needle)), "{method}");
            }
        }
    }

    #[test]
    fn the_image_is_one_path_without_style_or_size_that_fits_a_strict_page() {
        let svg = instructions(Method::BtcBitcoin).qr_svg();
        assert_eq!(svg.matches("<path").count(), 1);
        assert!(!svg.contains("style"));
        assert!(!svg.contains("<script"));
        assert!(svg.starts_with("<svg "));
        // The finder pattern's top row, seven modules, begins after four white ones (ISO/IEC 18004).
        assert!(svg.contains(" d=\"M4 4h7v1h-7z"), "{svg}");
    }

    #[test]
    fn half_instructions_do_not_exist() {
        let new = |address: &str, units, reference: &str| {
            Instructions::new(Method::BtcBitcoin, address, Atomic::new(units), reference).err()
        };
        assert_eq!(new("", 1, "K-1"), Some(InstructionsError::Address));
        assert_eq!(new("bc1q?amount=9", 1, "K-1"), Some(InstructionsError::Address));
        assert_eq!(new(BTC, 0, "K-1"), Some(InstructionsError::ZeroAmount));
        assert_eq!(new(BTC, 1, ""), Some(InstructionsError::Reference));
        assert_eq!(new(BTC, 1, "K 1"), Some(InstructionsError::Reference));
        assert_eq!(new(BTC, 1, &"K".repeat(65)), Some(InstructionsError::Reference));
        assert_eq!(new(BTC, 1, "K-1"), None);
    }
}

//! The eight ways to pay in coins (R14): always a pair of an asset and the network that carries it.

use std::fmt;

use time::Duration;

use crate::money::Usd;

/// What is paid with. The same asset may exist on several networks, which are not interchangeable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Asset {
    Btc,
    Eth,
    Usdt,
    Usdc,
    Trx,
    Sol,
    Ltc,
}

impl Asset {
    pub const ALL: [Asset; 7] = [Asset::Btc, Asset::Eth, Asset::Usdt, Asset::Usdc, Asset::Trx, Asset::Sol, Asset::Ltc];

    /// As exchanges and wallets write it; the same in every language.
    pub const fn symbol(self) -> &'static str {
        match self {
            Asset::Btc => "BTC",
            Asset::Eth => "ETH",
            Asset::Usdt => "USDT",
            Asset::Usdc => "USDC",
            Asset::Trx => "TRX",
            Asset::Sol => "SOL",
            Asset::Ltc => "LTC",
        }
    }

    /// A proper name, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Asset::Btc => "Bitcoin",
            Asset::Eth => "Ether",
            Asset::Usdt => "Tether USD",
            Asset::Usdc => "USD Coin",
            Asset::Trx => "TRON",
            Asset::Sol => "Solana",
            Asset::Ltc => "Litecoin",
        }
    }

    /// Reads a symbol in either case: `USDT`, `usdt`.
    pub fn from_symbol(symbol: &str) -> Option<Self> {
        Asset::ALL.into_iter().find(|asset| asset.symbol().eq_ignore_ascii_case(symbol))
    }

    /// Whether the issuer promises one US dollar for it. No promise is believed: it has a rate like any other.
    pub const fn is_stablecoin(self) -> bool {
        matches!(self, Asset::Usdt | Asset::Usdc)
    }
}

/// The chain that carries a transfer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Network {
    Bitcoin,
    Ethereum,
    Tron,
    Solana,
    Litecoin,
}

impl Network {
    pub const ALL: [Network; 5] =
        [Network::Bitcoin, Network::Ethereum, Network::Tron, Network::Solana, Network::Litecoin];

    /// As addresses of pages, settings and commands write it.
    pub const fn id(self) -> &'static str {
        match self {
            Network::Bitcoin => "bitcoin",
            Network::Ethereum => "ethereum",
            Network::Tron => "tron",
            Network::Solana => "solana",
            Network::Litecoin => "litecoin",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Network::ALL.into_iter().find(|network| network.id() == id)
    }

    /// A proper name, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Network::Bitcoin => "Bitcoin",
            Network::Ethereum => "Ethereum",
            Network::Tron => "Tron",
            Network::Solana => "Solana",
            Network::Litecoin => "Litecoin",
        }
    }

    /// What the network calls its tokens; `None` where the shop takes no token.
    pub const fn token_standard(self) -> Option<&'static str> {
        match self {
            Network::Ethereum => Some("ERC-20"),
            Network::Tron => Some("TRC-20"),
            Network::Bitcoin | Network::Solana | Network::Litecoin => None,
        }
    }
}

/// A way to pay. A new one is a variant here, a network adapter and their tests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Method {
    BtcBitcoin,
    EthEthereum,
    UsdtEthereum,
    UsdcEthereum,
    TrxTron,
    UsdtTron,
    SolSolana,
    LtcLitecoin,
}

impl Method {
    /// In the order in which pages list them.
    pub const ALL: [Method; 8] = [
        Method::BtcBitcoin,
        Method::EthEthereum,
        Method::UsdtEthereum,
        Method::UsdcEthereum,
        Method::TrxTron,
        Method::UsdtTron,
        Method::SolSolana,
        Method::LtcLitecoin,
    ];

    /// As forms, addresses of pages and the database write it.
    pub const fn id(self) -> &'static str {
        match self {
            Method::BtcBitcoin => "btc-bitcoin",
            Method::EthEthereum => "eth-ethereum",
            Method::UsdtEthereum => "usdt-ethereum",
            Method::UsdcEthereum => "usdc-ethereum",
            Method::TrxTron => "trx-tron",
            Method::UsdtTron => "usdt-tron",
            Method::SolSolana => "sol-solana",
            Method::LtcLitecoin => "ltc-litecoin",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Method::ALL.into_iter().find(|method| method.id() == id)
    }

    /// The method of a pair; `None` for a pair that the shop does not take, such as USDC on Tron.
    pub fn of(asset: Asset, network: Network) -> Option<Self> {
        Method::ALL.into_iter().find(|method| method.asset() == asset && method.network() == network)
    }

    pub const fn asset(self) -> Asset {
        match self {
            Method::BtcBitcoin => Asset::Btc,
            Method::EthEthereum => Asset::Eth,
            Method::UsdtEthereum | Method::UsdtTron => Asset::Usdt,
            Method::UsdcEthereum => Asset::Usdc,
            Method::TrxTron => Asset::Trx,
            Method::SolSolana => Asset::Sol,
            Method::LtcLitecoin => Asset::Ltc,
        }
    }

    pub const fn network(self) -> Network {
        match self {
            Method::BtcBitcoin => Network::Bitcoin,
            Method::EthEthereum | Method::UsdtEthereum | Method::UsdcEthereum => Network::Ethereum,
            Method::TrxTron | Method::UsdtTron => Network::Tron,
            Method::SolSolana => Network::Solana,
            Method::LtcLitecoin => Network::Litecoin,
        }
    }

    /// Decimal places of the smallest unit on the chain: satoshi, wei, sun, lamport.
    pub const fn decimals(self) -> u32 {
        match self {
            Method::BtcBitcoin | Method::LtcLitecoin => 8,
            Method::EthEthereum => 18,
            Method::UsdtEthereum | Method::UsdcEthereum | Method::TrxTron | Method::UsdtTron => 6,
            Method::SolSolana => 9,
        }
    }

    /// Decimal places to which an amount due is rounded up. Only ETH has fewer than its unit: 18 places cannot be
    /// typed into a wallet by hand.
    pub const fn shown_decimals(self) -> u32 {
        match self {
            Method::EthEthereum => 8,
            other => other.decimals(),
        }
    }

    pub const fn is_stablecoin(self) -> bool {
        self.asset().is_stablecoin()
    }

    /// Whether the customer has to confirm the network before the address is shown (P41): wallets and exchanges offer
    /// the same dollar token on many networks.
    pub const fn needs_network_confirmation(self) -> bool {
        self.is_stablecoin()
    }

    /// `ERC-20` or `TRC-20` for a token, `None` for a network's own coin.
    pub const fn token_standard(self) -> Option<&'static str> {
        if self.contract().is_some() { self.network().token_standard() } else { None }
    }

    /// The token's contract, in the network's canonical writing; `None` for a network's own coin. It is for reading
    /// the chain. It is never shown near an address to pay: people have sent money to it (P33).
    pub const fn contract(self) -> Option<&'static str> {
        match self {
            Method::UsdtEthereum => Some("0xdAC17F958D2ee523a2206206994597C13D831ec7"),
            Method::UsdcEthereum => Some("0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"),
            Method::UsdtTron => Some("TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"),
            Method::BtcBitcoin | Method::EthEthereum | Method::TrxTron | Method::SolSolana | Method::LtcLitecoin => {
                None
            }
        }
    }

    /// How long a rate, an address and an amount stand, unless a setting says otherwise: an hour for a stablecoin,
    /// whose price does not run away, half an hour for the rest.
    pub const fn default_expiry(self) -> Duration {
        if self.is_stablecoin() { Duration::minutes(60) } else { Duration::minutes(30) }
    }

    /// When a transfer of a payment worth `total` counts, unless a setting says otherwise (payments.md, section 3).
    pub const fn default_finality(self, total: Usd) -> Finality {
        let cents = total.cents();
        match self.network() {
            Network::Bitcoin if cents < 100_000 => Finality::Confirmations(2),
            Network::Bitcoin if cents < 1_000_000 => Finality::Confirmations(3),
            Network::Bitcoin => Finality::Confirmations(6),
            Network::Litecoin if cents < 1_000_000 => Finality::Confirmations(6),
            Network::Litecoin => Finality::Confirmations(12),
            Network::Ethereum | Network::Tron | Network::Solana => Finality::NetworkFinal,
        }
    }
}

/// The id, for logs and stored records. People are shown asset and network.
impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// When a transfer is beyond recall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finality {
    /// So many blocks, the one that holds the transfer counted in.
    Confirmations(u32),
    /// The network's own word: Ethereum's `finalized` tag, Tron's solidified block, Solana's `finalized` commitment.
    NetworkFinal,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_eight_methods_stand_in_the_order_of_the_contract() {
        let ids: Vec<_> = Method::ALL.into_iter().map(Method::id).collect();
        assert_eq!(
            ids.join(" "),
            "btc-bitcoin eth-ethereum usdt-ethereum usdc-ethereum trx-tron usdt-tron sol-solana ltc-litecoin"
        );
    }

    #[test]
    fn a_method_is_found_by_its_id_and_by_its_pair() {
        for method in Method::ALL {
            assert_eq!(Method::from_id(method.id()), Some(method));
            assert_eq!(Method::of(method.asset(), method.network()), Some(method));
            let pair = format!("{}-{}", method.asset().symbol().to_lowercase(), method.network().id());
            assert_eq!(method.id(), pair);
        }
        assert_eq!(Method::of(Asset::Usdc, Network::Tron), None);
        assert_eq!(Method::of(Asset::Usdt, Network::Solana), None);
        assert_eq!(Method::from_id("usdc-tron"), None);
        assert_eq!(Method::from_id("BTC-BITCOIN"), None);
    }

    #[test]
    fn assets_and_networks_are_found_by_their_own_names() {
        for asset in Asset::ALL {
            assert_eq!(Asset::from_symbol(&asset.symbol().to_lowercase()), Some(asset));
        }
        for network in Network::ALL {
            assert_eq!(Network::from_id(network.id()), Some(network));
        }
        assert_eq!(Asset::from_symbol("dai"), None);
        assert_eq!(Network::from_id("polygon"), None);
    }

    #[test]
    fn tokens_and_only_tokens_have_a_contract_a_standard_and_a_network_to_confirm() {
        for method in Method::ALL {
            let token = method.contract().is_some();
            assert_eq!(method.token_standard().is_some(), token, "{method}");
            assert_eq!(method.needs_network_confirmation(), token, "{method}");
            assert_eq!(method.is_stablecoin(), token, "{method}");
        }
        assert_eq!(Method::UsdtTron.token_standard(), Some("TRC-20"));
        assert_eq!(Method::UsdcEthereum.token_standard(), Some("ERC-20"));
        assert_eq!(Method::TrxTron.token_standard(), None);
    }

    #[test]
    fn only_ether_is_shown_with_fewer_places_than_its_unit_has() {
        for method in Method::ALL {
            let same = method.shown_decimals() == method.decimals();
            assert_eq!(same, method != Method::EthEthereum, "{method}");
        }
    }

    #[test]
    fn a_larger_payment_waits_for_more_blocks() {
        let finality = |method: Method, dollars: i64| method.default_finality(Usd::from_cents(dollars * 100));
        assert_eq!(finality(Method::BtcBitcoin, 999), Finality::Confirmations(2));
        assert_eq!(finality(Method::BtcBitcoin, 1_000), Finality::Confirmations(3));
        assert_eq!(finality(Method::BtcBitcoin, 10_000), Finality::Confirmations(6));
        assert_eq!(finality(Method::LtcLitecoin, 9_999), Finality::Confirmations(6));
        assert_eq!(finality(Method::LtcLitecoin, 10_000), Finality::Confirmations(12));
        assert_eq!(finality(Method::UsdtTron, 50_000), Finality::NetworkFinal);
    }
}

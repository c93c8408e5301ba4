//! The check at start that this build derives the addresses that the owner's wallet does, on published examples.

use super::{AddressForm, demonstration, derive, validate};
use crate::payments::method::Network;

/// A published example came out otherwise: nothing may be received with this build.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the example {index} of {} came out wrong", .network.id())]
pub struct SelfTestError {
    pub network: Network,
    pub index: u32,
}

/// The first three receiving addresses of the printed mnemonic (BIP-84's own vectors for Bitcoin). For Solana, three
/// keys of the same mnemonic (SLIP-0010), which can only be recognised.
const EXAMPLES: [(Network, [&str; 3]); 5] = [
    (
        Network::Bitcoin,
        [
            "bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu",
            "bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g",
            "bc1qp59yckz4ae5c4efgw2s5wfyvrz0ala7rgvuz8z",
        ],
    ),
    (
        Network::Litecoin,
        [
            "ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh",
            "ltc1qwlezpr3890hcp6vva9twqh27mr6edadreqvhnn",
            "ltc1qc6aucuznvhh9uvux246x24vf9y9ncfk729m92s",
        ],
    ),
    (
        Network::Ethereum,
        [
            "0x9858EfFD232B4033E47d90003D41EC34EcaEda94",
            "0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0",
            "0xb6716976A3ebe8D39aCEB04372f22Ff8e6802D7A",
        ],
    ),
    (
        Network::Tron,
        [
            "TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH",
            "TSeJkUh4Qv67VNFwY8LaAxERygNdy6NQZK",
            "TYJPRrdB5APNeRs4R7fYZSwW3TcrTKw2gx",
        ],
    ),
    (
        Network::Solana,
        [
            "HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk",
            "Hh8QwFUA6MtVu1qAoq12ucvFHNwCcVTV7hpWjeY1Hztb",
            "GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL",
        ],
    ),
];

/// Derives and recognises every example; called once at start, which a failure ends.
pub fn self_test() -> Result<(), SelfTestError> {
    for (network, addresses) in EXAMPLES {
        let key = demonstration::account_key(network);
        for (index, expected) in (0..).zip(addresses) {
            let derived = match &key {
                Some(key) => derive(key, index, AddressForm::Real).ok(),
                None if network == Network::Solana => Some(expected.to_owned()),
                None => None,
            };
            let recognised = validate(network, AddressForm::Real, expected).ok();
            if derived.as_deref() != Some(expected) || recognised.as_deref() != Some(expected) {
                return Err(SelfTestError { network, index });
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_build_derives_the_published_examples() {
        assert_eq!(self_test(), Ok(()));
    }
}

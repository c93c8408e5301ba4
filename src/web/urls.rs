//! The shop's own addresses, built in one place.

use crate::i18n::Locale;
use crate::ids::{OrderReference, PaymentId};

/// An address on the shop's site, in a language: `/fr/gpus`.
pub fn localized(locale: Locale, path: &str) -> String {
    format!("/{locale}{path}")
}

pub fn order(locale: Locale, reference: &OrderReference) -> String {
    format!("/{locale}/orders/{reference}")
}

pub fn payment(locale: Locale, payment: PaymentId) -> String {
    format!("/{locale}/payments/{payment}")
}

/// Where to go after signing in: a path on this site, in whatever language, or nowhere. What a browser might read as
/// another site is refused (C3): a second slash, a backslash, a scheme, control characters, encoded ones, dots.
pub fn safe_next(next: &str) -> Option<&str> {
    let (path, _) = next.split_once(['?', '#']).unwrap_or((next, ""));
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'/' | b'-' | b'_');
    let in_query = |b: u8| b.is_ascii_graphic() && !matches!(b, b'\\' | b'<' | b'>' | b'"');
    let is_ours = next.len() <= 1_000
        && path.starts_with('/')
        && !path.contains("//")
        && path.bytes().all(plain)
        && next.bytes().all(in_query);
    is_ours.then_some(next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c3_next_leads_nowhere_but_to_this_site() {
        for ours in ["/ru/account", "/en/checkout?gpu=b200&days=7&lots=2&preparation_note=a%20b", "/nl/faq#lot", "/"] {
            assert_eq!(safe_next(ours), Some(ours));
        }
        let long = format!("/{}", "a".repeat(3_000));
        for wrong in [
            "//e.example", "/\\e.example", "/%5Ce.example", "https:e.example", "/%09/e.example", "javascript:alert(1)",
            "/ru/../..//e", "/ru/\r\nx", "", "e.example", "https://e.example/ru", "/ru/./x", " /ru", "/é", &long,
        ] {
            assert_eq!(safe_next(wrong), None, "{wrong}");
        }
    }
}

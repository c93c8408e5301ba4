//! The shop's own addresses, built in one place.

use crate::i18n::Locale;
use crate::ids::{OrderReference, PaymentId};

/// The longest address that is led on to.
const LONGEST: usize = 1_000;
/// A checkout's address holds the whole configuration, in which the note of a custom preparation may take twelve
/// letters of the address for each of its 1,000 characters: signing in loses none of it (S47).
const LONGEST_CHECKOUT: usize = 12_400;

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

/// The sign-in page, which leads on to `next`.
pub fn sign_in(locale: Locale, next: &str) -> String {
    format!("/{locale}/sign-in?next={}", query_value(next))
}

/// The sign-up page, which leads on to `next`.
pub fn sign_up(locale: Locale, next: &str) -> String {
    format!("/{locale}/sign-up?next={}", query_value(next))
}

/// A text as a value of a query.
pub fn query_value(text: &str) -> String {
    url::form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

/// Where to go after signing in: a path on this site, in whatever language, or nowhere. What a browser might read as
/// another site is refused (C3): a second slash, a backslash, a scheme, control characters, encoded ones, dots.
pub fn safe_next(next: &str) -> Option<&str> {
    let (path, _) = next.split_once(['?', '#']).unwrap_or((next, ""));
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'/' | b'-' | b'_');
    let in_query = |b: u8| b.is_ascii_graphic() && !matches!(b, b'\\' | b'<' | b'>' | b'"');
    let longest = if path.ends_with("/checkout") { LONGEST_CHECKOUT } else { LONGEST };
    let is_ours = next.len() <= longest
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
        let note = format!("/ru/checkout?preparation=custom&preparation_note={}", "%F0%9F%98%80".repeat(1_000));
        assert_eq!(safe_next(&note), Some(note.as_str()));
        let long = format!("/{}", "a".repeat(3_000));
        for wrong in [
            "//e.example",
            "/\\e.example",
            "/%5Ce.example",
            "https:e.example",
            "/%09/e.example",
            "javascript:alert(1)",
            "/ru/../..//e",
            "/ru/\r\nx",
            "",
            "e.example",
            "https://e.example/ru",
            "/ru/./x",
            " /ru",
            "/é",
            &long,
        ] {
            assert_eq!(safe_next(wrong), None, "{wrong}");
        }
    }
}

//! Email addresses: the typed form to write to, the folded form to find by.

use unicode_normalization::UnicodeNormalization;

/// An address that can be written to, as far as its form tells. One person, one account: addresses that differ in
/// letter case are the same (S14).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Email {
    typed: String,
    folded: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum EmailError {
    #[error("no email was given")]
    Missing,
    #[error("not an email address")]
    Malformed,
    #[error("longer than {} bytes", Email::MAX_BYTES)]
    TooLong,
}

impl Email {
    /// RFC 5321, section 4.5.3.1.3, less the angle brackets.
    pub const MAX_BYTES: usize = 254;

    /// Asks for little, so that no valid address is refused (S16): one `@` with something on both sides, no white
    /// space or control character, a sane length.
    pub fn parse(text: &str) -> Result<Self, EmailError> {
        let typed: String = text.trim().nfc().collect();
        if typed.is_empty() {
            return Err(EmailError::Missing);
        }
        if typed.len() > Self::MAX_BYTES {
            return Err(EmailError::TooLong);
        }
        let unwelcome = |c: char| c.is_whitespace() || c.is_control() || matches!(c, '<' | '>' | '"' | ',' | ';');
        match typed.split_once('@') {
            Some((local, domain)) if !local.is_empty() && !domain.is_empty() && !domain.contains('@') => {}
            _ => return Err(EmailError::Malformed),
        }
        if typed.contains(unwelcome) {
            return Err(EmailError::Malformed);
        }
        let folded = typed.to_lowercase();
        Ok(Email { typed, folded })
    }

    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// The form that accounts are found by.
    pub fn folded(&self) -> &str {
        &self.folded
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s14_letter_case_and_stray_spaces_make_no_second_address() {
        let one = Email::parse("Ana@X.com").expect("valid");
        let same = Email::parse("  ana@x.COM ").expect("valid");
        assert_eq!(one.folded(), same.folded());
        assert_eq!(one.typed(), "Ana@X.com");
    }

    #[test]
    fn s16_unusual_addresses_that_work_are_taken() {
        for text in
            ["o'neil+gpu.1@mail.engineering", "a@b", "почта@пример.рф", "x@[192.0.2.7]", "first.last@sub.sub.example"]
        {
            assert!(Email::parse(text).is_ok(), "{text}");
        }
    }

    #[test]
    fn what_can_be_no_address_is_refused() {
        for text in ["ana", "@x.com", "ana@", "a@b@c", "a b@c.d", "a@b\0c", "a@b\r\nc", "<a@b>"] {
            assert_eq!(Email::parse(text), Err(EmailError::Malformed), "{text:?}");
        }
        assert_eq!(Email::parse(" "), Err(EmailError::Missing));
        assert_eq!(Email::parse(&format!("{}@x.com", "a".repeat(250))), Err(EmailError::TooLong));
    }
}

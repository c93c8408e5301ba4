//! People's names: almost anything is one.

use unicode_normalization::UnicodeNormalization;

/// A first or last name: 1 to 80 characters of any alphabet, without control characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Name(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    #[error("no name was given")]
    Missing,
    #[error("longer than {} characters", Name::MAX_CHARACTERS)]
    TooLong,
    #[error("holds a character that no name holds")]
    Unprintable,
}

impl Name {
    pub const MAX_CHARACTERS: usize = 80;
    /// Four bytes for each character.
    const MAX_BYTES: usize = 4 * Self::MAX_CHARACTERS;

    pub fn parse(text: &str) -> Result<Self, NameError> {
        let name: String = text.trim().nfc().collect();
        if name.is_empty() {
            return Err(NameError::Missing);
        }
        if name.chars().any(is_unprintable) {
            return Err(NameError::Unprintable);
        }
        if name.chars().count() > Self::MAX_CHARACTERS || name.len() > Self::MAX_BYTES {
            return Err(NameError::TooLong);
        }
        Ok(Name(name))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Control characters, and marks that turn the direction of the text around them.
fn is_unprintable(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}' | '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s20_names_of_people_are_names() {
        for name in ["Ø", "O'Neil-van der Berg", "Мария-Луиза", "👩‍💻", "D’Angelo", &"W".repeat(80), &"ฏ๎".repeat(40)]
        {
            assert_eq!(Name::parse(&format!(" {name} ")).as_ref().map(Name::as_str), Ok(name));
        }
    }

    #[test]
    fn s18_control_characters_and_endless_names_are_refused() {
        assert_eq!(Name::parse("A\0B"), Err(NameError::Unprintable));
        assert_eq!(Name::parse("A\u{202e}B"), Err(NameError::Unprintable));
        assert_eq!(Name::parse(&"W".repeat(81)), Err(NameError::TooLong));
        assert_eq!(Name::parse(" \t "), Err(NameError::Missing));
    }
}

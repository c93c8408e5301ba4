//! The preparation: the starting point that a customer wishes for (R6).

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, sqlx::Type)]
#[sqlx(type_name = "text", rename_all = "kebab-case")]
pub enum Preparation {
    Ubuntu,
    Python,
    Pytorch,
    Notebook,
    Inference,
    Blender,
    /// Described in the customer's own words.
    Custom,
}

impl Preparation {
    pub const ALL: [Preparation; 7] = [
        Preparation::Ubuntu,
        Preparation::Python,
        Preparation::Pytorch,
        Preparation::Notebook,
        Preparation::Inference,
        Preparation::Blender,
        Preparation::Custom,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            Preparation::Ubuntu => "ubuntu",
            Preparation::Python => "python",
            Preparation::Pytorch => "pytorch",
            Preparation::Notebook => "notebook",
            Preparation::Inference => "inference",
            Preparation::Blender => "blender",
            Preparation::Custom => "custom",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Preparation::ALL.into_iter().find(|preparation| preparation.id() == id)
    }
}

/// What a custom preparation says: up to 1,000 characters, line breaks kept.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PreparationNote(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoteError {
    #[error("a custom preparation needs a description")]
    Missing,
    #[error("{0} characters are more than {max}", max = PreparationNote::MAX_CHARACTERS)]
    TooLong(usize),
    #[error("holds control characters")]
    Unprintable,
}

impl PreparationNote {
    pub const MAX_CHARACTERS: usize = 1_000;

    /// Checks the note for a preparation. One typed for another preparation than custom is kept all the same, so
    /// that choosing back and forth loses nothing.
    pub fn parse(text: &str, preparation: Preparation) -> Result<Self, NoteError> {
        let text = text.replace("\r\n", "\n").trim().to_owned();
        if text.is_empty() && preparation == Preparation::Custom {
            return Err(NoteError::Missing);
        }
        if text.chars().any(|c| c.is_control() && !matches!(c, '\n' | '\t')) {
            return Err(NoteError::Unprintable);
        }
        let characters = text.chars().count();
        if characters > Self::MAX_CHARACTERS { Err(NoteError::TooLong(characters)) } else { Ok(PreparationNote(text)) }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r6_a_custom_preparation_is_described_in_up_to_a_thousand_characters() {
        let parse = |text: &str| PreparationNote::parse(text, Preparation::Custom).map(|note| note.0);
        assert_eq!(parse(" Debian,\r\nno desktop "), Ok("Debian,\nno desktop".into()));
        assert_eq!(parse("  "), Err(NoteError::Missing));
        assert_eq!(parse("a\0b"), Err(NoteError::Unprintable));
        assert_eq!(parse(&"ж".repeat(1_001)), Err(NoteError::TooLong(1_001)));
        assert!(parse(&"ж".repeat(1_000)).is_ok());
        assert_eq!(PreparationNote::parse("", Preparation::Ubuntu), Ok(PreparationNote::default()));
    }
}

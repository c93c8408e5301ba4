//! Folding of what is searched and what is typed to one form, so that `Élan`, `elan` and `ELAN` meet.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The text without letter case and without marks above or below its letters: `Ёлка` and `елка` fold to the same,
/// so do `señor` and `SENOR`. Both sides of a comparison are folded; a folded text is never shown.
///
/// The decomposition is the compatible one (NFKD, Unicode Standard Annex 15): it also turns the no-break spaces of
/// our own pages into ordinary ones, so that a copied name is found. Letters that are no composition keep their form
/// (`ß`, `ø`); `й` folds to `и`, which finds a little more than it was asked for.
pub fn fold(text: &str) -> String {
    // Case first: the lower case of `İ` is a letter and a mark.
    text.chars().flat_map(char::to_lowercase).nfkd().filter(|letter| !is_combining_mark(*letter)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letter_case_and_accents_make_no_difference() {
        for (one, other) in [
            ("RTX 4090", "rtx 4090"),
            ("Élan", "elan"),
            ("señor", "SENOR"),
            ("Ёлка", "елка"),
            ("GRO\u{1e9e}", "groß"),
            ("e\u{301}te\u{301}", "été"),
            ("İzmir", "izmir"),
            ("RTX\u{a0}4090", "RTX 4090"),
            ("192\u{202f}Go", "192 go"),
            ("Naïve Coördinatie", "naive coordinatie"),
        ] {
            assert_eq!(fold(one), fold(other), "{one:?} and {other:?}");
        }
    }

    #[test]
    fn different_letters_stay_different() {
        assert_ne!(fold("L4"), fold("L40S"));
        assert_ne!(fold("мода"), fold("мёда"));
    }
}

//! The thirty questions: in four groups, each with an anchor that is the same in every language.

use crate::content::markdown::{self, CopyWords, Links};
use crate::i18n::{self, Argument, Locale, fold};

/// A group of questions; its title is the text `faq-group-<id>`.
#[derive(Debug)]
pub struct Group {
    pub id: &'static str,
    pub anchors: &'static [&'static str],
}

/// Every question of the shop, in the order of the page.
pub const GROUPS: [Group; 4] = [
    Group {
        id: "choosing",
        anchors: &[
            "which-gpu",
            "cuda-or-rocm",
            "model-fit",
            "several-gpus",
            "lot",
            "lot-or-batch",
            "duration",
            "price",
        ],
    },
    Group {
        id: "preparing",
        anchors: &[
            "preparation",
            "own-software",
            "reproducible",
            "pytorch-sees-gpu",
            "out-of-memory",
            "weights-to-resume",
            "before-the-end",
        ],
    },
    Group {
        id: "paying",
        anchors: &[
            "identity",
            "methods",
            "network",
            "i-have-paid",
            "expired",
            "no-instructions",
            "top-ups",
            "pay-from-balance",
        ],
    },
    Group {
        id: "following",
        anchors: &[
            "name-and-email",
            "account",
            "find-orders",
            "paid-or-ready",
            "rental-start",
            "extension",
            "problem-report",
        ],
    },
];

/// A question with its answer, in one language.
#[derive(Debug, Clone)]
pub struct Answered {
    pub anchor: &'static str,
    pub question: String,
    pub answer_html: String,
    /// Question and answer, folded for search.
    searched: String,
}

/// The questions of a group with their answers. The figures in them come from the shop's rules, as arguments.
pub fn answer_all(
    locale: Locale,
    group: &Group,
    figures: &[(&str, &dyn Argument)],
    links: Links<'_>,
    words: CopyWords<'_>,
) -> Vec<Answered> {
    group.anchors.iter().map(|anchor| answer(locale, anchor, figures, links, words)).collect()
}

/// One question with its answer, by an anchor of [`GROUPS`].
pub fn answer(
    locale: Locale,
    anchor: &'static str,
    figures: &[(&str, &dyn Argument)],
    links: Links<'_>,
    words: CopyWords<'_>,
) -> Answered {
    let question = i18n::text_with(locale, &format!("faq-{anchor}-question"), figures);
    let markdown = i18n::text_with(locale, &format!("faq-{anchor}-answer"), figures);
    let answer_html = markdown::render(&markdown, links, words).html;
    let searched = fold(&format!("{question} {}", markdown::plain(&markdown)));
    Answered { anchor, question, answer_html, searched }
}

/// Whether an answer holds every word that is looked for, in any letter case and with or without accents.
pub fn find(answered: &Answered, wanted: &str) -> bool {
    fold(wanted).split_whitespace().all(|word| answered.searched.contains(word))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn there_are_thirty_questions_each_with_an_anchor_of_its_own() {
        let anchors: Vec<_> = GROUPS.iter().flat_map(|group| group.anchors).collect();
        assert_eq!(anchors.len(), 30);
        assert_eq!(anchors.iter().collect::<HashSet<_>>().len(), 30);
    }

    #[test]
    fn every_question_is_answered_in_every_language() {
        for locale in Locale::ALL {
            for anchor in GROUPS.iter().flat_map(|group| group.anchors) {
                for part in ["question", "answer"] {
                    let key = format!("faq-{anchor}-{part}");
                    assert!(i18n::texts::has(locale, &key), "{locale} {key}");
                }
            }
        }
    }
}

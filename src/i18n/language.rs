//! All texts of one language: read from Fluent files, refused whole where one is broken.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser::ParserError;
use unic_langid::LanguageIdentifier;

use super::Locale;

/// Why the texts of a language cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(super) enum BrokenTexts {
    #[error("{file}, line {line}: not Fluent at `{start}`: {reason}")]
    Syntax { file: String, line: usize, start: String, reason: String },
    #[error("{file}: `{key}` is written twice in this language")]
    Twice { file: String, key: String },
    /// A text is looked up by its key alone, so an attribute would never be read.
    #[error("{file}: `{key}` has an attribute or no value")]
    NotAText { file: String, key: String },
}

pub(super) struct Language {
    locale: Locale,
    bundle: FluentBundle<FluentResource>,
    keys: Vec<String>,
}

impl Language {
    /// Reads the files of a language, given as path and content.
    pub(super) fn read(locale: Locale, files: impl IntoIterator<Item = (String, String)>) -> Result<Self, BrokenTexts> {
        let mut bundle = FluentBundle::new_concurrent(vec![identifier(locale)]);
        // Marks around every argument would stand in attributes and addresses too; a person's text brings its own.
        bundle.set_use_isolating(false);
        let mut keys = Vec::new();
        for (file, content) in files {
            let resource = FluentResource::try_new(content).map_err(|broken| syntax(&file, &broken))?;
            for entry in resource.entries() {
                if let Entry::Message(message) = entry {
                    let key = message.id.name.to_owned();
                    if message.value.is_none() || !message.attributes.is_empty() {
                        return Err(BrokenTexts::NotAText { file, key });
                    }
                    keys.push(key);
                }
            }
            bundle.add_resource(resource).map_err(|errors| twice(&file, errors))?;
        }
        Ok(Language { locale, bundle, keys })
    }

    pub(super) fn locale(&self) -> Locale {
        self.locale
    }

    /// The text of a key; `None` where the language has none. An argument that the text asks for and does not get
    /// leaves its name in the text and a line in the log.
    pub(super) fn text(&self, key: &str, arguments: Option<&FluentArgs<'_>>) -> Option<Cow<'_, str>> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, arguments, &mut errors);
        if !errors.is_empty() {
            tracing::error!(locale = %self.locale, key, ?errors, "a text lacks what it refers to");
        }
        Some(text)
    }

    pub(super) fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    pub(super) fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }
}

/// The language by which Fluent chooses plural forms.
fn identifier(locale: Locale) -> LanguageIdentifier {
    locale.tag().parse().expect("our tags are of BCP 47")
}

/// The first of the errors in a file, with the line and the text where it stands.
fn syntax(file: &str, (resource, errors): &(FluentResource, Vec<ParserError>)) -> BrokenTexts {
    let (at, reason) = match errors.first() {
        Some(error) => (error.slice.as_ref().unwrap_or(&error.pos).start, error.to_string()),
        None => (0, "unreadable".to_owned()),
    };
    let (before, after) = resource.source().split_at_checked(at).unwrap_or((resource.source(), ""));
    // The slice begins where the last sound entry ended, which may be some blank lines earlier.
    let blank = after.len() - after.trim_start().len();
    let line = 1 + before.matches('\n').count() + after[..blank].matches('\n').count();
    let start = after.trim_start().lines().next().unwrap_or_default().to_owned();
    BrokenTexts::Syntax { file: file.to_owned(), line, start, reason }
}

fn twice(file: &str, errors: Vec<FluentError>) -> BrokenTexts {
    let key = errors.into_iter().find_map(|error| match error {
        FluentError::Overriding { id, .. } => Some(id),
        _ => None,
    });
    BrokenTexts::Twice { file: file.to_owned(), key: key.unwrap_or_default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(files: &[(&str, &str)]) -> Result<Language, BrokenTexts> {
        Language::read(Locale::Nl, files.iter().map(|(file, content)| ((*file).to_owned(), (*content).to_owned())))
    }

    fn refusal(files: &[(&str, &str)]) -> String {
        read(files).err().expect("a refusal").to_string()
    }

    #[test]
    fn keys_come_file_by_file_in_the_order_of_writing() {
        let language = read(&[("a.ftl", "# A comment\nb = B\na = { -shop }\n"), ("b.ftl", "-shop = Kernodeck\nc = C")])
            .expect("sound texts");
        assert_eq!(language.keys().collect::<Vec<_>>(), ["b", "a", "c"]);
        assert!(language.has("c") && !language.has("shop") && !language.has("d"));
        assert_eq!(language.text("a", None).as_deref(), Some("Kernodeck"));
        assert_eq!(language.text("d", None), None);
    }

    #[test]
    fn a_key_written_twice_is_refused_with_file_and_key() {
        let twice = "nl/b.ftl: `title` is written twice in this language";
        assert_eq!(refusal(&[("nl/a.ftl", "title = A"), ("nl/b.ftl", "title = B")]), twice);
        assert_eq!(refusal(&[("nl/b.ftl", "title = A\nother = O\ntitle = B")]), twice);
    }

    #[test]
    fn what_is_not_fluent_is_refused_with_file_line_and_key() {
        let refusal = refusal(&[("nl/a.ftl", "title = A\n\nsum = { $sum\n\nlast = L\n")]);
        assert!(refusal.starts_with("nl/a.ftl, line 3: not Fluent at `sum = { $sum`: "), "{refusal}");
    }

    #[test]
    fn an_attribute_that_nobody_would_read_is_refused() {
        for content in ["title = A\n    .short = B", "title =\n    .short = B"] {
            assert_eq!(refusal(&[("a.ftl", content)]), "a.ftl: `title` has an attribute or no value");
        }
    }

    #[test]
    fn an_argument_that_was_not_given_leaves_its_name() {
        let language = read(&[("a.ftl", "sum = { $sum } over")]).expect("sound texts");
        assert_eq!(language.text("sum", None).as_deref(), Some("{$sum} over"));
    }
}

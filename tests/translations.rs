//! The texts of all languages, held against each other: the same keys and arguments, every plural form of the language,
//! every key that the pages ask for, none that nobody asks for, and the typography of each language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast;
use fluent_syntax::parser::parse;

const LANGUAGES: [&str; 5] = ["ru", "es", "fr", "nl", "en"];

/// What the forms of a counted text must be, by CLDR.
fn categories(language: &str) -> BTreeSet<&'static str> {
    match language {
        "ru" => ["one", "few", "many", "other"].into(),
        "es" | "fr" => ["one", "many", "other"].into(),
        _ => ["one", "other"].into(),
    }
}

#[derive(Default, Clone)]
struct Message {
    file: String,
    /// Names of arguments, with the `_text` of a shown number taken off.
    arguments: BTreeSet<String>,
    /// The forms of each plural choice.
    choices: Vec<BTreeSet<String>>,
    /// The text between placeables.
    texts: Vec<String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

fn messages(language: &str) -> BTreeMap<String, Message> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(root().join("locales").join(language)).expect("a language's folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|ending| ending != "ftl") {
            continue;
        }
        let file = path.file_name().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("a readable file");
        let resource = parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{language}/{file}: {errors:?}"));
        for entry in resource.body {
            let ast::Entry::Message(message) = entry else { continue };
            let mut read = Message { file: file.clone(), ..Message::default() };
            read_pattern(message.value.as_ref().expect("a message has a text"), &mut read);
            let before = found.insert(message.id.name.to_owned(), read);
            assert!(before.is_none(), "{language}/{file}: {} is there twice", message.id.name);
        }
    }
    found
}

fn read_pattern(pattern: &ast::Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => message.texts.push((*value).to_owned()),
            ast::PatternElement::Placeable { expression } => read_expression(expression, message),
        }
    }
}

fn read_expression(expression: &ast::Expression<&str>, message: &mut Message) {
    match expression {
        ast::Expression::Inline(inline) => read_inline(inline, message),
        ast::Expression::Select { selector, variants } => {
            read_inline(selector, message);
            let mut forms = BTreeSet::new();
            for variant in variants {
                match &variant.key {
                    ast::VariantKey::Identifier { name } => forms.insert((*name).to_owned()),
                    ast::VariantKey::NumberLiteral { value } => forms.insert(format!("={value}")),
                };
                read_pattern(&variant.value, message);
            }
            message.choices.push(forms);
        }
    }
}

fn read_inline(inline: &ast::InlineExpression<&str>, message: &mut Message) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            message.arguments.insert(id.name.strip_suffix("_text").unwrap_or(id.name).to_owned());
        }
        ast::InlineExpression::Placeable { expression } => read_expression(expression, message),
        _ => {}
    }
}

fn report(wrong: &[String]) {
    assert!(wrong.is_empty(), "{} faults\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_language_has_the_same_keys() {
    let english = messages("en");
    assert!(english.len() > 100, "the texts are read");
    let mut wrong = Vec::new();
    for language in LANGUAGES {
        let texts = messages(language);
        for key in english.keys().filter(|key| !texts.contains_key(*key)) {
            wrong.push(format!("{language} lacks {key} ({})", english[key].file));
        }
        for key in texts.keys().filter(|key| !english.contains_key(*key)) {
            wrong.push(format!("{language} has {key} ({}), which en lacks", texts[key].file));
        }
    }
    report(&wrong);
}

#[test]
fn every_language_gives_the_same_arguments() {
    let english = messages("en");
    let mut wrong = Vec::new();
    for language in LANGUAGES {
        for (key, message) in messages(language) {
            let Some(model) = english.get(&key) else { continue };
            // An answer of the FAQ may leave a figure out where the language says it otherwise.
            let is_answer = message.file == "faq.ftl";
            if message.arguments != model.arguments && !is_answer {
                wrong.push(format!("{language} {key}: {:?}, en {:?}", message.arguments, model.arguments));
            }
        }
    }
    report(&wrong);
}

#[test]
fn s32_every_counted_text_has_every_form_of_its_language() {
    let mut wrong = Vec::new();
    for language in LANGUAGES {
        let wanted = categories(language);
        for (key, message) in messages(language) {
            for forms in message.choices {
                let given: BTreeSet<&str> = forms.iter().map(String::as_str).collect();
                if given != wanted {
                    wrong.push(format!("{language} {key}: {given:?}, but {wanted:?} are its forms"));
                }
            }
        }
    }
    report(&wrong);
}

#[test]
fn s33_no_invisible_mark_and_no_straight_quote_stands_in_a_text() {
    let mut wrong = Vec::new();
    for language in LANGUAGES {
        for (key, message) in messages(language) {
            for text in &message.texts {
                if text.chars().any(|c| matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')) {
                    wrong.push(format!("{language} {key}: an invisible mark"));
                }
                let prose = prose(text);
                if prose.contains('"') || prose.contains('\'') {
                    wrong.push(format!("{language} {key}: a straight quote in {prose:?}"));
                }
                if prose.contains("...") || prose.contains(" - ") {
                    wrong.push(format!("{language} {key}: typewriter marks in {prose:?}"));
                }
            }
        }
    }
    report(&wrong);
}

/// A text without code and without the targets of links.
fn prose(text: &str) -> String {
    let without_code: String = text.split('`').step_by(2).collect();
    let mut parts = without_code.split("](");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |prose, part| prose + part.split_once(')').map_or(part, |(_, rest)| rest))
}

#[test]
fn french_keeps_a_no_break_space_before_high_punctuation() {
    let mut wrong = Vec::new();
    for (key, message) in messages("fr") {
        for text in &message.texts {
            let chars: Vec<char> = prose(text).chars().collect();
            for pair in chars.windows(2).filter(|pair| matches!(pair[1], ';' | '!' | '?' | '»')) {
                if !matches!(pair[0], '\u{a0}' | '\u{202f}' | '?' | '!') {
                    wrong.push(format!("fr {key}: no narrow space before {} in {text:?}", pair[1]));
                }
            }
        }
    }
    report(&wrong);
}

#[test]
fn spanish_opens_every_question_and_exclamation() {
    let mut wrong = Vec::new();
    for (key, message) in messages("es") {
        let whole = prose(&message.texts.concat());
        for (opening, closing) in [('¿', '?'), ('¡', '!')] {
            if whole.matches(opening).count() != whole.matches(closing).count() {
                wrong.push(format!("es {key}: {opening} and {closing} do not pair in {whole:?}"));
            }
        }
    }
    report(&wrong);
}

/// Strings of the sources and templates that look like keys, those with `{}` as patterns.
fn asked_for() -> (BTreeSet<String>, Vec<(String, String)>) {
    let mut files = Vec::new();
    for folder in ["src", "templates"] {
        collect(&root().join(folder), &mut files);
    }
    let (mut literal, mut patterns) = (BTreeSet::new(), Vec::new());
    for file in files {
        let text = fs::read_to_string(&file).expect("a readable source");
        for piece in text.split('"').skip(1) {
            let is_key = |part: &str| part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
            match (piece.split_once('{'), piece.rsplit_once('}')) {
                (Some((before, _)), Some((_, after))) if is_key(before) && is_key(after) && before.ends_with('-') => {
                    patterns.push((before.to_owned(), after.to_owned()));
                }
                _ if is_key(piece) && piece.contains('-') => {
                    literal.insert(piece.to_owned());
                }
                _ => {}
            }
        }
    }
    (literal, patterns)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() { collect(&path, files) } else { files.push(path) }
    }
}

#[test]
fn no_text_is_left_that_no_page_asks_for() {
    let (literal, patterns) = asked_for();
    let composed = |key: &str| {
        patterns.iter().any(|(before, after)| {
            key.len() > before.len() + after.len() && key.starts_with(before.as_str()) && key.ends_with(after.as_str())
        })
    };
    let unused: Vec<String> =
        messages("en").into_keys().filter(|key| !literal.contains(key) && !composed(key)).collect();
    report(&unused);
}

#[test]
fn s34_every_key_that_a_page_asks_for_is_there() {
    let english = messages("en");
    let mut files = Vec::new();
    collect(&root().join("templates"), &mut files);
    collect(&root().join("src/web"), &mut files);
    let mut wrong = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a readable source");
        for call in [".t(\"", ".t1(\"", ".t2(\"", ".tn(\""] {
            for (at, _) in text.match_indices(call) {
                let key = text[at + call.len()..].split('"').next().unwrap_or_default();
                if !english.contains_key(key) {
                    wrong.push(format!("{}: {key}", file.display()));
                }
            }
        }
    }
    report(&wrong);
}

//! Forms: fields kept as the text that was typed, and what is wrong with each.

use percent_encoding::percent_decode;

/// Named texts of a query or a form, in their order. A name may stand twice; who reads decides what that means.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// Reads `application/x-www-form-urlencoded`; `None` where a text is no UTF-8.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let decode = |text: &[u8]| {
            let spaced: Vec<u8> = text.iter().map(|b| if *b == b'+' { b' ' } else { *b }).collect();
            percent_decode(&spaced).decode_utf8().ok().map(String::from)
        };
        let pairs = bytes.split(|b| *b == b'&').filter(|pair| !pair.is_empty()).map(|pair| {
            let at = pair.iter().position(|b| *b == b'=');
            let (name, value) = at.map_or((pair, &b""[..]), |at| (&pair[..at], &pair[at + 1..]));
            Some((decode(name)?, decode(value)?))
        });
        pairs.collect::<Option<_>>().map(Fields)
    }

    /// The text of a field, empty where it is missing; the first where it stands twice.
    pub fn text(&self, name: &str) -> &str {
        self.0.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }

    pub fn has(&self, name: &str) -> bool {
        self.0.iter().any(|(known, _)| known == name)
    }

    /// Whether a field stands there more than once with different texts: which one was meant, nobody can tell.
    pub fn is_ambiguous(&self, name: &str) -> bool {
        let mut values = self.0.iter().filter(|(known, _)| known == name).map(|(_, value)| value);
        let first = values.next();
        values.any(|value| Some(value) != first)
    }
}

/// What is wrong with a form, field by field, in the order of the page, in the reader's language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FormErrors(Vec<FieldError>);

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldError {
    /// The field's name, which is also its element's id.
    pub field: &'static str,
    pub message: String,
}

impl FormErrors {
    pub fn add(&mut self, field: &'static str, message: impl Into<String>) {
        self.0.push(FieldError { field, message: message.into() });
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn all(&self) -> &[FieldError] {
        &self.0
    }

    /// Takes back what was wrong with a field.
    pub fn forget(&mut self, field: &str) {
        self.0.retain(|error| error.field != field);
    }

    /// What is wrong with one field, if anything.
    pub fn of(&self, field: &str) -> Option<&str> {
        self.0.iter().find(|error| error.field == field).map(|error| error.message.as_str())
    }
}

/// What was typed, to be shown again: a control character stands as the mark of one that cannot be shown (S18).
pub fn printable(text: &str) -> String {
    text.replace(|c: char| c.is_control() && !matches!(c, '\n' | '\r' | '\t'), "\u{fffd}")
}

/// One of the values that a field offers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    pub value: String,
    pub text: String,
    pub is_chosen: bool,
}

impl Choice {
    /// Marks the choice that was typed. A text that is none of the choices becomes one more, so that what was typed is
    /// still there beside the message about it.
    pub fn choose(mut choices: Vec<Choice>, typed: &str) -> Vec<Choice> {
        let is_typed = |choice: &Choice| choice.value == typed.trim();
        match choices.iter().position(is_typed) {
            Some(index) => choices[index].is_chosen = true,
            None => {
                let typed = printable(typed);
                choices.push(Choice { value: typed.clone(), text: typed, is_chosen: true });
            }
        }
        choices
    }

    pub fn new(value: impl Into<String>, text: impl Into<String>) -> Self {
        Choice { value: value.into(), text: text.into(), is_chosen: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read_as_they_were_typed() {
        let fields = Fields::parse(b"a=1+2&b=%D0%96&c&a=3&=x&d==").expect("UTF-8");
        assert_eq!(fields.text("a"), "1 2");
        assert_eq!(fields.text("b"), "Ж");
        assert!(fields.has("c") && fields.text("c").is_empty());
        assert_eq!(fields.text("d"), "=");
        assert!(fields.is_ambiguous("a") && !fields.is_ambiguous("b"));
        assert!(!Fields::parse(b"lots=2&lots=2").expect("UTF-8").is_ambiguous("lots"));
    }

    #[test]
    fn broken_utf8_is_noticed_and_not_replaced() {
        assert_eq!(Fields::parse(b"name=%FF"), None);
        assert_eq!(Fields::parse(b"name=\xff"), None);
        assert_eq!(Fields::parse(b"%C3=x"), None);
    }
}

//! The four guides: a Markdown file for each language, with its title, description and date of last check on top.

use serde::Deserialize;
use time::Date;
use time::macros::format_description;

use crate::content::markdown::{self, CopyWords, Heading, Links};
use crate::i18n::{self, Locale};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GuideName {
    Pilot,
    Environments,
    Diagnosis,
    Checkpoints,
}

impl GuideName {
    /// In the order in which they are best read.
    pub const ALL: [GuideName; 4] =
        [GuideName::Pilot, GuideName::Environments, GuideName::Diagnosis, GuideName::Checkpoints];

    /// As addresses write it.
    pub const fn id(self) -> &'static str {
        match self {
            GuideName::Pilot => "pilot",
            GuideName::Environments => "environments",
            GuideName::Diagnosis => "diagnosis",
            GuideName::Checkpoints => "checkpoints",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        GuideName::ALL.into_iter().find(|name| name.id() == id)
    }
}

#[derive(Debug, thiserror::Error)]
pub enum GuideError {
    #[error("the guide {name} is missing in {locale}")]
    Missing { name: &'static str, locale: Locale },
    #[error("the head of the guide {name} in {locale}: {reason}")]
    Head { name: &'static str, locale: Locale, reason: String },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    title: String,
    description: String,
    checked: String,
}

#[derive(Debug, Clone)]
pub struct Guide {
    pub name: GuideName,
    pub title: String,
    pub description: String,
    /// When somebody last followed it from beginning to end.
    pub checked: Date,
    /// Minutes that reading takes, at 180 words a minute.
    pub minutes: u32,
    pub headings: Vec<Heading>,
    pub html: String,
}

/// The title of a guide, without the work of reading it all.
pub fn title(locale: Locale, name: GuideName) -> Result<String, GuideError> {
    read_parts(locale, name).map(|(head, _)| head.title)
}

/// Reads a guide in a language. `figures` are the shop's rules, put in for `{{name}}`.
pub fn read(
    locale: Locale,
    name: GuideName,
    figures: &[(&str, String)],
    links: Links<'_>,
    words: CopyWords<'_>,
) -> Result<Guide, GuideError> {
    let (head, body) = read_parts(locale, name)?;
    let checked = Date::parse(&head.checked, format_description!("[year]-[month]-[day]"))
        .map_err(|error| GuideError::Head { name: name.id(), locale, reason: error.to_string() })?;
    let body = figures.iter().fold(body, |body, (figure, value)| body.replace(&format!("{{{{{figure}}}}}"), value));
    let words_in_it = u32::try_from(markdown::plain(&body).split_whitespace().count()).unwrap_or(u32::MAX);
    let rendered = markdown::render(&body, links, words);
    Ok(Guide {
        name,
        title: head.title,
        description: head.description,
        checked,
        minutes: words_in_it.div_ceil(180),
        headings: rendered.headings,
        html: rendered.html,
    })
}

/// The head of a guide's file, and its Markdown as it stands there.
fn read_parts(locale: Locale, name: GuideName) -> Result<(Head, String), GuideError> {
    let id = name.id();
    let file = i18n::file(locale, &format!("guides/{id}.md")).ok_or(GuideError::Missing { name: id, locale })?;
    let wrong = |reason: String| GuideError::Head { name: id, locale, reason };
    let (head, body) = file
        .strip_prefix("+++\n")
        .and_then(|rest| rest.split_once("\n+++\n"))
        .ok_or_else(|| wrong("no head between two lines of +++".into()))?;
    let head = toml::from_str(head).map_err(|error| wrong(error.to_string()))?;
    Ok((head, body.to_owned()))
}

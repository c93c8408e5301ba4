//! What the folder `locales/` holds, embedded in the binary (a debug build reads the disk, so that an edited text
//! shows without a build). Paths are relative to a language's folder: `faq.ftl`, `guides/pilot.md`.

use std::borrow::Cow;

use rust_embed::Embed;

use super::Locale;

#[derive(Embed)]
#[folder = "locales/"]
struct Files;

/// The text of a file of this language, `guides/pilot.md` say; `None` where the language has no such file.
///
/// # Panics
/// Where the file is not UTF-8, naming it.
pub fn file(locale: Locale, path: &str) -> Option<Cow<'static, str>> {
    read(&format!("{locale}/{path}"))
}

/// Paths and texts of the Fluent files of a language, in the order of their paths.
pub(super) fn fluent_files(locale: Locale) -> impl Iterator<Item = (String, String)> {
    let folder = format!("{locale}/");
    let mut paths: Vec<_> = Files::iter().filter(|path| path.starts_with(&folder) && path.ends_with(".ftl")).collect();
    paths.sort_unstable();
    paths.into_iter().filter_map(|path| Some((format!("locales/{path}"), read(&path)?.into_owned())))
}

fn read(path: &str) -> Option<Cow<'static, str>> {
    let text = match Files::get(path)?.data {
        Cow::Borrowed(bytes) => str::from_utf8(bytes).map(Cow::Borrowed).ok(),
        Cow::Owned(bytes) => String::from_utf8(bytes).map(Cow::Owned).ok(),
    };
    Some(text.unwrap_or_else(|| panic!("locales/{path} is not UTF-8")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_not_there_is_none() {
        assert_eq!(file(Locale::En, "no-such-file.ftl"), None);
        assert_eq!(file(Locale::En, "../../Cargo.toml"), None);
    }
}

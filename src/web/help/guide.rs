//! `/{lang}/guides/{name}`

use askama::Template;
use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::content::{self, Download, Guide, GuideName, find_download};
use crate::i18n::format;
use crate::web::error::PageError;
use crate::web::extract::Path;
use crate::web::help::guides::read;
use crate::web::page::Page;

#[derive(Template)]
#[template(path = "help/guide.html")]
struct GuidePage<'a> {
    page: &'a Page,
    guide: Guide,
    download: &'static Download,
    previous: Option<Neighbour>,
    next: Option<Neighbour>,
}

/// The guide before or after this one, as far as a link needs it.
struct Neighbour {
    name: GuideName,
    title: String,
}

impl GuidePage<'_> {
    fn checked(&self) -> String {
        format::date_long(self.page.locale, self.guide.checked.midnight().assume_utc())
    }

    fn size(&self) -> String {
        format::integer(self.page.locale, self.download.content.len() as i64)
    }
}

pub async fn get(State(app): State<App>, page: Page, path: Path) -> Result<Response, PageError> {
    let name = GuideName::from_id(path.get("name")).ok_or(PageError::NotFound)?;
    let at = GuideName::ALL.iter().position(|known| *known == name).unwrap_or_default();
    let neighbour = |index: Option<usize>| {
        let name = index.and_then(|index| GuideName::ALL.get(index)).copied();
        let title = name.map(|name| content::guide_title(page.locale, name)).transpose();
        title.map(|title| name.zip(title).map(|(name, title)| Neighbour { name, title })).map_err(PageError::internal)
    };
    let template = GuidePage {
        page: &page,
        guide: read(&app, &page, name)?,
        download: find_download(download_of(name)).ok_or(PageError::NotFound)?,
        previous: neighbour(at.checked_sub(1))?,
        next: neighbour(Some(at + 1))?,
    };
    page.public(&template)
}

/// The file that a guide works with.
const fn download_of(name: GuideName) -> &'static str {
    match name {
        GuideName::Pilot => "pilot_skeleton.py",
        GuideName::Environments => "check_environment.py",
        GuideName::Diagnosis => "collect_diagnosis.py",
        GuideName::Checkpoints => "checkpoint_demo.py",
    }
}

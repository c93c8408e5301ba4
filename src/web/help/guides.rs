//! `/{lang}/guides`

use askama::Template;
use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::content::{self, Guide, GuideName};
use crate::web::error::PageError;
use crate::web::help::figures::Figures;
use crate::web::help::{Words, link};
use crate::web::page::Page;

#[derive(Template)]
#[template(path = "help/guides.html")]
struct GuidesPage<'a> {
    page: &'a Page,
    guides: Vec<Guide>,
}

pub async fn get(State(app): State<App>, page: Page) -> Result<Response, PageError> {
    let guides = GuideName::ALL.into_iter().map(|name| read(&app, &page, name)).collect::<Result<_, _>>()?;
    page.public(&GuidesPage { page: &page, guides })
}

/// A guide in the reader's language, with the shop's figures in it.
pub(super) fn read(app: &App, page: &Page, name: GuideName) -> Result<Guide, PageError> {
    let figures = Figures::of(page, &app.rules);
    let words = Words::of(page);
    content::read_guide(page.locale, name, figures.texts(), &|target| link(page, target), words.as_copy_words())
        .map_err(PageError::internal)
}

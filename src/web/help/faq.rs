//! `/{lang}/faq`: thirty questions; the search box works without JavaScript.

use askama::Template;
use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::content::{self, Answered, GROUPS};
use crate::web::error::PageError;
use crate::web::extract::Query;
use crate::web::help::figures::Figures;
use crate::web::help::{Words, link};
use crate::web::page::{Page, PageContext};

struct ShownGroup {
    id: &'static str,
    title: String,
    questions: Vec<Answered>,
}

#[derive(Template)]
#[template(path = "help/faq.html")]
struct FaqPage<'a> {
    page: &'a Page,
    q: &'a str,
    groups: Vec<ShownGroup>,
    found: usize,
}

pub async fn get(State(app): State<App>, page: Page, Query(query): Query) -> Result<Response, PageError> {
    let figures = Figures::of(&page, &app.rules);
    let words = Words::of(&page);
    let q = query.text("q").trim();
    let mut groups = Vec::new();
    for group in &GROUPS {
        let links = |target: &str| link(&page, target);
        let mut questions =
            content::answer_all(page.locale, group, &figures.arguments(), &links, words.as_copy_words());
        questions.retain(|answered| content::find(answered, q));
        let title = page.t(&format!("faq-group-{}", group.id)).into_owned();
        groups.push(ShownGroup { id: group.id, title, questions });
    }
    groups.retain(|group| !group.questions.is_empty());
    let found = groups.iter().map(|group| group.questions.len()).sum();
    page.public(&FaqPage { page: &page, q, groups, found })
}

/// One question with its answer, for a page that shows it beside its own matter; `None` for an anchor of no question.
pub fn answer(app: &App, page: &PageContext, anchor: &str) -> Option<Answered> {
    let anchor = GROUPS.iter().flat_map(|group| group.anchors).find(|known| **known == anchor)?;
    let (figures, words) = (Figures::of(page, &app.rules), Words::of(page));
    let links = |target: &str| link(page, target);
    Some(content::answer(page.locale, anchor, &figures.arguments(), &links, words.as_copy_words()))
}

//! What search engines ask: `/robots.txt` and `/sitemap.xml`. Each public page stands in the sitemap once for each
//! language, with all its alternates; personal pages, filters and the admin area do not.

use std::fmt::Write;

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use time::Date;

use crate::app::App;
use crate::catalog;
use crate::content::GuideName;
use crate::i18n::Locale;
use crate::web::error::PageError;
use crate::web::urls;

/// `GET /robots.txt`
pub async fn robots(State(app): State<App>) -> Response {
    let mut text = String::from("User-agent: *\n");
    for private in ["checkout", "orders", "payments", "balance", "account", "sign-in", "sign-up", "recovery"] {
        for locale in Locale::ALL {
            let _ = writeln!(text, "Disallow: /{locale}/{private}");
        }
    }
    let _ = writeln!(text, "Disallow: /admin\n\nSitemap: {}sitemap.xml", app.settings.public_url);
    answer("text/plain; charset=utf-8", text)
}

/// `GET /sitemap.xml`
pub async fn sitemap(State(app): State<App>) -> Result<Response, PageError> {
    let mut conn = app.pool.acquire().await?;
    let offers = catalog::listed_offers(&mut conn).await?;
    drop(conn);
    let newest = offers.iter().map(|offer| offer.updated_at.date()).max();
    let mut pages: Vec<(String, Option<Date>)> = vec![("/".into(), newest), ("/gpus".into(), newest)];
    pages.extend(offers.iter().map(|offer| (format!("/gpus/{}", offer.slug), Some(offer.updated_at.date()))));
    pages.extend(["/configure", "/faq", "/guides"].map(|path| (path.to_owned(), None)));
    pages.extend(GuideName::ALL.iter().map(|name| (format!("/guides/{}", name.id()), None)));

    let root = app.settings.public_url.as_str().trim_end_matches('/');
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for (path, changed) in &pages {
        for locale in Locale::ALL {
            let _ = writeln!(xml, "<url><loc>{root}{}</loc>", urls::localized(locale, path));
            if let Some(changed) = changed {
                let _ = writeln!(xml, "<lastmod>{changed}</lastmod>");
            }
            for other in Locale::ALL {
                alternate(&mut xml, other.tag(), &format!("{root}{}", urls::localized(other, path)));
            }
            alternate(&mut xml, "x-default", &format!("{root}{}", urls::localized(Locale::DEFAULT, path)));
            xml.push_str("</url>\n");
        }
    }
    xml.push_str("</urlset>\n");
    Ok(answer("application/xml; charset=utf-8", xml))
}

/// Addresses hold no character that XML would need escaped: slugs are plain ASCII.
fn alternate(xml: &mut String, language: &str, address: &str) {
    let _ = writeln!(xml, "<xhtml:link rel=\"alternate\" hreflang=\"{language}\" href=\"{address}\"/>");
}

fn answer(kind: &'static str, text: String) -> Response {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=3600")], text).into_response()
}

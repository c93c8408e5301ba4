//! What search engines find: one address a page and language, each with all its alternates.

use axum::http::StatusCode;

use crate::acts::{self, RTX};
use crate::world::World;

const ORIGIN: &str = "http://localhost:8080";

#[tokio::test]
async fn o5_the_sitemap_lists_pages_that_are_there_and_name_themselves() {
    let world = World::new().await;
    let mut visitor = world.visitor();
    let sitemap = visitor.get("/sitemap.xml").await;
    let addresses: Vec<String> =
        sitemap.body.split("<loc>").skip(1).map(|rest| rest.split('<').next().unwrap_or_default().to_owned()).collect();
    assert_eq!(addresses.len() % 5, 0);
    assert!(addresses.len() >= 5 * 20, "{} addresses", addresses.len());
    for address in &addresses {
        let path = address.strip_prefix(ORIGIN).expect("a whole address");
        let seen = visitor.get(path).await;
        assert_eq!(seen.status, StatusCode::OK, "{path}");
        assert_eq!(seen.attribute("link[rel=canonical]", "href"), *address, "{path}");
        assert!(!seen.has("meta[name=robots][content*=noindex]"), "{path}");
        let alternates = seen.attributes("link[rel=alternate][hreflang]", "href");
        assert_eq!(alternates.len(), 6, "{path}");
        assert!(alternates.contains(address) && alternates.iter().all(|other| addresses.contains(other)), "{path}");
        assert!(!seen.attribute("meta[name=description]", "content").is_empty(), "{path}");
    }
    assert!(visitor.get("/robots.txt").await.body.contains("Sitemap: http://localhost:8080/sitemap.xml"));
}

#[tokio::test]
async fn o1_titles_and_descriptions_differ_between_languages() {
    let world = World::new().await;
    for path in ["/", "/gpus", "/gpus/b200", "/faq", "/guides", "/guides/pilot"] {
        let mut seen = std::collections::HashSet::new();
        for language in ["ru", "es", "fr", "nl", "en"] {
            let page = world.visitor().get(&format!("/{language}{path}")).await;
            seen.insert(page.attribute("meta[name=description]", "content"));
        }
        assert_eq!(seen.len(), 5, "{path}");
    }
}

#[tokio::test]
async fn o6_personal_pages_and_filters_are_not_indexed() {
    let world = World::new().await;
    let mut ana = world.visitor();
    let reference = acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    for path in ["/en/gpus?backend=rocm", "/en/sign-in", "/en/account", "/en/orders", "/en/balance", "/en/faq?q=lot"] {
        assert!(ana.open(path).await.has("meta[name=robots][content*=noindex]"), "{path}");
    }
    assert!(ana.open(&format!("/en/orders/{reference}")).await.has("meta[name=robots][content*=noindex]"));
}

#[tokio::test]
async fn o7_the_price_for_machines_is_the_price_for_people() {
    let world = World::new().await;
    let seen = world.visitor().get("/fr/gpus/b200").await;
    let data = seen.text("script[type=\"application/ld+json\"]");
    assert!(!data.contains('<'), "nothing in it can end the script");
    assert!(data.contains("5499.00") && data.contains("\"USD\""), "{data}");
    assert!(seen.body.contains("5\u{202f}499,00\u{a0}USD"));
}

#[tokio::test]
async fn o10_a_phone_can_keep_the_shop() {
    let world = World::new().await;
    let mut visitor = world.visitor();
    let page = visitor.get("/nl/gpus").await;
    let manifest = visitor.get(&page.attribute("link[rel=manifest]", "href")).await;
    let manifest: serde_json::Value = serde_json::from_str(&manifest.body).expect("JSON");
    assert_eq!((manifest["lang"].as_str(), manifest["start_url"].as_str()), (Some("nl"), Some("/nl/")));
    for icon in manifest["icons"].as_array().expect("icons") {
        assert_eq!(visitor.get(icon["src"].as_str().expect("an address")).await.status, StatusCode::OK);
    }
}

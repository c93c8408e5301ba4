//! Every public page in every language: what each of them must have.

use axum::http::StatusCode;
use kernodeck::i18n::Locale;

use crate::acts::{self, RTX};
use crate::visitor::Seen;
use crate::world::World;

const PUBLIC: &[&str] = &[
    "/", "/gpus", "/gpus?backend=rocm&sort=-price", "/gpus?q=zzz", "/gpus/b200", "/gpus/rtx-4090", "/gpus/mi300x", "/configure",
    "/configure?gpu=b200&days=7&lots=2&preparation=pytorch", "/checkout?gpu=b200&days=7&lots=2&preparation=pytorch",
    "/sign-in", "/sign-up", "/recovery", "/faq", "/faq?q=cuda", "/guides", "/guides/pilot", "/guides/environments",
    "/guides/diagnosis", "/guides/checkpoints",
];

#[tokio::test]
async fn every_public_page_is_whole_in_every_language() {
    let world = World::new().await;
    let mut visitor = world.visitor();
    for locale in Locale::ALL {
        for path in PUBLIC {
            let path = format!("/{locale}{path}");
            let seen = visitor.get(&path).await;
            assert_eq!(seen.status, StatusCode::OK, "{path}");
            check_page(&seen, locale.tag());
        }
    }
}

#[tokio::test]
async fn every_private_page_is_whole_in_every_language() {
    let world = World::new().await;
    let mut ana = world.visitor();
    let reference = acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    acts::choose_method(&mut ana, "en", &reference, "usdt-tron").await;
    let id = acts::open_payment(&ana);
    for locale in Locale::ALL {
        for path in ["/orders".to_owned(), format!("/orders/{reference}"), format!("/payments/{id}"), "/account".into(), "/balance".into()] {
            let path = format!("/{locale}{path}");
            let seen = ana.get(&path).await;
            assert_eq!(seen.status, StatusCode::OK, "{path}");
            check_page(&seen, locale.tag());
        }
    }
}

/// What holds on each page, whatever it is about.
fn check_page(seen: &Seen, language: &str) {
    let path = &seen.path;
    assert_eq!(seen.attribute("html", "lang"), language, "{path}");
    assert_eq!(seen.header("content-language"), language, "{path}");
    assert!(seen.header("content-type").ends_with("charset=utf-8"), "{path}");
    assert_eq!(seen.count("h1"), 1, "{path}");
    assert!(seen.has(".strip"), "the demonstration notice is on {path}");
    assert_eq!(seen.count("[style]") + seen.count("style") + seen.count("script:not([src])"), 0, "{path}");
    for handler in ["onclick", "onload", "onsubmit", "onchange"] {
        assert!(!seen.has(&format!("[{handler}]")), "{path}");
    }
    // S33: isolation marks stand in sentences alone, never in an attribute or the title.
    for tag in seen.body.split('<').filter_map(|rest| rest.split('>').next()) {
        assert!(!tag.contains(['\u{2068}', '\u{2069}']), "{path}: {tag}");
    }
    assert!(!seen.text("title").contains(['\u{2068}', '\u{2069}']), "{path}");
    // S34: no key or argument shows through.
    let text = seen.text("body");
    assert!(!text.contains("{$") && !text.contains("{ $"), "{path}: an argument is missing");
    for word in text.split_whitespace() {
        let is_key = word.matches('-').count() >= 2 && KEYS.iter().any(|key| word.starts_with(key)) && word.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
        assert!(!is_key, "{path}: {word} looks like a key");
    }
    let ids = seen.attributes("[id]", "id");
    let unique: std::collections::HashSet<_> = ids.iter().collect();
    assert_eq!(ids.len(), unique.len(), "{path}: an id stands twice: {ids:?}");
    // S1, S2: the same page in every language, its query kept.
    let alternates = seen.attributes(".language a[hreflang]", "href");
    let rest = &path[3..];
    for (locale, href) in Locale::ALL.iter().zip(&alternates) {
        assert_eq!(*href, format!("/{locale}{rest}"), "{path}");
    }
    // Every control has a name, every link on the page that leads into it finds its target.
    for target in seen.attributes("main a[href^=\"#\"]", "href") {
        assert!(target.len() > 1 && ids.contains(&target[1..].to_owned()), "{path}: {target} leads nowhere");
    }
    for id in seen.attributes("input:not([type=hidden]), select, textarea", "id") {
        assert!(seen.has(&format!("label[for=\"{id}\"]")) || seen.has(&format!("label [id=\"{id}\"]")), "{path}: {id} has no label");
    }
}

const KEYS: [&str; 12] = [
    "shell-", "error-", "form-", "faq-", "guide-", "home-", "catalog-", "configure-", "checkout-", "order-", "payment-",
    "account-",
];

#[tokio::test]
async fn no_link_of_the_shop_is_dead() {
    let world = World::new().await;
    let mut visitor = world.visitor();
    let mut waiting: Vec<String> = Locale::ALL.iter().map(|locale| format!("/{locale}/")).collect();
    let mut known: std::collections::HashSet<String> = waiting.iter().cloned().collect();
    while let Some(path) = waiting.pop() {
        let seen = visitor.get(&path).await;
        let signs_in = seen.status == StatusCode::SEE_OTHER && seen.header("location").contains("/sign-in");
        assert!(seen.status == StatusCode::OK || signs_in, "{path} is {}", seen.status);
        if seen.header("content-type").starts_with("text/html") {
            for link in seen.attributes("a[href^=\"/\"], link[href^=\"/\"], img[src^=\"/\"], script[src^=\"/\"]", "href") {
                let (link, _) = link.split_once('#').unwrap_or((&link, ""));
                if !link.contains("sort=") && known.insert(link.to_owned()) {
                    waiting.push(link.to_owned());
                }
            }
        }
        assert!(known.len() < 3_000, "the shop has no end");
    }
    assert!(known.len() > 200, "{} pages were seen", known.len());
}

#[tokio::test]
async fn s36_times_and_money_are_written_as_the_language_does() {
    let world = World::new().await;
    let mut ana = world.visitor();
    let reference = acts::order_as_new(&mut ana, "en", acts::B200, "ana@example.org").await;
    for (language, money, time) in [
        ("en", "USD\u{a0}2,898.00", "Mar 5, 2026, 14:07 UTC"),
        ("ru", "2\u{a0}898,00\u{a0}USD", "5 мар. 2026\u{202f}г., 14:07 UTC"),
        ("es", "2898,00\u{a0}USD", "5 mar 2026, 14:07 UTC"),
        ("fr", "2\u{202f}898,00\u{a0}USD", "5 mars 2026, 14:07 UTC"),
        ("nl", "USD\u{a0}2.898,00", "5 mrt 2026, 14:07 UTC"),
    ] {
        let seen = ana.open(&format!("/{language}/orders/{reference}")).await;
        assert!(seen.body.contains(money), "{language}: {money}");
        assert!(seen.body.contains(time), "{language}: {time}");
    }
}

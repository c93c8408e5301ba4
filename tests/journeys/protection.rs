//! What protects the shop and its readers: where posts come from, headers, caches, and pages for what is not there.

use axum::http::StatusCode;

use crate::acts::{self, RTX};
use crate::world::World;

#[tokio::test]
async fn c1_posts_from_other_sites_are_refused() {
    let world = World::new().await;
    let refused = [
        vec![("sec-fetch-site", "cross-site")],
        vec![("sec-fetch-site", "same-site")],
        vec![("origin", "https://e.example")],
        vec![("origin", "null")],
        vec![("referer", "https://e.example/en/sign-in")],
        vec![("sec-fetch-site", "cross-site"), ("origin", "http://localhost:8080")],
        vec![("origin", "not an origin")],
    ];
    for headers in refused {
        let mut visitor = world.visitor();
        visitor.headers = headers.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
        let seen = visitor.post_raw("/fr/sign-in", "email=a%40b.example&password=x").await;
        assert_eq!(seen.status, StatusCode::FORBIDDEN, "{headers:?}");
        assert_eq!(seen.attribute("html", "lang"), "fr");
    }
    let taken = [
        vec![("sec-fetch-site", "same-origin")],
        vec![("sec-fetch-site", "none")],
        vec![("origin", "http://localhost:8080")],
        vec![("referer", "http://localhost:8080/fr/sign-in")],
    ];
    for headers in taken {
        let mut visitor = world.visitor();
        visitor.headers = headers.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
        let seen = visitor.post_raw("/fr/sign-in", "email=a%40b.example&password=x").await;
        assert_eq!(seen.status, StatusCode::UNPROCESSABLE_ENTITY, "{headers:?}");
    }
}

#[tokio::test]
async fn c4_c5_every_answer_carries_the_security_headers() {
    let world = World::new().await;
    let mut visitor = world.visitor();
    for path in ["/", "/en/", "/en/gpus", "/en/sign-in", "/en/nope", "/admin/sign-in", "/en/faq"] {
        let seen = visitor.get(path).await;
        let policy = seen.header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(seen.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(seen.header("cross-origin-opener-policy"), "same-origin", "{path}");
        assert!(!seen.header("x-request-id").is_empty(), "{path}");
        assert!(seen.header("server").is_empty());
    }
    let secure =
        World::with(|settings| settings.public_url = "https://shop.example/".parse().expect("an address")).await;
    let seen = secure.visitor().get("/en/gpus").await;
    assert!(seen.header("strict-transport-security").starts_with("max-age=63072000"));
}

#[tokio::test]
async fn s2_the_session_cookie_is_the_hosts_own_and_hidden_from_scripts() {
    let world =
        World::with(|settings| settings.public_url = "https://shop.example/".parse().expect("an address")).await;
    let mut ana = world.visitor();
    ana.open(&format!("/en/checkout?{RTX}")).await;
    let filled = [("first_name", "A"), ("last_name", "B"), ("email", "a@b.example"), ("password", acts::PASSWORD)];
    let seen = ana.submit_once(&acts::checkout_form("en"), &filled).await;
    let cookie = seen.header("set-cookie");
    assert!(cookie.starts_with("__Host-session="), "{cookie}");
    for attribute in ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(attribute), "{cookie}");
    }
    assert!(!cookie.contains("Domain"), "{cookie}");
}

#[tokio::test]
async fn s51_a_cacheable_page_shows_nobody_and_a_personal_one_is_kept_by_nobody() {
    let world = World::new().await;
    let mut ana = world.visitor();
    let reference = acts::order_as_new(&mut ana, "ru", RTX, "ana@example.org").await;
    let mine = ana.get("/ru/gpus").await;
    assert!(mine.body.contains("Ana") && mine.header("cache-control").starts_with("private"));
    assert!(mine.header("vary").to_lowercase().contains("cookie"));
    let everybodys = world.visitor().get("/ru/gpus").await;
    assert!(!everybodys.body.contains("Ana") && everybodys.header("cache-control").starts_with("public"));
    assert!(everybodys.header("set-cookie").is_empty());
    for path in [
        format!("/ru/orders/{reference}"),
        "/ru/orders".into(),
        "/ru/account".into(),
        "/ru/balance".into(),
        format!("/ru/checkout?{RTX}"),
    ] {
        assert_eq!(ana.get(&path).await.header("cache-control"), "no-store", "{path}");
    }
    let mut again = world.visitor().with_header("if-none-match", everybodys.header("etag"));
    assert_eq!(again.get("/ru/gpus").await.status, StatusCode::NOT_MODIFIED);
}

#[tokio::test]
async fn s28_the_front_door_leads_by_cookie_then_header_then_english() {
    let world = World::new().await;
    for (cookie, header, to) in [
        (None, None, "/en/"),
        (None, Some("fr-CA,fr;q=0.9"), "/fr/"),
        (None, Some("de,nl;q=0.5"), "/nl/"),
        (None, Some("broken;;q=x"), "/en/"),
        (Some("ru"), Some("fr"), "/ru/"),
        (Some("xx"), Some("es"), "/es/"),
    ] {
        let mut visitor = world.visitor();
        if let Some(cookie) = cookie {
            visitor.set_cookie("lang", cookie);
        }
        if let Some(header) = header {
            visitor = visitor.with_header("accept-language", header);
        }
        let seen = visitor.get("/").await;
        assert_eq!((seen.status, seen.header("location")), (StatusCode::SEE_OTHER, to), "{cookie:?} {header:?}");
        let vary = seen.header("vary").to_lowercase();
        assert!(vary.contains("cookie") && vary.contains("accept-language"), "{vary}");
    }
    let seen = world.visitor().get("/gpus?backend=rocm").await;
    assert_eq!(seen.header("location"), "/en/gpus?backend=rocm");
    for (path, to) in [("/fr", "/fr/"), ("/fr/gpus/?sort=price", "/fr/gpus?sort=price"), ("/FR/GPUS", "/fr/gpus")] {
        assert_eq!(world.visitor().get(path).await.header("location"), to, "{path}");
    }
}

#[tokio::test]
async fn s30_error_pages_speak_the_language_of_the_path_then_of_the_reader() {
    let world = World::new().await;
    for (path, header, language) in
        [("/fr/nope", "nl", "fr"), ("/nope", "nl", "nl"), ("/xx/gpus", "es", "es"), ("/ru/gpus/h300", "en", "ru")]
    {
        let seen = world.visitor().with_header("accept-language", header).get(path).await;
        assert_eq!(seen.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(seen.attribute("html", "lang"), language, "{path}");
        assert!(seen.body.contains(seen.header("x-request-id")), "{path}");
    }
    let seen = world.visitor().get("/en/sign-out").await;
    assert_eq!(seen.status, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(seen.attribute("html", "lang"), "en");
    sqlx::query("alter table offers rename to offers_gone").execute(&world.pool).await.expect("broken on purpose");
    let seen = world.visitor().get("/nl/gpus").await;
    assert_eq!(seen.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(seen.attribute("html", "lang"), "nl");
    assert!(seen.body.contains(seen.header("x-request-id")) && !seen.body.contains("offers"), "no cause is shown");
}

#[tokio::test]
async fn c3_signing_in_leads_to_this_site_only() {
    let world = World::new().await;
    let mut ana = world.visitor();
    acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    for next in ["//e.example", "/\\e.example", "https://e.example", "/%5Ce.example", "javascript:alert(1)"] {
        let mut visitor = world.visitor();
        let encoded: String = url::form_urlencoded::byte_serialize(next.as_bytes()).collect();
        visitor.open(&format!("/en/sign-in?next={encoded}")).await;
        let filled = [("email", "ana@example.org"), ("password", acts::PASSWORD)];
        let seen = visitor.submit_once("form[action$=\"/en/sign-in\"]", &filled).await;
        assert_eq!(seen.header("location"), "/en/account", "{next}");
    }
}

#[tokio::test]
async fn a8_what_people_type_is_shown_as_text() {
    let world = World::new().await;
    let mut ana = world.visitor();
    ana.open(&format!("/en/checkout?{RTX}")).await;
    let evil = "\"><img src=x>{{7*7}}</script>";
    let filled =
        [("first_name", evil), ("last_name", "' OR 1"), ("email", "a@b.example"), ("password", acts::PASSWORD)];
    ana.submit(&acts::checkout_form("en"), &filled).await;
    for path in ["/en/account", "/en/orders", "/en/gpus"] {
        let seen = ana.open(path).await;
        assert_eq!(seen.status, StatusCode::OK);
        assert!(!seen.has("img[src=x]") && seen.body.contains("{{7*7}}"), "{path}");
    }
}

//! Ordering when something is off: nothing is lost, nothing is ordered twice, nothing is guessed.

use axum::http::StatusCode;

use crate::acts::{self, B200, PASSWORD, RTX, checkout_form};
use crate::world::World;

#[tokio::test]
async fn a5_wrong_lots_are_named_at_the_field_and_kept() {
    let world = World::new().await;
    let mut ana = world.visitor();
    for typed in ["0", "11", "-1", "1.5", "two", "1e1", "٣", "2147483648", ""] {
        for path in ["configure", "checkout"] {
            let encoded: String = url::form_urlencoded::byte_serialize(typed.as_bytes()).collect();
            let seen = ana.get(&format!("/en/{path}?gpu=b200&days=7&lots={encoded}&preparation=pytorch")).await;
            if path == "configure" && typed.is_empty() {
                continue;
            }
            assert_eq!(seen.status, StatusCode::UNPROCESSABLE_ENTITY, "{path} {typed:?}");
            assert!(seen.has("[data-field-error=\"lots\"]"), "{path} {typed:?}");
            assert!(!seen.has("[data-total-usd]"), "no total is invented: {path} {typed:?}");
        }
    }
    let twice = ana.get("/en/configure?gpu=b200&days=7&lots=2&lots=3&preparation=pytorch").await;
    assert!(twice.has("[data-field-error=\"lots\"]"));
    assert_eq!(acts::count(&world, "select count(*) from orders").await, 0);
}

#[tokio::test]
async fn an_unknown_card_term_or_preparation_is_no_silent_default() {
    let world = World::new().await;
    let mut ana = world.visitor();
    for (query, field) in [
        ("gpu=h300&days=7&lots=1&preparation=pytorch", "gpu"),
        ("gpu=b200&days=14&lots=1&preparation=pytorch", "days"),
        ("gpu=b200&days=7&lots=1&preparation=windows", "preparation"),
        ("gpu=b200&days=7&lots=1&preparation=custom", "preparation_note"),
        ("gpu=b200&days=7&lots=1&preparation=custom&preparation_note=a%00b", "preparation_note"),
    ] {
        let seen = ana.get(&format!("/fr/checkout?{query}")).await;
        assert_eq!(seen.status, StatusCode::UNPROCESSABLE_ENTITY, "{query}");
        assert!(seen.has(&format!("[data-field-error=\"{field}\"]")), "{query}");
    }
}

#[tokio::test]
async fn s21_a_refused_form_keeps_everything_but_the_password() {
    let world = World::new().await;
    let mut ana = world.visitor();
    ana.open(&format!("/ru/checkout?{B200}")).await;
    let filled = [("first_name", "Анна"), ("last_name", "О’Нил"), ("email", "anna@example.org"), ("password", "short")];
    let seen = ana.submit(&checkout_form("ru"), &filled).await;
    assert_eq!(seen.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(seen.has("[data-field-error=\"password\"]") && seen.has(".error-summary a[href=\"#password\"]"));
    let form = checkout_form("ru");
    for (field, value) in
        [("first_name", "Анна"), ("last_name", "О’Нил"), ("email", "anna@example.org"), ("password", "")]
    {
        assert_eq!(seen.attribute(&format!("{form} [name=\"{field}\"]"), "value"), value, "{field}");
    }
    assert_eq!(seen.mark("data-total-usd"), "2898.00");
    let seen = ana.submit(&form, &[("password", PASSWORD)]).await;
    assert_eq!(seen.mark("data-payment-state"), "unpaid");
}

#[tokio::test]
async fn s18_control_characters_are_refused_at_their_field() {
    let world = World::new().await;
    let mut ana = world.visitor();
    ana.open(&format!("/en/checkout?{RTX}")).await;
    let filled = [("first_name", "A\0B"), ("last_name", "B"), ("email", "a@b.example"), ("password", PASSWORD)];
    let seen = ana.submit(&checkout_form("en"), &filled).await;
    assert_eq!(seen.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(seen.has("[data-field-error=\"first_name\"]"));
    assert_eq!(ana.get("/en/gpus?q=%00").await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn s22_bodies_that_are_no_forms_get_pages_in_the_readers_language() {
    let world = World::new().await;
    let mut ana = world.visitor();
    let seen = ana.post_bytes("/nl/checkout", vec![b'a'; 3 * 1024 * 1024]).await;
    assert_eq!(seen.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(seen.attribute("html", "lang"), "nl");
    let seen = ana.post_bytes("/nl/checkout", b"first_name=\xff".to_vec()).await;
    assert_eq!(seen.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(seen.attribute("html", "lang"), "nl");
}

#[tokio::test]
async fn s5_the_same_form_twice_is_one_order() {
    let world = World::new().await;
    let mut ana = world.visitor();
    ana.open(&format!("/en/checkout?{RTX}")).await;
    let filled = [("first_name", "Ana"), ("last_name", "G"), ("email", "ana@example.org"), ("password", PASSWORD)];
    // A double click on the first order: both posts leave before either answer, so neither has a cookie.
    let (mut one, mut two) = (ana.clone(), ana.clone());
    let form = checkout_form("en");
    let (first, second) = tokio::join!(one.submit_once(&form, &filled), two.submit_once(&form, &filled));
    assert_eq!(first.status, StatusCode::SEE_OTHER, "{}", first.body);
    assert_eq!(second.status, StatusCode::SEE_OTHER, "{}", second.body);
    assert_eq!(first.header("location"), second.header("location"));
    assert_eq!(acts::count(&world, "select count(*) from orders").await, 1);
    assert_eq!(acts::count(&world, "select count(*) from accounts").await, 1);

    // And again with the old tab, signed in by now.
    one.open(&format!("/en/checkout?{RTX}")).await;
    let (mut tab, mut other_tab) = (one.clone(), one.clone());
    let (first, second) = tokio::join!(tab.submit_once(&form, &[]), other_tab.submit_once(&form, &[]));
    assert_eq!(first.header("location"), second.header("location"));
    assert_eq!(acts::count(&world, "select count(*) from orders").await, 2);
}

#[tokio::test]
async fn a_price_that_rose_needs_new_consent_and_a_lower_one_is_passed_on() {
    let world = World::new().await;
    let mut ana = world.visitor();
    ana.open(&format!("/en/checkout?{RTX}")).await;
    sqlx::query("update lot_prices set cents = 3300 where offer_slug = 'rtx-4090' and term_days = 3")
        .execute(&world.pool)
        .await
        .expect("the price rises");
    let filled = [("first_name", "Ana"), ("last_name", "G"), ("email", "ana@example.org"), ("password", PASSWORD)];
    let form = checkout_form("en");
    let seen = ana.submit(&form, &filled).await;
    assert_eq!(seen.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(seen.mark("data-total-usd"), "33.00");
    assert_eq!(acts::count(&world, "select count(*) from orders").await, 0);
    assert_eq!(acts::count(&world, "select count(*) from accounts").await, 0, "both or neither");

    sqlx::query("update lot_prices set cents = 3100 where offer_slug = 'rtx-4090' and term_days = 3")
        .execute(&world.pool)
        .await
        .expect("the price falls");
    ana.submit(&form, &[("password", PASSWORD)]).await;
    assert_eq!(acts::count(&world, "select total_cents from orders").await, 3_100);
}

#[tokio::test]
async fn r12_a_taken_email_opens_nothing_and_tells_nothing() {
    let world = World::new().await;
    let mut ana = world.visitor();
    let reference = acts::order_as_new(&mut ana, "en", B200, "ana@example.org").await;
    let mut stranger = world.visitor();
    stranger.open(&format!("/en/checkout?{RTX}")).await;
    let filled =
        [("first_name", "X"), ("last_name", "Y"), ("email", "ANA@example.org "), ("password", "another phrase of 20")];
    let seen = stranger.submit(&checkout_form("en"), &filled).await;
    assert_eq!(seen.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(seen.has("[data-field-error=\"email\"]"));
    assert!(!seen.body.contains(&reference) && !seen.body.contains("García"));
    assert_eq!(stranger.get(&format!("/en/orders/{reference}")).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn s47_the_configuration_survives_a_failed_sign_in() {
    let world = World::new().await;
    let mut ana = world.visitor();
    acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    acts::sign_out(&mut ana).await;
    ana.open(&format!("/en/checkout?{B200}")).await;
    let form = "form[action$=\"/en/sign-in\"]";
    let seen = ana.submit(form, &[("email", "ana@example.org"), ("password", "a wrong password indeed")]).await;
    assert_eq!(seen.status, StatusCode::UNPROCESSABLE_ENTITY);
    let seen = ana.submit(form, &[("password", PASSWORD)]).await;
    assert_eq!(seen.mark("data-total-usd"), "2898.00");
    let seen = ana.submit(&checkout_form("en"), &[]).await;
    assert_eq!(seen.mark("data-payment-state"), "unpaid");
}

#[tokio::test]
async fn s9_the_last_lots_are_sold_once() {
    let world = World::new().await;
    sqlx::query("update offers set lots_free = 3 where slug = 'b200'").execute(&world.pool).await.expect("a limit");
    let (mut ana, mut ben) = (world.visitor(), world.visitor());
    ana.open(&format!("/en/checkout?{B200}")).await;
    ben.open(&format!("/en/checkout?{B200}")).await;
    let form = checkout_form("en");
    let as_ana = [("first_name", "A"), ("last_name", "A"), ("email", "a@example.org"), ("password", PASSWORD)];
    let as_ben = [("first_name", "B"), ("last_name", "B"), ("email", "b@example.org"), ("password", PASSWORD)];
    let (one, two) = tokio::join!(ana.submit_once(&form, &as_ana), ben.submit_once(&form, &as_ben));
    let mut statuses = [one.status.as_u16(), two.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 422], "{} {}", one.body, two.body);
    assert_eq!(acts::count(&world, "select lots_free::bigint from offers where slug = 'b200'").await, 1);
}

#[tokio::test]
async fn orders_of_an_account_are_limited() {
    let world = World::new().await;
    let mut ana = world.visitor();
    acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    for _ in 0..19 {
        acts::order(&mut ana, "en", RTX).await;
    }
    ana.open(&format!("/en/checkout?{RTX}")).await;
    let seen = ana.submit(&checkout_form("en"), &[]).await;
    if seen.status != StatusCode::TOO_MANY_REQUESTS {
        ana.open(&format!("/en/checkout?{RTX}")).await;
        assert_eq!(ana.submit(&checkout_form("en"), &[]).await.status, StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(acts::count(&world, "select count(*) from orders").await <= 21);
}

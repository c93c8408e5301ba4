//! The staff's pages: who may do what, and what is left behind of it.

use axum::http::StatusCode;
use kernodeck::support::Role;

use crate::acts::{self, B200, PASSWORD, RTX};
use crate::world::{STAFF_PASSWORD, World};

#[tokio::test]
async fn customers_find_no_admin_pages() {
    let world = World::new().await;
    let mut ana = world.visitor();
    let reference = acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    for path in ["/admin/orders".to_owned(), format!("/admin/orders/{reference}"), "/admin/orders.csv".into()] {
        assert_eq!(ana.get(&path).await.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(world.visitor().get(&path).await.header("location"), "/admin/sign-in", "{path}");
    }
    assert_eq!(ana.post_raw(&format!("/admin/orders/{reference}/preparation"), "").await.status, StatusCode::NOT_FOUND);
    ana.open("/admin/sign-in").await;
    let filled = [("email", "ana@example.org"), ("password", PASSWORD)];
    let seen = ana.submit("form[action$=\"/admin/sign-in\"]", &filled).await;
    assert_eq!(seen.status, StatusCode::UNPROCESSABLE_ENTITY, "a customer's password opens nothing here");
}

#[tokio::test]
async fn a2_a_viewer_sees_and_changes_nothing() {
    let world = World::new().await;
    let mut ana = world.visitor();
    let reference = acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    acts::choose_method(&mut ana, "en", &reference, "trx-tron").await;
    acts::pay(&world, acts::open_payment(&ana)).await;
    let mut viewer = acts::staff(&world, "viewer@kernodeck.example", Role::Viewer).await;
    let seen = viewer.open(&format!("/admin/orders/{reference}")).await;
    assert_eq!(seen.mark("data-payment-state"), "paid");
    assert!(!seen.has("form[action$=\"/preparation\"]"));
    let seen = viewer.post_raw(&format!("/admin/orders/{reference}/preparation"), "").await;
    assert_eq!(seen.status, StatusCode::FORBIDDEN);
    assert_eq!(acts::count(&world, "select count(*) from audit_log").await, 0);
}

#[tokio::test]
async fn a3_nothing_is_prepared_before_it_is_paid_or_handed_over_before_it_is_prepared() {
    let world = World::new().await;
    let mut ana = world.visitor();
    let reference = acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    let mut staff = acts::staff(&world, "support@kernodeck.example", Role::Support).await;
    let act = |name: &str| format!("/admin/orders/{reference}/{name}");
    let handover = "access=x&starts_at=2026-03-05+15%3A00&ends_at=2026-03-08+15%3A00";
    for (path, body) in [(act("preparation"), ""), (act("handover"), handover), (act("ending"), "confirmed=on")] {
        let seen = staff.post_raw(&path, body).await;
        assert_eq!(seen.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}");
    }
    assert_eq!(acts::count(&world, "select count(*) from orders where provisioning_state <> 'not-started'").await, 0);
}

#[tokio::test]
async fn every_act_leaves_a_line_and_no_secret() {
    let world = World::new().await;
    let mut ana = world.visitor();
    let reference = acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    acts::choose_method(&mut ana, "en", &reference, "trx-tron").await;
    acts::pay(&world, acts::open_payment(&ana)).await;
    let mut staff = acts::staff(&world, "support@kernodeck.example", Role::Support).await;
    staff.open(&format!("/admin/orders/{reference}")).await;
    staff.submit("form[action$=\"/preparation\"]", &[]).await;
    let short = [("access", "token-1234"), ("starts_at", "2026-03-05 15:00"), ("ends_at", "2026-03-06 15:00")];
    let seen = staff.submit("form[action$=\"/handover\"]", &short).await;
    assert_eq!(seen.status, StatusCode::UNPROCESSABLE_ENTITY, "less than the term that was paid for");
    assert_eq!(seen.value("starts_at"), "2026-03-05 15:00", "what was typed is kept");
    let right = [("access", "token-1234"), ("starts_at", "2026-03-05 15:00"), ("ends_at", "2026-03-08 15:00")];
    staff.submit("form[action$=\"/handover\"]", &right).await;
    assert_eq!(acts::count(&world, "select count(*) from audit_log").await, 2);
    assert_eq!(acts::count(&world, "select count(*) from audit_log where detail::text like '%token%'").await, 0);
    assert!(sqlx::query("delete from audit_log").execute(&world.pool).await.is_err(), "the log is append-only");
}

#[tokio::test]
async fn s50_calling_off_a_paid_order_gives_its_price_to_the_balance_once() {
    let world = World::new().await;
    let mut ana = world.visitor();
    let reference = acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    acts::choose_method(&mut ana, "en", &reference, "trx-tron").await;
    acts::pay(&world, acts::open_payment(&ana)).await;
    let path = format!("/admin/orders/{reference}/cancellation");
    let mut support = acts::staff(&world, "support@kernodeck.example", Role::Support).await;
    let body = "reason=the+machine+never+came+up&confirmed=on&refund=32.00";
    let seen = support.post_raw(&path, body).await;
    assert_eq!(seen.status, StatusCode::FORBIDDEN, "money is for finance");
    let mut finance = acts::staff(&world, "finance@kernodeck.example", Role::Finance).await;
    finance.open(&format!("/admin/orders/{reference}")).await;
    let form = "form[action$=\"/cancellation\"]";
    let reason = ("reason", "the machine never came up");
    for missing in [vec![("confirmed", "on")], vec![reason]] {
        assert_eq!(finance.submit_once(form, &missing).await.status, StatusCode::UNPROCESSABLE_ENTITY, "{missing:?}");
    }
    for _ in 0..2 {
        finance.submit_once(form, &[reason, ("confirmed", "on")]).await;
    }
    assert_eq!(ana.open("/en/balance").await.mark("data-balance-usd"), "32.00");
    let seen = ana.open(&format!("/en/orders/{reference}")).await;
    assert_eq!(seen.mark("data-payment-state"), "refunded");
    assert_eq!(seen.mark("data-provisioning-state"), "cancelled");
    acts::books_agree(&world).await;
}

#[tokio::test]
async fn orders_are_found_by_reference_email_and_name_in_any_letter_case() {
    let world = World::new().await;
    let mut ana = world.visitor();
    ana.open(&format!("/ru/checkout?{B200}")).await;
    let filled = [("first_name", "Анна"), ("last_name", "Иванова"), ("email", "Anna@Example.org"), ("password", PASSWORD)];
    let reference = ana.submit(&acts::checkout_form("ru"), &filled).await.mark("data-order-reference");
    let mut staff = acts::staff(&world, "viewer@kernodeck.example", Role::Viewer).await;
    for wanted in [reference.to_lowercase().as_str(), "anna@example", "ИВАНОВА", "анна иванова", "ванов"] {
        let encoded: String = url::form_urlencoded::byte_serialize(wanted.as_bytes()).collect();
        let seen = staff.open(&format!("/admin/orders?q={encoded}")).await;
        assert_eq!(seen.attributes("[data-order-reference]", "data-order-reference"), [reference.as_str()], "{wanted}");
    }
    for nobody in ["%25", "_____________", "zzz"] {
        assert!(!staff.open(&format!("/admin/orders?q={nobody}")).await.has("[data-order-reference]"), "{nobody}");
    }
    assert!(staff.open("/admin/orders?payment=unpaid").await.has("[data-order-reference]"));
    assert!(!staff.open("/admin/orders?payment=paid").await.has("[data-order-reference]"));
    let csv = staff.get("/admin/orders.csv?payment=unpaid").await;
    assert!(csv.header("content-disposition").contains("attachment") && csv.body.contains(&reference));
    assert!(csv.body.contains("2898.00") && csv.body.contains("2026-03-05T14:07:00Z"));
}

#[tokio::test]
async fn s39_pages_of_the_list_repeat_and_lose_nothing() {
    let world = World::new().await;
    let mut ana = world.visitor();
    acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    sqlx::query(
        "insert into orders select gen_random_uuid(), 'KD-' || translate(lpad(n::text, 8, 'Z'), '01', 'AB'), account_id,
                gen_random_uuid(), offer_slug, card_name, memory_gb, backend, gpus_per_lot, term_days, lots, lot_price_cents,
                total_cents, preparation, preparation_note, locale, payment_state, provisioning_state, placed_at
         from orders, generate_series(1, 59) as n",
    )
    .execute(&world.pool)
    .await
    .expect("sixty orders of one moment");
    let mut staff = acts::staff(&world, "viewer@kernodeck.example", Role::Viewer).await;
    let mut seen = std::collections::BTreeSet::new();
    for page in 1..=3 {
        let references = staff.open(&format!("/admin/orders?page={page}")).await.attributes("[data-order-reference]", "data-order-reference");
        seen.extend(references);
    }
    assert_eq!(seen.len(), 60);
    for page in ["0", "-1", "999", "abc"] {
        assert!(staff.open(&format!("/admin/orders?page={page}")).await.status.is_client_error(), "{page}");
    }
}

#[tokio::test]
async fn staff_guesses_are_limited() {
    let world = World::new().await;
    world.add_staff("staff@kernodeck.example", Role::Finance).await;
    let mut last = StatusCode::OK;
    for _ in 0..11 {
        let mut guesser = world.visitor();
        guesser.open("/admin/sign-in").await;
        let filled = [("email", "staff@kernodeck.example"), ("password", "a guess at a password")];
        last = guesser.submit("form[action$=\"/admin/sign-in\"]", &filled).await.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    let mut right = world.visitor();
    world.pass(time::Duration::minutes(16)).await;
    right.open("/admin/sign-in").await;
    let filled = [("email", "staff@kernodeck.example"), ("password", STAFF_PASSWORD)];
    assert_eq!(right.submit("form[action$=\"/admin/sign-in\"]", &filled).await.status, StatusCode::OK);
    world.pass(time::Duration::minutes(31)).await;
    assert_eq!(right.get("/admin/orders").await.status, StatusCode::SEE_OTHER, "half an hour idle ends it");
}

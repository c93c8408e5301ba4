//! From the catalogue to a machine that is handed over.

use kernodeck::i18n::Locale;
use kernodeck::payments::{Method, PaymentState};
use kernodeck::support::Role;

use crate::acts::{self, B200, RTX};
use crate::world::World;

#[tokio::test]
async fn a_stranger_buys_two_b200_lots_and_gets_access() {
    let world = World::new().await;
    let mut ana = world.visitor();
    ana.open("/en/gpus/b200").await;
    let seen = ana.open(&format!("/en/configure?{B200}")).await;
    assert_eq!(seen.mark("data-total-usd"), "2898.00");
    assert_eq!((seen.mark("data-lots"), seen.mark("data-gpu-count")), ("2".into(), "4".into()));

    let reference = acts::order_as_new(&mut ana, "en", B200, "ana@example.org").await;
    assert_eq!(ana.page().mark("data-payment-state"), "unpaid");
    assert_eq!(ana.page().mark("data-provisioning-state"), "not-started");

    acts::choose_method(&mut ana, "en", &reference, "usdt-tron").await;
    let page = ana.page();
    assert_eq!((page.mark("data-asset"), page.mark("data-network")), ("USDT".into(), "tron".into()));
    assert_eq!(page.mark("data-amount"), "2898.434766");
    assert_eq!(page.mark("data-expires-at"), "2026-03-05T15:07:00Z");
    assert_eq!(page.mark("data-state"), "awaiting");
    assert!(page.text("h1").contains("USDT") && page.text("h1").contains("Tron"));
    let id = acts::open_payment(&ana);

    assert_eq!(acts::pay(&world, id).await, PaymentState::Settled);
    let seen = ana.open(&format!("/en/orders/{reference}")).await;
    assert_eq!(seen.mark("data-payment-state"), "paid");
    assert_eq!(seen.mark("data-provisioning-state"), "not-started");

    let mut staff = acts::staff(&world, "support@kernodeck.example", Role::Support).await;
    staff.open(&format!("/admin/orders/{reference}")).await;
    staff.submit("form[action$=\"/preparation\"]", &[]).await;
    let handed = [
        ("access", "ssh root@192.0.2.7 -p 2222\npassword: open-sesame"),
        ("starts_at", "2026-03-05 15:00"),
        ("ends_at", "2026-03-12 15:00"),
    ];
    staff.submit("form[action$=\"/handover\"]", &handed).await;
    assert_eq!(staff.page().mark("data-provisioning-state"), "ready");

    let seen = ana.open(&format!("/en/orders/{reference}")).await;
    assert_eq!(seen.mark("data-provisioning-state"), "ready");
    assert!(seen.body.contains("ssh root@192.0.2.7 -p 2222"));
    assert_eq!(seen.header("cache-control"), "no-store");
    acts::books_agree(&world).await;
    let sealed: Vec<u8> =
        sqlx::query_scalar("select access_sealed from orders").fetch_one(&world.pool).await.expect("one order");
    assert!(!sealed.windows(11).any(|window| window == b"open-sesame"));
}

#[tokio::test]
async fn r14_every_method_leads_to_a_paid_order_in_every_language() {
    let world = World::new().await;
    for (index, method) in Method::ALL.into_iter().enumerate() {
        let language = Locale::ALL[index % Locale::ALL.len()].tag();
        let mut visitor = world.visitor();
        let email = format!("buyer{index}@example.org");
        let reference = acts::order_as_new(&mut visitor, language, RTX, &email).await;
        acts::choose_method(&mut visitor, language, &reference, method.id()).await;
        let page = visitor.page();
        assert_eq!(page.mark("data-network"), method.network().id(), "{method:?}");
        assert!(!page.mark("data-address").is_empty());
        assert!(page.text("h1").contains(method.network().name()), "{method:?}: {}", page.text("h1"));
        assert_eq!(acts::pay(&world, acts::open_payment(&visitor)).await, PaymentState::Settled, "{method:?}");
        let seen = visitor.open(&format!("/{language}/orders/{reference}")).await;
        assert_eq!(seen.mark("data-payment-state"), "paid", "{method:?}");
    }
    acts::books_agree(&world).await;
}

#[tokio::test]
async fn r7_a_later_price_changes_no_order() {
    let world = World::new().await;
    let mut ana = world.visitor();
    let reference = acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    sqlx::query("update lot_prices set cents = cents * 2").execute(&world.pool).await.expect("prices change");
    let seen = ana.open(&format!("/en/orders/{reference}")).await;
    assert!(seen.body.contains("32.00"), "the agreed price stands");
    acts::choose_method(&mut ana, "en", &reference, "usdc-ethereum").await;
    assert_eq!(ana.page().mark("data-amount"), "32.000000");
}

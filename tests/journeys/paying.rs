//! Paying when things go otherwise than planned: late, short, over, twice, by another coin, or not at all.

use axum::http::StatusCode;
use kernodeck::money::Atomic;
use kernodeck::payments::{Asset, PaymentState};
use time::Duration;

use crate::acts::{self, B200, RTX};
use crate::visitor::Visitor;
use crate::world::World;

/// An order with its payment's page open.
async fn payment_open(world: &World, method: &str) -> (Visitor, String) {
    let mut ana = world.visitor();
    let reference = acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    acts::choose_method(&mut ana, "en", &reference, method).await;
    assert_eq!(ana.page().mark("data-state"), "awaiting");
    (ana, reference)
}

#[tokio::test]
async fn r16_without_a_fresh_rate_nothing_is_half_made_and_the_order_stays() {
    let world = World::new().await;
    let mut ana = world.visitor();
    let reference = acts::order_as_new(&mut ana, "fr", RTX, "ana@example.org").await;
    world.clock.advance(Duration::minutes(10));
    acts::choose_method(&mut ana, "fr", &reference, "btc-bitcoin").await;
    assert_eq!(ana.page().status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(ana.page().has("[data-field-error=\"method\"]"));
    assert_eq!(acts::count(&world, "select count(*) from payments").await, 0);
    assert_eq!(acts::count(&world, "select count(*) from receiving_addresses where issued_at is not null").await, 0);
    assert_eq!(ana.open(&format!("/fr/orders/{reference}")).await.mark("data-payment-state"), "unpaid");
    world.refresh_rates().await;
    acts::choose_method(&mut ana, "fr", &reference, "btc-bitcoin").await;
    assert_eq!(ana.page().mark("data-state"), "awaiting");
}

#[tokio::test]
async fn r16_without_a_free_address_the_page_says_so() {
    let world = World::new().await;
    let mut ana = world.visitor();
    let reference = acts::order_as_new(&mut ana, "es", RTX, "ana@example.org").await;
    sqlx::query("delete from receiving_addresses where network = 'solana'")
        .execute(&world.pool)
        .await
        .expect("emptied");
    acts::choose_method(&mut ana, "es", &reference, "sol-solana").await;
    assert_eq!(ana.page().status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(acts::count(&world, "select count(*) from payments").await, 0);
    acts::choose_method(&mut ana, "es", &reference, "ltc-litecoin").await;
    assert_eq!(ana.page().mark("data-state"), "awaiting");
}

#[tokio::test]
async fn an_unknown_method_or_a_missing_tick_is_refused_at_its_field() {
    let world = World::new().await;
    let mut ana = world.visitor();
    let reference = acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    ana.open(&format!("/en/orders/{reference}")).await;
    let seen = ana.submit("form[action$=\"/payments\"]", &[("method", "doge-dogecoin")]).await;
    assert_eq!(seen.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(seen.has("[data-field-error=\"method\"]"));
    let seen = ana.submit("form[action$=\"/payments\"]", &[("method", "usdt-ethereum")]).await;
    assert_eq!(seen.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(seen.has("[data-field-error=\"network_confirmed\"]"));
    assert!(seen.has("input[name=\"method\"][value=\"usdt-ethereum\"][checked]"), "the choice is kept");
    assert_eq!(acts::count(&world, "select count(*) from payments").await, 0);
}

#[tokio::test]
async fn edge_03_asking_twice_is_one_payment_and_edge_04_another_method_replaces_it() {
    let world = World::new().await;
    let (mut ana, reference) = payment_open(&world, "btc-bitcoin").await;
    let first = acts::open_payment(&ana);
    acts::choose_method(&mut ana, "en", &reference, "btc-bitcoin").await;
    assert_eq!(acts::open_payment(&ana), first);
    acts::choose_method(&mut ana, "en", &reference, "ltc-litecoin").await;
    let second = acts::open_payment(&ana);
    assert_ne!(second, first);
    assert_eq!(acts::payment(&world, first).await.state, PaymentState::Cancelled);
    assert_ne!(acts::payment(&world, first).await.address, acts::payment(&world, second).await.address);
    let seen = ana.open(&format!("/en/payments/{first}")).await;
    assert!(!seen.has("[data-address]"), "an address that is given up is not offered");
    let seen = ana.open(&format!("/en/orders/{reference}")).await;
    for id in [first, second] {
        assert!(seen.has(&format!("a[href=\"/en/payments/{id}\"]")), "the history keeps every payment");
    }
}

#[tokio::test]
async fn edge_05_who_has_paid_is_not_asked_to_pay_otherwise() {
    let world = World::new().await;
    let (mut ana, reference) = payment_open(&world, "btc-bitcoin").await;
    let id = acts::open_payment(&ana);
    acts::arrive(&world, id, Atomic::new(10_000), false).await;
    let seen = ana.get(&format!("/en/orders/{reference}")).await;
    assert_eq!(seen.mark("data-payment-state"), "part-paid");
    ana.post_raw(&format!("/en/orders/{reference}/payments"), "method=ltc-litecoin").await;
    assert_eq!(acts::count(&world, "select count(*) from payments").await, 1);
}

#[tokio::test]
async fn edge_07_a_part_keeps_the_address_and_shows_what_is_missing_and_edge_08_the_rest_settles_it() {
    let world = World::new().await;
    let (mut ana, reference) = payment_open(&world, "usdt-tron").await;
    let id = acts::open_payment(&ana);
    let address = acts::payment(&world, id).await.address;
    // 32.00 USD at 0.99985 are 32.004801 USDT.
    assert_eq!(ana.page().mark("data-amount"), "32.004801");
    assert_eq!(acts::arrive(&world, id, Atomic::new(20_000_000), true).await, PaymentState::Seen);
    let seen = ana.open(&format!("/en/payments/{id}")).await;
    assert_eq!(seen.mark("data-state"), "seen");
    assert_eq!(seen.mark("data-address"), address);
    assert!(seen.body.contains("12.004801"), "what is missing is shown");
    assert_eq!(acts::arrive(&world, id, Atomic::new(12_004_801), true).await, PaymentState::Settled);
    assert_eq!(ana.open(&format!("/en/orders/{reference}")).await.mark("data-payment-state"), "paid");
    acts::books_agree(&world).await;
}

#[tokio::test]
async fn edge_10_money_counts_when_it_is_final_and_never_before() {
    let world = World::new().await;
    let (mut ana, reference) = payment_open(&world, "eth-ethereum").await;
    let id = acts::open_payment(&ana);
    let due = acts::payment(&world, id).await.due;
    assert_eq!(acts::arrive(&world, id, due, false).await, PaymentState::Confirming);
    assert_eq!(ana.open(&format!("/en/orders/{reference}")).await.mark("data-payment-state"), "awaiting");
    assert_eq!(acts::count(&world, "select count(*) from ledger_transactions").await, 0);
    assert_eq!(acts::arrive(&world, id, due, true).await, PaymentState::Settled);
    assert_eq!(ana.open(&format!("/en/orders/{reference}")).await.mark("data-payment-state"), "paid");
    assert_eq!(acts::count(&world, "select count(*) from transfers").await, 1, "one fact, told twice");
}

#[tokio::test]
async fn edge_13_what_is_over_goes_to_the_balance_and_pays_the_next_order() {
    let world = World::new().await;
    let (mut ana, reference) = payment_open(&world, "usdt-ethereum").await;
    let id = acts::open_payment(&ana);
    // 72.004801 arrive for 32.004801: 40 USDT over, 39.99 USD at 0.99985, floored.
    acts::arrive(&world, id, Atomic::new(72_004_801), true).await;
    assert_eq!(ana.open(&format!("/en/orders/{reference}")).await.mark("data-payment-state"), "paid");
    assert_eq!(ana.open("/en/balance").await.mark("data-balance-usd"), "39.99");

    let next = acts::order(&mut ana, "en", RTX).await;
    let seen = ana.submit("form[action$=\"/pay-from-balance\"]", &[]).await;
    assert_eq!(seen.mark("data-payment-state"), "paid");
    assert_eq!(seen.mark("data-order-reference"), next);
    assert_eq!(ana.open("/en/balance").await.mark("data-balance-usd"), "7.99");
    acts::books_agree(&world).await;
}

#[tokio::test]
async fn edge_22_a_second_payment_is_credited_once_and_changes_no_order() {
    let world = World::new().await;
    let (mut ana, reference) = payment_open(&world, "usdt-tron").await;
    let id = acts::open_payment(&ana);
    acts::pay(&world, id).await;
    for _ in 0..3 {
        assert_eq!(acts::arrive(&world, id, Atomic::new(5_000_000), true).await, PaymentState::Settled);
    }
    assert_eq!(ana.open("/en/balance").await.mark("data-balance-usd"), "4.99");
    assert_eq!(ana.open(&format!("/en/orders/{reference}")).await.mark("data-payment-state"), "paid");
    assert_eq!(acts::count(&world, "select count(*) from order_events where kind = 'paid'").await, 1);
    acts::books_agree(&world).await;
}

#[tokio::test]
async fn edge_24_another_coin_at_the_address_is_for_staff_and_never_added() {
    let world = World::new().await;
    let (mut ana, _) = payment_open(&world, "usdt-ethereum").await;
    let id = acts::open_payment(&ana);
    let payment = acts::payment(&world, id).await;
    let state = acts::arrive_as(&world, &payment, Asset::Usdc, payment.due, true).await;
    assert_eq!(state, PaymentState::Review);
    assert_eq!(acts::count(&world, "select count(*) from ledger_transactions").await, 0);
    assert_eq!(ana.open(&format!("/en/payments/{id}")).await.mark("data-state"), "review");
}

#[tokio::test]
async fn p53_told_many_times_at_once_it_is_booked_once() {
    let world = World::new().await;
    let (mut ana, reference) = payment_open(&world, "ltc-litecoin").await;
    let id = acts::open_payment(&ana);
    let tellings = (0..10).map(|_| acts::pay(&world, id));
    for state in futures_util::future::join_all(tellings).await {
        assert_eq!(state, PaymentState::Settled);
    }
    assert_eq!(acts::count(&world, "select count(*) from transfers").await, 1);
    assert_eq!(acts::count(&world, "select count(*) from ledger_transactions").await, 1);
    assert_eq!(acts::count(&world, "select count(*) from payment_events where kind = 'assessed'").await, 1);
    assert_eq!(ana.open(&format!("/en/orders/{reference}")).await.mark("data-payment-state"), "paid");
    acts::books_agree(&world).await;
}

#[tokio::test]
async fn r18_after_expiry_the_old_instructions_are_not_offered_and_new_ones_can_be_asked_for() {
    let world = World::new().await;
    let (mut ana, reference) = payment_open(&world, "btc-bitcoin").await;
    let old = acts::payment(&world, acts::open_payment(&ana)).await;
    world.pass(Duration::minutes(31)).await;
    let seen = ana.open(&format!("/en/payments/{}", old.id)).await;
    assert_eq!(seen.mark("data-state"), "expired");
    assert!(!seen.has("[data-address]") && !seen.has("[data-amount]"));
    assert!(!seen.body.contains(&old.address));
    assert!(seen.body.contains(&reference), "support is written to with the reference");
    assert_eq!(ana.get(&format!("/en/payments/{}/qr.svg", old.id)).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ana.open(&format!("/en/orders/{reference}")).await.mark("data-payment-state"), "unpaid");
    acts::choose_method(&mut ana, "en", &reference, "btc-bitcoin").await;
    let new = acts::payment(&world, acts::open_payment(&ana)).await;
    assert_ne!(new.address, old.address);
}

#[tokio::test]
async fn p4_an_expired_stablecoin_payment_can_still_settle_and_edge_20_a_moving_price_is_for_staff() {
    let world = World::new().await;
    let (mut ana, reference) = payment_open(&world, "usdt-tron").await;
    let id = acts::open_payment(&ana);
    world.pass(Duration::hours(5)).await;
    assert_eq!(acts::payment(&world, id).await.state, PaymentState::Expired);
    assert_eq!(acts::pay(&world, id).await, PaymentState::Settled);
    assert_eq!(ana.open(&format!("/en/orders/{reference}")).await.mark("data-payment-state"), "paid");

    let next = acts::order(&mut ana, "en", RTX).await;
    acts::choose_method(&mut ana, "en", &next, "btc-bitcoin").await;
    let id = acts::open_payment(&ana);
    world.pass(Duration::hours(5)).await;
    assert_eq!(acts::pay(&world, id).await, PaymentState::Review);
    assert_ne!(ana.open(&format!("/en/orders/{next}")).await.mark("data-payment-state"), "paid");
    acts::books_agree(&world).await;
}

#[tokio::test]
async fn r17_i_have_paid_is_a_notice_that_moves_nothing() {
    let world = World::new().await;
    let (mut ana, _) = payment_open(&world, "trx-tron").await;
    let id = acts::open_payment(&ana);
    for _ in 0..3 {
        ana.open(&format!("/en/payments/{id}")).await;
        let seen = ana.submit_once("form[action$=\"/notice\"]", &[]).await;
        assert_eq!(seen.status, StatusCode::SEE_OTHER);
    }
    assert_eq!(ana.open(&format!("/en/payments/{id}")).await.mark("data-state"), "awaiting");
    assert_eq!(acts::count(&world, "select count(*) from order_events where kind = 'payment-noticed'").await, 1);
    assert_eq!(acts::count(&world, "select count(*) from ledger_transactions").await, 0);
    world.pass(Duration::minutes(2)).await;
    ana.submit_once("form[action$=\"/notice\"]", &[]).await;
    assert_eq!(acts::count(&world, "select count(*) from order_events where kind = 'payment-noticed'").await, 2);
}

#[tokio::test]
async fn an_account_has_at_most_three_payments_that_wait() {
    let world = World::new().await;
    let mut ana = world.visitor();
    let mut references = vec![acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await];
    for _ in 0..3 {
        references.push(acts::order(&mut ana, "en", RTX).await);
    }
    for reference in &references {
        acts::choose_method(&mut ana, "en", reference, "trx-tron").await;
    }
    assert_eq!(acts::count(&world, "select count(*) from payments").await, 3);
    assert!(ana.page().has("[data-field-error=\"method\"]"));
}

#[tokio::test]
async fn p54_twenty_attempts_on_a_balance_for_one_pay_one_order() {
    let world = World::new().await;
    let (mut ana, _) = payment_open(&world, "usdt-tron").await;
    let id = acts::open_payment(&ana);
    // Twice the amount due: what is over is the price of one more order, to the cent.
    acts::arrive(&world, id, Atomic::new(64_009_602), true).await;
    assert_eq!(ana.open("/en/balance").await.mark("data-balance-usd"), "32.00");
    let mut references = Vec::new();
    for _ in 0..10 {
        references.push(acts::order(&mut ana, "en", RTX).await);
    }
    let attempts = references.iter().cycle().take(20).map(|reference| {
        let mut tab = ana.clone();
        async move { tab.post_raw(&format!("/en/orders/{reference}/pay-from-balance"), "").await.status }
    });
    futures_util::future::join_all(attempts).await;
    assert_eq!(acts::count(&world, "select count(*) from orders where payment_state = 'paid'").await, 2);
    assert_eq!(acts::count(&world, "select count(*) from ledger_transactions where key like 'order:%'").await, 1);
    assert_eq!(ana.open("/en/balance").await.mark("data-balance-usd"), "0.00");
    acts::books_agree(&world).await;
}

#[tokio::test]
async fn two_instances_on_one_database_serve_one_shop() {
    let world = World::new().await;
    let (ana, reference) = payment_open(&world, "btc-bitcoin").await;
    let mut elsewhere = ana.at(world.second_instance().await);
    let seen = elsewhere.open(&format!("/en/orders/{reference}")).await;
    assert_eq!(seen.mark("data-payment-state"), "awaiting");
    let id = acts::open_payment(&ana);
    acts::pay(&world, id).await;
    assert_eq!(elsewhere.open(&format!("/en/orders/{reference}")).await.mark("data-payment-state"), "paid");
}

#[tokio::test]
async fn s42_nobody_sees_or_touches_what_is_anothers() {
    let world = World::new().await;
    let (ana, reference) = payment_open(&world, "btc-bitcoin").await;
    let id = acts::open_payment(&ana);
    let mut ben = world.visitor();
    acts::order_as_new(&mut ben, "en", B200, "ben@example.org").await;
    let missing = ben.get("/en/orders/KD-22222222").await;
    for path in [format!("/en/orders/{reference}"), format!("/en/payments/{id}"), format!("/en/payments/{id}/qr.svg")] {
        let seen = ben.get(&path).await;
        assert_eq!(seen.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(seen.text("h1"), missing.text("h1"), "{path}");
    }
    for (path, body) in [
        (format!("/en/orders/{reference}/payments"), "method=ltc-litecoin"),
        (format!("/en/orders/{reference}/pay-from-balance"), ""),
        (format!("/en/payments/{id}/notice"), ""),
    ] {
        assert_eq!(ben.post_raw(&path, body).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(acts::count(&world, "select count(*) from payments").await, 1);
}

#[tokio::test]
async fn edge_21_money_for_given_up_instructions_is_seen_while_new_ones_wait() {
    let world = World::new().await;
    let (mut ana, reference) = payment_open(&world, "usdt-tron").await;
    let old = acts::open_payment(&ana);
    acts::choose_method(&mut ana, "en", &reference, "usdc-ethereum").await;
    let new = acts::open_payment(&ana);
    let due = acts::payment(&world, old).await.due;
    assert_eq!(acts::arrive(&world, old, due, false).await, PaymentState::Confirming);
    assert_eq!(acts::payment(&world, new).await.state, PaymentState::Awaiting);
    assert_eq!(acts::arrive(&world, old, due, true).await, PaymentState::Settled);
    assert_eq!(acts::payment(&world, new).await.state, PaymentState::Cancelled, "edge 40: nobody is to follow it");
    assert_eq!(ana.open(&format!("/en/orders/{reference}")).await.mark("data-payment-state"), "paid");
    acts::books_agree(&world).await;
    // Who pays it all the same finds the money in the balance.
    acts::pay(&world, new).await;
    assert_eq!(ana.open("/en/balance").await.mark("data-balance-usd"), "32.00");
    acts::books_agree(&world).await;
}

#[tokio::test]
async fn dust_changes_nothing_and_is_never_booked() {
    let world = World::new().await;
    let (mut ana, reference) = payment_open(&world, "usdt-tron").await;
    let id = acts::open_payment(&ana);
    assert_eq!(acts::arrive(&world, id, Atomic::new(10_000), true).await, PaymentState::Awaiting);
    assert_eq!(acts::pay(&world, id).await, PaymentState::Settled);
    assert_eq!(acts::arrive(&world, id, Atomic::new(20_000), true).await, PaymentState::Settled);
    assert_eq!(ana.open("/en/balance").await.mark("data-balance-usd"), "0.00");
    assert_eq!(ana.open(&format!("/en/orders/{reference}")).await.mark("data-payment-state"), "paid");
    acts::books_agree(&world).await;
}

#[tokio::test]
async fn r21_a_top_up_credits_what_arrived_and_pays_an_order() {
    let world = World::new().await;
    let mut ana = world.visitor();
    acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    ana.open("/en/balance").await;
    let form = "form[action$=\"/balance/top-ups\"]";
    let seen = ana.submit(form, &[("amount", "250"), ("method", "btc-bitcoin")]).await;
    assert_eq!(seen.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(seen.has("[data-field-error=\"amount\"]"));
    ana.submit(form, &[("amount", "100"), ("method", "usdt-tron"), ("network_confirmed", "on")]).await;
    assert_eq!(ana.page().mark("data-amount"), "100.015003");
    let id = acts::open_payment(&ana);
    assert_eq!(ana.open("/en/balance").await.mark("data-balance-usd"), "0.00", "R22: pending is not available");
    // A little first, as a trial; then the rest: each is credited, floored to the cent.
    assert_eq!(acts::arrive(&world, id, Atomic::new(1_000_000), true).await, PaymentState::Settled);
    assert_eq!(ana.open("/en/balance").await.mark("data-balance-usd"), "0.99");
    acts::arrive(&world, id, Atomic::new(99_015_003), true).await;
    assert_eq!(ana.open("/en/balance").await.mark("data-balance-usd"), "99.99");
    acts::order(&mut ana, "en", RTX).await;
    assert_eq!(ana.submit("form[action$=\"/pay-from-balance\"]", &[]).await.mark("data-payment-state"), "paid");
    assert_eq!(ana.open("/en/balance").await.mark("data-balance-usd"), "67.99");
    acts::books_agree(&world).await;
}

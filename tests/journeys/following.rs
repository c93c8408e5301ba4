//! What the pages of an order and of its payment say while money is on its way, and what they no longer offer.

use axum::http::StatusCode;
use kernodeck::ids::PaymentId;
use kernodeck::money::Atomic;
use kernodeck::payments::{Asset, PaymentState};
use kernodeck::support::Role;
use time::Duration;

use crate::acts::{self, RTX};
use crate::visitor::Visitor;
use crate::world::World;

/// An order with its payment's page open. 32.00 USD at 0.99985 are 32.004801 USDT.
async fn payment_open(world: &World, method: &str) -> (Visitor, String, PaymentId) {
    let mut ana = world.visitor();
    let reference = acts::order_as_new(&mut ana, "en", RTX, "ana@example.org").await;
    acts::choose_method(&mut ana, "en", &reference, method).await;
    let id = acts::open_payment(&ana);
    (ana, reference, id)
}

#[tokio::test]
async fn edge_07_after_a_part_only_the_rest_is_to_be_copied_or_scanned() {
    let world = World::new().await;
    let (mut ana, _, id) = payment_open(&world, "btc-bitcoin").await;
    let whole = ana.page().mark("data-amount");
    assert_eq!(ana.page().text("#amount"), whole);
    assert!(ana.page().attribute("a[href^=\"bitcoin:\"]", "href").contains(&format!("amount={whole}&")));
    let due = acts::payment(&world, id).await.due;
    let part = Atomic::new(20_000);
    acts::arrive(&world, id, part, false).await;
    let seen = ana.open(&format!("/en/payments/{id}")).await;
    let rest = due.saturating_sub(part).to_coins(8);
    assert_eq!(seen.text("#amount"), rest);
    assert!(seen.attribute("a[href^=\"bitcoin:\"]", "href").contains(&format!("amount={rest}&")));
    assert_eq!(seen.mark("data-amount"), whole, "what was agreed stays what it was");
}

#[tokio::test]
async fn what_was_seen_in_full_is_not_asked_for_again() {
    let world = World::new().await;
    let (mut ana, reference, id) = payment_open(&world, "usdt-tron").await;
    let due = acts::payment(&world, id).await.due;
    acts::arrive(&world, id, due, false).await;
    let seen = ana.open(&format!("/en/payments/{id}")).await;
    assert_eq!(seen.mark("data-state"), "confirming");
    assert!(!seen.has("#amount") && !seen.has("img[src$=\"qr.svg\"]") && !seen.has("form[action$=\"/notice\"]"));
    assert_eq!(ana.get(&format!("/en/payments/{id}/qr.svg")).await.status, StatusCode::NOT_FOUND);
    let seen = ana.open(&format!("/en/orders/{reference}")).await;
    assert!(!seen.has("form[action$=\"/payments\"]"), "no other method is offered meanwhile");
    assert!(seen.has(&format!("#live a[href=\"/en/payments/{id}\"]")));
}

#[tokio::test]
async fn r18_a_part_is_not_completed_after_the_expiry() {
    let world = World::new().await;
    let (mut ana, reference, id) = payment_open(&world, "ltc-litecoin").await;
    acts::arrive(&world, id, Atomic::new(10_000_000), true).await;
    world.clock.advance(Duration::minutes(31));
    let address = acts::payment(&world, id).await.address;
    let seen = ana.open(&format!("/en/payments/{id}")).await;
    assert_eq!(seen.mark("data-state"), "seen");
    assert!(!seen.has("[data-address]") && !seen.body.contains(&address));
    assert!(seen.text(".note.warn").contains(&reference), "support is written to with the reference");
    assert_eq!(ana.get(&format!("/en/payments/{id}/qr.svg")).await.status, StatusCode::NOT_FOUND);
    // The grace of a part is over as well, and no worker has looked.
    world.clock.advance(Duration::hours(2));
    assert_eq!(ana.open(&format!("/en/payments/{id}")).await.mark("data-state"), "review");
}

#[tokio::test]
async fn r18_no_page_waits_for_a_worker_to_see_that_the_time_is_over() {
    let world = World::new().await;
    let (mut ana, reference, id) = payment_open(&world, "btc-bitcoin").await;
    world.clock.advance(Duration::minutes(31));
    let seen = ana.open(&format!("/en/orders/{reference}")).await;
    assert_eq!(seen.mark("data-payment-state"), "unpaid");
    assert!(!seen.has(&format!("#live a[href=\"/en/payments/{id}\"]")));
    assert_eq!(acts::payment(&world, id).await.state, PaymentState::Expired);
}

#[tokio::test]
async fn edge_04_an_order_still_awaits_its_payment_after_a_change_of_method() {
    let world = World::new().await;
    let (mut ana, reference, _) = payment_open(&world, "btc-bitcoin").await;
    acts::choose_method(&mut ana, "en", &reference, "trx-tron").await;
    assert_eq!(ana.open(&format!("/en/orders/{reference}")).await.mark("data-payment-state"), "awaiting");
    world.clock.advance(Duration::minutes(31));
    world.refresh_rates().await;
    ana.post_raw(&format!("/en/orders/{reference}/payments"), "method=trx-tron").await;
    assert_eq!(ana.open(&format!("/en/orders/{reference}")).await.mark("data-payment-state"), "awaiting");
}

#[tokio::test]
async fn edge_05_another_method_is_refused_with_the_way_to_the_payment_that_was_seen() {
    let world = World::new().await;
    let (mut ana, reference, id) = payment_open(&world, "btc-bitcoin").await;
    acts::arrive(&world, id, Atomic::new(10_000), false).await;
    let seen = ana.post_raw(&format!("/en/orders/{reference}/payments"), "method=ltc-litecoin").await;
    assert_eq!(seen.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(seen.has("#method [data-field-error=\"method\"]"));
    assert!(seen.has(&format!("#method a[href=\"/en/payments/{id}\"]")));
}

#[tokio::test]
async fn a_tick_that_is_given_twice_confirms_no_network() {
    let world = World::new().await;
    let (mut ana, reference, _) = payment_open(&world, "btc-bitcoin").await;
    let body = "method=usdt-tron&network_confirmed=on&network_confirmed=off";
    let seen = ana.post_raw(&format!("/en/orders/{reference}/payments"), body).await;
    assert_eq!(seen.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(seen.has("[data-field-error=\"network_confirmed\"]"));
}

#[tokio::test]
async fn edge_24_another_coin_is_shown_by_its_own_name_and_edge_27_dust_is_no_part() {
    let world = World::new().await;
    let (mut ana, _, id) = payment_open(&world, "usdt-ethereum").await;
    let payment = acts::payment(&world, id).await;
    assert_eq!(acts::arrive(&world, id, Atomic::new(10), true).await, PaymentState::Awaiting);
    let seen = ana.open(&format!("/en/payments/{id}")).await;
    assert_eq!(seen.text("#amount"), "32.004801", "dust leaves the whole to be sent");
    acts::arrive_as(&world, &payment, Asset::Usdc, Atomic::new(7_000_000), true).await;
    let seen = ana.open(&format!("/en/payments/{id}")).await;
    assert!(seen.text("#live").contains("7.000000 USDC"));
}

#[tokio::test]
async fn edge_06_who_has_paid_can_say_so_after_the_expiry() {
    let world = World::new().await;
    let (mut ana, reference, id) = payment_open(&world, "sol-solana").await;
    world.pass(Duration::minutes(31)).await;
    ana.open(&format!("/en/payments/{id}")).await;
    ana.submit("form[action$=\"/notice\"]", &[]).await;
    assert_eq!(ana.page().mark("data-state"), "expired");
    assert!(acts::payment(&world, id).await.notified_at.is_some());
    assert!(ana.page().body.contains(&reference));
}

#[tokio::test]
async fn r24_access_is_masked_while_the_rental_runs_and_gone_when_it_has_ended() {
    let world = World::new().await;
    let (mut ana, reference, id) = payment_open(&world, "usdt-tron").await;
    acts::pay(&world, id).await;
    let mut staff = acts::staff(&world, "support@kernodeck.example", Role::Support).await;
    staff.open(&format!("/admin/orders/{reference}")).await;
    staff.submit("form[action$=\"/preparation\"]", &[]).await;
    let handed = [("access", "ssh root@192.0.2.7"), ("starts_at", "2026-03-05 15:00"), ("ends_at", "2026-03-08 15:00")];
    staff.submit("form[action$=\"/handover\"]", &handed).await;
    let seen = ana.open(&format!("/en/orders/{reference}")).await;
    assert_eq!(seen.text("details.secret:not([open]) pre"), "ssh root@192.0.2.7");
    assert!(seen.has("time[datetime=\"2026-03-08T15:00:00Z\"]"));
    sqlx::query("update orders set provisioning_state = 'ended'").execute(&world.pool).await.expect("it ends");
    let seen = ana.open(&format!("/en/orders/{reference}")).await;
    assert!(!seen.body.contains("192.0.2.7"));
    assert!(seen.has("time[datetime=\"2026-03-08T15:00:00Z\"]"), "the period stays");
}

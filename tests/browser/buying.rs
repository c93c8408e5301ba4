//! A stranger buys a GPU in a real browser.

use kernodeck::ids::PaymentId;
use kernodeck::payments;

use super::chromium::{Browser, Scripts};

const PASSWORD: &str = "a long enough phrase 7";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gpu_is_bought_with_javascript() {
    let Some(browser) = Browser::open(Scripts::On, 1280).await else { return };
    browser.goto("/en/gpus/b200").await;
    browser.click("a[href*=\"/en/configure\"]").await;
    browser.click("input[name=days][value=\"7\"] + *, label:has(input[name=days][value=\"7\"])").await;
    browser.fill("[name=lots]", "2").await;
    browser.click("label:has(input[name=preparation][value=pytorch])").await;
    // The summary follows without a click.
    browser.until("#summary", "data-total-usd", "2898.00").await;
    assert_eq!(browser.attribute("#summary", "data-gpu-count").await, "4");
    buy(&browser).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gpu_is_bought_without_javascript() {
    let Some(browser) = Browser::open(Scripts::Off, 400).await else { return };
    browser.goto("/en/configure?gpu=b200&days=7&lots=2&preparation=pytorch").await;
    assert_eq!(browser.attribute("#summary", "data-total-usd").await, "2898.00");
    buy(&browser).await;
    browser.close().await;
}

/// From a configuration that stands to an order that is paid.
async fn buy(browser: &Browser) {
    browser.picture("configure").await;
    browser.click("#summary [href*=\"/checkout\"], [formaction*=\"/checkout\"]").await;
    browser.fill("form[action$=\"/en/checkout\"] [name=first_name]", "Ana").await;
    browser.fill("form[action$=\"/en/checkout\"] [name=last_name]", "García-Nuñez").await;
    browser.fill("form[action$=\"/en/checkout\"] [name=email]", "ana@example.org").await;
    browser.fill("form[action$=\"/en/checkout\"] [name=password]", PASSWORD).await;
    browser.picture("checkout").await;
    browser.click("form[action$=\"/en/checkout\"] button:not([type=button])").await;
    browser.until("[data-payment-state]", "data-payment-state", "unpaid").await;
    browser.picture("order").await;

    browser.click("label:has(input[name=method][value=usdt-tron])").await;
    browser.click("[name=network_confirmed]").await;
    browser.click("form[action$=\"/payments\"] button:not([type=button])").await;
    browser.until("[data-state]", "data-state", "awaiting").await;
    assert_eq!(browser.attribute("[data-network]", "data-network").await, "tron");
    browser.picture("payment").await;

    let path = browser.path().await;
    let id: PaymentId = path.rsplit('/').next().expect("an id").parse().expect("a payment's id");
    let world = &browser.world;
    let mut conn = world.pool.acquire().await.expect("a connection");
    let payment = payments::find_by_id(&mut conn, id).await.expect("a query").expect("the payment");
    let asset = payment.method.asset();
    let sighting = payments::demonstration_sighting(&payment, asset, payment.due, true, world.app.now());
    payments::record(&world.pool, &sighting, &world.app.settings.payments, world.app.now()).await.expect("recorded");

    browser.goto(&path).await;
    browser.until("[data-state]", "data-state", "settled").await;
    browser.goto("/en/orders").await;
    browser.click("a[href*=\"/en/orders/KD-\"]").await;
    browser.until("[data-payment-state]", "data-payment-state", "paid").await;
    browser.picture("paid").await;
}

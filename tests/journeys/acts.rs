//! What people do in the shop, told once: ordering, paying, handing over.

use kernodeck::ids::PaymentId;
use kernodeck::money::Atomic;
use kernodeck::payments::{self, Asset, Payment, PaymentState};

use crate::visitor::Visitor;
use crate::world::{STAFF_PASSWORD, World};

pub const PASSWORD: &str = "a long enough phrase 7";

pub const B200: &str = "gpu=b200&days=7&lots=2&preparation=pytorch";
pub const RTX: &str = "gpu=rtx-4090&days=3&lots=1&preparation=ubuntu";

/// Orders a configuration as somebody new: the first order opens the account. Returns the order's reference.
pub async fn order_as_new(visitor: &mut Visitor, language: &str, configuration: &str, email: &str) -> String {
    visitor.open(&format!("/{language}/checkout?{configuration}")).await;
    let filled = [("first_name", "Ana"), ("last_name", "García"), ("email", email), ("password", PASSWORD)];
    let seen = visitor.submit(&checkout_form(language), &filled).await;
    seen.mark("data-order-reference")
}

/// Orders a configuration when signed in already.
pub async fn order(visitor: &mut Visitor, language: &str, configuration: &str) -> String {
    visitor.open(&format!("/{language}/checkout?{configuration}")).await;
    visitor.submit(&checkout_form(language), &[]).await.mark("data-order-reference")
}

pub fn checkout_form(language: &str) -> String {
    format!("form[action$=\"/{language}/checkout\"]")
}

/// Chooses a method on the order's page; what comes back is the payment's page.
pub async fn choose_method(visitor: &mut Visitor, language: &str, reference: &str, method: &str) {
    visitor.open(&format!("/{language}/orders/{reference}")).await;
    let mut filled = vec![("method", method)];
    if method.starts_with("usdt") || method.starts_with("usdc") {
        filled.push(("network_confirmed", "on"));
    }
    visitor.submit("form[action$=\"/payments\"]", &filled).await;
}

/// The payment whose page is open.
pub fn open_payment(visitor: &Visitor) -> PaymentId {
    visitor.page().path.rsplit('/').next().expect("an id").parse().expect("a payment's page is open")
}

pub async fn payment(world: &World, id: PaymentId) -> Payment {
    let mut conn = world.pool.acquire().await.expect("a connection");
    payments::find_by_id(&mut conn, id).await.expect("a query").expect("the payment")
}

/// The network's part: coins arrive at the payment's address.
pub async fn arrive(world: &World, id: PaymentId, amount: Atomic, is_final: bool) -> PaymentState {
    let payment = payment(world, id).await;
    arrive_as(world, &payment, payment.method.asset(), amount, is_final).await
}

pub async fn arrive_as(world: &World, payment: &Payment, asset: Asset, amount: Atomic, is_final: bool) -> PaymentState {
    let sighting = payments::demonstration_sighting(payment, asset, amount, is_final, world.app.now());
    payments::record(&world.pool, &sighting, &world.app.settings.payments, world.app.now())
        .await
        .expect("the transfer is recorded")
        .expect("the address has a payment")
}

/// All that is due arrives and is final.
pub async fn pay(world: &World, id: PaymentId) -> PaymentState {
    let due = payment(world, id).await.due;
    arrive(world, id, due, true).await
}

/// Somebody of the staff, signed in.
pub async fn staff(world: &World, email: &str, role: kernodeck::support::Role) -> Visitor {
    world.add_staff(email, role).await;
    let mut staff = world.visitor();
    staff.open("/admin/sign-in").await;
    staff.submit("form[action$=\"/admin/sign-in\"]", &[("email", email), ("password", STAFF_PASSWORD)]).await;
    staff
}

pub async fn sign_in(visitor: &mut Visitor, language: &str, email: &str, password: &str) {
    visitor.open(&format!("/{language}/sign-in")).await;
    visitor
        .submit(&format!("form[action$=\"/{language}/sign-in\"]"), &[("email", email), ("password", password)])
        .await;
}

pub async fn sign_out(visitor: &mut Visitor) {
    visitor.submit("form.sign-out", &[]).await;
}

/// Every check of the books agrees.
pub async fn books_agree(world: &World) {
    let mut conn = world.pool.acquire().await.expect("a connection");
    for check in payments::reconcile(&mut conn).await.expect("the books are read") {
        assert_eq!(check.disagreements, 0, "{}", check.name);
    }
}

/// What a query counts, for facts that no page shows.
pub async fn count(world: &World, query: &'static str) -> i64 {
    sqlx::query_scalar(query).fetch_one(&world.pool).await.expect("a count")
}

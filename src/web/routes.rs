//! Every address of the shop, on one screen.

use axum::Router;
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::app::App;
use crate::web::session::{self, Realm};
use crate::web::{
    account, admin, assets, balance, catalog, checkout, configure, health, help, home, language, manifest, order,
    payment, search_engines, support, visit,
};

/// The whole shop as a service.
pub fn router(app: App) -> Router {
    let shop = Router::new()
        .route("/", get(language::get))
        .route("/{lang}/", get(home::get))
        .route("/{lang}/manifest.webmanifest", get(manifest::get))
        .route("/{lang}/gpus", get(catalog::list::get))
        .route("/{lang}/gpus/{slug}", get(catalog::card::get))
        .route("/{lang}/configure", get(configure::get))
        .route("/{lang}/checkout", get(checkout::get).post(checkout::post))
        .route("/{lang}/orders", get(order::list::get))
        .route("/{lang}/orders/{reference}", get(order::detail::get))
        .route("/{lang}/orders/{reference}/payments", post(payment::opening::post))
        .route("/{lang}/orders/{reference}/pay-from-balance", post(order::from_balance::post))
        .route("/{lang}/payments/{id}", get(payment::detail::get))
        .route("/{lang}/payments/{id}/qr.svg", get(payment::qr::get))
        .route("/{lang}/payments/{id}/notice", post(payment::notice::post))
        .route("/{lang}/balance", get(balance::overview::get))
        .route("/{lang}/balance/top-ups", post(balance::top_up::post))
        .route("/{lang}/faq", get(help::faq::get))
        .route("/{lang}/guides", get(help::guides::get))
        .route("/{lang}/guides/{name}", get(help::guide::get))
        .route("/{lang}/support", get(support::get).post(support::post))
        .route("/downloads/{file}", get(help::download::get))
        .route("/{lang}/sign-in", get(account::sign_in::get).post(account::sign_in::post))
        .route("/{lang}/sign-up", get(account::sign_up::get).post(account::sign_up::post))
        .route("/{lang}/sign-out", post(account::sign_out::post))
        .route("/{lang}/recovery", get(account::recovery::get).post(account::recovery::post))
        .route("/{lang}/account", get(account::overview::get))
        .route("/{lang}/account/password", post(account::password::post))
        .route("/{lang}/account/recovery-code", post(account::recovery_code::post))
        .route("/{lang}/account/sessions/{id}", post(account::sessions::post))
        .fallback(language::fallback)
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(app.clone(), visit::shop))
        .layer(session::layer(&app, Realm::Customer));
    let admin = Router::new()
        .route("/admin", get(admin::orders::front))
        .route("/admin/sign-in", get(admin::sign_in::get).post(admin::sign_in::post))
        .route("/admin/sign-out", post(admin::sign_out::post))
        .route("/admin/orders", get(admin::orders::get))
        .route("/admin/orders.csv", get(admin::export::get))
        .route("/admin/orders/{reference}", get(admin::order::get))
        .route("/admin/orders/{reference}/preparation", post(admin::preparation::post))
        .route("/admin/orders/{reference}/handover", post(admin::handover::post))
        .route("/admin/orders/{reference}/ending", post(admin::ending::post))
        .route("/admin/orders/{reference}/cancellation", post(admin::cancellation::post))
        .route("/admin/requests", get(admin::requests::get))
        .route("/admin/requests/{id}", post(admin::requests::post))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(app.clone(), visit::admin))
        .layer(session::layer(&app, Realm::Staff));
    let machines = Router::new()
        .route("/health/live", get(health::live))
        .route("/health/ready", get(health::ready))
        .route("/robots.txt", get(search_engines::robots))
        .route("/sitemap.xml", get(search_engines::sitemap))
        .route("/static/{*file}", get(assets::get));
    shop.merge(admin).merge(machines).layer(CompressionLayer::new()).with_state(app)
}

/// A fault of the program: logged with its message, shown as the page for what broke on our side.
fn panicked(panic: Box<dyn std::any::Any + Send>) -> Response {
    let message = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    tracing::error!(message = message.unwrap_or("of unknown kind"), "a panic");
    StatusCode::INTERNAL_SERVER_ERROR.into_response()
}

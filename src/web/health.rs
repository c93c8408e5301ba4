//! What machines ask: whether the process lives, and whether it can serve.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::database;

/// `GET /health/live`: the process answers.
pub async fn live() -> Response {
    answer(StatusCode::OK, "live\n")
}

/// `GET /health/ready`: the database answers and has the schema that this program was built for.
pub async fn ready(State(app): State<App>) -> Response {
    match database::is_migrated(&app.pool).await {
        Ok(true) => answer(StatusCode::OK, "ready\n"),
        Ok(false) => answer(StatusCode::SERVICE_UNAVAILABLE, "the schema is not up to date\n"),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            answer(StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
        }
    }
}

fn answer(status: StatusCode, text: &'static str) -> Response {
    (status, [(CACHE_CONTROL, "no-store")], text).into_response()
}

//! `/{lang}/manifest.webmanifest`: what a phone needs to keep the shop on its home screen, in the reader's language.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::web::page::Page;

pub async fn get(page: Page) -> Response {
    let icon = |name: &str, size: &str, purpose: &str| json!({ "src": page.asset(name), "sizes": size, "type": "image/png", "purpose": purpose });
    let manifest = json!({
        "name": "Kernodeck",
        "short_name": "Kernodeck",
        "description": page.t("shell-footer"),
        "lang": page.locale.tag(),
        "dir": "ltr",
        "start_url": page.href("/"),
        "scope": "/",
        "display": "browser",
        "background_color": "#f8f7f2",
        "theme_color": "#f8f7f2",
        "icons": [
            icon("icons/icon-192.png", "192x192", "any"),
            icon("icons/icon-512.png", "512x512", "any"),
            icon("icons/maskable-512.png", "512x512", "maskable"),
        ],
    });
    let headers = [(CONTENT_TYPE, "application/manifest+json; charset=utf-8"), (CACHE_CONTROL, "public, max-age=3600")];
    (headers, manifest.to_string()).into_response()
}

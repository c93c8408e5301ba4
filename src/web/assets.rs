//! Static files, embedded in the program: their addresses hold a hash, so that a browser keeps them for good and a new
//! version is another address. Compressed once, at the first use.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::web::error::PageError;
use crate::web::extract::Path;

#[derive(RustEmbed)]
#[folder = "static/"]
struct Files;

struct Asset {
    name: String,
    content: Cow<'static, [u8]>,
    /// The first 16 hexadecimal digits of the content's SHA-256.
    hash: String,
}

/// By address: `app.0123456789abcdef.css`.
static ASSETS: LazyLock<HashMap<String, Asset>> = LazyLock::new(|| {
    Files::iter()
        .filter_map(|name| {
            let file = Files::get(&name)?;
            let hash = hex::encode(&file.metadata.sha256_hash()[..8]);
            Some((hashed(&name, &hash), Asset { name: name.into_owned(), content: file.data, hash }))
        })
        .collect()
});

static ADDRESSES: LazyLock<HashMap<String, String>> = LazyLock::new(|| {
    ASSETS.iter().map(|(address, asset)| (asset.name.clone(), format!("/static/{address}"))).collect()
});

fn hashed(name: &str, hash: &str) -> String {
    match name.rsplit_once('.') {
        Some((stem, ending)) => format!("{stem}.{hash}.{ending}"),
        None => format!("{name}.{hash}"),
    }
}

/// The address of a static file. A name that is not there is a fault of a template, which every test of it shows.
pub fn url(name: &str) -> String {
    ADDRESSES.get(name).cloned().unwrap_or_else(|| panic!("no static file {name}"))
}

/// `GET /static/{*file}`
pub async fn get(path: Path) -> Result<Response, PageError> {
    let asset = ASSETS.get(path.get("file")).ok_or(PageError::NotFound)?;
    let kind = HeaderValue::from_static(content_type(&asset.name));
    let etag = HeaderValue::from_str(&format!("\"{}\"", asset.hash)).map_err(PageError::internal)?;
    let keep = HeaderValue::from_static("public, max-age=31536000, immutable");
    let headers = [(CONTENT_TYPE, kind), (ETAG, etag), (CACHE_CONTROL, keep)];
    Ok((StatusCode::OK, headers, Body::from(asset.content.clone())).into_response())
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml; charset=utf-8",
        "png" => "image/png",
        "py" => "text/x-python; charset=utf-8",
        _ => "application/octet-stream",
    }
}

//! What is checked and sent with every page: where a post comes from, whose network it is, and the security headers.

use std::net::{IpAddr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::header::{HeaderName, ORIGIN, REFERER};
use axum::http::{Extensions, HeaderMap, HeaderValue, Method};
use url::Url;

use crate::config::Settings;

/// Whether a request may change something: it comes from our own pages, or from the reader's own hand. No token is in
/// the page, so that public pages carry no cookie (web.md, section 1).
pub fn is_same_site(method: &Method, headers: &HeaderMap, settings: &Settings) -> bool {
    if matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS) {
        return true;
    }
    if let Some(site) = headers.get("sec-fetch-site") {
        return site == "same-origin" || site == "none";
    }
    let source = headers.get(ORIGIN).or_else(|| headers.get(REFERER)).and_then(|value| value.to_str().ok());
    let Some(source) = source.and_then(|text| Url::parse(text).ok()) else { return false };
    if source.origin() == settings.public_url.origin() {
        return true;
    }
    // A demonstration is reached by whatever name its machine has; it has nothing to lose to a false one.
    let host = headers.get("host").and_then(|value| value.to_str().ok()).unwrap_or_default();
    let same_host = Url::parse(&format!("http://{host}/")).is_ok_and(|ours| ours.origin() == source.origin());
    settings.is_demonstration() && same_host
}

/// The address that a request comes from. `X-Forwarded-For` counts only as far as trusted proxies wrote it: read from
/// the right, the first address that is no such proxy's (S26).
pub fn client_address(extensions: &Extensions, headers: &HeaderMap, settings: &Settings) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map_or(IpAddr::from([127, 0, 0, 1]), |info| info.0.ip());
    let is_trusted = |address: &IpAddr| settings.trusted_proxies.iter().any(|proxies| proxies.contains(address));
    let mut address = peer.to_canonical();
    let forwarded = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let mut chain: Vec<&str> = forwarded.flat_map(|value| value.split(',')).map(str::trim).collect();
    while is_trusted(&address) {
        match chain.pop().and_then(|text| text.parse::<IpAddr>().ok()) {
            Some(before) => address = before.to_canonical(),
            None => break,
        }
    }
    address
}

const ALWAYS: [(&str, &str); 8] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
         manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-embedder-policy", "require-corp"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
    ),
];

/// Adds the security headers to an answer. Over TLS, browsers are told to come back by TLS for two years.
pub fn add_headers(headers: &mut HeaderMap, is_secure: bool) {
    for (name, value) in ALWAYS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if is_secure {
        let value = HeaderValue::from_static("max-age=63072000; includeSubDomains");
        headers.insert(HeaderName::from_static("strict-transport-security"), value);
    }
}

//! A visitor with a browser: opens pages, follows links, fills in the forms that a page really holds.

use std::collections::BTreeMap;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use http_body_util::BodyExt;
use scraper::{ElementRef, Html, Selector};
use tower::ServiceExt;

/// What came back for a request.
#[derive(Debug, Clone)]
pub struct Seen {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: String,
    /// Where it was, after redirects.
    pub path: String,
}

#[derive(Clone)]
pub struct Visitor {
    router: Router,
    cookies: BTreeMap<String, String>,
    /// Sent with every request.
    pub headers: Vec<(&'static str, String)>,
    page: Option<Seen>,
}

impl Visitor {
    pub fn new(router: Router) -> Self {
        Visitor { router, cookies: BTreeMap::new(), headers: Vec::new(), page: None }
    }

    pub fn with_header(mut self, name: &'static str, value: &str) -> Self {
        self.headers.push((name, value.to_owned()));
        self
    }

    pub fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.get(name).map(String::as_str)
    }

    pub fn set_cookie(&mut self, name: &str, value: &str) {
        self.cookies.insert(name.to_owned(), value.to_owned());
    }

    /// The same browser, looking at the same page, at another instance of the shop.
    pub fn at(&self, router: Router) -> Self {
        Visitor { router, ..self.clone() }
    }

    /// The page being looked at.
    pub fn page(&self) -> &Seen {
        self.page.as_ref().expect("a page is open")
    }

    /// Opens an address and follows where it leads.
    pub async fn open(&mut self, path: &str) -> &Seen {
        let seen = self.get(path).await;
        self.follow(seen).await
    }

    /// One request, without following.
    pub async fn get(&mut self, path: &str) -> Seen {
        self.send(Method::GET, path, None).await
    }

    /// Posts a body as a script would, past any form; for what no form sends.
    pub async fn post_raw(&mut self, path: &str, body: &str) -> Seen {
        self.send(Method::POST, path, Some(body.as_bytes().to_vec())).await
    }

    pub async fn post_bytes(&mut self, path: &str, body: Vec<u8>) -> Seen {
        self.send(Method::POST, path, Some(body)).await
    }

    /// Sends a form of the open page as a browser does: what it holds, with some fields filled in. A field that the
    /// form lacks cannot be filled in.
    pub async fn submit(&mut self, form: &str, filled: &[(&str, &str)]) -> &Seen {
        let seen = self.submit_once(form, filled).await;
        self.follow(seen).await
    }

    /// As [`Visitor::submit`], without following where the answer leads; the open page stays open.
    pub async fn submit_once(&mut self, form: &str, filled: &[(&str, &str)]) -> Seen {
        let (method, action, body) = self.page().filled_form(form, filled);
        if method == Method::GET {
            return self.send(Method::GET, &format!("{action}?{body}"), None).await;
        }
        self.send(method, &action, Some(body.into_bytes())).await
    }

    async fn follow(&mut self, mut seen: Seen) -> &Seen {
        for _ in 0..5 {
            if !seen.status.is_redirection() || seen.status == StatusCode::NOT_MODIFIED {
                break;
            }
            let to = seen.header("location").to_owned();
            seen = self.send(Method::GET, &to, None).await;
        }
        self.page = Some(seen);
        self.page()
    }

    async fn send(&mut self, method: Method, path: &str, body: Option<Vec<u8>>) -> Seen {
        let (path_and_query, _) = path.split_once('#').unwrap_or((path, ""));
        let mut request =
            Request::builder().method(method.clone()).uri(path_and_query).header("host", "localhost:8080");
        let names: Vec<&str> = self.headers.iter().map(|(name, _)| *name).collect();
        if method != Method::GET && !["sec-fetch-site", "origin", "referer"].iter().any(|name| names.contains(name)) {
            request = request.header("sec-fetch-site", "same-origin");
        }
        if body.is_some() {
            request = request.header("content-type", "application/x-www-form-urlencoded");
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        if !self.cookies.is_empty() {
            let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            request = request.header("cookie", cookies.join("; "));
        }
        let request = request.body(body.map_or_else(Body::empty, Body::from)).expect("a request");
        let response = self.router.clone().oneshot(request).await.expect("the router answers");
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all("set-cookie") {
            self.keep_cookie(cookie.to_str().expect("a cookie is text"));
        }
        let bytes = body.collect().await.expect("the body ends").to_bytes();
        let body = String::from_utf8_lossy(&bytes).into_owned();
        Seen { status: parts.status, headers: parts.headers, body, path: path_and_query.to_owned() }
    }

    fn keep_cookie(&mut self, set: &str) {
        let (pair, attributes) = set.split_once(';').unwrap_or((set, ""));
        let (name, value) = pair.split_once('=').expect("a cookie has a value");
        if attributes.to_lowercase().contains("max-age=0") || value.is_empty() {
            self.cookies.remove(name);
        } else {
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
    }
}

impl Seen {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    pub fn html(&self) -> Html {
        Html::parse_document(&self.body)
    }

    /// Whether an element is on the page.
    pub fn has(&self, selector: &str) -> bool {
        self.html().select(&parse(selector)).next().is_some()
    }

    pub fn count(&self, selector: &str) -> usize {
        self.html().select(&parse(selector)).count()
    }

    /// The text of the first element that a selector finds.
    pub fn text(&self, selector: &str) -> String {
        let html = self.html();
        let found =
            html.select(&parse(selector)).next().unwrap_or_else(|| panic!("no {selector} on\n{}", self.brief()));
        found.text().collect::<Vec<_>>().join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// An attribute, wherever on the page it stands first: `mark("data-total-usd")`.
    pub fn mark(&self, attribute: &str) -> String {
        let html = self.html();
        let found = html.select(&parse(&format!("[{attribute}]"))).next();
        let found = found.unwrap_or_else(|| panic!("no {attribute} on\n{}", self.brief()));
        found.value().attr(attribute).unwrap_or_default().to_owned()
    }

    pub fn attribute(&self, selector: &str, attribute: &str) -> String {
        let html = self.html();
        let found =
            html.select(&parse(selector)).next().unwrap_or_else(|| panic!("no {selector} on\n{}", self.brief()));
        found.value().attr(attribute).unwrap_or_default().to_owned()
    }

    pub fn attributes(&self, selector: &str, attribute: &str) -> Vec<String> {
        let html = self.html();
        html.select(&parse(selector)).filter_map(|found| found.value().attr(attribute)).map(str::to_owned).collect()
    }

    /// What the field of a form holds now.
    pub fn value(&self, name: &str) -> String {
        let html = self.html();
        let selector = parse(&format!("[name=\"{name}\"]"));
        let fields: Vec<_> = html.select(&selector).filter_map(|field| field_value(&field)).collect();
        fields.first().unwrap_or_else(|| panic!("no field {name} on\n{}", self.brief())).clone()
    }

    fn filled_form(&self, selector: &str, filled: &[(&str, &str)]) -> (Method, String, String) {
        let html = self.html();
        let form = html.select(&parse(selector)).next().unwrap_or_else(|| panic!("no {selector} on\n{}", self.brief()));
        let fields = parse("input[name], select[name], textarea[name]");
        let mut names: Vec<String> = Vec::new();
        let mut pairs: Vec<(String, String)> = Vec::new();
        for field in form.select(&fields) {
            let name = field.value().attr("name").unwrap_or_default().to_owned();
            if let Some(value) = field_value(&field)
                && !filled.iter().any(|(given, _)| *given == name)
            {
                pairs.push((name.clone(), value));
            }
            names.push(name);
        }
        for (name, value) in filled {
            assert!(names.iter().any(|known| known == name), "{selector} has no field {name}, but {names:?}");
            pairs.push(((*name).to_owned(), (*value).to_owned()));
        }
        let body = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish();
        let method = match form.value().attr("method").unwrap_or("get") {
            "post" => Method::POST,
            _ => Method::GET,
        };
        let action = form.value().attr("action").map_or_else(|| self.path.clone(), str::to_owned);
        (method, action, body)
    }

    /// The page's text without its frame, for a failing test's message.
    fn brief(&self) -> String {
        let html = self.html();
        let main = html.select(&parse("main, body")).next();
        let text = main.map(|main| main.text().collect::<Vec<_>>().join(" ")).unwrap_or_default();
        format!("{} {}\n{}", self.status, self.path, text.split_whitespace().collect::<Vec<_>>().join(" "))
    }
}

fn parse(selector: &str) -> Selector {
    Selector::parse(selector).unwrap_or_else(|_| panic!("{selector} is no selector"))
}

/// What a browser would send for a field, if anything.
fn field_value(field: &ElementRef<'_>) -> Option<String> {
    let element = field.value();
    let attr = |name: &str| element.attr(name);
    match element.name() {
        "select" => {
            let option = |selector: &str| field.select(&parse(selector)).next();
            let chosen = option("option[selected]").or_else(|| option("option"))?;
            let text = chosen.text().collect::<String>();
            Some(chosen.value().attr("value").map_or(text, str::to_owned))
        }
        "textarea" => Some(field.text().collect()),
        _ => match attr("type").unwrap_or("text") {
            "radio" | "checkbox" => attr("checked").map(|_| attr("value").unwrap_or("on").to_owned()),
            "submit" | "button" => None,
            _ => Some(attr("value").unwrap_or_default().to_owned()),
        },
    }
}

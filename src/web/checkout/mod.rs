//! `/{lang}/checkout`: the order is checked and placed; the first one opens the account in the same post (R10).

mod placement;

use askama::Template;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use rust_decimal::Decimal;
use time::Duration;
use tower_sessions::Session;

use crate::accounts::Email;
use crate::app::App;
use crate::catalog;
use crate::i18n::{DateTime, format};
use crate::ids::OrderKey;
use crate::money::Usd;
use crate::orders::{self, Draft, Order, PlacementError};
use crate::web::account::details::{Details, ask_password_again, refuse_twice};
use crate::web::configuration::{Chosen, Configuration};
use crate::web::error::PageError;
use crate::web::extract::{Form, Query};
use crate::web::forms::{Fields, FormErrors};
use crate::web::page::{Page, PageContext, Viewer, see_other};
use crate::web::summary::Summary;
use crate::web::urls;

/// How long an order of the same configuration is pointed at, for who comes back to the form (S6).
const RECENT: Duration = Duration::hours(24);

#[derive(Template)]
#[template(path = "checkout/checkout.html")]
struct CheckoutPage<'a> {
    page: &'a Page,
    errors: FormErrors,
    configuration: &'a Configuration,
    chosen: Chosen,
    summary: Summary,
    details: Details,
    order_key: OrderKey,
    /// An order of just this that the reader placed a short while ago.
    earlier: Option<Order>,
    /// Whether the typed email has an account, which its owner may sign in to.
    email_is_taken: bool,
}

impl CheckoutPage<'_> {
    fn term(&self) -> String {
        format::days(self.page.locale, self.chosen.term.days())
    }

    fn earlier_text(&self, order: &Order) -> String {
        self.page.t1("checkout-earlier", "at", &DateTime(order.placed_at))
    }

    /// The configurator at one of its parts, with what was chosen.
    fn change_href(&self, part: &str) -> String {
        configure_href(self.page, self.configuration, part)
    }
}

/// A configuration that cannot be ordered: what is wrong with it, and the way to put it right.
#[derive(Template)]
#[template(path = "checkout/incomplete.html")]
struct IncompletePage<'a> {
    page: &'a Page,
    errors: FormErrors,
    configuration: &'a Configuration,
}

impl IncompletePage<'_> {
    fn change_href(&self) -> String {
        configure_href(self.page, self.configuration, "gpu")
    }
}

fn configure_href(page: &PageContext, configuration: &Configuration, part: &str) -> String {
    format!("{}?{}#{part}", page.href("/configure"), configuration.to_query())
}

pub async fn get(State(app): State<App>, page: Page, Query(query): Query) -> Result<Response, PageError> {
    let configuration = Configuration::read(&query);
    let page = page.shown_at("/checkout", &configuration.to_query());
    let mut errors = FormErrors::default();
    let Some(chosen) = read_chosen(&app, &page, &configuration, &query, &mut errors).await? else {
        return page.refused(&IncompletePage { page: &page, errors, configuration: &configuration });
    };
    chosen.check_free(&page, &mut errors);
    let earlier = match &page.viewer {
        Some(viewer) => find_earlier(&app, viewer, &chosen).await?,
        None => None,
    };
    let is_refused = !errors.is_empty();
    let template = CheckoutPage {
        page: &page,
        errors,
        configuration: &configuration,
        summary: summarize(&page, &chosen),
        chosen,
        details: Details::default(),
        order_key: OrderKey::random(),
        earlier,
        email_is_taken: false,
    };
    if is_refused { page.refused(&template) } else { page.private(&template) }
}

pub async fn post(
    State(app): State<App>,
    page: Page,
    session: Session,
    headers: HeaderMap,
    Form(form): Form,
) -> Result<Response, PageError> {
    let configuration = Configuration::read(&form);
    let page = page.shown_at("/checkout", &configuration.to_query());
    let mut errors = FormErrors::default();
    let order_key = read_order_key(&page, &form, &mut errors);
    if let (Some(viewer), Some(key)) = (&page.viewer, order_key) {
        // Placed by this very form already: whatever became of the offer since, the order is there.
        let mut conn = app.pool.acquire().await?;
        if let Some(order) = orders::find_by_key_for(&mut conn, viewer.account, key).await? {
            return Ok(see_other(&urls::order(page.locale, &order.reference)));
        }
    }
    let refused = Refused { app: &app, page: &page, configuration: &configuration, form: &form, order_key };
    let Some(chosen) = read_chosen(&app, &page, &configuration, &form, &mut errors).await? else {
        return refused.draw(FormErrors::default()).await;
    };
    let agreed_total = read_agreed_total(&page, &form, chosen.quote().total(), &mut errors);
    let new_account = match &page.viewer {
        Some(viewer) => {
            check_account(&page, viewer, &form, &mut errors);
            None
        }
        None => Details::read(&form).check(&page, &form, &mut errors),
    };
    let Some(key) = order_key.filter(|_| errors.is_empty()) else { return refused.draw(errors).await };
    let draft = Draft {
        offer_slug: chosen.offer.slug.clone(),
        term: chosen.term,
        lots: chosen.lots,
        preparation: chosen.preparation,
        note: chosen.note.clone(),
        key,
        agreed_total,
        locale: page.locale.tag(),
    };
    let placed = match (&page.viewer, new_account) {
        (Some(viewer), _) => placement::place(&app, viewer.account, &draft).await?,
        (None, Some(account)) => placement::open_and_place(&app, &page, &session, &headers, &account, &draft).await?,
        (None, None) => return refused.draw(errors).await,
    };
    match placed {
        Ok(reference) => Ok(see_other(&urls::order(page.locale, &reference))),
        Err(PlacementError::Database(error)) => Err(error.into()),
        Err(error) => {
            add_refusal(&page, &chosen, &error, &mut errors);
            refused.draw(errors).await
        }
    }
}

/// What a post is refused with: the same page, drawn afresh from today's prices, with everything that was typed.
struct Refused<'a> {
    app: &'a App,
    page: &'a Page,
    configuration: &'a Configuration,
    form: &'a Fields,
    order_key: Option<OrderKey>,
}

impl Refused<'_> {
    async fn draw(self, mut errors: FormErrors) -> Result<Response, PageError> {
        let Refused { app, page, configuration, form, order_key } = self;
        let mut fresh = FormErrors::default();
        let Some(chosen) = read_chosen(app, page, configuration, form, &mut fresh).await? else {
            return page.refused(&IncompletePage { page, errors: fresh, configuration });
        };
        if page.viewer.is_none() {
            ask_password_again(page, &mut errors);
        }
        page.refused(&CheckoutPage {
            page,
            email_is_taken: errors.of("email") == Some(&*page.t("checkout-email-taken")),
            errors,
            configuration,
            summary: summarize(page, &chosen),
            chosen,
            details: Details::read(form),
            order_key: order_key.unwrap_or_else(OrderKey::random),
            earlier: None,
        })
    }
}

async fn read_chosen(
    app: &App,
    page: &PageContext,
    configuration: &Configuration,
    fields: &Fields,
    errors: &mut FormErrors,
) -> Result<Option<Chosen>, PageError> {
    let mut conn = app.pool.acquire().await?;
    let offers = catalog::listed_offers(&mut conn).await?;
    Ok(configuration.check(page, &offers, fields, errors))
}

fn summarize(page: &PageContext, chosen: &Chosen) -> Summary {
    Summary::new(page, &chosen.offer.name, chosen.quote(), chosen.preparation)
}

async fn find_earlier(app: &App, viewer: &Viewer, chosen: &Chosen) -> Result<Option<Order>, PageError> {
    let mut conn = app.pool.acquire().await?;
    let latest = orders::list_for(&mut conn, viewer.account, 10, 0).await?;
    let since = app.now() - RECENT;
    Ok(latest.into_iter().find(|order| {
        order.placed_at > since
            && order.offer_slug == chosen.offer.slug
            && (order.term, order.lots, order.preparation) == (chosen.term, chosen.lots, chosen.preparation)
            && order.preparation_note == chosen.note.as_str()
    }))
}

/// The key that lets the form place one order only. A damaged one is refused, and the form gets another.
fn read_order_key(page: &PageContext, form: &Fields, errors: &mut FormErrors) -> Option<OrderKey> {
    let key = form.text("order_key").parse().ok().filter(|_| !form.is_ambiguous("order_key"));
    if key.is_none() {
        errors.add("order_key", page.t("checkout-form-damaged"));
    }
    key
}

/// The total that the reader saw. One that rose needs consent again, whatever else is wrong with the form; a form
/// without it agrees to today's.
fn read_agreed_total(page: &PageContext, form: &Fields, now: Usd, errors: &mut FormErrors) -> Option<Usd> {
    if !form.has("agreed_total") {
        return None;
    }
    let text = form.text("agreed_total");
    let agreed = Decimal::from_str_exact(text).ok().and_then(Usd::from_dollars_exact);
    match agreed.filter(|agreed| agreed.is_positive() && !form.is_ambiguous("agreed_total")) {
        Some(agreed) if now > agreed => errors.add("agreed_total", price_rose(page, agreed, now)),
        Some(agreed) => return Some(agreed),
        None => errors.add("agreed_total", page.t("checkout-form-damaged")),
    }
    None
}

fn price_rose(page: &PageContext, agreed: Usd, now: Usd) -> String {
    page.t2("checkout-price-rose", "agreed", &agreed, "now", &now)
}

/// A form that was filled in for one account must not order for another that signed in meanwhile in the same browser.
fn check_account(page: &PageContext, viewer: &Viewer, form: &Fields, errors: &mut FormErrors) {
    let folded = |text: &str| Email::parse(text).ok().map(|email| email.folded().to_owned());
    refuse_twice(page, form, ["email"], errors);
    if form.has("email") && folded(form.text("email")) != folded(&viewer.email) && errors.of("email").is_none() {
        errors.add("email", page.t("checkout-other-account"));
    }
}

/// Says why an order was not placed, at the part that it is about.
fn add_refusal(page: &PageContext, chosen: &Chosen, error: &PlacementError, errors: &mut FormErrors) {
    match error {
        PlacementError::OfferGone => errors.add("gpu", page.t("gpu-unknown")),
        PlacementError::PriceRose { agreed, now } => errors.add("agreed_total", price_rose(page, *agreed, *now)),
        PlacementError::NotEnoughLots { free: 0 } => {
            errors.add("gpu", page.t1("gpu-sold-out", "card", &chosen.offer.name));
        }
        PlacementError::NotEnoughLots { free } => errors.add("lots", page.t1("lots-too-few-free", "lots", free)),
        PlacementError::EmailTaken => errors.add("email", page.t("checkout-email-taken")),
        PlacementError::Database(_) => {}
    }
}

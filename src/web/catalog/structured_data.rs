//! A card as search engines read it (schema.org, JSON-LD): the same prices that the page shows.

use serde_json::{Value, json};

use crate::catalog::Offer;
use crate::i18n::format;
use crate::web::assets;
use crate::web::page::PageContext;

/// The card with its three prices, and the way to its page.
pub fn of_card(page: &PageContext, offer: &Offer, description: &str) -> String {
    let site = page.public_url.as_str().trim_end_matches('/');
    let address = page.canonical(&page.locale);
    let availability = if offer.lots_free == Some(0) { "OutOfStock" } else { "InStock" };
    let offers: Vec<Value> = offer
        .prices
        .iter()
        .map(|(term, price)| {
            json!({
                "@type": "Offer",
                "name": format::days(page.locale, term.days()),
                "price": price.to_string(),
                "priceCurrency": "USD",
                "availability": format!("https://schema.org/{availability}"),
                "url": format!("{site}{}?gpu={}&days={}", page.href("/configure"), offer.slug, term.days()),
            })
        })
        .collect();
    let product = json!({
        "@type": "Product",
        "name": offer.name,
        "description": description,
        "image": format!("{site}{}", assets::url("icons/og.png")),
        "brand": { "@type": "Brand", "name": offer.vendor.name() },
        "url": address,
        "offers": offers,
    });
    let trail = json!({
        "@type": "BreadcrumbList",
        "itemListElement": [
            { "@type": "ListItem", "position": 1, "name": page.t("shell-gpus"), "item": format!("{site}{}", page.href("/gpus")) },
            { "@type": "ListItem", "position": 2, "name": offer.name, "item": address },
        ],
    });
    let graph = json!({ "@context": "https://schema.org", "@graph": [product, trail] });
    for_script(&graph)
}

/// JSON inside a script element: what could end the element or open a comment is written as an escape (S41).
fn for_script(value: &Value) -> String {
    value.to_string().replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s41_no_text_of_the_catalogue_closes_the_script() {
        for name in ["X</script><b>", "X<!--<script>", "A&B"] {
            let written = for_script(&json!({ "name": name }));
            assert!(!written.contains(['<', '>', '&']), "{written}");
            assert_eq!(serde_json::from_str::<Value>(&written).expect("JSON")["name"], name);
        }
    }
}

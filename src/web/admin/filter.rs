//! What the staff's list is asked for: the query as it was typed, read into a filter, and written into links.

use url::form_urlencoded::Serializer;

use crate::orders::{OrderFilter, PaymentState, ProvisioningState};
use crate::web::forms::{Fields, FormErrors};
use crate::web::page::PageContext;

/// More than any email or name holds.
const LONGEST_TEXT: usize = 300;

/// A query of `/admin/orders` or `/admin/orders.csv`.
pub struct Query {
    /// As they were typed, for the form.
    pub q: String,
    pub payment: String,
    pub provisioning: String,
    pub page: String,
    /// What was understood of them, where nothing is wrong.
    pub filter: OrderFilter,
    /// From 1; 0 is the number of no page.
    pub page_number: i64,
    pub errors: FormErrors,
}

impl Query {
    pub fn read(page: &PageContext, fields: &Fields) -> Self {
        let mut errors = FormErrors::default();
        for name in ["q", "payment", "provisioning", "page"] {
            if fields.is_ambiguous(name) {
                errors.add(name, page.t("admin-field-ambiguous"));
            }
        }
        let (q, payment, provisioning) = (fields.text("q"), fields.text("payment"), fields.text("provisioning"));
        if q.chars().any(char::is_control) {
            errors.add("q", page.t("admin-field-unprintable"));
        } else if q.chars().count() > LONGEST_TEXT {
            errors.add("q", page.t1("admin-field-too-long", "most", &LONGEST_TEXT));
        }
        let filter = OrderFilter {
            text: q.trim().to_owned(),
            payment: PaymentState::from_id(payment),
            provisioning: ProvisioningState::from_id(provisioning),
        };
        if filter.payment.is_none() && !payment.is_empty() {
            errors.add("payment", page.t("admin-orders-unknown-state"));
        }
        if filter.provisioning.is_none() && !provisioning.is_empty() {
            errors.add("provisioning", page.t("admin-orders-unknown-state"));
        }
        let page_number = page_number(fields.text("page"));
        if page_number.is_none() {
            errors.add("page", page.t("admin-orders-page-unreadable"));
        }
        Query {
            q: q.to_owned(),
            payment: payment.to_owned(),
            provisioning: provisioning.to_owned(),
            page: fields.text("page").to_owned(),
            filter,
            page_number: page_number.unwrap_or_default(),
            errors,
        }
    }

    pub fn is_filtered(&self) -> bool {
        self.filter != OrderFilter::default()
    }

    /// The list under the same filter, another page of it.
    pub fn href(&self, page: i64) -> String {
        href("/admin/orders", &self.filter, page)
    }

    /// Everything that the filter finds, as a file.
    pub fn export_href(&self) -> String {
        href("/admin/orders.csv", &self.filter, 1)
    }
}

/// A filtered list's address; what is not filtered by stays out of it.
pub fn href(path: &str, filter: &OrderFilter, page: i64) -> String {
    let page = if page > 1 { page.to_string() } else { String::new() };
    let payment = filter.payment.map_or("", PaymentState::id);
    let provisioning = filter.provisioning.map_or("", ProvisioningState::id);
    let mut query = Serializer::new(String::new());
    let pairs = [("q", filter.text.as_str()), ("payment", payment), ("provisioning", provisioning), ("page", &page)];
    for (name, value) in pairs {
        if !value.is_empty() {
            query.append_pair(name, value);
        }
    }
    let query = query.finish();
    if query.is_empty() { path.to_owned() } else { format!("{path}?{query}") }
}

/// The number of a page; the first where none is named. A whole number that no page has is 0, anything else nothing.
fn page_number(text: &str) -> Option<i64> {
    let text = text.trim();
    if text.is_empty() {
        return Some(1);
    }
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    is_number.then(|| text.parse::<i64>().map_or(0, |number| number.max(0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s39_a_page_is_named_by_a_whole_number() {
        for (text, number) in [
            ("", Some(1)),
            (" 2 ", Some(2)),
            ("0", Some(0)),
            ("-1", Some(0)),
            ("99999999999999999999", Some(0)),
            ("abc", None),
            ("1.5", None),
            ("-", None),
            ("٣", None),
        ] {
            assert_eq!(page_number(text), number, "{text:?}");
        }
    }

    #[test]
    fn an_address_holds_what_is_filtered_by_and_nothing_else() {
        let filter =
            OrderFilter { text: "Ёлкина & Co".into(), payment: Some(PaymentState::PartPaid), provisioning: None };
        let query = "q=%D0%81%D0%BB%D0%BA%D0%B8%D0%BD%D0%B0+%26+Co&payment=part-paid";
        assert_eq!(href("/admin/orders", &filter, 1), format!("/admin/orders?{query}"));
        assert_eq!(href("/admin/orders", &filter, 3), format!("/admin/orders?{query}&page=3"));
        assert_eq!(href("/admin/orders", &OrderFilter::default(), 1), "/admin/orders");
    }
}

//! The choice of a method, always of the pair of coin and network (R14); shared by orders and top-ups.
//! `templates/parts/methods.html` draws it.

use axum::http::StatusCode;

use crate::payments::{Method, OpeningError};
use crate::web::error::PageError;
use crate::web::forms::{Fields, FormErrors};
use crate::web::page::PageContext;

/// What was chosen, kept as text.
#[derive(Debug, Clone, Default)]
pub struct MethodChoice {
    pub method: String,
    pub network_confirmed: bool,
}

impl MethodChoice {
    pub fn read(fields: &Fields) -> Self {
        MethodChoice {
            method: fields.text("method").to_owned(),
            network_confirmed: fields.text("network_confirmed") == "on" && !fields.is_ambiguous("network_confirmed"),
        }
    }

    pub const fn all(&self) -> [Method; 8] {
        Method::ALL
    }

    pub fn is_chosen(&self, method: &Method) -> bool {
        self.method == method.id()
    }

    /// The method, if it is one of ours and, for coins that exist on several networks, the network was confirmed (P41).
    pub fn check(&self, page: &PageContext, fields: &Fields, errors: &mut FormErrors) -> Option<Method> {
        let Some(method) = Method::from_id(&self.method).filter(|_| !fields.is_ambiguous("method")) else {
            errors.add("method", page.t("method-missing"));
            return None;
        };
        if method.needs_network_confirmation() && !self.network_confirmed {
            let network = method.network().name();
            errors.add("network_confirmed", page.t1("method-network-unconfirmed", "network", &network));
            return None;
        }
        Some(method)
    }
}

/// A method by name: "USDT on Tron".
pub fn method_name(page: &PageContext, method: Method) -> String {
    page.t2("method-name", "asset", &method.asset().symbol(), "network", &method.network().name())
}

/// Why no instructions were made, for the reader, with the answer's status; what is no refusal is a fault.
pub fn refusal(page: &PageContext, error: OpeningError) -> Result<(StatusCode, String), PageError> {
    let about = |key: &str, method: Method| page.t1(key, "method", &method_name(page, method));
    match error {
        OpeningError::NoRate { method, reason } => {
            tracing::warn!(method = method.id(), %reason, "no rate, so no instructions");
            Ok((StatusCode::SERVICE_UNAVAILABLE, about("method-no-rate", method)))
        }
        OpeningError::NoAddress { method } => {
            tracing::error!(method = method.id(), "no free address, so no instructions");
            Ok((StatusCode::SERVICE_UNAVAILABLE, about("method-no-address", method)))
        }
        OpeningError::AlreadySeen { method, .. } => {
            Ok((StatusCode::UNPROCESSABLE_ENTITY, about("method-already-seen", method)))
        }
        OpeningError::TooManyOpen => {
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page.t("method-too-many-open").into_owned()))
        }
        OpeningError::TooSmall => Ok((StatusCode::UNPROCESSABLE_ENTITY, page.t("method-too-small").into_owned())),
        OpeningError::NotFound | OpeningError::NotPayable => Err(PageError::NotFound),
        OpeningError::Database(error) => Err(error.into()),
    }
}

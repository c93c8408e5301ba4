//! The shop's rules as texts for FAQ and guides.

use crate::accounts::NewPassword;
use crate::i18n::{Argument, Locale, format};
use crate::orders::Preparation;
use crate::payments::{self, Method, Rules, TopUpAmount};
use crate::pricing::{Lots, Term};
use crate::web::page::PageContext;

/// Each figure by the name that texts use, already in the reader's language.
pub struct Figures {
    texts: Vec<(&'static str, String)>,
    /// Minutes that instructions hold: for stablecoins, and for coins with a moving price.
    expiry_stable: i64,
    expiry_coin: i64,
}

/// How many GPUs a B200 lot holds (R2): the one exception that texts explain.
const B200_GPUS: u32 = 2;
/// The example of R5: two B200 lots are four GPUs.
const EXAMPLE_LOTS: u32 = 2;

impl Figures {
    pub fn of(page: &PageContext, rules: &Rules) -> Self {
        let locale = page.locale;
        let number = |number: i64| format::integer(locale, number);
        let [short, middle, long] = Term::ALL.map(|term| format::days(locale, term.days()));
        let minutes = |method| payments::lifetime(method, &rules.policy).whole_minutes();
        let methods: Vec<String> = Method::ALL.iter().map(|method| method_name(page, *method)).collect();
        let top_ups: Vec<String> =
            TopUpAmount::ALL.iter().map(|amount| format::usd_whole(locale, amount.usd())).collect();
        let preparations: Vec<String> =
            Preparation::ALL.iter().map(|one| page.t(&format!("preparation-{}", one.id())).into_owned()).collect();
        Figures {
            texts: vec![
                ("lots_min", number(i64::from(Lots::MIN))),
                ("lots_max", number(i64::from(Lots::MAX))),
                ("b200_gpus", number(i64::from(B200_GPUS))),
                ("b200_example_lots", number(i64::from(EXAMPLE_LOTS))),
                ("b200_example_gpus", number(i64::from(EXAMPLE_LOTS * B200_GPUS))),
                ("terms", terms(locale)),
                ("term_short", short),
                ("term_middle", middle),
                ("term_long", long),
                ("password_min", number(NewPassword::MIN_CHARACTERS as i64)),
                ("password_max", number(NewPassword::MAX_CHARACTERS as i64)),
                ("methods", format::list_and(locale, &methods)),
                ("top_ups", format::list_or(locale, &top_ups)),
                ("preparations", format::list_and(locale, &preparations)),
            ],
            expiry_stable: minutes(Method::UsdtTron),
            expiry_coin: minutes(Method::BtcBitcoin),
        }
    }

    pub fn arguments(&self) -> Vec<(&str, &dyn Argument)> {
        let texts = self.texts.iter().map(|(name, text)| (*name, text as &dyn Argument));
        let minutes: [(&str, &dyn Argument); 2] =
            [("expiry_stable", &self.expiry_stable), ("expiry_coin", &self.expiry_coin)];
        texts.chain(minutes).collect()
    }

    pub fn texts(&self) -> &[(&'static str, String)] {
        &self.texts
    }
}

/// "3, 7 or 30 days": the last one with the word for days, in the form that the language wants there.
fn terms(locale: Locale) -> String {
    let [first, second, last] = Term::ALL.map(Term::days);
    format::list_or(locale, &[first.to_string(), second.to_string(), format::days(locale, last)])
}

fn method_name(page: &PageContext, method: Method) -> String {
    page.t2("method-name", "asset", &method.asset().symbol(), "network", &method.network().name())
}

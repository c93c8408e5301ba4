//! The catalogue's filters: kept as they were typed, checked, applied, and, where nothing is left, which one did it.

use url::form_urlencoded::Serializer;

use crate::catalog::{Backend, Offer};
use crate::i18n::fold;
use crate::pricing::Term;
use crate::web::forms::{Fields, FormErrors};
use crate::web::page::PageContext;

const MOST_CHARACTERS: usize = 100;

/// What was typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Typed {
    pub q: String,
    pub backend: String,
    pub min_memory: String,
    pub sort: String,
}

/// What of it is sound; a filter that is not is left out, and a message says so.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Filter {
    /// Folded words, all of which a card must have.
    words: Vec<String>,
    backend: Option<Backend>,
    /// Gigabytes of each GPU.
    min_memory: Option<u32>,
    order: Order,
}

/// A filter that can leave nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Narrowing {
    Search,
    Memory,
    Backend,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Order {
    /// The operator's own.
    #[default]
    Catalogue,
    PriceUp,
    PriceDown,
    MemoryDown,
    MemoryUp,
}

impl Order {
    pub const ALL: [Order; 5] =
        [Order::Catalogue, Order::PriceUp, Order::PriceDown, Order::MemoryDown, Order::MemoryUp];

    /// As addresses write it.
    pub const fn id(self) -> &'static str {
        match self {
            Order::Catalogue => "",
            Order::PriceUp => "price",
            Order::PriceDown => "-price",
            Order::MemoryDown => "-memory",
            Order::MemoryUp => "memory",
        }
    }

    /// The term whose lot price orders the cards.
    pub const TERM: Term = Term::ThreeDays;
}

impl Narrowing {
    /// In the order in which a reader is likeliest to give one up.
    pub const ALL: [Narrowing; 3] = [Narrowing::Search, Narrowing::Memory, Narrowing::Backend];
}

impl Typed {
    pub fn read(fields: &Fields) -> Self {
        let text = |name| fields.text(name).to_owned();
        Typed { q: text("q"), backend: text("backend"), min_memory: text("min_memory"), sort: text("sort") }
    }

    /// Checks each filter; messages in the reader's language are added under q, backend, min_memory, sort.
    pub fn check(&self, page: &PageContext, fields: &Fields, errors: &mut FormErrors) -> Filter {
        Filter {
            words: sound(page, fields, errors, "q", self.words()).unwrap_or_default(),
            backend: sound(page, fields, errors, "backend", self.backend()).flatten(),
            min_memory: sound(page, fields, errors, "min_memory", self.min_memory()).flatten(),
            order: sound(page, fields, errors, "sort", self.order()).unwrap_or_default(),
        }
    }

    fn words(&self) -> Result<Vec<String>, &'static str> {
        if self.q.chars().any(char::is_control) {
            return Err("catalog-q-unprintable");
        }
        if self.q.chars().count() > MOST_CHARACTERS {
            return Err("catalog-q-too-long");
        }
        Ok(fold(&self.q).split_whitespace().map(str::to_owned).collect())
    }

    fn backend(&self) -> Result<Option<Backend>, &'static str> {
        let id = self.backend.trim();
        let known = || Backend::from_id(id).ok_or("catalog-backend-unknown");
        (!id.is_empty()).then(known).transpose()
    }

    fn min_memory(&self) -> Result<Option<u32>, &'static str> {
        let digits = self.min_memory.trim();
        let is_plain = digits.bytes().all(|b| b.is_ascii_digit());
        let number = || digits.parse().ok().filter(|_| is_plain).ok_or("catalog-min-memory-unknown");
        (!digits.is_empty()).then(number).transpose()
    }

    fn order(&self) -> Result<Order, &'static str> {
        let id = self.sort.trim();
        Order::ALL.into_iter().find(|order| order.id() == id).ok_or("catalog-sort-unknown")
    }

    /// The query with one filter taken off, encoded.
    pub fn query_without(&self, cleared: Narrowing) -> String {
        let parts = [
            ("q", &self.q, Some(Narrowing::Search)),
            ("backend", &self.backend, Some(Narrowing::Backend)),
            ("min_memory", &self.min_memory, Some(Narrowing::Memory)),
            ("sort", &self.sort, None),
        ];
        let kept = parts.into_iter().filter(|(_, text, narrowing)| !text.is_empty() && *narrowing != Some(cleared));
        Serializer::new(String::new()).extend_pairs(kept.map(|(name, text, _)| (name, text))).finish()
    }
}

/// The value of a filter, or its message.
fn sound<T>(
    page: &PageContext,
    fields: &Fields,
    errors: &mut FormErrors,
    field: &'static str,
    read: Result<T, &'static str>,
) -> Option<T> {
    let read = if fields.is_ambiguous(field) { Err("catalog-twice") } else { read };
    read.map_err(|key| errors.add(field, page.t1(key, "max", &MOST_CHARACTERS))).ok()
}

impl Filter {
    /// The cards that are left, in the order that was asked for; equals stay as the operator has them.
    pub fn apply<'a>(&self, offers: &'a [Offer]) -> Vec<&'a Offer> {
        let mut left: Vec<&Offer> = offers.iter().filter(|offer| self.admits(offer)).collect();
        let price = |offer: &&Offer| offer.prices.of(Order::TERM);
        let memory = |offer: &&Offer| offer.memory_gb;
        match self.order {
            Order::Catalogue => {}
            Order::PriceUp => left.sort_by_key(price),
            Order::PriceDown => left.sort_by_key(|offer| std::cmp::Reverse(price(offer))),
            Order::MemoryUp => left.sort_by_key(memory),
            Order::MemoryDown => left.sort_by_key(|offer| std::cmp::Reverse(memory(offer))),
        }
        left
    }

    /// Where nothing is left: the one filter without which cards are left, and how many. `None` where no single one
    /// is to blame.
    pub fn blame(&self, offers: &[Offer]) -> Option<(Narrowing, usize)> {
        let without = |narrowing: Narrowing| (narrowing, self.without(narrowing).apply(offers).len());
        Narrowing::ALL.into_iter().map(without).find(|(_, left)| *left > 0)
    }

    fn without(&self, narrowing: Narrowing) -> Filter {
        let mut filter = self.clone();
        match narrowing {
            Narrowing::Search => filter.words.clear(),
            Narrowing::Memory => filter.min_memory = None,
            Narrowing::Backend => filter.backend = None,
        }
        filter
    }

    fn admits(&self, offer: &Offer) -> bool {
        let searched = || {
            fold(&format!("{} {} {} {}", offer.name, offer.vendor.name(), offer.backend().name(), offer.memory_kind))
        };
        self.backend.is_none_or(|backend| backend == offer.backend())
            && self.min_memory.is_none_or(|least| offer.memory_gb >= least)
            && (self.words.is_empty() || self.words.iter().all(|word| searched().contains(word.as_str())))
    }
}

#[cfg(test)]
mod tests {
    use time::OffsetDateTime;

    use super::*;

    fn offers() -> Vec<Offer> {
        crate::catalog::parse(include_str!("../../../catalog.toml"), OffsetDateTime::UNIX_EPOCH).expect("sound")
    }

    /// A filter of sound texts.
    fn filter(query: &str) -> Filter {
        let typed = Typed::read(&Fields::parse(query.as_bytes()).expect("UTF-8"));
        Filter {
            words: typed.words().expect("sound"),
            backend: typed.backend().expect("sound"),
            min_memory: typed.min_memory().expect("sound"),
            order: typed.order().expect("sound"),
        }
    }

    fn slugs(query: &str) -> Vec<String> {
        filter(query).apply(&offers()).into_iter().map(|offer| offer.slug.clone()).collect()
    }

    #[test]
    fn search_folds_case_and_accents_over_name_maker_backend_and_memory() {
        assert_eq!(slugs("q=RTX+4090"), ["rtx-4090"]);
        assert_eq!(slugs("q=%C3%A1md"), ["mi300x", "mi325x"]);
        assert_eq!(slugs("q=rocm+hbm3e"), ["mi325x"]);
        assert_eq!(slugs("q=ada%C2%A06000"), ["rtx-6000-ada"]);
        assert_eq!(slugs("q=").len(), 12);
        assert!(slugs("q=h300").is_empty());
    }

    #[test]
    fn filters_narrow_and_the_order_is_kept_among_equals() {
        assert_eq!(slugs("backend=rocm&min_memory=200"), ["mi325x"]);
        assert_eq!(slugs("backend=cuda&min_memory=100&sort=-memory"), ["b200", "h200"]);
        assert_eq!(slugs("min_memory=80&sort=price")[..2], ["a100-80gb", "rtx-pro-6000"]);
        assert_eq!(slugs("sort=-price")[..2], ["b200", "h200"]);
        assert_eq!(slugs("sort=memory")[..3], ["rtx-4090", "l4", "rtx-5090"]);
    }

    #[test]
    fn an_empty_result_names_the_filter_that_did_it() {
        assert_eq!(filter("q=turbo&backend=rocm&min_memory=256").blame(&offers()), Some((Narrowing::Search, 1)));
        assert_eq!(filter("q=h100&min_memory=100").blame(&offers()), Some((Narrowing::Search, 4)));
        assert_eq!(filter("backend=rocm&min_memory=300").blame(&offers()), Some((Narrowing::Memory, 2)));
        assert_eq!(filter("q=turbo&min_memory=999").blame(&offers()), None);
    }

    #[test]
    fn unsound_texts_are_told_apart() {
        let typed = |query: &[u8]| Typed::read(&Fields::parse(query).expect("UTF-8"));
        assert_eq!(typed(b"q=%00").words(), Err("catalog-q-unprintable"));
        assert_eq!(typed(format!("q={}", "a".repeat(101)).as_bytes()).words(), Err("catalog-q-too-long"));
        assert_eq!(typed(b"backend=CUDA").backend(), Err("catalog-backend-unknown"));
        for wrong in ["-1", "8.5", "+80", "abc", "4294967296", "80GB"] {
            let typed = Typed { min_memory: wrong.into(), ..Typed::default() };
            assert_eq!(typed.min_memory(), Err("catalog-min-memory-unknown"), "{wrong}");
        }
        assert_eq!(typed(b"sort=name").order(), Err("catalog-sort-unknown"));
    }

    #[test]
    fn clearing_one_filter_keeps_the_others() {
        let typed = Typed::read(&Fields::parse(b"q=a+b&backend=rocm&min_memory=80&sort=-price").expect("UTF-8"));
        assert_eq!(typed.query_without(Narrowing::Memory), "q=a+b&backend=rocm&sort=-price");
        assert_eq!(typed.query_without(Narrowing::Search), "backend=rocm&min_memory=80&sort=-price");
    }
}

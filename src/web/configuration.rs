//! A configuration as it travels in addresses and forms: card, term, lots, preparation. The configurator and the
//! checkout read it in the same way.

use url::form_urlencoded::Serializer;

use crate::catalog::Offer;
use crate::i18n::format;
use crate::orders::{NoteError, Preparation, PreparationNote};
use crate::pricing::{Lots, LotsError, Quote, Term};
use crate::web::forms::{Fields, FormErrors};
use crate::web::page::PageContext;

/// What was typed, kept as text, and what it means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Configuration {
    /// The slug of an offer.
    pub gpu: String,
    /// The term in days.
    pub days: String,
    pub lots: String,
    pub preparation: String,
    /// What a custom preparation is to hold.
    pub preparation_note: String,
}

/// A complete configuration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen {
    pub offer: Offer,
    pub term: Term,
    pub lots: Lots,
    pub preparation: Preparation,
    pub note: PreparationNote,
}

impl Configuration {
    pub fn read(fields: &Fields) -> Self {
        let text = |name| fields.text(name).to_owned();
        Configuration {
            gpu: text("gpu"),
            days: text("days"),
            lots: text("lots"),
            preparation: text("preparation"),
            preparation_note: text("preparation_note"),
        }
    }

    /// The configuration as a query, encoded, for links and for `next`; parts that are empty are left out.
    pub fn to_query(&self) -> String {
        let parts = [
            ("gpu", &self.gpu),
            ("days", &self.days),
            ("lots", &self.lots),
            ("preparation", &self.preparation),
            ("preparation_note", &self.preparation_note),
        ];
        let given = parts.into_iter().filter(|(_, text)| !text.is_empty());
        Serializer::new(String::new()).extend_pairs(given).finish()
    }

    /// Checks every part; messages in the reader's language are added to `errors` under the fields gpu, days, lots,
    /// preparation, preparation_note. A part that is missing is an error too. Whether enough lots are free is asked
    /// apart, by [`Chosen::check_free`]: an order that is placed already may have taken the last ones.
    pub fn check(
        &self,
        page: &PageContext,
        offers: &[Offer],
        fields: &Fields,
        errors: &mut FormErrors,
    ) -> Option<Chosen> {
        let preparation = self.preparation(page);
        let note = self.note(page, preparation.as_ref().ok().copied());
        let mut take = Take { page, fields, errors };
        let offer = take.part("gpu", self.offer(page, offers));
        let term = take.part("days", self.term(page));
        let lots = take.part("lots", self.lots(page));
        let preparation = take.part("preparation", preparation);
        let note = take.part("preparation_note", note);
        Some(Chosen { offer: offer?, term: term?, lots: lots?, preparation: preparation?, note: note? })
    }

    /// What a price needs, card, term and lots, where all three are known.
    pub fn priced<'a>(&self, offers: &'a [Offer]) -> Option<(&'a Offer, Quote)> {
        let offer = self.find_offer(offers)?;
        Some((offer, offer.quote(Term::parse(&self.days)?, Lots::parse(&self.lots).ok()?)))
    }

    /// The offer that was chosen, if it is one of these.
    pub fn find_offer<'a>(&self, offers: &'a [Offer]) -> Option<&'a Offer> {
        offers.iter().find(|offer| offer.slug == self.gpu.trim())
    }

    fn offer(&self, page: &PageContext, offers: &[Offer]) -> Result<Offer, String> {
        let missing = if self.gpu.trim().is_empty() { "gpu-missing" } else { "gpu-unknown" };
        self.find_offer(offers).cloned().ok_or_else(|| page.t(missing).into_owned())
    }

    fn term(&self, page: &PageContext) -> Result<Term, String> {
        let missing = if self.days.trim().is_empty() { "term-missing" } else { "term-unknown" };
        Term::parse(&self.days).ok_or_else(|| page.t1(missing, "terms", &terms(page)))
    }

    fn lots(&self, page: &PageContext) -> Result<Lots, String> {
        let key = |error| match error {
            LotsError::Missing => "lots-missing",
            LotsError::NotAWholeNumber => "lots-not-a-number",
            LotsError::OutOfRange => "lots-out-of-range",
        };
        Lots::parse(&self.lots).map_err(|error| page.t2(key(error), "min", &Lots::MIN, "max", &Lots::MAX))
    }

    fn preparation(&self, page: &PageContext) -> Result<Preparation, String> {
        let id = self.preparation.trim();
        let missing = if id.is_empty() { "preparation-missing" } else { "preparation-unknown" };
        Preparation::from_id(id).ok_or_else(|| page.t(missing).into_owned())
    }

    /// A note is asked for by a custom preparation only; where nobody knows the preparation, none is asked for.
    fn note(&self, page: &PageContext, preparation: Option<Preparation>) -> Result<PreparationNote, String> {
        let preparation = preparation.unwrap_or(Preparation::Ubuntu);
        PreparationNote::parse(&self.preparation_note, preparation).map_err(|error| match error {
            NoteError::Missing => page.t("note-missing").into_owned(),
            NoteError::Unprintable => page.t("note-unprintable").into_owned(),
            NoteError::TooLong(characters) => {
                page.t2("note-too-long", "characters", &characters, "max", &PreparationNote::MAX_CHARACTERS)
            }
        })
    }
}

impl Chosen {
    /// Today's price.
    pub fn quote(&self) -> Quote {
        self.offer.quote(self.term, self.lots)
    }

    /// Says at the lots that fewer are free, where that is so.
    pub fn check_free(&self, page: &PageContext, errors: &mut FormErrors) {
        match self.offer.lots_free {
            Some(0) => errors.add("gpu", page.t1("gpu-sold-out", "card", &self.offer.name)),
            Some(free) if free < self.lots.count() => errors.add("lots", page.t1("lots-too-few-free", "lots", &free)),
            _ => {}
        }
    }
}

/// Takes the parts one by one and keeps what is wrong with each.
struct Take<'a> {
    page: &'a PageContext,
    fields: &'a Fields,
    errors: &'a mut FormErrors,
}

impl Take<'_> {
    fn part<T>(&mut self, field: &'static str, read: Result<T, String>) -> Option<T> {
        if self.fields.is_ambiguous(field) {
            self.errors.add(field, self.page.t("configure-twice"));
            return None;
        }
        read.map_err(|message| self.errors.add(field, message)).ok()
    }
}

/// All terms in a sentence: "3, 7, or 30 days".
pub fn terms(page: &PageContext) -> String {
    let [first, second, last] = Term::ALL.map(Term::days);
    let last = format::days(page.locale, last);
    format::list_or(page.locale, &[first.to_string(), second.to_string(), last])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s47_a_configuration_goes_through_an_address_unchanged() {
        let fields = Fields::parse(
            "gpu=b200&days=7&lots=2&preparation=custom&preparation_note=a+%22b%22%0A%D0%B6%26".as_bytes(),
        );
        let configuration = Configuration::read(&fields.expect("UTF-8"));
        assert_eq!(configuration.preparation_note, "a \"b\"\nж&");
        let query = configuration.to_query();
        assert_eq!(Configuration::read(&Fields::parse(query.as_bytes()).expect("UTF-8")), configuration);
        assert_eq!(query, "gpu=b200&days=7&lots=2&preparation=custom&preparation_note=a+%22b%22%0A%D0%B6%26");
    }

    #[test]
    fn what_is_empty_is_left_out_of_the_address() {
        let fields = Fields::parse(b"lots=2&gpu=").expect("UTF-8");
        assert_eq!(Configuration::read(&fields).to_query(), "lots=2");
    }
}

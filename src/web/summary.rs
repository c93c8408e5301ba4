//! What a configuration comes to, as the configurator, the checkout and the order show it: every figure apart (R5).
//! `templates/parts/summary.html` draws it.

use crate::i18n::format;
use crate::orders::Preparation;
use crate::pricing::Quote;
use crate::web::page::PageContext;

/// The figures of a quote in the reader's language, and the quote itself for the marks that machines read.
#[derive(Debug, Clone)]
pub struct Summary {
    pub quote: Quote,
    /// "B200, 7 days"
    pub card: String,
    /// "USD 1,449.00 per lot"
    pub lot_price: String,
    /// "2 lots of 2 GPUs = 4 GPUs"
    pub gpus: String,
    pub per_gpu_day: String,
    /// Its name, as it stands in a sentence.
    pub preparation: String,
    pub total: String,
    /// "USD 1,449.00 × 2 lots = USD 2,898.00"
    pub equation: String,
    /// That a lot's price holds all of its cards (R4), where a lot holds several.
    pub lot_holds: Option<String>,
}

impl Summary {
    /// `card` is the card's name: of today's offer, or of the order that froze it.
    pub fn new(page: &PageContext, card: &str, quote: Quote, preparation: Preparation) -> Self {
        let term = format::days(page.locale, quote.term.days());
        let (lots, total) = (quote.lots.count(), quote.total());
        let holds = || page.t2("summary-lot-holds", "card", &card, "gpus", &quote.gpus_per_lot);
        Summary {
            quote,
            card: page.t2("summary-card", "card", &card, "term", &term),
            lot_price: page.t1("summary-lot-price", "price", &quote.lot_price),
            gpus: page
                .tn("summary-gpus", &[("lots", &lots), ("gpus", &quote.gpus_per_lot), ("all", &quote.gpu_count())]),
            per_gpu_day: page.usd(&quote.per_gpu_day()),
            preparation: page.t(&format!("preparation-{}", preparation.id())).into_owned(),
            total: page.usd(&total),
            equation: page.tn("summary-equation", &[("price", &quote.lot_price), ("lots", &lots), ("total", &total)]),
            lot_holds: (quote.gpus_per_lot > 1).then(holds),
        }
    }
}

//! The shop's advice: FAQ, guides and their downloads. Figures in the texts come from the rules in the code, so that
//! text and shop cannot disagree.

pub mod download;
pub mod faq;
pub mod figures;
pub mod guide;
pub mod guides;

use crate::content::CopyWords;
use crate::web::page::PageContext;

/// Where a `shop:` link of a text leads: the section's address in the reader's language; downloads have no language.
fn link(page: &PageContext, target: &str) -> String {
    if target.starts_with("downloads/") { format!("/{target}") } else { page.href(&format!("/{target}")) }
}

/// The words of the copy button, in the reader's language; they outlive the rendering.
struct Words {
    copy: String,
    copied: String,
    code: String,
}

impl Words {
    fn of(page: &PageContext) -> Self {
        Words {
            copy: page.t("guide-copy").into_owned(),
            copied: page.t("guide-copied").into_owned(),
            code: page.t("guide-code").into_owned(),
        }
    }

    fn as_copy_words(&self) -> CopyWords<'_> {
        CopyWords { copy: &self.copy, copied: &self.copied, code: &self.code }
    }
}

//! The shop's advice: thirty questions and four guides in every language, from Markdown to safe HTML.

mod downloads;
mod faq;
mod guides;
mod markdown;

pub use downloads::{Download, find_download};
pub use faq::{Answered, GROUPS, Group, answer, answer_all, find};
pub use guides::{Guide, GuideError, GuideName, read as read_guide, title as guide_title};
pub use markdown::{CopyWords, Heading, Links};

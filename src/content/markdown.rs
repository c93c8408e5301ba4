//! Markdown to HTML that is safe to show: raw HTML is shown as text, links lead to the shop's own pages or to https
//! addresses, code gets a copy button, tables scroll on a phone.

use pulldown_cmark::{CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

/// Turns the target of a `shop:` link into an address on the site.
pub type Links<'a> = &'a dyn Fn(&str) -> String;

/// The words of the button that copies a block of code, in the reader's language.
#[derive(Debug, Clone, Copy)]
pub struct CopyWords<'a> {
    /// On the button.
    pub copy: &'a str,
    /// Announced when it is done.
    pub copied: &'a str,
    /// What the block is called for those who hear it.
    pub code: &'a str,
}

/// A heading with its anchor, for a list of contents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heading {
    pub anchor: String,
    pub title: String,
}

pub(super) struct Rendered {
    pub(super) html: String,
    /// Headings of the second level, in order.
    pub(super) headings: Vec<Heading>,
}

pub(super) fn render(markdown: &str, links: Links<'_>, words: CopyWords<'_>) -> Rendered {
    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES | Options::ENABLE_STRIKETHROUGH;
    let mut events = Vec::new();
    let mut headings: Vec<Heading> = Vec::new();
    let mut in_heading = false;
    let mut blocks = 0;
    for event in Parser::new_ext(markdown, options) {
        match event {
            Event::Html(text) | Event::InlineHtml(text) => events.push(Event::Text(text)),
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                let dest_url = address(&dest_url, links).into();
                events.push(Event::Start(Tag::Link { link_type, dest_url, title, id }));
            }
            Event::Start(Tag::Image { .. }) | Event::End(TagEnd::Image) => {}
            Event::Start(Tag::Heading { level: HeadingLevel::H2, ref id, .. }) => {
                in_heading = true;
                let anchor = id.as_deref().unwrap_or_default().to_owned();
                headings.push(Heading { anchor, title: String::new() });
                events.push(event);
            }
            Event::End(TagEnd::Heading(_)) => {
                in_heading = false;
                events.push(event);
            }
            // A table that is wider than a phone scrolls; the keyboard must reach what scrolls (WCAG 2.1.1).
            Event::Start(Tag::Table(_)) => {
                events.push(Event::Html("<div class=\"scroll\" tabindex=\"0\">".into()));
                events.push(event);
            }
            Event::End(TagEnd::Table) => {
                events.push(event);
                events.push(Event::Html("</div>".into()));
            }
            Event::Start(Tag::CodeBlock(kind)) => {
                blocks += 1;
                let is_command = matches!(&kind, CodeBlockKind::Fenced(language) if &**language == "sh");
                events.push(Event::Html(code_start(blocks, is_command, words).into()));
            }
            Event::End(TagEnd::CodeBlock) => events.push(Event::Html(code_end(blocks, words).into())),
            other => {
                if let (true, Some(heading), Event::Text(text) | Event::Code(text)) =
                    (in_heading, headings.last_mut(), &other)
                {
                    heading.title.push_str(text);
                }
                events.push(other);
            }
        }
    }
    let mut rendered = String::with_capacity(markdown.len() * 2);
    html::push_html(&mut rendered, events.into_iter());
    Rendered { html: rendered, headings }
}

/// A `shop:` target by the site's own addresses; another one only where it is https.
fn address(target: &str, links: Links<'_>) -> String {
    match target.strip_prefix("shop:") {
        Some(ours) => links(ours),
        None if target.starts_with("https://") || target.starts_with('#') => target.to_owned(),
        None => String::from("#"),
    }
}

fn code_start(number: usize, is_command: bool, words: CopyWords<'_>) -> String {
    let kind = if is_command { " class=\"commands\"" } else { "" };
    let code = escape(words.code);
    format!("<div class=\"code\"><pre tabindex=\"0\" aria-label=\"{code}\"><code id=\"code-{number}\"{kind}>")
}

fn code_end(number: usize, words: CopyWords<'_>) -> String {
    let (copy, copied) = (escape(words.copy), escape(words.copied));
    format!(
        "</code></pre><button class=\"button plain copy-button\" type=\"button\" data-copy=\"#code-{number}\" \
         data-copied=\"{copied}\" hidden>{copy}</button></div>"
    )
}

/// The characters that mean something in an attribute.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The text of a piece of Markdown alone, for search.
pub(super) fn plain(markdown: &str) -> String {
    let words = Parser::new(markdown).filter_map(|event| match event {
        Event::Text(text) | Event::Code(text) => Some(text),
        Event::SoftBreak | Event::HardBreak | Event::End(TagEnd::Paragraph) => Some(CowStr::Borrowed(" ")),
        _ => None,
    });
    words.fold(String::new(), |mut text, word| {
        text.push_str(&word);
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: CopyWords<'_> = CopyWords { copy: "Copy", copied: "Copied", code: "Code" };

    fn html_of(markdown: &str) -> String {
        render(markdown, &|target| format!("/en/{target}"), WORDS).html
    }

    #[test]
    fn raw_html_is_shown_and_never_run() {
        let html = html_of("<script>alert(1)</script>\n\nHi <b onclick=x>you</b> & ![x](https://e.example/x.png)");
        assert!(!html.contains("<script") && !html.contains("<b ") && !html.contains("<img"), "{html}");
        assert!(html.contains("&lt;script&gt;") && html.contains("&amp;"), "{html}");
    }

    #[test]
    fn links_lead_to_the_shop_or_to_https_and_nowhere_else() {
        assert!(html_of("[a](shop:gpus?backend=cuda)").contains("href=\"/en/gpus?backend=cuda\""));
        assert!(html_of("[a](https://e.example/)").contains("href=\"https://e.example/\""));
        for target in ["javascript:alert(1)", "http://e.example", "data:text/html,x", "//e.example"] {
            assert!(html_of(&format!("[a]({target})")).contains("href=\"#\""), "{target}");
        }
    }

    #[test]
    fn headings_make_the_contents_and_code_can_be_copied() {
        let rendered =
            render("## One `x` {#one}\n\n```sh\nls <dir>\n```\n\n### no\n\n## Two {#two}", &|t| t.into(), WORDS);
        let anchors: Vec<_> = rendered.headings.iter().map(|heading| heading.anchor.as_str()).collect();
        assert_eq!(anchors, ["one", "two"]);
        assert!(rendered.html.contains("<h2 id=\"one\">"), "{}", rendered.html);
        assert!(rendered.html.contains("data-copy=\"#code-1\"") && rendered.html.contains("ls &lt;dir&gt;"));
    }
}

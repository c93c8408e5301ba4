//! A card drawn as its package: dies, memory stacks or chips, one package for each GPU of a lot. A pure function of what
//! the catalogue says; `templates/parts/die.html` writes it as SVG.

use std::fmt;

use askama::Template;

use crate::catalog::Package;

/// The drawing of a lot's packages. Printed, it is the whole `<svg>`.
#[derive(Debug, Clone, PartialEq, Template)]
#[template(path = "parts/die.html")]
pub struct Die {
    width: u32,
    /// Where each package stands, from the left.
    packages: Vec<u32>,
    rects: Vec<Rect>,
    /// What it shows, in words; without it the picture is decoration beside the same words.
    label: Option<String>,
}

/// A package is 104 wide; the next one begins 112 further right.
const PITCH: u32 = 112;
const GAP: u32 = 8;
/// The height is the same for all, so one or two packages stand in the same frame.
const NARROWEST: u32 = 240;

impl Die {
    /// One package for each GPU of a lot.
    pub fn new(package: Package, gpus_per_lot: u32) -> Self {
        let drawn = PITCH * gpus_per_lot - GAP;
        let width = NARROWEST.max(drawn + 24);
        let left = (width - drawn) / 2;
        let packages = (0..gpus_per_lot).map(|index| left + index * PITCH).collect();
        let rects = match package {
            Package::Gddr { chips } => gddr(u32::from(chips)),
            Package::Hbm { dies, bases, stacks } => hbm(u32::from(dies), u32::from(bases), u32::from(stacks)),
        };
        Die { width, packages, rects, label: None }
    }

    /// The same picture, said in words to who does not see it.
    pub fn with_label(self, label: String) -> Self {
        Die { label: Some(label), ..self }
    }

    /// A package with nothing in it: no card is there.
    pub fn empty() -> Self {
        let mut die = Die::new(Package::Hbm { dies: 1, bases: 1, stacks: 6 }, 1);
        for rect in &mut die.rects {
            if matches!(rect.class, "die-core" | "die-memory") {
                rect.class = "die-spare";
            }
        }
        die
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Rect {
    class: &'static str,
    x: Length,
    y: Length,
    width: Length,
    height: Length,
    radius: Length,
}

/// A length in the drawing, printed with two decimals at most.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Length(f64);

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", (self.0 * 100.0).round() / 100.0)
    }
}

fn rect(class: &'static str, [x, y, width, height]: [f64; 4], radius: f64) -> Rect {
    let [x, y, width, height, radius] = [x, y, width, height, radius].map(Length);
    Rect { class, x, y, width, height, radius }
}

/// `count` parts along a side of this length with gaps between: the length of each, and where each begins.
fn along(start: f64, length: f64, gap: f64, count: u32) -> (f64, impl Iterator<Item = f64> + Clone) {
    let parts = f64::from(count.max(1));
    let each = (length - gap * (parts - 1.0)) / parts;
    (each, (0..count).map(move |index| start + f64::from(index) * (each + gap)))
}

/// Stacks of HBM in two columns, the dies between them, all on an interposer.
fn hbm(dies: u32, bases: u32, stacks: u32) -> Vec<Rect> {
    let mut rects = vec![rect("die-interposer", [12.0, 9.0, 80.0, 66.0], 3.0)];
    let (height, rows) = along(12.0, 60.0, 3.0, stacks.div_ceil(2));
    let sites = [15.0, 75.0].into_iter().flat_map(|x| rows.clone().map(move |y| (x, y)));
    for (index, (x, y)) in (0..).zip(sites) {
        // The place of a sixth stack is there on a package with five, and unused.
        rects.push(if index < stacks {
            rect("die-memory", [x, y, 14.0, height], 1.5)
        } else {
            rect("die-spare", [x + 0.5, y + 0.5, 13.0, height - 1.0], 1.5)
        });
    }
    if bases > 1 {
        on_bases(&mut rects, dies, bases);
    } else {
        let (height, rows) = along(12.0, 60.0, 1.5, dies);
        rects.extend(rows.map(|y| rect("die-core", [32.0, y, 40.0, height], 2.0)));
    }
    rects
}

/// Compute dies on base dies, which stand in two columns.
fn on_bases(rects: &mut Vec<Rect>, dies: u32, bases: u32) {
    let (base_height, rows) = along(12.0, 60.0, 2.0, bases.div_ceil(2));
    for x in [32.0, 53.0] {
        for y in rows.clone() {
            rects.push(rect("die-base", [x, y, 19.0, base_height], 2.0));
            let (height, cores) = along(y + 2.0, base_height - 4.0, 1.5, dies / bases);
            rects.extend(cores.map(|y| rect("die-core", [x + 2.0, y, 15.0, height], 1.5)));
        }
    }
}

/// Chips of GDDR around one die: schematic, for boards differ.
fn gddr(chips: u32) -> Vec<Rect> {
    let mut rects = vec![rect("die-core", [34.0, 25.0, 36.0, 34.0], 2.0)];
    let above = (chips / 2).min(if chips >= 16 { 3 } else { 2 });
    let beside = chips - 2 * above;
    for (x, count) in [(10.0, beside.div_ceil(2)), (80.0, beside / 2)] {
        let (height, rows) = along(14.0, 56.0, 3.0, count);
        rects.extend(rows.map(|y| rect("die-memory", [x, y, 14.0, height], 1.5)));
    }
    for y in [8.0, 66.0] {
        let (width, columns) = along(30.0, 44.0, 3.0, above);
        rects.extend(columns.map(|x| rect("die-memory", [x, y, width, 10.0], 1.5)));
    }
    rects
}

#[cfg(test)]
mod tests {
    use time::OffsetDateTime;

    use super::*;

    fn count(svg: &str, class: &str) -> usize {
        svg.matches(&format!("class=\"{class}\"")).count()
    }

    #[test]
    fn every_card_of_the_sample_catalogue_is_drawn_as_it_is() {
        let offers = crate::catalog::parse(include_str!("../../catalog.toml"), OffsetDateTime::UNIX_EPOCH);
        let drawn: Vec<_> = offers
            .expect("a sound catalogue")
            .iter()
            .map(|offer| {
                let svg = Die::new(offer.package, offer.gpus_per_lot).to_string();
                let counts = ["die-package", "die-core", "die-memory", "die-spare"].map(|class| count(&svg, class));
                (offer.slug.clone(), counts)
            })
            .collect();
        let expected = [
            ("rtx-4090", [1, 1, 12, 0]),
            ("rtx-5090", [1, 1, 16, 0]),
            ("l4", [1, 1, 12, 0]),
            ("rtx-6000-ada", [1, 1, 12, 0]),
            ("l40s", [1, 1, 12, 0]),
            ("rtx-pro-6000", [1, 1, 16, 0]),
            ("a100-80gb", [1, 1, 5, 1]),
            ("h100", [1, 1, 5, 1]),
            ("h200", [1, 1, 6, 0]),
            ("b200", [2, 4, 16, 0]),
            ("mi300x", [1, 8, 8, 0]),
            ("mi325x", [1, 8, 8, 0]),
        ];
        assert_eq!(drawn, expected.map(|(slug, counts)| (slug.to_owned(), counts)));
    }

    #[test]
    fn lengths_have_two_decimals_at_most() {
        let svg = Die::new(Package::Gddr { chips: 16 }, 1).to_string();
        assert!(svg.contains("width=\"12.67\"") && svg.contains("height=\"8.8\"") && svg.contains("x=\"30\""), "{svg}");
    }

    #[test]
    fn an_operators_own_package_stays_in_its_frame() {
        for chips in 0..=24_u8 {
            let svg = Die::new(Package::Gddr { chips }, 1).to_string();
            assert_eq!(count(&svg, "die-memory"), usize::from(chips));
        }
        for stacks in 0..=12_u8 {
            let svg = Die::new(Package::Hbm { dies: 4, bases: 2, stacks }, 3).to_string();
            assert_eq!(count(&svg, "die-memory"), 3 * usize::from(stacks));
            assert_eq!(count(&svg, "die-core"), 12);
            assert!(svg.contains("viewBox=\"0 0 352 100\"") && !svg.contains("\"-") && !svg.contains("inf"), "{svg}");
        }
    }

    #[test]
    fn what_a_label_says_cannot_leave_its_attribute() {
        let die = Die::new(Package::Gddr { chips: 12 }, 1).with_label("X\"><script>".into());
        assert!(!die.to_string().contains("<script>"));
    }
}

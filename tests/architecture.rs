//! The house, read from its own sources: floors, rooms and lengths. A wrong import fails here, with its line.

use std::fs;
use std::path::{Path, PathBuf};

/// The floors of src/lib.rs, from the ground up. A module uses lower floors only: never its own, never up.
const FLOORS: &[&[&str]] = &[
    &["ids", "money", "clock", "sealing"],
    &["i18n", "config", "database", "pricing"],
    &["catalog", "accounts", "limits", "content"],
    &["balance"],
    &["orders"],
    &["payments"],
    &["support"],
    &["app"],
    &["web", "workers"],
];

/// Crates and paths that stand in named rooms only: what is looked for, and where it may be.
const ROOMS: &[(&str, &[&str])] = &[
    ("axum", &["web/"]),
    ("askama", &["web/"]),
    ("tower_sessions", &["web/"]),
    ("tower_http", &["web/"]),
    ("std::env::", &["config/"]),
    ("now_utc", &["clock.rs"]),
    ("SystemTime", &["clock.rs", "database/private/"]),
    ("query!(", &["/store.rs", "/store/", "database/mod.rs"]),
    ("query_as!(", &["/store.rs", "/store/"]),
    ("query_scalar!(", &["/store.rs", "/store/"]),
    ("sqlx::query", &["/store.rs", "/store/", "database/"]),
    ("reqwest", &["payments/networks/", "payments/rates/"]),
];

/// Parts that decide: no waiting, no I/O, no clock of their own.
const PURE: &[&str] =
    &["pricing/", "payments/settlement.rs", "payments/rates/median.rs", "payments/due.rs", "money.rs"];

const MOST_LINES: usize = 400;

struct Source {
    /// Below src, with forward slashes.
    path: String,
    /// Without its tests.
    text: String,
}

impl Source {
    /// The module of the floor plan that the file belongs to; commands and the roots have none.
    fn module(&self) -> &str {
        self.path.split(['/', '.']).next().expect("a path has a first part")
    }

    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }

    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        self.lines().filter(|(_, line)| !line.trim_start().starts_with("//"))
    }
}

fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    collect(&root, &mut files);
    files.sort();
    let read = |file: PathBuf| {
        let path = file.strip_prefix(&root).expect("below src").to_string_lossy().replace('\\', "/");
        let text = fs::read_to_string(&file).expect("a source is readable");
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().to_owned();
        Source { path, text }
    };
    files.into_iter().filter(|file| !is_test(file)).map(read).collect()
}

fn is_test(file: &Path) -> bool {
    file.file_name().is_some_and(|name| name == "tests.rs") || file.components().any(|part| part.as_os_str() == "tests")
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of src is readable") {
        let path = entry.expect("an entry is readable").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}

fn floor_of(module: &str) -> Option<usize> {
    FLOORS.iter().position(|floor| floor.contains(&module))
}

#[test]
fn every_module_has_a_floor() {
    let lib = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs")).expect("src/lib.rs");
    let declared: Vec<&str> = lib.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')).collect();
    assert!(declared.len() > 10, "the floor plan is read");
    let homeless: Vec<_> = declared.iter().filter(|module| floor_of(module).is_none()).collect();
    assert!(homeless.is_empty(), "no floor for {homeless:?}");
    let order: Vec<_> = declared.iter().map(|module| floor_of(module)).collect();
    assert!(order.is_sorted(), "src/lib.rs lists the modules in floor order");
}

#[test]
fn a_module_uses_lower_floors_only() {
    let mut wrong = Vec::new();
    for source in sources() {
        let Some(own_floor) = floor_of(source.module()) else { continue };
        for (number, line) in source.code() {
            for used in line.match_indices("crate::").map(|(at, _)| &line[at + 7..]) {
                let names = match used.strip_prefix('{') {
                    Some(group) => group.split('}').next().unwrap_or_default().split(',').collect(),
                    None => vec![used],
                };
                for name in names {
                    let used = name.trim().split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
                    let climbs = floor_of(used).is_some_and(|floor| floor >= own_floor) && used != source.module();
                    if climbs {
                        wrong.push(format!("src/{}:{number}: {} uses {used}", source.path, source.module()));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn crates_stay_in_their_rooms() {
    let mut wrong = Vec::new();
    for source in sources() {
        let is_library = floor_of(source.module()).is_some();
        for (what, rooms) in ROOMS.iter().filter(|_| is_library) {
            let at_home = rooms.iter().any(|room| source.path.starts_with(room) || source.path.contains(room));
            for (number, line) in source.code().filter(|(_, line)| !at_home && line.contains(what)) {
                wrong.push(format!("src/{}:{number}: {what} in {}", source.path, line.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_decides_is_pure() {
    let mut wrong = Vec::new();
    for source in sources().iter().filter(|source| PURE.iter().any(|pure| source.path.starts_with(pure))) {
        for (number, line) in source.code() {
            if line.contains("async ") || line.contains("sqlx") || line.contains("tokio") || line.contains("std::fs") {
                wrong.push(format!("src/{}:{number}: {}", source.path, line.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_float_touches_money() {
    let mut wrong = Vec::new();
    let about_money = ["money.rs", "pricing/", "balance/", "payments/", "orders/", "catalog/"];
    for source in sources().iter().filter(|source| about_money.iter().any(|room| source.path.starts_with(room))) {
        for (number, line) in source.code().filter(|(_, line)| line.contains("f64") || line.contains("f32")) {
            wrong.push(format!("src/{}:{number}: {}", source.path, line.trim()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_file_opens_with_a_sentence_and_is_not_too_long() {
    let mut wrong = Vec::new();
    for source in sources() {
        if !source.text.starts_with("//! ") {
            wrong.push(format!("src/{} opens with no sentence", source.path));
        }
        let lines = source.text.lines().count();
        if lines > MOST_LINES {
            wrong.push(format!("src/{} has {lines} lines: two things live there", source.path));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_room_is_called_by_a_name_that_says_nothing() {
    let nothing = ["utils", "util", "helpers", "helper", "common", "types", "services", "models", "misc"];
    let named = |source: &&Source| source.path.split(['/', '.']).any(|part| nothing.contains(&part));
    let wrong: Vec<_> = sources().iter().filter(named).map(|source| source.path.clone()).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

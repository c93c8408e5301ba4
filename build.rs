//! Templates, locales and static files are read into the program: a changed one builds it anew.

fn main() {
    for folder in ["locales", "static", "migrations", "templates"] {
        println!("cargo:rerun-if-changed={folder}");
    }
}

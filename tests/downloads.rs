//! The scripts that customers download, tested by Python's own unittest; see `tests/downloads/`. Where Python is not
//! installed the test says so loudly and passes; with `CI=true` it fails.

use std::process::Command;

#[test]
fn the_downloads_and_the_guides_that_show_them_are_right() {
    let run = Command::new("python3")
        .args(["-m", "unittest", "discover", "-s", "tests/downloads"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output();
    let Ok(output) = run else {
        let message = "SKIPPED: python3 is not installed (Debian: apt-get install python3)";
        assert!(std::env::var_os("CI").is_none(), "{message}");
        eprintln!("{message}");
        return;
    };
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    assert!(said.contains("Ran ") && !said.contains("Ran 0 tests"), "{said}");
}

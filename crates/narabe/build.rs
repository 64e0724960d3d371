//! Tells the program which commit it is built from.

use std::path::Path;
use std::process::Command;

fn main() {
    let git = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.git");
    for watched in ["HEAD", "logs/HEAD"] {
        println!("cargo::rerun-if-changed={}", git.join(watched).display());
    }
    println!("cargo::rustc-env=NARABE_COMMIT={}", commit().unwrap_or_else(|| "unknown".to_owned()));
}

/// The short name of the commit; none outside a repository.
fn commit() -> Option<String> {
    let asked = Command::new("git").args(["rev-parse", "--short", "HEAD"]).output().ok()?;
    let name = String::from_utf8(asked.stdout).ok()?;
    (asked.status.success() && !name.trim().is_empty()).then(|| name.trim().to_owned())
}

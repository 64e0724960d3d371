//! `cargo xtask test`: every test there is, or those of one crate.

use anyhow::Result;
use clap::Args;

use super::{codegen, e2e, fuzz, release, web};
use crate::process::{Program, is_installed};
use crate::project::Project;
use crate::say;
use crate::setup::{self, Builders};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// A crate, by its folder's name: `rules`, `game`, ...
    package: Option<String>,
    /// Only the tests whose names contain this.
    filter: Option<String>,
}

pub(crate) fn run(project: &Project, arguments: &Arguments) -> Result<()> {
    match &arguments.package {
        Some(package) => one_crate(project, package, arguments.filter.as_deref()),
        None => everything(project, &setup::for_testing(project)?),
    }
}

/// All crates with all their features: one build serves the lints, the documents and the tests.
pub(crate) const EVERYTHING: [&str; 2] = ["--workspace", "--all-features"];

/// Every test. The browser client comes first because the server's tests serve it; the summary of
/// the Rust tests is said again at the end, where it is looked for.
pub(crate) fn everything(project: &Project, builders: &Builders) -> Result<()> {
    web::build(project, builders)?;
    browser_units(project)?;
    let written = codegen::empty_folder(project)?;
    let tests = rust_tests(project, &EVERYTHING).env(codegen::EXPORT_TO, &written);
    let summary = tests.run_keeping(is_summary)?;
    codegen::check(project, &written)?;
    doc_tests(project, &EVERYTHING)?;
    fuzz::briefly(project)?;
    release::build_binary(project)?;
    e2e::journeys(project, &[])?;
    say::step("Rust tests, as their runner said");
    for line in &summary {
        say::passed_on(line);
    }
    Ok(())
}

fn one_crate(project: &Project, folder: &str, filter: Option<&str>) -> Result<()> {
    let package = package_name(folder);
    let mut selection = vec!["--package", &package];
    rust_tests(project, &[selection.as_slice(), filter.as_slice()].concat()).run()?;
    if !has_library(project, &package) {
        return Ok(());
    }
    selection.extend(filter.map(|_| "--").into_iter().chain(filter));
    doc_tests(project, &selection)
}

/// Only a library has documentation that runs.
fn has_library(project: &Project, package: &str) -> bool {
    let mut packages = project.metadata().packages.iter();
    packages
        .find(|one| *one.name == package)
        .is_some_and(|one| one.targets.iter().any(cargo_metadata::Target::is_lib))
}

/// The package of a crate's folder.
fn package_name(folder: &str) -> String {
    match folder {
        "narabe" | "xtask" => folder.to_owned(),
        _ if folder.starts_with("narabe-") => folder.to_owned(),
        _ => format!("narabe-{folder}"),
    }
}

/// The runner of unit and integration tests.
fn rust_tests(project: &Project, selection: &[&str]) -> Program {
    say::step("Rust tests");
    let cargo = Program::cargo(project.root());
    let runner = if is_installed("cargo-nextest") {
        cargo.args(["nextest", "run", "--locked", "--no-tests=pass"])
    } else {
        cargo.args(["test", "--locked", "--all-targets"])
    };
    runner.args(selection)
}

/// Whether a line is one of those by which the test runners close.
fn is_summary(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("Summary [") || line.starts_with("test result:")
}

fn doc_tests(project: &Project, selection: &[&str]) -> Result<()> {
    say::step("Rust examples");
    Program::cargo(project.root()).args(["test", "--locked", "--doc"]).args(selection).run()
}

/// Types, lints and unit tests of the browser client.
fn browser_units(project: &Project) -> Result<()> {
    say::step("browser client: types, lints, unit tests");
    for name in ["check", "lint", "test"] {
        web::script(project, name).run()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_is_named_by_its_folder_or_in_full() {
        assert_eq!(package_name("rules"), "narabe-rules");
        assert_eq!(package_name("narabe-rules"), "narabe-rules");
        assert_eq!(package_name("narabe"), "narabe");
    }

    #[test]
    fn the_closing_lines_of_both_runners_are_kept() {
        assert!(is_summary("     Summary [   0.1s] 3 tests run: 3 passed, 0 skipped"));
        assert!(is_summary("test result: ok. 3 passed; 0 failed"));
        assert!(!is_summary("        PASS [   0.1s] narabe-rules a_test"));
    }
}

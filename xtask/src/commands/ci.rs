//! `cargo xtask ci`: what stands between a change and the main branch, cheapest first.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result};

use super::test::{self, EVERYTHING};
use crate::process::Program;
use crate::project::Project;
use crate::{say, setup, tidy};

pub(crate) fn run(project: &Project) -> Result<()> {
    tidy::run(project)?;
    format(project)?;
    lints(project)?;
    docs(project)?;
    let builders = setup::for_testing(project)?;
    test::everything(project, &builders)
}

fn format(project: &Project) -> Result<()> {
    say::step("format");
    Program::cargo(project.root()).args(["fmt", "--all", "--check"]).run()?;
    for workspace in side_workspaces(project)? {
        Program::cargo(&workspace).args(["fmt", "--check"]).run()?;
    }
    Ok(())
}

/// The workspaces beside the main one.
fn side_workspaces(project: &Project) -> Result<Vec<PathBuf>> {
    let tools = project.path("tools");
    let mut found = vec![project.path("fuzz")];
    for entry in fs::read_dir(&tools).with_context(|| format!("listing {}", tools.display()))? {
        found.push(entry?.path());
    }
    found.retain(|folder| folder.join("Cargo.toml").is_file());
    Ok(found)
}

fn lints(project: &Project) -> Result<()> {
    say::step("lints");
    Program::cargo(project.root())
        .args(["clippy", "--locked", "--all-targets"])
        .args(EVERYTHING)
        .args(["--", "-D", "warnings"])
        .run()
}

fn docs(project: &Project) -> Result<()> {
    say::step("documentation");
    Program::cargo(project.root())
        .args(["doc", "--locked", "--no-deps", "--document-private-items"])
        .args(EVERYTHING)
        .env("RUSTDOCFLAGS", "-D warnings")
        .run()
}

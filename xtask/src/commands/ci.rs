//! `cargo xtask ci`: what stands between a change and the main branch, cheapest first.

use std::fs;
use std::path::{Path, PathBuf};

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
    clippy(project.root()).args(EVERYTHING).args(["--", "-D", "warnings"]).run()?;
    for tool in BUILT_BY_NOTHING {
        // What they share with the main workspace is built once.
        let folder = project.path(tool);
        let one = clippy(&folder).arg("--target-dir").arg(project.target());
        one.args(["--", "-D", "warnings"]).run()?;
    }
    Ok(())
}

fn clippy(workspace: &Path) -> Program {
    Program::cargo(workspace).args(["clippy", "--locked", "--all-targets"])
}

/// The workspaces beside the main one that no other step would find broken.
const BUILT_BY_NOTHING: [&str; 2] = ["tools/tune", "tools/instructions"];

fn docs(project: &Project) -> Result<()> {
    say::step("documentation");
    Program::cargo(project.root())
        .args(["doc", "--locked", "--no-deps", "--document-private-items"])
        .args(EVERYTHING)
        .env("RUSTDOCFLAGS", "-D warnings")
        .run()
}

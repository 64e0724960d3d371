//! `cargo xtask ci`: what stands between a change and the main branch, cheapest first.

use anyhow::Result;

use super::test::{self, EVERYTHING};
use crate::process::Program;
use crate::project::Project;
use crate::{say, setup, tidy};

/// The workspaces beside the main one; each has its own lock file.
const SIDE_WORKSPACES: [&str; 2] = ["tools/bindgen", "fuzz"];

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
    for workspace in SIDE_WORKSPACES {
        Program::cargo(&project.path(workspace)).args(["fmt", "--check"]).run()?;
    }
    Ok(())
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

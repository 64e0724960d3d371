//! The release build of the `narabe` binary, with the browser client inside.
//!
//! One build serves the site, the journeys and the benchmarks.

use anyhow::Result;

use super::web;
use crate::process::Program;
use crate::project::Project;
use crate::say;
use crate::setup::Builders;

/// Builds the browser client and then the binary that carries it.
pub(crate) fn build(project: &Project, builders: &Builders) -> Result<()> {
    web::build(project, builders)?;
    build_binary(project)
}

/// Builds the binary around the browser client that is there.
pub(crate) fn build_binary(project: &Project) -> Result<()> {
    say::step("release build");
    Program::cargo(project.root())
        .args(["build", "--release", "--locked", "--package", "narabe"])
        .run()
}

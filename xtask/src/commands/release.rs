//! The release build of the `narabe` binary, with the browser client inside.
//!
//! One build serves the site, the journeys and the benchmarks.

use std::fs::File;
use std::io;

use anyhow::{Context as _, Result};

use super::web;
use crate::fresh::changed;
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
    embed_anew(project).context("marking the browser client as changed")?;
    Program::cargo(project.root())
        .args(["build", "--release", "--locked", "--package", "narabe"])
        .run()
}

/// Has the browser client embedded again when it is newer than the binary.
///
/// Cargo watches the files that were embedded last time. Those that were not there then, all of
/// them when the binary was first built without a client, are seen only when the embedding source
/// file counts as changed.
fn embed_anew(project: &Project) -> io::Result<()> {
    let client = changed(&project.path("web/dist/manifest.json"));
    match client {
        Some(client) if changed(&project.binary()) < Some(client) => {
            let source = project.path("crates/server/src/assets.rs");
            File::options().append(true).open(source)?.set_modified(client)
        }
        _ => Ok(()),
    }
}

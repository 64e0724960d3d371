//! `cargo xtask web`: the browser client, hashed and bundled into `web/dist`, within its budgets.

use anyhow::Result;

use super::wasm;
use crate::fresh::Work;
use crate::process::Program;
use crate::project::Project;
use crate::say;
use crate::setup::{self, Builders};

pub(crate) fn run(project: &Project) -> Result<()> {
    let builders = setup::for_serving(project)?;
    build(project, &builders)
}

/// Builds the client where something it is made of has changed.
pub(crate) fn build(project: &Project, builders: &Builders) -> Result<()> {
    wasm::build(project, builders)?;
    say::step("browser client");
    let work = work(project)?;
    if work.is_done() {
        say::note("web/dist: nothing has changed");
        return Ok(());
    }
    script(project, "build").run()?;
    script(project, "size").run()?;
    work.done()
}

/// A script of the client's `package.json`.
pub(crate) fn script(project: &Project, name: &str) -> Program {
    Program::new("npm").dir(project.web()).args(["run", "--silent", name])
}

fn work(project: &Project) -> Result<Work> {
    let inputs = [project.web(), project.path("locales")];
    let outputs = vec![project.path("web/dist/manifest.json")];
    Work::new(project.mark("dist"), &inputs, outputs)
}

//! `cargo xtask e2e`: the journeys, in Chromium, against the release binary.

use anyhow::Result;
use clap::Args;

use super::{release, web};
use crate::project::Project;
use crate::{say, setup};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Passed on to Playwright: a file, `--headed`, `--update-snapshots`, ...
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<String>,
}

pub(crate) fn run(project: &Project, arguments: &Arguments) -> Result<()> {
    let builders = setup::for_testing(project)?;
    release::build(project, &builders)?;
    journeys(project, &arguments.rest)
}

/// Runs the journeys against the binary that is there.
pub(crate) fn journeys(project: &Project, arguments: &[String]) -> Result<()> {
    say::step("journeys");
    web::script(project, "e2e").env("NARABE_BIN", project.binary()).arg("--").args(arguments).run()
}

//! `cargo xtask serve`: from a fresh clone to a site in the browser.

use anyhow::Result;
use clap::Args;

use super::release;
use crate::process::Program;
use crate::project::Project;
use crate::{say, setup};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Passed on to `narabe serve`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<String>,
}

pub(crate) fn run(project: &Project, arguments: &Arguments) -> Result<()> {
    let builders = setup::for_serving(project)?;
    release::build(project, &builders)?;
    say::step("serve");
    Program::new(project.binary()).arg("serve").args(&arguments.rest).run()
}

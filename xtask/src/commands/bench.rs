//! `cargo xtask bench`: `narabe bench` of a fresh release build.

use anyhow::Result;
use clap::Args;

use super::release;
use crate::process::Program;
use crate::project::Project;

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Passed on to `narabe bench`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<String>,
}

pub(crate) fn run(project: &Project, arguments: &Arguments) -> Result<()> {
    release::build_binary(project)?;
    Program::new(project.binary()).arg("bench").args(&arguments.rest).run()
}

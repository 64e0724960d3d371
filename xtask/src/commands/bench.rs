//! `cargo xtask bench`: `narabe bench` of a fresh release build, or the levels' times in Chromium.

use anyhow::Result;
use clap::Args;

use super::{release, wasm, web};
use crate::process::Program;
use crate::project::Project;
use crate::{say, setup};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Measures how long the levels think in Chromium instead.
    #[arg(long)]
    browser: bool,
    /// Passed on to `narabe bench`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<String>,
}

pub(crate) fn run(project: &Project, arguments: &Arguments) -> Result<()> {
    if arguments.browser {
        return in_browser(project);
    }
    release::build_binary(project)?;
    Program::new(project.binary()).arg("bench").args(&arguments.rest).run()
}

fn in_browser(project: &Project) -> Result<()> {
    let builders = setup::for_testing(project)?;
    wasm::build(project, &builders)?;
    say::step("levels in Chromium");
    web::script(project, "bench").run()
}

//! `narabe engine`: the brain of managers that speak the protocol of Gomocup and Yixin-Board.

use std::io::{stdin, stdout};
use std::process::ExitCode;

use narabe_brain::Options;

pub(crate) fn run(options: Options) -> anyhow::Result<ExitCode> {
    narabe_brain::run(options, stdin(), stdout())?;
    Ok(ExitCode::SUCCESS)
}

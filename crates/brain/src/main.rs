//! `pbrain-narabe`: narabe for managers that start a program without arguments.

use std::io::{stdin, stdout};
use std::process::ExitCode;

use clap::Parser;
use narabe_brain::{Options, run};

/// Plays five in a row by the protocol of Gomocup and Yixin-Board on standard input and output.
#[derive(Debug, Parser)]
#[command(name = "pbrain-narabe", version)]
struct Args {
    #[command(flatten)]
    options: Options,
}

fn main() -> ExitCode {
    match run(Args::parse().options, stdin(), stdout()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_closed) => ExitCode::FAILURE,
    }
}

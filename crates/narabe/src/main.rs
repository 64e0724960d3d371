//! The `narabe` command: play, judge, replay, search, serve.
//!
//! Here is only the way from arguments to the commands; what they do stands in the crates below.

mod args;
mod commands;
mod input;
mod noun;
mod process;
mod progress;

use std::process::ExitCode;

use clap::{Arg, Command as Cli, CommandFactory as _, FromArgMatches as _};

use args::{Args, Command};

/// The exit status of a run that refused some of its input.
const REFUSED: u8 = 2;

fn main() -> ExitCode {
    let Args { command } = Args::from_arg_matches(&cli(Args::command()).get_matches())
        .unwrap_or_else(|error| error.exit());
    let done = match command {
        Command::Judge(args) => commands::judge::run(&args),
        Command::Play(args) => commands::play::run(&args),
        Command::Bestmove(args) => commands::bestmove::run(&args),
        Command::Engine(options) => commands::engine::run(options),
        Command::Analyse(args) => commands::analyse::run(&args),
        Command::Solve(args) => commands::solve::run(&args),
        Command::Defend(args) => commands::defend::run(&args),
        Command::Explain(args) => commands::explain::run(&args),
        Command::Verify(args) => commands::verify::run(&args),
        Command::Rules(args) => commands::rules::run(&args),
        Command::Openings(args) => commands::openings::run(&args),
        Command::Replay(args) => commands::replay::run(&args),
        Command::Selfplay(args) => commands::selfplay::run(&args),
        Command::Match(args) => commands::contest::run(&args),
        Command::Perft(args) => commands::perft::run(&args),
        Command::Serve(args) => commands::serve::run(&args),
        Command::Bench(args) => commands::bench::run(&args),
    };
    done.unwrap_or_else(|error| {
        if is_closed_pipe(&error) {
            return ExitCode::SUCCESS;
        }
        input::complain(&format!("{error:#}"));
        ExitCode::from(REFUSED)
    })
}

/// The command line on which a negative number is a value and no unknown flag, so that whoever reads it can say what is
/// wrong with it.
fn cli(command: Cli) -> Cli {
    let negative = |arg: Arg| {
        let is_value = arg.get_action().takes_values();
        if is_value { arg.allow_negative_numbers(true) } else { arg }
    };
    command.mut_args(negative).mut_subcommands(cli)
}

/// Whether the reader of the output has gone, as `head` does when it has enough: that is no failure.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let cause = |cause: &(dyn std::error::Error + 'static)| {
        let io = cause.downcast_ref::<std::io::Error>();
        io.is_some_and(|io| io.kind() == std::io::ErrorKind::BrokenPipe)
    };
    error.chain().any(cause)
}

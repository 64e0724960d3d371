//! `narabe bestmove`: the move that the engine would play.

use std::io::{Write as _, stdout};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::ensure;
use narabe_engine::{Level, Limits, Style, best_move};
use narabe_game::Game;

use super::play::level;
use crate::args::GameArgs;

/// Print the move that the engine would play.
#[derive(Debug, clap::Args)]
pub(crate) struct BestmoveArgs {
    #[command(flatten)]
    game: GameArgs,
    /// The level
    #[arg(long, default_value = "hard", value_parser = level)]
    level: Level,
    /// Search at most this many positions instead of the level's number
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// How to open where the rival chooses the colour: even or uneven
    #[arg(long, default_value = "even")]
    style: Style,
    /// Stop after this time
    #[arg(long, value_name = "N")]
    time_ms: Option<u64>,
    /// Choices between equal moves follow this number
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The actions so far, as in "h8 h9"
    #[arg(default_value = "")]
    transcript: String,
}

pub(crate) fn run(args: &BestmoveArgs) -> anyhow::Result<ExitCode> {
    let setting = args.game.setting()?;
    let game = Game::replay(setting, &args.transcript)?;
    ensure!(game.outcome().is_none(), "the game is over");
    let limits = Limits { nodes: args.nodes, style: args.style, ..Limits::of(args.level) };
    let deadline = args.time_ms.map(|time_ms| deadline_after(Duration::from_millis(time_ms)));
    let is_late = || deadline.is_some_and(is_past);
    let choice = best_move(&game, limits, args.seed, &is_late)?;
    let token = choice.token.text(game.setting().rules().extent).to_string();
    writeln!(stdout(), "{token}")?;
    Ok(ExitCode::SUCCESS)
}

#[expect(clippy::disallowed_methods, reason = "the command line is where time comes from")]
fn deadline_after(time: Duration) -> Instant {
    Instant::now() + time
}

#[expect(clippy::disallowed_methods, reason = "the command line is where time comes from")]
fn is_past(deadline: Instant) -> bool {
    Instant::now() >= deadline
}

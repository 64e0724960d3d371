//! `narabe play`: a game in the terminal, against the computer, beside each other or with a friend by a link.
//!
//! All words come from the Fluent files; [`table`] holds the game, [`reply`] reads what is typed, [`link`] goes
//! to the rooms of a site.

mod link;
mod reply;
mod show;
mod table;

use std::io::{stdin, stdout};
use std::process::ExitCode;

use anyhow::ensure;
use clap::ValueEnum;
use narabe_engine::Level;
use narabe_game::{Game, Player};

use crate::args::{GameArgs, LangArgs};
use link::{LinkArgs, Opener, Terms};
use table::{Cpu, Table};

/// Play a game in the terminal.
#[derive(Debug, clap::Args)]
#[command(mut_arg("rules", |rules| rules.required(false).default_value("freestyle")))]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    game: GameArgs,
    /// Against the computer, two people at this keyboard, or with a friend by a link
    #[arg(long, value_enum, default_value_t = Mode::Cpu)]
    mode: Mode,
    /// The computer's level
    #[arg(long, default_value = "medium", value_parser = level)]
    level: Level,
    /// Play second, as White
    #[arg(long)]
    second: bool,
    /// The computer's choices between equal moves follow this number
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    lang: LangArgs,
    #[command(flatten)]
    link: LinkArgs,
}

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Mode {
    /// A person against the computer.
    Cpu,
    /// Two people.
    Beside,
    /// A friend somewhere else: in a room of a site.
    Link,
}

pub(super) fn level(text: &str) -> Result<Level, String> {
    text.parse().map_err(|error| format!("{error}"))
}

pub(crate) fn run(args: &PlayArgs) -> anyhow::Result<ExitCode> {
    let setting = args.game.setting()?;
    let lang = args.lang.lang();
    if args.mode == Mode::Link || args.link.join.is_some() {
        let seat = if args.second { Opener::Friend } else { Opener::Me };
        let opens = args.link.opens.unwrap_or(seat).into();
        link::run(&args.link, &Terms { setting, opens, seed: args.seed }, lang)?;
        return Ok(ExitCode::SUCCESS);
    }
    ensure!(args.link.opens.is_none(), "--opens is for --mode link; see --second");
    let plays = if args.second { Player::First } else { Player::Second };
    let cpu = Cpu { plays, level: args.level, seed: args.seed };
    let cpu = (args.mode == Mode::Cpu).then_some(cpu);
    Table::new(Game::new(setting), lang, cpu, stdin().lock(), stdout().lock()).play()?;
    Ok(ExitCode::SUCCESS)
}

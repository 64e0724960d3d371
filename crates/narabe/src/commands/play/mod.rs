//! `narabe play`: a game in the terminal, against the computer or between two people.
//!
//! All words come from the Fluent files; [`table`] holds the game, [`reply`] reads what is typed.

mod reply;
mod table;

use std::io::{stdin, stdout};
use std::process::ExitCode;

use anyhow::ensure;
use clap::ValueEnum;
use narabe_engine::Level;
use narabe_game::Player;
use narabe_words::Lang;

use crate::args::RulesArgs;
use table::{Cpu, Table};

/// Play a game in the terminal.
#[derive(Debug, clap::Args)]
pub(crate) struct PlayArgs {
    /// The rule set, as in freestyle, standard, renju, caro; `narabe rules list` names them all
    #[arg(long, value_name = "ID", default_value = "freestyle")]
    rules: String,
    /// The board's lines, 5 to 25
    #[arg(long, value_name = "N")]
    size: Option<u32>,
    /// An option of the rules or of the opening, as in foul=loss; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = crate::args::key_value)]
    options: Vec<(String, String)>,
    /// The opening, as in none, centre, swap2, yamaguchi; `narabe openings list` names them all
    #[arg(long, value_name = "ID")]
    opening: Option<String>,
    /// Against the computer, or two people at this keyboard
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
    /// The language: en, es, ro, pl; otherwise that of the system
    #[arg(long, value_name = "CODE", env = "LANG")]
    lang: Option<String>,
}

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Mode {
    /// A person against the computer.
    Cpu,
    /// Two people.
    Beside,
}

pub(super) fn level(text: &str) -> Result<Level, String> {
    text.parse().map_err(|error| format!("{error}"))
}

pub(crate) fn run(args: &PlayArgs) -> anyhow::Result<ExitCode> {
    let rules =
        RulesArgs { rules: args.rules.clone(), size: args.size, options: args.options.clone() };
    let setting = rules.setting(args.opening.as_deref())?;
    let lang = args.lang.as_deref().and_then(Lang::from_code).unwrap_or(Lang::En);
    let plays = if args.second { Player::First } else { Player::Second };
    let cpu = Cpu { plays, level: args.level, seed: args.seed };
    let cpu = (args.mode == Mode::Cpu).then_some(cpu);
    ensure!(
        cpu.is_none() || narabe_engine::plays(&setting),
        "the computer does not play this game yet; try --mode beside"
    );
    Table::new(setting, lang, cpu, stdin().lock(), stdout().lock()).play()?;
    Ok(ExitCode::SUCCESS)
}

//! The command line as types.

use std::ffi::{OsStr, OsString};
use std::num::{IntErrorKind, ParseIntError};
use std::str::FromStr;

use clap::builder::TypedValueParser;
use clap::{Parser, Subcommand, ValueEnum, value_parser};
use narabe_game::{Setting, SettingError, SettingSpec};
use narabe_rules::Color;
use narabe_words::Lang;

use crate::commands;

/// Five in a row: gomoku and renju to play, judge and search.
#[derive(Debug, Parser)]
#[command(name = "narabe", version, propagate_version = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Say what stones would be: five, a foul, or legal
    Judge(commands::judge::JudgeArgs),
    /// Play a game in the terminal
    Play(commands::play::PlayArgs),
    /// Print the move that the engine would play
    Bestmove(commands::bestmove::BestmoveArgs),
    /// Play by the protocol of Gomocup and Yixin-Board, for managers
    Engine(narabe_brain::Options),
    /// Tell the best lines of play of a position, and what each is worth
    Analyse(commands::analyse::AnalyseArgs),
    /// Find a win by fours, or by fours and threes
    Solve(commands::solve::SolveArgs),
    /// Say of every move whether it stops the other side's win
    Defend(commands::defend::DefendArgs),
    /// Tell a written proof step by step
    Explain(commands::explain::ExplainArgs),
    /// Check a written proof with the rules alone
    Verify(commands::verify::VerifyArgs),
    /// List the rule sets, or show one
    Rules(commands::rules::RulesArgs),
    /// List the openings, name the one that three stones make, or make a list of even ones
    Openings(commands::openings::OpeningsArgs),
    /// Print the position after a transcript as JSON
    Replay(commands::replay::ReplayArgs),
    /// Let the engine play against itself, and print how the games ended
    Selfplay(commands::selfplay::SelfplayArgs),
    /// Let engines play against each other, and print how strong they are
    Match(commands::contest::MatchArgs),
    /// Count the ways to go on, to so many actions
    Perft(commands::perft::PerftArgs),
    /// Serve the site: the play page, and rooms with a friend by a link
    Serve(commands::serve::ServeArgs),
    /// Measure this machine
    Bench(commands::bench::BenchArgs),
}

/// The rules of a game, as every command takes them.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct RulesArgs {
    /// The rule set, as in freestyle, standard, renju, caro; `narabe rules list` names them all
    #[arg(long, value_name = "ID")]
    pub(crate) rules: String,
    /// The board's lines, 5 to 25
    #[arg(long, value_name = "N")]
    pub(crate) size: Option<u32>,
    /// An option of the rules or of the opening, as in foul=loss; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) options: Vec<(String, String)>,
}

impl RulesArgs {
    /// The setting of a game with this opening.
    pub(crate) fn setting(&self, opening: Option<&str>) -> Result<Setting, SettingError> {
        Setting::resolve(&SettingSpec {
            rules: self.rules.clone(),
            size: self.size,
            opening: opening.map(str::to_owned),
            options: self.options.iter().cloned().collect(),
        })
    }
}

/// A game's rules and its opening.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct GameArgs {
    #[command(flatten)]
    rules: RulesArgs,
    /// The opening, as in none, centre, swap2, yamaguchi; `narabe openings list` names them all
    #[arg(long, value_name = "ID")]
    opening: Option<String>,
}

impl GameArgs {
    /// What is played.
    pub(crate) fn setting(&self) -> Result<Setting, SettingError> {
        self.rules.setting(self.opening.as_deref())
    }
}

/// The language of what is told to people.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct LangArgs {
    /// The language: en, es, ro, pl; otherwise that of the system, as LANG names it
    #[arg(long, value_name = "CODE", value_parser = lang)]
    lang: Option<Lang>,
    /// The system may speak a language that narabe does not, and need not write UTF-8.
    #[arg(long, hide = true, env = "LANG")]
    system_lang: Option<OsString>,
}

impl LangArgs {
    /// The language that was asked for, or the system's, or English.
    pub(crate) fn lang(&self) -> Lang {
        let system =
            || self.system_lang.as_deref().and_then(OsStr::to_str).and_then(Lang::from_code);
        self.lang.or_else(system).unwrap_or(Lang::En)
    }
}

/// A colour on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Side {
    Black,
    White,
}

impl From<Side> for Color {
    fn from(side: Side) -> Self {
        match side {
            Side::Black => Self::Black,
            Side::White => Self::White,
        }
    }
}

fn lang(text: &str) -> Result<Lang, String> {
    Lang::from_code(text)
        .ok_or_else(|| format!("it is one of {}", Lang::ALL.map(Lang::code).join(", ")))
}

/// Reads a number of what there has to be some of.
pub(crate) fn at_least_one<N>(text: &str) -> Result<N, String>
where
    N: FromStr<Err = ParseIntError> + From<u8> + PartialOrd,
{
    let is_fine = |number: &N| *number >= N::from(1);
    whole(text, is_fine, "a whole number, 1 or more, is needed")
}

/// Reads a whole number; where it is not fine, it is told what is needed.
fn whole<N: FromStr<Err = ParseIntError>>(
    text: &str,
    is_fine: impl Fn(&N) -> bool,
    needed: &str,
) -> Result<N, String> {
    match text.parse() {
        Ok(number) if is_fine(&number) => Ok(number),
        Err(error) if *error.kind() == IntErrorKind::PosOverflow => {
            Err("the number is too large".to_owned())
        }
        _ => Err(needed.to_owned()),
    }
}

/// The reader of a table's size in mebibytes, which the system must be able to give: a table that it refuses later on
/// would end the program.
pub(crate) fn mebibytes() -> impl TypedValueParser<Value = u32> {
    value_parser!(u32).range(1..=65_536).try_map(|number| {
        is_given(number as usize).then_some(number).ok_or("the system does not give so much memory")
    })
}

/// Whether the system gives so many mebibytes; they are given back at once.
fn is_given(mebibytes: usize) -> bool {
    Vec::<u8>::new().try_reserve_exact(mebibytes.saturating_mul(1 << 20)).is_ok()
}

/// A number of games of which each two belong together.
pub(crate) fn even(text: &str) -> Result<u32, String> {
    let is_fine = |games: &u32| *games >= 2 && games.is_multiple_of(2);
    whole(text, is_fine, "an even number, 2 or more, is needed, as each opening is played twice")
}

/// The reader of a value that may begin with a hyphen, as in -1s, but is no flag: that the value was forgotten is told
/// as such.
pub(crate) fn no_flag<T, E: ToString>(
    read: impl Fn(&str) -> Result<T, E> + Clone + Send + Sync + 'static,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static {
    move |text: &str| {
        if text.starts_with("--") {
            return Err("a value is required, and this is a flag".to_owned());
        }
        read(text).map_err(|error| error.to_string())
    }
}

fn key_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("an option is written key=value")?;
    Ok((key.to_owned(), value.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_that_no_system_gives_is_seen_before_it_is_used() {
        assert!(is_given(1));
        assert!(!is_given(usize::MAX >> 20));
    }
}

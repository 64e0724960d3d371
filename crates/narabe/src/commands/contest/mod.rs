//! `narabe match`: engines against engines by the protocol of Gomocup, each a process of its own.
//!
//! `docs/engine/match.md` tells what is measured and how. The rules are those of `narabe-game`: no engine is believed.

mod book;
mod brain;
mod clock;
mod duel;
mod keep;
mod record;
mod referee;
mod report;
mod results;
mod run;
mod schedule;
mod set_up;

use std::fs;
use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use anyhow::Context as _;
use clap::ValueEnum;
use narabe_contest::{Entrant, bytes, milliseconds};

use crate::args::{RulesArgs, at_least_one, even, no_flag};
use crate::input::complain;
use crate::noun::noun;
use crate::progress::bar;
pub(crate) use book::Book;
use duel::Contest;
use keep::{Format, Shelf};
use record::Record;
use results::Results;
use run::Way;
use schedule::Tournament;

/// Let engines play against each other, and print how strong they are.
#[derive(Debug, clap::Args)]
pub(crate) struct MatchArgs {
    /// An engine, as in "name=a,cmd=./a --flag"; also dir=, nodes=, turn-time=, match-time=, increment=, memory=
    /// and info.KEY= for what differs; at least two
    #[arg(long = "engine", value_name = "KEY=VALUE,…", required = true)]
    engines: Vec<Entrant>,
    #[command(flatten)]
    rules: RulesArgs,
    /// The openings: a file with one a line, `book` for the one that narabe has, `none` for the empty board
    #[arg(long, value_name = "FILE", default_value = "book")]
    openings: String,
    /// Games of each two engines that meet; an even number, as each opening is played twice with colours exchanged
    #[arg(long, value_name = "N", value_parser = even)]
    games: u32,
    /// Who meets whom, where there are more than two engines
    #[arg(long, value_name = "FORM", default_value = "round-robin")]
    tournament: Tournament,
    /// The time for a move, as in 500ms or 0.5s
    #[arg(long, value_name = "TIME", allow_hyphen_values = true, value_parser = no_flag(milliseconds))]
    turn_time: Option<u64>,
    /// The time for all moves of a game, as in 3m
    #[arg(long, value_name = "TIME", allow_hyphen_values = true, value_parser = no_flag(milliseconds))]
    match_time: Option<u64>,
    /// What each move gives back of it
    #[arg(
        long,
        value_name = "TIME",
        allow_hyphen_values = true,
        value_parser = no_flag(milliseconds),
        default_value = "0"
    )]
    increment: u64,
    /// The nodes of a move, for engines that heed INFO `max_node`
    #[arg(long, value_name = "N", value_parser = at_least_one::<u64>)]
    nodes: Option<u64>,
    /// The memory of an engine, as in 350M
    #[arg(long, value_name = "SIZE", allow_hyphen_values = true, value_parser = no_flag(bytes))]
    memory: Option<u64>,
    /// An answer that comes so long after the limit still counts
    #[arg(
        long,
        value_name = "TIME",
        allow_hyphen_values = true,
        value_parser = no_flag(milliseconds),
        default_value = "1s"
    )]
    tolerance: u64,
    /// How long a program may take to start
    #[arg(
        long,
        value_name = "TIME",
        allow_hyphen_values = true,
        value_parser = no_flag(milliseconds),
        default_value = "30s"
    )]
    start_time: u64,
    /// The limit of a move when only nodes limit it
    #[arg(
        long,
        value_name = "TIME",
        allow_hyphen_values = true,
        value_parser = no_flag(milliseconds),
        default_value = "60s"
    )]
    longest_turn: u64,
    /// The engines know a pass, -1,-1, where the rules have it; otherwise it is an illegal move
    #[arg(long)]
    passes: bool,
    /// A game of so many stones is drawn
    #[arg(long, value_name = "STONES", value_parser = at_least_one::<usize>)]
    draw_after: Option<usize>,
    /// Games that are played at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = at_least_one::<usize>)]
    concurrency: usize,
    /// Whether every game has its own processes
    #[arg(long, value_name = "ON", default_value = "on")]
    restart: Switch,
    /// Stop as soon as one of two differences in Elo is believed, as in 0,5
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true, value_parser = no_flag(elos))]
    sprt: Option<(f64, f64)>,
    /// How probable it may be that the test takes ELO0 for ELO1
    #[arg(long, value_name = "P", default_value_t = 0.05, value_parser = probability)]
    alpha: f64,
    /// How probable it may be that the test takes ELO1 for ELO0
    #[arg(long, value_name = "P", default_value_t = 0.05, value_parser = probability)]
    beta: f64,
    /// Where the record is kept, the games and the result
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
    /// Go on with the record that is there
    #[arg(long)]
    resume: bool,
    /// The formats in which every game is kept beside the record
    #[arg(long, value_name = "FORMAT", value_delimiter = ',', default_values = ["psq", "sgf", "json"])]
    save: Vec<Format>,
    /// Where to write down what was said between manager and engines
    #[arg(long, value_name = "FOLDER")]
    log: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
    /// Fail when a game was lost by an illegal move, by a crash or on time
    #[arg(long)]
    faultless: bool,
}

/// On or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Switch {
    On,
    Off,
}

/// The exit status of a match that was stopped by an interrupt.
const INTERRUPTED: u8 = 130;

pub(crate) fn run(args: &MatchArgs) -> anyhow::Result<ExitCode> {
    let plan = set_up::plan(args)?;
    let folder = &args.out;
    fs::create_dir_all(folder).with_context(|| format!("the folder {}", folder.display()))?;
    if let Some(logs) = &args.log {
        fs::create_dir_all(logs).with_context(|| format!("the folder {}", logs.display()))?;
    }
    let (record, finished) = Record::open(&folder.join("record.jsonl"), &plan.header, args.resume)?;
    let engines = plan.header.engines.len();
    let mut results = Results::new(&plan.fixtures, &plan.encounters, engines, plan.sprt);
    for finished in &finished {
        results.count(finished);
    }
    tell_uncounted(finished.len() - results.games() as usize, args.games);
    let shelf = Shelf::new(&Way::games(folder), &args.save)?;
    let contest = Arc::new(plan.contest);
    stop_at_interrupt(&contest)?;
    let bar = bar(plan.fixtures.len() as u64);
    let way = Way { at_once: args.concurrency, shelf: &shelf, bar: &bar };
    let results = run::run(&contest, &plan.header, (record, results), &plan.fixtures, way)?;
    bar.finish_and_clear();
    let object = report::object(&plan.header, &results)?;
    let told = serde_json::to_string_pretty(&object)?;
    fs::write(folder.join("result.json"), format!("{told}\n")).context("writing the result")?;
    if args.json {
        writeln!(stdout(), "{told}")?;
    } else {
        write!(stdout(), "{}", report::text(&plan.header, &results))?;
    }
    let is_whole = results.verdict().is_some() || results.games() as usize == plan.fixtures.len();
    if !is_whole {
        complain("the match was stopped; --resume goes on with it");
        return Ok(ExitCode::from(INTERRUPTED));
    }
    let fails = args.faultless && results.has_faults();
    Ok(if fails { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Says of games on record that they are beyond those that are asked for now.
fn tell_uncounted(games: usize, asked_for: u32) {
    if games > 0 {
        let (told, are) = (noun(games as u64, "game"), if games == 1 { "is" } else { "are" });
        complain(&format!(
            "{games} {told} of the record {are} beyond --games {asked_for}, and not counted"
        ));
    }
}

/// Stops the match when the terminal interrupts it, so that no engine is left behind.
fn stop_at_interrupt(contest: &Arc<Contest>) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let contest = Arc::clone(contest);
    std::thread::spawn(move || {
        if runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
            contest.stop.store(true, Ordering::Relaxed);
        }
    });
    Ok(())
}

/// How probable an error of the test may be.
fn probability(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number: &f64| *number > 0.0 && *number < 0.5);
    number.ok_or_else(|| "a number more than 0 and less than 0.5 is needed".to_owned())
}

/// Two numbers with a comma.
fn elos(text: &str) -> Result<(f64, f64), String> {
    let (elo0, elo1) = text.split_once(',').ok_or("two differences in Elo are written 0,5")?;
    let number = |text: &str| {
        let number = text.trim().parse::<f64>().ok();
        number.ok_or_else(|| format!("{text:?} is no difference in Elo"))
    };
    Ok((number(elo0)?, number(elo1)?))
}

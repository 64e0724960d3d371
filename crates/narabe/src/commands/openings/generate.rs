//! `narabe openings generate`: a list of openings that are about even, by the engine's own search.
//!
//! Candidates are numbered, and each follows from the seed and its number alone. A line of the list ends with the
//! number of its candidate, so a list that was broken off goes on as if it had not been.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail, ensure};
use clap::value_parser;
use indicatif::ProgressBar;
use narabe_engine::{Lead, is_even_in_play, lead, likeness, random_stones, signature};
use narabe_game::{Game, Setting};
use narabe_rules::{Color, Point};

use crate::args::{RulesArgs, at_least_one};
use crate::noun::noun;
use crate::progress::bar;

/// Write a list of openings that leave both sides about as good.
#[derive(Debug, clap::Args)]
pub(crate) struct GenerateArgs {
    #[command(flatten)]
    rules: RulesArgs,
    /// How many openings
    #[arg(long, value_name = "N", value_parser = at_least_one::<usize>)]
    count: usize,
    /// Stones of each
    #[arg(long, value_name = "N", default_value_t = 5)]
    plies: usize,
    /// How far from the centre the stones may lie, in lines
    #[arg(long, value_name = "LINES", default_value_t = 3)]
    distance: u8,
    /// Positions that each side looks at
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = at_least_one::<u64>)]
    nodes: u64,
    /// How much better Black should seem, in the units of the evaluation: what makes games even has to be tried
    #[arg(long, value_name = "N", default_value_t = 0)]
    centre: i32,
    /// How far from there the position may be
    #[arg(long, value_name = "N", default_value_t = 50)]
    lead: u32,
    /// Games that the engine plays against itself on each, 0 for none; where a side wins less than a third, the opening
    /// is dropped
    #[arg(long, value_name = "N", default_value_t = 0)]
    games: u32,
    /// Positions that a move of these games looks at
    #[arg(
        long,
        value_name = "N",
        default_value_t = 2_000,
        value_parser = value_parser!(u64).range(1..=MOST_GAME_NODES)
    )]
    game_nodes: u64,
    /// The openings follow this number
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Where the list is written
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Go on with the list that is there
    #[arg(long)]
    resume: bool,
}

/// An opening has no more stones than this, and they lie no farther from the centre.
const MOST_PLIES: usize = 20;
const MOST_DISTANCE: u8 = 12;
/// A move of a game is not given more nodes than this.
const MOST_GAME_NODES: u64 = 1_000_000_000;
/// After so many candidates in a row of which none is good, there are no more.
const PATIENCE: u64 = 20_000;
/// The looks at a candidate: the part of the nodes that each takes, one in so many, and how many times the lead it lets
/// pass. Most candidates are put aside by the first ones, which cost little.
const LOOKS: [(u64, u32); 3] = [(100, 4), (10, 2), (1, 1)];

/// Looks for the openings that the list lacks.
pub(crate) fn generate(args: &GenerateArgs) -> anyhow::Result<()> {
    let setting = args.rules.setting(None)?;
    ensure!(setting.rules().extent.lines().is_some(), "the endless sheet has no centre to be near");
    ensure!((1..=MOST_PLIES).contains(&args.plies), "--plies is between 1 and {MOST_PLIES}");
    ensure!(args.distance <= MOST_DISTANCE, "--distance is at most {MOST_DISTANCE}");
    ensure!(args.games != 1 && args.games <= 100, "--games is 0 or between 2 and 100");
    let told = || format!("the list {}", args.out.display());
    let (mut kept, mut list) = open(args, &setting).with_context(told)?;
    let bar = bar(args.count as u64);
    bar.set_position(list.lines as u64);
    while list.lines < args.count {
        let (number, game, lead) = next(args, &setting, &mut list, &bar)?;
        let Lead { before, after } = lead;
        let line = format!("{} # {number} {before:+} {after:+}\n", game.transcript());
        // A list of which there is nothing but a head is none: the head comes with the first opening.
        let head = if kept == 0 { head(args, &setting) + "\n" } else { String::new() };
        kept = write_after(&args.out, kept, &(head + &line)).with_context(told)?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(())
}

/// Writes a text after so many bytes of a file; how many there are then.
fn write_after(path: &Path, kept: usize, text: &str) -> io::Result<usize> {
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    file.set_len(kept as u64)?;
    file.write_all(text.as_bytes())?;
    Ok(kept + text.len())
}

/// What a list has come to.
#[derive(Debug, Default)]
struct List {
    lines: usize,
    /// The number of the last candidate that was kept.
    last: u64,
    /// What is in it, as [`likeness`] sees it.
    alike: BTreeSet<Vec<(Point, Color)>>,
    /// What was put aside because of its games, which would go the same way again.
    uneven: BTreeSet<Vec<(Point, Color)>>,
}

/// The first line: the command, and the engine.
fn head(args: &GenerateArgs, setting: &Setting) -> String {
    let GenerateArgs { plies, distance, nodes, centre, lead, games, game_nodes, seed, .. } = args;
    let played = if *games > 0 {
        format!(" --games {games} --game-nodes {game_nodes}")
    } else {
        String::new()
    };
    let rules = setting.rules();
    let lines = rules.extent.lines().unwrap_or_default();
    let options: String = rules
        .options
        .iter()
        .fold(String::new(), |told, (key, value)| format!("{told} --option {key}={value}"));
    format!(
        "# narabe openings generate --rules {} --size {lines}{options} --plies {plies} --distance {distance} \
         --nodes {nodes} --centre {centre} --lead {lead}{played} --seed {seed}; signature {}",
        rules.id,
        signature()
    )
}

/// The list that is there, and how many of its bytes are whole lines.
fn open(args: &GenerateArgs, setting: &Setting) -> anyhow::Result<(usize, List)> {
    let path: &Path = &args.out;
    if !path.exists() {
        return Ok((0, List::default()));
    }
    let text = fs::read_to_string(path)?;
    let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
    let head = head(args, setting);
    let is_ours = if whole.is_empty() {
        head.starts_with(&text)
    } else {
        whole.lines().next() == Some(&head)
    };
    ensure!(is_ours, "it does not begin with {head:?}");
    ensure!(args.resume || whole.is_empty(), "it is there; --resume goes on with it");
    let mut list = List::default();
    for (index, line) in whole.lines().enumerate().skip(1) {
        list.take(setting, line).with_context(|| format!("line {}", index + 1))?;
    }
    Ok((whole.len(), list))
}

impl List {
    fn take(&mut self, setting: &Setting, line: &str) -> anyhow::Result<()> {
        let (stones, remark) = line.split_once('#').context("it names no candidate")?;
        let number = remark.split_whitespace().next().and_then(|number| number.parse().ok());
        let game = Game::replay(setting.clone(), stones)?;
        self.add(&game, number.context("it names no candidate")?);
        Ok(())
    }

    /// Adds an opening; says whether it is none of those that are there.
    fn add(&mut self, game: &Game, number: u64) -> bool {
        let is_new = self.alike.insert(likeness(game));
        if is_new {
            self.lines += 1;
            self.last = number;
        }
        is_new
    }
}

/// Black's lead in the position, if it is even as far as the looks tell.
fn lead_of_even(args: &GenerateArgs, game: &Game) -> Option<Lead> {
    let within =
        |nodes, most| lead(game, nodes).filter(|lead| lead.farthest_from(args.centre) <= most);
    let mut found = None;
    for (part, times) in LOOKS {
        found = Some(within((args.nodes / part).max(1), args.lead.saturating_mul(times))?);
    }
    found
}

/// What has come of a look at a candidate.
enum Look {
    Even(Box<Game>, Lead),
    Aside(Aside),
}

/// Why a candidate is put aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Aside {
    /// A stone lies off the board or on another, or the game is over with them.
    Impossible,
    /// It is in the list.
    Known,
    /// One side is better, as far as the looks tell.
    Uneven,
    /// One side wins too many of its games.
    UnevenInPlay,
}

/// The next candidate that is even and new.
fn next(
    args: &GenerateArgs,
    setting: &Setting,
    list: &mut List,
    bar: &ProgressBar,
) -> anyhow::Result<(u64, Game, Lead)> {
    let first = list.last + 1;
    let mut aside = BTreeMap::<Aside, u64>::new();
    for number in first..first + PATIENCE {
        bar.set_message(format!("of {number} {}", noun(number, "candidate")));
        match look_at(args, setting, list, number)? {
            Look::Even(game, lead) => {
                list.add(&game, number);
                return Ok((number, *game, lead));
            }
            Look::Aside(why) => *aside.entry(why).or_default() += 1,
        }
    }
    bar.finish_and_clear();
    let most = aside.into_iter().max_by_key(|(_, count)| *count);
    let lines = setting.rules().extent.lines().unwrap_or_default();
    bail!(too_few(args, list, most.map_or(Aside::Known, |(why, _)| why), lines))
}

/// The candidate of this number, or why it is put aside.
fn look_at(
    args: &GenerateArgs,
    setting: &Setting,
    list: &mut List,
    number: u64,
) -> anyhow::Result<Look> {
    let seed = args.seed.wrapping_mul(0x9e37_79b9).wrapping_add(number);
    let Some(game) = random_stones(setting, args.plies, args.distance, seed) else {
        return Ok(Look::Aside(Aside::Impossible));
    };
    let likeness = likeness(&game);
    if list.alike.contains(&likeness) {
        return Ok(Look::Aside(Aside::Known));
    }
    if list.uneven.contains(&likeness) {
        return Ok(Look::Aside(Aside::UnevenInPlay));
    }
    let Some(lead) = lead_of_even(args, &game) else { return Ok(Look::Aside(Aside::Uneven)) };
    if is_even_in_play(&game, args.game_nodes, args.games, args.seed)? {
        return Ok(Look::Even(Box::new(game), lead));
    }
    list.uneven.insert(likeness);
    Ok(Look::Aside(Aside::UnevenInPlay))
}

/// That the list stays short, and what would make it longer.
fn too_few(args: &GenerateArgs, list: &List, most: Aside, lines: u8) -> String {
    let reason = match most {
        Aside::Impossible => "a stone lies off the board or on another, or the game is over",
        Aside::Known => "they are in the list already",
        Aside::Uneven => "they are not even",
        Aside::UnevenInPlay => "one side wins too many of their games",
    };
    let advice = advice(args, most, lines).join(" or ");
    let advice = if advice.is_empty() { advice } else { format!("; try {advice}") };
    let (found, tried) = (list.lines, list.last + PATIENCE);
    let openings = noun(args.count as u64, "opening");
    format!(
        "found {found} of {} {openings}: of {tried} candidates tried, the last {PATIENCE} brought none; the commonest \
         reason: {reason}{advice}",
        args.count
    )
}

/// What to try instead, as far as the options go: beyond the edge of the board there is no room for stones.
fn advice(args: &GenerateArgs, most: Aside, lines: u8) -> Vec<String> {
    let GenerateArgs { plies, distance, centre, lead, games, .. } = args;
    let edge = MOST_DISTANCE.min(lines / 2);
    let wider = (*distance < edge).then(|| format!("a greater --distance than {distance}"));
    let nearer = (*distance > edge).then(|| format!("a smaller --distance than {distance}"));
    let more = (*plies < MOST_PLIES).then(|| format!("more --plies than {plies}"));
    let fewer = (*plies > 1).then(|| format!("fewer --plies than {plies}"));
    let greater = (*lead < u32::MAX).then(|| format!("a greater --lead than {lead}"));
    let advice = match most {
        // One stone is only ever off the board: more of them make more openings.
        Aside::Impossible => [wider.or(nearer), fewer.or(more)],
        Aside::Known => [wider, more],
        Aside::Uneven => [greater, Some(format!("another --centre than {centre}"))],
        Aside::UnevenInPlay => [Some(format!("--games 0 instead of {games}")), None],
    };
    advice.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: GenerateArgs,
    }

    /// What is told when candidates are put aside for this on 15 lines.
    fn told(more: &str, most: Aside) -> String {
        let line = format!("narabe --rules pente --count 10 --games 6 --out list {more}");
        let Line { args } = Line::parse_from(line.split_whitespace());
        let list = List { lines: 3, last: 500, ..List::default() };
        too_few(&args, &list, most, 15)
    }

    #[test]
    fn a_list_that_stays_short_is_told_with_the_option_that_keeps_it_so() {
        for (most, advice) in [
            (Aside::Impossible, "a greater --distance than 3 or fewer --plies than 5"),
            (Aside::Known, "a greater --distance than 3 or more --plies than 5"),
            (Aside::Uneven, "a greater --lead than 50 or another --centre than 0"),
            (Aside::UnevenInPlay, "--games 0 instead of 6"),
        ] {
            let told = told("", most);
            let begin = "found 3 of 10 openings: of 20500 candidates tried, the last 20000 brought none; the commonest \
                         reason: ";
            assert!(
                told.starts_with(begin) && told.ends_with(&format!("; try {advice}")),
                "{told}"
            );
        }
    }

    #[test]
    fn no_option_is_advised_beyond_its_bound() {
        for (more, most, end) in [
            ("--distance 12 --plies 1", Aside::Impossible, "than 12 or more --plies than 1"),
            ("--distance 7 --plies 5", Aside::Impossible, "; try fewer --plies than 5"),
            ("--distance 12 --plies 5", Aside::Impossible, "than 12 or fewer --plies than 5"),
            ("--distance 12 --plies 1", Aside::Known, "; try more --plies than 1"),
            ("--distance 7 --plies 20", Aside::Known, "in the list already"),
        ] {
            let told = told(more, most);
            assert!(told.ends_with(end), "{more} {most:?}: {told}");
        }
    }
}

//! `narabe bench`: how fast stones are judged, patterns kept and positions searched on this machine.
//!
//! The figures are of one thread. `docs/bench.md` says what was measured and holds the instruction counts,
//! which do not depend on the machine.

use std::hint::black_box;
use std::io::{Write as _, stdout};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use narabe_rules::{Color, Rules, Setup, common_rule_sets, forbidden_points};
use narabe_threats::{Spot, ThreatBoard};

/// Boards with their forbidden points, and single points.
const VECTORS: &str = include_str!("../../../rules/testdata/forbidden.txt");

/// Each measurement is repeated until it has taken this long.
const LEAST: Duration = Duration::from_secs(1);

/// Prints every measurement.
pub(crate) fn run() -> anyhow::Result<ExitCode> {
    foul_tests()?;
    for set in common_rule_sets() {
        pairs(set.id)?;
    }
    search()?;
    Ok(ExitCode::SUCCESS)
}

/// Prints the engine's checksum.
pub(crate) fn print_signature() -> anyhow::Result<ExitCode> {
    writeln!(stdout(), "{}", narabe_engine::signature())?;
    Ok(ExitCode::SUCCESS)
}

/// Judges every empty point of the whole-board vectors, by the rules and by the patterns.
fn foul_tests() -> anyhow::Result<()> {
    let renju = Rules::standard("renju")?;
    let setups = whole_boards(&renju)?;
    let boards = setups.iter().map(ThreatBoard::from_setup).collect::<Result<Vec<_>, _>>()?;
    let empty: u64 = boards.iter().map(|board| u64::from(board.empty_count())).sum();
    let by_rules = rate(empty, || {
        for setup in &setups {
            black_box(forbidden_points(&setup.rules, &setup.board, Color::Black));
        }
    });
    let by_patterns = rate(empty, || {
        for board in &boards {
            let spots = board.spots().filter(|spot| board.stone(*spot).is_none());
            black_box(spots.filter(|spot| board.is_foul(Color::Black, *spot)).count());
        }
    });
    let count = setups.len();
    print(
        "foul test by the rules",
        by_rules,
        &format!("points/s ({empty} points of {count} boards)"),
    )?;
    print("foul test by patterns", by_patterns, "points/s, the boards being set up")
}

fn whole_boards(rules: &Rules) -> anyhow::Result<Vec<Setup>> {
    let boards = VECTORS.lines().filter_map(|line| line.strip_prefix("board | "));
    boards
        .map(|line| {
            let end = line.find(" | all-forbidden").context("a board has its answer")?;
            Ok(Setup::parse(rules, &line[..end])?)
        })
        .collect()
}

/// Places the stones of a game near the centre and takes them back.
fn pairs(id: &str) -> anyhow::Result<()> {
    let rules = Rules::standard(id)?;
    let mut board = ThreatBoard::new(&rules)?;
    let centre = rules.extent.centre();
    let is_near = |spot: &Spot| {
        let point = spot.point();
        (point.x - centre.x).abs().max((point.y - centre.y).abs()) <= 4
    };
    // A stride that is prime to the number of points strews the stones.
    let near: Vec<Spot> = board.spots().filter(is_near).collect();
    let stones: Vec<Spot> = (0..40).map(|number| near[number * 37 % near.len()]).collect();
    let rate = rate(stones.len() as u64, || {
        for (stone, color) in stones.iter().zip(Color::ALL.into_iter().cycle()) {
            board.place(*stone, color);
        }
        stones.iter().rev().for_each(|stone| board.remove(*stone));
        black_box(board.evaluation(Color::Black));
    });
    print(&format!("patterns, {id}"), rate, "stones placed and taken back/s")
}

fn search() -> anyhow::Result<()> {
    let nodes = narabe_engine::signature();
    let rate = rate(nodes, || {
        black_box(narabe_engine::signature());
    });
    print("search", rate, &format!("nodes/s ({nodes} nodes of the signature's suite)"))
}

/// How many units of `work` are done in a second, when one call does so many.
fn rate(units: u64, mut work: impl FnMut()) -> f64 {
    let start = now();
    let mut done = 0;
    loop {
        work();
        done += units;
        let elapsed = now() - start;
        if elapsed >= LEAST {
            return done as f64 / elapsed.as_secs_f64();
        }
    }
}

fn print(what: &str, rate: f64, unit: &str) -> anyhow::Result<()> {
    writeln!(stdout(), "{what:24} {rate:>12.0} {unit}")?;
    Ok(())
}

#[expect(clippy::disallowed_methods, reason = "the command line is where time comes from")]
fn now() -> Instant {
    Instant::now()
}

//! `narabe defend`: which moves stop the other side's win by fours or by threats.
//!
//! What a losing move loses to is checked with the rules alone before anything is told; where that is not known, it is
//! said.

use std::io::{Write as _, stdout};
use std::process::ExitCode;

use anyhow::Context as _;
use narabe_render::Marks;
use narabe_rules::{Board, Color, Point, Setup, forbidden_points};
use narabe_solver::{
    Defence, Defences, Effort, Means, Proof, ProofFlaw, Standing, check_rules, defend, verify_proof,
};
use narabe_threats::{Spot, ThreatBoard};
use serde_json::{Value, json};

use super::solve::{Clock, Kind, PositionArgs, names, seconds};
use crate::args::{RulesArgs, Side, at_least_one};

/// Longer lists of points are not written out.
const MOST_NAMED: usize = 40;

/// Say of every move of the side to move whether it stops the other side's win.
#[derive(Debug, clap::Args)]
pub(crate) struct DefendArgs {
    #[command(flatten)]
    rules: RulesArgs,
    /// Which win is to be stopped
    #[arg(long, value_enum, default_value_t = Kind::Vct)]
    kind: Kind,
    /// Who threatens to win; the side that is not to move by default
    #[arg(long, value_enum)]
    attacker: Option<Side>,
    /// The attacker may also put stones that only threaten to win by fours (vct only)
    #[arg(long)]
    quiet: bool,
    /// Seconds for all moves together
    #[arg(long, value_name = "S", value_parser = seconds)]
    time: Option<f64>,
    /// Positions searched for each move
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = at_least_one::<u64>)]
    nodes: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    position: PositionArgs,
}

pub(crate) fn run(args: &DefendArgs) -> anyhow::Result<ExitCode> {
    args.kind.check_quiet(args.quiet)?;
    let rules = args.rules.setting(None)?.rules().clone();
    check_rules(&rules)?;
    let question = args.position.question(&rules)?;
    let attacker = args.attacker.map_or_else(|| question.setup.to_move.other(), Color::from);
    // The attacker is to move once the defender has moved or passed.
    let setup = question.attacked_by(Some(attacker)).setup;
    let means = match args.kind {
        Kind::Vcf => Means::Fours,
        Kind::Vct => Means::Threats,
    };
    let effort = Effort { quiet: args.quiet, ..Effort::nodes(args.nodes) };
    let clock = Clock::start(args.time);
    let mut board = ThreatBoard::from_setup(&setup)?;
    let defences = defend(&mut board, attacker, means, effort, &|| clock.is_over());
    let us = clock.elapsed().as_micros() as u64;
    let unverified = unverified(&setup, &defences)?;
    let told = if args.json {
        json(&defences, &unverified, us).to_string() + "\n"
    } else {
        text(&setup, &defences, &unverified, &why_unverified(&mut board, &unverified, attacker))
    };
    write!(stdout(), "{told}")?;
    Ok(ExitCode::SUCCESS)
}

/// The losing moves that no proof speaks of: what a move loses to after the four that it makes is not kept.
///
/// # Errors
/// When a proof that was found for a move does not stand.
fn unverified(setup: &Setup, defences: &Defences) -> anyhow::Result<Vec<Option<Point>>> {
    let mut unverified = Vec::new();
    let losing = defences.moves.iter().filter(|defence| defence.standing == Standing::Loses);
    for defence in losing {
        let stands = |proof| verify_after(setup, defence, proof);
        match &defence.refutation {
            Some(proof) => {
                stands(proof).with_context(|| format!("after {}", name(defence.point)))?;
            }
            // Outside the zone the win against a pass stands as it is.
            None if defences.threat().is_some_and(|threat| stands(threat).is_ok()) => {}
            None => unverified.push(defence.point),
        }
    }
    Ok(unverified)
}

/// Why there is no proof of some moves. After a four it is mostly the parry, which is the attacker's next stone and need
/// threaten nothing.
fn why_unverified(
    board: &mut ThreatBoard,
    unverified: &[Option<Point>],
    attacker: Color,
) -> String {
    let defender = attacker.other();
    let is_four = |point: &Option<Point>| {
        point.is_some_and(|point| makes_four(board, Spot::of(point), defender))
    };
    if !unverified.iter().all(is_four) {
        return "the search found the loss, but keeps no proof of it".to_owned();
    }
    let fours = if unverified.len() == 1 { "a four" } else { "fours" };
    format!(
        "{fours} after whose parry every move loses; of the position before the parry `narabe solve` \
         may say none"
    )
}

/// Whether a stone makes a four where there was none.
fn makes_four(board: &mut ThreatBoard, spot: Spot, color: Color) -> bool {
    if !board.fives(color).is_empty() {
        return false;
    }
    board.place(spot, color);
    let is_four = !board.fives(color).is_empty();
    board.remove(spot);
    is_four
}

/// Checks with the rules alone that a move loses to this.
fn verify_after(setup: &Setup, defence: &Defence, proof: &Proof) -> Result<(), ProofFlaw> {
    let attacker = setup.to_move;
    let board = match defence.point {
        Some(point) => setup.board.with(point, attacker.other()),
        None => setup.board.clone(),
    };
    let after = Setup { board, ..setup.clone() };
    verify_proof(&after, attacker, proof)
}

fn json(defences: &Defences, unverified: &[Option<Point>], us: u64) -> Value {
    let threat = defences.threat();
    let line = threat.map(Proof::line).unwrap_or_default();
    let of = |standing| {
        let moves = defences.moves.iter().filter(move |defence| defence.standing == standing);
        moves.map(|defence| name(defence.point)).collect::<Vec<_>>()
    };
    json!({
        "threat": threat_name(defences),
        "line": line.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "holds": of(Standing::Holds),
        "loses": of(Standing::Loses),
        "unknown": of(Standing::Unknown),
        "zone": defences.zone,
        "nodes": defences.nodes,
        "us": us,
        "verified": unverified.is_empty(),
        "unverified": unverified.iter().map(|point| name(*point)).collect::<Vec<_>>(),
    })
}

/// What the attacker has against a pass: `win`, `none` or `unknown`.
fn threat_name(defences: &Defences) -> &'static str {
    match defences.moves.first().map(|pass| pass.standing) {
        Some(Standing::Loses) => "win",
        Some(Standing::Holds) => "none",
        Some(Standing::Unknown) | None => "unknown",
    }
}

fn text(setup: &Setup, defences: &Defences, unverified: &[Option<Point>], why: &str) -> String {
    let attacker = setup.to_move;
    let threat = defences.threat().map_or_else(
        || format!("{attacker}'s win against a pass: {}", threat_name(defences)),
        |proof| {
            format!("{attacker} threatens to win in {}: {}", proof.plies(), names(proof.line()))
        },
    );
    let of = |standing: Standing| {
        let points: Vec<Point> = defences.points(standing).collect();
        let count = points.len();
        // More than a few are seen better on the board.
        let list = if count > MOST_NAMED { String::new() } else { names(points) };
        format!("{} ({count}): {list}", standing.name()).trim_end_matches([':', ' ']).to_owned()
    };
    let unverified: Vec<String> = unverified.iter().map(|point| name(*point)).collect();
    let unverified = match unverified.len() {
        0 => String::new(),
        count => format!("\nof these not verified ({count}): {}\n  ({why})", unverified.join(" ")),
    };
    [
        threat + "\n",
        narabe_render::text::board(&setup.board, &marks(&setup.board, setup, defences)),
        "+ holds, ? unknown, × forbidden; every other point loses".to_owned(),
        of(Standing::Holds),
        of(Standing::Unknown),
        of(Standing::Loses) + &unverified,
    ]
    .join("\n")
        + "\n"
}

fn marks(board: &Board, setup: &Setup, defences: &Defences) -> Marks {
    let fouls = forbidden_points(&setup.rules, board, setup.to_move.other());
    let sign = |defence: &Defence| {
        let sign = match defence.standing {
            Standing::Holds => '+',
            Standing::Loses => '.',
            Standing::Unknown => '?',
        };
        Some((defence.point?, sign))
    };
    Marks {
        forbidden: fouls.into_iter().map(|(point, _)| point).collect(),
        signs: defences.moves.iter().filter_map(sign).collect(),
        ..Marks::default()
    }
}

fn name(point: Option<Point>) -> String {
    point.map_or_else(|| "pass".to_owned(), |point| point.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::solve::Question;
    use narabe_rules::Rules;

    /// Why nothing is known of White's moves at these points, beside a row of White's.
    fn why(row: &str, moves: &str) -> String {
        let rules = Rules::standard("freestyle").unwrap();
        let setup = Question::of_stones(&rules, "a1", row).unwrap().setup;
        let mut board = ThreatBoard::from_setup(&setup).unwrap();
        let points = moves.split(' ').map(|point| rules.extent.parse_point(point).ok());
        why_unverified(&mut board, &points.collect::<Vec<_>>(), Color::Black)
    }

    #[test]
    fn a_parry_is_the_reason_only_where_the_moves_are_fours() {
        for (row, moves, begin) in [
            ("f8 g8 h8", "i8", "a four after whose parry"),
            ("f8 g8 h8", "e8 i8", "fours after whose parry"),
            ("f8 g8 h8", "i8 a9", "the search found the loss"),
            ("f8 g8 h8 i8", "a9", "the search found the loss"),
        ] {
            let why = why(row, moves);
            assert!(why.starts_with(begin), "{row} {moves}: {why}");
        }
    }
}

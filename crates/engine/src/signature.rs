//! The engine's checksum: the nodes of a search to a fixed depth over a fixed suite of positions.
//!
//! Any change of what the engine searches changes the number, and it is the same on every machine. The number
//! that is meant to be is kept in `signature.txt` beside this crate.

use narabe_rules::{Rules, Setup, parse_points};
use narabe_threats::{Spot, SpotSet, ThreatBoard};

use crate::dice::Dice;
use crate::level::Effort;
use crate::search::RootSearch;

/// Positions as rule set, lines and stones in turn: quiet ones, sharp ones, crowded ones, small and large boards.
const SUITE: [(&str, u32, &str); 12] = [
    ("freestyle", 15, "h8 i9"),
    ("freestyle", 15, "h8 i9 i8 g8 j8 k8 i10 h9 j9 g9"),
    ("freestyle", 15, "h8 h6 i5 h5 i7 j6 i6 i8 h7 j5 j7 g7 i4 i3 e10 f9 f11 e11 h10 d10 e9"),
    ("freestyle", 25, "m13 n14 n12 l14 o13 m15 m11 p12"),
    ("freestyle", 7, "d4 c5 e5 c3 d6"),
    ("standard", 15, "h8 g8 e6 f5 g5 h7 f9 g6 e4 f4 f3 e5 f10 d6 g3 f7 d5"),
    ("standard", 20, "k11 l12 l10 j12 m11 k9 m9"),
    ("renju", 15, "h8 h9 i10"),
    ("renju", 15, "h8 f8 h5 f7 f9 g7 e7 g8 h6 h7 g9 j6 j7 k8 e6 e9"),
    ("renju", 15, "h8 j8 h5 j7 j9 i7 k7 i8 h6 h7 i9 f6 f7 e8 k6 k9 j6"),
    ("renju", 15, "h8 i9 g10 g9 h7 f9 h9 i8 i7 j7"),
    ("renju", 9, "e5 f6 d6 f4 f5"),
];

const EFFORT: Effort = Effort {
    nodes: u64::MAX,
    trial_nodes: 0,
    depth: 6,
    root_width: 40,
    own_fours: 20_000,
    rival_fours: 2_000,
    inner_fours: 60,
    solver_nodes: 0,
    slice: 0,
    table_entries: 1 << 15,
    whim: 0,
};

/// The nodes over the suite.
///
/// # Panics
/// Never: the suite is well formed, and a test reads it.
pub fn signature() -> u64 {
    SUITE.iter().map(|(rules, lines, stones)| nodes_of(rules, *lines, stones)).sum()
}

fn nodes_of(id: &str, lines: u32, stones: &str) -> u64 {
    let rules = Rules::resolve(id, Some(lines), []).expect("the suite names rule sets that are");
    let stones = parse_points(rules.extent, stones).expect("the suite names points of the board");
    let setup = Setup::from_moves(&rules, &stones).expect("the suite has one stone a point");
    let board = ThreatBoard::from_setup(&setup).expect("the suite's rules are a matter of lines");
    let color = setup.to_move;
    let choices: SpotSet = setup
        .board
        .empty_points()
        .map(Spot::of)
        .filter(|spot| !board.is_foul(color, *spot))
        .collect();
    let search = RootSearch::new(board, color, choices, EFFORT, Dice::new(0));
    let mut search = search.expect("the suite's boards have room");
    while !search.is_done() {
        search.step(&|| false);
    }
    search.nodes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_signature_is_the_stored_one() {
        let stored: u64 = include_str!("../signature.txt").trim().parse().unwrap();
        assert_eq!(signature(), stored, "meant? then `cargo xtask signature --bless`");
    }
}

//! The positions whose work is counted in `benches/counts.rs`.

use narabe_rules::{Rules, Setup};
use narabe_threats::{Spot, ThreatBoard};

/// Renju after sixteen stones, in the middle of a fight.
const FIGHT: &str = "black: h8 h5 f9 e7 h6 g9 j7 e6 | white: f8 f7 g7 g8 h7 j6 k8 e9";

/// A renju problem: Black wins by twenty-three stones of continuous fours.
const PROBLEM: &str = "black: h8 i8 j9 g10 h10 k10 i11 h12 e13 h13 l14 | white: j8 f9 h9 i9 l9 i10 h11 l11 k12 g13 i14";

/// The fight as a set-up.
///
/// # Panics
/// Never: the position is well formed.
pub fn fight() -> Setup {
    parse("renju", FIGHT)
}

/// The fight by these rules, with its patterns.
///
/// # Panics
/// When there is no such rule set.
pub fn fight_board(rules: &str) -> ThreatBoard {
    board(&parse(rules, FIGHT))
}

/// The problem with its patterns.
///
/// # Panics
/// Never: the position is well formed.
pub fn problem_board() -> ThreatBoard {
    board(&parse("renju", PROBLEM))
}

/// The empty points at most four lines from the centre.
pub fn near_points(board: &ThreatBoard) -> Vec<Spot> {
    let is_near = |spot: &Spot| {
        let point = spot.point();
        (point.x - 7).abs().max((point.y - 7).abs()) <= 4
    };
    board.spots().filter(is_near).filter(|spot| board.stone(*spot).is_none()).collect()
}

fn parse(rules: &str, stones: &str) -> Setup {
    let rules = Rules::standard(rules).expect("the rule set exists");
    Setup::parse(&rules, stones).expect("the position is well formed")
}

fn board(setup: &Setup) -> ThreatBoard {
    ThreatBoard::from_setup(setup).expect("the rules are a matter of lines")
}

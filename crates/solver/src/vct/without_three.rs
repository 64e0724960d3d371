//! Stones that make no three and may threaten a winning four all the same.
//!
//! Such a stone makes a closed three at most, so no open four comes of it. What is left are two fours at once and fours whose
//! parry is a foul. Both need something near the stone that is rare; where it is missing the stone need not be tried.

use narabe_rules::{Color, Direction, FoulRule};
use narabe_threats::{LineClass, Spot, SpotSet, Threat, ThreatBoard};

use crate::fours::{four_points, is_near_the_end};

/// What is looked for near each stone.
pub(super) struct WithoutThree {
    attacker: Color,
    /// Whether something is about that hangs on more than what is near: every stone is to be tried.
    all: bool,
    /// Whether two fours at once are allowed.
    may_double: bool,
    /// Another four on one of these points makes two, and a four is a trap that can be parried on one of these only.
    helpful: SpotSet,
}

/// How far from a stone its lines can change what another point means.
const REACH: i32 = 5;

impl WithoutThree {
    pub(super) fn of(board: &ThreatBoard, attacker: Color) -> Self {
        let rival = attacker.other();
        let may_double = !board.rules().terms.fouls[attacker].has(FoulRule::DoubleFour);
        let mut fours: SpotSet = four_points(board, attacker).collect();
        let traps = doubtful(board, rival);
        let barred = barred_fours(board, attacker);
        let is_open = |spot: Spot| board.completions(attacker, spot).len() >= 2;
        // A stone may free a four that is a foul so far: then it is one more, and its parry may be a trap.
        let frees_a_second = may_double && !barred.is_empty();
        fours.unite(&barred);
        let all = is_near_the_end(board, rival, 2)
            || frees_a_second
            || barred.iter().any(is_open)
            || may_close(board, attacker, &fours, &traps);
        let mut helpful = traps;
        if may_double {
            helpful.unite(&fours);
        }
        Self { attacker, all, may_double, helpful }
    }

    /// Whether the attacker may have a winning four after a stone on the empty `spot`, where he makes no three.
    pub(super) fn may_threaten(&self, board: &ThreatBoard, spot: Spot) -> bool {
        self.all
            || self.helpful.iter().any(|other| is_near(spot, other))
            || (self.may_double && self.may_double_on_a_line(board, spot))
    }

    /// Two fours of one line hold four stones, three of them beside the new one.
    fn may_double_on_a_line(&self, board: &ThreatBoard, spot: Spot) -> bool {
        let classes = board.line_classes(self.attacker, spot);
        let extent = board.rules().extent;
        Direction::ALL.into_iter().zip(classes).any(|(direction, class)| {
            let own = |steps: &i32| {
                let point = spot.point().step(direction, *steps);
                extent.contains(point) && board.stone(Spot::of(point)) == Some(self.attacker)
            };
            class == LineClass::ClosedThree && (-REACH..=REACH).filter(own).count() >= 3
        })
    }
}

/// The points where a stone is a foul, or may be.
fn doubtful(board: &ThreatBoard, color: Color) -> SpotSet {
    let mut spots = *board.threatening(color, Threat::Foul);
    spots.unite(board.threatening(color, Threat::MaybeFoul));
    spots
}

/// The points where a stone makes a four and is a foul, or may be.
pub(super) fn barred_fours(board: &ThreatBoard, color: Color) -> SpotSet {
    let makes_four = |spot: &Spot| !board.completions(color, *spot).is_empty();
    doubtful(board, color).iter().filter(makes_four).collect()
}

/// Whether a stone on the empty `spot` may make one of these fours legal, which are fouls so far: one is freed from near,
/// unless only the recursive test tells.
pub(super) fn may_free(board: &ThreatBoard, attacker: Color, spot: Spot, barred: &SpotSet) -> bool {
    let is_certain = |four: Spot| board.threat(attacker, four) == Threat::Foul;
    barred.iter().any(|four| !is_certain(four) || is_near(spot, four))
}

/// Whether one of these fours would be parried where the rival may not.
fn may_close(board: &ThreatBoard, attacker: Color, fours: &SpotSet, traps: &SpotSet) -> bool {
    let is_trap =
        |four: Spot| board.completions(attacker, four).iter().any(|at| traps.contains(at));
    !traps.is_empty() && fours.iter().any(is_trap)
}

fn is_near(a: Spot, b: Spot) -> bool {
    let (a, b) = (a.point(), b.point());
    let (dx, dy) = ((a.x - b.x).abs(), (a.y - b.y).abs());
    (dx == 0 || dy == 0 || dx == dy) && dx.max(dy) <= REACH
}

#[cfg(test)]
mod tests {
    use super::super::threats::{Answers, answers, winning_stone};
    use super::*;
    use crate::sampled::see_boards;

    /// Counts the stones that were tried and the threats among them.
    fn check(board: &mut ThreatBoard, attacker: Color, met: &mut [u32; 3]) {
        let has_five = |color| board.count(color, Threat::Five) > 0;
        if Color::ALL.into_iter().any(has_five) || winning_stone(board, attacker).is_some() {
            return;
        }
        let without_three = WithoutThree::of(board, attacker);
        for kind in [Threat::ClosedThree, Threat::Fork] {
            for spot in board.threatening(attacker, kind).iter() {
                let may_threaten = without_three.may_threaten(board, spot);
                board.place(spot, attacker);
                let threatens = answers(board, attacker) != Answers::Free;
                board.remove(spot);
                assert!(may_threaten || !threatens, "{attacker} on {}", spot.point());
                met[usize::from(may_threaten) + usize::from(threatens)] += 1;
            }
        }
    }

    #[test]
    fn a_stone_that_is_not_tried_threatens_nothing() {
        let mut met = [0; 3];
        let all_fouls = ["omok", "renju-1899", "renju-1918", "old-renju-federation"];
        let ids = [&["freestyle", "standard", "renju"][..], &all_fouls].concat();
        see_boards(&ids, [200, 100, 200], |board, color, _| check(board, color, &mut met));
        assert!(met.iter().all(|count| *count >= 100), "{met:?}");
    }
}

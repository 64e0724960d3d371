//! Whether a stone is a five, a foul or legal: the same as [`narabe_rules::judge`], from the patterns.
//!
//! The recursive test imagines stones instead of placing them: an imagined stone changes a digit in the windows
//! of the points on its lines, so the board itself stays as it is.

use narabe_rules::{Color, Excuse, FoulKind, FoulRule, FoulSet};

use crate::line::{DIRECTIONS, POWERS, REACH, offset_of, slot_of, slots};
use crate::table::LineFacts;
use crate::{LineClass, Spot, SpotSet, Threat, ThreatBoard};

/// What a stone would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It wins.
    Five,
    /// It is a foul.
    Foul(FoulKind),
    /// Neither.
    Legal,
}

/// Own stones imagined on the board, the last one first.
#[derive(Clone, Copy)]
struct Imagined<'a> {
    spot: Spot,
    before: Option<&'a Self>,
}

impl ThreatBoard {
    /// What a stone of `color` on the empty `spot` would be.
    #[inline]
    pub fn verdict(&self, color: Color, spot: Spot) -> Verdict {
        match self.threat(color, spot) {
            Threat::Five => Verdict::Five,
            Threat::Foul | Threat::MaybeFoul => match self.judge(color, spot, None, &mut 0) {
                Verdict::Foul(_) if self.is_excused(color, spot) => Verdict::Legal,
                verdict => verdict,
            },
            _ => Verdict::Legal,
        }
    }

    /// Whether a stone of `color` on the empty `spot` would win.
    #[inline]
    pub fn makes_five(&self, color: Color, spot: Spot) -> bool {
        match self.threat(color, spot) {
            Threat::Five => true,
            Threat::MaybeFoul => self.judge(color, spot, None, &mut 0) == Verdict::Five,
            _ => false,
        }
    }

    /// The empty points where a stone of `color` wins, those among them that [`Self::threatening`] does not
    /// list because threes beside the five could bar it.
    pub fn fives(&self, color: Color) -> SpotSet {
        let doubtful = self.threatening(color, Threat::MaybeFoul).iter();
        let mut fives = *self.threatening(color, Threat::Five);
        doubtful.filter(|spot| self.makes_five(color, *spot)).for_each(|spot| fives.insert(spot));
        fives
    }

    /// Whether a stone of `color` on the empty `spot` would be a foul.
    #[inline]
    pub fn is_foul(&self, color: Color, spot: Spot) -> bool {
        matches!(self.verdict(color, spot), Verdict::Foul(_))
    }

    /// Whether the rules let a foul of `color` on `spot` pass because of the rival's five that it stops. A five
    /// is stopped on its own point only, so with a single one there is a single parry.
    fn is_excused(&self, color: Color, spot: Spot) -> bool {
        let stops = || self.makes_five(color.other(), spot);
        match self.rules.terms.excuse {
            Excuse::Never => false,
            Excuse::Blocks => stops(),
            Excuse::OnlyParry => stops() && self.fives(color.other()).len() == 1,
        }
    }

    /// How many stones the recursive test imagines one upon another before it knows the verdict.
    pub fn verdict_depth(&self, color: Color, spot: Spot) -> u32 {
        let mut depth = 0;
        self.judge(color, spot, None, &mut depth);
        depth
    }

    fn judge(
        &self,
        color: Color,
        spot: Spot,
        imagined: Option<&Imagined<'_>>,
        depth: &mut u32,
    ) -> Verdict {
        let facts = self.facts(color, spot, imagined);
        let fouls = self.rules.terms.fouls[color];
        let mut true_threes = || {
            let stone = Imagined { spot, before: imagined };
            self.true_threes(color, &stone, &facts, depth)
        };
        if facts.iter().any(|line| line.class == LineClass::Five) {
            let bars = fouls.has(FoulRule::FiveThreeThree) && true_threes() >= 2;
            return if bars { Verdict::Foul(FoulKind::DoubleThree) } else { Verdict::Five };
        }
        foul(fouls, &facts, true_threes).map_or(Verdict::Legal, Verdict::Foul)
    }

    /// The facts of the four lines of `spot`.
    fn facts(&self, color: Color, spot: Spot, imagined: Option<&Imagined<'_>>) -> [LineFacts; 4] {
        let table = self.sides[color].line_table;
        [0, 1, 2, 3].map(|direction| {
            let window = self.window(color, spot, direction);
            table.facts(window + imagined_stones(spot, direction, imagined))
        })
    }

    /// How many of the threes of the imagined `stone` can really become straight fours.
    fn true_threes(
        &self,
        color: Color,
        stone: &Imagined<'_>,
        facts: &[LineFacts; 4],
        depth: &mut u32,
    ) -> u32 {
        let mut below = 0;
        let mut can_be_played = |direction: usize, slot: usize| {
            let at = stone.spot.step(DIRECTIONS[direction], offset_of(slot));
            let mut deeper = 0;
            let verdict = self.judge(color, at, Some(stone), &mut deeper);
            below = below.max(deeper + 1);
            verdict == Verdict::Legal
        };
        let count = facts
            .iter()
            .enumerate()
            .map(|(direction, line)| {
                let playable =
                    slots(line.straights).filter(|slot| can_be_played(direction, *slot)).count();
                // Two points of one three are one three; two threes have one point each.
                (playable as u32).min(u32::from(line.threes))
            })
            .sum();
        *depth = (*depth).max(below);
        count
    }
}

/// The foul that these lines make, in the order in which fouls are named.
fn foul(
    fouls: FoulSet,
    facts: &[LineFacts; 4],
    true_threes: impl FnOnce() -> u32,
) -> Option<FoulKind> {
    let has_class = |class| facts.iter().any(|line| line.class == class);
    let sum = |of: fn(&LineFacts) -> u8| facts.iter().map(|line| u32::from(of(line))).sum::<u32>();
    let fours = sum(|line| line.fours);
    if fouls.has(FoulRule::Overline) && has_class(LineClass::Overline) {
        return Some(FoulKind::Overline);
    }
    if fouls.has(FoulRule::DoubleFour) && fours >= 2 {
        return Some(FoulKind::DoubleFour);
    }
    if sum(|line| line.threes) >= 2 && true_threes() >= 2 {
        if fouls.has(FoulRule::FourThreeThree) && fours > 0 {
            return Some(FoulKind::FourThreeThree);
        }
        let without_four = fouls.has(FoulRule::DoubleThreeWithoutFour) && fours == 0;
        if fouls.has(FoulRule::DoubleThree) || without_four {
            return Some(FoulKind::DoubleThree);
        }
    }
    let open_four = fouls.has(FoulRule::OpenFour) && has_class(LineClass::OpenFour);
    open_four.then_some(FoulKind::OpenFour)
}

/// What the imagined stones add to the window of `spot` in `direction`.
fn imagined_stones(spot: Spot, direction: usize, imagined: Option<&Imagined<'_>>) -> u16 {
    let stones = std::iter::successors(imagined, |stone| stone.before);
    let digit = |stone: &Imagined<'_>| {
        let steps = spot.steps_to(DIRECTIONS[direction], stone.spot)?;
        let near = steps != 0 && steps.unsigned_abs() as usize <= REACH;
        near.then(|| POWERS[slot_of(steps)])
    };
    stones.filter_map(digit).sum()
}

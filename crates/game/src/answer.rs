//! Answers to prompts: how each changes the state, and why it may be refused.

use narabe_rules::{
    Board, Color, FoulMode, Point, Rules, Verdict, after_stone, judge, winning_row,
};

use crate::illegal::NamedPoint;
use crate::opening::equal;
use crate::state::{Asked, State};
use crate::{Action, Alternative, Equality, Illegal, Move, Outcome, Reason, Region, Setting};

impl State {
    /// Answers the prompt. The state may be half changed when the answer is refused: callers work on a copy.
    pub(crate) fn answer(
        &mut self,
        setting: &Setting,
        asked: &Asked,
        action: &Action,
    ) -> Result<(), Illegal> {
        let is_opening = setting.opening_step(&self.opening).is_some();
        match action {
            Action::Place(point) => {
                let Some((color, region)) = asked.place() else {
                    return Err(self.why_no_stone(setting, asked, *point));
                };
                self.check_point(setting, color, *point, region)?;
                self.place(setting, color, *point, is_opening);
            }
            Action::Pass => {
                asked.allows(&Alternative::Pass)?;
                self.pass(setting.rules());
            }
            Action::Claim => self.claim(setting)?,
            Action::Swap => {
                asked.allows(&Alternative::Swap)?;
                self.swap_colors();
            }
            Action::Stay => asked.allows(&Alternative::Swap)?,
            Action::AddTwo => asked.allows(&Alternative::AddTwo)?,
            Action::Declare(number) => asked.allows_number(*number)?,
            Action::Offer(points) => self.check_offer(setting, asked, points)?,
            Action::Choose(point) => {
                let color = asked.allows_choice(setting, *point)?;
                self.place(setting, color, *point, is_opening);
            }
            _ => return Err(Illegal::NotAsked),
        }
        if is_opening {
            self.opening.push(action.clone());
        }
        if self.outcome.is_none() {
            self.settle_draws(setting);
        }
        Ok(())
    }

    fn check_point(
        &self,
        setting: &Setting,
        color: Color,
        point: Point,
        region: &Region,
    ) -> Result<(), Illegal> {
        self.check_empty(setting, point)?;
        if !region.contains(point) {
            return Err(Illegal::OutsideRegion { point: named(setting, point) });
        }
        match setting.rules().terms.foul_mode {
            FoulMode::Block => self.check_foul(setting, color, point),
            FoulMode::Loss | FoulMode::Claim => Ok(()),
        }
    }

    /// Why a stone on `point` is refused when no stone is asked for. A side that must pass because its points
    /// are forbidden is told which foul it would be.
    fn why_no_stone(&self, setting: &Setting, asked: &Asked, point: Point) -> Illegal {
        let must_pass = asked.allows(&Alternative::Pass).is_ok();
        let checked = self.check_empty(setting, point);
        match checked.and_then(|()| self.check_foul(setting, self.to_move, point)) {
            Err(illegal) if must_pass => illegal,
            _ => Illegal::NotAsked,
        }
    }

    fn check_empty(&self, setting: &Setting, point: Point) -> Result<(), Illegal> {
        if !setting.rules().extent.contains(point) {
            return Err(Illegal::OffBoard { point: named(setting, point) });
        }
        let is_empty = self.board.is_empty_at(point);
        is_empty.then_some(()).ok_or_else(|| Illegal::Occupied { point: named(setting, point) })
    }

    fn check_foul(&self, setting: &Setting, color: Color, point: Point) -> Result<(), Illegal> {
        match judge(setting.rules(), &self.board, color, point) {
            Verdict::Foul(foul) => {
                Err(Illegal::Forbidden { point: named(setting, point), color, foul: foul.kind })
            }
            Verdict::Five(_) | Verdict::Legal => Ok(()),
        }
    }

    /// Puts a stone on an empty point and says what follows from it.
    fn place(&mut self, setting: &Setting, color: Color, point: Point, is_opening: bool) {
        let rules = setting.rules();
        let terms = &rules.terms;
        let verdict = judge(rules, &self.board, color, point);
        let after = after_stone(rules, &self.board, color, point);
        let taken = self.board.count(color.other()) - after.count(color.other());
        self.captured[color] += (taken / 2) as u8;
        self.board = after;
        self.moves.push(Move { color, point: Some(point) });
        self.to_move = color.other();
        let claims = terms.foul_mode == FoulMode::Claim && !terms.fouls[color].is_empty();
        self.claimable = (claims && !is_opening).then_some(point);
        match verdict {
            Verdict::Five(line) => self.make_five(rules, color, line),
            Verdict::Foul(foul) if terms.foul_mode == FoulMode::Loss => {
                self.win(color.other(), Reason::of_foul(foul.kind), None);
            }
            Verdict::Foul(_) | Verdict::Legal => self.settle_counts(rules, color),
        }
        self.settle_standing_five(rules, color.other());
    }

    fn make_five(&mut self, rules: &Rules, color: Color, line: Vec<Point>) {
        if rules.terms.perfect_five && can_be_broken(rules, &self.board, color) {
            self.standing_five = Some(color);
            self.settle_counts(rules, color);
        } else {
            self.win(color, Reason::Five, Some(line));
        }
    }

    /// The ends that counting decides: captured pairs, and stones used up.
    fn settle_counts(&mut self, rules: &Rules, color: Color) {
        let has_pairs = |pairs| self.captured[color] >= pairs;
        let has_used_up = |most| self.board.count(color) >= u32::from(most);
        if rules.terms.capture_pairs.is_some_and(has_pairs) {
            self.win(color, Reason::Captures, None);
        } else if color == Color::Black && rules.terms.stones.is_some_and(has_used_up) {
            self.win(Color::White, Reason::StonesUsedUp, None);
        }
    }

    /// A five of `owner` that a capture could have broken wins when it still stands after the reply.
    fn settle_standing_five(&mut self, rules: &Rules, owner: Color) {
        if self.outcome.is_some() || self.standing_five != Some(owner) {
            return;
        }
        self.standing_five = None;
        if let Some(line) = standing_row(rules, &self.board, owner) {
            self.win(owner, Reason::Five, Some(line));
        }
    }

    fn pass(&mut self, rules: &Rules) {
        let second = self.moves.last().is_some_and(|last| last.point.is_none());
        self.moves.push(Move { color: self.to_move, point: None });
        self.to_move = self.to_move.other();
        self.claimable = None;
        self.settle_standing_five(rules, self.to_move);
        if second && self.outcome.is_none() {
            self.outcome = Some(Outcome::draw(Reason::Passes));
        }
    }

    fn swap_colors(&mut self) {
        core::mem::swap(&mut self.holders.black, &mut self.holders.white);
    }

    /// Claims the rival's last stone: a right claim wins, a wrong one is recorded and play goes on.
    fn claim(&mut self, setting: &Setting) -> Result<(), Illegal> {
        let point = self.claimable.take().ok_or(Illegal::NotAsked)?;
        let mut before = self.board.clone();
        let color = before.remove(point).ok_or(Illegal::NotAsked)?;
        if let Verdict::Foul(foul) = judge(setting.rules(), &before, color, point) {
            self.win(color.other(), Reason::of_foul(foul.kind), None);
        }
        Ok(())
    }

    fn check_offer(
        &self,
        setting: &Setting,
        asked: &Asked,
        points: &[Point],
    ) -> Result<(), Illegal> {
        let offer = asked.offer().ok_or(Illegal::NotAsked)?;
        if points.len() != usize::from(offer.count) {
            return Err(Illegal::WrongCount { expected: offer.count, found: points.len() });
        }
        for (index, point) in points.iter().enumerate() {
            self.check_fifth(setting, offer, &points[..index], *point)?;
        }
        Ok(())
    }

    /// Whether a fifth move may be offered beside those before it.
    fn check_fifth(
        &self,
        setting: &Setting,
        offer: OfferAsked,
        earlier: &[Point],
        point: Point,
    ) -> Result<(), Illegal> {
        self.check_empty(setting, point)?;
        self.check_foul(setting, offer.color, point)?;
        let is_same = |one: &&Point| equal(&self.board, offer.equal_under, **one, point);
        let same = earlier.iter().find(is_same);
        let (first, second) = (same.map(|first| named(setting, *first)), named(setting, point));
        first.map_or(Ok(()), |first| Err(Illegal::EqualMoves { first, second }))
    }

    /// The empty points that cannot be offered beside these, and why.
    pub(crate) fn not_offerable(
        &self,
        setting: &Setting,
        offer: OfferAsked,
        beside: &[Point],
    ) -> Vec<(Point, Illegal)> {
        let others = self.board.empty_points().filter(|point| !beside.contains(point));
        let refusal = |point| self.check_fifth(setting, offer, beside, point).err();
        others.filter_map(|point| Some((point, refusal(point)?))).collect()
    }
}

/// A point as the board of this setting names it.
const fn named(setting: &Setting, point: Point) -> NamedPoint {
    NamedPoint { point, extent: setting.rules().extent }
}

/// The winning row of `color` that stands on the board.
fn standing_row(rules: &Rules, board: &Board, color: Color) -> Option<Vec<Point>> {
    board.stones_of(color).find_map(|point| winning_row(rules, board, color, point))
}

/// Whether the rival could break every winning row of `color` by a capture.
fn can_be_broken(rules: &Rules, board: &Board, color: Color) -> bool {
    let breaks = |reply| {
        let after = after_stone(rules, board, color.other(), reply);
        standing_row(rules, &after, color).is_none()
    };
    board.empty_points().any(breaks)
}

/// What an offer of fifth moves has to be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OfferAsked {
    color: Color,
    count: u8,
    equal_under: Equality,
}

impl Asked {
    pub(crate) fn place(&self) -> Option<(Color, &Region)> {
        self.alternatives.iter().find_map(|alternative| match alternative {
            Alternative::Place { color, region, .. } => Some((*color, region)),
            _ => None,
        })
    }

    pub(crate) fn offer(&self) -> Option<OfferAsked> {
        self.alternatives.iter().find_map(|alternative| match *alternative {
            Alternative::Offer { color, count, equal_under } => {
                Some(OfferAsked { color, count, equal_under })
            }
            _ => None,
        })
    }

    fn allows(&self, wanted: &Alternative) -> Result<(), Illegal> {
        let asked = self.alternatives.contains(wanted);
        asked.then_some(()).ok_or(Illegal::NotAsked)
    }

    fn allows_number(&self, number: u8) -> Result<(), Illegal> {
        let range = self.alternatives.iter().find_map(|alternative| match alternative {
            Alternative::Declare { min, max } => Some((*min, *max)),
            _ => None,
        });
        let (min, max) = range.ok_or(Illegal::NotAsked)?;
        let fits = (min..=max).contains(&number);
        fits.then_some(()).ok_or(Illegal::OutOfRange { number, min, max })
    }

    /// The colour of the stone that is chosen, when it was offered.
    fn allows_choice(&self, setting: &Setting, point: Point) -> Result<Color, Illegal> {
        let offered = self.alternatives.iter().find_map(|alternative| match alternative {
            Alternative::Choose { color, points } => Some((*color, points)),
            _ => None,
        });
        let (color, points) = offered.ok_or(Illegal::NotAsked)?;
        let is_offered = points.contains(&point);
        is_offered
            .then_some(color)
            .ok_or_else(|| Illegal::NotOffered { point: named(setting, point) })
    }
}

#[cfg(test)]
mod tests {
    use narabe_rules::Setup;

    use super::*;
    use crate::SettingSpec;

    /// Four stones make no foul possible, so that play never comes to this.
    #[test]
    fn a_forbidden_fifth_is_not_offered() {
        let opening = Some("rif".to_owned());
        let setting =
            Setting::resolve(&SettingSpec { opening, ..SettingSpec::of("renju") }).unwrap();
        let mut state = State::new(&setting);
        for token in ["h8", "h9", "i10"] {
            let asked = state.asked(&setting).unwrap();
            state.answer(&setting, &asked, &Action::Place(token.parse().unwrap())).unwrap();
        }
        for action in [Action::Stay, Action::Place("k9".parse().unwrap())] {
            let asked = state.asked(&setting).unwrap();
            state.answer(&setting, &asked, &action).unwrap();
        }
        let crowded = Setup::parse(setting.rules(), "black: g8 h8 i7 i6 | white: a1 a3").unwrap();
        state.board = crowded.board;
        let offer =
            |points: [&str; 2]| Action::Offer(points.map(|at| at.parse().unwrap()).to_vec());
        let asked = state.asked(&setting).unwrap();
        let forbidden = state.clone().answer(&setting, &asked, &offer(["o15", "i8"]));
        assert_eq!(forbidden.map_err(|illegal| illegal.code()), Err("forbidden"));
        assert_eq!(state.answer(&setting, &asked, &offer(["o15", "j8"])), Ok(()));
    }
}

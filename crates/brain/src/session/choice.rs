//! What may be played: the rules of the session, and a legal stone for when nothing better is known.

use narabe_game::{Setting, SettingSpec};
use narabe_protocol::RuleBits;
use narabe_rules::{
    Point, RuleSet, Verdict, gomocup_rule_sets, judge, rule_sets, standing_row, winning_row,
};

use super::{Refused, Session};
use crate::options::RuleTwo;
use crate::stones::Stones;

impl Session {
    /// The rule set that the bits of `INFO rule` mean.
    fn rule_set(&self) -> &'static RuleSet {
        let bits = self.settings.rule;
        let two_is_renju = self.options.rule_two(self.is_yixin) == RuleTwo::Renju;
        let is_renju =
            bits.has(RuleBits::RENJU) || (two_is_renju && bits.has(RuleBits::CONTINUOUS));
        let kept = RuleBits::EXACTLY_FIVE | RuleBits::CARO;
        let number = if is_renju { RuleBits::RENJU } else { bits.0 & kept };
        let sets = gomocup_rule_sets();
        let set = sets.iter().find(|(of_set, _)| i64::from(*of_set) == number);
        set.map_or(&rule_sets()[0], |(_, set)| set)
    }

    /// Whether the game goes on after a five.
    pub(super) fn is_continuous(&self) -> bool {
        let two_is_continuous = self.options.rule_two(self.is_yixin) == RuleTwo::Continuous;
        two_is_continuous && self.settings.rule.has(RuleBits::CONTINUOUS)
    }

    /// The rules on the board that is there.
    pub(super) fn setting(&self) -> Result<Setting, Refused> {
        self.setting_with(None)
    }

    /// The same with an opening.
    pub(super) fn setting_with(&self, opening: Option<&str>) -> Result<Setting, Refused> {
        let size = self.stones()?.extent().lines().map(u32::from);
        let opening = opening.map(str::to_owned);
        let spec = SettingSpec { size, opening, ..SettingSpec::of(self.rule_set().id) };
        Ok(Setting::resolve(&spec)?)
    }

    /// In a continuous game, takes the finished row through the stone just placed out of the game.
    pub(super) fn close_row_of(&mut self, point: Point) {
        let Ok(setting) = self.setting() else { return };
        let is_continuous = self.is_continuous();
        let Some(stones) = self.stones.as_mut().filter(|_| is_continuous) else { return };
        let Some(color) = stones.board().get(point) else { return };
        if let Some(row) = winning_row(setting.rules(), stones.board(), color, point) {
            stones.close(&row);
        }
    }

    /// The points on which no stone may be tried: those that are blocked, and the rows that are out of the game.
    pub(super) fn not_to_try(&self) -> Vec<Point> {
        let closed = self.stones.iter().flat_map(Stones::closed);
        self.blocked.iter().chain(closed).copied().collect()
    }

    /// A legal stone for when there is no time to search, not on a blocked point: one that wins at once, one that stops a
    /// row of the rival's, or one near the last or the centre; `None` when there is none.
    pub(super) fn near_stone(&self, setting: &Setting) -> Result<Option<Point>, Refused> {
        let stones = self.stones()?;
        let middle = stones.last().unwrap_or_else(|| stones.extent().centre());
        let mut points: Vec<Point> = stones.empty_points().collect();
        points.sort_by_cached_key(|point| {
            let distance = (point.x - middle.x).abs().max((point.y - middle.y).abs());
            (Need::of(setting, stones, *point), distance)
        });
        let mut legal = points.into_iter().filter(|point| is_legal(setting, stones, *point));
        let Some(first) = legal.next() else { return Ok(None) };
        let mut open = [first].into_iter().chain(legal).filter(|at| !self.blocked.contains(at));
        open.next().map(Some).ok_or(Refused::AllBlocked)
    }
}

/// How much a stone is needed on a point, by the rules alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Need {
    Wins,
    StopsFive,
    Other,
}

impl Need {
    fn of(setting: &Setting, stones: &Stones, point: Point) -> Self {
        let makes_row = |color| {
            let after = stones.board().with(point, color);
            winning_row(setting.rules(), &after, color, point).is_some()
        };
        match stones.to_move() {
            own if makes_row(own) => Self::Wins,
            own if makes_row(own.other()) => Self::StopsFive,
            _ => Self::Other,
        }
    }
}

/// Refuses when somebody has won already.
pub(super) fn refuse_won(setting: &Setting, stones: &Stones) -> Result<(), Refused> {
    match standing_row(setting.rules(), stones.board()) {
        Some((winner, _)) => Err(Refused::Won { winner }),
        None => Ok(()),
    }
}

/// Whether the side to move may place a stone there.
pub(super) fn is_legal(setting: &Setting, stones: &Stones, point: Point) -> bool {
    let verdict = || judge(setting.rules(), stones.board(), stones.to_move(), point);
    stones.is_empty_at(point) && !matches!(verdict(), Verdict::Foul(_))
}

//! What a look at a position tells the side to move: wins to make, wins to stop, pairs to take and to save.

use narabe_rules::{Color, Point, Verdict, capturing_points, judge};
use narabe_threats::{Spot, SpotSet};

use super::{Line, params};
use crate::Score;
use crate::search::{static_score, stone_order};

/// The look.
#[derive(Clone, Debug)]
pub(crate) struct Outlook {
    /// Where the side to move would win, or make a five that only a capture could break.
    pub(super) wins: SpotSet,
    /// Where the side to move takes pairs; a spot once for each pair.
    pub(super) takes: Vec<Spot>,
    /// Where the rival would win with his next stone.
    pub(super) rival_wins: SpotSet,
    /// Where the rival would take some.
    pub(super) rival_takes: Vec<Spot>,
}

impl Line {
    /// What `color` sees, as if it were to move.
    pub(crate) fn outlook(&self, color: Color) -> Outlook {
        let (takes, rival_takes) = (self.takes(color), self.takes(color.other()));
        let wins = self.wins_by(color, &takes);
        let rival_wins = self.wins_by(color.other(), &rival_takes);
        Outlook { wins, takes, rival_wins, rival_takes }
    }

    /// The points on which a stone of `color` wins, or makes a five that only a capture could break.
    pub(crate) fn wins(&self, color: Color) -> SpotSet {
        self.wins_by(color, &self.takes(color))
    }

    fn takes(&self, color: Color) -> Vec<Spot> {
        let points = capturing_points(self.rules(), self.game().board(), color);
        points.into_iter().filter_map(|point| self.frame().spot(point)).collect()
    }

    /// A five of the adviser's is looked at again: it may be blocked.
    fn wins_by(&self, color: Color, takes: &[Spot]) -> SpotSet {
        let is_five = |spot: &Spot| matches!(self.verdict(color, *spot), Verdict::Five(_));
        let mut wins: SpotSet = self.adviser().fives(color).iter().filter(is_five).collect();
        if let Some(needed) = self.rules().terms.capture_pairs {
            let had = usize::from(self.game().captured()[color]);
            let suffice = |spot: Spot| had + count(takes, spot) >= usize::from(needed);
            takes.iter().filter(|spot| suffice(**spot)).for_each(|spot| wins.insert(*spot));
        }
        wins
    }

    fn verdict(&self, color: Color, spot: Spot) -> Verdict {
        judge(self.rules(), self.game().board(), color, self.frame().point(spot))
    }

    /// The points next to the ends of the rows by which `color` would win on `wins`: a stone there can block
    /// the five where the rules let it.
    pub(super) fn ends_of_fives(&self, color: Color, wins: &SpotSet) -> Vec<Spot> {
        let rows = wins.iter().filter_map(|spot| match self.verdict(color, spot) {
            Verdict::Five(row) => Some(row),
            _ => None,
        });
        let ends = rows.flat_map(|row| ends(&row));
        let is_empty = |point: &Point| self.game().board().is_empty_at(*point);
        ends.filter(is_empty).filter_map(|point| self.frame().spot(point)).collect()
    }
}

impl Outlook {
    /// How good a stone of `color`, which is to move, looks.
    pub(crate) fn order(&self, line: &Line, color: Color, spot: Spot) -> i32 {
        let takes = count(&self.takes, spot) as i32 * params::TAKING_ORDER;
        let saves = count(&self.rival_takes, spot) as i32 * params::SAVING_ORDER;
        stone_order(line.adviser(), color, spot) + takes + saves
    }

    /// The evaluation for `color`, which is to move.
    pub(crate) fn static_score(&self, line: &Line, color: Color) -> Score {
        let pairs = line.game().captured();
        let taken = worth_of_pairs(pairs[color]) - worth_of_pairs(pairs[color.other()]);
        let to_take = self.takes.len() as i32 * params::PAIR_TO_TAKE;
        let in_danger = self.rival_takes.len() as i32 * params::PAIR_IN_DANGER;
        let shapes = static_score(line.adviser(), color).0;
        Score::of_value(shapes + taken + to_take - in_danger)
    }
}

const fn worth_of_pairs(pairs: u8) -> i32 {
    let pairs = pairs as i32;
    pairs * (params::PAIR + pairs * params::PAIR_AGAIN)
}

fn count(spots: &[Spot], wanted: Spot) -> usize {
    spots.iter().filter(|spot| **spot == wanted).count()
}

/// The two points next to the ends of a row.
fn ends(row: &[Point]) -> Vec<Point> {
    let [first, second, .., last] = row else { return Vec::new() };
    let (dx, dy) = (second.x.wrapping_sub(first.x), second.y.wrapping_sub(first.y));
    let before = Point::new(first.x.wrapping_sub(dx), first.y.wrapping_sub(dy));
    let behind = Point::new(last.x.wrapping_add(dx), last.y.wrapping_add(dy));
    vec![before, behind]
}

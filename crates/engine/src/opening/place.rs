//! A stone of the opening before the colours are settled: the other side will take the better one, so the
//! stones are placed such that none is better, or, as a style, such that one plainly is.

use narabe_game::{Action, Game, Player, Region};
use narabe_rules::Point;

use super::ahead::{Ahead, ahead};
use super::pick::one_of_the_best;
use super::{Wish, candidates};
use crate::Style;
use crate::dice::Dice;

/// The question.
#[derive(Clone, Debug)]
pub(super) struct Place {
    style: Style,
    /// The points to choose from, and the games after them.
    points: Vec<Point>,
    after: Vec<Game>,
    /// Whether more stones follow before anybody decides, so that this one need not be weighed.
    is_free: bool,
}

/// So many points are weighed.
const POINTS: usize = 28;

/// Points are about as good when they leave the position about as even.
const EVEN_MARGIN: i32 = 4;

impl Place {
    /// The question of a stone after which somebody may exchange colours; `None` when nobody may, or only the
    /// one who places it next to the rival's own stones.
    pub(super) fn new(
        game: &Game,
        player: Player,
        region: &Region,
        style: Style,
        dice: &mut Dice,
    ) -> Option<Self> {
        let points = candidates::some(game, region, POINTS, dice);
        let stone = |point: Point| Some((point, candidates::after_stone(game, point)?));
        let (points, after): (Vec<Point>, Vec<Game>) = points.into_iter().filter_map(stone).unzip();
        match ahead(after.first()?) {
            Ahead::Swap { by, stones } => {
                let is_free = stones > 0 || by == player;
                Some(Self { style, points, after, is_free })
            }
            Ahead::Offer { .. } | Ahead::Nothing => None,
        }
    }

    pub(super) fn interim(&self) -> Action {
        Action::Place(self.points[0])
    }

    pub(super) fn next(&mut self, scores: &[i32], dice: &mut Dice) -> Wish {
        if self.is_free || self.points.len() == 1 {
            // The dice have shuffled the points.
            return Wish::Answer(self.interim());
        }
        if scores.is_empty() {
            return Wish::Appraise(core::mem::take(&mut self.after));
        }
        let rated = scores.iter().map(|score| -self.style.distance(*score)).zip(&self.points);
        let best = one_of_the_best(rated, EVEN_MARGIN, dice).copied();
        Wish::Answer(best.map_or_else(|| self.interim(), Action::Place))
    }
}

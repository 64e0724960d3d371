//! Which of the fifths offered to leave: the worst for the rival.

use narabe_game::{Action, Game};
use narabe_rules::{Color, Point};

use super::Wish;
use super::pick::{one_of_the_best, seen_by};
use super::swap::held_by_asked;
use crate::dice::Dice;

/// The question.
#[derive(Clone, Debug)]
pub(super) struct Choose {
    held: Color,
    points: Vec<Point>,
    after: Vec<Game>,
}

/// Fifths whose scores differ by no more than this are as bad for the rival.
const SAME: i32 = 3;

impl Choose {
    pub(super) fn new(game: &Game, offered: Vec<Point>) -> Self {
        let chosen = |point: Point| Some((point, game.after(&Action::Choose(point)).ok()?));
        let (points, after) = offered.into_iter().filter_map(chosen).unzip();
        Self { held: held_by_asked(game), points, after }
    }

    pub(super) fn interim(&self) -> Action {
        Action::Choose(self.points[0])
    }

    pub(super) fn next(&mut self, scores: &[i32], dice: &mut Dice) -> Wish {
        if scores.is_empty() {
            return Wish::Appraise(core::mem::take(&mut self.after));
        }
        let rated = scores.iter().map(|score| seen_by(self.held, *score)).zip(&self.points);
        let best = one_of_the_best(rated, SAME, dice).copied();
        Wish::Answer(best.map_or_else(|| self.interim(), Action::Choose))
    }
}

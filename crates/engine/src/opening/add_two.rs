//! Taking Black, staying White, or placing two more stones and letting the rival choose.
//!
//! Whoever chooses has the better side, so adding two is worth what the most even pair of stones leaves him,
//! which is little at best: it is an answer where the position is as even already.

use narabe_game::{Action, Game, Region};
use narabe_rules::Color;

use super::pick::{MARGIN, one_of_the_best, seen_by};
use super::swap::held_by_asked;
use super::{Wish, candidates};
use crate::dice::Dice;

/// The question.
#[derive(Clone, Debug)]
pub(super) struct AddTwo {
    held: Color,
    game: Game,
}

/// So many pairs of stones are weighed.
const PAIRS: usize = 10;

impl AddTwo {
    pub(super) fn new(game: &Game) -> Self {
        Self { held: held_by_asked(game), game: game.clone() }
    }

    pub(super) fn next(&self, scores: &[i32], dice: &mut Dice) -> Wish {
        let Some((now, pairs)) = scores.split_first() else {
            let now = core::iter::once(self.game.clone());
            return Wish::Appraise(now.chain(self.pairs(dice)).collect());
        };
        let own = seen_by(self.held, *now);
        let most_even = pairs.iter().map(|score| -score.abs()).max();
        let add = most_even.map(|worth| (worth, Action::AddTwo));
        let rated = [(-own, Action::Swap), (own, Action::Stay)].into_iter().chain(add);
        Wish::Answer(one_of_the_best(rated, MARGIN, dice).unwrap_or(Action::Stay))
    }

    /// The game after some pairs of stones. They take their time, so they are not made before somebody waits for them.
    fn pairs(&self, dice: &mut Dice) -> Vec<Game> {
        let Ok(added) = self.game.after(&Action::AddTwo) else { return Vec::new() };
        let pair = |_| one_stone(&one_stone(&added, dice)?, dice);
        (0..PAIRS).filter_map(pair).collect()
    }
}

fn one_stone(game: &Game, dice: &mut Dice) -> Option<Game> {
    let points = candidates::some(game, &Region::All, 4, dice);
    points.into_iter().find_map(|point| candidates::after_stone(game, point))
}

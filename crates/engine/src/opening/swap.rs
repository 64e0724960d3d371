//! Whether to exchange colours: when the other side is better.

use narabe_game::{Action, Game};
use narabe_rules::Color;

use super::Wish;
use super::ahead::{Ahead, ahead};
use super::fifths::{Fifths, Found};
use super::pick::{MARGIN, one_of_the_best, seen_by};
use crate::dice::Dice;

/// The question.
#[derive(Clone, Debug)]
pub(super) struct Swap {
    held: Color,
    game: Game,
    /// The fifth moves to come, where they are offered without another swap before.
    fifths: Option<Fifths>,
}

impl Swap {
    pub(super) fn new(game: &Game) -> Self {
        let stay = game.after(&Action::Stay).ok();
        let count = stay.as_ref().and_then(|stay| match ahead(stay) {
            Ahead::Offer { count } => Some(count),
            Ahead::Swap { .. } | Ahead::Nothing => None,
        });
        let fifths = stay.zip(count).map(|(stay, count)| Fifths::new(&stay, count));
        Self { held: held_by_asked(game), game: game.clone(), fifths }
    }

    pub(super) fn next(&mut self, scores: &[i32], dice: &mut Dice) -> Wish {
        let for_black = match &mut self.fifths {
            None if scores.is_empty() => return Wish::Appraise(vec![self.game.clone()]),
            None => scores[0],
            Some(fifths) => match fifths.next(scores) {
                Found::Wish(positions) => return Wish::Appraise(positions),
                Found::Ranked(_) => fifths.worth_of_offer(),
            },
        };
        Wish::Answer(swap_or_stay(seen_by(self.held, for_black), dice))
    }
}

/// Swaps when one's own side, worth so much, is the worse one; by the dice when neither is.
pub(super) fn swap_or_stay(own: i32, dice: &mut Dice) -> Action {
    let rated = [(-own, Action::Swap), (own, Action::Stay)];
    one_of_the_best(rated, MARGIN, dice).unwrap_or(Action::Stay)
}

/// The colour that the player who is asked holds.
pub(super) fn held_by_asked(game: &Game) -> Color {
    let player = game.prompt().map(|prompt| prompt.player);
    if player == Some(game.holders().black) { Color::Black } else { Color::White }
}

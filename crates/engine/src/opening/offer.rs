//! Which fifths to offer: the best for the one who offers, of which the rival will leave him the worst; and,
//! where a swap is the alternative, whether to offer at all.

use narabe_game::{Action, Game};
use narabe_rules::{Color, Point};

use super::Wish;
use super::fifths::{Fifths, Found};
use super::pick::{MARGIN, seen_by};
use super::swap::{held_by_asked, swap_or_stay};
use crate::dice::Dice;

/// The question.
#[derive(Clone, Debug)]
pub(super) struct Offer {
    held: Color,
    game: Game,
    count: usize,
    fifths: Fifths,
    first: Vec<Point>,
    may_swap: bool,
    /// The best offer, once it is known and a swap is still being weighed.
    weighed: Option<(Vec<Point>, i32)>,
}

impl Offer {
    pub(super) fn new(game: &Game, count: usize, may_swap: bool) -> Self {
        let fifths = Fifths::new(game, count);
        let first = fifths.good_looking();
        let held = held_by_asked(game);
        Self { held, game: game.clone(), count, fifths, first, may_swap, weighed: None }
    }

    pub(super) fn interim(&self) -> Action {
        if self.may_swap { Action::Stay } else { Action::Offer(self.first.clone()) }
    }

    pub(super) fn next(&mut self, scores: &[i32], dice: &mut Dice) -> Wish {
        if let Some((offer, worth)) = self.weighed.take() {
            let now = seen_by(self.held, scores[0]);
            return Wish::Answer(offer_or_swap(offer, worth, now, dice));
        }
        let offer = match self.fifths.next(scores) {
            Found::Wish(positions) => return Wish::Appraise(positions),
            Found::Ranked(ranked) => best_of(ranked, self.count, dice),
        };
        if !self.may_swap {
            return Wish::Answer(Action::Offer(offer));
        }
        let worth = seen_by(self.held, self.fifths.worth_of_offer());
        self.weighed = Some((offer, worth));
        Wish::Appraise(vec![self.game.clone()])
    }
}

/// The best fifths; the dice change places of those about as good.
fn best_of(ranked: &[(Point, i32)], count: usize, dice: &mut Dice) -> Vec<Point> {
    let mut whim = || dice.below(MARGIN as u32 / 2) as i32;
    let mut rated: Vec<(i32, Point)> =
        ranked.iter().map(|(point, score)| (score + whim(), *point)).collect();
    rated.sort_by_key(|(rating, point)| (core::cmp::Reverse(*rating), *point));
    rated.into_iter().take(count).map(|(_, point)| point).collect()
}

/// Without an offer the next stone will have to leave the position even, since the rival may swap then; so an
/// offer that leaves an advantage is made, and otherwise the better side is taken.
fn offer_or_swap(offer: Vec<Point>, worth: i32, now: i32, dice: &mut Dice) -> Action {
    let is_even = worth.abs() <= MARGIN && now.abs() <= MARGIN;
    if worth > MARGIN || (is_even && dice.percent(50)) {
        Action::Offer(offer)
    } else {
        swap_or_stay(now, dice)
    }
}

//! How many fifths are to be offered: the number that leaves the position even, because the other side may take
//! either colour; or, as a style, one that does not.

use core::ops::RangeInclusive;

use narabe_game::{Action, Game};

use super::Wish;
use super::fifths::{Fifths, Found};
use super::pick::one_of_the_best;
use crate::Style;
use crate::dice::Dice;

/// The question.
#[derive(Clone, Debug)]
pub(super) struct Declare {
    numbers: RangeInclusive<u8>,
    style: Style,
    fifths: Fifths,
}

/// Numbers are about as good when they leave the position about as even.
const EVEN_MARGIN: i32 = 4;

impl Declare {
    pub(super) fn new(game: &Game, numbers: RangeInclusive<u8>, style: Style) -> Self {
        let fifths = Fifths::new(game, usize::from(*numbers.end()));
        Self { numbers, style, fifths }
    }

    pub(super) const fn interim(&self) -> Action {
        Action::Declare(*self.numbers.start())
    }

    pub(super) fn next(&mut self, scores: &[i32], dice: &mut Dice) -> Wish {
        let ranked = match self.fifths.next(scores) {
            Found::Wish(positions) => return Wish::Appraise(positions),
            Found::Ranked(ranked) => ranked,
        };
        let worth = |number: u8| ranked.get(usize::from(number).checked_sub(1)?);
        let rated = self.numbers.clone().filter_map(|number| {
            let (_, score) = worth(number)?;
            Some((-self.style.distance(*score), number))
        });
        let number = one_of_the_best(rated, EVEN_MARGIN, dice);
        Wish::Answer(number.map_or_else(|| self.interim(), Action::Declare))
    }
}

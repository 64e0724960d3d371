//! What the openings of the Renju International Federation share: the first player sets up one of the 26
//! canonical openings, a stone of each colour and one more, in the middle of the board.

use narabe_rules::{Color, OptionSpec, OptionValues, Rules};

use super::OpeningTerms;
use super::step::{FIRST, Step, middle};
use crate::Equality;

/// How many stones the first player sets up.
pub(super) const SET_UP: usize = 3;

/// The next stone of the three that the first player sets up: Black in the centre, White beside it, Black
/// within the middle 5x5.
pub(super) fn set_up(rules: &Rules, stones: usize) -> Step {
    match stones {
        0 => FIRST.places(Color::Black, middle(rules.extent, 1)),
        1 => FIRST.places(Color::White, middle(rules.extent, 3)),
        _ => FIRST.places(Color::Black, middle(rules.extent, 5)),
    }
}

/// Which fifth moves count as the same: those that a symmetry of the stones exchanges, or only those that a
/// symmetry of the whole board does.
pub(super) const EQUAL: OptionSpec<OpeningTerms> = OptionSpec {
    key: "equal",
    default: "local",
    values: OptionValues::Names(&[
        ("local", |terms| terms.equality = Equality::Local),
        ("board", |terms| terms.equality = Equality::Board),
    ]),
};

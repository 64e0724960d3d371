//! A step of an opening: who must act, and how. Openings are written in these words.

use narabe_rules::{Color, Extent, Point};

use crate::opening::OpeningTerms;
use crate::{Action, Alternative, Player, Region};

/// One step: who must act, and the alternatives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) by: By,
    pub(crate) alternatives: Vec<Alternative>,
}

/// Who takes a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// This player.
    Player(Player),
    /// Whoever holds this colour at that time.
    Holder(Color),
}

pub(super) const FIRST: By = By::Player(Player::First);
pub(super) const SECOND: By = By::Player(Player::Second);
pub(super) const BLACK: By = By::Holder(Color::Black);
pub(super) const WHITE: By = By::Holder(Color::White);

impl By {
    /// Places a stone of this colour in this region.
    pub(super) fn places(self, color: Color, region: Region) -> Step {
        let place = Alternative::Place { color, region, forbidden: Vec::new() };
        Step { by: self, alternatives: vec![place] }
    }

    /// May exchange colours.
    pub(super) fn may_swap(self) -> Step {
        Step { by: self, alternatives: vec![Alternative::Swap] }
    }

    /// Declares how many fifth moves will be offered, 1 to the opening's number.
    pub(super) fn declares(self, terms: OpeningTerms) -> Step {
        let declare = Alternative::Declare { min: 1, max: terms.fifths };
        Step { by: self, alternatives: vec![declare] }
    }

    /// Offers this many unequal fifth moves, stones of this colour.
    pub(super) fn offers(self, color: Color, count: u8, terms: OpeningTerms) -> Step {
        let offer = Alternative::Offer { color, count, equal_under: terms.equality };
        Step { by: self, alternatives: vec![offer] }
    }

    /// Chooses one of the fifth moves offered, stones of this colour.
    pub(super) fn chooses(self, color: Color, done: &[Action]) -> Step {
        let offered = done.iter().rev().find_map(|action| match action {
            Action::Offer(points) => Some(points.clone()),
            _ => None,
        });
        let choose = Alternative::Choose { color, points: offered.unwrap_or_default() };
        Step { by: self, alternatives: vec![choose] }
    }
}

impl Step {
    /// Or does what the other step says.
    pub(super) fn or(mut self, other: Self) -> Self {
        self.alternatives.extend(other.alternatives);
        self
    }
}

/// The number declared so far; 1 when none was.
pub(super) fn declared(done: &[Action]) -> u8 {
    let number = |action: &Action| match action {
        Action::Declare(number) => Some(*number),
        _ => None,
    };
    done.iter().find_map(number).unwrap_or(1)
}

/// The middle of the board, this many lines wide.
pub(crate) fn middle(extent: Extent, width: i32) -> Region {
    let centre = extent.centre();
    let reach = width / 2;
    let points = (-reach..=reach)
        .flat_map(|x| (-reach..=reach).map(move |y| Point::new(centre.x + x, centre.y + y)));
    Region::Points(points.filter(|point| extent.contains(*point)).collect())
}

/// Everything but the middle of the board, `width` lines wide.
pub(crate) fn outside_middle(extent: Extent, width: i32) -> Region {
    let inside = middle(extent, width);
    Region::Points(extent.points().filter(|point| !inside.contains(*point)).collect())
}

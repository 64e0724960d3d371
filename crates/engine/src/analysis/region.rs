//! Where the first move of an analysis may go.

use narabe_game::{Alternative, Game};
use narabe_rules::Color;
use narabe_threats::{Spot, SpotSet};

use super::Inquiry;
use crate::frame::Frame;
use crate::root_moves::{Passing, Told};
use crate::task::{legal_points, passing};
use crate::{Score, SearchError};

/// The side to move and where it may place a stone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Region {
    pub(super) color: Color,
    /// Empty when it must pass.
    pub(super) choices: SpotSet,
    pub(super) passing: Passing,
    /// Whether no stone is there that would tell a good choice from a bad one.
    pub(super) is_bare: bool,
}

/// So many points about the centre of an empty board are weighed for several lines.
const FIRST_POINTS: usize = 25;

impl Region {
    /// The legal points that the inquiry leaves: those of the opening's step, or every one where the opening asks
    /// for something else than a stone.
    pub(super) fn of(game: &Game, frame: Frame, inquiry: &Inquiry) -> Result<Self, SearchError> {
        let color = game.color_to_place().ok_or(SearchError::GameOver)?;
        let prompt = game.prompt().ok_or(SearchError::GameOver)?;
        let passing = passing(game, &prompt);
        let is_bare = game.board().stone_count() == 0;
        let mut choices = legal_points(game, frame, color);
        let region = prompt.alternatives.iter().find_map(|alternative| match alternative {
            Alternative::Place { region, .. } => Some(region),
            _ => None,
        });
        if let Some(region) = region {
            choices = choices.iter().filter(|spot| region.contains(frame.point(*spot))).collect();
        }
        if choices.is_empty() && prompt.alternatives.contains(&Alternative::Pass) {
            return Ok(Self { color, choices, passing, is_bare });
        }
        if let Some(only) = &inquiry.only {
            choices.intersect(&only.iter().filter_map(|point| frame.spot(*point)).collect());
        }
        inquiry
            .not
            .iter()
            .filter_map(|point| frame.spot(*point))
            .for_each(|spot| choices.remove(spot));
        if is_bare && inquiry.only.is_none() {
            choices = about_centre(frame, &choices, inquiry.lines.max(FIRST_POINTS));
        }
        if choices.is_empty() {
            Err(SearchError::NoMove)
        } else {
            Ok(Self { color, choices, passing, is_bare })
        }
    }

    /// Whether there is nothing to search: nothing to place, or the one stone that is wanted is the first.
    pub(super) fn needs_no_search(&self, lines: usize) -> bool {
        self.choices.is_empty() || (self.is_bare && lines <= 1)
    }

    /// The answer without a search: the choice nearest to the centre, a pass where there is none.
    pub(super) fn first(&self, frame: Frame) -> Told {
        let stone = (!self.choices.is_empty()).then(|| nearest_to_centre(frame, &self.choices));
        Told::unsearched(Score::EVEN, stone)
    }
}

/// The point of `choices` nearest to the centre; the centre itself when there is nothing to choose from.
pub(crate) fn nearest_to_centre(frame: Frame, choices: &SpotSet) -> Spot {
    let nearest = choices.iter().min_by_key(|spot| from_centre(frame, *spot));
    nearest.unwrap_or_else(|| Spot::of(frame.extent().centre()))
}

/// So many of `choices`, those nearest to the centre.
fn about_centre(frame: Frame, choices: &SpotSet, count: usize) -> SpotSet {
    let mut spots: Vec<Spot> = choices.iter().collect();
    spots.sort_by_key(|spot| from_centre(frame, *spot));
    spots.into_iter().take(count).collect()
}

fn from_centre(frame: Frame, spot: Spot) -> i32 {
    let (centre, point) = (frame.extent().centre(), spot.point());
    (point.x - centre.x).abs() + (point.y - centre.y).abs()
}

//! What a game asks of the CPU, read from its prompt and its open offers.

use narabe_game::{Action, Alternative, Game, Player, Token};
use narabe_rules::{Color, Point, Verdict, judge};
use narabe_threats::{Spot, SpotSet};

/// What is to be decided.
#[derive(Clone, Debug)]
pub(crate) enum Task {
    /// Nothing: there is one sensible answer.
    Answer(Token),
    /// Where to place a stone of this colour.
    Place {
        color: Color,
        /// The legal points.
        choices: SpotSet,
    },
    /// Whether `player` should take the draw that the other one offers.
    Draw { player: Player },
}

impl Task {
    /// What the game asks now; `None` after its end. An offer is answered before the prompt.
    pub(crate) fn of(game: &Game) -> Option<Self> {
        let prompt = game.prompt()?;
        if let Some(offerer) = game.undo_offer() {
            return Some(Self::Answer(Token::by(offerer.other(), Action::UndoAccept)));
        }
        if let Some(offerer) = game.draw_offer() {
            return Some(Self::Draw { player: offerer.other() });
        }
        let claim = prompt.alternatives.iter().find_map(|alternative| match alternative {
            Alternative::Claim { point } => Some(*point),
            _ => None,
        });
        if claim.is_some_and(|point| was_foul(game, point)) {
            return Some(Self::Answer(Token::prompted(Action::Claim)));
        }
        let place = prompt.alternatives.iter().find_map(|alternative| placing(game, alternative));
        Some(place.unwrap_or_else(|| Self::Answer(Token::prompted(Action::Pass))))
    }
}

/// The task of a prompt to place a stone, unless there is nowhere to place it without a foul.
fn placing(game: &Game, alternative: &Alternative) -> Option<Task> {
    let Alternative::Place { color, region, .. } = alternative else { return None };
    let rules = game.setting().rules();
    let points = game.board().empty_points().filter(|point| region.contains(*point));
    let is_foul =
        |point: &Point| matches!(judge(rules, game.board(), *color, *point), Verdict::Foul(_));
    // Fouls are left out even where they are not blocked: there they lose, or can be claimed.
    let choices: SpotSet = points.filter(|point| !is_foul(point)).map(Spot::of).collect();
    (!choices.is_empty()).then_some(Task::Place { color: *color, choices })
}

/// Whether the stone on `point` was a foul when it was placed.
fn was_foul(game: &Game, point: Point) -> bool {
    let mut before = game.board().clone();
    let Some(color) = before.remove(point) else { return false };
    matches!(judge(game.setting().rules(), &before, color, point), Verdict::Foul(_))
}

//! What a game asks of the CPU, read from its prompt and its open offers.

use narabe_game::{Action, Alternative, Game, Player, Prompt, Token};
use narabe_rules::{Color, Point, Verdict, judge};
use narabe_threats::SpotSet;

use crate::dice::Dice;
use crate::frame::Frame;
use crate::opening::Deliberation;
use crate::play::Limits;
use crate::root_moves::Passing;

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
        passing: Passing,
    },
    /// Something else than the best stone, which the opening asks.
    Opening(Box<Deliberation>),
    /// Whether `player` should take the draw that the other one offers.
    Draw { player: Player },
}

impl Task {
    /// What the game asks now; `None` after its end. An offer is answered before the prompt.
    pub(crate) fn of(game: &Game, frame: Frame, limits: Limits, dice: &Dice) -> Option<Self> {
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
        if let Some(deliberation) = Deliberation::of(game, &prompt, limits, dice.clone()) {
            return Some(Self::Opening(Box::new(deliberation)));
        }
        let mut alternatives = prompt.alternatives.iter();
        let place = alternatives
            .find_map(|alternative| placing(game, frame, alternative, passing(game, &prompt)));
        Some(place.unwrap_or_else(|| Self::Answer(Token::prompted(Action::Pass))))
    }
}

/// The task of a prompt to place a stone, unless there is nowhere to place it without a foul.
fn placing(game: &Game, frame: Frame, alternative: &Alternative, passing: Passing) -> Option<Task> {
    let Alternative::Place { color, region, .. } = alternative else { return None };
    let legal = legal_points(game, frame, *color).iter();
    let choices: SpotSet = legal.filter(|spot| region.contains(frame.point(*spot))).collect();
    (!choices.is_empty()).then_some(Task::Place { color: *color, choices, passing })
}

/// The empty points where a stone of `color` is no foul. Fouls are left out even where they are not blocked:
/// there they lose, or can be claimed.
pub(crate) fn legal_points(game: &Game, frame: Frame, color: Color) -> SpotSet {
    let (board, rules) = (game.board(), game.setting().rules());
    let has_fouls = !rules.terms.fouls[color].is_empty();
    let is_foul =
        |point| has_fouls && matches!(judge(rules, board, color, point), Verdict::Foul(_));
    let is_open = |point| board.is_empty_at(point) && !is_foul(point);
    frame.spots().filter(|spot| is_open(frame.point(*spot))).collect()
}

/// What a pass would mean now.
pub(crate) fn passing(game: &Game, prompt: &Prompt) -> Passing {
    let has_passed = game.moves().last().is_some_and(|last| last.point.is_none());
    match prompt.alternatives.contains(&Alternative::Pass) {
        false => Passing::Never,
        true if has_passed => Passing::Draws,
        true => Passing::Allowed,
    }
}

/// Whether the stone on `point` was a foul when it was placed.
fn was_foul(game: &Game, point: Point) -> bool {
    let mut before = game.board().clone();
    let Some(color) = before.remove(point) else { return false };
    matches!(judge(game.setting().rules(), &before, color, point), Verdict::Foul(_))
}

//! What an opening leads to, found by going through its prompts with any answers.

use narabe_game::{Action, Alternative, Game, Player, Prompt};
use narabe_rules::Point;

use super::candidates;

/// What decides next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ahead {
    /// This player may exchange colours, after so many more stones.
    Swap { by: Player, stones: usize },
    /// So many fifth moves are offered.
    Offer { count: usize },
    /// Nothing: the stones stay whose they are.
    Nothing,
}

/// No opening goes on longer without anything to decide.
const LONGEST: usize = 12;

/// What decides next in this game.
pub(super) fn ahead(game: &Game) -> Ahead {
    let mut game = game.clone();
    let mut stones = 0;
    for _ in 0..LONGEST {
        let Some(prompt) = game.prompt().filter(|_| game.is_in_opening()) else { break };
        if let Some(ahead) = decided_by(&prompt, stones) {
            return ahead;
        }
        stones += usize::from(asks_stone(&prompt));
        let Some(next) = any_answer(&game, &prompt) else { break };
        game = next;
    }
    Ahead::Nothing
}

/// The game at its next stone or offer, every question before that answered somehow: no swap, and as many
/// fifths as may be declared.
pub(super) fn at_next_stone(game: &Game) -> Game {
    let mut game = game.clone();
    for _ in 0..LONGEST {
        let Some(prompt) = game.prompt().filter(|_| game.is_in_opening()) else { break };
        let offers = |asked: &Alternative| matches!(asked, Alternative::Offer { .. });
        if asks_stone(&prompt) || prompt.alternatives.iter().any(offers) {
            break;
        }
        let Some(next) = any_answer(&game, &prompt) else { break };
        game = next;
    }
    game
}

fn decided_by(prompt: &Prompt, stones: usize) -> Option<Ahead> {
    prompt.alternatives.iter().find_map(|alternative| match alternative {
        Alternative::Swap => Some(Ahead::Swap { by: prompt.player, stones }),
        Alternative::Offer { count, .. } => Some(Ahead::Offer { count: usize::from(*count) }),
        _ => None,
    })
}

fn asks_stone(prompt: &Prompt) -> bool {
    prompt.alternatives.iter().any(|asked| matches!(asked, Alternative::Place { .. }))
}

fn any_answer(game: &Game, prompt: &Prompt) -> Option<Game> {
    match prompt.alternatives.first()? {
        Alternative::Place { region, .. } => {
            let centre = game.setting().rules().extent.centre();
            let distance = |point: &Point| (point.x - centre.x).abs() + (point.y - centre.y).abs();
            let mut points = candidates::open_points(game, region);
            points.sort_by_key(distance);
            points.into_iter().find_map(|point| candidates::after_stone(game, point))
        }
        Alternative::Swap => game.after(&Action::Stay).ok(),
        Alternative::Declare { max, .. } => game.after(&Action::Declare(*max)).ok(),
        _ => None,
    }
}

//! Deciding what a game asks, in slices.

use narabe_game::{Action, Game, Player, Token};
use narabe_rules::Color;
use narabe_threats::{Spot, SpotSet};

use crate::analysis::nearest_to_centre;
use crate::dice::Dice;
use crate::frame::Frame;
use crate::ground::{Asked, Ground, Lookahead};
use crate::level::{Effort, Skill};
use crate::opening::Deliberation;
use crate::root_moves::Passing;
use crate::search::{Params, Question};
use crate::task::{Task, legal_points};
use crate::{Level, Score, Style, shapes};

/// A game that the engine cannot answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SearchError {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The points that are asked for leave nothing to play.
    #[error("none of the points asked for can be played")]
    NoMove,
}

/// How strong and how long to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The level.
    pub level: Level,
    /// The nodes of a move, instead of the level's own.
    pub nodes: Option<u64>,
    /// How to open where the rival chooses the colour.
    pub style: Style,
    /// The numbers of the search.
    pub params: Params,
}

impl Limits {
    /// The level's own limits.
    pub const fn of(level: Level) -> Self {
        Self { level, nodes: None, style: Style::Even, params: Params::BEST }
    }
}

/// How far a search has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Whether it is at its end.
    pub done: bool,
    /// The answer as it stands.
    pub best: Token,
    /// The plies of the last finished iteration.
    pub depth: u32,
    /// The nodes searched.
    pub nodes: u64,
    /// The score for the side that answers, where it was looked for.
    pub score: Option<Score>,
}

/// An answer and what it cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The answer.
    pub token: Token,
    /// The plies of the last finished iteration.
    pub depth: u32,
    /// The nodes searched.
    pub nodes: u64,
    /// The score for the side that answers, where it was looked for.
    pub score: Option<Score>,
}

/// A search for the answer to what a game asks.
///
/// An open offer is answered before the prompt: a request to take back is granted, a draw is taken when the
/// player who is asked does not think that he is better.
#[derive(Clone, Debug)]
pub struct Search {
    plan: Plan,
}

#[derive(Clone, Debug)]
enum Plan {
    /// The answer is known.
    Answer(Token),
    /// A point is looked for by search.
    Place { search: Lookahead, frame: Frame },
    /// A choice of the opening is weighed.
    Opening(Box<Deliberation>),
    /// The worth of a draw is looked for by search.
    Draw { search: Lookahead, player: Player, to_move: bool },
}

/// A player takes a draw when the position is worth no more than this to him.
const DRAW_SCORE: Score = Score(-20);

impl Search {
    /// A search for what `game` asks, at this level. The seed decides between answers that the level takes for
    /// equally good.
    ///
    /// # Errors
    /// When the game is over.
    pub fn new(game: &Game, level: Level, seed: u64) -> Result<Self, SearchError> {
        Self::with_limits(game, Limits::of(level), seed)
    }

    /// A search within other limits than the level's own.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn with_limits(game: &Game, limits: Limits, seed: u64) -> Result<Self, SearchError> {
        let frame = Frame::of(game);
        let dice = Dice::new(seed ^ game.board().key());
        let plan = match Task::of(game, frame, limits, &dice).ok_or(SearchError::GameOver)? {
            Task::Answer(token) => Plan::Answer(token),
            Task::Opening(deliberation) => Plan::Opening(deliberation),
            Task::Place { color, choices, passing } => {
                Stone { game, frame, color, choices, passing }.decide(limits, dice)
            }
            Task::Draw { player } => draw(game, frame, player, limits, dice),
        };
        Ok(Self { plan })
    }

    /// Does a bounded piece of work: one root move of one depth at most.
    pub fn step(&mut self) -> Progress {
        self.step_until(&|| false)
    }

    /// The same, left early when `stop` says so; the search is at its end then, and a choice of an opening is made
    /// after a quick look at what was not yet weighed.
    pub fn step_until(&mut self, stop: &dyn Fn() -> bool) -> Progress {
        match &mut self.plan {
            Plan::Place { search, .. } | Plan::Draw { search, .. } => search.step(stop),
            Plan::Opening(deliberation) => {
                deliberation.step();
                if stop() {
                    deliberation.hurry();
                }
            }
            Plan::Answer(_) => {}
        }
        self.progress()
    }

    /// How far the search has come. There is an answer from the beginning.
    pub fn progress(&self) -> Progress {
        match &self.plan {
            Plan::Answer(token) => {
                Progress { done: true, best: token.clone(), depth: 0, nodes: 0, score: None }
            }
            Plan::Place { search, frame } => {
                let (stone, score) = search.best();
                let action = stone.map_or(Action::Pass, |spot| Action::Place(frame.point(spot)));
                progress_of(search, Token::prompted(action), score)
            }
            Plan::Opening(deliberation) => Progress {
                done: deliberation.is_done(),
                best: Token::prompted(deliberation.answer()),
                depth: 0,
                nodes: deliberation.nodes(),
                score: None,
            },
            Plan::Draw { search, player, to_move } => {
                let (_, score) = search.best();
                let score = if *to_move { score } else { -score };
                let takes = score <= DRAW_SCORE;
                let action = if takes { Action::DrawAccept } else { Action::DrawDecline };
                progress_of(search, Token::by(*player, action), score)
            }
        }
    }
}

fn progress_of(search: &Lookahead, best: Token, score: Score) -> Progress {
    Progress {
        done: search.is_done(),
        best,
        depth: search.finished_depth(),
        nodes: search.nodes(),
        score: Some(score),
    }
}

/// Searches to the end, or until `stop` says so.
///
/// # Errors
/// When the game is over.
pub fn best_move(
    game: &Game,
    limits: Limits,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Result<Choice, SearchError> {
    let mut search = Search::with_limits(game, limits, seed)?;
    let mut progress = search.progress();
    while !progress.done && !stop() {
        progress = search.step_until(stop);
    }
    let Progress { best: token, depth, nodes, score, .. } = progress;
    Ok(Choice { token, depth, nodes, score })
}

/// A stone to be placed.
struct Stone<'a> {
    game: &'a Game,
    frame: Frame,
    color: Color,
    choices: SpotSet,
    passing: Passing,
}

impl Stone<'_> {
    fn decide(self, limits: Limits, mut dice: Dice) -> Plan {
        let Self { game, frame, color, choices, passing } = self;
        let answer = |spot: Spot| Plan::Answer(Token::prompted(Action::Place(frame.point(spot))));
        if game.board().stone_count() == 0 {
            return answer(nearest_to_centre(frame, &choices));
        }
        let ground = Ground::of(game, frame);
        let chosen = match limits.level.spec().skill {
            Skill::Shapes(slips) => {
                shapes::choose(&ground, color, &choices, slips, &mut dice).map(answer)
            }
            Skill::Effort(effort) => {
                let question = Question { passing, ..Question::CHOICE };
                let (effort, params) = (within(effort, limits), limits.params);
                let search =
                    ground.search(&Asked { color, choices, effort, params, question }, dice);
                search.map(|search| Plan::Place { search, frame })
            }
        };
        chosen.unwrap_or_else(|| Plan::Answer(Token::prompted(Action::Pass)))
    }
}

/// Whether to take a draw: by the search of the level, by the evaluation where the level does not search.
fn draw(game: &Game, frame: Frame, player: Player, limits: Limits, dice: Dice) -> Plan {
    // In an opening the asked player's colour need not be the one to move.
    let game = &game.beyond_opening();
    let Some(color) = game.color_to_place() else {
        return Plan::Answer(Token::by(player, Action::DrawDecline));
    };
    let to_move = game.holders()[color] == player;
    let ground = Ground::of(game, frame);
    let Skill::Effort(effort) = limits.level.spec().skill else {
        let own = if to_move { color } else { color.other() };
        let takes = ground.static_score(own) <= DRAW_SCORE;
        let action = if takes { Action::DrawAccept } else { Action::DrawDecline };
        return Plan::Answer(Token::by(player, action));
    };
    let (choices, effort) = (legal_points(game, frame, color), within(effort, limits));
    let (params, question) = (limits.params, Question::CHOICE);
    let asked = Asked { color, choices, effort, params, question };
    match ground.search(&asked, dice) {
        Some(search) => Plan::Draw { search, player, to_move },
        // Nobody can place a stone any more.
        None => Plan::Answer(Token::by(player, Action::DrawAccept)),
    }
}

fn within(effort: Effort, limits: Limits) -> Effort {
    let nodes = limits.nodes.unwrap_or(effort.nodes);
    let trial_nodes = limits.nodes.unwrap_or(effort.trial_nodes);
    let solver_nodes = effort.solver_nodes.min(nodes);
    Effort { nodes, trial_nodes, solver_nodes, ..effort }
}

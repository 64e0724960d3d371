//! Deciding what a game asks, in slices.

use narabe_game::{Action, Game, Player, Setting, Token};
use narabe_rules::{Color, Extent};
use narabe_threats::{Spot, SpotSet, ThreatBoard, Unsupported};

use crate::dice::Dice;
use crate::level::{Effort, Skill};
use crate::search::{RootSearch, static_score};
use crate::task::Task;
use crate::{Level, Score, shapes};

/// A game that the engine cannot answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SearchError {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The rules are none that the engine plays.
    #[error(transparent)]
    Unsupported(#[from] Unsupported),
    /// The opening asks for more than stones.
    #[error("the engine does not make the choices of the opening {id}")]
    Opening {
        /// The opening.
        id: &'static str,
    },
}

/// How strong and how long to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The level.
    pub level: Level,
    /// The nodes of a move, instead of the level's own.
    pub nodes: Option<u64>,
}

impl Limits {
    /// The level's own limits.
    pub const fn of(level: Level) -> Self {
        Self { level, nodes: None }
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
    Place(Box<RootSearch>),
    /// The worth of a draw is looked for by search.
    Draw { search: Box<RootSearch>, player: Player, to_move: bool },
}

/// A player takes a draw when the position is worth no more than this to him.
const DRAW_SCORE: Score = Score(-20);

impl Search {
    /// A search for what `game` asks, at this level. The seed decides between answers that the level takes for
    /// equally good.
    ///
    /// # Errors
    /// When the game is over, or its rules are none that the engine plays.
    pub fn new(game: &Game, level: Level, seed: u64) -> Result<Self, SearchError> {
        Self::with_limits(game, Limits::of(level), seed)
    }

    /// A search within other limits than the level's own.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn with_limits(game: &Game, limits: Limits, seed: u64) -> Result<Self, SearchError> {
        let opening = game.setting().opening();
        if !opening.asks_stones_only {
            return Err(SearchError::Opening { id: opening.id });
        }
        let task = Task::of(game).ok_or(SearchError::GameOver)?;
        let board = board_of(game)?;
        let dice = Dice::new(seed ^ board.key());
        let plan = match task {
            Task::Answer(token) => Plan::Answer(token),
            Task::Place { color, choices } => place(board, color, choices, limits, dice),
            Task::Draw { player } => draw(game, board, player, limits, dice),
        };
        Ok(Self { plan })
    }

    /// Does a bounded piece of work: one root move of one depth at most.
    pub fn step(&mut self) -> Progress {
        self.step_until(&|| false)
    }

    /// The same, left early when `stop` says so; the search is at its end then.
    pub fn step_until(&mut self, stop: &dyn Fn() -> bool) -> Progress {
        if let Plan::Place(search) | Plan::Draw { search, .. } = &mut self.plan {
            search.step(stop);
        }
        self.progress()
    }

    /// How far the search has come. There is an answer from the beginning.
    pub fn progress(&self) -> Progress {
        match &self.plan {
            Plan::Answer(token) => {
                Progress { done: true, best: token.clone(), depth: 0, nodes: 0, score: None }
            }
            Plan::Place(search) => {
                let best = search.best();
                let token = Token::prompted(Action::Place(best.spot.point()));
                progress_of(search, token, best.score)
            }
            Plan::Draw { search, player, to_move } => {
                let score = search.best().score;
                let score = if *to_move { score } else { -score };
                let takes = score <= DRAW_SCORE;
                let action = if takes { Action::DrawAccept } else { Action::DrawDecline };
                progress_of(search, Token::by(*player, action), score)
            }
        }
    }
}

fn progress_of(search: &RootSearch, best: Token, score: Score) -> Progress {
    Progress {
        done: search.is_done(),
        best,
        depth: search.finished_depth(),
        nodes: search.nodes(),
        score: Some(score),
    }
}

/// Whether the engine answers everything that a game of this setting asks.
pub fn plays(setting: &Setting) -> bool {
    ThreatBoard::supports(setting.rules()) && setting.opening().asks_stones_only
}

/// Searches to the end, or until `stop` says so.
///
/// # Errors
/// When the game is over, or its rules are none that the engine plays.
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

fn board_of(game: &Game) -> Result<ThreatBoard, Unsupported> {
    let mut board = ThreatBoard::new(game.setting().rules())?;
    for (point, color) in game.board().stones() {
        board.place(Spot::of(point), color);
    }
    Ok(board)
}

fn place(
    board: ThreatBoard,
    color: Color,
    choices: SpotSet,
    limits: Limits,
    mut dice: Dice,
) -> Plan {
    let answer = |spot: Spot| Plan::Answer(Token::prompted(Action::Place(spot.point())));
    if board.stone_count() == 0 {
        return answer(nearest_to_centre(board.rules().extent, &choices));
    }
    let chosen = match limits.level.spec().skill {
        Skill::Shapes(slips) => {
            shapes::choose(&board, color, &choices, slips, &mut dice).map(answer)
        }
        Skill::Effort(effort) => {
            let effort = within(effort, limits);
            RootSearch::new(board, color, choices, effort, dice)
                .map(|search| Plan::Place(Box::new(search)))
        }
    };
    chosen.unwrap_or_else(|| Plan::Answer(Token::prompted(Action::Pass)))
}

/// The point of `choices` nearest to the centre; the centre itself when there is nothing to choose from.
fn nearest_to_centre(extent: Extent, choices: &SpotSet) -> Spot {
    let centre = extent.centre();
    let distance = |spot: &Spot| {
        let point = spot.point();
        (point.x - centre.x).abs() + (point.y - centre.y).abs()
    };
    choices.iter().min_by_key(distance).unwrap_or_else(|| Spot::of(centre))
}

/// Whether to take a draw: by the search of the level, by the evaluation where the level does not search.
fn draw(game: &Game, board: ThreatBoard, player: Player, limits: Limits, dice: Dice) -> Plan {
    let Some(color) = game.color_to_place() else {
        return Plan::Answer(Token::by(player, Action::DrawDecline));
    };
    let to_move = game.holders()[color] == player;
    let Skill::Effort(effort) = limits.level.spec().skill else {
        let own = if to_move { color } else { color.other() };
        let takes = static_score(&board, own) <= DRAW_SCORE;
        let action = if takes { Action::DrawAccept } else { Action::DrawDecline };
        return Plan::Answer(Token::by(player, action));
    };
    let empty = board.spots().filter(|spot| board.stone(*spot).is_none());
    let choices = empty.filter(|spot| !board.is_foul(color, *spot)).collect();
    match RootSearch::new(board, color, choices, within(effort, limits), dice) {
        Some(search) => Plan::Draw { search: Box::new(search), player, to_move },
        // Nobody can place a stone any more.
        None => Plan::Answer(Token::by(player, Action::DrawAccept)),
    }
}

fn within(effort: Effort, limits: Limits) -> Effort {
    Effort { nodes: limits.nodes.unwrap_or(effort.nodes), ..effort }
}

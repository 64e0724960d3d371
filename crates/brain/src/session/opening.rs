//! Openings that the players negotiate: what is common to `SWAP2BOARD` and to Yixin-Board's steps of swap2 and
//! Soosõrv.
//!
//! The stones so far are replayed as a game with that opening, and what its prompts ask is thought about one after
//! the other until the answer is whole.

use narabe_engine::{Level, Limits, Search};
use narabe_game::{Action, Game, Setting, Token};
use narabe_protocol::Coordinates;
use narabe_rules::Point;

use super::{Done, Effect, Purpose, Refused, Session};
use crate::stones::Stones;
use crate::{Aim, Job, Thought};

/// A negotiation under way.
#[derive(Clone, Debug)]
pub(super) struct Opening {
    /// What is asked of the brain.
    pub(super) question: Question,
    /// The game up to the next answer.
    pub(super) game: Game,
    /// What the brain has answered so far.
    pub(super) answers: Vec<Action>,
}

/// What a manager asks of the brain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// `SWAP2BOARD`.
    Swap2Board,
    /// Yixin-Board's steps of swap2.
    Swap2SetUp,
    Swap2AfterThree,
    Swap2AfterFive,
    /// Yixin-Board's steps of Soosõrv.
    SoosorvSetUp,
    SoosorvSwapAfterThree,
    SoosorvFourth,
    SoosorvSwapAfterFour,
    SoosorvOffer,
    SoosorvChoose,
}

/// An answer takes at most so many steps.
const MOST_STEPS: usize = 3;

/// Whether more is to be answered, or what to say.
pub(super) enum Next {
    More,
    Say(Vec<Effect>),
}

impl Session {
    /// Begins a negotiation after what has been done.
    pub(super) fn negotiate(
        &mut self,
        question: Question,
        setting: Setting,
        done: Vec<Action>,
    ) -> Done {
        let mut game = Game::new(setting);
        for action in done {
            game.apply(&Token::prompted(action), 0)?;
        }
        if let Some(outcome) = game.outcome() {
            return Err(outcome.color.map_or(Refused::Full, |winner| Refused::Won { winner }));
        }
        self.set_stones(&game);
        Ok(self.go_on(Opening { question, game, answers: Vec::new() }))
    }

    /// Thinks about what the game asks next.
    fn go_on(&mut self, opening: Opening) -> Vec<Effect> {
        let share = 100 * (opening.answers.len() + 1).min(MOST_STEPS) / MOST_STEPS;
        let level = Level::ALL[Level::ALL.len() - 1];
        // There is an answer from the beginning: this level has the same one, and small tables, which take no time.
        let interim = Search::with_limits(&opening.game, Limits::of(Level::Medium), 1);
        let fallback = interim.map_or(Action::Stay, |search| search.progress().best.action);
        let job = self.job(opening.game.clone(), Aim::Answer(level), fallback);
        self.purpose = Some(Purpose::Opening(Box::new(opening)));
        vec![Effect::Think(Box::new(Job { share: share as u32, ..job }))]
    }

    /// Takes an answer to what the game asked, and goes on or says what it has.
    pub(super) fn opening_answered(
        &mut self,
        mut opening: Opening,
        thought: &Thought,
    ) -> Vec<Effect> {
        let token = Token::prompted(thought.action.clone());
        if let Err(illegal) = opening.game.apply(&token, 0) {
            return vec![super::say_error(&Refused::Opening(illegal).to_string())];
        }
        opening.answers.push(thought.action.clone());
        match self.next_of(&opening) {
            Next::More => self.go_on(opening),
            Next::Say(effects) => {
                self.settings.spend(thought.elapsed);
                self.set_stones(&opening.game);
                effects
            }
        }
    }

    fn next_of(&self, opening: &Opening) -> Next {
        match opening.question {
            Question::Swap2Board => self.swap2_board_next(opening),
            Question::Swap2SetUp | Question::Swap2AfterThree | Question::Swap2AfterFive => {
                self.yx_swap2_next(opening)
            }
            _ => self.yx_soosorv_next(opening),
        }
    }

    /// The stones of the game are the stones on the board.
    fn set_stones(&mut self, game: &Game) {
        let mut stones = Stones::new(game.setting().rules().extent);
        let points = game.moves().iter().filter_map(|one| one.point);
        points.for_each(|point| stones.place(point));
        self.stones = Some(stones);
    }

    /// The stones of a list as actions. What stands on the board now does not matter to them.
    pub(super) fn placements(&self, list: &[Coordinates]) -> Result<Vec<Action>, Refused> {
        list.iter().map(|at| Ok(Action::Place(self.point(*at)?))).collect()
    }
}

/// The points of the stones among some answers.
pub(super) fn placed(answers: &[Action]) -> Vec<Point> {
    let point = |action: &Action| match action {
        Action::Place(point) => Some(*point),
        _ => None,
    };
    answers.iter().filter_map(point).collect()
}

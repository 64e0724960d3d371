//! The conversation with a manager: lines in, effects out.
//!
//! The families of commands are files of their own: `game.rs` plays, `board.rs` takes positions, `info.rs` settings and
//! who the brain is. Here is what holds for all: which commands are heard while a search is under way, and in which
//! order the others wait.

mod board;
mod choice;
mod game;
mod info;
mod refused;
mod report;

use std::collections::VecDeque;

use narabe_game::Setting;
use narabe_protocol::{Answer, Axes, Command, CommandError, CommandReader, Coordinates};
use narabe_rules::Point;

use crate::settings::Settings;
use crate::stones::Stones;
use crate::{Job, Options, Progress, Thought};
use refused::Refused;

/// What a session wants done.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Print this line.
    Say(Answer),
    /// Think about this, and give the session what comes of it: [`Session::thought`].
    Think(Box<Job>),
    /// Leave the search that is under way with what it has.
    Stop,
    /// These rules will be played by: whatever takes time to get ready may be got ready now.
    Prepare(Box<Setting>),
    /// Leave.
    Quit,
}

/// The conversation with a manager.
#[derive(Clone, Debug)]
pub struct Session {
    options: Options,
    reader: CommandReader,
    settings: Settings,
    /// The manager has said that it is Yixin-Board, or speaks like it.
    is_yixin: bool,
    stones: Option<Stones>,
    /// Why a search is under way; `None` when there is none.
    purpose: Option<Purpose>,
    /// What came while it was.
    waiting: VecDeque<Result<Command, CommandError>>,
}

/// What becomes of a thought.
#[derive(Clone, Debug)]
enum Purpose {
    /// It is a stone of the brain's; should it be none that is legal, there is this one.
    Stone { fallback: Point },
}

/// What a command has done, or why it was refused.
type Done = Result<Vec<Effect>, Refused>;

impl Session {
    /// A conversation that has not begun.
    pub fn new(options: Options) -> Self {
        Self {
            options,
            reader: CommandReader::new(),
            settings: Settings::default(),
            is_yixin: false,
            stones: None,
            purpose: None,
            waiting: VecDeque::new(),
        }
    }

    /// Takes a line of the manager's.
    pub fn read(&mut self, line: &str) -> Vec<Effect> {
        let results = self.reader.read(line);
        results.into_iter().flat_map(|result| self.hear(result)).collect()
    }

    /// Takes what came of the search that was under way, and then the commands that waited for it.
    pub fn thought(&mut self, thought: &Thought) -> Vec<Effect> {
        let mut effects = match self.purpose.take() {
            Some(Purpose::Stone { fallback }) => self.stone_found(thought, fallback),
            None => Vec::new(),
        };
        while self.purpose.is_none() {
            let Some(result) = self.waiting.pop_front() else { break };
            effects.extend(self.hear(result));
        }
        effects
    }

    /// What to say of a search that is under way.
    pub fn progress(&self, progress: &Progress) -> Vec<Answer> {
        match &self.stones {
            Some(stones) => report::lines(progress, stones.extent()),
            None => Vec::new(),
        }
    }

    /// Whether a search is under way.
    pub const fn is_thinking(&self) -> bool {
        self.purpose.is_some()
    }

    fn hear(&mut self, result: Result<Command, CommandError>) -> Vec<Effect> {
        match result {
            Ok(Command::End) => vec![Effect::Quit],
            Ok(Command::Stop) if self.is_thinking() => vec![Effect::Stop],
            Ok(Command::Stop) => Vec::new(),
            result if self.is_thinking() => {
                self.waiting.push_back(result);
                Vec::new()
            }
            Ok(command) => self
                .carry_out(command)
                .unwrap_or_else(|refused| vec![say_error(&refused.to_string())]),
            Err(error @ CommandError::Unknown { .. }) => {
                vec![Effect::Say(Answer::Unknown(error.to_string()))]
            }
            Err(error) => vec![say_error(&error.to_string())],
        }
    }

    fn carry_out(&mut self, command: Command) -> Done {
        match command {
            Command::Start { width, height } | Command::RectStart { width, height } => {
                self.start(width, height)
            }
            Command::Restart => self.restart(),
            Command::Begin => self.begin(),
            Command::Turn(at) => self.turn(at),
            Command::TakeBack(at) => self.take_back(at),
            Command::Play(at) => self.play(at),
            Command::Board(list) => self.board(&list),
            Command::YxBoard(list) => self.yx_board(&list),
            Command::Info(info) => Ok(self.info(&info)),
            Command::About => Ok(vec![Effect::Say(info::about())]),
            Command::YxShowInfo => Ok(self.show_info()),
            command => Err(Refused::NotOffered { command: first_word(&command) }),
        }
    }

    fn axes(&self) -> Axes {
        self.options.axes(self.is_yixin)
    }

    fn stones(&self) -> Result<&Stones, Refused> {
        self.stones.as_ref().ok_or(Refused::NoBoard)
    }

    /// The point that the manager means.
    fn point(&self, at: Coordinates) -> Result<Point, Refused> {
        let extent = self.stones()?.extent();
        self.axes().point(extent, at).ok_or(Refused::OffBoard { at })
    }

    /// The same, where a stone can be placed.
    fn empty_point(&self, at: Coordinates) -> Result<Point, Refused> {
        let point = self.point(at)?;
        let is_empty = self.stones()?.is_empty_at(point);
        is_empty.then_some(point).ok_or(Refused::Occupied { at })
    }

    /// How the manager writes a point.
    fn coordinates(&self, point: Point) -> Coordinates {
        let extent = self.stones.as_ref().map(Stones::extent);
        let at = extent.and_then(|extent| self.axes().coordinates(extent, point));
        at.unwrap_or(Coordinates::PASS)
    }
}

fn say_error(text: &str) -> Effect {
    Effect::Say(Answer::Error(text.to_owned()))
}

fn first_word(command: &Command) -> String {
    let text = command.to_string();
    text.split_whitespace().next().unwrap_or_default().to_owned()
}

//! The conversation with a manager: lines in, effects out.
//!
//! The families of commands are files of their own: `game.rs` plays, `board.rs` takes positions, `analysis.rs` looks
//! at them, `opening.rs` and the files under it negotiate openings, `info.rs` has settings and who the brain is. Here
//! is what holds for all: which commands are heard while a search is under way, and in which order the others wait.

mod analysis;
mod board;
mod choice;
mod game;
mod info;
mod opening;
mod refused;
mod report;
mod soosorv;
mod swap2;

use std::collections::VecDeque;

use narabe_game::Setting;
use narabe_protocol::{Answer, Axes, Command, CommandError, CommandReader, Coordinates};
use narabe_rules::Point;

use crate::settings::Settings;
use crate::stones::Stones;
use crate::{Job, Options, Progress, Thought};
use analysis::Purpose as Look;
use opening::Opening;
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
    Prepare {
        /// The rules.
        setting: Box<Setting>,
        /// The entries of the transposition table.
        table_entries: usize,
    },
    /// What searches have learnt is to be forgotten.
    Forget,
    /// Leave.
    Quit,
}

/// The conversation with a manager.
#[derive(Clone, Debug)]
pub struct Session {
    options: Options,
    /// A search gets no more threads than these.
    most_threads: u32,
    reader: CommandReader,
    settings: Settings,
    /// The manager has said that it is Yixin-Board, or speaks like it.
    is_yixin: bool,
    stones: Option<Stones>,
    /// Points that the manager does not want played.
    blocked: Vec<Point>,
    /// Why a search is under way; `None` when there is none.
    purpose: Option<Purpose>,
    /// What came while it was.
    waiting: VecDeque<Result<Command, CommandError>>,
    /// How much of what waited has been begun.
    begun: u64,
}

/// What becomes of a thought.
#[derive(Clone, Debug)]
enum Purpose {
    /// It is a stone of the brain's; should it be none that is legal, there is this one.
    Stone { fallback: Point },
    /// It answers a question about the position.
    Look(Look),
    /// It is a step of an opening.
    Opening(Box<Opening>),
    /// Nothing: the rival is thinking, and what is learnt meanwhile will help.
    Ponder,
}

/// What a command has done, or why it was refused.
type Done = Result<Vec<Effect>, Refused>;

impl Session {
    /// A conversation that has not begun, where a search may get so many threads.
    pub fn new(options: Options, most_threads: u32) -> Self {
        Self {
            options,
            most_threads,
            reader: CommandReader::new(),
            settings: Settings::default(),
            is_yixin: false,
            stones: None,
            blocked: Vec::new(),
            purpose: None,
            waiting: VecDeque::new(),
            begun: 0,
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
            Some(Purpose::Look(look)) => self.looked(look, thought),
            Some(Purpose::Opening(opening)) => self.opening_answered(*opening, thought),
            Some(Purpose::Ponder) | None => Vec::new(),
        };
        while self.is_next_heard() {
            let Some(result) = self.waiting.pop_front() else { break };
            self.begun += u64::from(self.purpose.is_none());
            effects.extend(self.hear(result));
        }
        // Whatever waits now waits for an answer; while nobody waits, the rival's time may be used.
        if self.waiting.is_empty() && self.purpose.is_none() {
            effects.extend(self.ponder(&effects));
        }
        effects
    }

    /// What to say of a search that is under way.
    pub fn progress(&self, progress: &Progress) -> Vec<Answer> {
        let is_told =
            matches!(self.purpose, Some(Purpose::Stone { .. } | Purpose::Look(Look::Defend)));
        let stones = self.stones.as_ref().filter(|_| is_told);
        let lines = |stones: &Stones| {
            report::lines(progress, stones.extent(), self.axes(), self.settings.detail)
        };
        stones.map(lines).unwrap_or_default()
    }

    /// Whether a search is under way for which the manager waits.
    pub const fn is_answering(&self) -> bool {
        !matches!(self.purpose, None | Some(Purpose::Ponder))
    }

    /// How many of the commands that had to wait have been begun: each has a time of its own, unlike a further step of
    /// an answer.
    pub const fn begun(&self) -> u64 {
        self.begun
    }

    /// Whether what waits longest waits no more: there is no search, or it is to be stopped.
    fn is_next_heard(&self) -> bool {
        self.purpose.is_none() || matches!(self.waiting.front(), Some(Ok(Command::Stop)))
    }

    fn hear(&mut self, result: Result<Command, CommandError>) -> Vec<Effect> {
        match result {
            Ok(Command::End) => vec![Effect::Quit],
            // Where the brain ponders, what is to be stopped is the search of the command that waits.
            Ok(Command::Stop) if self.is_answering() || self.waiting.is_empty() => {
                self.purpose.as_ref().map(|_| Effect::Stop).into_iter().collect()
            }
            result if self.purpose.is_some() => {
                self.waiting.push_back(result);
                let is_pondering = !self.is_answering();
                is_pondering.then_some(Effect::Stop).into_iter().collect()
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
            Command::Swap2Board(list) => self.swap2_board(&list),
            Command::YxSwap2(step) => self.yx_swap2(step),
            Command::YxSoosorv(step) => self.yx_soosorv(&step),
            Command::Info(info) => self.info(&info),
            Command::About => Ok(vec![Effect::Say(info::about())]),
            command => self.carry_out_yixin(&command),
        }
    }

    fn carry_out_yixin(&mut self, command: &Command) -> Done {
        match command {
            Command::YxShowInfo => Ok(self.show_info()),
            Command::YxShowForbid => self.show_forbid(),
            Command::YxNBest(count) => self.n_best(*count),
            Command::YxSearchDefend => self.search_defend(),
            Command::YxBalanceOne(bias) => self.balance_one(*bias),
            Command::YxBalanceTwo(bias) => self.balance_two(*bias),
            Command::YxBlock(points) => self.block(points),
            Command::YxBlockUndo(points) => self.unblock(points),
            Command::YxBlockReset => {
                self.blocked.clear();
                Ok(Vec::new())
            }
            Command::YxHashClear => {
                Ok([Effect::Forget].into_iter().chain(self.prepare()).collect())
            }
            Command::YxShowHashUsage => Ok(vec![self.hash_usage()]),
            Command::YxDraw => Ok(vec![message("DRAW REJECT")]),
            // The game is over for the manager; the next one begins with START or RESTART.
            Command::YxResign => Ok(Vec::new()),
            command => Err(Refused::NotOffered { command: first_word(command) }),
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

fn message(text: &str) -> Effect {
    Effect::Say(Answer::Message(text.to_owned()))
}

fn say_error(text: &str) -> Effect {
    Effect::Say(Answer::Error(text.to_owned()))
}

fn first_word(command: &Command) -> String {
    let text = command.to_string();
    text.split_whitespace().next().unwrap_or_default().to_owned()
}

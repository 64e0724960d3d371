//! The conversation with an engine, from the manager's side.
//!
//! Nothing that an engine says is believed but a move that it was asked for, and that only as two numbers.

use std::env::current_dir;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use narabe_contest::{Entrant, Limits};
use narabe_protocol::{About, Answer, Command, Coordinates, Info, UNLIMITED_MS};

use crate::process::{Heard, Log, Program};

/// What engines are told of every game.
#[derive(Clone, Debug)]
pub(crate) struct Terms {
    /// The board's lines.
    pub(crate) lines: u8,
    /// How the rules are told.
    pub(crate) rules: Vec<Info>,
    /// How long a program may take to start.
    pub(crate) start: Duration,
    /// The time for a move of an engine whose moves nothing else limits.
    pub(crate) longest_turn: Duration,
}

/// Why an engine gives no move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Fault {
    /// It does not start, or not with this board.
    #[error("it does not start: {0}")]
    Start(String),
    /// It has closed its output.
    #[error("it has ended or closed its output")]
    Crash,
    /// It has not answered in time.
    #[error("it has not answered within {} ms", .0.as_millis())]
    Late(Duration),
    /// The match was stopped.
    #[error("the match was stopped")]
    Stopped,
}

/// A running engine.
#[derive(Debug)]
pub(crate) struct Brain<'a> {
    program: Program,
    entrant: &'a Entrant,
    limits: Limits,
    stop: &'a AtomicBool,
    /// Whether it has been given a board.
    started: bool,
}

/// How often a waiting manager looks whether the match was stopped.
const LOOK: Duration = Duration::from_millis(50);
/// How long an engine may take to leave.
const LEAVE: Duration = Duration::from_secs(1);

#[expect(clippy::disallowed_methods, reason = "the manager is where time comes from")]
fn now() -> Instant {
    Instant::now()
}

/// The program: one that is named with its folder is looked for from where the engine is started, then from
/// where this program runs.
fn program(entrant: &Entrant) -> PathBuf {
    let named = Path::new(&entrant.command[0]);
    if named.components().count() < 2 || named.is_absolute() {
        return named.to_owned();
    }
    let here = current_dir().unwrap_or_default();
    let folders = [entrant.folder.as_ref().map(|folder| here.join(folder)), Some(here.clone())];
    let mut places = folders.into_iter().flatten().map(|folder| folder.join(named));
    places.find(|place| place.exists()).unwrap_or_else(|| here.join(named))
}

impl<'a> Brain<'a> {
    /// Starts the program of an engine.
    pub(crate) fn launch(
        entrant: &'a Entrant,
        limits: Limits,
        log: Log,
        stop: &'a AtomicBool,
    ) -> Result<Self, Fault> {
        let arguments = &entrant.command[1..];
        let program = Program::start(&program(entrant), arguments, entrant.folder.as_deref(), log)
            .map_err(|error| Fault::Start(format!("{error:#}")))?;
        Ok(Self { program, entrant, limits: entrant.limits(limits), stop, started: false })
    }

    /// Gives it an empty board and says what it needs to know. An engine that has played before may not be able to
    /// start again; then it is to be launched anew.
    pub(crate) fn begin_game(&mut self, terms: &Terms) -> Result<(), Fault> {
        let lines = i32::from(terms.lines);
        let command = if self.started {
            Command::Restart
        } else {
            Command::Start { width: lines, height: lines }
        };
        self.ask(&command);
        let answer = self.wait(terms.start, |answer| match answer {
            Answer::Ok => Some(Ok(())),
            Answer::Error(text) | Answer::Unknown(text) => Some(Err(text.clone())),
            _ => None,
        });
        match answer {
            Ok((Ok(()), _)) => {}
            Ok((Err(text), _)) => {
                return Err(Fault::Start(format!("{command} was refused: {text}")));
            }
            Err(Fault::Late(_)) => return Err(Fault::Start(format!("{command} was not answered"))),
            Err(fault) => return Err(fault),
        }
        self.started = true;
        self.tell(terms);
        Ok(())
    }

    fn tell(&self, terms: &Terms) {
        let number = |value: u64| i64::try_from(value).unwrap_or(i64::MAX);
        let Limits { turn_ms, match_ms, increment_ms, nodes, memory_bytes } = self.limits;
        let longest = terms.longest_turn.as_millis() as u64;
        let turn_ms = turn_ms.or(match_ms).unwrap_or(longest);
        let mut infos = vec![
            Info::TimeoutTurn(number(turn_ms)),
            Info::TimeoutMatch(number(match_ms.unwrap_or(0))),
            Info::MaxMemory(number(memory_bytes.unwrap_or(0))),
            Info::GameType(1),
        ];
        infos.extend(terms.rules.iter().cloned());
        infos.extend((increment_ms > 0).then(|| Info::TimeIncrement(number(increment_ms))));
        infos.extend(nodes.map(|nodes| Info::MaxNode(number(nodes))));
        let more = self.entrant.infos.iter();
        infos.extend(
            more.map(|(key, value)| Info::Other { key: key.clone(), value: value.clone() }),
        );
        for info in infos {
            self.ask(&Command::Info(info));
        }
    }

    /// Asks for a move. What it took is told with it; an answer that comes after the time allowed never comes.
    pub(crate) fn think(
        &self,
        command: &Command,
        left_ms: Option<u64>,
        allowed: Duration,
    ) -> Result<(Coordinates, Duration), Fault> {
        self.program.pass_over();
        let left = left_ms.map_or(UNLIMITED_MS, |ms| ms.min(UNLIMITED_MS as u64) as i64);
        self.ask(&Command::Info(Info::TimeLeft(left)));
        self.ask(command);
        self.wait(allowed, |answer| match answer {
            Answer::Move(at) => Some(*at),
            Answer::Suggest(at) => {
                self.ask(&Command::Play(*at));
                None
            }
            _ => None,
        })
    }

    /// Who it is, if it says so.
    pub(crate) fn about(&self, time: Duration) -> Option<About> {
        self.ask(&Command::About);
        let about = |answer: &Answer| match answer {
            Answer::About(about) => Some(Some(about.clone())),
            Answer::Error(_) | Answer::Unknown(_) => Some(None),
            _ => None,
        };
        self.wait(time, about).ok().and_then(|(about, _)| about)
    }

    /// What it is held to.
    pub(crate) const fn limits(&self) -> Limits {
        self.limits
    }

    fn ask(&self, command: &Command) {
        self.program.say(&command.to_string());
    }

    /// Waits for an answer of this kind, and passes over everything else.
    fn wait<T>(
        &self,
        time: Duration,
        wanted: impl Fn(&Answer) -> Option<T>,
    ) -> Result<(T, Duration), Fault> {
        let began = now();
        loop {
            let elapsed = began.elapsed();
            let heard = self.program.hear(time.saturating_sub(elapsed).min(LOOK));
            let elapsed = began.elapsed();
            match heard {
                Heard::Line(line, _) => {
                    let Ok(answer) = line.parse::<Answer>();
                    if let Some(found) = wanted(&answer) {
                        return Ok((found, elapsed));
                    }
                }
                Heard::End => return Err(Fault::Crash),
                Heard::Nothing => {}
            }
            if self.stop.load(Ordering::Relaxed) {
                return Err(Fault::Stopped);
            }
            if elapsed > time {
                return Err(Fault::Late(time));
            }
        }
    }

    /// Takes note of something in its log.
    pub(crate) fn note(&self, text: &str) {
        self.program.note(text);
    }

    /// Asks it to leave, and sees to it that it does.
    pub(crate) fn leave(self) {
        self.ask(&Command::End);
        self.program.leave(LEAVE);
    }
}

//! One game between two engines.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use narabe_contest::{Entrant, Limits};
use narabe_formats::GameRecord;
use narabe_game::Setting;
use narabe_rules::{ByColor, Color};

use super::book::Book;
use super::brain::{Brain, Fault, Terms};
use super::clock::Clock;
use super::referee::{Conduct, End, Referee, lost};
use super::schedule::Fixture;
use crate::process::Log;

/// What all games of a match have in common.
#[derive(Debug)]
pub(crate) struct Contest {
    pub(crate) setting: Setting,
    pub(crate) terms: Terms,
    pub(crate) entrants: Vec<Entrant>,
    pub(crate) limits: Limits,
    pub(crate) tolerance: Duration,
    pub(crate) book: Book,
    pub(crate) draw_after: Option<usize>,
    /// Whether the engines know a pass.
    pub(crate) passes: bool,
    /// Whether every game has its own processes.
    pub(crate) restart: bool,
    /// Where conversations are written down.
    pub(crate) logs: Option<PathBuf>,
    /// Set when no more is wanted.
    pub(crate) stop: AtomicBool,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    /// The game, without names.
    pub(crate) record: GameRecord,
    /// How many of its stones are the opening's.
    pub(crate) opening: usize,
    /// What was wrong with the loser, where it was not his play.
    pub(crate) fault: Option<String>,
}

/// Engines that wait for their next game, by their numbers.
pub(crate) type Kept<'a> = BTreeMap<usize, Brain<'a>>;

/// Plays a game. `None` when the match was stopped before its end.
pub(crate) fn play<'a>(
    contest: &'a Contest,
    fixture: &Fixture,
    kept: &mut Kept<'a>,
) -> anyhow::Result<Option<Played>> {
    let opening = contest.book.opening(fixture.pair);
    let referee = Referee::new(&contest.setting, opening, contest.draw_after, contest.passes)
        .map_err(anyhow::Error::msg)?;
    let players = ByColor::new(fixture.black, fixture.white);
    let mut brains = Vec::new();
    for color in Color::ALL {
        match ready(contest, fixture.number, players[color], kept)? {
            Ok(brain) => brains.push(brain),
            Err(Fault::Stopped) => return Ok(None),
            Err(fault) => {
                let end = lost(color, Conduct::NoStart);
                let (record, opening) = (referee.record(end), opening.len());
                return Ok(Some(Played { record, opening, fault: Some(fault.to_string()) }));
            }
        }
    }
    let Some((record, fault)) = Table::new(contest, referee, &brains).play() else {
        return Ok(None);
    };
    for ((brain, color), player) in
        brains.into_iter().zip(Color::ALL).zip([players.black, players.white])
    {
        let loser = record.result.as_ref().and_then(|result| result.winner).map(Color::other);
        let is_at_fault = fault.is_some() && loser == Some(color);
        if contest.restart && !is_at_fault {
            brain.leave();
        } else if !is_at_fault {
            kept.insert(player, brain);
        }
    }
    Ok(Some(Played { record, opening: opening.len(), fault }))
}

/// An engine with an empty board before it: one that was kept, or a new process.
fn ready<'a>(
    contest: &'a Contest,
    number: usize,
    player: usize,
    kept: &mut Kept<'a>,
) -> anyhow::Result<Result<Brain<'a>, Fault>> {
    let entrant = &contest.entrants[player];
    if let Some(mut brain) = kept.remove(&player) {
        brain.note(&format!("game {number}"));
        match brain.begin_game(&contest.terms) {
            Ok(()) => return Ok(Ok(brain)),
            Err(Fault::Stopped) => return Ok(Err(Fault::Stopped)),
            // It cannot start again, so another process does.
            Err(_) => brain.leave(),
        }
    }
    let log = match &contest.logs {
        Some(folder) => Log::create(&folder.join(log_name(number, &entrant.name)))?,
        None => Log::default(),
    };
    Ok(Brain::launch(entrant, contest.limits, log, &contest.stop).and_then(|mut brain| {
        brain.note(&format!("game {number}"));
        brain.begin_game(&contest.terms)?;
        Ok(brain)
    }))
}

fn log_name(number: usize, name: &str) -> String {
    let plain = |c: char| if c.is_alphanumeric() || "-_.".contains(c) { c } else { '_' };
    format!("{number:05}-{}.log", name.chars().map(plain).collect::<String>())
}

/// A game under way.
struct Table<'a> {
    contest: &'a Contest,
    referee: Referee,
    brains: ByColor<&'a Brain<'a>>,
    clocks: ByColor<Clock>,
    seen: ByColor<bool>,
}

impl<'a> Table<'a> {
    fn new(contest: &'a Contest, referee: Referee, brains: &'a [Brain<'a>]) -> Self {
        let clock = |brain: &Brain<'_>| Clock::new(brain.limits(), contest.tolerance);
        Self {
            contest,
            referee,
            brains: ByColor::new(&brains[0], &brains[1]),
            clocks: ByColor::new(clock(&brains[0]), clock(&brains[1])),
            seen: ByColor::both(false),
        }
    }

    /// Plays to the end: the game and what was wrong with the loser. `None` when the match was stopped.
    fn play(mut self) -> Option<(GameRecord, Option<String>)> {
        loop {
            let color = self.referee.to_move();
            match self.turn(color) {
                Ok(None) => {}
                Ok(Some(end)) => return Some((self.referee.record(end), None)),
                Err(Wrong::Stopped) => return None,
                Err(Wrong::Fault(conduct, told)) => {
                    self.brains[color].note(&told);
                    return Some((self.referee.record(lost(color, conduct)), Some(told)));
                }
            }
        }
    }

    fn turn(&mut self, color: Color) -> Result<Option<End>, Wrong> {
        let question = self.referee.question(self.seen[color]);
        self.seen[color] = true;
        let clock = &mut self.clocks[color];
        let allowed = clock.allowed().unwrap_or(self.contest.terms.longest_turn);
        let answer = self.brains[color].think(&question, clock.left_ms(), allowed);
        let (at, elapsed) = answer.map_err(Wrong::from)?;
        if !clock.spend(elapsed) {
            return Err(Fault::Late(allowed).into());
        }
        let end = self.referee.take(at, elapsed);
        match end {
            Some(end) if end == lost(color, Conduct::IllegalMove) => {
                Err(Wrong::Fault(Conduct::IllegalMove, format!("it has answered {at}")))
            }
            end => Ok(end),
        }
    }
}

/// Why there is no move.
enum Wrong {
    Stopped,
    Fault(Conduct, String),
}

impl From<Fault> for Wrong {
    fn from(fault: Fault) -> Self {
        let told = fault.to_string();
        match fault {
            Fault::Stopped => Self::Stopped,
            Fault::Start(_) => Self::Fault(Conduct::NoStart, told),
            Fault::Crash => Self::Fault(Conduct::Crash, told),
            Fault::Late(_) => Self::Fault(Conduct::Late, told),
        }
    }
}

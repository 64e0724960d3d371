//! Analysis: the best lines of play of a position, with what each is worth, as far as one cares to look.
//!
//! Not here: what a level would play ([`crate::Search`]). An analysis weighs the position as if the opening were
//! over, but keeps to the points that the opening allows.

mod inquiry;
mod region;

use narabe_game::{Action, Game, Move};
use narabe_rules::{Color, Rules};

use crate::dice::Dice;
use crate::frame::Frame;
use crate::ground::{Asked, Ground, Knowledge, Lookahead};
use crate::root_moves::{Passing, Told};
use crate::search::{Aim, Question};
use crate::{Score, SearchError};
pub use inquiry::Inquiry;
use region::Region;
pub(crate) use region::nearest_to_centre;

/// A line of play, and what it is worth to the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// The score for the side to move at its beginning.
    pub score: Score,
    /// The iteration that found it, in plies.
    pub depth: u32,
    /// The most plies that were looked ahead for it.
    pub selective_depth: u32,
    /// The stones and passes, beginning with the one to play; never empty. A line that wins or loses ends with the
    /// five, as long as it could be followed to there.
    pub moves: Vec<Move>,
}

/// How far an analysis has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Whether it is at its end: a limit is reached, or nothing could change any more.
    pub done: bool,
    /// The last iteration that was finished, in plies; 0 before the first.
    pub depth: u32,
    /// The positions searched.
    pub nodes: u64,
    /// The lines, best first, as of the last iteration, or newer; at first a single one that only looks good.
    pub lines: Vec<Variation>,
}

/// What an analysis has learnt: it makes the next one of the same rules faster, and lets it see further.
#[derive(Clone, Debug)]
pub struct Memory {
    rules: Rules,
    frame: Frame,
    table_entries: usize,
    knowledge: Knowledge,
}

/// An analysis under way.
#[derive(Clone, Debug)]
pub struct Analysis {
    plan: Plan,
    color: Color,
    frame: Frame,
    inquiry: Inquiry,
    /// The position, its opening left behind.
    game: Game,
    /// What was told last, and the lines that it became.
    told: Vec<(Told, Variation)>,
}

/// A search that helps an analysis from another thread.
#[derive(Debug)]
pub struct Helper {
    search: Lookahead,
}

impl Helper {
    /// Searches for a while, until `stop` says so at the latest; whether there is more to do.
    pub fn step_until(&mut self, stop: &dyn Fn() -> bool) -> bool {
        self.search.step(stop);
        !self.search.is_done()
    }

    /// The positions that it has searched.
    pub fn nodes(&self) -> u64 {
        self.search.nodes()
    }
}

#[derive(Clone, Debug)]
enum Plan {
    /// There is one thing to do, and nothing to search.
    Settled(Told),
    Search(Lookahead),
}

impl Analysis {
    /// The analysis of the position of `game`.
    ///
    /// # Errors
    /// When the game is over, and when the inquiry leaves no point to play.
    pub fn new(game: &Game, inquiry: Inquiry) -> Result<Self, SearchError> {
        Self::begin(game, inquiry, None)
    }

    /// The same, with what an earlier analysis has learnt. A memory of other rules, or of another size than the
    /// inquiry's, is of no use and dropped.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn with_memory(game: &Game, inquiry: Inquiry, memory: Memory) -> Result<Self, SearchError> {
        Self::begin(game, inquiry, Some(memory))
    }

    fn begin(game: &Game, inquiry: Inquiry, memory: Option<Memory>) -> Result<Self, SearchError> {
        let frame = Frame::of(game);
        let region = Region::of(game, frame, &inquiry)?;
        let color = region.color;
        let plan = Plan::Settled(region.first(frame));
        let (position, told) = (game.beyond_opening(), Vec::new());
        let mut analysis = Self { plan, color, frame, inquiry, game: position, told };
        if !region.needs_no_search(analysis.inquiry.lines) {
            let ground = Ground::of(game, frame);
            let knowledge = memory.filter(|memory| analysis.can_use(memory));
            let knowledge = knowledge.map(|memory| memory.knowledge);
            let knowledge =
                knowledge.unwrap_or_else(|| ground.ignorance(analysis.inquiry.table_entries));
            let asked = analysis.asked(&region);
            let search = ground.ask(&asked, Dice::new(0), knowledge);
            analysis.plan = Plan::Search(search.ok_or(SearchError::NoMove)?);
        }
        analysis.listen();
        Ok(analysis)
    }

    fn can_use(&self, memory: &Memory) -> bool {
        memory.rules == *self.game.setting().rules()
            && memory.frame == self.frame
            && memory.table_entries == self.inquiry.table_entries
    }

    fn asked(&self, region: &Region) -> Asked {
        let is_restricted = self.inquiry.only.is_some();
        let never_passes = is_restricted || self.inquiry.stones_only;
        let question = Question {
            aim: Aim::Analysis,
            lines: self.inquiry.lines.max(1),
            every_choice: is_restricted || region.is_bare,
            passing: if never_passes { Passing::Never } else { region.passing },
        };
        Asked {
            color: self.color,
            choices: region.choices,
            effort: self.inquiry.effort(),
            params: self.inquiry.params,
            question,
        }
    }

    /// Does a bounded piece of work: one root move of one depth at most. It is left when `stop` says so; the next
    /// call goes on with it, and asks no sooner than this one did.
    pub fn step_until(&mut self, stop: &dyn Fn() -> bool) -> Report {
        if let Plan::Search(search) = &mut self.plan {
            search.step(stop);
            self.listen();
        }
        self.report()
    }

    /// How far it has come. There is a line from the beginning.
    pub fn report(&self) -> Report {
        let lines = self.told.iter().map(|(_, line)| line.clone()).collect();
        let (done, depth, nodes) = match &self.plan {
            Plan::Settled(_) => (true, 0, 0),
            Plan::Search(search) => (search.is_done(), search.finished_depth(), search.nodes()),
        };
        Report { done, depth, nodes, lines }
    }

    /// The helpers of this analysis, each to be run on another thread: they search the same position and share the table,
    /// so that this one finds more there. They go on until their share of the nodes is used up or they are told to stop.
    /// None with one thread, and where an analysis works alone: where nothing is searched, or stones are played out.
    ///
    /// With helpers the lines depend on how the threads run; without them they never do.
    pub fn helpers(&self) -> Vec<Helper> {
        let Plan::Search(search) = &self.plan else { return Vec::new() };
        let helper = |number| search.helper(number).map(|search| Helper { search });
        (1..self.inquiry.threads).map_while(helper).collect()
    }

    /// The side to move.
    pub const fn color(&self) -> Color {
        self.color
    }

    /// What it has learnt; nothing where there was nothing to search.
    pub fn into_memory(self) -> Option<Memory> {
        let Self { plan, frame, inquiry, game, .. } = self;
        let rules = game.setting().rules().clone();
        let table_entries = inquiry.table_entries;
        match plan {
            Plan::Settled(_) => None,
            Plan::Search(search) => {
                Some(Memory { rules, frame, table_entries, knowledge: search.into_knowledge() })
            }
        }
    }

    /// Makes lines of what is told, where it is new.
    fn listen(&mut self) {
        let told = match &self.plan {
            Plan::Settled(told) => vec![told.clone()],
            Plan::Search(search) => search.lines(),
        };
        let mut known = core::mem::take(&mut self.told);
        let line_of = |told: Told| {
            let place = known.iter().position(|(earlier, _)| *earlier == told);
            let line = place.map(|place| known.swap_remove(place).1);
            let line = line.unwrap_or_else(|| self.variation(&told));
            (told, line)
        };
        self.told = told.into_iter().map(line_of).collect();
    }

    /// The line as far as the game takes its moves: a search need not know every restriction.
    fn variation(&self, told: &Told) -> Variation {
        let Told { score, depth, selective_depth, .. } = *told;
        let mut moves = Vec::new();
        let mut game = self.game.clone();
        for stone in &told.moves {
            let point = stone.map(|spot| self.frame.point(spot));
            // Whose turn it is, the game says; the first stone may be one of the opening that was left behind.
            let turn = if moves.is_empty() { Some(self.color) } else { game.color_to_place() };
            let Some(color) = turn else { break };
            moves.push(Move { color, point });
            match game.after(&point.map_or(Action::Pass, Action::Place)) {
                Ok(after) => game = after,
                Err(_) if moves.len() > 1 => {
                    moves.pop();
                    break;
                }
                // A first move of the opening need not be one of the game beyond it.
                Err(_) => break,
            }
        }
        Variation { score, depth, selective_depth, moves }
    }
}

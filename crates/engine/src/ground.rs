//! What a decision about a stone stands on: the stones in the searchers' terms, and the search that suits the
//! rules.
//!
//! Where line patterns express the rules, the search trusts their tactics (`search/`). Where a four can be
//! answered otherwise than by filling it (captures, blocked fives), it plays stones out (`trial/`).

use narabe_game::Game;
use narabe_rules::Color;
use narabe_threats::{Spot, SpotSet, ThreatBoard};

use crate::Score;
use crate::dice::Dice;
use crate::frame::Frame;
use crate::level::Effort;
use crate::root_moves::Told;
use crate::search::{
    Memory, Params, Question, RootSearch, Searcher, Stop, Table, static_score, stone_order,
};
use crate::trial::{Line, Outlook, TrialSearch, Trier};

/// A position, ready to be looked at and searched.
#[derive(Clone, Debug)]
pub(crate) enum Ground {
    /// Line patterns know everything about it but how many stones a side has left.
    Patterns(Box<ThreatBoard>),
    /// Line patterns advise, the game itself tells.
    Trial(Box<Line>),
}

impl Ground {
    /// The stones of a game as far as they lie in the frame.
    pub(crate) fn of(game: &Game, frame: Frame) -> Self {
        match ThreatBoard::new(&frame.rules(game)) {
            Ok(mut board) => {
                put_stones(&mut board, game, frame);
                Self::Patterns(Box::new(board))
            }
            Err(_) => Self::Trial(Box::new(Line::new(game, frame))),
        }
    }

    /// The patterns, which are exact or only advise.
    pub(crate) const fn board(&self) -> &ThreatBoard {
        match self {
            Self::Patterns(board) => board,
            Self::Trial(line) => line.adviser(),
        }
    }

    /// The points on which a stone of `color` would win.
    pub(crate) fn wins(&self, color: Color) -> SpotSet {
        match self {
            Self::Patterns(board) => board.fives(color),
            Self::Trial(line) => line.wins(color),
        }
    }

    /// A look at the stones that `color` could place.
    pub(crate) fn look(&self, color: Color) -> Look<'_> {
        match self {
            Self::Patterns(board) => Look::Patterns(board, color),
            Self::Trial(line) => Look::Trial(line, color, Box::new(line.outlook(color))),
        }
    }

    /// The evaluation for `color`, as if it were to move.
    pub(crate) fn static_score(&self, color: Color) -> Score {
        match self {
            Self::Patterns(board) => static_score(board, color),
            Self::Trial(line) => line.outlook(color).static_score(line, color),
        }
    }

    /// A search for what is asked; `None` when there is no choice at all.
    pub(crate) fn search(self, asked: &Asked, dice: Dice) -> Option<Lookahead> {
        let knowledge = self.ignorance(asked.effort.table_entries);
        self.ask(asked, dice, knowledge)
    }

    /// A search for what is asked, which goes on from `knowledge` that was gathered on such ground; `None` when there
    /// is no choice at all.
    pub(crate) fn ask(self, asked: &Asked, dice: Dice, knowledge: Knowledge) -> Option<Lookahead> {
        let Asked { color, choices, effort, params, question } = *asked;
        match self {
            Self::Patterns(board) => {
                let memory = knowledge.into_memory(effort);
                let searcher = Searcher::new(*board, effort, params, memory);
                let search = RootSearch::of(searcher, color, choices, question, dice)?;
                Some(Lookahead::Patterns(Box::new(search)))
            }
            Self::Trial(line) => {
                let trier = Trier::new(*line, knowledge.into_table(effort));
                let search = TrialSearch::of(trier, color, &choices, effort, question, dice)?;
                Some(Lookahead::Trial(Box::new(search)))
            }
        }
    }

    /// What a search on this ground knows at its beginning.
    pub(crate) fn ignorance(&self, table_entries: usize) -> Knowledge {
        match self {
            Self::Patterns(_) => Knowledge::Patterns(Box::new(Memory::new(table_entries))),
            Self::Trial(_) => Knowledge::Trial(Table::new(table_entries)),
        }
    }
}

/// What is asked of a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    /// The side to move.
    pub(crate) color: Color,
    /// The points that may be played.
    pub(crate) choices: SpotSet,
    pub(crate) effort: Effort,
    /// The numbers of the search by patterns.
    pub(crate) params: Params,
    pub(crate) question: Question,
}

/// What a search has learnt.
#[derive(Clone, Debug)]
pub(crate) enum Knowledge {
    Patterns(Box<Memory>),
    Trial(Table),
}

impl Knowledge {
    /// As the search by patterns keeps it; nothing when it was gathered otherwise.
    fn into_memory(self, effort: Effort) -> Memory {
        match self {
            Self::Patterns(memory) => *memory,
            Self::Trial(_) => Memory::new(effort.table_entries),
        }
    }

    /// As the search by trial keeps it; nothing when it was gathered otherwise.
    fn into_table(self, effort: Effort) -> Table {
        match self {
            Self::Trial(table) => table,
            Self::Patterns(_) => Table::new(effort.table_entries),
        }
    }
}

/// A look at the stones that a colour could place.
#[derive(Debug)]
pub(crate) enum Look<'a> {
    Patterns(&'a ThreatBoard, Color),
    Trial(&'a Line, Color, Box<Outlook>),
}

impl Look<'_> {
    /// How good a stone looks.
    pub(crate) fn order(&self, spot: Spot) -> i32 {
        match self {
            Self::Patterns(board, color) => stone_order(board, *color, spot),
            Self::Trial(line, color, outlook) => outlook.order(line, *color, spot),
        }
    }
}

/// Puts the stones of a game on a board that is the frame.
pub(crate) fn put_stones(board: &mut ThreatBoard, game: &Game, frame: Frame) {
    for (point, color) in game.board().stones() {
        if let Some(spot) = frame.spot(point) {
            board.place(spot, color);
        }
    }
}

/// A search under way.
#[derive(Clone, Debug)]
pub(crate) enum Lookahead {
    Patterns(Box<RootSearch>),
    Trial(Box<TrialSearch>),
}

impl Lookahead {
    /// Does a bounded piece of work.
    pub(crate) fn step(&mut self, stop: Stop<'_>) {
        match self {
            Self::Patterns(search) => search.step(stop),
            Self::Trial(search) => search.step(stop),
        }
    }

    /// Another search of the same root, which shares the table; `None` where the search works alone.
    pub(crate) fn helper(&self, number: u32) -> Option<Self> {
        match self {
            Self::Patterns(search) => search.helper(number).map(Box::new).map(Self::Patterns),
            Self::Trial(_) => None,
        }
    }

    pub(crate) fn is_done(&self) -> bool {
        match self {
            Self::Patterns(search) => search.is_done(),
            Self::Trial(search) => search.is_done(),
        }
    }

    /// The best move so far, `None` for a pass, and the score for its side.
    pub(crate) fn best(&self) -> (Option<Spot>, Score) {
        match self {
            Self::Patterns(search) => search.best(),
            Self::Trial(search) => search.best(),
        }
    }

    /// The lines found so far, best first; there is one at least.
    pub(crate) fn lines(&self) -> Vec<Told> {
        match self {
            Self::Patterns(search) => search.lines(),
            Self::Trial(search) => search.lines(),
        }
    }

    /// What the search has learnt.
    pub(crate) fn into_knowledge(self) -> Knowledge {
        match self {
            Self::Patterns(search) => Knowledge::Patterns(Box::new(search.into_memory())),
            Self::Trial(search) => Knowledge::Trial(search.into_table()),
        }
    }

    /// The last iteration that was finished.
    pub(crate) const fn finished_depth(&self) -> u32 {
        match self {
            Self::Patterns(search) => search.finished_depth(),
            Self::Trial(search) => search.finished_depth(),
        }
    }

    pub(crate) fn nodes(&self) -> u64 {
        match self {
            Self::Patterns(search) => search.nodes(),
            Self::Trial(search) => search.nodes(),
        }
    }
}

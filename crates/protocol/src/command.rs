//! Commands, from the manager to the brain.

use core::fmt;

use crate::{Coordinates, Info, ListedStone, Word};

/// A command with everything that belongs to it, a list included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// An empty board of `width` columns and `height` rows.
    Start {
        /// Columns.
        width: i32,
        /// Rows.
        height: i32,
    },
    /// The same, spelled so that the board may be no square.
    RectStart {
        /// Columns.
        width: i32,
        /// Rows.
        height: i32,
    },
    /// An empty board of the same size.
    Restart,
    /// The brain makes the first move.
    Begin,
    /// The rival's stone; the brain answers with its own.
    Turn(Coordinates),
    /// The stones on the board; the brain answers with its own.
    Board(Vec<ListedStone>),
    /// The stones of a swap2 opening so far: none, three or five.
    Swap2Board(Vec<Coordinates>),
    /// A stone is taken back; the last one when it is not said which.
    TakeBack(Option<Coordinates>),
    /// The manager places the stone that the brain suggested.
    Play(Coordinates),
    /// See [`Info`].
    Info(Info),
    /// Who the brain is.
    About,
    /// The brain is to leave.
    End,
    /// The brain is to stop thinking and to answer.
    Stop,
    /// The stones on the board, in their order; no answer.
    YxBoard(Vec<ListedStone>),
    /// Which points are forbidden.
    YxShowForbid,
    /// The manager is Yixin-Board, or speaks like it.
    YxShowInfo,
    /// Everything learnt is forgotten.
    YxHashClear,
    /// How full the transposition table is.
    YxShowHashUsage,
    /// The best moves, so many of them.
    YxNBest(i32),
    /// These points are not to be played.
    YxBlock(Vec<Coordinates>),
    /// These points may be played again.
    YxBlockUndo(Vec<Coordinates>),
    /// All points may be played again.
    YxBlockReset,
    /// Every move that is not lost.
    YxSearchDefend,
    /// A stone that leaves the position even, or better by a bias for who placed it.
    YxBalanceOne(i32),
    /// Two stones, one of each side, that do.
    YxBalanceTwo(i32),
    /// See [`Swap2Step`].
    YxSwap2(Swap2Step),
    /// See [`SoosorvStep`].
    YxSoosorv(SoosorvStep),
    /// The manager offers a draw.
    YxDraw,
    /// The manager resigns.
    YxResign,
    /// A command of [`crate::NOT_OFFERED`].
    NotOffered(&'static str),
}

/// What a brain is asked in swap2, on the stones of the last [`Command::YxBoard`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Swap2Step {
    /// The three first stones.
    SetUp,
    /// Whether to swap after three stones, to stay, or to add two.
    AfterThree,
    /// Whether to take Black after five stones.
    AfterFive,
}

/// What a brain is asked in Soosõrv's opening, and the stones so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoosorvStep {
    /// The three first stones.
    SetUp,
    /// Whether to swap after three stones.
    SwapAfterThree(Vec<Coordinates>),
    /// The fourth stone and the number of fifths.
    Fourth(Vec<Coordinates>),
    /// Whether to swap after the fourth stone and its number.
    SwapAfterFour {
        /// The number of fifths.
        fifths: i32,
        /// The stones.
        stones: Vec<Coordinates>,
    },
    /// The fifths to be offered.
    Offer {
        /// The number of fifths.
        fifths: i32,
        /// The stones.
        stones: Vec<Coordinates>,
    },
    /// Which fifth to leave: the stones are four and the fifths that were offered.
    Choose(Vec<Coordinates>),
}

/// A command's word with its argument, and the lines of its list.
type Lines<'a> = (String, Option<Vec<&'a dyn fmt::Display>>);

impl Command {
    /// The first line, and the entries of the list if there is one.
    fn lines(&self) -> Lines<'_> {
        let line = |word: Word| (word.text().to_owned(), None);
        let with = |word: Word, argument: &dyn fmt::Display| (format!("{word} {argument}"), None);
        match self {
            Self::Start { width, height } if width == height => with(Word::Start, width),
            Self::Start { width, height } => with(Word::Start, &format!("{width} {height}")),
            Self::RectStart { width, height } => {
                with(Word::RectStart, &format!("{width},{height}"))
            }
            Self::Restart => line(Word::Restart),
            Self::Begin => line(Word::Begin),
            Self::Turn(at) => with(Word::Turn, at),
            Self::Board(stones) => list(Word::Board, stones),
            Self::Swap2Board(stones) => list(Word::Swap2Board, stones),
            Self::TakeBack(Some(at)) => with(Word::TakeBack, at),
            Self::TakeBack(None) => line(Word::TakeBack),
            Self::Play(at) => with(Word::Play, at),
            Self::Info(info) => with(Word::Info, info),
            Self::About => line(Word::About),
            Self::End => line(Word::End),
            Self::Stop => line(Word::YxStop),
            Self::NotOffered(word) => ((*word).to_owned(), None),
            _ => self.yixin_lines(),
        }
    }

    fn yixin_lines(&self) -> Lines<'_> {
        let line = |word: Word| (word.text().to_owned(), None);
        let with = |word: Word, number: &i32| (format!("{word} {number}"), None);
        match self {
            Self::YxBoard(stones) => list(Word::YxBoard, stones),
            Self::YxShowForbid => line(Word::YxShowForbid),
            Self::YxShowInfo => line(Word::YxShowInfo),
            Self::YxHashClear => line(Word::YxHashClear),
            Self::YxShowHashUsage => line(Word::YxShowHashUsage),
            Self::YxNBest(count) => with(Word::YxNBest, count),
            Self::YxBlock(points) => list(Word::YxBlock, points),
            Self::YxBlockUndo(points) => list(Word::YxBlockUndo, points),
            Self::YxBlockReset => line(Word::YxBlockReset),
            Self::YxSearchDefend => line(Word::YxSearchDefend),
            Self::YxBalanceOne(bias) => with(Word::YxBalanceOne, bias),
            Self::YxBalanceTwo(bias) => with(Word::YxBalanceTwo, bias),
            Self::YxSwap2(Swap2Step::SetUp) => line(Word::YxSwap2Step1),
            Self::YxSwap2(Swap2Step::AfterThree) => line(Word::YxSwap2Step2),
            Self::YxSwap2(Swap2Step::AfterFive) => line(Word::YxSwap2Step3),
            Self::YxSoosorv(step) => step.lines(),
            Self::YxDraw => line(Word::YxDraw),
            _ => line(Word::YxResign),
        }
    }
}

impl SoosorvStep {
    fn lines(&self) -> Lines<'_> {
        let numbered = |word: Word, fifths: &i32, stones| {
            let (line, list) = list(word, stones);
            (format!("{line} {fifths}"), list)
        };
        match self {
            Self::SetUp => (Word::YxSoosorvStep1.text().to_owned(), None),
            Self::SwapAfterThree(stones) => list(Word::YxSoosorvStep2, stones),
            Self::Fourth(stones) => list(Word::YxSoosorvStep3, stones),
            Self::SwapAfterFour { fifths, stones } => {
                numbered(Word::YxSoosorvStep4, fifths, stones)
            }
            Self::Offer { fifths, stones } => numbered(Word::YxSoosorvStep5, fifths, stones),
            Self::Choose(stones) => list(Word::YxSoosorvStep6, stones),
        }
    }
}

fn list<T: fmt::Display>(word: Word, entries: &[T]) -> Lines<'_> {
    let entries = entries.iter().map(|entry| entry as &dyn fmt::Display).collect();
    (word.text().to_owned(), Some(entries))
}

impl fmt::Display for Command {
    /// The line, or the lines of a list with their `DONE`, with an LF between them and none at the end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, list) = self.lines();
        f.write_str(&line)?;
        let Some(entries) = list else { return Ok(()) };
        for entry in entries {
            write!(f, "\n{entry}")?;
        }
        write!(f, "\n{}", Word::Done)
    }
}

//! Lines into commands.

use crate::error::beginning;
use crate::word::not_offered;
use crate::{
    Command, CommandError, Coordinates, Info, ListedStone, SoosorvStep, Swap2Step, Word, numbers,
};

/// A list has at most so many lines: more than any board has points.
pub const MAX_LIST: usize = 1_000;

const POINT: &str = "a point such as 7,7";
const STONE: &str = "a stone such as 7,7,1";
const SIZE: &str = "a size such as 15";
const SIZES: &str = "a width and a height such as 15,15";
const NUMBER: &str = "a number";
const INFO: &str = "a key and its value";

/// Makes commands of lines. A list stays open until its `DONE`, or until another command breaks it off.
#[derive(Clone, Debug, Default)]
pub struct CommandReader {
    list: Option<List>,
    /// The list of a command that is not offered is skipped.
    skipping: bool,
}

/// A command that waits for the rest of its list.
#[derive(Clone, Debug)]
struct List {
    word: Word,
    /// The number that stands with some lists' words.
    number: i32,
    entries: Entries,
    /// The first thing wrong with it, told when it has ended.
    error: Option<CommandError>,
}

#[derive(Clone, Debug)]
enum Entries {
    Stones(Vec<ListedStone>),
    Points(Vec<Coordinates>),
}

/// A command, or why a line is none.
type Read = Result<Command, CommandError>;

impl CommandReader {
    /// A reader that has seen nothing.
    pub const fn new() -> Self {
        Self { list: None, skipping: false }
    }

    /// Takes a line and gives what is complete by it: mostly one command or nothing, and two results where a command
    /// breaks off a list.
    pub fn read(&mut self, line: &str) -> Vec<Read> {
        let line = line.trim_matches(|letter: char| letter.is_whitespace() || letter == '\0');
        let (head, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = Word::of(head);
        let is_entry = line.starts_with(|letter: char| letter.is_ascii_digit() || letter == '-');
        let skipped = self.skipping && (is_entry || word == Some(Word::Done));
        if line.is_empty() || (skipped && self.list.is_none()) {
            return Vec::new();
        }
        self.skipping = false;
        match word {
            Some(Word::Done) => vec![self.end_list()],
            Some(word) => self.command(word, rest.trim()),
            None => self.no_word(line, head),
        }
    }

    fn command(&mut self, word: Word, rest: &str) -> Vec<Read> {
        let broken = self.break_off();
        let command = match List::begun_by(word, rest) {
            Some(Ok(list)) => {
                let is_numbered = list.is_numbered();
                self.list = Some(list);
                if is_numbered { None } else { self.add_rest(rest) }
            }
            Some(Err(error)) => Some(Err(error)),
            None => Some(parse(word, rest)),
        };
        broken.into_iter().chain(command).collect()
    }

    fn break_off(&mut self) -> Option<Read> {
        self.list.take().map(|list| Err(CommandError::NotDone { command: list.word }))
    }

    /// A list may stand on the line of its word, as in `YXBOARD 7,7,1 8,8,2 DONE`.
    fn add_rest(&mut self, rest: &str) -> Option<Read> {
        for entry in rest.split_ascii_whitespace() {
            if Word::of(entry) == Some(Word::Done) {
                return Some(self.end_list());
            }
            self.list.as_mut()?.add(entry);
        }
        None
    }

    /// A line that begins with no word of a command: an entry of the open list, or nothing at all.
    fn no_word(&mut self, line: &str, head: &str) -> Vec<Read> {
        if let Some(word) = not_offered(head) {
            self.skipping = true;
            let broken = self.break_off();
            return broken.into_iter().chain([Ok(Command::NotOffered(word))]).collect();
        }
        let Some(list) = &mut self.list else {
            return vec![Err(CommandError::Unknown { word: beginning(head) })];
        };
        list.add(line);
        Vec::new()
    }

    fn end_list(&mut self) -> Read {
        self.list.take().ok_or(CommandError::NothingToEnd)?.command()
    }
}

impl List {
    /// The list that a word begins; `None` when it begins none.
    fn begun_by(word: Word, rest: &str) -> Option<Result<Self, CommandError>> {
        let entries = match word {
            Word::Board | Word::YxBoard => Entries::Stones(Vec::new()),
            Word::Swap2Board
            | Word::YxBlock
            | Word::YxBlockUndo
            | Word::YxSoosorvStep2
            | Word::YxSoosorvStep3
            | Word::YxSoosorvStep4
            | Word::YxSoosorvStep5
            | Word::YxSoosorvStep6 => Entries::Points(Vec::new()),
            _ => return None,
        };
        let mut list = Self { word, number: 0, entries, error: None };
        if list.is_numbered() {
            match number(word, rest) {
                Ok(number) => list.number = number,
                Err(error) => return Some(Err(error)),
            }
        }
        Some(Ok(list))
    }

    /// Whether a number stands with the word.
    const fn is_numbered(&self) -> bool {
        matches!(self.word, Word::YxSoosorvStep4 | Word::YxSoosorvStep5)
    }

    fn add(&mut self, line: &str) {
        let added = match &mut self.entries {
            Entries::Stones(stones) => push(stones, ListedStone::parse(line)).or(Err(STONE)),
            Entries::Points(points) => push(points, Coordinates::parse(line)).or(Err(POINT)),
        };
        let command = self.word;
        let error = match added {
            Ok(true) => return,
            Ok(false) => CommandError::TooLong { command },
            Err(expected) => CommandError::Entry { command, expected, text: beginning(line) },
        };
        self.error.get_or_insert(error);
    }

    fn command(self) -> Read {
        if let Some(error) = self.error {
            return Err(error);
        }
        let fifths = self.number;
        Ok(match self.entries {
            Entries::Stones(stones) if self.word == Word::Board => Command::Board(stones),
            Entries::Stones(stones) => Command::YxBoard(stones),
            Entries::Points(stones) => match self.word {
                Word::Swap2Board => Command::Swap2Board(stones),
                Word::YxBlock => Command::YxBlock(stones),
                Word::YxBlockUndo => Command::YxBlockUndo(stones),
                Word::YxSoosorvStep2 => Command::YxSoosorv(SoosorvStep::SwapAfterThree(stones)),
                Word::YxSoosorvStep3 => Command::YxSoosorv(SoosorvStep::Fourth(stones)),
                Word::YxSoosorvStep4 => {
                    Command::YxSoosorv(SoosorvStep::SwapAfterFour { fifths, stones })
                }
                Word::YxSoosorvStep5 => Command::YxSoosorv(SoosorvStep::Offer { fifths, stones }),
                _ => Command::YxSoosorv(SoosorvStep::Choose(stones)),
            },
        })
    }
}

/// Adds an entry that could be read; `false` when the list is full.
fn push<T>(entries: &mut Vec<T>, entry: Option<T>) -> Result<bool, ()> {
    let entry = entry.ok_or(())?;
    let has_room = entries.len() < MAX_LIST;
    if has_room {
        entries.push(entry);
    }
    Ok(has_room)
}

/// The command of a word that begins no list.
fn parse(word: Word, rest: &str) -> Read {
    Ok(match word {
        Word::Start => {
            let (width, height) = size(word, rest)?;
            Command::Start { width, height }
        }
        Word::RectStart => {
            let at = Coordinates::parse(rest).ok_or_else(|| arguments(word, SIZES, rest))?;
            Command::RectStart { width: at.first, height: at.second }
        }
        Word::Restart => Command::Restart,
        Word::Begin => Command::Begin,
        Word::Turn => Command::Turn(point(word, rest)?),
        Word::TakeBack if rest.is_empty() => Command::TakeBack(None),
        Word::TakeBack => Command::TakeBack(Some(point(word, rest)?)),
        Word::Play => Command::Play(point(word, rest)?),
        Word::Info => Command::Info(Info::parse(rest).ok_or_else(|| arguments(word, INFO, rest))?),
        Word::About => Command::About,
        Word::End => Command::End,
        Word::Stop | Word::YxStop => Command::Stop,
        _ => return parse_yixin(word, rest),
    })
}

fn parse_yixin(word: Word, rest: &str) -> Read {
    let bias = || if rest.is_empty() { Ok(0) } else { number(word, rest) };
    Ok(match word {
        Word::YxShowForbid => Command::YxShowForbid,
        Word::YxShowInfo => Command::YxShowInfo,
        Word::YxHashClear => Command::YxHashClear,
        Word::YxShowHashUsage => Command::YxShowHashUsage,
        Word::YxNBest => Command::YxNBest(number(word, rest)?),
        Word::YxBlockReset => Command::YxBlockReset,
        Word::YxSearchDefend => Command::YxSearchDefend,
        Word::YxBalanceOne => Command::YxBalanceOne(bias()?),
        Word::YxBalanceTwo => Command::YxBalanceTwo(bias()?),
        Word::YxSwap2Step1 => Command::YxSwap2(Swap2Step::SetUp),
        Word::YxSwap2Step2 => Command::YxSwap2(Swap2Step::AfterThree),
        Word::YxSwap2Step3 => Command::YxSwap2(Swap2Step::AfterFive),
        Word::YxSoosorvStep1 => Command::YxSoosorv(SoosorvStep::SetUp),
        Word::YxDraw => Command::YxDraw,
        Word::YxResign => Command::YxResign,
        // Lists and their end do not come here.
        _ => return Err(CommandError::NothingToEnd),
    })
}

fn arguments(command: Word, expected: &'static str, text: &str) -> CommandError {
    CommandError::Arguments { command, expected, text: beginning(text) }
}

fn point(word: Word, rest: &str) -> Result<Coordinates, CommandError> {
    Coordinates::parse(rest).ok_or_else(|| arguments(word, POINT, rest))
}

/// One number for a square board, or two.
fn size(word: Word, rest: &str) -> Result<(i32, i32), CommandError> {
    match numbers::list(rest).as_deref() {
        Some([size]) => Ok((*size, *size)),
        Some([width, height]) => Ok((*width, *height)),
        _ => Err(arguments(word, SIZE, rest)),
    }
}

fn number(word: Word, rest: &str) -> Result<i32, CommandError> {
    let number = numbers::clamped(rest).ok_or_else(|| arguments(word, NUMBER, rest))?;
    Ok(number.clamp(i32::MIN.into(), i32::MAX.into()) as i32)
}

#[cfg(test)]
mod tests;

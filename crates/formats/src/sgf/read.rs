//! Reading SGF.
//!
//! The main line of a game is what stands before its first closing bracket: the first child of a node is always
//! written before its other children.

use std::collections::BTreeMap;
use std::iter::Peekable;
use std::str::Chars;

use narabe_rules::{Color, Extent, Point};

use crate::record::{board, said};
use crate::{GameRecord, RecordedMove, RecordedResult};

/// A text that is no game in SGF.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SgfError {
    /// There is no `(;` in it.
    #[error("there is no game in it: SGF begins with \"(;\"")]
    NoGame,
    /// The brackets of a value or of the game are not closed.
    #[error("it ends in the middle of a game")]
    Cut,
    /// A letter where none can stand.
    #[error("{found:?} cannot stand here")]
    Unexpected {
        /// The letter.
        found: char,
    },
    /// Another game than five in a row.
    #[error("it is not five in a row: GM is {game:?}, not 4")]
    OtherGame {
        /// The value of `GM`.
        game: String,
    },
    /// No such board.
    #[error("there is no board of {size:?}")]
    Board {
        /// The value of `SZ`.
        size: String,
    },
    /// A stone that cannot be.
    #[error("move {number}: {text:?} is no point of the board")]
    Point {
        /// The number of the move, from 1.
        number: usize,
        /// The value.
        text: String,
    },
    /// Stones that were put up, or one colour twice.
    #[error("move {number}: the colours do not take turns")]
    Turns {
        /// The number of the move, from 1.
        number: usize,
    },
}

/// Reads the main line of the first game.
///
/// # Errors
/// When there is no game of five in a row, or its stones are no game in turns.
pub fn read(text: &str) -> Result<GameRecord, SgfError> {
    let start = text.find("(;").ok_or(SgfError::NoGame)?;
    let mut nodes = nodes(&text[start + 1..])?.into_iter();
    let root = nodes.next().unwrap_or_default();
    let value = |name: &str| root.get(name).and_then(|values| values.first()).map(String::as_str);
    if let Some(game) = value("GM").filter(|game| game.trim() != "4") {
        return Err(SgfError::OtherGame { game: beginning(game) });
    }
    let extent = extent(value("SZ"))?;
    let mut record = GameRecord::new(extent.lines().unwrap_or_default());
    (record.rules, record.options) = value("RU").map(rules).unwrap_or_default();
    record.black = value("PB").and_then(said);
    record.white = value("PW").and_then(said);
    record.event = value("EV").and_then(said);
    record.round = value("RO").and_then(said);
    record.result = value("RE").and_then(result);
    for node in std::iter::once(&root).chain(nodes.as_slice()) {
        take_moves(&mut record, extent, node)?;
    }
    Ok(record)
}

/// The properties of a node with their values.
type Node = BTreeMap<String, Vec<String>>;

/// The nodes of the main line, from the first `;` to the first closing bracket.
fn nodes(text: &str) -> Result<Vec<Node>, SgfError> {
    let mut letters = text.chars().peekable();
    let mut nodes: Vec<Node> = Vec::new();
    let mut name = String::new();
    loop {
        match letters.next().ok_or(SgfError::Cut)? {
            ')' => return Ok(nodes),
            ';' => nodes.push(Node::new()),
            '[' => {
                let value = value(&mut letters)?;
                let node = nodes.last_mut().filter(|_| !name.is_empty());
                let node = node.ok_or(SgfError::Unexpected { found: '[' })?;
                node.entry(name.clone()).or_default().push(value);
                // Another value of the same property may follow.
                if !next_is_value(&mut letters) {
                    name.clear();
                }
            }
            letter if letter.is_ascii_uppercase() => name.push(letter),
            // Names were written long before FF[4], as in `Black`.
            letter if letter.is_ascii_lowercase() || letter.is_whitespace() || letter == '(' => {}
            found => return Err(SgfError::Unexpected { found }),
        }
    }
}

fn next_is_value(letters: &mut Peekable<Chars<'_>>) -> bool {
    while letters.next_if(|letter| letter.is_whitespace()).is_some() {}
    letters.peek() == Some(&'[')
}

/// A value to its closing bracket, with what a backslash protects.
fn value(letters: &mut Peekable<Chars<'_>>) -> Result<String, SgfError> {
    let mut value = String::new();
    loop {
        match letters.next().ok_or(SgfError::Cut)? {
            ']' => return Ok(value),
            '\\' => value.push(letters.next().ok_or(SgfError::Cut)?),
            letter => value.push(letter),
        }
    }
}

fn extent(size: Option<&str>) -> Result<Extent, SgfError> {
    let Some(size) = size else { return Ok(Extent::Square(15)) };
    let bad = || SgfError::Board { size: beginning(size) };
    let (columns, rows) = size.split_once(':').unwrap_or((size, size));
    let number = |text: &str| text.trim().parse::<u32>().ok();
    let lines = number(columns).filter(|columns| number(rows) == Some(*columns));
    lines.and_then(board).ok_or_else(bad)
}

/// A rule set's id and its options.
fn rules(text: &str) -> (Option<String>, BTreeMap<String, String>) {
    let mut words = text.split_whitespace();
    let id = words.next().map(str::to_owned);
    let options = words.filter_map(|word| word.split_once('='));
    (id, options.map(|(key, value)| (key.to_owned(), value.to_owned())).collect())
}

fn result(text: &str) -> Option<RecordedResult> {
    let text = text.trim();
    if text == "0" || text.to_ascii_lowercase().contains("draw") {
        return Some(RecordedResult { winner: None, reason: None });
    }
    let (color, how) = text.split_once('+')?;
    let winner = match color {
        "B" => Color::Black,
        "W" => Color::White,
        _ => return None,
    };
    let reason = match how.chars().next() {
        Some('R') => Some("resignation"),
        Some('T') => Some("time"),
        Some('F') => Some("forfeit"),
        _ => None,
    };
    Some(RecordedResult { winner: Some(winner), reason: reason.map(str::to_owned) })
}

fn take_moves(record: &mut GameRecord, extent: Extent, node: &Node) -> Result<(), SgfError> {
    let number = record.moves.len() + 1;
    if node.contains_key("AB") || node.contains_key("AW") {
        return Err(SgfError::Turns { number });
    }
    let (black, white) = (node.get("B"), node.get("W"));
    let (color, values) = match (black, white) {
        (None, None) => return Ok(()),
        (Some(values), None) => (Color::Black, values),
        (None, Some(values)) => (Color::White, values),
        (Some(_), Some(_)) => return Err(SgfError::Turns { number }),
    };
    let turn = if number % 2 == 1 { Color::Black } else { Color::White };
    let [text] = values.as_slice() else { return Err(SgfError::Turns { number }) };
    if color != turn {
        return Err(SgfError::Turns { number });
    }
    let placed = placed(extent, text);
    let bad = || SgfError::Point { number, text: beginning(text) };
    record.moves.push(placed.ok_or_else(bad)?);
    Ok(())
}

/// The move of a value; `None` when it is neither a point of the board nor a pass.
fn placed(extent: Extent, text: &str) -> Option<RecordedMove> {
    let lines = i32::from(extent.lines()?);
    let mut letters = text.trim().bytes();
    let number = |letter: u8| letter.is_ascii_lowercase().then(|| i32::from(letter - b'a'));
    let pass = RecordedMove { point: None, ms: None };
    let (column, row) = match (letters.next(), letters.next(), letters.next()) {
        (None, ..) => return Some(pass),
        (Some(column), Some(row), None) => (number(column)?, number(row)?),
        _ => return None,
    };
    // In FF[3] a pass is `tt`, which boards of twenty lines and more have as a point.
    if (column, row) == (19, 19) && lines <= 19 {
        return Some(pass);
    }
    let point = Point::new(column, lines - 1 - row);
    extent.contains(point).then_some(RecordedMove { point: Some(point), ms: None })
}

fn beginning(text: &str) -> String {
    text.chars().take(40).collect()
}

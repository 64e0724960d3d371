//! Piskvork's `.psq`: the board, a line `column,row,milliseconds` for each stone, counted from 1 at the top left
//! corner, then the names of the players and a code of how it ended.
//!
//! It knows no rules, no passes, and no result but an error's code. Readers take stones until a line is none.

use std::fmt::Write as _;

use narabe_rules::{Extent, Point};

use crate::record::{board, on_one_line, said};
use crate::{GameRecord, RecordedMove};

/// A text that is no `.psq`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PsqError {
    /// The first line says nothing of a board.
    #[error("the first line is \"Piskvorky 15x15, 0:0, 0\", not {line:?}")]
    Head {
        /// The line, cut off when it is long.
        line: String,
    },
    /// No such board.
    #[error("a board of {width} x {height} is not square, or not of 5 to 25 lines")]
    Board {
        /// The columns.
        width: u32,
        /// The rows.
        height: u32,
    },
    /// A stone that is not on the board.
    #[error("line {line}: {text:?} is off the board")]
    OffBoard {
        /// The number of the line, from 1.
        line: usize,
        /// Its text, cut off when it is long.
        text: String,
    },
}

/// A game that the format cannot tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {number} is a pass, which psq cannot tell")]
pub struct PassError {
    /// The number of the move, from 1.
    pub number: usize,
}

/// So many characters of an offending text are repeated.
const SHOWN: usize = 40;

/// Reads a game.
///
/// # Errors
/// When the first line is no head, or a stone lies off the board.
pub fn read(text: &str) -> Result<GameRecord, PsqError> {
    let mut lines = text.lines().map(str::trim).enumerate();
    let first = lines.next().map_or("", |(_, line)| line);
    let (extent, second_starts) = head(first)?;
    let mut record = GameRecord::new(extent.lines().unwrap_or_default());
    let mut rest = Vec::new();
    for (index, line) in lines {
        match numbers(line).filter(|_| rest.is_empty()) {
            Some((column, row, ms)) => {
                let point = point(extent, column, row);
                let off = || PsqError::OffBoard { line: index + 1, text: beginning(line) };
                record.moves.push(RecordedMove { point: Some(point.ok_or_else(off)?), ms });
            }
            None => rest.push(line),
        }
    }
    // A file may end with the code alone, and without it.
    let is_code = |line: &str| line.parse::<i32>().is_ok();
    let mut names =
        rest.into_iter().filter(|line| !line.is_empty()).take_while(|line| !is_code(line));
    let players = [names.next(), names.next()].map(|name| name.and_then(said));
    let [one, two] = players;
    (record.black, record.white) = if second_starts { (two, one) } else { (one, two) };
    Ok(record)
}

/// Writes a game; Black is the first player.
///
/// # Errors
/// When there is a pass in it.
pub fn write(record: &GameRecord) -> Result<String, PassError> {
    let lines = i32::from(record.lines);
    let mut text = format!("Piskvorky {lines}x{lines}, 0:0, 0\n");
    for (index, one) in record.moves.iter().enumerate() {
        let Point { x, y } = one.point.ok_or(PassError { number: index + 1 })?;
        let (column, row, ms) = (x + 1, lines - y, one.ms.unwrap_or(0));
        // A text takes what is written.
        let _written = writeln!(text, "{column},{row},{ms}").is_ok();
    }
    for (name, usual) in [(&record.black, "Black"), (&record.white, "White")] {
        text.push_str(&name_line(name.as_deref().unwrap_or_default(), usual));
        text.push('\n');
    }
    text.push_str("0\n");
    Ok(text)
}

/// A name that can be told from a stone and from the code at the end.
fn name_line(name: &str, usual: &str) -> String {
    let name = on_one_line(name);
    if name.is_empty() {
        usual.to_owned()
    } else if name.starts_with(|c: char| c.is_ascii_digit() || c == '-' || c == '+') {
        format!("_{name}")
    } else {
        name
    }
}

/// The board, and whether the second player starts.
fn head(line: &str) -> Result<(Extent, bool), PsqError> {
    let bad = || PsqError::Head { line: beginning(line) };
    let rest = line.trim_start_matches('\u{feff}').strip_prefix("Piskvorky ").ok_or_else(bad)?;
    let mut parts = rest.split(',').map(str::trim);
    let (width, height) =
        parts.next().and_then(|size| size.split_once(['x', 'X'])).ok_or_else(bad)?;
    let number = |text: &str| text.trim().parse::<u32>().ok();
    let (width, height) = number(width).zip(number(height)).ok_or_else(bad)?;
    let square = (width == height).then(|| board(width)).flatten();
    let extent = square.ok_or(PsqError::Board { width, height })?;
    Ok((extent, parts.nth(1) == Some("1")))
}

/// The column, the row and the time of a line `8,8,120`; the time may be missing.
fn numbers(line: &str) -> Option<(i32, i32, Option<u64>)> {
    let mut parts = line.split(',').map(str::trim);
    let (column, row) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    Some((column, row, parts.next().and_then(|ms| ms.parse().ok())))
}

fn point(extent: Extent, column: i32, row: i32) -> Option<Point> {
    let lines = i32::from(extent.lines()?);
    let on = 1..=lines;
    (on.contains(&column) && on.contains(&row)).then(|| Point::new(column - 1, lines - row))
}

fn beginning(line: &str) -> String {
    line.chars().take(SHOWN).collect()
}

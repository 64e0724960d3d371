//! Writing SGF.

use narabe_rules::{Color, Point};

use crate::record::on_one_line;
use crate::{GameRecord, RecordedMove, RecordedResult};

/// Writes a game.
pub fn write(record: &GameRecord) -> String {
    let mut text = format!("(;FF[4]GM[4]CA[UTF-8]AP[narabe]SZ[{}]", record.lines);
    let rules = record.rules.as_ref().map(|rules| with_options(record, rules));
    let result = record.result.as_ref().map(result);
    let properties = [
        ("RU", rules.as_ref()),
        ("EV", record.event.as_ref()),
        ("RO", record.round.as_ref()),
        ("PB", record.black.as_ref()),
        ("PW", record.white.as_ref()),
        ("RE", result.as_ref()),
    ];
    let told = properties.iter().filter_map(|(name, value)| value.map(|value| (name, value)));
    text.extend(told.map(|(name, value)| format!("\n{name}[{}]", escaped(value))));
    text.extend(record.moves.iter().enumerate().map(|(index, one)| {
        // Ten moves a line.
        let start = if index % 10 == 0 { "\n" } else { "" };
        format!("{start};{}", placed(record.lines, index, one))
    }));
    text.push_str(")\n");
    text
}

fn with_options(record: &GameRecord, rules: &str) -> String {
    let options = record.options.iter().map(|(key, value)| format!(" {key}={value}"));
    format!("{rules}{}", options.collect::<String>())
}

fn result(result: &RecordedResult) -> String {
    let Some(winner) = result.winner else { return "0".to_owned() };
    let color = letter(winner);
    let how = match result.reason.as_deref() {
        None | Some("five" | "captures") => "",
        Some("resignation") => "R",
        Some("time") => "T",
        Some(_) => "F",
    };
    format!("{color}+{how}")
}

const fn letter(color: Color) -> char {
    match color {
        Color::Black => 'B',
        Color::White => 'W',
    }
}

fn placed(lines: u8, index: usize, one: &RecordedMove) -> String {
    let color = letter(if index.is_multiple_of(2) { Color::Black } else { Color::White });
    let name = |number: i32| char::from(b'a'.wrapping_add(number as u8));
    match one.point {
        Some(Point { x, y }) => format!("{color}[{}{}]", name(x), name(i32::from(lines) - 1 - y)),
        None => format!("{color}[]"),
    }
}

fn escaped(text: &str) -> String {
    on_one_line(text).replace('\\', "\\\\").replace(']', "\\]").replace(':', "\\:")
}

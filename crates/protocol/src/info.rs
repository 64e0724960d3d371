//! `INFO key value`: what a manager tells about the game, its limits and the machine.

use core::fmt;

use crate::{Coordinates, numbers};

/// The number of milliseconds that stands for no limit.
pub const UNLIMITED_MS: i64 = 2_147_483_647;

/// What an `INFO` says. Numbers that do not fit have become the nearest that do; none is checked further.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Info {
    /// `timeout_turn`: milliseconds for a move, 0 for as fast as possible.
    TimeoutTurn(i64),
    /// `timeout_match`: milliseconds for a game, 0 for no limit.
    TimeoutMatch(i64),
    /// `time_left`: milliseconds left of the game's; negative when they are overdrawn, [`UNLIMITED_MS`] for no limit.
    TimeLeft(i64),
    /// `time_increment`: milliseconds that each move gives back.
    TimeIncrement(i64),
    /// `max_memory`: bytes, 0 for no limit.
    MaxMemory(i64),
    /// `hash_size`: kilobytes of the transposition table.
    HashSize(i64),
    /// `game_type`: 0 against a person, 1 against a brain, 2 in a tournament, 3 in one by network.
    GameType(i64),
    /// `rule`.
    Rule(RuleBits),
    /// `max_depth`: plies.
    MaxDepth(i64),
    /// `max_node`: nodes of a move.
    MaxNode(i64),
    /// `thread_num`.
    ThreadNum(i64),
    /// `nbestsym`: how many best moves to tell where nothing else says it.
    NBestSym(i64),
    /// `pondering`: thinking while the rival thinks.
    Pondering(bool),
    /// `caution_factor`: how many points are tried, 0 to 5.
    CautionFactor(i64),
    /// `checkmate`: 0 for play, 1 for wins by threats only, 2 for wins by fours only.
    Checkmate(i64),
    /// `show_detail`: 0 for messages, 1 for the points under search, 2 for principal variations, 3 for both.
    ShowDetail(i64),
    /// `strength`: 0 to 100.
    Strength(i64),
    /// `evaluate`: the pointer of a person in a debugging manager.
    Evaluate(Coordinates),
    /// `folder`: where files may be kept.
    Folder(String),
    /// A key that means nothing here.
    Other {
        /// The key.
        key: String,
        /// The rest of the line.
        value: String,
    },
}

/// The rules of a game as `INFO rule` has them: bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RuleBits(pub i64);

impl RuleBits {
    /// A row of exactly five wins.
    pub const EXACTLY_FIVE: i64 = 1;
    /// The game goes on after a five. Yixin and its relatives mean renju by it.
    pub const CONTINUOUS: i64 = 2;
    /// Renju.
    pub const RENJU: i64 = 4;
    /// Caro.
    pub const CARO: i64 = 8;

    /// Whether no other bit is set than those that mean something.
    pub const fn is_known(self) -> bool {
        let known = Self::EXACTLY_FIVE | Self::CONTINUOUS | Self::RENJU | Self::CARO;
        self.0 & !known == 0
    }

    /// Whether the bit is set.
    pub const fn has(self, bit: i64) -> bool {
        self.0 & bit != 0
    }
}

impl Info {
    /// Reads what follows `INFO`; `None` when a key that is known has a value that cannot be read.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let (key, value) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let value = value.trim();
        if let Some(of_number) = of_number(&key.to_ascii_lowercase()) {
            return numbers::clamped(value).map(of_number);
        }
        match key.to_ascii_lowercase().as_str() {
            "evaluate" => Coordinates::parse(value).map(Self::Evaluate),
            "folder" => Some(Self::Folder(value.to_owned())),
            _ => Some(Self::Other { key: key.to_owned(), value: value.to_owned() }),
        }
    }
}

/// What a key with a number says.
fn of_number(key: &str) -> Option<fn(i64) -> Info> {
    Some(match key {
        "timeout_turn" => Info::TimeoutTurn,
        "timeout_match" => Info::TimeoutMatch,
        "time_left" => Info::TimeLeft,
        "time_increment" => Info::TimeIncrement,
        "max_memory" => Info::MaxMemory,
        "hash_size" => Info::HashSize,
        "game_type" => Info::GameType,
        "rule" => |bits| Info::Rule(RuleBits(bits)),
        "max_depth" => Info::MaxDepth,
        "max_node" => Info::MaxNode,
        "thread_num" => Info::ThreadNum,
        "nbestsym" => Info::NBestSym,
        "pondering" => |on| Info::Pondering(on != 0),
        "caution_factor" => Info::CautionFactor,
        "checkmate" => Info::Checkmate,
        "show_detail" => Info::ShowDetail,
        "strength" => Info::Strength,
        _ => return None,
    })
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TimeoutTurn(ms) => write!(f, "timeout_turn {ms}"),
            Self::TimeoutMatch(ms) => write!(f, "timeout_match {ms}"),
            Self::TimeLeft(ms) => write!(f, "time_left {ms}"),
            Self::TimeIncrement(ms) => write!(f, "time_increment {ms}"),
            Self::MaxMemory(bytes) => write!(f, "max_memory {bytes}"),
            Self::HashSize(kilobytes) => write!(f, "hash_size {kilobytes}"),
            Self::GameType(number) => write!(f, "game_type {number}"),
            Self::Rule(bits) => write!(f, "rule {}", bits.0),
            Self::MaxDepth(plies) => write!(f, "max_depth {plies}"),
            Self::MaxNode(nodes) => write!(f, "max_node {nodes}"),
            Self::ThreadNum(number) => write!(f, "thread_num {number}"),
            Self::NBestSym(number) => write!(f, "nbestsym {number}"),
            Self::Pondering(on) => write!(f, "pondering {}", u8::from(*on)),
            Self::CautionFactor(number) => write!(f, "caution_factor {number}"),
            Self::Checkmate(number) => write!(f, "checkmate {number}"),
            Self::ShowDetail(number) => write!(f, "show_detail {number}"),
            Self::Strength(number) => write!(f, "strength {number}"),
            Self::Evaluate(at) => write!(f, "evaluate {at}"),
            Self::Folder(path) => write!(f, "folder {path}"),
            Self::Other { key, value } => write!(f, "{key} {value}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_in_any_case_and_printed_as_they_are_read() {
        let other = Info::Other { key: "swapable".to_owned(), value: "1".to_owned() };
        for (text, info) in [
            ("timeout_turn 0", Info::TimeoutTurn(0)),
            ("TIMEOUT_MATCH 180000", Info::TimeoutMatch(180_000)),
            ("time_left -250", Info::TimeLeft(-250)),
            ("time_left 2147483647", Info::TimeLeft(UNLIMITED_MS)),
            ("time_increment 500", Info::TimeIncrement(500)),
            ("max_memory 1", Info::MaxMemory(1)),
            ("hash_size 65536", Info::HashSize(65_536)),
            ("game_type 2", Info::GameType(2)),
            ("rule 9", Info::Rule(RuleBits(9))),
            ("max_depth 12", Info::MaxDepth(12)),
            ("max_node 18446744073709551615", Info::MaxNode(i64::MAX)),
            ("thread_num 4", Info::ThreadNum(4)),
            ("nbestsym 3", Info::NBestSym(3)),
            ("pondering 1", Info::Pondering(true)),
            ("caution_factor 2", Info::CautionFactor(2)),
            ("checkmate 0", Info::Checkmate(0)),
            ("Show_Detail 3", Info::ShowDetail(3)),
            ("strength 100", Info::Strength(100)),
            ("evaluate 3, 4", Info::Evaluate(Coordinates { first: 3, second: 4 })),
            ("folder C:\\My Brains\\data", Info::Folder("C:\\My Brains\\data".to_owned())),
            ("swapable 1", other),
        ] {
            assert_eq!(Info::parse(text), Some(info.clone()), "{text}");
            assert_eq!(Info::parse(&info.to_string()), Some(info), "{text}");
        }
    }

    #[test]
    fn a_rule_has_four_bits() {
        for (bits, is_known) in
            [(0, true), (9, true), (15, true), (16, false), (77, false), (-1, false)]
        {
            assert_eq!(RuleBits(bits).is_known(), is_known, "{bits}");
        }
    }

    #[test]
    fn a_known_key_needs_a_value_that_can_be_read() {
        for text in ["timeout_turn", "rule renju", "max_memory 1e9", "evaluate 3", "pondering on"] {
            assert_eq!(Info::parse(text), None, "{text}");
        }
    }
}

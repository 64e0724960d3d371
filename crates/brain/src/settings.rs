//! What `INFO` has told so far.

use std::time::Duration;

use narabe_engine::clock::Allowance;
use narabe_engine::{Inquiry, Level};
use narabe_protocol::{Info, RuleBits, UNLIMITED_MS};

/// The time for a move when nobody has said any.
const USUAL_TURN_MS: i64 = 5_000;

/// What the program needs without its table.
const BASE_BYTES: u64 = 48 << 20;
/// The table is at least so large, whatever is said: a smaller one saves nothing.
const LEAST_ENTRIES: usize = 1 << 10;
const USUAL_ENTRIES: usize = 1 << 20;
/// Searches of a turn's length, one after the other, fill this at most.
const ENTRIES_A_MS: usize = 1 << 12;
/// A table that is asked for holds what so many turns would fill, and no more.
const MOST_TURNS: usize = 8;
/// The most that is taken for a table, in bytes.
const MOST_TABLE: u64 = 2 << 30;

/// The manager's limits and wishes.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    turn_ms: i64,
    match_ms: Option<i64>,
    left_ms: Option<i64>,
    increment_ms: i64,
    memory_bytes: Option<u64>,
    hash_bytes: Option<u64>,
    threads: u64,
    strength: i64,
    pub(crate) rule: RuleBits,
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
    pub(crate) lines: usize,
    pub(crate) pondering: bool,
    pub(crate) detail: Detail,
}

/// What is told of a search besides messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Detail {
    /// Lines for a board that shows the search.
    pub(crate) realtime: bool,
    /// Blocks of the principal variations.
    pub(crate) variations: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            turn_ms: USUAL_TURN_MS,
            match_ms: None,
            left_ms: None,
            increment_ms: 0,
            memory_bytes: None,
            hash_bytes: None,
            threads: 1,
            strength: 100,
            rule: RuleBits::default(),
            depth: None,
            nodes: None,
            lines: 1,
            pondering: false,
            detail: Detail::default(),
        }
    }
}

impl Settings {
    /// Takes note of what an `INFO` says. Keys that change nothing are read and forgotten.
    pub(crate) fn note(&mut self, info: &Info) {
        match info {
            Info::TimeoutTurn(ms) => self.turn_ms = *ms,
            Info::TimeoutMatch(ms) => {
                self.match_ms = limited(*ms).filter(|ms| *ms > 0);
                self.left_ms = self.match_ms;
            }
            Info::TimeLeft(ms) => self.left_ms = limited(*ms),
            Info::TimeIncrement(ms) => self.increment_ms = (*ms).clamp(0, UNLIMITED_MS),
            Info::MaxMemory(bytes) => self.memory_bytes = positive(*bytes),
            Info::HashSize(kilobytes) => self.hash_bytes = positive(kilobytes.saturating_mul(1024)),
            Info::Rule(bits) => self.rule = *bits,
            Info::MaxDepth(plies) => {
                self.depth = positive(*plies).map(|plies| plies.try_into().unwrap_or(u32::MAX));
            }
            Info::MaxNode(nodes) => self.nodes = positive(*nodes),
            Info::ThreadNum(number) => self.threads = positive(*number).unwrap_or(1),
            Info::NBestSym(number) => self.lines = (*number).clamp(1, 1_000) as usize,
            Info::Pondering(on) => self.pondering = *on,
            Info::ShowDetail(number) => {
                self.detail = Detail { realtime: number & 1 != 0, variations: number & 2 != 0 };
            }
            Info::Strength(number) => self.strength = *number,
            Info::GameType(_)
            | Info::CautionFactor(_)
            | Info::Checkmate(_)
            | Info::Evaluate(_)
            | Info::Folder(_)
            | Info::Other { .. } => {}
        }
    }

    /// A new game has begun: its whole time is left.
    pub(crate) const fn begin_game(&mut self) {
        self.left_ms = self.match_ms;
    }

    /// A move has taken so long. The next `time_left` tells better, if there is one.
    pub(crate) fn spend(&mut self, elapsed: Duration) {
        let spent = i64::try_from(elapsed.as_millis()).unwrap_or(i64::MAX);
        let left = |left: i64| left.saturating_sub(spent).saturating_add(self.increment_ms);
        self.left_ms = self.left_ms.map(left);
    }

    /// What there is for the next move, with so many stones on the board.
    pub(crate) fn time(&self, stones: u32) -> Allowance {
        let duration = |ms: i64| Duration::from_millis(ms.max(0) as u64);
        Allowance {
            stones,
            turn: limited(self.turn_ms).map(duration),
            left: self.left_ms.map(duration),
            increment: duration(self.increment_ms),
        }
    }

    /// How large the transposition table may be. Memory that is allowed need not be used: only `hash_size` asks for
    /// more than is usual, and what a short turn could never fill would only take time to get, all of the first turn even.
    pub(crate) fn table_entries(&self) -> usize {
        let memory = self.memory_bytes.map(|bytes| bytes.saturating_sub(BASE_BYTES));
        let entries = |bytes: u64| {
            Inquiry::entries_within(usize::try_from(bytes.min(MOST_TABLE)).unwrap_or(usize::MAX))
        };
        let turn_ms = usize::try_from(self.turn_ms.max(0)).unwrap_or(usize::MAX);
        let filled = turn_ms.saturating_mul(ENTRIES_A_MS).max(LEAST_ENTRIES);
        let usual = USUAL_ENTRIES.min(1 << filled.ilog2());
        let most = 1 << filled.saturating_mul(MOST_TURNS).ilog2();
        let wished = self.hash_bytes.map_or(usual, |bytes| entries(bytes).min(most));
        wished.min(memory.map_or(usize::MAX, entries)).max(LEAST_ENTRIES)
    }

    /// The threads of a search, of at most so many.
    pub(crate) fn threads(&self, most: u32) -> u32 {
        u32::try_from(self.threads).map_or(most, |threads| threads.min(most))
    }

    /// The level that plays so strongly; `None` for the whole engine.
    pub(crate) fn level(&self) -> Option<Level> {
        let steps = Level::ALL.len() + 1;
        let place = self.strength.clamp(0, 100) as usize * steps / 101;
        Level::ALL.get(place).copied()
    }
}

/// The entries of a table for while another of so many entries is still held.
pub(crate) fn makeshift_entries(entries: usize) -> usize {
    (entries / 16).max(LEAST_ENTRIES).min(entries)
}

/// The largest table.
pub(crate) const fn most_hash_kilobytes() -> u64 {
    MOST_TABLE / 1024
}

fn limited(ms: i64) -> Option<i64> {
    (ms < UNLIMITED_MS).then_some(ms)
}

fn positive(number: i64) -> Option<u64> {
    u64::try_from(number).ok().filter(|number| *number > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn noted(infos: &[Info]) -> Settings {
        let mut settings = Settings::default();
        for info in infos {
            settings.note(info);
        }
        settings
    }

    #[test]
    fn time_is_what_was_told_last_and_less_what_was_spent() {
        let mut settings = noted(&[Info::TimeoutMatch(10_000), Info::TimeIncrement(500)]);
        settings.spend(Duration::from_secs(2));
        assert_eq!(settings.time(0).left, Some(Duration::from_millis(8_500)));
        settings.note(&Info::TimeLeft(-250));
        assert_eq!(settings.time(0).left, Some(Duration::ZERO));
        settings.note(&Info::TimeLeft(UNLIMITED_MS));
        assert_eq!(settings.time(0).left, None);
        settings.begin_game();
        assert_eq!(settings.time(0).left, Some(Duration::from_secs(10)));
        settings.note(&Info::TimeoutMatch(0));
        assert_eq!(settings.time(0).left, None);
    }

    #[test]
    fn a_turn_of_nothing_is_no_unlimited_turn() {
        assert_eq!(noted(&[Info::TimeoutTurn(0)]).time(0).turn, Some(Duration::ZERO));
        assert_eq!(noted(&[Info::TimeoutTurn(-5)]).time(0).turn, Some(Duration::ZERO));
        assert_eq!(noted(&[Info::TimeoutTurn(UNLIMITED_MS)]).time(0).turn, None);
    }

    #[test]
    fn the_table_fits_the_memory_and_is_never_too_small_to_play() {
        for (infos, entries) in [
            (vec![], 1 << 20),
            (vec![Info::MaxMemory(0)], 1 << 20),
            (vec![Info::MaxMemory(1)], 1 << 10),
            (vec![Info::MaxMemory(350 << 20)], 1 << 20),
            (vec![Info::MaxMemory(64 << 20)], 1 << 19),
            (vec![Info::HashSize(1)], 1 << 10),
            (vec![Info::HashSize(65_536)], 1 << 21),
            (vec![Info::HashSize(i64::MAX)], 1 << 26),
            (vec![Info::HashSize(1 << 20), Info::MaxMemory(64 << 20)], 1 << 19),
            (vec![Info::TimeoutTurn(0)], 1 << 10),
            (vec![Info::TimeoutTurn(100)], 1 << 18),
            (vec![Info::TimeoutTurn(100), Info::HashSize(65_536)], 1 << 21),
            (vec![Info::TimeoutTurn(1_000), Info::HashSize(2_097_152)], 1 << 24),
        ] {
            assert_eq!(noted(&infos).table_entries(), entries, "{infos:?}");
        }
    }

    #[test]
    fn full_strength_is_the_whole_engine_and_none_the_weakest_level() {
        assert_eq!(noted(&[]).level(), None);
        assert_eq!(noted(&[Info::Strength(0)]).level(), Some(Level::ALL[0]));
        assert!(noted(&[Info::Strength(60)]).level() > noted(&[Info::Strength(10)]).level());
    }
}

//! How long an engine may think.

use serde::{Deserialize, Serialize};

/// What an engine is told of its limits, and held to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// For a move.
    pub turn_ms: Option<u64>,
    /// For all moves of a game.
    pub match_ms: Option<u64>,
    /// What each move gives back.
    pub increment_ms: u64,
    /// Nodes of a move, for engines that heed `INFO max_node`.
    pub nodes: Option<u64>,
    /// Memory.
    pub memory_bytes: Option<u64>,
}

/// A text that is no amount.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AmountError {
    /// No time.
    #[error("a time is 0 or more, written 500ms, 0.5s or 3m, not {text:?}")]
    Time {
        /// The offending text.
        text: String,
    },
    /// No memory.
    #[error("memory is 0 or more, written 350M, 1G or in bytes, not {text:?}")]
    Memory {
        /// The offending text.
        text: String,
    },
}

/// Reads a time: `500ms`, `0.5s`, `3m`; a number alone is seconds.
///
/// # Errors
/// When it is none.
pub fn milliseconds(text: &str) -> Result<u64, AmountError> {
    let units = [("ms", 1.0), ("s", 1000.0), ("m", 60_000.0), ("", 1000.0)];
    amount(text, &units).ok_or_else(|| AmountError::Time { text: text.to_owned() })
}

/// Reads an amount of memory: `350M`, `1G`; a number alone is bytes.
///
/// # Errors
/// When it is none.
pub fn bytes(text: &str) -> Result<u64, AmountError> {
    let units = [("K", 1024.0), ("M", 1_048_576.0), ("G", 1_073_741_824.0), ("", 1.0)];
    amount(text, &units).ok_or_else(|| AmountError::Memory { text: text.to_owned() })
}

fn amount(text: &str, units: &[(&str, f64)]) -> Option<u64> {
    let (unit, number) = units.iter().find_map(|(name, size)| {
        let number = text.strip_suffix(name)?;
        Some((size, number.parse::<f64>().ok()?))
    })?;
    let amount = number * unit;
    (amount.is_finite() && (0.0..=1e15).contains(&amount)).then_some(amount.round() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_and_memory_have_units() {
        for (text, ms) in [("500ms", 500), ("0.5s", 500), ("2", 2000), ("1.5m", 90_000), ("0", 0)] {
            assert_eq!(milliseconds(text), Ok(ms), "{text}");
        }
        for (text, size) in [("350M", 367_001_600), ("1G", 1 << 30), ("83886080", 83_886_080)] {
            assert_eq!(bytes(text), Ok(size), "{text}");
        }
        for text in ["", "s", "-1", "1h", "inf", "nan", "1e300"] {
            assert!(milliseconds(text).is_err() && bytes(text).is_err(), "{text}");
        }
    }
}

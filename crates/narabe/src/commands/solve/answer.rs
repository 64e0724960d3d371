//! The answer to one position, in words and as JSON.

use std::time::Duration;

use narabe_rules::Color;
use narabe_solver::Proof;
use serde_json::{Value, json};

use super::question::names;

/// What was found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Win,
    None,
    Unknown,
}

impl Outcome {
    const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::None => "none",
            Self::Unknown => "unknown",
        }
    }
}

/// What was found out and what it cost.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) attacker: Color,
    pub(super) outcome: Outcome,
    pub(super) proof: Option<Proof>,
    pub(super) nodes: u64,
    pub(super) took: Duration,
    pub(super) verified: bool,
    /// Where the shortest win was asked for: whether it is known that there is no shorter one.
    pub(super) shortest: Option<bool>,
    /// Whether the search came to its end by itself, before any limit.
    pub(super) is_exhausted: bool,
}

impl Answer {
    /// `{"attacker":…,"line":…,"nodes":…,"plies":…,"result":…,"us":…,"verified":…}`, `shortest` where it was asked
    /// for, and `exhausted` where the answer is unknown.
    pub(super) fn json(&self) -> Value {
        let line = self.proof.as_ref().map(Proof::line).unwrap_or_default();
        let mut json = json!({
            "attacker": self.attacker.name(),
            "result": self.outcome.name(),
            "plies": line.len(),
            "line": line.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "nodes": self.nodes,
            "us": self.took.as_micros() as u64,
            "verified": self.verified,
        });
        if let Some(shortest) = self.shortest {
            json["shortest"] = json!(shortest);
        }
        if self.outcome == Outcome::Unknown {
            json["exhausted"] = json!(self.is_exhausted);
        }
        json
    }

    /// One line to read.
    pub(super) fn words(&self) -> String {
        let attacker = capital(self.attacker);
        match &self.proof {
            Some(proof) => {
                let note = match self.shortest {
                    Some(true) => " (no shorter one)",
                    Some(false) => " (the shortest found)",
                    None => "",
                };
                format!("{attacker} wins in {}{note}: {}", proof.plies(), names(proof.line()))
            }
            None if self.outcome == Outcome::None => format!("none: {attacker} has no such win"),
            None if self.is_exhausted => format!(
                "unknown whether {attacker} wins: the search came to its end without an answer, more time does not \
                 help"
            ),
            None => format!("unknown whether {attacker} wins: the search came to a limit"),
        }
    }
}

/// The colour as a sentence begins with it.
const fn capital(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_an_unknown_it_is_told_whether_more_time_would_help() {
        let answer = |outcome, is_exhausted| Answer {
            attacker: Color::White,
            outcome,
            proof: None,
            nodes: 7,
            took: Duration::ZERO,
            verified: false,
            shortest: None,
            is_exhausted,
        };
        let exhausted = answer(Outcome::Unknown, true);
        assert!(exhausted.words().ends_with("more time does not help"), "{}", exhausted.words());
        assert_eq!(exhausted.json()["exhausted"], true);
        let limited = answer(Outcome::Unknown, false);
        assert_eq!(
            (limited.words().as_str(), &limited.json()["exhausted"]),
            ("unknown whether White wins: the search came to a limit", &json!(false))
        );
        let none = answer(Outcome::None, true);
        assert_eq!(
            (none.words().as_str(), none.json().get("exhausted")),
            ("none: White has no such win", None)
        );
        assert_eq!(none.json()["attacker"], "white");
    }
}

//! The answer to one position, in words and as JSON.

use std::time::Duration;

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
    pub(super) outcome: Outcome,
    pub(super) proof: Option<Proof>,
    pub(super) nodes: u64,
    pub(super) took: Duration,
    pub(super) verified: bool,
    /// Where the shortest win was asked for: whether it is known that there is no shorter one.
    pub(super) shortest: Option<bool>,
}

impl Answer {
    /// `{"result":…,"line":…,"plies":…,"nodes":…,"us":…,"verified":…}`, and `shortest` where it was asked for.
    pub(super) fn json(&self) -> Value {
        let line = self.proof.as_ref().map(Proof::line).unwrap_or_default();
        let mut json = json!({
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
        json
    }

    /// One line to read.
    pub(super) fn words(&self) -> String {
        match &self.proof {
            Some(proof) => {
                let note = match self.shortest {
                    Some(true) => " (no shorter one)",
                    Some(false) => " (the shortest found)",
                    None => "",
                };
                format!("win in {}{note}: {}", proof.plies(), names(proof.line()))
            }
            None => self.outcome.name().to_owned(),
        }
    }
}

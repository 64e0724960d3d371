//! What stones changed, so that taking the last one back needs no table.
//!
//! Searches take stones back in the order opposite to that in which they put them. For any other order the log
//! is dropped, and the board works the patterns out anew.

use narabe_rules::ByColor;

use crate::Spot;
use crate::board::Sums;

/// The lines of an empty point before and after a stone was put near it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Change {
    pub(crate) spot: Spot,
    pub(crate) before: u32,
    pub(crate) after: u32,
}

/// A stone, and what was true before it was put.
#[derive(Clone, Copy, Debug)]
struct Step {
    spot: Spot,
    sums: ByColor<Sums>,
    /// Where its changes begin.
    first: usize,
}

/// The stones put last, each with its changes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Undo {
    steps: Vec<Step>,
    changes: Vec<Change>,
}

impl Undo {
    /// A stone is about to be put.
    #[inline]
    pub(crate) fn begin(&mut self, spot: Spot, sums: ByColor<Sums>) {
        self.steps.push(Step { spot, sums, first: self.changes.len() });
    }

    #[inline]
    pub(crate) fn note(&mut self, change: Change) {
        self.changes.push(change);
    }

    /// Whether `spot` holds the last stone of the log.
    #[inline]
    pub(crate) fn is_last(&self, spot: Spot) -> bool {
        self.steps.last().is_some_and(|step| step.spot == spot)
    }

    /// What the last stone changed.
    #[inline]
    pub(crate) fn last_changes(&self) -> &[Change] {
        let first = self.steps.last().map_or(0, |step| step.first);
        &self.changes[first..]
    }

    /// Strikes the last stone off; the sums before it.
    #[inline]
    pub(crate) fn end(&mut self) -> Option<ByColor<Sums>> {
        let step = self.steps.pop()?;
        self.changes.truncate(step.first);
        Some(step.sums)
    }

    /// Drops the log.
    pub(crate) fn forget(&mut self) {
        self.steps.clear();
        self.changes.clear();
    }
}

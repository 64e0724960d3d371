//! How often a step of a search asks whether to stop, and when it hears of it.
//!
//! An analysis that was left goes on with the same work, and asks no sooner than the last time: or else nothing that
//! takes longer than its caller's slices would ever be finished.

use core::cell::Cell;

use crate::search::{Aim, Stop};

/// The asking of one step.
pub(crate) struct Patience<'a> {
    stop: Stop<'a>,
    /// So often it does not listen.
    deaf: u32,
    /// After so many times it ends on its own.
    most: u32,
    asked: Cell<u32>,
    told_to: Cell<bool>,
}

impl<'a> Patience<'a> {
    /// The asking of a step that goes on with what the last one left after asking so often; 0 for a new beginning.
    pub(crate) const fn after(left_after: u32, aim: Aim, stop: Stop<'a>) -> Self {
        let deaf = match aim {
            Aim::Analysis => left_after,
            Aim::Choice => 0,
        };
        Self { stop, deaf, most: u32::MAX, asked: Cell::new(0), told_to: Cell::new(false) }
    }

    /// The same, which ends on its own after asking so often.
    pub(crate) const fn at_most(mut self, most: u32) -> Self {
        self.most = most;
        self
    }

    /// Asks; whether to stop.
    pub(crate) fn asks(&self) -> bool {
        self.asked.set(self.asked.get() + 1);
        let hears = self.asked.get() > self.deaf;
        self.told_to.set(self.told_to.get() || (hears && (self.stop)()));
        self.told_to.get() || self.asked.get() >= self.most
    }

    /// How often it asked.
    pub(crate) const fn asked(&self) -> u32 {
        self.asked.get()
    }

    /// Whether it heard to stop.
    pub(crate) const fn told_to(&self) -> bool {
        self.told_to.get()
    }
}

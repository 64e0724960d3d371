//! An accepted action.

use crate::{Action, Player};

/// An accepted action with its player, its time and its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The event's number in its game, from 0.
    pub seq: u32,
    /// Who acted.
    pub player: Player,
    /// What was done.
    pub action: Action,
    /// When, in milliseconds since 1970 (UTC), as the caller said.
    pub at_ms: u64,
}

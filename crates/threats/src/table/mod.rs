//! Tables: what every window means, and what four lines mean together. Each is built once from its
//! definition, on first use.

mod facts;
mod line_table;
mod point_table;

use narabe_rules::WinRule;

pub(crate) use facts::LineFacts;
pub(crate) use line_table::LineTable;
pub(crate) use point_table::{Meaning, PointTable};

/// The win rules that depend on nothing but the length of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WinLength {
    FiveOrMore,
    ExactlyFive,
}

impl WinLength {
    /// `None` where a window of three contents cannot tell: Caro asks whether an end is an enemy or the edge.
    pub(crate) const fn of(rule: WinRule) -> Option<Self> {
        match rule {
            WinRule::FiveOrMore => Some(Self::FiveOrMore),
            WinRule::ExactlyFive => Some(Self::ExactlyFive),
            WinRule::FiveNotBlocked | WinRule::SixOrFiveNotBlocked => None,
        }
    }
}

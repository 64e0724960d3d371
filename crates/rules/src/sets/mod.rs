//! The registry of rule sets: one file each, one line each here.

mod freestyle;
mod renju;
mod standard;

use crate::RuleSet;

/// Every rule set, in the order in which they are listed.
pub const fn rule_sets() -> &'static [RuleSet] {
    const ALL: &[RuleSet] = &[freestyle::FREESTYLE, standard::STANDARD, renju::RENJU];
    ALL
}

/// The rule set with this id.
pub fn rule_set(id: &str) -> Option<&'static RuleSet> {
    rule_sets().iter().find(|set| set.id == id)
}

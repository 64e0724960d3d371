//! Where each weight stands in the row of weights of a kind of side.
//!
//! A prospect has two weights: for the side to move, which is the first to use it, and for the other side.

use crate::Threat;

/// The line classes.
pub(super) const CLASSES: usize = 16;

/// The unordered pairs of line classes, a class with itself among them.
pub(super) const PAIRS: usize = CLASSES * (CLASSES + 1) / 2;

/// The facts of a standing ([`standing()`](super::standing())).
pub(super) const FACTS: usize = 11;

/// The weights of one role: to move, or waiting.
pub(super) const ROLE: usize = CLASSES + PAIRS + Threat::COUNT;

/// Where the weights of the standing begin: of none, of each fact, of each pair of facts.
pub(super) const STANDING: usize = 2 * ROLE;

/// The weights of a kind.
pub(super) const WEIGHTS: usize = STANDING + 1 + FACTS + FACTS * (FACTS - 1) / 2;

/// The weights of a point's prospects in a role that begins at `role`: of its four lines, of its six pairs of
/// lines, of its threat.
pub(super) fn point_weights(role: usize, lines: [usize; 4], threat: Threat) -> [usize; 11] {
    let [a, b, c, d] = lines;
    let pair = |one, other| role + CLASSES + pair_of(one, other);
    [
        role + a,
        role + b,
        role + c,
        role + d,
        pair(a, b),
        pair(a, c),
        pair(a, d),
        pair(b, c),
        pair(b, d),
        pair(c, d),
        role + CLASSES + PAIRS + threat as usize,
    ]
}

/// The weights of the facts that hold.
pub(super) fn standing_weights(facts: usize) -> impl Iterator<Item = usize> {
    let holds = move |fact: &usize| facts >> fact & 1 != 0;
    let single = (0..FACTS).filter(holds).map(|fact| STANDING + 1 + fact);
    let below = |fact: usize| (0..fact).map(move |other| (fact, other));
    let pairs = (0..FACTS).filter(holds).flat_map(below).filter(move |(_, other)| holds(other));
    let first_pair = STANDING + 1 + FACTS;
    let pairs = pairs.map(move |(fact, other)| first_pair + fact * (fact - 1) / 2 + other);
    core::iter::once(STANDING).chain(single).chain(pairs)
}

const fn pair_of(one: usize, other: usize) -> usize {
    let (low, high) = if one < other { (one, other) } else { (other, one) };
    high * (high + 1) / 2 + low
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_weight_has_its_own_place() {
        let pairs = (0..CLASSES).flat_map(|high| (0..=high).map(move |low| pair_of(low, high)));
        assert!(pairs.eq(0..PAIRS));
        let all: Vec<_> = standing_weights((1 << FACTS) - 1).collect();
        assert_eq!((all[0], all.len()), (STANDING, WEIGHTS - STANDING));
        assert!(all.iter().all(|weight| *weight < WEIGHTS));
    }
}

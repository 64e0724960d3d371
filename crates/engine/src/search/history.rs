//! Which stones have refuted something before: a hint for the order of moves \[schaeffer\].
//!
//! Merit is kept by colour and point, apart for stones that make a threat and for quiet ones. Beside it two
//! killers a ply and one answer to each of the rival's stones are remembered.

use narabe_rules::Color;
use narabe_threats::Spot;

use super::node::Node;

/// What has been learnt about stones.
#[derive(Clone, Debug)]
pub(super) struct History {
    merits: Vec<i32>,
    /// For each ply the two quiet stones that refuted something last.
    killers: Vec<[Option<Spot>; 2]>,
    /// For each of the rival's stones the one that refuted it last.
    answers: Vec<Option<Spot>>,
}

/// Spots are numbered below this.
const SPOTS: usize = 1 << 10;

/// Merits stay within this and its opposite, so that they order stones of like shape and never outweigh a threat.
const MOST: i32 = 40;

/// What a killer is tried before others.
const KILLER: i32 = 12;

/// What a known answer is tried before others.
const ANSWER: i32 = 10;

impl History {
    pub(super) fn new() -> Self {
        Self { merits: vec![0; 4 * SPOTS], killers: Vec::new(), answers: vec![None; 2 * SPOTS] }
    }

    /// The merit of a stone.
    #[inline]
    pub(super) fn merit(&self, node: &Node, forcing: bool, spot: Spot) -> i32 {
        let mut merit = self.merits[place(node.color, forcing, spot)] / 256;
        if self.killers.get(node.ply as usize).is_some_and(|pair| pair.contains(&Some(spot))) {
            merit += KILLER;
        }
        if node.last.is_some_and(|last| self.answers[answer_place(node.color, last)] == Some(spot))
        {
            merit += ANSWER;
        }
        merit
    }

    /// Credits a stone that refuted a position searched so deep.
    pub(super) fn credit(&mut self, node: &Node, forcing: bool, spot: Spot) {
        self.change(node, forcing, spot, MOST);
        if let Some(last) = node.last {
            self.answers[answer_place(node.color, last)] = Some(spot);
        }
        let ply = node.ply as usize;
        if !forcing {
            if self.killers.len() <= ply {
                self.killers.resize(ply + 1, [None; 2]);
            }
            let [first, _] = self.killers[ply];
            if first != Some(spot) {
                self.killers[ply] = [Some(spot), first];
            }
        }
    }

    /// Debits a stone that was tried before the one that refuted the position.
    pub(super) fn debit(&mut self, node: &Node, forcing: bool, spot: Spot) {
        self.change(node, forcing, spot, -MOST);
    }

    /// Moves a merit towards `goal`: the nearer it is, the less, so that old merit fades.
    fn change(&mut self, node: &Node, forcing: bool, spot: Spot, goal: i32) {
        let depth = node.depth.max(1);
        let weight = (depth * depth * 64).min(2048);
        let merit = &mut self.merits[place(node.color, forcing, spot)];
        *merit += (goal * 256 - *merit) * weight / (MOST * 256);
    }
}

const fn place(color: Color, forcing: bool, spot: Spot) -> usize {
    (color as usize * 2 + forcing as usize) * SPOTS + spot.index()
}

const fn answer_place(color: Color, last: Spot) -> usize {
    color as usize * SPOTS + last.index()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Score;
    use narabe_rules::Point;

    fn node(color: Color, last: Option<Spot>) -> Node {
        Node { last, ..Node::new(color, 9, 3, -Score::INFINITE, Score::INFINITE) }
    }

    #[test]
    fn merit_grows_towards_its_bound_and_is_kept_by_colour_and_kind() {
        let mut history = History::new();
        let (spot, black) = (Spot::of(Point::new(3, 4)), node(Color::Black, None));
        for _ in 0..1000 {
            history.credit(&black, true, spot);
        }
        let merit = history.merit(&black, true, spot);
        assert!(merit > MOST / 2 && merit <= MOST, "{merit}");
        assert_eq!(history.merit(&node(Color::White, None), true, spot), 0);
        assert_eq!(history.merit(&black, false, spot), 0);
        for _ in 0..1000 {
            history.debit(&black, true, spot);
        }
        assert!(history.merit(&black, true, spot) < -MOST / 2);
    }

    #[test]
    fn killers_and_answers_come_before_their_like() {
        let mut history = History::new();
        let last = Spot::of(Point::new(7, 7));
        let spots = [1, 2, 3].map(|x| Spot::of(Point::new(x, 4)));
        let node = node(Color::White, Some(last));
        for spot in spots {
            history.credit(&node, false, spot);
        }
        let [oldest, killer, both] = spots.map(|spot| history.merit(&node, false, spot));
        assert_eq!((killer - oldest, both - killer), (KILLER, ANSWER));
    }
}

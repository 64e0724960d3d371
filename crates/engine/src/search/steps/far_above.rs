//! Far above: where the evaluation is far above beta, a search a ply less deep will most often say so too.
//! Known as fail-high reduction.
//!
//! Not used when a threat must be answered: the static score knows nothing of it.

use crate::search::node::{Need, Node};
use crate::search::params::Params;

pub(in crate::search) fn far_above(params: &Params, node: &mut Node) {
    let floor = node.static_score - params.far_above_margin * node.depth;
    let trusted = node.depth >= params.far_above_depth && node.need == Need::Nothing;
    if trusted && !node.is_pv && floor >= node.beta && !node.beta.is_decided() {
        node.depth -= 1;
    }
}

#[cfg(test)]
mod tests {
    use narabe_rules::{Color, Point};
    use narabe_threats::Spot;

    use super::*;
    use crate::Score;

    /// A node of as many plies, so far above a beta of 10, of which only a bound is asked.
    fn above(depth: i32, by: i32) -> Node {
        let mut node = Node::new(Color::Black, depth, 3, Score(9), Score(10));
        node.static_score = Score(10 + by);
        node
    }

    fn depth_after(mut node: Node) -> i32 {
        far_above(&Params::BEST, &mut node);
        node.depth
    }

    #[test]
    fn far_above_means_a_margin_for_each_ply() {
        let Params { far_above_margin: margin, far_above_depth: depth, .. } = Params::BEST;
        assert_eq!(depth_after(above(depth, depth * margin)), depth - 1);
        assert_eq!(depth_after(above(depth, depth * margin - 1)), depth);
        assert_eq!(depth_after(above(depth - 1, 100 * margin)), depth - 1);
    }

    #[test]
    fn nothing_is_taken_off_where_it_matters() {
        let far = above(8, 10_000);
        assert_eq!(depth_after(far.clone()), 7);
        let exact = Node { is_pv: true, ..far };
        let threatened = Node { need: Need::Defend, ..far };
        let parry = Need::Parry(Spot::of(Point::new(7, 7)));
        let decided = Node { beta: Score::win_at(9), static_score: Score::win_at(1), ..far };
        for node in [exact, threatened, decided, Node { need: parry, ..far }] {
            assert_eq!(depth_after(node), 8);
        }
    }
}

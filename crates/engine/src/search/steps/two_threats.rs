//! Two threats: a stone that makes a four and a three, or two threes, wins when the rival has no four at all.
//!
//! The rival parries one threat and gains no move by it, because no stone of his makes a four; the other
//! threat then becomes an open four. Where own fouls could spoil that open four nothing is claimed, nor for two
//! threes on one line, which one stone may parry. A foul of the rival's can be none any more once the winning stone
//! takes a four or a three from it, and be a four that is left: so the look at his fours comes after that stone.

use core::ops::ControlFlow;

use narabe_rules::{Color, Excuse};
use narabe_solver::four_points;
use narabe_threats::{LineClass, Spot, Threat, ThreatBoard};

use crate::Score;
use crate::search::Searcher;
use crate::search::node::{Need, Node};

pub(in crate::search) fn own_two_threats(
    searcher: &mut Searcher,
    node: &Node,
) -> ControlFlow<Score> {
    let Some(spot) = winning_spot(&mut searcher.board, node) else {
        return ControlFlow::Continue(());
    };
    let score = Score::win_at(node.ply + 5);
    searcher.remember_win(node, spot, score);
    ControlFlow::Break(score)
}

fn winning_spot(board: &mut ThreatBoard, node: &Node) -> Option<Spot> {
    let (color, rival) = (node.color, node.color.other());
    let has = |threat| board.count(color, threat) > 0;
    if node.need != Need::Nothing || !(has(Threat::FourThree) || has(Threat::DoubleThree)) {
        return None;
    }
    let terms = &board.rules().terms;
    // A foul that stops a five may be allowed, and could gain a move.
    let fouls = board.count(rival, Threat::Foul) + board.count(rival, Threat::MaybeFoul);
    let rival_may_foul = terms.excuse != Excuse::Never && fouls > 0;
    let rival_gains = board.count(rival, Threat::OpenFour) > 0
        || rival_may_foul
        || four_points(board, rival).next().is_some();
    if rival_gains || !terms.fouls[color].is_empty() {
        return None;
    }
    let wide = |spot: &Spot| board.line_classes(color, *spot).contains(&LineClass::TwoThrees);
    let four_three = board.threatening(color, Threat::FourThree).iter();
    let double_threes = board.threatening(color, Threat::DoubleThree).iter();
    let mut spots = four_three.chain(double_threes.filter(|spot| !wide(spot)));
    if terms.fouls[rival].is_empty() {
        return spots.next();
    }
    let spots: Vec<Spot> = spots.collect();
    spots.into_iter().find(|spot| !frees_four(board, color, *spot))
}

/// Whether a stone of `color` leaves its rival, who is bound by fouls, a four or five that was a foul before.
fn frees_four(board: &mut ThreatBoard, color: Color, spot: Spot) -> bool {
    let rival = color.other();
    board.place(spot, color);
    let frees = four_points(board, rival).next().is_some() || !board.fives(rival).is_empty();
    board.remove(spot);
    frees
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::{Rules, parse_points};
    use narabe_solver::{Goal, Limits, Solution, Vcf};

    fn board(id: &str, black: &str, white: &str) -> ThreatBoard {
        let rules = Rules::resolve(id, Some(15), []).unwrap();
        let mut board = ThreatBoard::new(&rules).unwrap();
        for (color, stones) in [(Color::Black, black), (Color::White, white)] {
            for point in parse_points(rules.extent, stones).unwrap() {
                board.place(Spot::of(point), color);
            }
        }
        board
    }

    const FREED: (&str, &str) = ("e4 e7 f8 h5 g6 h9 i6 g7 h8", "f4 e5 f3 d5");

    #[test]
    fn white_wins_by_two_threats_unless_they_free_a_four() {
        for (id, black, white, wanted) in [
            ("renju", "a1 c4 e1 g12", "h8 i8 g9 g10", Some("g8")),
            ("renju", FREED.0, FREED.1, None),
            // Without fouls the rival has his four before.
            ("freestyle", FREED.0, FREED.1, None),
            ("freestyle", "a1 c4 e1 g12", "h8 i8 g9 g10", Some("g8")),
        ] {
            let mut board = board(id, black, white);
            let node = Node::new(Color::White, 1, 0, -Score::INFINITE, Score::INFINITE);
            let found = winning_spot(&mut board, &node).map(|spot| spot.point().to_string());
            assert_eq!(found.as_deref(), wanted, "{id}: {black} against {white}");
        }
    }

    #[test]
    fn the_four_that_is_freed_wins() {
        let mut board = board("renju", FREED.0, FREED.1);
        assert!(four_points(&board, Color::Black).next().is_none());
        let two_threes = parse_points(board.rules().extent, "f5").unwrap()[0];
        board.place(Spot::of(two_threes), Color::White);
        let report =
            Vcf::new(1 << 10).solve(&mut board, Color::Black, Goal::Any, Limits::nodes(5_000));
        assert!(matches!(report.solution, Solution::Win(_)), "{:?}", report.solution);
    }
}

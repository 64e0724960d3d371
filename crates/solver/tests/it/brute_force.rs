//! The search agrees with the definition of a win by continuous fours, tried out with the rules alone.

use narabe_rules::{Board, Color, Point, Rules, Setup, Verdict, judge};
use narabe_solver::{Goal, Limits, Solution, Vcf, verify};
use narabe_testkit::{clustered, samples};
use narabe_threats::ThreatBoard;

use crate::positions::undecided;

/// Whether the attacker, to move, wins by a five or by at most `fours` fours. Every answer of the rival is
/// tried; so is every stone of the attacker that threatens a five.
fn wins(rules: &Rules, board: &Board, attacker: Color, fours: u16) -> bool {
    let verdicts: Vec<(Point, Verdict)> =
        board.empty_points().map(|at| (at, judge(rules, board, attacker, at))).collect();
    if verdicts.iter().any(|(_, verdict)| matches!(verdict, Verdict::Five(_))) {
        return true;
    }
    fours > 0
        && verdicts.iter().filter(|(_, verdict)| *verdict == Verdict::Legal).any(|(at, _)| {
            let after = board.with(*at, attacker);
            has_five(rules, &after, attacker)
                && holds_against_all(rules, &after, attacker, fours - 1)
        })
}

/// Whether the attacker wins whatever the rival answers.
fn holds_against_all(rules: &Rules, board: &Board, attacker: Color, fours: u16) -> bool {
    let rival = attacker.other();
    board.empty_points().all(|at| match judge(rules, board, rival, at) {
        Verdict::Five(_) => false,
        Verdict::Foul(_) => true,
        Verdict::Legal => wins(rules, &board.with(at, rival), attacker, fours),
    })
}

fn has_five(rules: &Rules, board: &Board, color: Color) -> bool {
    board.empty_points().any(|at| matches!(judge(rules, board, color, at), Verdict::Five(_)))
}

#[test]
fn wins_of_up_to_two_fours_are_exactly_those_of_the_definition() {
    for (id, lines) in [("freestyle", 6), ("standard", 7), ("renju", 9)] {
        let rules = Rules::resolve(id, Some(lines), []).unwrap();
        let mut met = [0, 0];
        for setup in undecided(&rules, samples(150, &clustered(lines as u8..=lines as u8))) {
            for attacker in Color::ALL {
                let expected = wins(&rules, &setup.board, attacker, 2);
                met[usize::from(expected)] += 1;
                assert_eq!(solved(&setup, attacker), expected, "{attacker} to move in {setup}");
            }
        }
        assert!(met[0] >= 20 && met[1] >= 20, "{id}: {met:?}");
    }
}

fn solved(setup: &Setup, attacker: Color) -> bool {
    let mut board = ThreatBoard::from_setup(setup).unwrap();
    let limits = Limits { nodes: 100_000, fours: 2 };
    match Vcf::new(64).solve(&mut board, attacker, Goal::Any, limits).solution {
        Solution::Win(line) => {
            assert_eq!(verify(setup, attacker, &line), Ok(()), "{setup}: {line:?}");
            true
        }
        Solution::None => false,
        Solution::Unknown => panic!("a hundred thousand nodes do not suffice: {setup}"),
    }
}

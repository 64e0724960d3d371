//! Proofs in which a stone was exchanged do not pass: the checker looks, it does not believe.

use narabe_rules::{Board, Color, Point, Rules, Setup, Verdict as Judged, judge};
use narabe_solver::{Effort, Proof, Vct, Verdict, verify_proof};
use narabe_testkit::{clustered, samples};
use narabe_threats::ThreatBoard;

use crate::definition::{Left, left};
use crate::positions::undecided;

/// The proof with every attacking stone of its longest line exchanged, one at a time, for stones that threaten
/// nothing by the definition.
fn mutants(rules: &Rules, board: &Board, attacker: Color, proof: &Proof) -> Vec<Proof> {
    let mut mutants: Vec<Proof> = idle(rules, board, attacker)
        .into_iter()
        .map(|stone| Proof { stone, ..proof.clone() })
        .collect();
    if let Some((answer, rest)) = proof.longest_answer() {
        let after = board.with(proof.stone, attacker).with(*answer, attacker.other());
        for mutant in self::mutants(rules, &after, attacker, rest) {
            let mut changed = proof.clone();
            for (at, rest) in &mut changed.answers {
                if at == answer {
                    *rest = mutant.clone();
                }
            }
            mutants.push(changed);
        }
    }
    mutants
}

/// A few stones that threaten nothing.
fn idle(rules: &Rules, board: &Board, attacker: Color) -> Vec<Point> {
    let is_idle = |at: &Point| {
        judge(rules, board, attacker, *at) == Judged::Legal
            && matches!(left(rules, &board.with(*at, attacker), attacker), Left::Everything)
    };
    board.empty_points().step_by(9).filter(is_idle).take(3).collect()
}

#[test]
fn a_proof_with_an_idle_stone_does_not_pass() {
    let mut met = 0;
    for (id, lines, count) in [("freestyle", 9, 12), ("renju", 9, 6)] {
        let rules = Rules::resolve(id, Some(lines), []).unwrap();
        for setup in undecided(&rules, samples(count, &clustered(lines as u8..=lines as u8))) {
            for attacker in Color::ALL {
                let setup = Setup { to_move: attacker, ..setup.clone() };
                let mut board = ThreatBoard::from_setup(&setup).unwrap();
                let effort = Effort { fours_nodes: 2, ..Effort::nodes(5_000) };
                let found = Vct::new(1 << 10).solve(&mut board, attacker, effort).verdict;
                let Verdict::Win(proof) = found else { continue };
                for mutant in mutants(&rules, &setup.board, attacker, &proof) {
                    let checked = verify_proof(&setup, attacker, &mutant);
                    assert!(checked.is_err(), "{id} {attacker} {setup}: {mutant}");
                    met += 1;
                }
            }
        }
    }
    assert!(met >= 8, "only {met}");
}

//! A stone of the rival's outside the relevance zone of a proof does not break it.

use narabe_rules::{Color, Point, Rules, Setup, Verdict as Judged, judge};
use narabe_solver::{
    Effort, Goal, Limits, Proof, Solution, Vcf, Vct, Verdict, relevance_zone, verify_proof,
};
use narabe_testkit::{clustered, crowded, perturbed_vectors, samples};
use narabe_threats::ThreatBoard;

use crate::positions::undecided;

/// The proofs of a position: by fours, by threats, and with quiet stones.
fn proofs(setup: &Setup) -> Vec<Proof> {
    let mut board = ThreatBoard::from_setup(setup).unwrap();
    let attacker = setup.to_move;
    let mut proofs = Vec::new();
    let limits = Limits::nodes(20_000);
    if let Solution::Win(line) =
        Vcf::new(1 << 10).solve(&mut board, attacker, Goal::Any, limits).solution
    {
        proofs.extend(Proof::of_line(&line));
    }
    for quiet in [false, true] {
        let effort = Effort { quiet, fours_nodes: 3, ..Effort::nodes(3_000) };
        if let Verdict::Win(proof) = Vct::new(1 << 12).solve(&mut board, attacker, effort).verdict {
            proofs.push(proof);
        }
    }
    proofs
}

/// The legal points of the rival's outside the zone, and all of them.
fn outside(setup: &Setup, proof: &Proof) -> (Vec<Point>, usize) {
    let mut board = ThreatBoard::from_setup(setup).unwrap();
    let zone = relevance_zone(&mut board, setup.to_move, proof);
    assert!(board == ThreatBoard::from_setup(setup).unwrap(), "the board came back changed");
    let rival = setup.to_move.other();
    let legal: Vec<Point> = setup
        .board
        .empty_points()
        .filter(|at| judge(&setup.rules, &setup.board, rival, *at) == Judged::Legal)
        .collect();
    let is_in = |at: &Point| zone.iter().any(|spot| spot.point() == *at);
    (legal.iter().copied().filter(|at| !is_in(at)).collect(), legal.len())
}

#[test]
fn every_stone_outside_the_zone_leaves_the_proof_standing() {
    for (id, lines, count) in [
        ("freestyle", 15, 6),
        ("standard", 15, 6),
        ("renju", 15, 8),
        ("freestyle", 7, 20),
        ("standard", 8, 20),
        ("renju", 9, 20),
    ] {
        let rules = Rules::resolve(id, Some(lines), []).unwrap();
        let (clusters, crowds) = (clustered(lines as u8..=lines as u8), crowded());
        let vectors = perturbed_vectors();
        let full = if lines == 15 { count } else { 0 };
        let boards =
            samples(count, &clusters).chain(samples(full, &crowds)).chain(samples(full, &vectors));
        let (mut met, mut spared, mut points) = (0, 0, 0);
        for setup in undecided(&rules, boards) {
            for attacker in Color::ALL {
                let setup = Setup { to_move: attacker, ..setup.clone() };
                for proof in proofs(&setup) {
                    let (outside, legal) = outside(&setup, &proof);
                    met += 1;
                    spared += outside.len();
                    points += legal;
                    assert_still_stands(&setup, &proof, &outside);
                }
            }
        }
        assert!(met >= 15, "{id} {lines}: only {met} proofs");
        assert!(4 * spared >= points, "{id} {lines}: {spared} of {points} points spared");
    }
}

fn assert_still_stands(setup: &Setup, proof: &Proof, outside: &[Point]) {
    let attacker = setup.to_move;
    for at in outside {
        let board = setup.board.with(*at, attacker.other());
        let changed = Setup { board, ..setup.clone() };
        let checked = verify_proof(&changed, attacker, proof);
        assert_eq!(checked, Ok(()), "{}: {setup}, {attacker}: {proof}, with {at}", setup.rules.id);
    }
}

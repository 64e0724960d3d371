//! The shortest win by threats is as short as the definition allows.

use narabe_rules::{Color, Rules, Setup};
use narabe_solver::{Effort, ShortestFinding, Vct, Verdict, verify_proof};
use narabe_testkit::{clustered, perturbed_vectors, samples};
use narabe_threats::ThreatBoard;

use crate::definition::wins_within;
use crate::positions::undecided;

fn shortest(setup: &Setup, attacker: Color, effort: Effort) -> ShortestFinding {
    let mut board = ThreatBoard::from_setup(setup).unwrap();
    let found = Vct::new(1 << 10).shortest_until(&mut board, attacker, effort, &|| false);
    assert!(board == ThreatBoard::from_setup(setup).unwrap(), "the board came back changed");
    if let Verdict::Win(proof) = &found.finding.verdict {
        assert_eq!(verify_proof(setup, attacker, proof), Ok(()), "{setup}: {proof}");
    }
    found
}

/// Rule set, lines, positions, and up to how many stones the definition is tried out.
const SMALL: [(&str, u32, u32, u32); 3] =
    [("freestyle", 6, 40, 2), ("standard", 6, 30, 2), ("renju", 9, 4, 1)];

#[test]
fn no_win_of_the_definition_is_shorter() {
    let mut met = [0; 4];
    for (id, lines, count, depth) in SMALL {
        let rules = Rules::resolve(id, Some(lines), []).unwrap();
        for setup in undecided(&rules, samples(count, &clustered(lines as u8..=lines as u8))) {
            for attacker in Color::ALL {
                let found = shortest(&setup, attacker, Effort::nodes(100_000));
                let Verdict::Win(proof) = &found.finding.verdict else { continue };
                assert!(found.is_shortest, "{setup}");
                let stones = proof.plies().div_ceil(2) as u32;
                let within = |stones| wins_within(&rules, &setup.board, attacker, stones);
                met[(stones as usize).min(3)] += 1;
                if stones <= depth {
                    assert!(within(stones), "{id} {attacker} {setup}: {proof}");
                }
                let fewer = (stones - 1).min(depth);
                assert!(!within(fewer), "{id} {attacker} {setup}: {proof}");
            }
        }
    }
    assert!(met[1] >= 5 && met[2] + met[3] >= 1, "{met:?}");
}

#[test]
fn it_is_no_longer_than_the_first_win_and_says_when_it_does_not_know() {
    let rules = Rules::standard("renju").unwrap();
    let (mut shortened, mut unsure) = (0, 0);
    let (clusters, vectors) = (clustered(15..=15), perturbed_vectors());
    for setup in undecided(&rules, samples(40, &clusters).chain(samples(40, &vectors))) {
        for attacker in Color::ALL {
            let mut board = ThreatBoard::from_setup(&setup).unwrap();
            let effort = Effort { fours_nodes: 5, ..Effort::nodes(20_000) };
            let first = Vct::new(1 << 10).solve(&mut board, attacker, effort);
            let Verdict::Win(proof) = first.verdict else { continue };
            let all = shortest(&setup, attacker, effort);
            let Verdict::Win(shorter) = &all.finding.verdict else { panic!("{setup}") };
            assert!(shorter.plies() <= proof.plies(), "{setup}: {proof} {shorter}");
            shortened += usize::from(shorter.plies() < proof.plies());
            let few = Effort { nodes: first.nodes + 20, ..effort };
            let hurried = shortest(&setup, attacker, few);
            unsure += usize::from(!hurried.is_shortest);
            if let (true, Verdict::Win(early)) = (hurried.is_shortest, &hurried.finding.verdict) {
                assert!(!all.is_shortest || early.plies() == shorter.plies(), "{setup}");
            }
        }
    }
    assert!(shortened >= 3 && unsure >= 3, "{shortened} {unsure}");
}

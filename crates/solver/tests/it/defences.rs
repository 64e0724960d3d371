//! Every move of the defender's is judged as the definition says, tried out with the rules alone.

use narabe_rules::{Board, Color, Point, Rules, Setup, Verdict as Judged, judge};
use narabe_solver::{
    Defence, Defences, Effort, Means, Standing, Vct, Verdict, defend, verify_proof,
};
use narabe_testkit::{clustered, perturbed_vectors, samples};
use narabe_threats::ThreatBoard;

use crate::definition::{fives, wins_by_fours};
use crate::positions::undecided;

fn defences(setup: &Setup, attacker: Color, means: Means, nodes: u64) -> Defences {
    let mut board = ThreatBoard::from_setup(setup).unwrap();
    let found = defend(&mut board, attacker, means, Effort::nodes(nodes), &|| false);
    assert!(board == ThreatBoard::from_setup(setup).unwrap(), "the board came back changed");
    found
}

/// What becomes of a move by the definition: the defender's own fours only gain time.
fn holds(rules: &Rules, board: &Board, attacker: Color, point: Point) -> bool {
    let defender = attacker.other();
    if matches!(judge(rules, board, defender, point), Judged::Five(_)) {
        return true;
    }
    let after = board.with(point, defender);
    if wins_by_fours(rules, &after, attacker) {
        return false;
    }
    match fives(rules, &after, defender)[..] {
        [parry] if !matches!(judge(rules, &after, attacker, parry), Judged::Foul(_)) => {
            let parried = after.with(parry, attacker);
            !wins_by_fours(rules, &parried, attacker)
                || legal(rules, &parried, defender)
                    .into_iter()
                    .any(|next| holds(rules, &parried, attacker, next))
        }
        _ => true,
    }
}

fn legal(rules: &Rules, board: &Board, color: Color) -> Vec<Point> {
    let is_legal = |at: &Point| !matches!(judge(rules, board, color, *at), Judged::Foul(_));
    let mut legal: Vec<Point> = board.empty_points().filter(is_legal).collect();
    legal.sort_unstable();
    legal
}

#[test]
fn every_move_is_judged_as_the_definition_judges_it() {
    for (id, lines) in [("freestyle", 6), ("standard", 7), ("renju", 9)] {
        let rules = Rules::resolve(id, Some(lines), []).unwrap();
        let mut met = [0, 0];
        let mut threats = 0;
        for setup in undecided(&rules, samples(15, &clustered(lines as u8..=lines as u8))) {
            for attacker in Color::ALL {
                let found = defences(&setup, attacker, Means::Fours, 100_000);
                if found.threat().is_none() && threats % 4 != 0 {
                    continue;
                }
                threats += 1;
                assert_eq!(found.threat().is_some(), wins_by_fours(&rules, &setup.board, attacker));
                let mut listed: Vec<Point> = found.moves.iter().filter_map(|it| it.point).collect();
                listed.sort_unstable();
                assert_eq!(listed, legal(&rules, &setup.board, attacker.other()), "{setup}");
                for Defence { point, standing, .. } in &found.moves[1..] {
                    let holds = holds(&rules, &setup.board, attacker, point.unwrap());
                    met[usize::from(holds)] += 1;
                    let expected = if holds { Standing::Holds } else { Standing::Loses };
                    assert_eq!(*standing, expected, "{id} {attacker} {setup}: {point:?}");
                }
            }
        }
        assert!(met[0] >= 20 && met[1] >= 20, "{id}: {met:?}");
    }
}

#[test]
fn every_move_outside_the_zone_loses_by_search_too() {
    let mut met = 0;
    for id in ["freestyle", "renju"] {
        let rules = Rules::standard(id).unwrap();
        let (clusters, vectors) = (clustered(15..=15), perturbed_vectors());
        for setup in undecided(&rules, samples(5, &clusters).chain(samples(5, &vectors))) {
            for attacker in Color::ALL {
                let found = defences(&setup, attacker, Means::Threats, 3_000);
                if found.threat().is_none() {
                    continue;
                }
                let loses = |it: &&Defence| it.standing == Standing::Loses;
                for Defence { point, refutation, .. } in found.moves.iter().filter(loses) {
                    let Some(point) = point else { continue };
                    let board = setup.board.with(*point, attacker.other());
                    let after = Setup { board, ..setup.clone() };
                    if let Some(proof) = refutation {
                        assert_eq!(verify_proof(&after, attacker, proof), Ok(()), "{setup}");
                        continue;
                    }
                    let mut board = ThreatBoard::from_setup(&after).unwrap();
                    let effort = Effort::nodes(100_000);
                    let searched = Vct::new(1 << 12).solve(&mut board, attacker, effort).verdict;
                    // A four of the defender's that only gains time is no matter of one search.
                    let gains_time = !fives(&rules, &after.board, attacker.other()).is_empty();
                    let lost = matches!(searched, Verdict::Win(_)) || gains_time;
                    assert!(lost, "{id} {attacker} {setup}: {point}");
                    met += 1;
                }
            }
        }
    }
    assert!(met >= 100, "only {met} moves");
}

#[test]
fn a_smaller_budget_leaves_moves_unknown_and_turns_none_around() {
    let rules = Rules::standard("renju").unwrap();
    let mut unknown = 0;
    for setup in undecided(&rules, samples(12, &clustered(15..=15))) {
        for attacker in Color::ALL {
            let small = defences(&setup, attacker, Means::Threats, 30);
            let large = defences(&setup, attacker, Means::Threats, 3_000);
            assert_eq!(small.moves.len(), large.moves.len());
            for (few, many) in small.moves.iter().zip(&large.moves) {
                assert_eq!(few.point, many.point);
                unknown += usize::from(few.standing == Standing::Unknown);
                let is_known = |it: &Defence| it.standing != Standing::Unknown;
                if is_known(few) && is_known(many) {
                    assert_eq!(few.standing, many.standing, "{setup} {attacker}: {:?}", few.point);
                }
            }
        }
    }
    assert!(unknown >= 50, "only {unknown}");
}

//! Explanations say what is so on the board.

use std::collections::BTreeSet;

use narabe_rules::{Board, Color, FoulKind, Point, Rules, Setup, Verdict as Judged, judge};
use narabe_solver::{
    Does, Effort, Explaining, Explanation, Makes, Omission, Proof, Step, Value, Vct, Verdict,
    explain,
};
use narabe_testkit::{clustered, perturbed_vectors, samples};
use narabe_threats::ThreatBoard;

use crate::positions::undecided;

fn setup(id: &str, stones: &str, attacker: Color) -> Setup {
    let rules = Rules::standard(id).unwrap();
    Setup { to_move: attacker, ..Setup::parse(&rules, stones).unwrap() }
}

fn explained(setup: &Setup, proof: &str) -> Explanation {
    explain(setup, &proof.parse().unwrap()).unwrap()
}

fn points(names: &str) -> Vec<Point> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

/// Rule set, stones, attacker, proof, and what its stones make.
const MADE: [(&str, &str, Color, &str, &[Makes]); 5] = [
    (
        "freestyle",
        "black: f8 g8 h8 i9 i10 | white: e8 a1",
        Color::Black,
        "i8[j8:i11]",
        &[Makes::FourThree, Makes::OpenFour],
    ),
    ("freestyle", "black: e8 f8 g8 h8 | white: a1", Color::Black, "i8", &[Makes::Five]),
    (
        "freestyle",
        "black: e8 f8 g8 h9 h10 h11 | white: d8 h12 a1",
        Color::Black,
        "h8",
        &[Makes::DoubleFour],
    ),
    (
        "renju",
        "black: f8 g8 h8 j8 k8 i13 | white: i10 i11 i12",
        Color::White,
        "i9",
        &[Makes::TrappingFour],
    ),
    ("freestyle", "black: g8 i8 h7 h9 | white: a1", Color::Black, "h8", &[Makes::DoubleThree]),
];

#[test]
fn what_a_stone_makes_is_named() {
    for (id, stones, attacker, proof, made) in MADE {
        let setup = setup(id, stones, attacker);
        let explanation = explained(&setup, proof);
        let makes: Vec<Makes> = explanation.steps.iter().map(|step| step.makes).collect();
        assert_eq!(makes, made, "{stones}");
    }
}

#[test]
fn a_foul_that_traps_is_named_with_its_lines() {
    let setup = setup("renju", MADE[3].1, Color::White);
    let explanation = explained(&setup, "i9");
    let trap = &explanation.steps[0].traps[0];
    assert_eq!((trap.point, trap.foul.kind), ("i8".parse().unwrap(), FoulKind::Overline));
    assert_eq!(trap.foul.shapes[0].stones, points("f8 g8 h8 i8 j8 k8"));
    let told = explanation.steps[0].told();
    let keys: Vec<&str> = told.iter().map(|told| told.key).collect();
    assert_eq!(keys, ["explain-trapping-four", "explain-trap"]);
    assert!(told[1].values.contains(&("foul", Value::Key("foul-overline".to_owned()))));
}

#[test]
fn a_stone_that_the_win_does_not_need_is_found_out() {
    // The four on c4 and its answer have nothing to do with the four-three on i8.
    let stones = "black: f8 g8 h8 i9 i10 c1 c2 c3 | white: e8 o1 o3 o5 o7 o9 o11";
    let setup = setup("freestyle", stones, Color::Black);
    let spare = explained(&setup, "c4[c5:i8[j8:i11]]");
    assert_eq!(spare.steps[0].without, Some(Omission::Wins));
    assert!(matches!(spare.steps[1].without, Some(Omission::Fails { .. })));
    assert_eq!(spare.steps[2].without, None);
}

#[test]
fn what_proves_nothing_is_not_explained() {
    let setup = setup("freestyle", "black: f8 g8 h8 | white: e8", Color::Black);
    let proof: Proof = "i8".parse().unwrap();
    let flaw = explain(&setup, &proof).unwrap_err();
    assert_eq!(Explaining::new(setup, proof).step(100), Some(Err(flaw)));
}

#[test]
fn explanations_of_random_wins_are_true() {
    let mut told = [0; 4];
    let mut made = BTreeSet::new();
    for id in ["freestyle", "renju"] {
        let rules = Rules::standard(id).unwrap();
        let (clusters, vectors) = (clustered(15..=15), perturbed_vectors());
        for setup in undecided(&rules, samples(40, &clusters).chain(samples(40, &vectors))) {
            for attacker in Color::ALL {
                let setup = Setup { to_move: attacker, ..setup.clone() };
                let mut board = ThreatBoard::from_setup(&setup).unwrap();
                let effort = Effort { quiet: true, ..Effort::nodes(2_000) };
                let finding = Vct::new(1 << 12).solve(&mut board, attacker, effort);
                if let Verdict::Win(proof) = finding.verdict {
                    let explanation = explain(&setup, &proof).unwrap();
                    assert_eq!(in_pieces(&setup, &proof), explanation, "{setup}");
                    check(&setup, &proof, &explanation, &mut told);
                    made.extend(explanation.steps.iter().map(|step| step.makes.name()));
                }
            }
        }
    }
    // Random wins seldom need a trap.
    let (trapping, proof) = (setup("renju", MADE[3].1, Color::White), "i9".parse().unwrap());
    check(&trapping, &proof, &explain(&trapping, &proof).unwrap(), &mut told);
    assert!(told.iter().all(|count| *count >= 1), "{told:?}");
    assert!(made.len() >= 7, "{made:?}");
}

/// The same, worked out in small pieces.
fn in_pieces(setup: &Setup, proof: &Proof) -> Explanation {
    let mut explaining = Explaining::new(setup.clone(), proof.clone());
    let mut pieces = 0;
    loop {
        if let Some(explained) = explaining.step(30) {
            return explained.unwrap();
        }
        pieces += 1;
        assert!(pieces < 10_000, "no end: {setup}");
    }
}

/// Compares an explanation with what the rules say; counts steps, traps, counter-fours and spare stones.
fn check(setup: &Setup, proof: &Proof, explanation: &Explanation, told: &mut [usize; 4]) {
    let played = explanation.steps.iter().flat_map(|step| [Some(step.stone), step.played]);
    assert_eq!(played.flatten().collect::<Vec<_>>(), proof.line(), "{setup}");
    let (attacker, rival) = (explanation.attacker, explanation.attacker.other());
    let mut board = setup.board.clone();
    for step in &explanation.steps {
        board.place(step.stone, attacker).unwrap();
        told[0] += 1;
        told[1] += step.traps.len();
        told[2] +=
            step.answers.iter().filter(|answer| matches!(answer.does, Does::MakesFour(_))).count();
        told[3] += usize::from(step.without == Some(Omission::Wins));
        for trap in &step.traps {
            let judged = judge(&setup.rules, &board, rival, trap.point);
            assert_eq!(judged, Judged::Foul(trap.foul.clone()), "{setup}");
        }
        check_rows(&setup.rules, &board, attacker, step);
        if let Some(answer) = step.played {
            assert!(step.answers.iter().any(|listed| listed.point == answer));
            board.place(answer, rival).unwrap();
        }
    }
    let json = serde_json::to_value(explanation.view()).unwrap();
    assert_eq!(json["steps"].as_array().map(Vec::len), Some(explanation.steps.len()));
}

/// The stones of every row lie on the board, its completing points are empty, and fours complete to fives.
fn check_rows(rules: &Rules, board: &Board, attacker: Color, step: &Step) {
    for row in &step.rows {
        assert!(row.stones.iter().all(|at| board.get(*at) == Some(attacker)), "{row:?}");
        assert!(row.completes.iter().all(|at| board.is_empty_at(*at)), "{row:?}");
        if row.stones.len() >= 4 {
            let is_five =
                |at: &Point| matches!(judge(rules, board, attacker, *at), Judged::Five(_));
            assert!(row.completes.iter().all(is_five), "{row:?}");
        }
    }
}

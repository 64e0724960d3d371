//! Passes, and the draw of a side that has forbidden points only.

use narabe_rules::{Board, Color, Point, Rules, Setup};
use narabe_solver::{
    Effort, Flaw, Goal, Limits, Proof, Solution, Vcf, Vct, Verdict, verify, verify_proof,
};
use narabe_testkit::{clustered, perturbed_vectors, samples};
use narabe_threats::ThreatBoard;

use crate::positions::undecided;

/// A board of nine lines on which only d5, e5 and these points are empty. e5 is a row of seven for Black; where
/// White's a5 stands, d5 makes a four that is completed there.
fn nearly_full(options: &[(&'static str, &'static str)], with_four: bool, free: &[&str]) -> Setup {
    let rules = Rules::resolve("renju", Some(9), options.iter().copied()).unwrap();
    let points = |names: &[&str]| names.iter().map(|name| at(name)).collect::<Vec<Point>>();
    let (empty, free) = (points(&["d5", "e5"]), points(free));
    let black = points(&["e2", "e3", "e4", "e6", "e7", "e8"]);
    let white = points(&["b5", "c5"]);
    let mut board = Board::new(rules.extent);
    for point in rules.extent.points() {
        if empty.contains(&point) || free.contains(&point) {
            continue;
        }
        // Pairs in turn: no row is longer than two.
        let is_black = (point.x / 2 + point.y) % 2 == 0;
        let color = match () {
            () if black.contains(&point) => Color::Black,
            () if white.contains(&point) => Color::White,
            () if point == at("a5") => {
                if with_four {
                    Color::White
                } else {
                    Color::Black
                }
            }
            () => {
                if is_black {
                    Color::Black
                } else {
                    Color::White
                }
            }
        };
        board.place(point, color).unwrap();
    }
    Setup { rules, board, to_move: Color::White }
}

fn at(name: &str) -> Point {
    name.parse().unwrap()
}

fn wins(setup: &Setup) -> [bool; 3] {
    let mut board = ThreatBoard::from_setup(setup).unwrap();
    let limits = Limits::nodes(1_000);
    let fours = Vcf::new(64).solve(&mut board, setup.to_move, Goal::Any, limits).solution;
    let mut threats = |quiet| {
        let effort = Effort { quiet, ..Effort::nodes(1_000) };
        let found = Vct::new(64).solve(&mut board, setup.to_move, effort).verdict;
        assert_ne!(found, Verdict::Unknown);
        matches!(found, Verdict::Win(_))
    };
    [matches!(fours, Solution::Win(_)), threats(false), threats(true)]
}

#[test]
fn a_four_is_no_win_where_only_fouls_are_left_and_the_game_is_drawn() {
    let drawn = Some(Flaw::Drawn { point: at("d5") });
    for (options, free, flaw) in [
        (&[][..], &[][..], drawn),
        // Another point, and Black has to go there.
        (&[], &["i1"], None),
        // Black may place the foul, and loses by it.
        (&[("foul", "loss")], &[], None),
        // Black has to pass.
        (&[("no-point", "pass")], &[], None),
    ] {
        let setup = nearly_full(options, true, free);
        assert_eq!(verify(&setup, Color::White, &[at("d5")]).err(), flaw, "{options:?}");
        let proof: Proof = "d5".parse().unwrap();
        let checked = verify_proof(&setup, Color::White, &proof).err().map(|it| it.flaw);
        assert_eq!(checked, flaw, "{options:?}");
        assert_eq!(wins(&setup), [flaw.is_none(); 3], "{options:?}");
    }
}

#[test]
fn a_stone_that_leaves_only_fouls_threatens_nothing_while_the_rival_may_pass() {
    // After d5 Black loses by e5, his only point, but he need not place a stone.
    let setup = nearly_full(&[("foul", "loss")], false, &[]);
    let proof: Proof = "d5".parse().unwrap();
    let flaw = verify_proof(&setup, Color::White, &proof).unwrap_err().flaw;
    assert_eq!(flaw, Flaw::NoThreat { point: at("d5") });
    assert_eq!(wins(&setup), [false; 3]);
}

#[test]
fn after_a_pass_the_attacker_wins_by_fours() {
    let mut met = 0;
    for id in ["freestyle", "renju"] {
        let rules = Rules::standard(id).unwrap();
        let (clusters, vectors) = (clustered(15..=15), perturbed_vectors());
        for setup in undecided(&rules, samples(25, &clusters).chain(samples(25, &vectors))) {
            for attacker in Color::ALL {
                let mut board = ThreatBoard::from_setup(&setup).unwrap();
                let effort = Effort { quiet: true, fours_nodes: 2, ..Effort::nodes(2_000) };
                let found = Vct::new(1 << 10).solve(&mut board, attacker, effort).verdict;
                let Verdict::Win(proof) = found else { continue };
                if proof.answers.is_empty() {
                    continue;
                }
                let passed =
                    Setup { board: setup.board.with(proof.stone, attacker), ..setup.clone() };
                let mut board = ThreatBoard::from_setup(&passed).unwrap();
                let limits = Limits::nodes(10_000);
                let won = Vcf::new(64).solve(&mut board, attacker, Goal::Any, limits).solution;
                assert!(matches!(won, Solution::Win(_)), "{setup}: {proof}");
                met += 1;
            }
        }
    }
    assert!(met >= 15, "only {met}");
}

//! Answers are proved, and do not depend on the size of the table or on the budget.

use narabe_rules::{Color, Point, Rules, Setup};
use narabe_solver::{Flaw, Goal, Limits, Solution, Unprovable, Vcf, verify, verify_proof};
use narabe_testkit::{clustered, crowded, perturbed_vectors, samples, setting};
use narabe_threats::ThreatBoard;

use crate::positions::undecided;

const NODES: [u64; 3] = [5, 100, 200_000];

#[test]
fn win_and_none_never_contradict_each_other_whatever_the_table_or_the_budget() {
    let rules = Rules::standard("renju").unwrap();
    let (clusters, crowds, vectors) = (clustered(15..=15), crowded(), perturbed_vectors());
    let boards = samples(150, &clusters).chain(samples(100, &crowds)).chain(samples(100, &vectors));
    let mut wins = 0;
    for setup in undecided(&rules, boards) {
        for attacker in Color::ALL {
            let solutions = all_ways(&setup, attacker);
            let won = solutions.iter().any(|solution| matches!(solution, Solution::Win(_)));
            let lost = solutions.contains(&Solution::None);
            assert!(!(won && lost), "{attacker} to move in {setup}: {solutions:?}");
            wins += u32::from(won);
        }
    }
    assert!(wins >= 100, "only {wins} wins");
}

/// The solutions with several tables, budgets and goals, the wins among them verified.
fn all_ways(setup: &Setup, attacker: Color) -> Vec<Solution> {
    let mut solutions = Vec::new();
    let mut board = ThreatBoard::from_setup(setup).unwrap();
    for nodes in NODES {
        for entries in [1, 1 << 12] {
            for goal in [Goal::Any, Goal::Shortest] {
                let limits = Limits::nodes(nodes);
                let report = Vcf::new(entries).solve(&mut board, attacker, goal, limits);
                if let Solution::Win(line) = &report.solution {
                    assert_eq!(verify(setup, attacker, line), Ok(()), "{setup}: {line:?}");
                }
                assert!(report.nodes <= nodes);
                solutions.push(report.solution);
            }
        }
    }
    solutions
}

#[test]
fn the_shortest_win_is_shortest() {
    let rules = Rules::standard("freestyle").unwrap();
    let mut checked = 0;
    for setup in undecided(&rules, samples(400, &perturbed_vectors())) {
        let mut board = ThreatBoard::from_setup(&setup).unwrap();
        let mut solve = |goal, fours| {
            let limits = Limits { nodes: 50_000, fours };
            Vcf::new(1 << 12).solve(&mut board, Color::Black, goal, limits).solution
        };
        let Solution::Win(line) = solve(Goal::Shortest, u16::MAX) else { continue };
        let fours = line.len().div_ceil(2) as u16;
        if fours > 1 {
            assert_eq!(solve(Goal::Any, fours - 1), Solution::None, "{setup}: {line:?}");
            checked += 1;
        }
    }
    assert!(checked >= 10, "only {checked} wins");
}

#[test]
fn verify_names_the_flaw_of_a_line_that_proves_nothing() {
    let rules = Rules::standard("renju").unwrap();
    for (stones, attacker, line, flaw) in [
        ("black: f8 g8 h8 | white: -", "black", "i8", None),
        ("black: f8 g8 h8 | white: e8", "black", "i8", Some(Flaw::Unfinished)),
        (
            "black: f8 g8 h8 | white: e8",
            "black",
            "i8 k8",
            Some(Flaw::OtherAnswer { point: at("j8") }),
        ),
        ("black: f8 g8 h8 | white: e8", "black", "i8 j8", Some(Flaw::Unfinished)),
        (
            "black: f8 g8 h8 | white: -",
            "black",
            "i8 j8",
            Some(Flaw::PastTheEnd { point: at("i8") }),
        ),
        ("black: f8 g8 h8 | white: -", "black", "i9", Some(Flaw::NoFour { point: at("i9") })),
        ("black: f8 g8 h8 | white: -", "black", "h8", Some(Flaw::NotEmpty { point: at("h8") })),
        ("black: h9 h10 i8 j8 | white: -", "black", "h8", Some(Flaw::Foul { point: at("h8") })),
        (
            "black: f8 g8 h8 | white: a1 a2 a3 a4",
            "black",
            "i8",
            Some(Flaw::RivalFive { point: at("a5") }),
        ),
        ("black: f8 g8 h8 | white: -", "black", "", Some(Flaw::Unfinished)),
    ] {
        let setup = Setup::parse(&rules, stones).unwrap();
        let attacker = if attacker == "black" { Color::Black } else { Color::White };
        let line: Vec<Point> = line.split_whitespace().map(at).collect();
        assert_eq!(verify(&setup, attacker, &line).err(), flaw, "{stones}: {line:?}");
    }
}

/// Settings in which black's four is no win though it were one if rows of five alone decided, and why.
const NO_WINS: [(&str, &str); 4] = [
    // White captures f8 and f9 by f10.
    ("penta", "black: f8 g8 h8 f9 | white: f7 a1 a3 a5"),
    // White's stone on j8 stops the five on both sides.
    ("caro", "black: f8 g8 h8 f9 f10 | white: d8 a1 f7 a3 a9"),
    // Black has used up his stones and loses.
    ("gomoku-narabe stones=5", "black: f8 g8 h8 a9 | white: a1 c1 c3 c5"),
    // White parries, and no list of empty points has the parry.
    ("endless", "black: (5;7) (6;7) (7;7) | white: (4;7)"),
];

#[test]
fn nothing_is_verified_where_more_than_a_row_of_five_decides() {
    for (text, stones) in NO_WINS {
        let rules = setting(text).unwrap().rules().clone();
        let setup = Setup::parse(&rules, stones).unwrap();
        let refused = Some(Flaw::Rules(Unprovable { id: rules.id }));
        for proof in ["i8", "i8{j8}"] {
            let checked = verify_proof(&setup, Color::Black, &proof.parse().unwrap());
            assert_eq!(checked.err().map(|flaw| flaw.flaw), refused, "{text}: {proof}");
        }
        assert_eq!(verify(&setup, Color::Black, &[at("i8")]).err(), refused, "{text}");
    }
}

fn at(name: &str) -> Point {
    name.parse().unwrap()
}

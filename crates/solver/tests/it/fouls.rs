//! Renju: fouls stop Black's attack and his defence.

use narabe_rules::{Color, Rules, Setup};
use narabe_solver::{Goal, Limits, Solution, Vcf, verify};
use narabe_threats::ThreatBoard;

fn solve(id: &str, stones: &str, attacker: Color) -> Option<String> {
    let rules = Rules::standard(id).unwrap();
    let setup = Setup::parse(&rules, stones).unwrap();
    let mut board = ThreatBoard::from_setup(&setup).unwrap();
    let report = Vcf::new(64).solve(&mut board, attacker, Goal::Shortest, Limits::nodes(10_000));
    match report.solution {
        Solution::Win(line) => {
            assert_eq!(verify(&setup, attacker, &line), Ok(()));
            Some(line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
        }
        Solution::None => None,
        Solution::Unknown => panic!("ten thousand nodes do not suffice"),
    }
}

/// h8 makes two fours.
const DOUBLE_FOUR: &str = "black: e8 f8 g8 h9 h10 h11 | white: d8 h12 a1 a3 a5 c1";

#[test]
fn a_double_four_wins_but_for_black_in_renju() {
    assert_eq!(solve("freestyle", DOUBLE_FOUR, Color::Black).as_deref(), Some("h8"));
    assert_eq!(solve("renju", DOUBLE_FOUR, Color::Black), None);
}

#[test]
fn white_wins_by_a_four_that_black_can_only_parry_by_a_foul() {
    // White's i9 makes a four that completes on i8 alone, where Black would make a row of six.
    let stones = "black: f8 g8 h8 j8 k8 i13 | white: i10 i11 i12";
    assert_eq!(solve("renju", stones, Color::White).as_deref(), Some("i9"));
    assert_eq!(solve("freestyle", stones, Color::White), None);
}

#[test]
fn a_five_beats_the_foul_that_it_makes() {
    // h8 is a five and an overline.
    let stones = "black: d8 e8 f8 g8 h5 h6 h7 h9 h10 | white: c8";
    assert_eq!(solve("renju", stones, Color::Black).as_deref(), Some("h8"));
}

#[test]
fn a_rivals_four_must_be_parried_by_a_four_or_the_attack_is_over() {
    let attack = "f8 g8 h8";
    let quiet = format!("black: {attack} | white: a1 a2 a3 a4");
    assert_eq!(solve("freestyle", &quiet, Color::Black), None);
    let parry_makes_four = format!("black: {attack} b5 c5 d5 | white: a1 a2 a3 a4 e5");
    assert_eq!(solve("freestyle", &parry_makes_four, Color::Black), None);
    let won = format!("black: {attack} b5 c5 d5 e5 | white: a1 a2 a3 a4");
    assert_eq!(solve("freestyle", &won, Color::Black).as_deref(), Some("a5"));
}

//! Known wins by continuous fours and by threats.

use narabe_rules::{Color, Point, Rules, Setup, parse_points};
use narabe_solver::{Effort, Goal, Limits, Solution, Vcf, Vct, Verdict, verify, verify_proof};
use narabe_threats::ThreatBoard;

const MATES: &str = include_str!("../../testdata/mates.jsonl");

struct Mate {
    id: String,
    kind: String,
    setup: Setup,
    attacker: Color,
    line: Vec<Point>,
}

fn mates(kind: &str) -> Vec<Mate> {
    MATES.lines().map(read_mate).filter(|mate| mate.kind == kind).collect()
}

fn read_mate(line: &str) -> Mate {
    let json: serde_json::Value = serde_json::from_str(line).unwrap();
    let text = |key: &str| json[key].as_str().unwrap();
    let rules = Rules::standard(text("rule")).unwrap();
    let stones = format!("black: {} | white: {}", text("black"), text("white"));
    let attacker = if text("side") == "black" { Color::Black } else { Color::White };
    let setup = Setup { to_move: attacker, ..Setup::parse(&rules, &stones).unwrap() };
    let line = parse_points(rules.extent, text("one_line")).unwrap();
    Mate { id: text("id").to_owned(), kind: text("kind").to_owned(), setup, attacker, line }
}

fn solve(mate: &Mate, goal: Goal) -> Vec<Point> {
    let mut board = ThreatBoard::from_setup(&mate.setup).unwrap();
    let limits = Limits::nodes(1_000_000);
    let report = Vcf::new(1 << 16).solve(&mut board, mate.attacker, goal, limits);
    let Solution::Win(line) = report.solution else {
        panic!("{}: {:?} after {} nodes", mate.id, report.solution, report.nodes)
    };
    assert!(board == ThreatBoard::from_setup(&mate.setup).unwrap(), "the board came back changed");
    line
}

#[test]
fn the_known_lines_are_proofs() {
    for mate in mates("VCF") {
        assert_eq!(verify(&mate.setup, mate.attacker, &mate.line), Ok(()), "{}", mate.id);
    }
}

#[test]
fn every_known_win_is_found_and_verified() {
    let mates = mates("VCF");
    assert!(mates.len() >= 5 && mates.iter().any(|mate| mate.line.len() == 145));
    for mate in mates {
        let line = solve(&mate, Goal::Any);
        assert_eq!(verify(&mate.setup, mate.attacker, &line), Ok(()), "{}", mate.id);
    }
}

#[test]
fn the_shortest_win_is_no_longer_than_the_known_one() {
    for mate in mates("VCF").into_iter().filter(|mate| mate.line.len() < 100) {
        let line = solve(&mate, Goal::Shortest);
        assert_eq!(verify(&mate.setup, mate.attacker, &line), Ok(()), "{}", mate.id);
        assert!(line.len() <= mate.line.len(), "{}: {} stones", mate.id, line.len());
    }
}

#[test]
fn every_known_win_by_threats_is_found_and_verified() {
    let mates = mates("VCT");
    assert_eq!(mates.len(), 10);
    let mut vct = Vct::new(1 << 20);
    for mate in mates {
        let mut board = ThreatBoard::from_setup(&mate.setup).unwrap();
        let effort = Effort { quiet: true, ..Effort::nodes(10_000_000) };
        vct.clear();
        let finding = vct.solve(&mut board, mate.attacker, effort);
        let Verdict::Win(proof) = finding.verdict else {
            panic!("{}: {:?} after {} nodes", mate.id, finding.verdict, finding.nodes)
        };
        let checked = verify_proof(&mate.setup, mate.attacker, &proof);
        assert_eq!(checked, Ok(()), "{}", mate.id);
    }
}

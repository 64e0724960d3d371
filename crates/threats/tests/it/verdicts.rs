//! Verdicts are those of the rules, on crowded positions and on every line of the foul vectors.

use std::collections::BTreeMap;

use narabe_rules::{Color, FoulKind, Point, Rules, Setup, Verdict as Reference, judge};
use narabe_threats::{LineClass, Spot, Threat, ThreatBoard, Verdict};

use crate::clusters::{Dice, cluster};

const VECTORS: &str = include_str!("../../../rules/testdata/forbidden.txt");

/// How often each verdict, and each depth of the recursive test, was met.
#[derive(Default)]
struct Met {
    verdicts: BTreeMap<&'static str, u32>,
    legal_with_two_threes: u32,
    depths: BTreeMap<u32, u32>,
}

impl Met {
    fn compare(&mut self, setup: &Setup) {
        let board = ThreatBoard::from_setup(setup).unwrap();
        for point in setup.board.empty_points() {
            let spot = Spot::of(point);
            for color in Color::ALL {
                let expected = judge(&setup.rules, &setup.board, color, point);
                let verdict = board.verdict(color, spot);
                assert_eq!(name(verdict), expected.name(), "{color} {point} of {setup}");
                *self.verdicts.entry(expected.name()).or_default() += 1;
                let doubtful = board.threat(color, spot) == Threat::MaybeFoul;
                self.legal_with_two_threes += u32::from(doubtful && verdict == Verdict::Legal);
                *self.depths.entry(board.verdict_depth(color, spot)).or_default() += 1;
            }
        }
    }

    fn assert_at_least(&self, minima: &[(&str, u32)]) {
        for (name, minimum) in minima {
            let count = self.verdicts.get(name).copied().unwrap_or(0);
            assert!(count >= *minimum, "only {count} points were judged {name}");
        }
    }

    fn deeper_than(&self, depth: u32) -> u32 {
        self.depths.range(depth + 1..).map(|(_, count)| count).sum()
    }
}

const fn name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Five => "five",
        Verdict::Foul(kind) => kind.name(),
        Verdict::Legal => "legal",
    }
}

#[test]
fn renju_verdicts_are_those_of_the_rules_on_crowded_positions() {
    let mut met = Met::default();
    let mut dice = Dice::new(1);
    for (lines, positions) in [(9, 4000), (15, 400), (25, 50)] {
        let rules = Rules::resolve("renju", Some(lines), []).unwrap();
        for _ in 0..positions {
            met.compare(&cluster(&rules, &mut dice));
        }
    }
    met.assert_at_least(&[
        ("five", 5000),
        ("overline", 500),
        ("double-four", 500),
        ("double-three", 1000),
        ("legal", 500_000),
    ]);
    assert!(met.legal_with_two_threes >= 300, "{} legal", met.legal_with_two_threes);
    let deep = [met.deeper_than(1), met.deeper_than(2)];
    assert!(deep[0] >= 100 && deep[1] >= 15, "{deep:?} recursions of depth 2 and 3");
}

#[test]
fn verdicts_without_fouls_are_those_of_the_rules() {
    for id in ["freestyle", "standard"] {
        let mut met = Met::default();
        let mut dice = Dice::new(2);
        for lines in [5, 7, 15, 25] {
            let rules = Rules::resolve(id, Some(lines), []).unwrap();
            for _ in 0..150 {
                met.compare(&cluster(&rules, &mut dice));
            }
        }
        met.assert_at_least(&[("five", 100), ("legal", 50_000)]);
        assert_eq!(met.verdicts.len(), 2);
    }
}

/// Rules with something beside lengths and fouls: the rule set, one option, the foul that must be met.
const PECULIAR: [(&str, &str, &str); 6] = [
    ("common-stone", "", "legal"),
    ("omok", "block-excuse", "double-three"),
    ("renju-1903", "excuse", "double-three"),
    ("renju-1918", "ban-533", "double-three"),
    ("antirenju", "", "open-four"),
    ("family-gomoku", "", "double-three"),
];

#[test]
fn verdicts_of_peculiar_rules_are_those_of_the_rules() {
    for (id, option, foul) in PECULIAR {
        let options = [(option, "true")].into_iter().filter(|(key, _)| !key.is_empty());
        let rules = Rules::resolve(id, None, options).unwrap();
        let mut met = Met::default();
        let mut dice = Dice::new(4);
        for _ in 0..150 {
            met.compare(&cluster(&rules, &mut dice));
        }
        met.assert_at_least(&[("five", 100), (foul, 40)]);
    }
}

#[test]
fn every_line_of_the_foul_vectors_is_judged_as_it_says() {
    let rules = Rules::standard("renju").unwrap();
    let mut met = Met::default();
    let mut points = 0;
    for line in VECTORS.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let stones: Vec<&str> = line.split(" | ").filter(|part| part.contains(':')).collect();
        let setup = Setup::parse(&rules, &stones[..2].join(" | ")).unwrap();
        met.compare(&setup);
        if let Some((_, question)) = line.split_once("| point ") {
            let (point, answer) = question.split_once(" -> ").unwrap();
            let answer = answer.split('#').next().unwrap().trim();
            let board = ThreatBoard::from_setup(&setup).unwrap();
            let spot = Spot::of(point.trim().parse().unwrap());
            assert_eq!(name(board.verdict(Color::Black, spot)), answer, "{line}");
            points += 1;
        }
    }
    assert!(points >= 80, "only {points} points were judged");
    assert!(met.deeper_than(1) > 0 && met.deeper_than(2) > 0);
}

#[test]
fn the_threat_of_a_point_is_that_of_its_lines() {
    let rules = Rules::resolve("renju", Some(9), []).unwrap();
    let mut dice = Dice::new(3);
    let mut met = BTreeMap::<Threat, u32>::new();
    for _ in 0..200 {
        let setup = cluster(&rules, &mut dice);
        let board = ThreatBoard::from_setup(&setup).unwrap();
        for point in setup.board.empty_points() {
            let spot = Spot::of(point);
            for color in Color::ALL {
                let threat = board.threat(color, spot);
                *met.entry(threat).or_default() += 1;
                assert!(board.threatening(color, threat).contains(spot));
                if board.count(color, Threat::Five) > 0 {
                    continue;
                }
                let fours = completions(&setup, color, spot);
                let expected = match threat {
                    Threat::Four | Threat::FourPlus | Threat::FourThree => 1..=1,
                    Threat::OpenFour => 2..=8,
                    Threat::Five | Threat::MaybeFoul | Threat::Foul => 0..=8,
                    _ => 0..=0,
                };
                assert!(expected.contains(&fours), "{color} {point}: {threat:?} of {setup}");
            }
        }
    }
    for threat in Threat::ALL {
        assert!(met.get(&threat).is_some_and(|count| *count >= 20), "{threat:?}: {met:?}");
    }
}

/// The number of points at which a stone of `color`, after one on `spot`, makes a five.
fn completions(setup: &Setup, color: Color, spot: Spot) -> usize {
    let after = setup.board.with(spot.point(), color);
    let five = |at: &Point| matches!(judge(&setup.rules, &after, color, *at), Reference::Five(_));
    after.empty_points().filter(five).count()
}

#[test]
fn classes_of_lines_tell_a_five_and_an_overline_apart() {
    let rules = Rules::standard("renju").unwrap();
    let setup = Setup::parse(&rules, "black: d8 e8 f8 h8 i8 | white: d6 e6 f6 h6 i6").unwrap();
    let board = ThreatBoard::from_setup(&setup).unwrap();
    let [g8, g6] = ["g8", "g6"].map(|name| Spot::of(name.parse().unwrap()));
    assert_eq!(board.line_classes(Color::Black, g8)[0], LineClass::Overline);
    assert_eq!(board.verdict(Color::Black, g8), Verdict::Foul(FoulKind::Overline));
    assert_eq!(board.verdict(Color::White, g6), Verdict::Five);
}

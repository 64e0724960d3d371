//! The board depends on the stones alone: taking back is the identity, and the order does not show.

use narabe_rules::{Color, Rules, Setup, Symmetry};
use narabe_threats::{Spot, Threat, ThreatBoard, tuning};

use crate::clusters::{Dice, cluster};

fn rule_sets() -> Vec<Rules> {
    [("freestyle", 5), ("freestyle", 15), ("standard", 25), ("standard", 6), ("renju", 15)]
        .map(|(id, lines)| Rules::resolve(id, Some(lines), []).unwrap())
        .to_vec()
}

#[test]
fn removing_undoes_placing_to_the_last_bit() {
    for rules in rule_sets() {
        let mut dice = Dice::new(4);
        for _ in 0..40 {
            let setup = cluster(&rules, &mut dice);
            let board = ThreatBoard::from_setup(&setup).unwrap();
            let mut changed = board.clone();
            let free: Vec<Spot> = setup.board.empty_points().map(Spot::of).collect();
            for spot in &free {
                for color in Color::ALL {
                    changed.place(*spot, color);
                    assert!(changed != board);
                    changed.remove(*spot);
                    assert!(changed == board, "{color} {} of {setup}", spot.point());
                }
            }
        }
    }
}

#[test]
fn a_board_reached_by_placing_and_removing_is_the_board_of_its_stones() {
    for rules in rule_sets() {
        let mut dice = Dice::new(5);
        for _ in 0..40 {
            let (one, other) = (cluster(&rules, &mut dice), cluster(&rules, &mut dice));
            let mut board = ThreatBoard::from_setup(&one).unwrap();
            for point in one.board.stones().map(|stone| stone.0) {
                board.remove(Spot::of(point));
            }
            let mut stones: Vec<_> = other.board.stones().collect();
            stones.reverse();
            for (point, color) in stones {
                board.place(Spot::of(point), color);
            }
            assert!(board == ThreatBoard::from_setup(&other).unwrap(), "{one} then {other}");
            assert_eq!(board.key(), other.board.key());
        }
    }
}

#[test]
fn stones_taken_back_last_first_leave_every_board_on_the_way_as_it_was() {
    for rules in rule_sets() {
        let mut dice = Dice::new(8);
        for _ in 0..20 {
            let setup = cluster(&rules, &mut dice);
            let mut board = ThreatBoard::new(&rules).unwrap();
            let mut before = Vec::new();
            for (point, color) in setup.board.stones() {
                before.push((board.clone(), Spot::of(point)));
                board.place(Spot::of(point), color);
            }
            for (before, spot) in before.into_iter().rev() {
                board.remove(spot);
                assert!(board == before, "{} of {setup}", spot.point());
            }
        }
    }
}

#[test]
fn the_evaluation_is_the_sum_of_the_weights_that_a_tool_is_told_of() {
    let weights = tuning::weights();
    for rules in rule_sets() {
        let mut dice = Dice::new(9);
        for _ in 0..40 {
            let setup = cluster(&rules, &mut dice);
            let board = ThreatBoard::from_setup(&setup).unwrap();
            for color in Color::ALL {
                let counts = board.weight_counts(color).into_iter();
                let sum: i32 = counts.map(|(at, count)| i32::from(weights[at]) * count).sum();
                assert_eq!(board.evaluation(color), sum / tuning::GRAIN, "{color}, {setup}");
            }
        }
    }
}

#[test]
fn counts_and_lists_agree_and_cover_the_empty_points() {
    for rules in rule_sets() {
        let mut dice = Dice::new(6);
        for _ in 0..40 {
            let setup = cluster(&rules, &mut dice);
            let board = ThreatBoard::from_setup(&setup).unwrap();
            for color in Color::ALL {
                let mut total = 0;
                for threat in Threat::ALL {
                    let spots = board.threatening(color, threat);
                    assert!(spots.iter().all(|spot| board.threat(color, spot) == threat));
                    assert_eq!(spots.len() as u32, board.count(color, threat));
                    total += board.count(color, threat);
                }
                assert_eq!(total, board.empty_count());
            }
        }
    }
}

#[test]
fn a_turned_board_has_the_same_threats_turned() {
    for rules in rule_sets() {
        let mut dice = Dice::new(7);
        for _ in 0..10 {
            let setup = cluster(&rules, &mut dice);
            let board = ThreatBoard::from_setup(&setup).unwrap();
            for symmetry in Symmetry::ALL {
                let turned =
                    Setup { board: symmetry.apply_to_board(&setup.board), ..setup.clone() };
                let turned = ThreatBoard::from_setup(&turned).unwrap();
                for point in setup.board.empty_points() {
                    let image = Spot::of(symmetry.apply(point, rules.extent));
                    for color in Color::ALL {
                        let spot = Spot::of(point);
                        assert_eq!(board.threat(color, spot), turned.threat(color, image));
                        assert_eq!(board.verdict(color, spot), turned.verdict(color, image));
                        assert_eq!(board.evaluation(color), turned.evaluation(color));
                    }
                }
            }
        }
    }
}

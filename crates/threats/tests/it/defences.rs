//! Defences are exactly the stones after which no open four is threatened any more.

use narabe_rules::{Color, Rules};
use narabe_threats::{Spot, SpotSet, Threat, ThreatBoard};

use crate::clusters::{Dice, cluster};

#[test]
fn after_a_defence_and_only_then_is_every_threatened_open_four_answered() {
    for id in ["freestyle", "standard", "renju"] {
        let rules = Rules::resolve(id, Some(9), []).unwrap();
        let mut dice = Dice::new(8);
        let mut threatened = 0;
        for _ in 0..300 {
            let setup = cluster(&rules, &mut dice);
            let mut board = ThreatBoard::from_setup(&setup).unwrap();
            for attacker in Color::ALL {
                let threats = *board.threatening(attacker, Threat::OpenFour);
                threatened += u32::from(!threats.is_empty());
                let expected = answers(&mut board, attacker, &threats);
                assert_eq!(board.defences(attacker), expected, "{attacker} attacks in {setup}");
            }
        }
        assert!(threatened >= 50, "{id}: {threatened}");
    }
}

/// The spots on which a stone of the rival leaves no threat that completes at two points, by trying each.
fn answers(board: &mut ThreatBoard, attacker: Color, threats: &SpotSet) -> SpotSet {
    let empty: Vec<Spot> = board.spots().filter(|spot| board.stone(*spot).is_none()).collect();
    let mut answers = SpotSet::EMPTY;
    for spot in empty {
        board.place(spot, attacker.other());
        let stands = |threat: &Spot| {
            board.stone(*threat).is_none() && board.completions(attacker, *threat).len() > 1
        };
        if !threats.is_empty() && !threats.iter().any(|threat| stands(&threat)) {
            answers.insert(spot);
        }
        board.remove(spot);
    }
    answers
}

//! A stone that threatens a win by fours, and after every answer there is one: "none" must not be said of such a
//! position where quiet stones are allowed.

use narabe_rules::{Color, Rules, Setup};
use narabe_solver::{Effort, Goal, Limits, Solution, Vcf, Vct, Verdict, verify_proof};
use narabe_testkit::{clustered, crowded, perturbed_vectors, samples};
use narabe_threats::{Spot, ThreatBoard};

use crate::positions::undecided;

struct Judge {
    vcf: Vcf,
    attacker: Color,
}

impl Judge {
    fn wins_by_fours(&mut self, board: &mut ThreatBoard) -> bool {
        let report = self.vcf.solve(board, self.attacker, Goal::Any, Limits::nodes(2_000));
        matches!(report.solution, Solution::Win(_))
    }

    /// Whether the attacker wins by fours after this stone, whatever the rival puts and if he puts nothing.
    fn wins_after(&mut self, board: &mut ThreatBoard, stone: Spot) -> bool {
        let rival = self.attacker.other();
        board.place(stone, self.attacker);
        let wins = board.fives(rival).is_empty()
            && self.wins_by_fours(board)
            && legal(board, rival).into_iter().all(|answer| {
                board.place(answer, rival);
                let wins = self.wins_by_fours(board);
                board.remove(answer);
                wins
            });
        board.remove(stone);
        wins
    }
}

fn legal(board: &ThreatBoard, color: Color) -> Vec<Spot> {
    let is_legal = |spot: &Spot| board.stone(*spot).is_none() && !board.is_foul(color, *spot);
    board.spots().filter(is_legal).collect()
}

/// The set-ups with one of his stones taken away.
fn a_stone_short(setup: &Setup, attacker: Color) -> Vec<Setup> {
    let own = setup.board.stones().filter(|(_, color)| *color == attacker);
    own.map(|(point, _)| {
        let mut board = setup.board.clone();
        board.remove(point);
        Setup { board, to_move: attacker, ..setup.clone() }
    })
    .collect()
}

/// The first stone with which the attacker wins quietly, where he does not win by fours.
fn quiet_win(board: &mut ThreatBoard, attacker: Color) -> Option<Spot> {
    let mut judge = Judge { vcf: Vcf::new(1 << 12), attacker };
    if judge.wins_by_fours(board) {
        return None;
    }
    legal(board, attacker).into_iter().find(|stone| judge.wins_after(board, *stone))
}

#[test]
fn a_quiet_stone_that_wins_is_not_overlooked() {
    let mut vct = Vct::new(1 << 14);
    let (mut met, mut won) = (0, 0);
    for id in ["freestyle", "standard", "renju", "omok"] {
        let rules = Rules::standard(id).unwrap();
        let (clusters, crowds, vectors) = (clustered(15..=15), crowded(), perturbed_vectors());
        let boards =
            samples(60, &clusters).chain(samples(20, &crowds)).chain(samples(60, &vectors));
        let sides = undecided(&rules, boards)
            .flat_map(|setup| Color::ALL.map(|attacker| (setup.clone(), attacker)));
        for setup in sides.flat_map(|(setup, attacker)| a_stone_short(&setup, attacker)) {
            let (mut board, attacker) = (ThreatBoard::from_setup(&setup).unwrap(), setup.to_move);
            let Some(stone) = quiet_win(&mut board, attacker) else { continue };
            vct.clear();
            let effort = Effort { quiet: true, ..Effort::nodes(20_000) };
            let verdict = vct.solve(&mut board, attacker, effort).verdict;
            assert_ne!(verdict, Verdict::None, "{attacker} wins by {} in {setup}", stone.point());
            met += 1;
            won += u32::from(matches!(verdict, Verdict::Win(_)));
        }
    }
    assert!(met >= 300 && won >= met - met / 10, "{won} of {met}");
}

/// h8 adds to no line of Black's, but takes White's fours, and so frees two wins by fours.
const FREED: &str = "black: c8 d4 d5 d6 e6 h13 j11 j12 k12 l12 \
    | white: b10 c9 d3 e8 f8 f14 g8 g13 h9 h10 h11 m12";

#[test]
fn a_stone_that_only_takes_the_rivals_fours_may_win() {
    let rules = Rules::standard("freestyle").unwrap();
    let setup = Setup::parse(&rules, FREED).unwrap();
    let mut board = ThreatBoard::from_setup(&setup).unwrap();
    let effort = Effort { quiet: true, ..Effort::nodes(200_000) };
    let verdict = Vct::new(1 << 14).solve(&mut board, Color::Black, effort).verdict;
    let Verdict::Win(proof) = verdict else { panic!("{verdict:?}") };
    assert_eq!(verify_proof(&setup, Color::Black, &proof), Ok(()));
}

#[test]
fn what_was_lost_without_quiet_stones_is_asked_again_with_them() {
    let rules = Rules::standard("freestyle").unwrap();
    let mut board = ThreatBoard::from_setup(&Setup::parse(&rules, FREED).unwrap()).unwrap();
    let mut vct = Vct::new(1 << 14);
    let mut ask = |quiet| {
        let effort = Effort { quiet, ..Effort::nodes(200_000) };
        vct.solve(&mut board, Color::Black, effort).verdict
    };
    assert_eq!(ask(false), Verdict::None);
    assert!(matches!(ask(true), Verdict::Win(_)));
}

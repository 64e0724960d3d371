//! Wins by fours and threes: found, proved by the rules alone, and never contradicting each other.

use narabe_rules::{Board, Color, Point, Rules, Setup, Verdict as Judged, judge};
use narabe_solver::{Effort, Finding, Flaw, Proof, Vct, Verdict, verify_proof};
use narabe_testkit::{clustered, crowded, perturbed_vectors, samples};
use narabe_threats::ThreatBoard;

use crate::positions::undecided;

fn solve(setup: &Setup, attacker: Color, table_entries: usize, effort: Effort) -> Finding {
    let mut board = ThreatBoard::from_setup(setup).unwrap();
    let finding = Vct::new(table_entries).solve(&mut board, attacker, effort);
    assert!(board == ThreatBoard::from_setup(setup).unwrap(), "the board came back changed");
    if let Verdict::Win(proof) = &finding.verdict {
        let checked = verify_proof(setup, attacker, proof);
        assert_eq!(checked, Ok(()), "{attacker} to move in {setup}: {proof:?}");
    }
    finding
}

fn quiet(nodes: u64) -> Effort {
    Effort { quiet: true, ..Effort::nodes(nodes) }
}

const FREED: &str = "black: h9 h10 h11 i8 j8 i7 j6 | white: h12 m8 l7 l9 l10 a1 o1";

/// g10 makes a three whose open four would be an overline; it threatens two fours in a row besides.
const BARRED: &str = "black: d9 g9 e8 f8 h8 i8 j8 d7 g7 | white: d10 f10 i10 c9 i9 e7 h7 c6 e6 h6";

/// Rule set, stones, attacker, and whether threes win; `None` when only a quiet stone does.
const KNOWN: [(&str, &str, Color, Option<bool>); 9] = [
    // A double-three with nothing against it.
    ("freestyle", "black: g8 i8 h7 h9 | white: a1 a3 a5 c1", Color::Black, Some(true)),
    // The same is a foul for Black in renju, and for White it is none.
    ("renju", "black: g8 i8 h7 h9 | white: a1 a3 a5 c1", Color::Black, None),
    ("renju", "black: a1 a3 a5 c1 | white: g8 i8 h7 h9", Color::White, Some(true)),
    // The rival answers the threes by a four of his own, and the win is his.
    ("freestyle", "black: g8 i8 h7 h9 | white: c3 c4 c5 d6 e6 f6 l2", Color::Black, Some(false)),
    // A lone three leads nowhere.
    ("freestyle", "black: g8 h8 | white: a1 o15", Color::Black, Some(false)),
    // h8 is a foul for making two threes beside its four; l8, a closed three, takes one of them away.
    ("omok", FREED, Color::Black, Some(true)),
    ("renju-1918", FREED, Color::Black, Some(true)),
    // A five is a win by threats too, the rival's five none.
    ("standard", "black: e8 f8 g8 h8 | white: d8", Color::Black, Some(true)),
    ("standard", "black: g8 i8 h7 h9 | white: a1 a2 a3 a4", Color::Black, Some(false)),
];

#[test]
fn known_positions_have_their_verdicts() {
    for (id, stones, attacker, wins) in KNOWN {
        let rules = Rules::standard(id).unwrap();
        let setup = Setup::parse(&rules, stones).unwrap();
        let finding = solve(&setup, attacker, 1 << 12, Effort::nodes(100_000));
        if let Some(wins) = wins {
            let won = matches!(finding.verdict, Verdict::Win(_));
            assert_eq!(won, wins, "{id} {stones}: {:?}", finding.verdict);
        }
        assert!(!matches!(finding.verdict, Verdict::Unknown), "{id} {stones}");
    }
}

#[test]
fn a_three_whose_open_fours_are_barred_may_threaten_fours() {
    let rules = Rules::standard("renju").unwrap();
    let setup = Setup::parse(&rules, BARRED).unwrap();
    let finding = solve(&setup, Color::Black, 1 << 14, quiet(50_000));
    let Verdict::Win(proof) = finding.verdict else { panic!("{:?}", finding.verdict) };
    assert!(!proof.threat.is_empty(), "{proof:?}");
}

#[test]
fn as_many_nodes_as_a_number_can_say_are_not_too_many() {
    let rules = Rules::standard("freestyle").unwrap();
    let setup = Setup::parse(&rules, KNOWN[0].1).unwrap();
    let finding = solve(&setup, Color::Black, 1 << 12, Effort::nodes(1 << 63));
    assert!(matches!(finding.verdict, Verdict::Win(_)), "{:?}", finding.verdict);
}

#[test]
fn win_and_none_never_contradict_each_other_whatever_the_table_or_the_budget() {
    let (clusters, crowds, vectors) = (clustered(15..=15), crowded(), perturbed_vectors());
    let mut met = [0, 0];
    for id in ["freestyle", "standard", "renju"] {
        let rules = Rules::standard(id).unwrap();
        let boards = samples(16, &clusters).chain(samples(8, &crowds)).chain(samples(12, &vectors));
        for setup in undecided(&rules, boards) {
            for attacker in Color::ALL {
                let efforts = [Effort::nodes(50), Effort::nodes(20_000), quiet(50), quiet(5_000)];
                let verdict = |effort: &Effort, entries| {
                    (effort.quiet, solve(&setup, attacker, entries, *effort).verdict)
                };
                let verdicts: Vec<(bool, Verdict)> = efforts
                    .iter()
                    .flat_map(|effort| [1, 1 << 12].map(|entries| verdict(effort, entries)))
                    .collect();
                let won = |quiet| {
                    let of_kind = verdicts.iter().filter(move |found| found.0 == quiet);
                    of_kind.filter(|found| matches!(found.1, Verdict::Win(_))).count()
                };
                let lost = |quiet| verdicts.contains(&(quiet, Verdict::None));
                assert!(won(false) == 0 || !lost(false), "{attacker} in {setup}");
                // Whoever wins by threes wins where quiet stones are allowed too.
                assert!(won(false) + won(true) == 0 || !lost(true), "{attacker} in {setup}");
                met[0] += won(false).min(1);
                met[1] += usize::from(lost(false));
            }
        }
    }
    assert!(met[0] >= 30 && met[1] >= 30, "{met:?}");
}

/// Whether the attacker, to move, wins with at most `stones` stones that each win or threaten to: by the rules
/// alone, trying every answer.
fn wins(rules: &Rules, board: &Board, attacker: Color, stones: u32) -> bool {
    let is = |at: Point, kind: fn(&Judged) -> bool| kind(&judge(rules, board, attacker, at));
    if board.empty_points().any(|at| is(at, |judged| matches!(judged, Judged::Five(_)))) {
        return true;
    }
    if stones <= 1 {
        return false;
    }
    let rival = attacker.other();
    board.empty_points().filter(|at| is(*at, |judged| *judged == Judged::Legal)).any(|at| {
        let after = board.with(at, attacker);
        !has_five(rules, &after, rival)
            && threatens(rules, &after, attacker)
            && after.empty_points().all(|answer| match judge(rules, &after, rival, answer) {
                Judged::Five(_) => false,
                Judged::Foul(_) => true,
                Judged::Legal => wins(rules, &after.with(answer, rival), attacker, stones - 1),
            })
    })
}

/// Whether a five, or a four that cannot be parried, comes next when the rival does nothing.
fn threatens(rules: &Rules, board: &Board, attacker: Color) -> bool {
    has_five(rules, board, attacker)
        || board.empty_points().any(|at| {
            judge(rules, board, attacker, at) == Judged::Legal
                && wins_by_four(rules, &board.with(at, attacker), attacker)
        })
}

fn wins_by_four(rules: &Rules, board: &Board, attacker: Color) -> bool {
    let is_five = |at: &Point| matches!(judge(rules, board, attacker, *at), Judged::Five(_));
    let fives: Vec<Point> = board.empty_points().filter(is_five).collect();
    let is_foul = |at: Point| matches!(judge(rules, board, attacker.other(), at), Judged::Foul(_));
    fives.len() >= 2 || fives.first().is_some_and(|at| is_foul(*at))
}

fn has_five(rules: &Rules, board: &Board, color: Color) -> bool {
    board.empty_points().any(|at| matches!(judge(rules, board, color, at), Judged::Five(_)))
}

#[test]
fn small_boards_agree_with_the_definition() {
    for (id, lines, stones, count) in
        [("freestyle", 6, 3, 30), ("standard", 6, 3, 30), ("renju", 9, 2, 12)]
    {
        let rules = Rules::resolve(id, Some(lines), []).unwrap();
        let mut met = [0, 0];
        for setup in undecided(&rules, samples(count, &clustered(lines as u8..=lines as u8))) {
            for attacker in Color::ALL {
                let expected = wins(&rules, &setup.board, attacker, stones);
                let found = solve(&setup, attacker, 1 << 10, Effort::nodes(1_000_000)).verdict;
                match found {
                    Verdict::Win(_) => met[0] += 1,
                    Verdict::None => {
                        met[1] += 1;
                        assert!(!expected, "{id}: {attacker} wins in {setup}");
                    }
                    Verdict::Unknown => panic!("a million nodes do not suffice: {setup}"),
                }
            }
        }
        assert!(met[0] >= 5 && met[1] >= 5, "{id}: {met:?}");
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let rules = Rules::standard("renju").unwrap();
    for setup in undecided(&rules, samples(20, &crowded())) {
        let answer = || solve(&setup, Color::White, 1 << 10, quiet(3_000));
        assert_eq!(answer(), answer(), "{setup}");
    }
}

#[test]
fn what_was_asked_before_clearing_changes_nothing() {
    for id in ["freestyle", "renju"] {
        let rules = Rules::standard(id).unwrap();
        let mut reused = Vct::new(1 << 12);
        for setup in undecided(&rules, samples(40, &clustered(15..=15))) {
            for attacker in Color::ALL {
                let mut board = ThreatBoard::from_setup(&setup).unwrap();
                reused.clear();
                let again = reused.solve(&mut board, attacker, quiet(3_000));
                assert_eq!(again, solve(&setup, attacker, 1 << 12, quiet(3_000)), "{setup}");
            }
        }
    }
}

/// A proof with one thing spoiled, in every way.
fn spoiled(proof: &Proof) -> Vec<Proof> {
    let mut spoiled = Vec::new();
    for at in 0..proof.answers.len() {
        let mut without = proof.clone();
        without.answers.remove(at);
        spoiled.push(without);
        for rest in self::spoiled(&proof.answers[at].1) {
            let mut inner = proof.clone();
            inner.answers[at].1 = rest;
            spoiled.push(inner);
        }
    }
    spoiled
}

#[test]
fn a_proof_that_lacks_an_answer_does_not_pass() {
    let rules = Rules::standard("freestyle").unwrap();
    let mut caught = 0;
    for setup in undecided(&rules, samples(40, &clustered(15..=15))) {
        let Verdict::Win(proof) =
            solve(&setup, Color::Black, 1 << 12, Effort::nodes(20_000)).verdict
        else {
            continue;
        };
        for spoiled in spoiled(&proof).into_iter().take(12) {
            // An answer that was listed although it is lost at once may go.
            if let Err(flaw) = verify_proof(&setup, Color::Black, &spoiled) {
                let expected = matches!(flaw.flaw, Flaw::Unanswered { .. } | Flaw::Unfinished);
                assert!(expected, "{setup}: {flaw}");
                caught += 1;
            }
        }
    }
    assert!(caught >= 15, "only {caught}");
}

#[test]
fn the_line_of_a_proof_is_its_longest() {
    let rules = Rules::standard("freestyle").unwrap();
    let setup = Setup::parse(&rules, "black: g8 i8 h7 h9 | white: a1 a3 a5 c1").unwrap();
    let Verdict::Win(proof) = solve(&setup, Color::Black, 1 << 12, Effort::nodes(1_000)).verdict
    else {
        panic!("a double-three wins");
    };
    assert_eq!(proof.line().len(), proof.plies());
    assert_eq!(proof.line()[0], proof.stone);
}

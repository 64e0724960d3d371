//! What a side threatens: the stones that win, the stones that threaten to, and the rival's answers.

use narabe_rules::{Color, FoulSet};
use narabe_threats::{Spot, SpotSet, Threat, ThreatBoard, Verdict};

use super::without_three::WithoutThree;
use crate::fours::{four_points, goes_on, is_near_the_end, points_of};
use crate::vcf::{Goal, Limits, Report, Solution, Vcf};

/// What the rival can do after an attacking stone that is no five.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answers {
    /// Nothing: he has lost.
    None,
    /// These stones, and no other, are not lost at once.
    Stones(SpotSet),
    /// The stone threatened nothing, or he has a five himself.
    Free,
}

/// A stone that wins at once: a five, or a four that cannot be parried. A rival with a five of his own must be
/// looked at first.
pub(super) fn winning_stone(board: &mut ThreatBoard, attacker: Color) -> Option<Spot> {
    if is_near_the_end(board, attacker.other(), 1) {
        return winning_stone_near_the_end(board, attacker);
    }
    let sure = [Threat::Five, Threat::OpenFour];
    let sure = sure.into_iter().find_map(|threat| board.threatening(attacker, threat).first());
    sure.or_else(|| doubtful_open_four(board, attacker)).or_else(|| trapping_four(board, attacker))
}

/// The same where a four may leave the rival nothing but fouls, so that the game is drawn: all fours are tried.
fn winning_stone_near_the_end(board: &mut ThreatBoard, attacker: Color) -> Option<Spot> {
    let rival = attacker.other();
    let five = board.threatening(attacker, Threat::Five).first();
    let fours: SpotSet = four_points(board, attacker).collect();
    five.or_else(|| {
        fours.iter().find(|four| {
            board.place(*four, attacker);
            let completing = board.threatening(attacker, Threat::Five);
            let parry = completing.first().filter(|_| completing.len() == 1);
            let wins =
                parry.is_none_or(|parry| board.is_foul(rival, parry)) && goes_on(board, rival);
            board.remove(*four);
            wins
        })
    })
}

/// An open four on a point that only the recursive test shows to be no foul.
fn doubtful_open_four(board: &ThreatBoard, attacker: Color) -> Option<Spot> {
    let is_open_four = |spot: &Spot| {
        board.completions(attacker, *spot).len() >= 2
            && board.verdict(attacker, *spot) == Verdict::Legal
    };
    board.threatening(attacker, Threat::MaybeFoul).iter().find(is_open_four)
}

/// A four that the rival could parry on one point only, where he would make a foul.
fn trapping_four(board: &mut ThreatBoard, attacker: Color) -> Option<Spot> {
    let rival = attacker.other();
    if board.rules().terms.fouls[rival] == FoulSet::NONE {
        return None;
    }
    let mut doubtful = *board.threatening(rival, Threat::Foul);
    doubtful.unite(board.threatening(rival, Threat::MaybeFoul));
    if doubtful.is_empty() {
        return None;
    }
    let fours: SpotSet = four_points(board, attacker).collect();
    fours.iter().find(|four| {
        let parry = board.completions(attacker, *four).first();
        parry.filter(|parry| doubtful.contains(*parry)).is_some_and(|parry| {
            board.place(*four, attacker);
            let is_foul = board.is_foul(rival, parry);
            board.remove(*four);
            is_foul
        })
    })
}

/// The stones by which the attacker may threaten to win: fours and threes, and what could be made a double
/// four next; the most promising first.
pub(super) fn attacks(board: &ThreatBoard, attacker: Color) -> Vec<Spot> {
    let mut stones: Vec<Spot> = four_points(board, attacker).collect();
    let doubtful = legal_doubtful(board, attacker);
    let doubtful: Vec<Spot> = doubtful.filter(|spot| !stones.contains(spot)).collect();
    let without_three = WithoutThree::of(board, attacker);
    let below_four = THREES.into_iter().chain([Threat::Fork, Threat::ClosedThree]);
    let below = below_four.flat_map(|kind| points_of(board, attacker, kind));
    let below = below.filter(|spot| {
        let threat = board.threat(attacker, *spot);
        threat >= Threat::Three || without_three.may_threaten(board, *spot)
    });
    stones.extend(doubtful);
    stones.extend(below);
    stones.sort_by_cached_key(|spot| core::cmp::Reverse(board.order(attacker, *spot)));
    stones
}

/// What the stones make that may prepare a win by fours without being a three: those that add to a line of the attacker's
/// which can be a four soon.
const QUIET: [Threat; 3] = [Threat::Fork, Threat::ClosedThree, Threat::Two];

/// The threes. One whose open fours are all fouls threatens none, but may prepare fours like a closed one.
const THREES: [Threat; 3] = [Threat::DoubleThree, Threat::ThreePlus, Threat::Three];

/// How many stones there are that are no threes and add to a line.
pub(super) fn quiet_attack_count(board: &ThreatBoard, attacker: Color) -> u32 {
    QUIET.into_iter().map(|kind| board.count(attacker, kind)).sum()
}

/// The stones that may prepare a win by fours, whatever else they threaten: those that add to a line of the attacker's, and
/// those that take a four from the rival, so that the attacker's own fours run through.
pub(super) fn quiet_attacks(board: &ThreatBoard, attacker: Color) -> SpotSet {
    let kinds = QUIET.into_iter().chain(THREES);
    let mut stones: SpotSet = kinds.flat_map(|kind| points_of(board, attacker, kind)).collect();
    stones.unite(&legal_doubtful(board, attacker).collect());
    let taken = four_points(board, attacker.other());
    stones.unite(&taken.filter(|spot| !board.is_foul(attacker, *spot)).collect());
    stones
}

/// The stones that only the recursive test shows to be no fouls.
fn legal_doubtful(board: &ThreatBoard, attacker: Color) -> impl Iterator<Item = Spot> {
    let doubtful = points_of(board, attacker, Threat::MaybeFoul);
    doubtful.filter(move |spot| board.verdict(attacker, *spot) == Verdict::Legal)
}

/// Whether the attacker would win by fours if the rival did nothing; where the rival has a five, he does not get there.
pub(super) fn threatened_fours(
    fours: &mut Vcf,
    board: &mut ThreatBoard,
    attacker: Color,
    nodes: u64,
) -> Report {
    let has_five = board.count(attacker.other(), Threat::Five) > 0;
    if has_five || four_points(board, attacker).next().is_none() {
        return Report { solution: Solution::None, nodes: 0 };
    }
    fours.solve(board, attacker, Goal::Any, Limits::nodes(nodes))
}

/// The answers that may break a line of fours, attacking stones and answers in turn, which the attacker would
/// play next.
///
/// A stone breaks it on one of its points; where it makes a four of the rival's, now or with one of his answers
/// on the line; and, where a stone of the line hangs on the test of fouls, anywhere near that stone.
pub(super) fn answers_to_line(board: &mut ThreatBoard, attacker: Color, line: &[Spot]) -> Answers {
    let rival = attacker.other();
    let mut zone: SpotSet = line.iter().copied().collect();
    for (at, stone) in line.iter().enumerate() {
        let color = if at % 2 == 0 { attacker } else { rival };
        add_fours(board, rival, &mut zone);
        if is_near_the_end(board, rival, 2) {
            zone.unite(&board.spots().collect());
        }
        if board.threat(color, *stone) == Threat::MaybeFoul {
            zone.unite(&board.neighbourhood(*stone));
        }
        board.place(*stone, color);
    }
    for completion in board.threatening(attacker, Threat::Five).iter() {
        zone.insert(completion);
        if board.threat(rival, completion) >= Threat::MaybeFoul {
            zone.unite(&board.neighbourhood(completion));
        }
    }
    for stone in line.iter().rev() {
        board.remove(*stone);
    }
    some(zone.iter().filter(|spot| is_answer(board, rival, *spot)).collect())
}

fn is_answer(board: &ThreatBoard, rival: Color, spot: Spot) -> bool {
    board.stone(spot).is_none() && !board.is_foul(rival, spot)
}

/// Adds where the rival makes a four, be it a foul at that time or not.
fn add_fours(board: &ThreatBoard, rival: Color, zone: &mut SpotSet) {
    for kind in Threat::FOURS.into_iter().chain([Threat::MaybeFoul, Threat::Foul]) {
        zone.unite(board.threatening(rival, kind));
    }
}

/// The attacker's only stone while the rival threatens a five: its parry, when it is legal.
pub(super) fn forced_attack(board: &ThreatBoard, attacker: Color) -> Option<Spot> {
    let rival = attacker.other();
    let parry = board.threatening(rival, Threat::Five).first()?;
    let is_only = board.count(rival, Threat::Five) == 1;
    (is_only && !board.is_foul(attacker, parry)).then_some(parry)
}

/// What the rival can do now that the attacker has put a stone.
pub(super) fn answers(board: &mut ThreatBoard, attacker: Color) -> Answers {
    let rival = attacker.other();
    if board.count(rival, Threat::Five) > 0 || !goes_on(board, rival) {
        return Answers::Free;
    }
    match board.count(attacker, Threat::Five) {
        0 => answers_to_three(board, attacker),
        1 => {
            let parry = board.threatening(attacker, Threat::Five).iter();
            some(parry.filter(|parry| !board.is_foul(rival, *parry)).collect())
        }
        _ => Answers::None,
    }
}

/// What a stone threatens that is no four, as far as it can be told cheaply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Threatened {
    /// No four that wins.
    Nothing,
    /// Open fours, and so many answers.
    OpenFours { answers: u32 },
    /// A four that leaves the rival a foul as its only parry.
    Trap,
}

/// The same as [`answers`] after a stone that is no four, without the answers themselves.
pub(super) fn threatened(board: &mut ThreatBoard, attacker: Color) -> Threatened {
    let rival = attacker.other();
    if board.count(rival, Threat::Five) > 0 || !goes_on(board, rival) {
        return Threatened::Nothing;
    }
    if let Some(stones) = answers_to_open_fours(board, attacker) {
        return Threatened::OpenFours { answers: stones.len() as u32 };
    }
    match winning_stone(board, attacker) {
        Some(_) => Threatened::Trap,
        None => Threatened::Nothing,
    }
}

/// Where the attacker threatens open fours: the stones that leave none, and the rival's own fours.
fn answers_to_open_fours(board: &ThreatBoard, attacker: Color) -> Option<SpotSet> {
    let rival = attacker.other();
    if board.count(attacker, Threat::OpenFour) == 0 || is_near_the_end(board, rival, 2) {
        return None;
    }
    let defences = board.defences(attacker);
    let legal = defences.iter().filter(|spot| !board.is_foul(rival, *spot));
    Some(legal.chain(four_points(board, rival)).collect())
}

/// The stones that leave no winning four, and the rival's own fours.
fn answers_to_three(board: &mut ThreatBoard, attacker: Color) -> Answers {
    if let Some(stones) = answers_to_open_fours(board, attacker) {
        return some(stones);
    }
    if winning_stone(board, attacker).is_none() {
        return Answers::Free;
    }
    let mut stones = stones_that_break(board, attacker);
    stones.unite(&four_points(board, attacker.other()).collect());
    some(stones)
}

/// The rival's stones after which the attacker has no winning stone, tried one by one: for threats that hang
/// on fouls, where a distant stone can matter.
fn stones_that_break(board: &mut ThreatBoard, attacker: Color) -> SpotSet {
    let rival = attacker.other();
    let empty: Vec<Spot> = board.spots().filter(|spot| board.stone(*spot).is_none()).collect();
    let breaks = |spot: &Spot| {
        !board.is_foul(rival, *spot) && {
            board.place(*spot, rival);
            let is_broken = winning_stone(board, attacker).is_none();
            board.remove(*spot);
            is_broken
        }
    };
    empty.into_iter().filter(breaks).collect()
}

fn some(stones: SpotSet) -> Answers {
    if stones.is_empty() { Answers::None } else { Answers::Stones(stones) }
}

#[cfg(test)]
mod tests {
    use narabe_rules::{Rules, Setup};

    use super::*;
    use crate::sampled::see_boards;

    /// Compares the two after one stone, and counts what is threatened.
    fn check(board: &mut ThreatBoard, attacker: Color, met: &mut [u32; 3]) {
        let told = threatened(board, attacker);
        let found = answers(board, attacker);
        let kind = match told {
            Threatened::Nothing => 0,
            Threatened::Trap => 1,
            Threatened::OpenFours { answers } => {
                let count = if let Answers::Stones(stones) = &found { stones.len() } else { 0 };
                assert_eq!(count, answers as usize);
                if met[2].is_multiple_of(9) {
                    // None that breaks every four may be missing.
                    let breaks = stones_that_break(board, attacker);
                    let listed =
                        |stone| matches!(&found, Answers::Stones(all) if all.contains(stone));
                    assert!(breaks.iter().all(listed), "{breaks:?} {found:?}");
                }
                2
            }
        };
        assert_eq!(told == Threatened::Nothing, found == Answers::Free, "{told:?} {found:?}");
        met[kind] += 1;
    }

    #[test]
    fn fours_are_threatened_where_a_second_stone_would_win_by_them_and_there_is_time() {
        for (stones, is_threatened) in [
            ("black: f7 g7 h7 | white: o1", true),
            ("black: f7 g7 | white: o1", false),
            ("black: f7 g7 h7 | white: a1 a2 a3 a4", false),
        ] {
            let rules = Rules::standard("freestyle").unwrap();
            let setup = Setup::parse(&rules, stones).unwrap();
            let mut board = ThreatBoard::from_setup(&setup).unwrap();
            let report = threatened_fours(&mut Vcf::new(64), &mut board, Color::Black, 100);
            assert_eq!(report.solution.into_line().is_some(), is_threatened, "{stones}");
        }
    }

    #[test]
    fn what_a_stone_is_said_to_threaten_agrees_with_its_answers() {
        let mut met = [0; 3];
        see_boards(&["freestyle", "renju", "omok"], [60, 30, 60], |board, attacker, _| {
            if board.count(attacker, Threat::Five) > 0 {
                return;
            }
            for kind in THREES.into_iter().chain(QUIET) {
                for stone in board.threatening(attacker, kind).iter() {
                    board.place(stone, attacker);
                    check(board, attacker, &mut met);
                    board.remove(stone);
                }
            }
        });
        // Fouls that trap are rare on these boards.
        assert!(met[0] >= 1_000 && met[1] >= 3 && met[2] >= 1_000, "{met:?}");
    }
}

//! What the four lines of a point mean together, for one side.

use std::sync::{Mutex, PoisonError};

use narabe_rules::{FoulRule, FoulSet};

use super::WinLength;
use crate::Threat;
use crate::heap::filled;
use crate::line::LineClass;
use crate::worth::Kind;

/// The number of contents of four lines of sixteen classes each.
const POINTS: usize = 1 << 16;

/// The meaning of every four lines that are packed into four bits each.
#[derive(Debug)]
pub(crate) struct PointTable {
    meanings: Box<[Meaning; POINTS]>,
    standings: Box<[i16]>,
    kind: Kind,
}

/// The threat that the lines make and what they are worth, in one number, because they are looked up together:
/// the threat in four bits, above it the worth to a side that waits and to one that is to move, in fourteen each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meaning(i32);

impl Meaning {
    fn of(threat: Threat, (to_move, waiting): (i32, i32)) -> Self {
        let most = (1 << 13) - 1;
        let (to_move, waiting) = (to_move.clamp(-most, most), waiting.clamp(-most, most));
        Self(to_move << 18 | (waiting & 0x3fff) << 4 | threat as i32)
    }

    #[inline]
    pub(crate) const fn threat(self) -> Threat {
        THREATS[(self.0 & 15) as usize]
    }

    #[inline]
    pub(crate) const fn worth_to_move(self) -> i32 {
        self.0 >> 18
    }

    #[inline]
    pub(crate) const fn worth_waiting(self) -> i32 {
        self.0 << 14 >> 18
    }
}

/// The threats by number, as many as four bits count, so that looking up needs no check.
const THREATS: [Threat; 16] = {
    let mut threats = [Threat::Nothing; 16];
    let mut number = 0;
    while number < Threat::COUNT {
        threats[number] = Threat::ALL[number];
        number += 1;
    }
    threats
};

impl PointTable {
    /// The table for a side that wins by `win` and must not make `fouls`, against one that must not make
    /// `rival_fouls`.
    pub(crate) fn of(win: WinLength, fouls: FoulSet, rival_fouls: FoulSet) -> &'static Self {
        type Known = Vec<((WinLength, FoulSet, Kind), &'static PointTable)>;
        static TABLES: Mutex<Known> = Mutex::new(Vec::new());
        let kind = Kind::of(win, fouls, rival_fouls);
        let mut tables = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
        let known = tables.iter().find(|known| known.0 == (win, fouls, kind));
        if let Some(known) = known {
            return known.1;
        }
        // There are a few rule sets, so a few tables, and they are wanted as long as the program runs.
        let table: &'static Self = Box::leak(Box::new(Self::build(win, fouls, kind)));
        tables.push(((win, fouls, kind), table));
        table
    }

    /// The meaning of these lines.
    #[inline]
    pub(crate) fn meaning(&self, lines: u16) -> Meaning {
        self.meanings[usize::from(lines)]
    }

    /// The kind of side whose table it is.
    pub(crate) const fn kind(&self) -> Kind {
        self.kind
    }

    /// What a standing is worth to the side, which is to move.
    #[inline]
    pub(crate) fn standing(&self, facts: usize) -> i32 {
        i32::from(self.standings[facts])
    }

    fn build(win: WinLength, fouls: FoulSet, kind: Kind) -> Self {
        let mut meanings: Box<[_; POINTS]> = filled(Meaning(0));
        for lines in 0..=u16::MAX {
            let classes = LineClass::unpack(lines);
            // The four lines mean the same in every order; the order with the least number is met first.
            let first = least_order(classes);
            meanings[usize::from(lines)] = if first < lines {
                meanings[usize::from(first)]
            } else {
                let threat = meaning(win, fouls, &Lines(classes));
                Meaning::of(threat, kind.point(classes, threat))
            };
        }
        Self { meanings, standings: kind.standings(), kind }
    }
}

/// The number of the same four lines in the order in which it is least.
fn least_order(mut classes: [LineClass; 4]) -> u16 {
    classes.sort_unstable();
    classes.into_iter().fold(0, |number, class| number << 4 | class as u16)
}

/// The classes of a point's four lines.
struct Lines([LineClass; 4]);

impl Lines {
    fn count(&self, is: impl Fn(LineClass) -> bool) -> u32 {
        self.0.iter().filter(|class| is(**class)).count() as u32
    }

    fn sum(&self, of: impl Fn(LineClass) -> u32) -> u32 {
        self.0.iter().map(|class| of(*class)).sum()
    }

    fn has(&self, class: LineClass) -> bool {
        self.0.contains(&class)
    }
}

fn meaning(win: WinLength, fouls: FoulSet, lines: &Lines) -> Threat {
    match threat_of(lines) {
        Threat::Five if may_bar_five(win, fouls, lines) => Threat::MaybeFoul,
        Threat::Five => Threat::Five,
        threat => foul_of(win, fouls, lines).unwrap_or(threat),
    }
}

/// The strongest that the lines make, leaving fouls out of account.
fn threat_of(lines: &Lines) -> Threat {
    let fours = lines.sum(LineClass::fours);
    let threes = lines.sum(LineClass::threes);
    let closed_threes = lines.count(|class| class == LineClass::ClosedThree);
    let developing = closed_threes + lines.count(LineClass::is_two);
    if lines.has(LineClass::Five) {
        Threat::Five
    } else if lines.has(LineClass::OpenFour) || fours >= 2 {
        Threat::OpenFour
    } else if fours == 1 {
        [Threat::Four, Threat::FourPlus, Threat::FourThree]
            [if threes > 0 { 2 } else { usize::from(developing > 0) }]
    } else if threes >= 2 {
        Threat::DoubleThree
    } else if threes == 1 {
        if developing > 0 { Threat::ThreePlus } else { Threat::Three }
    } else if developing >= 2 {
        Threat::Fork
    } else if closed_threes == 1 {
        Threat::ClosedThree
    } else if developing == 1 {
        Threat::Two
    } else {
        Threat::Nothing
    }
}

/// Whether the threes beside a five may make it a foul.
fn may_bar_five(win: WinLength, fouls: FoulSet, lines: &Lines) -> bool {
    fouls.has(FoulRule::FiveThreeThree) && possible_threes(win, lines) >= 2
}

/// The most threes that the lines can hold: where five or more wins, a line that is a four can hide one.
fn possible_threes(win: WinLength, lines: &Lines) -> u32 {
    let hidden = if win == WinLength::FiveOrMore { lines.sum(LineClass::fours) } else { 0 };
    lines.sum(LineClass::threes) + hidden
}

/// Whether a stone that is no five is a foul, as far as the classes tell. Where five or more wins, a line that
/// is a four can hide a three and an open four can be two fours, so such points are only doubtful.
fn foul_of(win: WinLength, fouls: FoulSet, lines: &Lines) -> Option<Threat> {
    let certain_fours = lines.sum(LineClass::fours);
    let hidden = if win == WinLength::FiveOrMore { certain_fours } else { 0 };
    let threes = possible_threes(win, lines);
    let overline = fouls.has(FoulRule::Overline) && lines.has(LineClass::Overline);
    let open_four = fouls.has(FoulRule::OpenFour) && lines.has(LineClass::OpenFour);
    let double_four = fouls.has(FoulRule::DoubleFour) && certain_fours >= 2;
    let bars_threes =
        [FoulRule::DoubleThree, FoulRule::DoubleThreeWithoutFour, FoulRule::FourThreeThree]
            .into_iter()
            .any(|rule| fouls.has(rule));
    let doubtful_four = fouls.has(FoulRule::DoubleFour) && certain_fours + hidden >= 2;
    if overline || open_four || double_four {
        Some(Threat::Foul)
    } else if (bars_threes && threes >= 2) || doubtful_four {
        Some(Threat::MaybeFoul)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_meaning_holds_its_threat_and_both_worths() {
        for (threat, worths) in [(Threat::Foul, (-4000, 3)), (Threat::Two, (7, -8191))] {
            let meaning = Meaning::of(threat, worths);
            assert_eq!(meaning.threat(), threat);
            assert_eq!((meaning.worth_to_move(), meaning.worth_waiting()), worths);
        }
        assert_eq!(Meaning::of(Threat::Five, (9999, 0)).worth_to_move(), 8191);
    }
}

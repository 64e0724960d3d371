//! What the four lines of a point mean together, for one side.

use std::sync::{Mutex, PoisonError};

use narabe_rules::{FoulRule, FoulSet};

use super::WinLength;
use crate::Threat;
use crate::heap::filled;
use crate::line::LineClass;

/// The number of contents of four lines of sixteen classes each.
const POINTS: usize = 1 << 16;

/// The threat that every four lines make, packed into four bits each.
#[derive(Debug)]
pub(crate) struct PointTable {
    threats: Box<[Threat; POINTS]>,
}

impl PointTable {
    /// The table for a side that wins by `win` and must not make `fouls`.
    pub(crate) fn of(win: WinLength, fouls: FoulSet) -> &'static Self {
        type Known = Vec<(WinLength, FoulSet, &'static PointTable)>;
        static TABLES: Mutex<Known> = Mutex::new(Vec::new());
        let mut tables = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
        let known = tables.iter().find(|known| (known.0, known.1) == (win, fouls));
        if let Some(known) = known {
            return known.2;
        }
        // There are a few rule sets, so a few tables, and they are wanted as long as the program runs.
        let table: &'static Self = Box::leak(Box::new(Self::build(win, fouls)));
        tables.push((win, fouls, table));
        table
    }

    /// The threat of these lines.
    #[inline]
    pub(crate) fn threat(&self, lines: u16) -> Threat {
        self.threats[usize::from(lines)]
    }

    fn build(win: WinLength, fouls: FoulSet) -> Self {
        let mut threats: Box<[_; POINTS]> = filled(Threat::Nothing);
        for (lines, threat) in (0..=u16::MAX).zip(threats.iter_mut()) {
            *threat = meaning(win, fouls, &Lines(LineClass::unpack(lines)));
        }
        Self { threats }
    }
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

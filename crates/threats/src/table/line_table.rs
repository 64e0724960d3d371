//! The table of all windows of one win rule.

use std::sync::OnceLock;

use super::{LineFacts, WinLength};
use crate::heap::filled;
use crate::line::{Content, LineClass, POWERS, SLOTS, WINDOWS};

/// The facts of every window. The class alone is kept apart, small and hot; its array is as long as the type
/// of its index, so that looking up needs no check.
#[derive(Debug)]
pub(crate) struct LineTable {
    classes: Box<[LineClass; 1 << 16]>,
    facts: Box<[LineFacts]>,
}

impl LineTable {
    /// The table of this win rule.
    pub(crate) fn of(win: WinLength) -> &'static Self {
        static FIVE_OR_MORE: OnceLock<LineTable> = OnceLock::new();
        static EXACTLY_FIVE: OnceLock<LineTable> = OnceLock::new();
        match win {
            WinLength::FiveOrMore => FIVE_OR_MORE.get_or_init(|| Self::build(win)),
            WinLength::ExactlyFive => EXACTLY_FIVE.get_or_init(|| Self::build(win)),
        }
    }

    /// The class of the line with this window.
    #[inline]
    pub(crate) fn class(&self, window: u16) -> LineClass {
        self.classes[usize::from(window)]
    }

    /// All that is known of the line with this window.
    #[inline]
    pub(crate) fn facts(&self, window: u16) -> LineFacts {
        self.facts[usize::from(window)]
    }

    /// One more own stone makes a window with a higher number, so every window is met after all that can
    /// come of it. Of two that mirror each other one is worked out.
    fn build(win: WinLength) -> Self {
        let empty =
            LineFacts { class: LineClass::Dead, fours: 0, threes: 0, fives: 0, straights: 0 };
        let mut facts = vec![empty; WINDOWS].into_boxed_slice();
        let mut classes = filled(LineClass::Dead);
        for window in (0..WINDOWS as u16).rev() {
            let contents = Content::of_window(window);
            let mirrored = mirror(contents);
            let entry = if mirrored > window {
                facts[usize::from(mirrored)].mirrored()
            } else {
                let mut entry = LineFacts::of(win, contents);
                if entry.class == LineClass::Dead {
                    entry.class = weak_class(&classes, window, contents);
                }
                entry
            };
            classes[usize::from(window)] = entry.class;
            facts[usize::from(window)] = entry;
        }
        Self { classes, facts }
    }
}

/// The number of the window with these contents read from the other end.
fn mirror(contents: [Content; SLOTS]) -> u16 {
    contents.into_iter().fold(0, |number, content| number * 3 + content as u16)
}

/// The class of a line below a three, by what one more stone makes of it.
fn weak_class(
    classes: &[LineClass; 1 << 16],
    window: u16,
    contents: [Content; SLOTS],
) -> LineClass {
    let mut best = LineClass::Dead;
    let mut ways_to_three = 0;
    for slot in (0..SLOTS).filter(|slot| contents[*slot] == Content::Empty) {
        let next = classes[usize::from(window + POWERS[slot])];
        best = best.max(one_stone_weaker(next));
        ways_to_three += u32::from(next.threes() > 0);
    }
    match (best, ways_to_three) {
        (LineClass::NarrowTwo, 3) => LineClass::Two,
        (LineClass::NarrowTwo, 4..) => LineClass::WideTwo,
        _ => best,
    }
}

/// The class that becomes `next` by one more stone. A line that could become a five at once would not be
/// weak, and an overline is worth nothing.
const fn one_stone_weaker(next: LineClass) -> LineClass {
    match next {
        LineClass::Dead | LineClass::Overline | LineClass::ClosedOne | LineClass::One => {
            LineClass::Dead
        }
        LineClass::ClosedTwo => LineClass::ClosedOne,
        LineClass::NarrowTwo | LineClass::Two | LineClass::WideTwo => LineClass::One,
        LineClass::ClosedThree => LineClass::ClosedTwo,
        LineClass::Three | LineClass::WideThree | LineClass::TwoThrees => LineClass::NarrowTwo,
        LineClass::Four | LineClass::DoubleFour | LineClass::OpenFour | LineClass::Five => {
            LineClass::ClosedThree
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::slot_of;

    /// The window of a line drawn as `X` own, `O` blocked, `.` empty, with `*` for the stone that is put.
    fn window(drawn: &str) -> u16 {
        let stone = drawn.find('*').unwrap() as i32;
        let content = |offset: i32| match drawn.as_bytes().get((stone + offset) as usize) {
            Some(b'X') => Content::Own,
            Some(b'.') => Content::Empty,
            _ => Content::Blocked,
        };
        let digit = |offset| POWERS[slot_of(offset)] * content(offset) as u16;
        (-5..=5).filter(|offset| *offset != 0).map(digit).sum()
    }

    #[test]
    fn lines_have_the_classes_of_their_definitions() {
        use LineClass as C;
        for (drawn, free, exact) in [
            ("XX*XX", C::Five, C::Five),
            ("XXX*XX", C::Five, C::Overline),
            (".XX*X.", C::OpenFour, C::OpenFour),
            ("OXX*X.", C::Four, C::Four),
            ("OXX*XO", C::Dead, C::Dead),
            ("X.XX*.X", C::DoubleFour, C::DoubleFour),
            ("XXX.*.XXX", C::DoubleFour, C::DoubleFour),
            ("XX.*X.XX", C::DoubleFour, C::DoubleFour),
            ("X.XX*.", C::Four, C::Four),
            (".XX*X.X", C::OpenFour, C::Four),
            (".X*X..", C::Three, C::Three),
            ("..X*X..", C::WideThree, C::WideThree),
            ("O.X*X..", C::Three, C::Three),
            ("O.X*X.O", C::ClosedThree, C::ClosedThree),
            (".XX.*.", C::Three, C::Three),
            (".XX.*.XX.", C::TwoThrees, C::ClosedThree),
            (".XX.*X.", C::Four, C::Four),
            ("....X*....", C::WideTwo, C::WideTwo),
            ("....*....", C::One, C::One),
            ("O...*...O", C::One, C::One),
            ("O..*..O", C::ClosedOne, C::ClosedOne),
            ("O.X*..O", C::ClosedTwo, C::ClosedTwo),
            ("O.*..O", C::Dead, C::Dead),
        ] {
            let of = |win| LineTable::of(win).class(window(drawn));
            assert_eq!(of(WinLength::FiveOrMore), free, "{drawn} where five or more wins");
            assert_eq!(of(WinLength::ExactlyFive), exact, "{drawn} where exactly five wins");
        }
    }

    #[test]
    fn a_line_reads_the_same_from_both_ends() {
        for win in [WinLength::FiveOrMore, WinLength::ExactlyFive] {
            let table = LineTable::of(win);
            for number in 0..WINDOWS as u16 {
                let contents = Content::of_window(number);
                let digit = |slot: usize| contents[slot] as u16;
                let mirrored = (0..SLOTS).map(|slot| digit(slot) * POWERS[SLOTS - 1 - slot]).sum();
                assert_eq!(table.class(number), table.class(mirrored), "window {number}");
            }
        }
    }

    #[test]
    fn exact_five_never_has_a_four_and_a_three_or_two_threes_on_one_line() {
        let table = LineTable::of(WinLength::ExactlyFive);
        for number in 0..WINDOWS as u16 {
            let facts = table.facts(number);
            assert!(facts.fours == 0 || facts.threes == 0 || facts.class == LineClass::Five);
            assert!(facts.threes <= 1, "window {number}");
        }
    }
}

//! The board with all line patterns of both colours, kept up to date stone by stone.
//!
//! For every point, direction and colour the board keeps the number of the window of ten neighbours. A stone
//! changes one digit in the windows of the forty points around it; two look-ups turn a window into the class
//! of the line and the four lines of a point into its threat. Undoing is the same with the opposite sign.

use narabe_rules::{ByColor, Color, Extent, Rules, Setup, stone_key};

use crate::heap::filled;
use crate::line::{DIRECTIONS, POWERS, REACH, slot_of};
use crate::spot::SPOTS;
use crate::table::{LineTable, Meaning, PointTable, WinLength};
use crate::undo::{Change, Undo};
use crate::worth::{GRAIN, Kind, standing};
use crate::{LineClass, Spot, SpotSet, Threat, values};

/// Rules that line patterns cannot express.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line patterns do not know the rules of {id}")]
pub struct Unsupported {
    /// The rule set.
    pub id: &'static str,
}

/// Stones, and for every empty point what a stone of either colour on it would make.
#[derive(Clone, Debug)]
pub struct ThreatBoard {
    pub(crate) rules: Rules,
    lines: u8,
    reach: usize,
    /// Where a stone is own to both colours.
    common: Option<Spot>,
    pub(crate) sides: ByColor<Side>,
    cells: Box<[Cell; SPOTS]>,
    tallies: ByColor<Tally>,
    undo: Undo,
    stones: u32,
    key: u64,
}

/// The tables of a colour.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Side {
    pub(crate) line_table: &'static LineTable,
    point_table: &'static PointTable,
}

/// What is kept for one point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cell {
    /// For each direction Black's window in the low half and White's in the high half. Neither half ever
    /// overflows, so both change by one addition.
    windows: [u32; 4],
    /// In the same halves the classes of the four lines, four bits each; stale while a stone is here.
    lines: u32,
    stone: Option<Color>,
}

/// What is kept for one colour: where its threats are, and the sum of its prospects.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Tally {
    spots: [SpotSet; Threat::COUNT],
    sums: Sums,
}

/// What is counted and added up for one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sums {
    counts: [u16; Threat::COUNT],
    /// What the prospects are worth when the colour is to move, …
    to_move: i32,
    /// … and when it waits.
    waiting: i32,
}

const NO_CELL: Cell = Cell { windows: [0; 4], lines: 0, stone: None };

impl ThreatBoard {
    /// An empty board for these rules.
    ///
    /// # Errors
    /// When the rules are not a matter of lines on a square board: the endless sheet, captures, and Caro's
    /// blocked fives.
    pub fn new(rules: &Rules) -> Result<Self, Unsupported> {
        let unsupported = Unsupported { id: rules.id };
        let lines = rules.extent.lines().ok_or(unsupported)?;
        let lengths = lengths(rules).ok_or(unsupported)?;
        let fouls = rules.terms.fouls;
        let side = |color: Color| Side {
            line_table: LineTable::of(lengths[color]),
            point_table: PointTable::of(lengths[color], fouls[color], fouls[color.other()]),
        };
        let exact = Color::ALL.iter().any(|color| lengths[*color] == WinLength::ExactlyFive);
        let mut board = Self {
            rules: rules.clone(),
            lines,
            // The outermost neighbours only tell whether a row of five would be longer.
            reach: if exact { REACH } else { REACH - 1 },
            common: rules.terms.common_stone.then(|| Spot::of(rules.extent.centre())),
            sides: ByColor::new(side(Color::Black), side(Color::White)),
            cells: filled(NO_CELL),
            tallies: ByColor::new(Tally::new(), Tally::new()),
            undo: Undo::default(),
            stones: 0,
            key: 0,
        };
        board.block_edges();
        Ok(board)
    }

    /// The board of a set-up.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn from_setup(setup: &Setup) -> Result<Self, Unsupported> {
        let mut board = Self::new(&setup.rules)?;
        for (point, color) in setup.board.stones() {
            board.place(Spot::of(point), color);
        }
        Ok(board)
    }

    /// The rules of the board.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The stone on `spot`.
    #[inline]
    pub const fn stone(&self, spot: Spot) -> Option<Color> {
        self.cells[spot.index()].stone
    }

    /// Every spot of the board.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        Extent::Square(self.lines).points().map(Spot::of)
    }

    /// The number of stones on the board.
    pub const fn stone_count(&self) -> u32 {
        self.stones
    }

    /// The number of empty points.
    pub const fn empty_count(&self) -> u32 {
        self.lines as u32 * self.lines as u32 - self.stones
    }

    /// The Zobrist key of the stones, the same as that of [`narabe_rules::Board`].
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The number of empty points where a stone of `color` makes `threat`.
    #[inline]
    pub const fn count(&self, color: Color, threat: Threat) -> u32 {
        self.tally(color).sums.counts[threat as usize] as u32
    }

    /// The empty points where a stone of `color` makes `threat`.
    #[inline]
    pub const fn threatening(&self, color: Color, threat: Threat) -> &SpotSet {
        &self.tally(color).spots[threat as usize]
    }

    /// The empty points where a stone of either colour makes anything that can become a threat.
    pub fn promising(&self) -> SpotSet {
        let mut spots = SpotSet::EMPTY;
        for threat in Threat::ALL.into_iter().filter(|threat| *threat > Threat::Nothing) {
            for color in Color::ALL {
                spots.unite(self.threatening(color, threat));
            }
        }
        spots
    }

    /// What a stone of `color` on the empty `spot` makes.
    #[inline]
    pub fn threat(&self, color: Color, spot: Spot) -> Threat {
        self.meaning(color, spot).threat()
    }

    /// The kind of side that `color` is.
    pub(crate) const fn kind(&self, color: Color) -> Kind {
        match color {
            Color::Black => self.sides.black.point_table.kind(),
            Color::White => self.sides.white.point_table.kind(),
        }
    }

    #[inline]
    fn meaning(&self, color: Color, spot: Spot) -> Meaning {
        self.sides[color].point_table.meaning(self.packed_lines(color, spot))
    }

    /// The place of a stone of `color` on the empty `spot` in an order of moves, higher is earlier.
    #[inline]
    pub fn order(&self, color: Color, spot: Spot) -> i32 {
        values::order(self.threat(color, spot), self.line_classes(color, spot))
    }

    /// How good the position is for `color`, which is to move.
    #[inline]
    pub fn evaluation(&self, color: Color) -> i32 {
        let prospects = self.tally(color).sums.to_move - self.tally(color.other()).sums.waiting;
        let standing = self.sides[color].point_table.standing(standing(self, color));
        (prospects + standing) / GRAIN
    }

    /// The classes of the four lines of the empty `spot`.
    pub fn line_classes(&self, color: Color, spot: Spot) -> [LineClass; 4] {
        LineClass::unpack(self.packed_lines(color, spot))
    }

    /// Puts a stone on an empty spot.
    pub fn place(&mut self, spot: Spot, color: Color) {
        debug_assert!(self.stone(spot).is_none(), "{} is occupied", spot.point());
        let sums = ByColor::new(self.tallies.black.sums, self.tallies.white.sums);
        self.undo.begin(spot, sums);
        for side in Color::ALL {
            let meaning = self.meaning(side, spot);
            self.tallies[side].strike_off(spot, meaning);
        }
        self.cells[spot.index()].stone = Some(color);
        self.stones += 1;
        self.key ^= stone_key(spot.point(), color);
        self.shift_windows::<true>(spot, self.digit(spot, color));
    }

    /// Takes the stone from an occupied spot. The stone that was put last is taken back fastest.
    pub fn remove(&mut self, spot: Spot) {
        let Some(color) = self.cells[spot.index()].stone.take() else {
            debug_assert!(false, "{} is empty", spot.point());
            return;
        };
        self.stones -= 1;
        self.key ^= stone_key(spot.point(), color);
        let digit = self.digit(spot, color).wrapping_neg();
        if self.undo.is_last(spot) {
            self.shift_windows::<false>(spot, digit);
            self.take_back(spot);
        } else {
            self.shift_windows::<true>(spot, digit);
            self.undo.forget();
            let cell = &mut self.cells[spot.index()];
            cell.lines = classify(&self.sides, cell.windows);
            self.note(spot);
        }
    }

    /// Gives every point that the last stone changed what it was before, and the sums too.
    fn take_back(&mut self, spot: Spot) {
        let point_tables = [self.sides.black.point_table, self.sides.white.point_table];
        let tallies = [&mut self.tallies.black, &mut self.tallies.white];
        let lines = self.cells[spot.index()].lines;
        for ((tally, table), color) in tallies.into_iter().zip(point_tables).zip(Color::ALL) {
            for change in self.undo.last_changes() {
                let threat = |lines| table.meaning(half(lines, color)).threat();
                let (now, before) = (threat(change.after), threat(change.before));
                tally.spots[now as usize].remove(change.spot);
                tally.spots[before as usize].insert(change.spot);
            }
            tally.spots[table.meaning(half(lines, color)).threat() as usize].insert(spot);
        }
        for change in self.undo.last_changes() {
            self.cells[change.spot.index()].lines = change.before;
        }
        if let Some(sums) = self.undo.end() {
            self.tallies.black.sums = sums.black;
            self.tallies.white.sums = sums.white;
        }
    }

    /// The digit of a stone of `color` on `spot` in the windows of its neighbours.
    fn digit(&self, spot: Spot, color: Color) -> u32 {
        if self.common == Some(spot) { COMMON } else { digit_of_stone(color) }
    }

    /// Notes what an empty spot is worth to both sides.
    fn note(&mut self, spot: Spot) {
        for side in Color::ALL {
            let meaning = self.meaning(side, spot);
            self.tallies[side].enlist(spot, meaning);
        }
    }

    #[inline]
    pub(crate) fn window(&self, color: Color, spot: Spot, direction: usize) -> u16 {
        half(self.cells[spot.index()].windows[direction], color)
    }

    #[inline]
    fn packed_lines(&self, color: Color, spot: Spot) -> u16 {
        half(self.cells[spot.index()].lines, color)
    }

    #[inline]
    const fn tally(&self, color: Color) -> &Tally {
        match color {
            Color::Black => &self.tallies.black,
            Color::White => &self.tallies.white,
        }
    }

    /// Blocks the neighbours that are not on the board, and notes what every point is worth on the empty one.
    fn block_edges(&mut self) {
        for spot in self.spots() {
            let cell = &mut self.cells[spot.index()];
            for (direction, window) in DIRECTIONS.into_iter().zip(&mut cell.windows) {
                let extent = Extent::Square(self.lines);
                let off = |offset: &i32| !extent.contains(spot.point().step(direction, *offset));
                let reach = REACH as i32;
                let offsets = (-reach..=reach).filter(|offset| *offset != 0).filter(off);
                *window = offsets.map(|offset| EDGE * u32::from(POWERS[slot_of(offset)])).sum();
            }
            cell.lines = classify(&self.sides, cell.windows);
            self.note(spot);
        }
    }

    /// Adds `digit` to the windows of the neighbours of `spot`, in the slot in which each of them sees it, and
    /// `UPDATES` what they mean.
    fn shift_windows<const UPDATES: bool>(&mut self, spot: Spot, digit: u32) {
        let point = spot.point();
        let last = i32::from(self.lines) - 1;
        let (left, right) = (point.x, last - point.x);
        let (below, above) = (point.y, last - point.y);
        let reach = self.reach;
        let near = |a: i32, b: i32| reach.min(a as usize).min(b as usize);
        let mut shift = Shift::of(self, digit);
        shift.along::<0, UPDATES>(spot, near(left, left), near(right, right));
        shift.along::<1, UPDATES>(spot, near(below, below), near(above, above));
        shift.along::<2, UPDATES>(spot, near(left, below), near(right, above));
        shift.along::<3, UPDATES>(spot, near(left, above), near(right, below));
    }
}

/// A change of windows under way: the parts of the board that it needs, side by side.
struct Shift<'a> {
    cells: &'a mut [Cell; SPOTS],
    tallies: [&'a mut Tally; 2],
    line_tables: [&'static LineTable; 2],
    point_tables: [&'static PointTable; 2],
    undo: &'a mut Undo,
    digit: u32,
}

impl<'a> Shift<'a> {
    const fn of(board: &'a mut ThreatBoard, digit: u32) -> Self {
        let ThreatBoard { cells, tallies, sides, undo, .. } = board;
        let (black, white) = (sides.black, sides.white);
        Self {
            cells,
            tallies: [&mut tallies.black, &mut tallies.white],
            line_tables: [black.line_table, white.line_table],
            point_tables: [black.point_table, white.point_table],
            undo,
            digit,
        }
    }

    /// Shifts the windows of the neighbours along one direction: so many behind, so many ahead.
    #[inline(always)]
    fn along<const DIRECTION: usize, const UPDATES: bool>(
        &mut self,
        spot: Spot,
        behind: usize,
        ahead: usize,
    ) {
        let step = |steps: i32| spot.step(DIRECTIONS[DIRECTION], steps);
        for between in 0..ahead {
            self.window::<DIRECTION, UPDATES>(step(between as i32 + 1), REACH - 1 - between);
        }
        for between in 0..behind {
            self.window::<DIRECTION, UPDATES>(step(-(between as i32) - 1), REACH + between);
        }
    }

    /// Adds the digit in `slot` of one window, and updates the threats of its point if it is empty.
    #[inline(always)]
    fn window<const DIRECTION: usize, const UPDATES: bool>(&mut self, spot: Spot, slot: usize) {
        let cell = &mut self.cells[spot.index()];
        let added = self.digit.wrapping_mul(u32::from(POWERS[slot]));
        let window = cell.windows[DIRECTION].wrapping_add(added);
        cell.windows[DIRECTION] = window;
        if !UPDATES || cell.stone.is_some() {
            return;
        }
        let class =
            |color: Color| self.line_tables[color as usize].class(half(window, color)) as u32;
        let shift = 4 * DIRECTION as u32;
        let before = cell.lines;
        let classes = class(Color::Black) | class(Color::White) << 16;
        let after = before & !(0x000f_000f << shift) | classes << shift;
        if before == after {
            return;
        }
        cell.lines = after;
        self.undo.note(Change { spot, before, after });
        for color in Color::ALL {
            let (before, after) = (half(before, color), half(after, color));
            if before != after {
                let table = self.point_tables[color as usize];
                let tally = &mut *self.tallies[color as usize];
                tally.change(spot, table.meaning(before), table.meaning(after));
            }
        }
    }
}

impl PartialEq for ThreatBoard {
    fn eq(&self, other: &Self) -> bool {
        let unlike = |spot: &Spot| {
            let (mine, theirs) = (self.cells[spot.index()], other.cells[spot.index()]);
            mine.stone != theirs.stone
                || mine.windows != theirs.windows
                || (mine.stone.is_none() && mine.lines != theirs.lines)
        };
        self.rules == other.rules
            && self.tallies == other.tallies
            && (self.stones, self.key) == (other.stones, other.key)
            && !self.spots().any(|spot| unlike(&spot))
    }
}

impl Eq for ThreatBoard {}

impl Tally {
    const fn new() -> Self {
        let sums = Sums { counts: [0; Threat::COUNT], to_move: 0, waiting: 0 };
        Self { spots: [SpotSet::EMPTY; Threat::COUNT], sums }
    }

    #[inline]
    fn change(&mut self, spot: Spot, before: Meaning, after: Meaning) {
        let sums = &mut self.sums;
        sums.to_move += after.worth_to_move() - before.worth_to_move();
        sums.waiting += after.worth_waiting() - before.worth_waiting();
        let (before, after) = (before.threat() as usize, after.threat() as usize);
        if before != after {
            self.spots[before].remove(spot);
            self.sums.counts[before] -= 1;
            self.spots[after].insert(spot);
            self.sums.counts[after] += 1;
        }
    }

    fn enlist(&mut self, spot: Spot, meaning: Meaning) {
        self.sums.to_move += meaning.worth_to_move();
        self.sums.waiting += meaning.worth_waiting();
        self.spots[meaning.threat() as usize].insert(spot);
        self.sums.counts[meaning.threat() as usize] += 1;
    }

    fn strike_off(&mut self, spot: Spot, meaning: Meaning) {
        self.sums.to_move -= meaning.worth_to_move();
        self.sums.waiting -= meaning.worth_waiting();
        self.spots[meaning.threat() as usize].remove(spot);
        self.sums.counts[meaning.threat() as usize] -= 1;
    }
}

/// The digit of the edge in a pair of windows: blocked to both.
const EDGE: u32 = 2 << 16 | 2;

/// The digit of the common stone: own to both.
const COMMON: u32 = 1 << 16 | 1;

/// The digit of a stone in a pair of windows: own to its colour, blocked to the other.
const fn digit_of_stone(color: Color) -> u32 {
    match color {
        Color::Black => 2 << 16 | 1,
        Color::White => 1 << 16 | 2,
    }
}

#[inline]
const fn half(windows: u32, color: Color) -> u16 {
    match color {
        Color::Black => windows as u16,
        Color::White => (windows >> 16) as u16,
    }
}

/// The classes of a point's four lines, packed, for both colours.
fn classify(sides: &ByColor<Side>, windows: [u32; 4]) -> u32 {
    let class =
        |color: Color, window: u32| sides[color].line_table.class(half(window, color)) as u32;
    let both = |window| class(Color::Black, window) | class(Color::White, window) << 16;
    (0..4).map(|direction| both(windows[direction]) << (4 * direction)).sum()
}

/// How long a row of each colour must be; `None` when that is not all that matters.
fn lengths(rules: &Rules) -> Option<ByColor<WinLength>> {
    if rules.terms.capture_pairs.is_some() {
        return None;
    }
    let length = |color: Color| WinLength::of(rules.terms.wins[color]);
    Some(ByColor::new(length(Color::Black)?, length(Color::White)?))
}

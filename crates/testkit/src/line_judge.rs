//! A second judge, written from the definitions in another way than `narabe_rules`: it looks at each line as
//! text and finds fours and threes as windows of it, where the first one fills points and measures rows.
//!
//! It knows rows of five and the three fouls of renju. It is slow and only there to disagree.

use std::collections::BTreeSet;

use narabe_rules::{
    Board, Color, Direction, FoulRule, MAX_LINES, Point, Rules, ShapeKind, WinRule,
};

/// How far from the stone a line is looked at: to the edge of any board.
const REACH: i32 = MAX_LINES as i32;

/// A judge of one colour's stones on one board.
#[derive(Clone, Debug)]
pub struct LineJudge {
    rules: Rules,
    color: Color,
    board: Board,
}

/// What the line judge says of a stone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineVerdict {
    /// `five`, `legal`, or the name of a foul.
    pub name: &'static str,
    /// The shapes of the foul, when it is one.
    pub shapes: BTreeSet<LineShape>,
    /// How many stones deep it had to imagine, one after another.
    pub depth: usize,
}

/// A shape of a foul.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineShape {
    /// What it is.
    pub kind: ShapeKind,
    /// Its stones, ordered.
    pub stones: Vec<Point>,
    /// Its completing points, ordered.
    pub completes: Vec<Point>,
}

/// A point as a line shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Own,
    Empty,
    /// An enemy stone or the edge.
    Closed,
}

impl LineJudge {
    /// A judge of the stones of `color`.
    ///
    /// # Panics
    /// When the rules have fouls or winning rows that this judge does not know.
    pub fn new(rules: &Rules, board: &Board, color: Color) -> Self {
        let known = [WinRule::ExactlyFive, WinRule::FiveOrMore].contains(&rules.terms.wins[color]);
        let strange =
            [FoulRule::FourThreeThree, FoulRule::DoubleThreeWithoutFour, FoulRule::OpenFour];
        let fouls = rules.terms.fouls[color];
        assert!(known && !strange.iter().any(|rule| fouls.has(*rule)), "unknown to this judge");
        Self { rules: rules.clone(), color, board: board.clone() }
    }

    /// What a stone on the empty `point` would be.
    pub fn judge(&self, point: Point) -> LineVerdict {
        self.judge_within(point, usize::MAX)
    }

    /// The same, but trusting every three when `levels` stones have been imagined: what a checker says that
    /// looks no deeper.
    pub fn judge_within(&self, point: Point, levels: usize) -> LineVerdict {
        let lines = Direction::ALL.map(|direction| self.line(point, direction));
        let rows = lines.each_ref().map(Line::row_through_the_middle);
        let exactly = self.rules.terms.wins[self.color] == WinRule::ExactlyFive;
        let fouls = self.rules.terms.fouls[self.color];
        if rows.iter().any(|row| row.len() == 5 || (!exactly && row.len() > 5)) {
            return verdict("five", BTreeSet::new(), 0);
        }
        let overlines: BTreeSet<LineShape> = rows
            .into_iter()
            .filter(|row| row.len() >= 6)
            .map(|stones| LineShape { kind: ShapeKind::Overline, stones, completes: Vec::new() })
            .collect();
        if fouls.has(FoulRule::Overline) && !overlines.is_empty() {
            return verdict("overline", overlines, 0);
        }
        let fours: BTreeSet<LineShape> = lines.iter().flat_map(Line::fours).collect();
        if fouls.has(FoulRule::DoubleFour) && fours.len() >= 2 {
            return verdict("double-four", fours, 0);
        }
        if fouls.has(FoulRule::DoubleThree) {
            return self.judge_threes(point, lines.iter().flat_map(Line::threes).collect(), levels);
        }
        verdict("legal", BTreeSet::new(), 0)
    }

    /// How many levels a checker must look deep to say the truth about this point, and still say it when it
    /// looks deeper.
    pub fn depth_of_truth(&self, point: Point) -> usize {
        let truth = self.judge(point);
        let wrong = |levels: &usize| self.judge_within(point, *levels).name != truth.name;
        (0..truth.depth).rev().find(wrong).map_or(0, |levels| levels + 1)
    }

    fn judge_threes(
        &self,
        point: Point,
        threes: BTreeSet<LineShape>,
        levels: usize,
    ) -> LineVerdict {
        if threes.len() < 2 || levels == 0 {
            let name = if threes.len() < 2 { "legal" } else { "double-three" };
            return verdict(name, BTreeSet::new(), 0);
        }
        let next = Self { board: self.board.with(point, self.color), ..self.clone() };
        let mut depth = 0;
        let mut real = BTreeSet::new();
        for mut three in threes {
            three.completes.retain(|at| {
                let after = next.judge_within(*at, levels - 1);
                depth = depth.max(after.depth + 1);
                after.name == "legal"
            });
            real.extend((!three.completes.is_empty()).then_some(three));
        }
        match real.len() {
            0 | 1 => verdict("legal", BTreeSet::new(), depth),
            _ => verdict("double-three", real, depth),
        }
    }

    /// The line through `point`, which is in the middle and shown as an own stone.
    fn line(&self, point: Point, direction: Direction) -> Line {
        let sign = |at| match self.board.get(at) {
            _ if at == point => Sign::Own,
            Some(color) if color == self.color => Sign::Own,
            None if self.board.is_empty_at(at) => Sign::Empty,
            _ => Sign::Closed,
        };
        let points = (-REACH..=REACH).map(|steps| point.step(direction, steps));
        Line(points.map(|at| (at, sign(at))).collect())
    }
}

/// The points of a line with what they show; the stone that is judged is the middle one.
struct Line(Vec<(Point, Sign)>);

impl Line {
    const MIDDLE: usize = REACH as usize;

    /// The unbroken row that the middle stone stands in.
    fn row_through_the_middle(&self) -> Vec<Point> {
        let own = |cell: &&(Point, Sign)| cell.1 == Sign::Own;
        let behind = self.0[..Self::MIDDLE].iter().rev().take_while(own);
        let ahead = self.0[Self::MIDDLE..].iter().take_while(own);
        let mut row: Vec<Point> = behind.chain(ahead).map(|cell| cell.0).collect();
        row.sort();
        row
    }

    /// Windows of five with four stones and no further stone beside them.
    fn fours(&self) -> Vec<LineShape> {
        self.windows(ShapeKind::Four, 5, |before, after| {
            before[1] != Sign::Own && after[0] != Sign::Own
        })
    }

    /// Windows of four with three stones, both neighbours empty and no stone beyond them.
    fn threes(&self) -> Vec<LineShape> {
        self.windows(ShapeKind::Three, 4, |before, after| {
            let open = before[1] == Sign::Empty && after[0] == Sign::Empty;
            open && before[0] != Sign::Own && after[1] != Sign::Own
        })
    }

    /// The windows of `length` cells around the middle with one of them empty, the others own stones, and
    /// neighbours (two before, two after) that `fits` accepts. Windows of the same stones are one shape.
    fn windows(
        &self,
        kind: ShapeKind,
        length: usize,
        fits: impl Fn(&[Sign], &[Sign]) -> bool,
    ) -> Vec<LineShape> {
        let mut shapes: Vec<LineShape> = Vec::new();
        let signs: Vec<Sign> = self.0.iter().map(|cell| cell.1).collect();
        for start in Self::MIDDLE + 1 - length..=Self::MIDDLE {
            let end = start + length;
            let of = |wanted| self.points_showing(start, end, wanted);
            let (stones, empty) = (of(Sign::Own), of(Sign::Empty));
            let is_full = stones.len() == length - 1 && empty.len() == 1;
            if !is_full || !fits(&signs[start - 2..start], &signs[end..end + 2]) {
                continue;
            }
            match shapes.iter_mut().find(|shape| shape.stones == stones) {
                Some(shape) => shape.completes.extend(empty),
                None => shapes.push(LineShape { kind, stones, completes: empty }),
            }
        }
        for shape in &mut shapes {
            shape.completes.sort();
        }
        shapes
    }

    fn points_showing(&self, start: usize, end: usize, sign: Sign) -> Vec<Point> {
        let cells = self.0[start..end].iter().filter(|cell| cell.1 == sign);
        let mut points: Vec<Point> = cells.map(|cell| cell.0).collect();
        points.sort();
        points
    }
}

const fn verdict(name: &'static str, shapes: BTreeSet<LineShape>, depth: usize) -> LineVerdict {
    LineVerdict { name, shapes, depth }
}

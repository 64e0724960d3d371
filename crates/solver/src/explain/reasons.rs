//! Why the answers to an attacking stone are forced, by the rules alone.

use narabe_rules::{Board, Color, Direction, Point, Rules, Verdict, judge};

use super::{Answer, Does, Four, Makes, Row, Step, Trap};
use crate::Proof;
use crate::verify::stones::{fives, fives_near, goes_on, is_foul, may_be_fours};

/// The rules and the sides of an attack.
#[derive(Clone, Copy)]
pub(super) struct Judge<'a> {
    pub(super) rules: &'a Rules,
    pub(super) attacker: Color,
    pub(super) rival: Color,
}

impl Judge<'_> {
    /// The row of the five that a stone would make.
    pub(super) fn five(self, board: &Board, color: Color, point: Point) -> Option<Vec<Point>> {
        match judge(self.rules, board, color, point) {
            Verdict::Five(row) => Some(row),
            Verdict::Foul(_) | Verdict::Legal => None,
        }
    }

    /// Fills in what the stone, which lies on the board and makes no five, threatens, and what can be answered.
    pub(super) fn look(self, board: &Board, proof: &Proof, step: &mut Step) {
        let completes = fives(self.rules, board, self.attacker);
        if completes.is_empty() {
            self.look_at_threat(board, step);
        } else {
            self.look_at_four(board, &completes, step);
        }
        let answer = |(point, rest): &(Point, Proof)| self.answer(board, *point, rest, &completes);
        step.answers = proof.answers.iter().map(answer).collect();
    }

    fn look_at_four(self, board: &Board, completes: &[Point], step: &mut Step) {
        step.rows = self.rows(board, completes);
        step.otherwise = completes.first().copied();
        let parry = completes[0];
        if completes.len() > 1 {
            let is_open = step.rows.iter().any(|row| row.completes.len() > 1);
            step.makes = if is_open { Makes::OpenFour } else { Makes::DoubleFour };
        } else if let Some(trap) = self.trap(board, parry) {
            step.makes = Makes::TrappingFour;
            step.traps = vec![trap];
        } else {
            let after = board.with(parry, self.rival);
            let threes = threes(step.stone, &self.winning_fours(&after));
            step.makes = if threes.is_empty() { Makes::Four } else { Makes::FourThree };
            step.rows.extend(threes);
        }
    }

    fn look_at_threat(self, board: &Board, step: &mut Step) {
        step.threats = self.winning_fours(board);
        step.rows = threes(step.stone, &step.threats);
        step.makes = match (step.rows.len(), step.line.is_empty()) {
            (0, true) => Makes::Threat,
            (0, false) => Makes::Quiet,
            (1, _) => Makes::Three,
            _ => Makes::DoubleThree,
        };
        let next = step.threats.first().map(|four| four.stone);
        step.otherwise = step.line.first().copied().or(next);
        if step.line.is_empty() {
            step.traps = self.traps_of_threat(board, &step.threats);
        }
    }

    /// The fours of the attacker's that cannot be parried, nobody having a five now.
    fn winning_fours(self, board: &Board) -> Vec<Four> {
        let stones = may_be_fours(self.rules, board, self.attacker).into_iter();
        stones.filter_map(|stone| self.winning_four(board, stone)).collect()
    }

    fn winning_four(self, board: &Board, stone: Point) -> Option<Four> {
        let after = match judge(self.rules, board, self.attacker, stone) {
            Verdict::Legal => board.with(stone, self.attacker),
            Verdict::Five(_) | Verdict::Foul(_) => return None,
        };
        let mut completes = fives_near(self.rules, &after, self.attacker, stone);
        completes.sort_unstable();
        completes.dedup();
        let wins = match completes[..] {
            [] => false,
            [parry] => is_foul(self.rules, &after, self.rival, parry),
            _ => true,
        };
        (wins && goes_on(self.rules, &after, self.rival)).then(|| Four {
            stone,
            rows: self.rows(&after, &completes),
            completes,
        })
    }

    /// The rows of four that these points complete.
    fn rows(self, board: &Board, completes: &[Point]) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        for point in completes {
            let five = self.five(board, self.attacker, *point).unwrap_or_default();
            let stones: Vec<Point> = five.into_iter().filter(|at| at != point).collect();
            match rows.iter_mut().find(|row| row.stones == stones) {
                Some(row) => row.completes.push(*point),
                None => rows.push(Row { stones, completes: vec![*point] }),
            }
        }
        rows
    }

    /// The foul that a stone of the rival's on `point` would be.
    fn trap(self, board: &Board, point: Point) -> Option<Trap> {
        match judge(self.rules, board, self.rival, point) {
            Verdict::Foul(foul) => Some(Trap { point, foul }),
            Verdict::Five(_) | Verdict::Legal => None,
        }
    }

    /// The points that would break all threats, and are fouls.
    fn traps_of_threat(self, board: &Board, threats: &[Four]) -> Vec<Trap> {
        let mut near: Vec<Point> = threats
            .iter()
            .flat_map(|four| four.completes.iter().copied().chain([four.stone]))
            .collect();
        near.sort_unstable();
        near.dedup();
        let traps = near.into_iter().filter_map(|point| self.trap(board, point));
        let breaks = |trap: &Trap| {
            let after = board.with(trap.point, self.rival);
            self.winning_fours(&after).is_empty()
        };
        traps.filter(breaks).collect()
    }

    fn answer(self, board: &Board, point: Point, rest: &Proof, completes: &[Point]) -> Answer {
        let after = board.with(point, self.rival);
        let fours = fives_near(self.rules, &after, self.rival, point);
        let does = if completes.contains(&point) {
            Does::Parries
        } else if fours.is_empty() {
            Does::Breaks
        } else {
            Does::MakesFour(fours)
        };
        Answer { point, does, reply: rest.stone, plies: rest.plies() }
    }
}

/// The threes of `stone` among what is threatened: rows that become a four with two ends, one a line.
fn threes(stone: Point, threats: &[Four]) -> Vec<Row> {
    let mut threes: Vec<(Direction, Row)> = Vec::new();
    for four in threats {
        let open = four.rows.iter().filter(|row| row.completes.len() > 1);
        for row in open.filter(|row| row.stones.contains(&stone)) {
            let Some(direction) = direction_of(&row.stones) else { continue };
            let stones = row.stones.iter().copied().filter(|at| *at != four.stone).collect();
            match threes.iter_mut().find(|(along, _)| *along == direction) {
                Some((_, three)) => three.completes.push(four.stone),
                None => threes.push((direction, Row { stones, completes: vec![four.stone] })),
            }
        }
    }
    threes.into_iter().map(|(_, three)| three).collect()
}

/// The direction of points on one line.
fn direction_of(points: &[Point]) -> Option<Direction> {
    let (first, last) = (points.first()?, points.last()?);
    let is_along = |direction: &Direction| {
        (1..=last.x.abs_diff(first.x).max(last.y.abs_diff(first.y)) as i32).any(|steps| {
            first.step(*direction, steps) == *last || last.step(*direction, steps) == *first
        })
    };
    Direction::ALL.into_iter().find(is_along)
}

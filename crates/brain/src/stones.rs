//! The stones that a manager has told of.

use narabe_game::{Game, Setting};
use narabe_protocol::Owner;
use narabe_rules::{Board, Color, Extent, Point, Setup};

/// Stones in the order in which they were told, and whose turn it is.
#[derive(Clone, Debug)]
pub(crate) struct Stones {
    board: Board,
    order: Vec<(Point, Color)>,
    /// Points that hold stones of finished rows of a continuous game, which are nobody's any more.
    closed: Vec<Point>,
    to_move: Color,
}

/// A stone that cannot be, by the number of its line from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Twice(pub(crate) usize);

impl Stones {
    pub(crate) fn new(extent: Extent) -> Self {
        Self {
            board: Board::new(extent),
            order: Vec::new(),
            closed: Vec::new(),
            to_move: Color::Black,
        }
    }

    /// The stones of a list, the brain to move. Who has the first stone is Black, unless the numbers of stones say
    /// otherwise: where both have as many the brain is Black, where it has one less White.
    pub(crate) fn listed(extent: Extent, list: &[(Point, Owner)]) -> Result<Self, Twice> {
        let count = |wanted| list.iter().filter(|(_, owner)| *owner == wanted).count();
        let (own, rival) = (count(Owner::Own), count(Owner::Rival));
        let first = list.iter().find(|(_, owner)| *owner != Owner::Closed);
        let brain = if own == rival {
            Color::Black
        } else if own + 1 == rival {
            Color::White
        } else {
            first.map_or(Color::Black, |(_, owner)| {
                if *owner == Owner::Own { Color::Black } else { Color::White }
            })
        };
        let mut stones = Self::new(extent);
        for (number, (point, owner)) in list.iter().enumerate() {
            if !stones.is_empty_at(*point) {
                return Err(Twice(number));
            }
            match owner {
                Owner::Own => stones.put(*point, brain),
                Owner::Rival => stones.put(*point, brain.other()),
                Owner::Closed => stones.closed.push(*point),
            }
        }
        stones.to_move = brain;
        Ok(stones)
    }

    pub(crate) const fn extent(&self) -> Extent {
        self.board.extent()
    }

    pub(crate) const fn board(&self) -> &Board {
        &self.board
    }

    pub(crate) const fn to_move(&self) -> Color {
        self.to_move
    }

    /// The points of finished rows.
    pub(crate) fn closed(&self) -> &[Point] {
        &self.closed
    }

    /// The stones in their order.
    pub(crate) fn order(&self) -> impl Iterator<Item = Point> {
        self.order.iter().map(|(point, _)| *point)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.order.is_empty() && self.closed.is_empty()
    }

    pub(crate) fn is_empty_at(&self, point: Point) -> bool {
        self.board.is_empty_at(point) && !self.closed.contains(&point)
    }

    /// The points that hold nothing.
    pub(crate) fn empty_points(&self) -> impl Iterator<Item = Point> {
        self.board.empty_points().filter(|point| !self.closed.contains(point))
    }

    pub(crate) fn last(&self) -> Option<Point> {
        self.order.last().map(|(point, _)| *point)
    }

    /// Places a stone of the side to move on an empty point.
    pub(crate) fn place(&mut self, point: Point) {
        self.put(point, self.to_move);
        self.to_move = self.to_move.other();
    }

    /// The side to move does not place a stone.
    pub(crate) const fn pass(&mut self) {
        self.to_move = self.to_move.other();
    }

    /// Takes back the stone on `point`, or the last one; its side is to move then. `false` when there is none.
    pub(crate) fn take_back(&mut self, point: Option<Point>) -> bool {
        let Some(point) = point.or_else(|| self.last()) else { return false };
        let Some(color) = self.board.remove(point) else { return false };
        let was_last = self.last() == Some(point);
        self.order.retain(|(at, _)| *at != point);
        let after_last = self.order.last().map_or(Color::Black, |(_, last)| last.other());
        self.to_move = if was_last { color } else { after_last };
        true
    }

    /// The game of these stones from here on.
    pub(crate) fn game(&self, setting: &Setting) -> Game {
        let rules = setting.rules().clone();
        let setup = Setup { rules, board: self.board.clone(), to_move: self.to_move };
        Game::of_setup(setting, &setup)
    }

    /// Makes the stones of a finished row nobody's.
    pub(crate) fn close(&mut self, row: &[Point]) {
        for point in row {
            if self.board.remove(*point).is_some() {
                self.order.retain(|(at, _)| at != point);
                self.closed.push(*point);
            }
        }
    }

    fn put(&mut self, point: Point, color: Color) {
        if self.board.place(point, color).is_ok() {
            self.order.push((point, color));
        }
    }
}

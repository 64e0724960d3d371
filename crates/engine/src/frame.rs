//! Where the points of a game lie on the searchers' board: on a square board where they are, on the endless
//! sheet in a window as large as the largest board.

use narabe_game::Game;
use narabe_rules::{Board, Color, Direction, Extent, MAX_LINES, Point, Rules, winning_row};
use narabe_threats::Spot;

/// A square part of a game's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    lines: u8,
    /// The point of the game that is the lower left one of the frame.
    corner: Point,
}

/// A window in the middle of the stones keeps at least so many empty lines around them.
const MARGIN: i64 = 4;

impl Frame {
    /// The whole of a square board; on the endless sheet, where the game is decided or goes on.
    pub(crate) fn of(game: &Game) -> Self {
        match game.setting().rules().extent {
            Extent::Square(lines) => Self { lines, corner: Point::new(0, 0) },
            Extent::Endless => Self::around(focus(game)),
        }
    }

    const fn around(focus: Point) -> Self {
        let half = MAX_LINES as i32 / 2;
        let corner = Point::new(focus.x.wrapping_sub(half), focus.y.wrapping_sub(half));
        Self { lines: MAX_LINES, corner }
    }

    /// The frame as a board.
    pub(crate) const fn extent(self) -> Extent {
        Extent::Square(self.lines)
    }

    /// The rules on the board that the frame is.
    pub(crate) fn rules(self, game: &Game) -> Rules {
        Rules { extent: self.extent(), ..game.setting().rules().clone() }
    }

    /// The spot of a point of the game, when it is in the frame.
    pub(crate) fn spot(self, point: Point) -> Option<Spot> {
        let x = point.x.wrapping_sub(self.corner.x);
        let y = point.y.wrapping_sub(self.corner.y);
        let inside = Point::new(x, y);
        self.extent().contains(inside).then(|| Spot::of(inside))
    }

    /// The point of the game on which `spot` lies.
    pub(crate) const fn point(self, spot: Spot) -> Point {
        let inside = spot.point();
        Point::new(self.corner.x.wrapping_add(inside.x), self.corner.y.wrapping_add(inside.y))
    }

    /// Every spot of the frame.
    pub(crate) fn spots(self) -> impl Iterator<Item = Spot> {
        self.extent().points().map(Spot::of)
    }
}

/// The middle of the window: a five that the side to move can make or has to parry, else the middle of all
/// stones if they have room in one window, else the last stone.
fn focus(game: &Game) -> Point {
    let five_of = |color| five(game.setting().rules(), game.board(), color);
    let deciding = |color: Color| five_of(color).or_else(|| five_of(color.other()));
    let last = || game.moves().iter().rev().find_map(|one| one.point);
    let found = game.color_to_place().and_then(deciding).or_else(|| middle(game.board()));
    found.or_else(last).unwrap_or_else(|| game.setting().rules().extent.centre())
}

/// A point on which `color` would make a five.
fn five(rules: &Rules, board: &Board, color: Color) -> Option<Point> {
    let mut board = board.clone();
    let stones: Vec<Point> = board.stones_of(color).collect();
    let near = |stone: Point| {
        let along = move |direction| (-4..=4).map(move |steps| stone.step(direction, steps));
        Direction::ALL.into_iter().flat_map(along)
    };
    stones.into_iter().flat_map(near).find(|point| {
        let is_free = board.place(*point, color).is_ok();
        let wins = is_free && winning_row(rules, &board, color, *point).is_some();
        if is_free {
            board.remove(*point);
        }
        wins
    })
}

/// The middle of all stones, if a window around it holds them all.
fn middle(board: &Board) -> Option<Point> {
    let room = i64::from(MAX_LINES) - 2 * MARGIN;
    let middle_of = |coordinate: fn(Point) -> i32| {
        let all = || board.stones().map(|(point, _)| i64::from(coordinate(point)));
        let (least, most) = (all().min()?, all().max()?);
        (most - least < room).then(|| i64::midpoint(least, most) as i32)
    };
    Some(Point::new(middle_of(|point| point.x)?, middle_of(|point| point.y)?))
}

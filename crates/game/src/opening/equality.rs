//! "No two symmetrical": when two fifth moves count as the same.
//!
//! Two moves are equal when a rotation or reflection maps the stones onto themselves, colour by colour, and
//! one move onto the other. By default the stones alone matter, so that the map may shift them (`local`); by
//! the other reading only the eight symmetries of the board count (`board`).

use narabe_rules::{Board, Color, Extent, Point, Symmetry};

use crate::Equality;

/// Whether the moves `p` and `q` would make equal positions of the stones on `board`.
pub(crate) fn equal(board: &Board, equality: Equality, p: Point, q: Point) -> bool {
    let stones: Vec<(Point, Color)> = board.stones().collect();
    p == q || maps(board.extent(), &stones, equality).any(|map| map.apply(p) == q)
}

/// A symmetry about the origin followed by a shift.
#[derive(Clone, Copy)]
struct Isometry {
    symmetry: Symmetry,
    shift: Point,
}

impl Isometry {
    fn apply(self, point: Point) -> Point {
        let turned = self.symmetry.apply(point, Extent::Endless);
        Point::new(turned.x + self.shift.x, turned.y + self.shift.y)
    }

    /// The one with this symmetry that takes `from` to `to`.
    fn taking(symmetry: Symmetry, from: Point, to: Point) -> Self {
        let turned = symmetry.apply(from, Extent::Endless);
        Self { symmetry, shift: Point::new(to.x - turned.x, to.y - turned.y) }
    }

    fn keeps(self, stones: &[(Point, Color)]) -> bool {
        stones.iter().all(|(point, color)| stones.contains(&(self.apply(*point), *color)))
    }
}

/// The isometries that map the stones onto themselves.
fn maps(
    extent: Extent,
    stones: &[(Point, Color)],
    equality: Equality,
) -> impl Iterator<Item = Isometry> {
    // A map is known by its symmetry and where one anchor goes: a stone, or the middle of the board. An
    // even board has its middle between points, so twice the coordinates would be needed; the openings that
    // offer fifths are played on 15 lines.
    let centre = extent.centre();
    let targets: Vec<(Point, Point)> = match (equality, stones.first()) {
        (Equality::Local, Some((anchor, _))) => {
            stones.iter().map(|(point, _)| (*anchor, *point)).collect()
        }
        _ => vec![(centre, centre)],
    };
    let all = Symmetry::ALL.into_iter().flat_map(move |symmetry| {
        let taking = move |(from, to)| Isometry::taking(symmetry, from, to);
        targets.clone().into_iter().map(taking)
    });
    all.filter(|map| map.keeps(stones))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use narabe_rules::{Rules, Setup, parse_points};

    use super::*;

    fn board(text: &str) -> Board {
        Setup::parse(&Rules::standard("renju").unwrap(), text).unwrap().board
    }

    fn are_equal(stones: &str, pair: &str, equality: Equality) -> bool {
        let points = parse_points(Extent::Square(15), pair).unwrap();
        equal(&board(stones), equality, points[0], points[1])
    }

    #[test]
    fn a_symmetry_of_the_stones_makes_moves_equal_wherever_they_lie() {
        let d1 = "black: h8 h10 | white: h9 j9";
        assert!(are_equal(d1, "g8 g10", Equality::Local));
        assert!(!are_equal(d1, "g8 g10", Equality::Board));
        let d8 = "black: h8 h7 | white: h9 h6";
        assert!(are_equal(d8, "g8 i8", Equality::Board));
        assert!(are_equal(d8, "g8 g7", Equality::Local));
    }

    /// Brute force over the 26 openings and every fourth move: 84 positions have a symmetry of the board, 6 of
    /// them a local one beside it, and 79 have only a local one.
    #[test]
    fn the_5772_positions_of_four_stones_have_the_known_symmetries() {
        let openings = one_position_of_each_opening();
        assert_eq!(openings.len(), 26);
        let (mut on_board, mut both, mut local_only, mut positions) = (0, 0, 0, 0);
        for opening in openings {
            for fourth in opening.empty_points() {
                positions += 1;
                let stones: Vec<_> = opening.with(fourth, Color::White).stones().collect();
                let count = |equality| maps(opening.extent(), &stones, equality).count();
                let (board, local) = (count(Equality::Board), count(Equality::Local));
                on_board += usize::from(board > 1);
                both += usize::from(board > 1 && local > board);
                local_only += usize::from(board == 1 && local > 1);
            }
        }
        assert_eq!((positions, on_board, both, local_only), (5772, 84, 6, 79));
    }

    /// How many unequal fifth moves a position of four stones has.
    fn classes(board: &Board, equality: Equality) -> usize {
        let stones: Vec<_> = board.stones().collect();
        let maps: Vec<Isometry> = maps(board.extent(), &stones, equality).collect();
        let class = |point| maps.iter().map(|map| map.apply(point)).min();
        board.empty_points().map(class).collect::<BTreeSet<_>>().len()
    }

    /// No offer can be too large: the fewest unequal fifths are 62, in one position, whose four stones stand in
    /// one column; by the symmetries of the board alone they are 116.
    #[test]
    fn at_least_62_fifth_moves_are_unequal() {
        let fewest = |equality| {
            let openings = one_position_of_each_opening();
            let positions = openings.iter().flat_map(|opening| {
                opening.empty_points().map(|fourth| opening.with(fourth, Color::White))
            });
            let counted: Vec<(usize, Vec<(Point, Color)>)> = positions
                .map(|board| (classes(&board, equality), board.stones().collect()))
                .collect();
            let least = counted.iter().map(|(count, _)| *count).min().unwrap();
            let worst: Vec<String> = counted
                .into_iter()
                .filter(|(count, _)| *count == least)
                .map(|(_, stones)| {
                    let names = stones.iter().map(|(at, color)| format!("{at} {color}"));
                    names.collect::<Vec<_>>().join(", ")
                })
                .collect();
            (least, worst)
        };
        let d8 = "h6 white, h7 black, h8 black, h9 white";
        assert_eq!(fewest(Equality::Local), (62, vec![d8.to_owned()]));
        assert_eq!(fewest(Equality::Board).0, 116);
    }

    fn one_position_of_each_opening() -> Vec<Board> {
        let extent = Extent::Square(15);
        let mut seen = BTreeSet::new();
        let mut boards = Vec::new();
        let whites = ["h9", "i9"].map(|point| point.parse::<Point>().unwrap());
        for white in whites {
            let start =
                Board::new(extent).with(extent.centre(), Color::Black).with(white, Color::White);
            for black in start.empty_points() {
                let opening = crate::canonical_opening(extent, [extent.centre(), white, black]);
                if opening.is_some_and(|opening| seen.insert(opening.code)) {
                    boards.push(start.with(black, Color::Black));
                }
            }
        }
        boards
    }
}

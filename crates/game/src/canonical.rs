//! The 26 canonical openings of three stones: 13 direct (D) and 13 indirect (I).
//!
//! Black in the centre, White beside it (direct, `h9`) or on its corner (indirect, `i9`), Black within the
//! middle 5x5. The codes are those of the Renju International Federation.

use narabe_rules::{Extent, Point, Symmetry};

/// Where Black's second stone goes, from the centre, when White stands on `(0, 1)`; D1 first.
const DIRECT: [(i32, i32); 13] = [
    (0, 2),
    (1, 2),
    (2, 2),
    (1, 1),
    (2, 1),
    (1, 0),
    (2, 0),
    (0, -1),
    (1, -1),
    (2, -1),
    (0, -2),
    (1, -2),
    (2, -2),
];

/// The same when White stands on `(1, 1)`; I1 first.
const INDIRECT: [(i32, i32); 13] = [
    (2, 2),
    (2, 1),
    (2, 0),
    (2, -1),
    (2, -2),
    (1, 0),
    (1, -1),
    (1, -2),
    (0, -1),
    (0, -2),
    (-1, -1),
    (-1, -2),
    (-2, -2),
];

/// The codes and the Japanese names in Latin letters, D1 to D13 and I1 to I13.
pub const CANONICAL_OPENINGS: [(&str, &str); 26] = [
    ("D1", "Kansei"),
    ("D2", "Keigetsu"),
    ("D3", "Sosei"),
    ("D4", "Kagetsu"),
    ("D5", "Zangetsu"),
    ("D6", "Ugetsu"),
    ("D7", "Kinsei"),
    ("D8", "Shogetsu"),
    ("D9", "Kyugetsu"),
    ("D10", "Shingetsu"),
    ("D11", "Zuisei"),
    ("D12", "Sangetsu"),
    ("D13", "Yusei"),
    ("I1", "Chosei"),
    ("I2", "Kyogetsu"),
    ("I3", "Kosei"),
    ("I4", "Suigetsu"),
    ("I5", "Ryusei"),
    ("I6", "Ungetsu"),
    ("I7", "Hogetsu"),
    ("I8", "Rangetsu"),
    ("I9", "Gingetsu"),
    ("I10", "Myojo"),
    ("I11", "Shagetsu"),
    ("I12", "Meigetsu"),
    ("I13", "Suisei"),
];

/// The code of the opening that the first three stones make, in any orientation: `D1` to `D13`, `I1` to
/// `I13`; `None` when they make none of them.
///
/// `stones` are Black's first, White's and Black's second.
pub fn opening_code(extent: Extent, stones: [Point; 3]) -> Option<String> {
    let centre = extent.centre();
    if stones[0] != centre {
        return None;
    }
    let from_centre = |point: Point| Point::new(point.x - centre.x, point.y - centre.y);
    let (white, black) = (from_centre(stones[1]), from_centre(stones[2]));
    Symmetry::ALL.iter().find_map(|symmetry| {
        let turn = |point| symmetry.apply(point, Extent::Endless);
        code_of(turn(white), turn(black))
    })
}

fn code_of(white: Point, black: Point) -> Option<String> {
    let (letter, table) = match (white.x, white.y) {
        (0, 1) => ('D', &DIRECT),
        (1, 1) => ('I', &INDIRECT),
        _ => return None,
    };
    let place = table.iter().position(|offset| *offset == (black.x, black.y))?;
    Some(format!("{letter}{}", place + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn the_184_placements_fall_into_the_26_openings() {
        let extent = Extent::Square(15);
        let centre = extent.centre();
        let near = |reach: i32| {
            (-reach..=reach).flat_map(move |x| {
                (-reach..=reach).map(move |y| Point::new(centre.x + x, centre.y + y))
            })
        };
        let mut classes: BTreeMap<String, u32> = BTreeMap::new();
        for white in near(1).filter(|point| *point != centre) {
            for black in near(2).filter(|point| *point != centre && *point != white) {
                *classes
                    .entry(opening_code(extent, [centre, white, black]).unwrap())
                    .or_default() += 1;
            }
        }
        assert_eq!(classes.len(), 26);
        assert_eq!(classes.values().sum::<u32>(), 184);
    }

    #[test]
    fn other_first_stones_have_no_code() {
        let code = |text: &str| {
            let points = narabe_rules::parse_points(Extent::Square(15), text).unwrap();
            opening_code(Extent::Square(15), [points[0], points[1], points[2]])
        };
        assert_eq!(code("h8 h9 i10").as_deref(), Some("D2"));
        assert_eq!(code("h8 g7 h7").as_deref(), code("h8 i9 h9").as_deref());
        assert_eq!(code("h8 h10 h9"), None);
        assert_eq!(code("g8 g9 h10"), None);
    }
}

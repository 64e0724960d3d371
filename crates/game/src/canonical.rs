//! The 26 canonical openings of three stones: 13 direct (D) and 13 indirect (I).
//!
//! Black in the centre, White beside it (direct, `h9`) or on its corner (indirect, `i9`), Black within the
//! middle 5x5. The codes are those of the Renju International Federation. What the names mean is said in every
//! language, under the key `opening-meaning-` with the code.

use narabe_rules::{Extent, Point, Symmetry};
use serde::Serialize;

/// One of the 26 openings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CanonicalOpening {
    /// The code, `D1` to `I13`.
    pub code: &'static str,
    /// The Japanese name in Latin letters.
    pub name: &'static str,
    /// The Japanese name.
    pub kanji: &'static str,
    /// Whether it was among the 24 that were played until 1995.
    pub is_of_the_24: bool,
    /// Where White's stone goes, from the centre.
    white: (i32, i32),
    /// Where Black's second stone goes, from the centre.
    black: (i32, i32),
}

/// A canonical opening as JSON, on the board of 15 lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CanonicalOpeningView {
    /// The code, `D1` to `I13`.
    pub code: &'static str,
    /// The Japanese name in Latin letters.
    pub name: &'static str,
    /// The Japanese name.
    pub kanji: &'static str,
    /// Whether it was among the 24 that were played until 1995.
    pub is_of_the_24: bool,
    /// Black's first stone, White's, Black's second.
    pub stones: [String; 3],
}

/// The 26 openings, D1 to D13 and I1 to I13.
pub const CANONICAL_OPENINGS: [CanonicalOpening; 26] = [
    direct("D1", (0, 2), "Kansei", "寒星"),
    direct("D2", (1, 2), "Keigetsu", "渓月"),
    direct("D3", (2, 2), "Sosei", "疎星"),
    direct("D4", (1, 1), "Kagetsu", "花月"),
    direct("D5", (2, 1), "Zangetsu", "残月"),
    direct("D6", (1, 0), "Ugetsu", "雨月"),
    direct("D7", (2, 0), "Kinsei", "金星"),
    direct("D8", (0, -1), "Shogetsu", "松月"),
    direct("D9", (1, -1), "Kyugetsu", "丘月"),
    direct("D10", (2, -1), "Shingetsu", "新月"),
    direct("D11", (0, -2), "Zuisei", "瑞星"),
    direct("D12", (1, -2), "Sangetsu", "山月"),
    since_1996(direct("D13", (2, -2), "Yusei", "遊星")),
    indirect("I1", (2, 2), "Chosei", "長星"),
    indirect("I2", (2, 1), "Kyogetsu", "峡月"),
    indirect("I3", (2, 0), "Kosei", "恒星"),
    indirect("I4", (2, -1), "Suigetsu", "水月"),
    indirect("I5", (2, -2), "Ryusei", "流星"),
    indirect("I6", (1, 0), "Ungetsu", "雲月"),
    indirect("I7", (1, -1), "Hogetsu", "浦月"),
    indirect("I8", (1, -2), "Rangetsu", "嵐月"),
    indirect("I9", (0, -1), "Gingetsu", "銀月"),
    indirect("I10", (0, -2), "Myojo", "明星"),
    indirect("I11", (-1, -1), "Shagetsu", "斜月"),
    indirect("I12", (-1, -2), "Meigetsu", "名月"),
    since_1996(indirect("I13", (-2, -2), "Suisei", "彗星")),
];

/// An opening in which White stands beside the centre.
const fn direct(
    code: &'static str,
    black: (i32, i32),
    name: &'static str,
    kanji: &'static str,
) -> CanonicalOpening {
    CanonicalOpening { code, name, kanji, is_of_the_24: true, white: (0, 1), black }
}

/// An opening in which White stands on the corner of the centre.
const fn indirect(
    code: &'static str,
    black: (i32, i32),
    name: &'static str,
    kanji: &'static str,
) -> CanonicalOpening {
    CanonicalOpening { white: (1, 1), ..direct(code, black, name, kanji) }
}

/// One of the two that are best for White and were left out before.
const fn since_1996(opening: CanonicalOpening) -> CanonicalOpening {
    CanonicalOpening { is_of_the_24: false, ..opening }
}

impl CanonicalOpening {
    /// Black's first stone, White's and Black's second, in the orientation of the codes.
    pub fn stones(&self, extent: Extent) -> [Point; 3] {
        let centre = extent.centre();
        let at = |(x, y): (i32, i32)| Point::new(centre.x + x, centre.y + y);
        [centre, at(self.white), at(self.black)]
    }

    /// The opening as JSON.
    pub fn view(&self) -> CanonicalOpeningView {
        let extent = Extent::Square(15);
        CanonicalOpeningView {
            code: self.code,
            name: self.name,
            kanji: self.kanji,
            is_of_the_24: self.is_of_the_24,
            stones: self.stones(extent).map(|point| extent.name(point).to_string()),
        }
    }
}

/// The opening that the first three stones make, in any orientation; `None` when they make none of the 26.
///
/// `stones` are Black's first, White's and Black's second.
///
/// ```
/// use narabe_game::canonical_opening;
/// use narabe_rules::{Extent, parse_points};
///
/// let extent = Extent::Square(15);
/// let stones = parse_points(extent, "h8 i8 j7").unwrap();
/// let opening = canonical_opening(extent, [stones[0], stones[1], stones[2]]).unwrap();
/// assert_eq!((opening.code, opening.name, opening.kanji), ("D2", "Keigetsu", "渓月"));
/// ```
pub fn canonical_opening(extent: Extent, stones: [Point; 3]) -> Option<&'static CanonicalOpening> {
    let centre = extent.centre();
    if stones[0] != centre {
        return None;
    }
    let from_centre = |point: Point| Point::new(point.x - centre.x, point.y - centre.y);
    let (white, black) = (from_centre(stones[1]), from_centre(stones[2]));
    Symmetry::ALL.iter().find_map(|symmetry| {
        let turned = [white, black].map(|point| {
            let turned = symmetry.apply(point, Extent::Endless);
            (turned.x, turned.y)
        });
        CANONICAL_OPENINGS.iter().find(|opening| turned == [opening.white, opening.black])
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    #[test]
    fn the_184_placements_fall_into_the_26_openings() {
        let extent = Extent::Square(15);
        let centre = extent.centre();
        let near = |reach: i32| {
            (-reach..=reach).flat_map(move |x| {
                (-reach..=reach).map(move |y| Point::new(centre.x + x, centre.y + y))
            })
        };
        let mut classes: BTreeMap<&str, u32> = BTreeMap::new();
        for white in near(1).filter(|point| *point != centre) {
            for black in near(2).filter(|point| *point != centre && *point != white) {
                let opening = canonical_opening(extent, [centre, white, black]).unwrap();
                *classes.entry(opening.code).or_default() += 1;
            }
        }
        assert_eq!(classes.len(), 26);
        assert_eq!(classes.values().sum::<u32>(), 184);
    }

    #[test]
    fn other_first_stones_have_no_code() {
        let code = |text: &str| {
            let points = narabe_rules::parse_points(Extent::Square(15), text).unwrap();
            canonical_opening(Extent::Square(15), [points[0], points[1], points[2]])
                .map(|opening| opening.code)
        };
        assert_eq!(code("h8 h9 i10"), Some("D2"));
        assert_eq!(code("h8 g7 h7"), code("h8 i9 h9"));
        assert_eq!(code("h8 h10 h9"), None);
        assert_eq!(code("g8 g9 h10"), None);
    }

    #[test]
    fn the_openings_are_told_apart_and_found_by_their_own_stones() {
        let extent = Extent::Square(15);
        for opening in &CANONICAL_OPENINGS {
            assert_eq!(canonical_opening(extent, opening.stones(extent)), Some(opening));
        }
        let words = |word: fn(&CanonicalOpening) -> &'static str| {
            CANONICAL_OPENINGS.iter().map(word).collect::<BTreeSet<_>>().len()
        };
        assert_eq!(
            (words(|one| one.code), words(|one| one.name), words(|one| one.kanji)),
            (26, 26, 26)
        );
        let younger = CANONICAL_OPENINGS.iter().filter(|opening| !opening.is_of_the_24);
        assert_eq!(younger.map(|opening| opening.code).collect::<Vec<_>>(), ["D13", "I13"]);
    }

    /// A name in `getsu` is a moon, one in `sei` or `jo` a star.
    #[test]
    fn latin_names_and_kanji_agree() {
        for CanonicalOpening { name, kanji, .. } in CANONICAL_OPENINGS {
            let last = if name.ends_with("getsu") { '月' } else { '星' };
            assert_eq!(kanji.chars().last(), Some(last), "{name}");
            assert_eq!(kanji.chars().count(), 2, "{name}");
        }
    }
}

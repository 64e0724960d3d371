//! Lists of openings: one a line, as points (`h8 i9 j10`) or as distances from the centre (`0,0, 1,-1`), as
//! Gomocup's managers have them. `#` begins a remark.

use narabe_game::{Action, Game, Illegal, Setting, Token};
use narabe_rules::{Extent, Point, PointError, parse_points};

/// Stones that are no opening.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningError {
    /// No stones, as in a line of commas.
    #[error("there is no stone in it")]
    NoStone,
    /// No points.
    #[error(transparent)]
    Point(#[from] PointError),
    /// A distance that is no number.
    #[error("a distance is a whole number, not {text:?}")]
    Distance {
        /// The offending text.
        text: String,
    },
    /// Half a point.
    #[error("distances come in pairs")]
    Pairs,
    /// A point that the board has not.
    #[error("{right},{down} is off the board")]
    OffBoard {
        /// The distance to the right of the centre.
        right: i32,
        /// The distance below it.
        down: i32,
    },
    /// A stone that the game refuses.
    #[error("{name}: {illegal}")]
    Refused {
        /// Its point.
        name: String,
        /// Why.
        illegal: Illegal,
    },
    /// A whole game.
    #[error("{name} ends the game")]
    Ends {
        /// The point of the last stone.
        name: String,
    },
}

/// A text that is no list of openings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningsError {
    /// A bad line.
    #[error("line {line}")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// What is wrong with it.
        source: OpeningError,
    },
    /// Nothing.
    #[error("there is no opening in it")]
    Empty,
}

/// The openings of a list, the stones of each in turn; there is one at least, and all of them are legal and no whole
/// games.
///
/// # Errors
/// When it is no such list.
pub fn read_openings(setting: &Setting, text: &str) -> Result<Vec<Vec<Point>>, OpeningsError> {
    let mut openings = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let told = |source| OpeningsError::Line { line: index + 1, source };
        let opening = opening(setting.rules().extent, line).map_err(told)?;
        if opening.is_empty() {
            return Err(told(OpeningError::NoStone));
        }
        game_from(setting, &opening).map_err(told)?;
        openings.push(opening);
    }
    if openings.is_empty() { Err(OpeningsError::Empty) } else { Ok(openings) }
}

/// The game after an opening.
///
/// # Errors
/// When a stone is not legal, or ends the game.
pub fn game_from(setting: &Setting, opening: &[Point]) -> Result<Game, OpeningError> {
    let mut game = Game::new(setting.clone());
    for point in opening {
        let token = Token::prompted(Action::Place(*point));
        let name = || setting.rules().extent.name(*point).to_string();
        game.apply(&token, 0).map_err(|illegal| OpeningError::Refused { name: name(), illegal })?;
        if game.outcome().is_some() {
            return Err(OpeningError::Ends { name: name() });
        }
    }
    Ok(game)
}

fn opening(extent: Extent, line: &str) -> Result<Vec<Point>, OpeningError> {
    let is_distances = line.starts_with(|c: char| c.is_ascii_digit() || c == '-' || c == '+');
    if is_distances { distances(extent, line) } else { Ok(parse_points(extent, line)?) }
}

/// Pairs of distances from the centre, to the right and downwards; the centre of an even board is below and to the
/// right of its middle.
fn distances(extent: Extent, line: &str) -> Result<Vec<Point>, OpeningError> {
    let lines = extent.lines().map_or(0, i32::from);
    let numbers = line.split(',').map(str::trim).filter(|number| !number.is_empty());
    let number = |text: &str| {
        let distance = || OpeningError::Distance { text: text.to_owned() };
        text.parse::<i32>().ok().ok_or_else(distance)
    };
    let numbers: Vec<i32> = numbers.map(number).collect::<Result<_, _>>()?;
    let (pairs, rest) = numbers.as_chunks::<2>();
    if !rest.is_empty() {
        return Err(OpeningError::Pairs);
    }
    let point = |[right, down]: &[i32; 2]| {
        let (x, row) = (right.saturating_add(lines / 2), down.saturating_add(lines / 2));
        let point = Point::new(x, (lines - 1).max(0).saturating_sub(row));
        if !extent.contains(point) {
            return Err(OpeningError::OffBoard { right: *right, down: *down });
        }
        Ok(point)
    };
    pairs.iter().map(point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_game::SettingSpec;

    fn read(text: &str) -> Result<Vec<Vec<Point>>, OpeningsError> {
        let setting = Setting::resolve(&SettingSpec::of("freestyle")).unwrap();
        read_openings(&setting, text)
    }

    #[test]
    fn openings_are_points_or_distances_from_the_centre() {
        let openings = read("# head\nh8 i9 # remark\n\nh8i7\n0,0, 1,1\n-7,-7,7,7,0,0\n").unwrap();
        let names = |opening: &Vec<Point>| {
            opening.iter().map(Point::to_string).collect::<Vec<_>>().join(" ")
        };
        let told: Vec<_> = openings.iter().map(names).collect();
        assert_eq!(told, ["h8 i9", "h8 i7", "h8 i7", "a15 o1 h8"]);
    }

    #[test]
    fn the_centre_of_the_endless_sheet_is_its_origin() {
        let setting = Setting::resolve(&SettingSpec::of("endless")).unwrap();
        let openings = read_openings(&setting, "0,0, 1,2").unwrap();
        assert_eq!(openings, [[Point::new(0, 0), Point::new(1, -2)]]);
    }

    #[test]
    fn a_bad_line_is_named() {
        for (text, why) in [
            ("", "no opening"),
            ("h8\nh16\n", "line 2"),
            ("h8 h8\n", "line 1: h8: "),
            ("h8 a1 i8 a3 j8 a5 k8 a7 l8\n", "ends the game"),
            (",\n", "no stone"),
            ("0,0,1\n", "in pairs"),
            ("0,x\n", "whole number"),
            ("8,0\n", "off the board"),
            ("2147483647,0\n", "off the board"),
        ] {
            let refused = read(text).unwrap_err();
            let source = core::error::Error::source(&refused);
            let refused =
                source.map_or_else(|| refused.to_string(), |source| format!("{refused}: {source}"));
            assert!(refused.contains(why), "{text:?}: {refused}");
        }
    }
}

//! Lists of openings: one a line, as points (`h8 i9 j10`) or as distances from the centre (`0,0, 1,-1`), as
//! Gomocup's managers have them. `#` begins a remark.

use std::fs;

use anyhow::{Context as _, bail};
use narabe_game::Setting;
use narabe_rules::{Extent, Point, parse_points};

use super::referee::Referee;

/// Openings, and where they come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Book {
    /// What `--openings` said.
    pub(crate) source: String,
    /// The stones of each, Black first.
    pub(crate) openings: Vec<Vec<Point>>,
}

impl Book {
    /// The openings that `--openings` names: `book` for the one that narabe has for the rules, `none` for the empty
    /// board, else a file.
    pub(crate) fn find(source: &str, setting: &Setting) -> anyhow::Result<Self> {
        let text = match source {
            "none" => return Ok(Self { source: source.to_owned(), openings: vec![Vec::new()] }),
            "book" => super::super::openings::book(setting)?,
            file => fs::read_to_string(file).with_context(|| format!("the openings {file}"))?,
        };
        Self::read(source, &text, setting).with_context(|| format!("the openings {source}"))
    }

    fn read(source: &str, text: &str, setting: &Setting) -> anyhow::Result<Self> {
        let mut openings = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let told = || format!("line {}", index + 1);
            let opening = opening(setting.rules().extent, line).with_context(told)?;
            if let Err(why) = Referee::new(setting, &opening, None, false) {
                bail!("{}: {why}", told());
            }
            openings.push(opening);
        }
        if openings.is_empty() {
            bail!("there is no opening in it");
        }
        Ok(Self { source: source.to_owned(), openings })
    }

    /// The opening of a pair of games; after the last one the first comes again.
    pub(crate) fn opening(&self, pair: usize) -> &[Point] {
        &self.openings[pair % self.openings.len()]
    }

    /// A number that another list of openings hardly has: FNV-1a of its points.
    pub(crate) fn key(&self) -> String {
        let mut key = 0xcbf2_9ce4_8422_2325_u64;
        for byte in self.openings.iter().flat_map(|opening| {
            let ends = std::iter::once(0xff);
            opening.iter().flat_map(|point| [point.x as u8, point.y as u8]).chain(ends)
        }) {
            key = (key ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
        format!("{key:016x}")
    }
}

fn opening(extent: Extent, line: &str) -> anyhow::Result<Vec<Point>> {
    let is_distances = line.starts_with(|c: char| c.is_ascii_digit() || c == '-' || c == '+');
    if is_distances { distances(extent, line) } else { Ok(parse_points(extent, line)?) }
}

/// Pairs of distances from the centre, to the right and downwards; the centre of an even board is below and to the
/// right of its middle.
fn distances(extent: Extent, line: &str) -> anyhow::Result<Vec<Point>> {
    let lines = extent.lines().map_or(0, i32::from);
    let numbers = line.split(',').map(str::trim).filter(|number| !number.is_empty());
    let numbers: Vec<i32> = numbers
        .map(str::parse)
        .collect::<Result<_, _>>()
        .context("a distance is a whole number")?;
    let (pairs, rest) = numbers.as_chunks::<2>();
    if !rest.is_empty() {
        bail!("distances come in pairs");
    }
    let point = |[right, down]: &[i32; 2]| {
        let (x, row) = (right.saturating_add(lines / 2), down.saturating_add(lines / 2));
        let point = Point::new(x, lines.saturating_sub(1).saturating_sub(row));
        if !extent.contains(point) {
            bail!("{right},{down} is off the board");
        }
        Ok(point)
    };
    pairs.iter().map(point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_game::SettingSpec;

    fn read(text: &str) -> anyhow::Result<Book> {
        let setting = Setting::resolve(&SettingSpec::of("freestyle"))?;
        Book::read("x", text, &setting)
    }

    #[test]
    fn openings_are_points_or_distances_from_the_centre() {
        let book = read("# head\nh8 i9 # remark\n\nh8i7\n0,0, 1,1\n-7,-7,7,7,0,0\n").unwrap();
        let names = |opening: &Vec<Point>| {
            opening.iter().map(Point::to_string).collect::<Vec<_>>().join(" ")
        };
        let told: Vec<_> = book.openings.iter().map(names).collect();
        assert_eq!(told, ["h8 i9", "h8 i7", "h8 i7", "a15 o1 h8"]);
        assert_eq!(book.opening(5), book.opening(1));
        assert_ne!(book.key(), read("h8 i9\n").unwrap().key());
    }

    #[test]
    fn a_bad_line_is_named() {
        for (text, why) in [
            ("", "no opening"),
            ("h8\nh16\n", "line 2"),
            ("h8 h8\n", "line 1"),
            ("h8 a1 i8 a3 j8 a5 k8 a7 l8\n", "ends the game"),
            ("0,0,1\n", "in pairs"),
            ("8,0\n", "off the board"),
            ("2147483647,0\n", "off the board"),
        ] {
            let refused = format!("{:#}", read(text).unwrap_err());
            assert!(refused.contains(why), "{text:?}: {refused}");
        }
    }
}

//! The openings of a match, and where they come from.

use std::fs;

use anyhow::Context as _;
use narabe_contest::read_openings;
use narabe_game::Setting;
use narabe_rules::Point;

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
        let openings = read_openings(setting, &text);
        let openings = openings.with_context(|| format!("the openings {source}"))?;
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

#[cfg(test)]
mod tests {
    use super::*;

    fn book(openings: &[&[(i32, i32)]]) -> Book {
        let points = |opening: &&[(i32, i32)]| {
            opening.iter().map(|(x, y)| Point::new(*x, *y)).collect::<Vec<_>>()
        };
        Book { source: "x".to_owned(), openings: openings.iter().map(points).collect() }
    }

    #[test]
    fn after_the_last_opening_the_first_comes_again() {
        let book = book(&[&[(7, 7)], &[(7, 7), (8, 8)], &[(1, 1)]]);
        assert_eq!(book.opening(4), book.opening(1));
    }

    #[test]
    fn another_list_has_another_key() {
        let keys = [book(&[&[(7, 7)]]), book(&[&[(7, 7), (8, 8)]]), book(&[&[(7, 7)], &[(8, 8)]])];
        let keys = keys.map(|book| book.key());
        assert!(keys[0] != keys[1] && keys[1] != keys[2] && keys[0] != keys[2], "{keys:?}");
    }
}

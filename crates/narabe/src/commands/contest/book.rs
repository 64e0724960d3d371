//! The openings of a match, and where they come from.

use std::fs;

use anyhow::{Context as _, ensure};
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
        check_head(&text, setting).with_context(|| format!("the openings {source}"))?;
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

/// Refuses a list whose first line tells that `narabe openings generate` made it for something else.
fn check_head(text: &str, setting: &Setting) -> anyhow::Result<()> {
    let Some((rules, lines)) = text.lines().next().and_then(made_for) else { return Ok(()) };
    let own = setting.rules();
    let own_lines = own.extent.lines().map_or_else(|| "endless".to_owned(), |own| own.to_string());
    ensure!(
        (rules, lines) == (own.id, own_lines.as_str()),
        "its first line says that it was made for {rules} on {lines} lines, but {} on {own_lines} lines is played",
        own.id
    );
    Ok(())
}

/// The rule set and the lines of the board for which a list with this first line was made, if it tells.
fn made_for(head: &str) -> Option<(&str, &str)> {
    let mut words = head.strip_prefix("# narabe openings generate ")?.split_whitespace();
    let rules = words.by_ref().skip_while(|word| *word != "--rules").nth(1)?;
    let lines = words.skip_while(|word| *word != "--size").nth(1)?;
    Some((rules, lines))
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
    fn the_first_line_of_a_made_list_tells_what_it_was_made_for() {
        for (head, told) in [
            ("# narabe openings generate --rules renju --size 15 --plies 5", Some(("renju", "15"))),
            ("# narabe openings generate --rules renju", None),
            ("# some openings for renju", None),
            ("h8 i9", None),
        ] {
            assert_eq!(made_for(head), told, "{head}");
        }
    }

    #[test]
    fn another_list_has_another_key() {
        let keys = [book(&[&[(7, 7)]]), book(&[&[(7, 7), (8, 8)]]), book(&[&[(7, 7)], &[(8, 8)]])];
        let keys = keys.map(|book| book.key());
        assert!(keys[0] != keys[1] && keys[1] != keys[2] && keys[0] != keys[2], "{keys:?}");
    }
}

//! The table of crates in ARCHITECTURE.md is the workspace's: every crate, with its layer.

use std::collections::BTreeMap;

use super::layers::{Crate, Layer};
use super::tree::{Problem, Tree, numbered};

const DOCUMENT: &str = "ARCHITECTURE.md";

pub(super) fn check(crates: &[Crate], tree: &Tree) -> Vec<Problem> {
    let mut rows = rows(tree.text(DOCUMENT).unwrap_or_default());
    let mut problems = Vec::new();
    for one in crates {
        let folder = one.name.strip_prefix("narabe-").unwrap_or(&one.name);
        match rows.remove(folder) {
            None => problems.push(problem(0, format!("the table has no row for `{folder}`"))),
            Some((_, layer)) if Some(layer) == one.layer => {}
            Some((line, _)) => {
                problems.push(problem(line, format!("`{folder}` is of another layer")));
            }
        }
    }
    problems.extend(
        rows.into_iter()
            .map(|(folder, (line, _))| problem(line, format!("there is no crate `{folder}`"))),
    );
    problems
}

fn problem(line: usize, message: String) -> Problem {
    Problem::new(DOCUMENT, line, message)
}

/// The rows `| layer | [`crate`](...) | ... |`, by the crate's folder.
fn rows(text: &str) -> BTreeMap<String, (usize, Layer)> {
    numbered(text)
        .filter_map(|(number, line)| {
            let mut cells = line.strip_prefix('|')?.split('|').map(str::trim);
            let layer = layer(cells.next()?)?;
            let name = cells.next()?.split('`').nth(1)?;
            Some((name.to_owned(), (number, layer)))
        })
        .collect()
}

fn layer(cell: &str) -> Option<Layer> {
    if cell == "dev" { Some(Layer::Dev) } else { cell.parse().ok().map(Layer::At) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn a_crate(name: &str, layer: Layer) -> Crate {
        let manifest = format!("{name}/Cargo.toml");
        Crate { name: name.to_owned(), manifest, layer: Some(layer), uses: Vec::new() }
    }

    #[test]
    fn missing_wrong_and_left_over_rows_are_found() {
        let crates = [
            a_crate("narabe-rules", Layer::At(0)),
            a_crate("narabe-game", Layer::At(1)),
            a_crate("narabe-wire", Layer::At(4)),
            a_crate("xtask", Layer::Dev),
        ];
        let table = "| layer | crate | |\n|---|---|---|\n\
            | 0 | [`rules`](crates/rules) | points |\n| 2 | `game` | events |\n\
            | dev | `xtask` | commands |\n| 1 | `gone` | |\n";
        let found = check(&crates, &Tree::of(&[(DOCUMENT, table)]));
        let found: Vec<_> = found.iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "ARCHITECTURE.md:4: `game` is of another layer",
                "ARCHITECTURE.md: the table has no row for `wire`",
                "ARCHITECTURE.md:6: there is no crate `gone`",
            ]
        );
    }
}

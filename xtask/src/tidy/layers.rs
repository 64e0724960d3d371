//! Layers: a crate uses only crates of a strictly lower layer.
//!
//! Each crate says its layer in `package.metadata.narabe.layer`. Crates of layer `dev` are for
//! development: they may use everything, and others may use them in tests alone. The lower layers
//! are also kept free of the crates that do IO.

use std::collections::BTreeMap;

use cargo_metadata::{DependencyKind, Metadata, Package};

use super::tree::Problem;

/// A layer's height, or none for a crate that serves development only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Layer {
    At(u64),
    Dev,
}

/// A crate of the workspace, as far as layers go.
#[derive(Debug, Clone)]
pub(super) struct Crate {
    /// The package's name.
    pub(super) name: String,
    pub(super) manifest: String,
    pub(super) layer: Option<Layer>,
    /// What it is built from: names of packages, without those of its tests.
    pub(super) uses: Vec<String>,
}

/// The highest layer that does no IO, and what it therefore must not use.
const PURE: u64 = 3;
const IMPURE: [&str; 8] =
    ["axum", "getrandom", "hyper", "jiff", "reqwest", "sqlx", "tokio", "tower-http"];

/// The workspace's crates out of what cargo tells.
pub(super) fn crates(metadata: &Metadata) -> Vec<Crate> {
    metadata.packages.iter().map(|package| read(metadata, package)).collect()
}

fn read(metadata: &Metadata, package: &Package) -> Crate {
    let layer = &package.metadata["narabe"]["layer"];
    let layer = match layer.as_str() {
        Some("dev") => Some(Layer::Dev),
        _ => layer.as_u64().map(Layer::At),
    };
    let manifest = package.manifest_path.strip_prefix(&metadata.workspace_root);
    let uses = package.dependencies.iter().filter(|used| used.kind != DependencyKind::Development);
    Crate {
        name: package.name.to_string(),
        manifest: manifest.unwrap_or(&package.manifest_path).to_string(),
        layer,
        uses: uses.map(|used| used.name.clone()).collect(),
    }
}

pub(super) fn check(crates: &[Crate]) -> Vec<Problem> {
    let layers: BTreeMap<_, _> = crates.iter().map(|one| (one.name.as_str(), one.layer)).collect();
    let mut problems = Vec::new();
    for one in crates {
        match one.layer {
            None => problems.push(Problem::new(&one.manifest, 0, "the crate names no layer")),
            Some(Layer::Dev) => {}
            Some(Layer::At(height)) => problems.extend(check_uses(one, height, &layers)),
        }
    }
    problems
}

fn check_uses(one: &Crate, height: u64, layers: &BTreeMap<&str, Option<Layer>>) -> Vec<Problem> {
    let wrong = |used: &String| match layers.get(used.as_str()) {
        Some(Some(Layer::At(below))) if *below < height => None,
        Some(Some(Layer::At(other))) => {
            Some(format!("a crate of layer {height} uses {used} of layer {other}"))
        }
        Some(Some(Layer::Dev)) => Some(format!("{used} is for development: use it in tests only")),
        None if height <= PURE && IMPURE.contains(&used.as_str()) => {
            Some(format!("layers 0 to {PURE} do no IO, but this one uses {used}"))
        }
        Some(None) | None => None,
    };
    let problem = |message| Problem::new(&one.manifest, 0, message);
    one.uses.iter().filter_map(wrong).map(problem).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn a_crate(name: &str, layer: Option<Layer>, uses: &[&str]) -> Crate {
        let uses = uses.iter().map(|used| (*used).to_owned()).collect();
        Crate { name: name.to_owned(), manifest: format!("{name}/Cargo.toml"), layer, uses }
    }

    #[track_caller]
    fn found(uses: &[&str], layer: Option<Layer>, expected: &[&str]) {
        let crates = [
            a_crate("rules", Some(Layer::At(0)), &[]),
            a_crate("game", Some(Layer::At(1)), &["rules", "serde"]),
            a_crate("threats", Some(Layer::At(1)), &["rules"]),
            a_crate("testkit", Some(Layer::Dev), &["game"]),
            a_crate("one", layer, uses),
        ];
        let found: Vec<_> = check(&crates).iter().map(ToString::to_string).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn an_edge_leads_to_a_strictly_lower_layer() {
        found(&["rules", "game", "tokio"], Some(Layer::At(5)), &[]);
        let sideways = "one/Cargo.toml: a crate of layer 1 uses game of layer 1";
        found(&["game"], Some(Layer::At(1)), &[sideways]);
        let upwards = "one/Cargo.toml: a crate of layer 0 uses game of layer 1";
        found(&["game"], Some(Layer::At(0)), &[upwards]);
    }

    #[test]
    fn development_crates_may_use_all_and_are_used_in_tests_only() {
        found(&["game", "tokio"], Some(Layer::Dev), &[]);
        let dev = "one/Cargo.toml: testkit is for development: use it in tests only";
        found(&["testkit"], Some(Layer::At(6)), &[dev]);
    }

    #[test]
    fn the_lower_layers_do_no_io() {
        let impure = "one/Cargo.toml: layers 0 to 3 do no IO, but this one uses tokio";
        found(&["tokio"], Some(Layer::At(3)), &[impure]);
    }

    #[test]
    fn every_crate_names_its_layer() {
        found(&[], None, &["one/Cargo.toml: the crate names no layer"]);
    }
}

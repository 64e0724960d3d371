//! `narabe openings`: the openings, which of the 26 three stones make, and lists of even ones.

mod books;
mod generate;

use std::io::{Write as _, stdout};
use std::process::ExitCode;

use anyhow::Context as _;
use clap::Subcommand;
use narabe_game::{
    CANONICAL_OPENINGS, CanonicalOpening, OpeningSpec, OptionView, canonical_opening, openings,
};
use narabe_rules::{Extent, Point, parse_points};
use narabe_words::{Lang, words};
use serde_json::{Value, json};

pub(crate) use books::book;

/// List the openings, name the one that three stones make, or make a list of even ones.
#[derive(Debug, clap::Args)]
pub(crate) struct OpeningsArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Every opening
    List {
        /// As a JSON array
        #[arg(long)]
        json: bool,
    },
    /// The 26 openings of three stones in renju, with their names and stones
    Canonical {
        /// As a JSON array
        #[arg(long)]
        json: bool,
    },
    /// A list of openings that leave both sides about as good
    Generate(generate::GenerateArgs),
    /// Name one of the 26 openings of renju: Black in the centre, White, Black
    Classify {
        /// The three stones, as in "h8 h9 i10"
        stones: String,
    },
}

pub(crate) fn run(args: &OpeningsArgs) -> anyhow::Result<ExitCode> {
    let text = match &args.what {
        What::Generate(args) => return generate::generate(args).map(|()| ExitCode::SUCCESS),
        What::List { json: true } => serde_json::to_string(&views())?,
        What::List { json: false } => table(),
        What::Canonical { json: true } => serde_json::to_string(&canonical_views()?)?,
        What::Canonical { json: false } => canonical_table(),
        What::Classify { stones } => classify(stones)?,
    };
    writeln!(stdout(), "{}", text.trim_end())?;
    Ok(ExitCode::SUCCESS)
}

fn name(opening: &OpeningSpec) -> String {
    words(Lang::En, &format!("opening-{}", opening.id), &[])
}

fn sentence(opening: &OpeningSpec) -> String {
    words(Lang::En, &format!("opening-{}-sentence", opening.id), &[])
}

fn views() -> Vec<Value> {
    let view = |opening: &OpeningSpec| {
        json!({
            "id": opening.id,
            "name": name(opening),
            "sentence": sentence(opening),
            "options": opening.options.iter().map(OptionView::of).collect::<Vec<_>>(),
        })
    };
    openings().iter().map(view).collect()
}

fn table() -> String {
    let line = |opening: &OpeningSpec| {
        format!("{:<12}{}: {}\n", opening.id, name(opening), sentence(opening))
    };
    openings().iter().map(line).collect::<Vec<_>>().concat()
}

/// What the name of a canonical opening means.
fn meaning(opening: &CanonicalOpening) -> String {
    words(Lang::En, &format!("opening-meaning-{}", opening.code.to_lowercase()), &[])
}

fn canonical_views() -> anyhow::Result<Vec<Value>> {
    let view = |opening: &CanonicalOpening| {
        let mut view = serde_json::to_value(opening.view())?;
        view["meaning"] = json!(meaning(opening));
        Ok(view)
    };
    CANONICAL_OPENINGS.iter().map(view).collect()
}

/// One line an opening: its code, its stones, its name and what that means.
fn canonical_table() -> String {
    let line = |opening: &CanonicalOpening| {
        let stones = opening.view().stones.join(" ");
        let (code, name, kanji) = (opening.code, opening.name, opening.kanji);
        format!("{code:<5}{stones:<11}{name} {kanji}: {}\n", meaning(opening))
    };
    CANONICAL_OPENINGS.iter().map(line).collect::<Vec<_>>().concat()
}

fn classify(stones: &str) -> anyhow::Result<String> {
    let extent = Extent::Square(15);
    let points = parse_points(extent, stones)?;
    let three: [Point; 3] =
        points.try_into().ok().context("an opening has three stones, as in \"h8 h9 i10\"")?;
    let opening =
        canonical_opening(extent, three).context("these stones make none of the 26 openings")?;
    Ok(format!("{} {}", opening.code, opening.name))
}

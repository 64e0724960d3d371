//! The examples of rule sets and openings are legal, and show what is special about them.

use narabe_game::{
    AlternativeView, ExampleError, Game, RegionView, opening_example, openings, rule_set_example,
};
use narabe_rules::rule_sets;

const RULE_SETS: &str = "\
freestyle -> five
endless -> five
standard -> second: white on all but [], pass
renju -> first: black on all but [h8], pass
renju-1899 -> second: white on all but [j10], pass
renju-1903 -> first: black on all but [j10], pass
renju-1912 -> foul-33
renju-1916 -> foul-overline
renju-1918 -> foul-433
renju-15-lines -> second: white on all but [], pass
renju-1931 -> foul-44
old-renju -> first: black on all but [j10], pass
old-renju-federation -> foul-overline
antirenju -> first: black on all but [g8 k8], pass
gomoku-narabe -> second: white on all but [h8]
family-gomoku -> first: black on all but [h8], pass
pro -> first: black on 200 points but [], pass
long-pro -> first: black on 176 points but [], pass
common-stone -> five
penta -> first: black on all but [], pass
pente -> first: black on all but [], pass
ninuki-renju -> first: black on all but [], pass
caro -> second: white on all but [], pass
caro-overline -> five
omok -> first: black on all but [h8], pass
";

const OPENINGS: &str = "\
none -> second: white on all but [], pass
centre -> first: black on 1 points but []
rif -> first: choose black of [g9 g7]
rif-24 -> first: black on 21 points but []
yamaguchi -> second: choose black of [g9 g7 f6]
soosorv -> first: choose black of [g9 g7 f6 e8]
taraguchi -> second: choose black of [g9 h10 g6 i6 k8]
tarannikov -> second: white on 46 points but []
sakata -> first: swap
swap -> second: swap
swap2 -> first: swap
swap1 -> second: swap
pro -> first: black on 200 points but []
long-pro -> first: black on 176 points but []
";

#[test]
fn every_rule_set_has_an_example_that_shows_how_it_ends_or_what_it_bars() {
    let sets = rule_sets().iter();
    holds(RULE_SETS, &sets.map(|set| seen(set.id, rule_set_example(set))).collect::<String>());
}

#[test]
fn every_opening_has_an_example_that_shows_what_it_asks() {
    let all = openings().iter();
    let seen = all.map(|opening| seen(opening.id, opening_example(opening)));
    holds(OPENINGS, &seen.collect::<String>());
}

/// Every line of the table is among those that were seen; examples that are not in it need only be legal.
fn holds(table: &str, seen: &str) {
    for line in table.lines() {
        assert!(seen.lines().any(|one| one == line), "{line:?} is not among\n{seen}");
    }
}

fn seen(id: &str, example: Result<Game, ExampleError>) -> String {
    let position = example.unwrap_or_else(|error| panic!("{id}: {error}")).position();
    let result = position.result.map(|result| result.reason.name().to_owned());
    let asked = position.prompt.map(|prompt| {
        let kinds: Vec<String> = prompt.alternatives.iter().map(kind).collect();
        format!("{}: {}", prompt.player, kinds.join(", "))
    });
    format!("{id} -> {}\n", result.or(asked).unwrap_or_default())
}

fn kind(alternative: &AlternativeView) -> String {
    match alternative {
        AlternativeView::Place { color, region, forbidden } => {
            let barred: Vec<&str> = forbidden.iter().map(|one| one.point.as_str()).collect();
            let region = match region {
                RegionView::All(_) => "all".to_owned(),
                RegionView::Points(points) => format!("{} points", points.len()),
            };
            format!("{color} on {region} but [{}]", barred.join(" "))
        }
        AlternativeView::Choose { color, points } => {
            format!("choose {color} of [{}]", points.join(" "))
        }
        AlternativeView::Swap => "swap".to_owned(),
        AlternativeView::Pass => "pass".to_owned(),
        AlternativeView::Claim { .. } => "claim".to_owned(),
        AlternativeView::AddTwo => "add-two".to_owned(),
        AlternativeView::Declare { min, max } => format!("declare {min}..{max}"),
        AlternativeView::Offer { color, count, .. } => format!("offer {count} {color}"),
    }
}

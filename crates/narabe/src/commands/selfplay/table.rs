//! The results as a Markdown table, one line a pair.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::results::Record;

const HEAD: &str = "\
| rules | opening | games | first wins | second wins | draws | ends | longest | illegal |
|---|---|---|---|---|---|---|---|---|
";

/// The table of these pairs, and a line for all of them.
pub(super) fn of(pairs: &[String], records: &[&Record]) -> String {
    let mut text = HEAD.to_owned();
    for pair in pairs {
        let own: Vec<&Record> =
            records.iter().filter(|record| record.pair == *pair).copied().collect();
        let (rules, opening) = pair.split_once('/').unwrap_or((pair, ""));
        line(&mut text, rules, opening, &own);
    }
    line(&mut text, "all", "", records);
    text
}

fn line(text: &mut String, rules: &str, opening: &str, records: &[&Record]) {
    let won = |player: &str| {
        records.iter().filter(|record| record.winner.as_deref() == Some(player)).count()
    };
    let (first, second) = (won("first"), won("second"));
    let refused = records.iter().filter(|record| record.refused.is_some()).count();
    let drawn = records.len() - first - second - refused;
    let longest = records.iter().map(|record| record.actions).max().unwrap_or(0);
    let games = records.len();
    let ends = ends(records);
    writeln!(
        text,
        "| {rules} | {opening} | {games} | {first} | {second} | {drawn} | {ends} | {longest} | {refused} |"
    )
    .expect("a text takes what is written");
}

/// The reasons of the ends with their numbers, the most frequent first.
fn ends(records: &[&Record]) -> String {
    let mut counts = BTreeMap::<&str, u32>::new();
    for record in records {
        *counts.entry(record.reason.map_or("none", narabe_game::Reason::name)).or_default() += 1;
    }
    let mut counts: Vec<(&str, u32)> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let named: Vec<String> = counts.iter().map(|(name, count)| format!("{name} {count}")).collect();
    named.join(", ")
}

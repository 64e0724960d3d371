//! What a match has come to, as text and as JSON.

use std::fmt::Write as _;

use narabe_contest::Header;
use narabe_rating::{Estimate, Sprt, Tally};
use serde_json::{Value, json};

use super::results::{EngineResults, Results, Standing};
use super::schedule::Encounter;
use crate::noun::noun;

/// The results as text.
pub(crate) fn text(header: &Header, results: &Results) -> String {
    let mut text = String::new();
    let Header { rules, size, openings, .. } = header;
    let (games, source) = (results.games(), &openings.0);
    let noun_of_games = noun(u64::from(games), "game");
    line(&mut text, &format!("{rules} {size}x{size}, {games} {noun_of_games}, openings: {source}"));
    for (encounter, standing) in results.standings() {
        line(&mut text, &encounter_line(header, encounter, standing));
    }
    if let Some(sprt) = results.sprt() {
        line(&mut text, &sprt_line(sprt, results));
    }
    if header.engines.len() > 2 {
        text.push_str(&cross_table(header, results));
    }
    let ends = results.ends().iter().map(|(name, count)| format!("{name} {count}"));
    line(&mut text, &format!("ends: {}", ends.collect::<Vec<_>>().join(", ")));
    for (engine, of) in header.engines.iter().zip(results.engines()) {
        line(&mut text, &engine_line(&engine.name, of));
    }
    text
}

fn line(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

fn encounter_line(header: &Header, (one, two): Encounter, standing: &Standing) -> String {
    let name = |index: usize| &header.engines[index].name;
    let told = format!("{} - {}: {}", name(one), name(two), tally(&standing.tally));
    let counts = standing.pairs.counts().map(|count| count.to_string()).join(" ");
    let Some(estimate) = standing.estimate() else { return told };
    let elo = elo(&estimate);
    let sure = 100.0 * estimate.superiority();
    format!("{told}; {elo}, LOS {sure:.1}%; pairs {counts}")
}

/// `+3 =1 -2, 58.3%`
fn tally(tally: &Tally) -> String {
    let Tally { wins, draws, losses } = tally;
    let score = tally.score().map_or(String::new(), |score| format!(", {:.1}%", 100.0 * score));
    format!("+{wins} ={draws} -{losses}{score}")
}

fn elo(estimate: &Estimate) -> String {
    let (low, high) = estimate.elo_interval();
    format!("Elo {:+.0} [{low:+.0}, {high:+.0}]", estimate.elo())
}

fn sprt_line(sprt: &Sprt, results: &Results) -> String {
    let ((elo0, elo1), (low, high)) = (sprt.elos(), sprt.bounds());
    let pairs = results.standings().next().map(|(_, standing)| standing.pairs).unwrap_or_default();
    let ratio = sprt.log_likelihood_ratio(&pairs);
    let verdict = match results.verdict() {
        None => "open".to_owned(),
        Some(verdict) => {
            let (believed, pairs) = (verdict.believed.name(), verdict.pairs);
            format!("{believed} after {pairs} {}", noun(u64::from(pairs), "pair"))
        }
    };
    format!("SPRT [{elo0}, {elo1}]: LLR {ratio:.2} of [{low:.2}, {high:.2}], {verdict}")
}

fn engine_line(name: &str, of: &EngineResults) -> String {
    let mean = of.total_ms as f64 / of.moves.max(1) as f64;
    let longest = of.longest_ms;
    let faults = of.faults.iter().map(|(name, count)| format!(", {name} {count}"));
    let moves = format!("{} {}", of.moves, noun(of.moves, "move"));
    let told = format!("{name}: {moves}, {mean:.0} ms a move, longest {longest} ms");
    told + &faults.collect::<Vec<_>>().concat()
}

/// Who scored how much against whom, the best first.
fn cross_table(header: &Header, results: &Results) -> String {
    let mut order: Vec<usize> = (0..header.engines.len()).collect();
    let share = |engine: usize| results.engines()[engine].tally.score().unwrap_or(0.0);
    order.sort_by(|one, two| share(*two).total_cmp(&share(*one)).then(one.cmp(two)));
    let width = header.engines.iter().map(|engine| engine.name.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    let heads = (1..=order.len()).map(|number| format!("{number:>9}"));
    line(&mut text, &format!("   {:width$} {:>9}{}", "", "points", heads.collect::<String>()));
    for (rank, row) in order.iter().enumerate() {
        let own = &results.engines()[*row].tally;
        let cells = order.iter().map(|column| cell(results, *row, *column));
        let name = &header.engines[*row].name;
        let points = points(own);
        let cells = cells.collect::<String>();
        // A text takes what is written.
        let _written = writeln!(text, "{:>2} {name:width$} {points:>9}{cells}", rank + 1).is_ok();
    }
    text
}

fn cell(results: &Results, row: usize, column: usize) -> String {
    let met = results.standings().find_map(|((one, two), standing)| match (row, column) {
        (a, b) if (a, b) == (one, two) => Some(standing.tally),
        (a, b) if (b, a) == (one, two) => Some(standing.tally.for_rival()),
        _ => None,
    });
    let text =
        met.map_or_else(|| if row == column { "x" } else { "" }.to_owned(), |met| points(&met));
    format!("{text:>9}")
}

/// `3.5/6`
fn points(tally: &Tally) -> String {
    let (halves, games) = (tally.half_points(), tally.games());
    let half = if halves.is_multiple_of(2) { "" } else { ".5" };
    format!("{}{half}/{games}", halves / 2)
}

/// The results as a JSON object. What is infinite is `null`.
pub(crate) fn object(header: &Header, results: &Results) -> anyhow::Result<Value> {
    let mut object = serde_json::to_value(header)?;
    object["games"] = json!(results.games());
    object["ends"] = json!(results.ends());
    for (engine, of) in results.engines().iter().enumerate() {
        let told = &mut object["engines"][engine];
        let Tally { wins, draws, losses } = of.tally;
        told["wins"] = json!(wins);
        told["draws"] = json!(draws);
        told["losses"] = json!(losses);
        told["faults"] = json!(of.faults);
        told["moves"] = json!(of.moves);
        told["total_ms"] = json!(of.total_ms);
        told["longest_ms"] = json!(of.longest_ms);
    }
    let encounters = results.standings().map(|((one, two), standing)| {
        let name = |index: usize| header.engines[index].name.as_str();
        encounter_object([name(one), name(two)], standing)
    });
    object["encounters"] = encounters.collect();
    object["sprt"] = results.sprt().map_or(Value::Null, |sprt| sprt_object(sprt, results));
    Ok(object)
}

fn encounter_object(names: [&str; 2], standing: &Standing) -> Value {
    let Tally { wins, draws, losses } = standing.tally;
    let estimate = standing.estimate();
    let (low, high) = estimate.map(|estimate| estimate.elo_interval()).unzip();
    json!({
        "one": names[0],
        "two": names[1],
        "wins": wins,
        "draws": draws,
        "losses": losses,
        "pairs": standing.pairs.counts(),
        "score": estimate.map(|estimate| estimate.score()),
        "score_error": estimate.map(|estimate| estimate.error()),
        "elo": estimate.map(|estimate| estimate.elo()),
        "elo_low": low,
        "elo_high": high,
        "superiority": estimate.map(|estimate| estimate.superiority()),
    })
}

fn sprt_object(sprt: &Sprt, results: &Results) -> Value {
    let ((elo0, elo1), (low, high)) = (sprt.elos(), sprt.bounds());
    let pairs = results.standings().next().map(|(_, standing)| standing.pairs).unwrap_or_default();
    json!({
        "elo0": elo0,
        "elo1": elo1,
        "lower": low,
        "upper": high,
        "llr": sprt.log_likelihood_ratio(&pairs),
        "verdict": results.verdict().map(|verdict| verdict.believed.name()),
        "pairs": results.verdict().map(|verdict| verdict.pairs),
    })
}

/// The state of a match under way, short enough for a line.
pub(crate) fn short(results: &Results) -> String {
    let mut standings = results.standings();
    let (Some((_, standing)), None) = (standings.next(), standings.next()) else {
        return String::new();
    };
    let ratio = |sprt: &Sprt| format!("LLR {:.2}", sprt.log_likelihood_ratio(&standing.pairs));
    let told = [
        Some(tally(&standing.tally)),
        standing.estimate().as_ref().map(elo),
        results.sprt().map(ratio),
    ];
    told.into_iter().flatten().collect::<Vec<_>>().join("  ")
}

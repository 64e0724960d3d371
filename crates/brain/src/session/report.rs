//! What is said of a search that is under way: messages, lines for a board that shows it, and blocks of variations.

use narabe_engine::{Score, Variation};
use narabe_game::Move;
use narabe_protocol::{Answer, Axes};
use narabe_rules::Extent;

use crate::Progress;
use crate::settings::Detail;

/// So many moves of a variation are told.
const MOST_MOVES: usize = 40;
/// Of so many variations a person is told.
const MOST_MESSAGES: usize = 20;

/// What to say of an iteration that was finished; at the beginning, that a search has begun.
pub(super) fn lines(
    progress: &Progress,
    extent: Extent,
    axes: Axes,
    detail: Detail,
) -> Vec<Answer> {
    if progress.depth == 0 {
        let refresh = Answer::Message("REALTIME REFRESH".to_owned());
        return detail.realtime.then_some(refresh).into_iter().collect();
    }
    let written = |one: &Move| one.point.and_then(|point| axes.coordinates(extent, point));
    let coordinates = |line: &Variation| {
        let points = line.moves.iter().take(MOST_MOVES).filter_map(written);
        points.map(|at| at.to_string()).collect::<Vec<String>>()
    };
    let mut said = Vec::new();
    for (index, line) in progress.lines.iter().enumerate() {
        let points = coordinates(line);
        if index < MOST_MESSAGES {
            said.push(message(progress, index, line, extent));
        }
        if detail.variations {
            said.extend(block(progress, index, line, &points));
        }
        if detail.realtime {
            said.extend(realtime(index, line, &points));
        }
    }
    said
}

/// One line for a person.
fn message(progress: &Progress, index: usize, line: &Variation, extent: Extent) -> Answer {
    let Progress { nodes, elapsed, lines, .. } = progress;
    let Variation { score, depth, selective_depth, moves } = line;
    let number = if lines.len() > 1 { format!("({}) ", index + 1) } else { String::new() };
    let name =
        |one: &Move| one.point.map_or_else(|| "pass".to_owned(), |at| extent.name(at).to_string());
    let names: Vec<String> = moves.iter().take(MOST_MOVES).map(name).collect();
    let (ms, names) = (elapsed.as_millis(), names.join(" "));
    Answer::Message(format!(
        "{number}depth {depth}-{selective_depth} score {score} nodes {nodes} ms {ms} pv {names}"
    ))
}

/// A block as Yixin-Board's newer versions read it.
fn block(progress: &Progress, index: usize, line: &Variation, points: &[String]) -> Vec<Answer> {
    let ms = progress.elapsed.as_millis().max(1);
    let speed = u128::from(progress.nodes) * 1000 / ms;
    let texts = [
        format!("PV {index}"),
        format!("NUMPV {}", progress.lines.len()),
        format!("DEPTH {}", line.depth),
        format!("SELDEPTH {}", line.selective_depth),
        format!("NODES {}", progress.nodes),
        format!("TOTALNODES {}", progress.nodes),
        format!("TOTALTIME {}", progress.elapsed.as_millis()),
        format!("SPEED {speed}"),
        format!("EVAL {}", evaluation(line.score)),
        format!("WINRATE {:.4}", line.score.win_rate()),
        format!("BESTLINE {}", points.join(" ")),
        "PV DONE".to_owned(),
    ];
    texts.map(Answer::Info).to_vec()
}

/// `+M5` for a win in five stones.
fn evaluation(score: Score) -> String {
    match score.plies_to_end() {
        Some(plies) if score.is_win() => format!("+M{plies}"),
        Some(plies) => format!("-M{plies}"),
        None => score.0.to_string(),
    }
}

/// The best point, the points that lose, and the first line.
fn realtime(index: usize, line: &Variation, points: &[String]) -> Vec<Answer> {
    let Some(first) = points.first() else { return Vec::new() };
    let mut texts = Vec::new();
    if index == 0 {
        texts.push(format!("BEST {first}"));
        texts.push(format!("VAL {}", evaluation(line.score)));
        texts.push(format!("PV {}", points.join(" ")));
    }
    if line.score.is_loss() {
        texts.push(format!("LOSE {first}"));
    }
    texts.into_iter().map(|text| Answer::Message(format!("REALTIME {text}"))).collect()
}

//! What is said of a search that is under way.

use narabe_game::Action;
use narabe_protocol::Answer;
use narabe_rules::Extent;

use crate::Progress;

/// One line for a person.
pub(super) fn lines(progress: &Progress, extent: Extent) -> Vec<Answer> {
    let Action::Place(point) = progress.action else { return Vec::new() };
    if progress.depth == 0 {
        return Vec::new();
    }
    let score = progress.score.map_or_else(String::new, |score| format!(" score {score}"));
    let Progress { depth, nodes, elapsed, .. } = progress;
    let (ms, best) = (elapsed.as_millis(), extent.name(point));
    vec![Answer::Message(format!("depth {depth}{score} nodes {nodes} ms {ms} pv {best}"))]
}

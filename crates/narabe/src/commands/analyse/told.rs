//! What an analysis has found, in words and as JSON.

use std::io::{IsTerminal as _, Write as _, stderr, stdout};
use std::time::Duration;

use indicatif::HumanCount;
use narabe_engine::{Report, Score, Variation};
use narabe_game::{Action, Move, Token};
use narabe_rules::Extent;
use serde_json::{Value, json};

use crate::input::complain;
use crate::noun::noun;

/// Tells how an analysis goes: lines of JSON, or a table at the end and on standard error what came before it.
#[derive(Debug)]
pub(super) struct Told {
    extent: Extent,
    as_json: bool,
}

/// `1 node`, `12,000 nodes`.
fn counted_nodes(nodes: u64) -> String {
    format!("{} {}", HumanCount(nodes), noun(nodes, "node"))
}

impl Told {
    pub(super) const fn new(extent: Extent, as_json: bool) -> Self {
        Self { extent, as_json }
    }

    /// Another iteration is finished.
    pub(super) fn progress(&self, report: &Report, elapsed: Duration) -> anyhow::Result<()> {
        if self.as_json {
            return self.print_json(report, elapsed, false);
        }
        if let Some(best) = report.lines.first().filter(|_| stderr().is_terminal()) {
            let Report { depth, nodes, .. } = report;
            let (seconds, moves) = (elapsed.as_secs_f64(), self.moves(best));
            let nodes = counted_nodes(*nodes);
            complain(&format!("depth {depth}, {nodes}, {seconds:.1} s: {} {moves}", best.score));
        }
        Ok(())
    }

    /// Nothing more comes.
    pub(super) fn end(&self, report: &Report, elapsed: Duration) -> anyhow::Result<()> {
        if self.as_json {
            return self.print_json(report, elapsed, true);
        }
        let mut out = stdout().lock();
        writeln!(out, "{:>4} {:>11} {:>6} {:>6}  line", "", "score", "wins", "depth")?;
        for (place, line) in report.lines.iter().enumerate() {
            let Variation { score, depth, selective_depth, .. } = line;
            let wins = format!("{:.1}%", score.win_rate() * 100.0);
            let depth = format!("{depth}/{selective_depth}");
            let moves = self.moves(line);
            writeln!(out, "{:>3}. {score:>11} {wins:>6} {depth:>6}  {moves}", place + 1)?;
        }
        let Report { depth, nodes, .. } = report;
        let (nodes, seconds) = (counted_nodes(*nodes), elapsed.as_secs_f64());
        writeln!(out, "depth {depth}, {nodes}, {seconds:.1} s")?;
        Ok(())
    }

    fn print_json(&self, report: &Report, elapsed: Duration, done: bool) -> anyhow::Result<()> {
        let lines: Vec<Value> = report.lines.iter().map(|line| self.json_of(line)).collect();
        let object = json!({
            "done": done,
            "depth": report.depth,
            "nodes": report.nodes,
            "ms": elapsed.as_millis() as u64,
            "lines": lines,
        });
        writeln!(stdout().lock(), "{object}")?;
        Ok(())
    }

    fn json_of(&self, line: &Variation) -> Value {
        json!({
            "score": score_of(line.score),
            "win_rate": (line.score.win_rate() * 1000.0).round() / 1000.0,
            "depth": line.depth,
            "selective_depth": line.selective_depth,
            "moves": line.moves.iter().map(|one| self.name(*one)).collect::<Vec<_>>(),
        })
    }

    fn moves(&self, line: &Variation) -> String {
        line.moves.iter().map(|one| self.name(*one)).collect::<Vec<_>>().join(" ")
    }

    fn name(&self, one: Move) -> String {
        let action = one.point.map_or(Action::Pass, Action::Place);
        Token::prompted(action).text(self.extent).to_string()
    }
}

/// `{"value":37}` in the units of the evaluation, or the stones to a proved end: `{"win_in":5}`, `{"loss_in":4}`.
fn score_of(score: Score) -> Value {
    match score.plies_to_end() {
        Some(plies) if score.is_win() => json!({ "win_in": plies }),
        Some(plies) => json!({ "loss_in": plies }),
        None => json!({ "value": score.0 }),
    }
}

//! An analysis for a page: in slices, with what is known so far after each of them.

use narabe_engine::{Inquiry, Report, Score, Variation};
use narabe_rules::Extent;
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::clock::now;
use crate::refusal::Thrown;
use crate::text::{json, setting_of};

/// The entries of the transposition table: a page has less memory to give than a machine of its own.
const TABLE_ENTRIES: usize = 1 << 18;

/// An analysis of one position.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Analysis {
    engine: narabe_engine::Analysis,
    extent: Extent,
}

/// How far an analysis has come.
#[derive(Debug, Serialize)]
struct ReportView {
    done: bool,
    depth: u32,
    nodes: u64,
    /// Best first.
    lines: Vec<LineView>,
}

/// A line of play and what it is worth to the side to move.
#[derive(Debug, Serialize)]
struct LineView {
    moves: Vec<PlyView>,
    /// The chance to win, from 0 to 1.
    chance: f64,
    /// In how many stones it is won, or lost when it is negative; null when that is not known.
    ends: Option<i64>,
    depth: u32,
}

/// A move of a line.
#[derive(Debug, Serialize)]
struct PlyView {
    color: &'static str,
    /// A point, or `pass`.
    point: String,
}

#[wasm_bindgen]
impl Analysis {
    /// An analysis of the game that this setting (JSON) and transcript tell: so many of the best lines, within so
    /// many positions.
    ///
    /// # Errors
    /// When they tell no game, or one in which there is nothing to search.
    #[wasm_bindgen(constructor)]
    pub fn new(setting: &str, transcript: &str, lines: usize, nodes: u32) -> Result<Self, JsValue> {
        let game = narabe_game::Game::replay(setting_of(setting)?, transcript);
        let game = game.map_err(Thrown::from)?;
        let nodes = u64::from(nodes);
        let usual = Inquiry { lines, table_entries: TABLE_ENTRIES, ..Inquiry::default() };
        let solver_nodes = usual.solver_nodes.min(nodes);
        let inquiry = Inquiry { nodes: Some(nodes), solver_nodes, ..usual };
        let engine = narabe_engine::Analysis::new(&game, inquiry);
        let engine = engine.map_err(|error| Thrown::new("no-search", error.to_string()))?;
        Ok(Self { engine, extent: game.setting().rules().extent })
    }

    /// One slice of work, left when `performance.now()` reaches `until`; then how far it has come, as JSON.
    ///
    /// # Errors
    /// Never; the type is the same for all calls.
    pub fn step(&mut self, until: f64) -> Result<String, JsValue> {
        let report = self.engine.step_until(&|| now() >= until);
        json(&ReportView::of(&report, self.extent))
    }
}

impl ReportView {
    fn of(report: &Report, extent: Extent) -> Self {
        let Report { done, depth, nodes, lines } = report;
        let lines = lines.iter().map(|line| LineView::of(line, extent)).collect();
        Self { done: *done, depth: *depth, nodes: *nodes, lines }
    }
}

impl LineView {
    fn of(line: &Variation, extent: Extent) -> Self {
        let name = |point: narabe_rules::Point| extent.name(point).to_string();
        let moves = line.moves.iter().map(|one| PlyView {
            color: one.color.name(),
            point: one.point.map_or_else(|| "pass".to_owned(), name),
        });
        Self {
            moves: moves.collect(),
            chance: line.score.win_rate(),
            ends: ends(line.score),
            depth: line.depth,
        }
    }
}

/// The stones to a proved end, negative when it is a loss.
fn ends(score: Score) -> Option<i64> {
    let plies = i64::from(score.plies_to_end()?);
    Some(if score.is_win() { plies } else { -plies })
}

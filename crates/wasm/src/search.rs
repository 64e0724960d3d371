//! A search for a page: in slices, so that between two of them the page's "stop" is heard.
//!
//! The levels count nodes. The clock is read here only to keep a slow device within its level's time.

use narabe_engine::{Level, Progress};
use narabe_rules::Extent;
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::clock::now;
use crate::refusal::Thrown;
use crate::text::{json, setting_of};

/// One search for the answer to what a game asks: a stone, a pass, a claim, or the answer to an offer.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Search {
    engine: narabe_engine::Search,
    extent: Extent,
    level: Level,
}

/// How far a search has come.
#[derive(Debug, Serialize)]
struct ProgressView {
    done: bool,
    /// The answer as it stands, as a transcript token.
    token: String,
    depth: u32,
    nodes: u64,
    score: Option<i32>,
}

#[wasm_bindgen]
impl Search {
    /// A search in the game that this setting (JSON) and transcript tell, at a level such as `hard`. The same
    /// game, level and seed have the same answer.
    ///
    /// # Errors
    /// When they tell no game, the game is over, or there is no such level.
    #[wasm_bindgen(constructor)]
    pub fn new(setting: &str, transcript: &str, level: &str, seed: u64) -> Result<Self, JsValue> {
        let game = narabe_game::Game::replay(setting_of(setting)?, transcript);
        let game = game.map_err(Thrown::from)?;
        let level: Level = level.parse().map_err(|error| unknown("bad-level", &error))?;
        let extent = game.setting().rules().extent;
        let engine = narabe_engine::Search::new(&game, level, seed);
        let engine = engine.map_err(|error| unknown("no-search", &error))?;
        Ok(Self { engine, extent, level })
    }

    /// The most time that a move of this level should take, in milliseconds.
    #[wasm_bindgen(getter)]
    pub fn time_cap_ms(&self) -> u32 {
        self.level.spec().time_cap_ms
    }

    /// One slice of work; then how far the search has come, as JSON. The search is at its end, with the answer
    /// as it stands, when `performance.now()` reaches `deadline`.
    ///
    /// # Errors
    /// Never; the type is the same for all calls.
    pub fn step(&mut self, deadline: f64) -> Result<String, JsValue> {
        let is_late = || now() >= deadline;
        let Progress { done, best, depth, nodes, score } = self.engine.step_until(&is_late);
        let done = done || is_late();
        let token = best.text(self.extent).to_string();
        json(&ProgressView { done, token, depth, nodes, score: score.map(|score| score.0) })
    }
}

fn unknown(code: &str, error: &dyn std::error::Error) -> Thrown {
    Thrown::new(code, error.to_string())
}

/// The engine's checksum, to be compared with that of `narabe bench signature`.
#[wasm_bindgen]
pub fn signature() -> u64 {
    narabe_engine::signature()
}

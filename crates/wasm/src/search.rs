//! A search for a page: in slices, so that between two of them the page's "stop" is heard.

use narabe_engine::{Level, Progress};
use narabe_rules::Extent;
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::game::{json, setting_of};
use crate::refusal::Thrown;

/// One search for the answer to what a game asks: a stone, a pass, a claim, or the answer to an offer.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Search {
    search: narabe_engine::Search,
    extent: Extent,
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
    /// A search in the game that this setting (JSON) and transcript tell, at `easy`, `medium` or `hard`. The
    /// same game, level and seed have the same answer.
    ///
    /// # Errors
    /// When they tell no game, the game is over, or there is no such level.
    #[wasm_bindgen(constructor)]
    pub fn new(setting: &str, transcript: &str, level: &str, seed: u64) -> Result<Self, JsValue> {
        let game = narabe_game::Game::replay(setting_of(setting)?, transcript);
        let game = game.map_err(Thrown::from)?;
        let level: Level = level.parse().map_err(|error| unknown("bad-level", &error))?;
        let extent = game.setting().rules().extent;
        let search = narabe_engine::Search::new(&game, level, seed);
        let search = search.map_err(|error| unknown("no-search", &error))?;
        Ok(Self { search, extent })
    }

    /// One slice of work; then how far the search has come, as JSON.
    ///
    /// # Errors
    /// Never; the type is the same for all calls.
    pub fn step(&mut self) -> Result<String, JsValue> {
        let Progress { done, best, depth, nodes, score } = self.search.step();
        let token = best.text(self.extent).to_string();
        json(&ProgressView { done, token, depth, nodes, score: score.map(|score| score.0) })
    }
}

fn unknown(code: &str, error: &dyn std::error::Error) -> Thrown {
    Thrown::new(code, error.to_string())
}

//! A forced win for a page: looked for in slices, by fours and then by threats.

use narabe_rules::{Point, Setup};
use narabe_solver::{
    Effort, Explaining, Explanation, ExplanationView, Goal, Limits, Proof, Solution, Vcf, Vct,
    Verdict, check_rules,
};
use narabe_threats::ThreatBoard;
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::refusal::Thrown;
use crate::study::{board_of, setup_of};
use crate::text::json;

/// The positions of a slice: few, so that the Worker soon hears what else is asked of it. The tables keep what a slice
/// has found out, so the next one goes on where it ended.
const SLICE: u64 = 5_000;
/// The slices in which the shortest line of fours is looked for, once there is one.
const SHORTEST_SLICES: u64 = 20;
/// The positions and answers of a proof that a slice looks at by the rules.
const REPLAYED: u64 = 100;
/// The entries of the tables of fours and of threats.
const FOURS_TABLE: usize = 1 << 16;
const THREATS_TABLE: usize = 1 << 18;

/// A search for a forced win of the side to move. It is limited in positions, so it finds the same everywhere.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Forced {
    setup: Setup,
    board: ThreatBoard,
    stage: Stage,
    /// The slices that each stage may have, and those that this one has had.
    most: u64,
    slices: u64,
    nodes: u64,
}

/// What is tried, and at last what was found out.
#[derive(Debug)]
enum Stage {
    Fours(Vcf),
    /// There is this line, and perhaps a shorter one.
    Shortest(Vcf, Vec<Point>),
    Threats(Vct),
    /// A win by these is confirmed by the rules, and explained.
    Explaining(&'static str, usize, Box<Explaining>),
    Won(WinView),
    NotWon,
}

/// How far the search has come.
#[derive(Debug, Serialize)]
struct ForcedView<'a> {
    done: bool,
    nodes: u64,
    win: Option<&'a WinView>,
}

/// A forced win.
#[derive(Debug, Serialize)]
struct WinView {
    /// `fours` or `threats`.
    by: &'static str,
    plies: usize,
    explanation: ExplanationView,
}

#[wasm_bindgen]
impl Forced {
    /// A search for a win of the side that places next in the game that this setting (JSON) and transcript tell,
    /// looked for in so many positions by fours and then in as many by threats.
    ///
    /// # Errors
    /// When they tell no position in which a stone is asked for, and under rules by which nothing can be proved.
    #[wasm_bindgen(constructor)]
    pub fn new(setting: &str, transcript: &str, most: u32) -> Result<Self, JsValue> {
        let setup = setup_of(setting, transcript)?;
        check_rules(&setup.rules).map_err(|error| unsupported(&error))?;
        let board = board_of(&setup)?;
        let stage = Stage::Fours(Vcf::new(FOURS_TABLE));
        let most = u64::from(most).div_ceil(SLICE);
        Ok(Self { setup, board, stage, most, slices: 0, nodes: 0 })
    }

    /// One slice of work; then how far the search has come, as JSON. A search that is done without a win says
    /// that none was found within its positions.
    ///
    /// # Errors
    /// Never; the type is the same for all calls.
    pub fn step(&mut self) -> Result<String, JsValue> {
        self.slices += 1;
        if let Some(stage) = self.next_stage() {
            self.stage = stage;
            self.slices = 0;
        }
        json(&self.view())
    }
}

impl Forced {
    /// Works for a slice; what is tried next, where that is something else.
    fn next_stage(&mut self) -> Option<Stage> {
        let attacker = self.setup.to_move;
        let is_last = self.slices >= self.most;
        match &mut self.stage {
            Stage::Fours(search) => {
                let limits = Limits::nodes(SLICE);
                let report = search.solve(&mut self.board, attacker, Goal::Any, limits);
                self.nodes += report.nodes;
                match report.solution {
                    Solution::Win(line) => {
                        let search = core::mem::replace(search, Vcf::new(1));
                        Some(Stage::Shortest(search, line))
                    }
                    Solution::Unknown if !is_last => None,
                    Solution::None | Solution::Unknown => {
                        Some(Stage::Threats(Vct::new(THREATS_TABLE)))
                    }
                }
            }
            Stage::Shortest(search, line) => {
                let limits = Limits::nodes(SLICE);
                let report = search.solve(&mut self.board, attacker, Goal::Shortest, limits);
                self.nodes += report.nodes;
                match report.solution {
                    Solution::Win(shorter) => Some(explaining(&self.setup, &shorter)),
                    Solution::Unknown if self.slices < SHORTEST_SLICES => None,
                    Solution::None | Solution::Unknown => Some(explaining(&self.setup, line)),
                }
            }
            Stage::Threats(search) => {
                let finding = search.solve(&mut self.board, attacker, Effort::nodes(SLICE));
                self.nodes += finding.nodes;
                match finding.verdict {
                    Verdict::Win(proof) => Some(explained(&self.setup, "threats", proof)),
                    Verdict::Unknown if !is_last => None,
                    Verdict::None | Verdict::Unknown => Some(Stage::NotWon),
                }
            }
            Stage::Explaining(by, plies, explaining) => {
                // Tests of the solver rule out that the rules do not confirm it.
                let told = explaining.step(REPLAYED)?.ok();
                let won = |explanation: Explanation| WinView {
                    by,
                    plies: *plies,
                    explanation: explanation.view(),
                };
                Some(told.map_or(Stage::NotWon, |explanation| Stage::Won(won(explanation))))
            }
            Stage::Won(_) | Stage::NotWon => None,
        }
    }

    fn view(&self) -> ForcedView<'_> {
        let win = match &self.stage {
            Stage::Won(win) => Some(win),
            _ => None,
        };
        let done = matches!(self.stage, Stage::Won(_) | Stage::NotWon);
        ForcedView { done, nodes: self.nodes, win }
    }
}

/// A line of fours is to be explained.
fn explaining(setup: &Setup, line: &[Point]) -> Stage {
    Proof::of_line(line).map_or(Stage::NotWon, |proof| explained(setup, "fours", proof))
}

/// A win is to be explained.
fn explained(setup: &Setup, by: &'static str, proof: Proof) -> Stage {
    let plies = proof.plies();
    Stage::Explaining(by, plies, Box::new(Explaining::new(setup.clone(), proof)))
}

fn unsupported(error: &dyn std::error::Error) -> Thrown {
    Thrown::new("unsupported-rules", error.to_string())
}

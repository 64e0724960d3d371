//! A forced win for a page: looked for in slices, by fours and then by threats.

use narabe_rules::{Color, Point, Setup};
use narabe_solver::{
    Effort, ExplanationView, Goal, Limits, Proof, Solution, Vcf, Vct, Verdict, check_rules, explain,
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
/// The positions that are looked at for the shortest line of fours, once there is one.
const SHORTEST_FOURS: u64 = 100_000;
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
    Threats(Vct),
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
        let attacker = self.setup.to_move;
        self.slices += 1;
        let next = match &mut self.stage {
            Stage::Fours(search) => {
                let limits = Limits::nodes(SLICE);
                let report = search.solve(&mut self.board, attacker, Goal::Any, limits);
                self.nodes += report.nodes;
                match report.solution {
                    Solution::Win(line) => {
                        let line = shortest(search, &mut self.board, attacker, line);
                        Some(
                            Proof::of_line(&line)
                                .map_or(Stage::NotWon, |proof| won(&self.setup, "fours", &proof)),
                        )
                    }
                    Solution::Unknown if self.slices < self.most => None,
                    Solution::None | Solution::Unknown => {
                        Some(Stage::Threats(Vct::new(THREATS_TABLE)))
                    }
                }
            }
            Stage::Threats(search) => {
                let finding = search.solve(&mut self.board, attacker, Effort::nodes(SLICE));
                self.nodes += finding.nodes;
                match finding.verdict {
                    Verdict::Win(proof) => Some(won(&self.setup, "threats", &proof)),
                    Verdict::Unknown if self.slices < self.most => None,
                    Verdict::None | Verdict::Unknown => Some(Stage::NotWon),
                }
            }
            Stage::Won(_) | Stage::NotWon => None,
        };
        if let Some(stage) = next {
            self.stage = stage;
            self.slices = 0;
        }
        json(&self.view())
    }
}

impl Forced {
    fn view(&self) -> ForcedView<'_> {
        let win = match &self.stage {
            Stage::Won(win) => Some(win),
            _ => None,
        };
        let done = matches!(self.stage, Stage::Won(_) | Stage::NotWon);
        ForcedView { done, nodes: self.nodes, win }
    }
}

/// A win that the rules confirm, explained; none where they do not, which tests of the solver rule out.
fn won(setup: &Setup, by: &'static str, proof: &Proof) -> Stage {
    explain(setup, proof).map_or(Stage::NotWon, |explanation| {
        Stage::Won(WinView { by, plies: proof.plies(), explanation: explanation.view() })
    })
}

/// The shortest line of fours if it is found soon, else this one.
fn shortest(
    search: &mut Vcf,
    board: &mut ThreatBoard,
    attacker: Color,
    line: Vec<Point>,
) -> Vec<Point> {
    let limits = Limits::nodes(SHORTEST_FOURS);
    match search.solve(board, attacker, Goal::Shortest, limits).solution {
        Solution::Win(shorter) => shorter,
        Solution::None | Solution::Unknown => line,
    }
}

fn unsupported(error: &dyn std::error::Error) -> Thrown {
    Thrown::new("unsupported-rules", error.to_string())
}

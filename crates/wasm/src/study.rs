//! What a page asks of a position beyond the game: who wins by force, what a stone is for, where the threats are.

use narabe_game::Game;
use narabe_rules::{Extent, Setup, forbidden_points};
use narabe_solver::{Feat, Limits, Purpose, Vcf};
use narabe_threats::{Threat, ThreatBoard};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::refusal::Thrown;
use crate::text::{json, setting_of};

/// The positions that may be looked at for the rival's continuous fours, before and after a stone.
const FOURS_NODES: u64 = 20_000;
/// The entries of the table of failed fours.
const FOURS_TABLE: usize = 1 << 14;

/// The position of the game that a setting (JSON) and a transcript tell, with the side that places next.
pub(crate) fn setup_of(setting: &str, transcript: &str) -> Result<Setup, Thrown> {
    let game = Game::replay(setting_of(setting)?, transcript)?;
    let to_move = game.color_to_place();
    let to_move = to_move.ok_or_else(|| Thrown::new("no-stone", "no stone is asked for now"))?;
    let rules = game.setting().rules().clone();
    Ok(Setup { rules, board: game.board().clone(), to_move })
}

/// The patterns of a position.
pub(crate) fn board_of(setup: &Setup) -> Result<ThreatBoard, Thrown> {
    let board = ThreatBoard::from_setup(setup);
    board.map_err(|error| Thrown::new("unsupported-rules", error.to_string()))
}

/// What a stone is for.
#[derive(Debug, Serialize)]
struct PurposeView {
    makes: Option<&'static str>,
    stops: Option<&'static str>,
}

/// What a stone of the side to move on this point is for, as JSON: what it makes, what it stops.
///
/// # Errors
/// When the texts tell no position in which a stone is asked for, and under rules without line patterns.
#[wasm_bindgen]
pub fn purpose(setting: &str, transcript: &str, point: &str) -> Result<String, JsValue> {
    let setup = setup_of(setting, transcript)?;
    let point = setup.rules.extent.parse_point(point);
    let point = point.map_err(|error| Thrown::new("malformed", error.to_string()))?;
    let mut board = board_of(&setup)?;
    let mut fours = Vcf::new(FOURS_TABLE);
    let limits = Limits::nodes(FOURS_NODES);
    let purpose = Purpose::of(&mut board, setup.to_move, point, &mut fours, limits);
    let name = |feat: Option<Feat>| feat.map(Feat::name);
    json(&PurposeView { makes: name(purpose.makes), stops: name(purpose.stops) })
}

/// A point with what a side can make there, or the foul that bars it.
#[derive(Debug, Serialize)]
struct ThreatView {
    point: String,
    color: &'static str,
    kind: &'static str,
}

/// The points where either side can make a three or more, and those that are fouls, as JSON.
///
/// # Errors
/// As for [`purpose`].
#[wasm_bindgen]
pub fn threats(setting: &str, transcript: &str) -> Result<String, JsValue> {
    let setup = setup_of(setting, transcript)?;
    json(&threats_of(&setup, &board_of(&setup)?))
}

fn threats_of(setup: &Setup, board: &ThreatBoard) -> Vec<ThreatView> {
    let extent = setup.rules.extent;
    let mut found = Vec::new();
    for color in narabe_rules::Color::ALL {
        for threat in Threat::ALL {
            let Some(feat) = Feat::of(threat) else { continue };
            let spots = board.threatening(color, threat).iter();
            found.extend(spots.map(|spot| ThreatView {
                point: name(extent, spot.point()),
                color: color.name(),
                kind: feat.name(),
            }));
        }
        let fouls = forbidden_points(&setup.rules, &setup.board, color);
        found.extend(fouls.iter().map(|(point, _)| ThreatView {
            point: name(extent, *point),
            color: color.name(),
            kind: "foul",
        }));
    }
    found
}

/// A point by its name.
pub(crate) fn name(extent: Extent, point: narabe_rules::Point) -> String {
    extent.name(point).to_string()
}

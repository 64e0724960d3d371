//! A game for a page: actions in, snapshots out.

use narabe_game::{SettingSpec, Token};
use narabe_rules::{forbidden_points, judge};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::catalogue::{self, CatalogueView};
use crate::refusal::Thrown;
use crate::text::{json, setting_of};
use crate::view::{FoulPointView, RefusedPointView, SnapshotView, VerdictView};

/// Every rule set and opening with boards, options and pictures, and every level, as JSON.
///
/// # Errors
/// Never; the type is the same for all calls.
#[wasm_bindgen]
pub fn catalogue() -> Result<String, JsValue> {
    json(&CatalogueView::of_all())
}

/// The openings that go with the rules, board and options of this setting (JSON), as JSON.
///
/// # Errors
/// When the text is no setting.
#[wasm_bindgen]
pub fn suited_openings(setting: &str) -> Result<String, JsValue> {
    let spec: SettingSpec = serde_json::from_str(setting).map_err(Thrown::from)?;
    json(&catalogue::suited_openings(&spec))
}

/// One game.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Game {
    game: narabe_game::Game,
}

#[wasm_bindgen]
impl Game {
    /// A game before its first action, with the setting that this JSON describes.
    ///
    /// # Errors
    /// When the setting cannot be.
    #[wasm_bindgen(constructor)]
    pub fn new(setting: &str) -> Result<Self, JsValue> {
        Ok(Self { game: narabe_game::Game::new(setting_of(setting)?) })
    }

    /// The game that a transcript tells.
    ///
    /// # Errors
    /// When the setting cannot be, or at the first token that is not legal.
    pub fn replay(setting: &str, transcript: &str) -> Result<Self, JsValue> {
        let game = narabe_game::Game::replay(setting_of(setting)?, transcript);
        Ok(Self { game: game.map_err(Thrown::from)? })
    }

    /// Takes one action, at this time in milliseconds since 1970 (UTC).
    ///
    /// # Errors
    /// When the token is none or the action is not legal now; nothing has changed then.
    pub fn apply(&mut self, token: &str, now_ms: f64) -> Result<(), JsValue> {
        let extent = self.game.setting().rules().extent;
        let unreadable = |error| Thrown::from(error).with([("token", token.to_owned())]);
        let token = Token::parse(extent, token).map_err(unreadable)?;
        self.game.apply(&token, now_ms as u64).map_err(Thrown::from)?;
        Ok(())
    }

    /// The game as it stands: position, moves, numbers of the stones.
    ///
    /// # Errors
    /// Never; the type is the same for all calls.
    pub fn snapshot(&self) -> Result<String, JsValue> {
        json(&SnapshotView::of(&self.game, self.game.transcript()))
    }

    /// The game as it stood after its first `moves` moves; as it stands, when it has fewer.
    ///
    /// # Errors
    /// Never; the type is the same for all calls.
    pub fn snapshot_at(&self, moves: usize) -> Result<String, JsValue> {
        // Claims count as actions and not as moves, so the search goes on from there.
        let in_effect = self.game.actions_in_effect();
        let after = |actions| Some((actions, self.game.after_actions(actions)?));
        let mut games = (moves..=in_effect).filter_map(after);
        let then = games.find(|(_, game)| game.moves().len() >= moves);
        let (actions, game) = then.unwrap_or_else(|| (in_effect, self.game.clone()));
        json(&SnapshotView::of(&game, self.transcript_to(actions)))
    }

    /// What a stone on this point would be for the side to move.
    ///
    /// # Errors
    /// When the text names no point of the board, or the game is over.
    pub fn verdict(&self, point: &str) -> Result<String, JsValue> {
        let rules = self.game.setting().rules();
        let point = rules.extent.parse_point(point);
        let point = point.map_err(|error| Thrown::new("malformed", error.to_string()))?;
        let color = self.game.color_to_place();
        let color = color.ok_or_else(|| Thrown::new("game-over", "the game is over"))?;
        json(&VerdictView::of(rules.extent, &judge(rules, self.game.board(), color, point)))
    }

    /// The empty points that cannot be offered beside these (`g9,g7`, or nothing), and why, as JSON.
    ///
    /// # Errors
    /// When the text names something that is no point of the board.
    pub fn not_offerable(&self, beside: &str) -> Result<String, JsValue> {
        let extent = self.game.setting().rules().extent;
        let names = beside.split(',').filter(|name| !name.is_empty());
        let points: Result<Vec<_>, _> = names.map(|name| extent.parse_point(name)).collect();
        let points = points.map_err(|error| Thrown::new("malformed", error.to_string()))?;
        let refused = self.game.not_offerable(&points).into_iter();
        let views = refused.map(|(point, illegal)| RefusedPointView::of(extent, point, illegal));
        json(&views.collect::<Vec<_>>())
    }

    /// The canonical openings that the prompted player can set up now, as JSON.
    ///
    /// # Errors
    /// Never; the type is the same for all calls.
    pub fn canonical_openings(&self) -> Result<String, JsValue> {
        json(&self.game.canonical_openings())
    }

    /// Every point that is a foul for the side to move, also where the rules do not block it.
    ///
    /// # Errors
    /// Never; the type is the same for all calls.
    pub fn fouls(&self) -> Result<String, JsValue> {
        let rules = self.game.setting().rules();
        let color = self.game.color_to_place();
        let fouls = color.map(|color| forbidden_points(rules, self.game.board(), color));
        let fouls = fouls.unwrap_or_default();
        let views = fouls.iter().map(|foul| FoulPointView::of(rules.extent, foul));
        json(&views.collect::<Vec<_>>())
    }
}

impl Game {
    /// A transcript that tells how the game stood after so many of its actions in effect: what came later is taken
    /// back.
    fn transcript_to(&self, actions: usize) -> String {
        let mut tokens = vec![self.game.transcript()];
        let mut left = self.game.actions_in_effect() - actions;
        while left > 0 {
            let count = u16::try_from(left).unwrap_or(u16::MAX);
            tokens.push(format!("undo:{count}"));
            left -= usize::from(count);
        }
        tokens.join(" ")
    }
}

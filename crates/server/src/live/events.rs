//! The log of a live game beside the game itself: rows in, events for sockets out.

use narabe_game::{Game, Player, Setting, SettingSpec, Token};
use narabe_store::EventRow;
use narabe_wire::EventView;

/// A stored room that cannot be played. It was written by this program, so this is a defect or a damaged file.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ReplayError {
    /// The setting cannot be read.
    #[error("the setting is no JSON")]
    Json(#[from] serde_json::Error),
    /// The setting cannot be played.
    #[error("the setting cannot be played")]
    Setting(#[from] narabe_game::SettingError),
    /// A token cannot be read.
    #[error("event {seq} cannot be read")]
    Token {
        /// Which event.
        seq: u32,
        /// Why not.
        source: narabe_game::TokenError,
    },
    /// An event is not legal.
    #[error("event {seq} is not legal")]
    Illegal {
        /// Which event.
        seq: u32,
        /// Why not.
        source: narabe_game::Illegal,
    },
}

/// The game that a stored log tells.
pub(super) fn replay(setting: &str, rows: &[EventRow]) -> Result<Game, ReplayError> {
    let spec: SettingSpec = serde_json::from_str(setting)?;
    let mut game = Game::new(Setting::resolve(&spec)?);
    for row in rows {
        let seq = row.seq;
        let token = seat_token(&game, row.player, &row.token)
            .map_err(|source| ReplayError::Token { seq, source })?;
        let at_ms = u64::try_from(row.at_ms).unwrap_or_default();
        game.apply(&token, at_ms).map_err(|source| ReplayError::Illegal { seq, source })?;
    }
    Ok(game)
}

/// A token without a player, read as this player's.
pub(super) fn seat_token(
    game: &Game,
    player: Player,
    body: &str,
) -> Result<Token, narabe_game::TokenError> {
    Token::parse(game.setting().rules().extent, &format!("{body}@{player}"))
}

/// The token's text without its player, in the one spelling that is stored.
pub(super) fn token_body(game: &Game, token: &Token) -> String {
    let body = Token { action: token.action.clone(), player: None };
    body.text(game.setting().rules().extent).to_string()
}

/// A row as sockets are told.
pub(super) fn event_view(row: EventRow) -> EventView {
    EventView {
        seq: row.seq,
        player: row.player,
        token: row.token,
        at: row.at_ms,
        id: row.client_id,
    }
}

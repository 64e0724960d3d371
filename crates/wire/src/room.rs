//! Rooms over HTTP, and the parts of a room that sockets tell as well.

use narabe_game::{Player, PositionView, SettingSpec};
use serde::{Deserialize, Serialize};

/// `POST /api/rooms`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct CreateRoom {
    /// What is to be played.
    pub setting: SettingSpec,
    /// Who takes the first seat and opens the game.
    #[serde(default)]
    pub opens: Opens,
}

/// Who opens a game in a room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "kebab-case")]
pub enum Opens {
    /// Who makes the room.
    #[default]
    Creator,
    /// Who joins it.
    Guest,
    /// One of them, by the server's lot.
    Lot,
}

/// The answer: a new room, in which the asker has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct RoomCreated {
    /// The room's name.
    pub room: String,
    /// The link for the friend.
    pub url: String,
    /// The link for others who want to watch.
    pub watch_url: String,
}

/// The answer to `POST /api/rooms/{room}/join`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Joined {
    /// The asker's seat.
    pub player: Player,
}

/// The answer to `GET /api/rooms/{room}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct RoomView {
    /// The room's name.
    pub room: String,
    /// The link for others who want to watch.
    pub watch_url: String,
    /// The asker's seat.
    pub you: Option<Player>,
    /// Whether both seats are taken.
    pub joined: bool,
    /// What is played.
    pub setting: SettingSpec,
    /// The game as it stands.
    pub position: PositionView,
    /// Who is here.
    pub presence: Presence,
    /// How the wish for another game stands.
    pub rematch: Rematch,
    /// When the room is deleted, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub expires_at_ms: i64,
}

/// Who is connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Presence {
    /// Whether the first player has a socket open.
    pub first: bool,
    /// Whether the second player has.
    pub second: bool,
    /// The player who is away, while both seats are taken and the game runs.
    pub absent: Option<Absence>,
}

/// A player who is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Absence {
    /// Who.
    pub player: Player,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since_ms: i64,
    /// In how many milliseconds from now the other may go on without.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub claimable_in_ms: i64,
}

/// How the wish for another game stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Rematch {
    /// Who wants one.
    pub offered_by: Option<Player>,
    /// Where it is played, once both wanted it.
    pub room: Option<RematchRoom>,
}

/// Where a rematch is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct RematchRoom {
    /// For the two players: a path.
    pub url: String,
    /// For those who watch: a path.
    pub watch_url: String,
}

//! What a page tells its scripts when they start.

use serde::{Deserialize, Serialize};

/// The content of `<script type="application/json" id="boot">`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Boot {
    /// The language of the page.
    pub lang: String,
    /// The version of the program.
    pub version: String,
    /// The commit it was built from; `unknown` outside a repository.
    pub commit: String,
    /// Which page this is.
    pub page: Page,
    /// The room's name, on the page of a room.
    pub room: Option<String>,
    /// The name in the watch link, on the watch page.
    pub watch: Option<String>,
}

/// The pages that scripts upgrade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "lowercase")]
pub enum Page {
    /// Against the CPU, beside each other, or the start of a room.
    Play,
    /// A room, by its link.
    Room,
    /// A room, by its watch link.
    Watch,
}

//! The lists of openings that narabe has, by rule set and board: `data/openings`.

use anyhow::Context as _;
use narabe_game::Setting;
use rust_embed::RustEmbed;

/// A debug build reads them from the disk.
#[derive(RustEmbed)]
#[folder = "../../data/openings"]
struct Books;

/// The list for these rules on this board.
pub(crate) fn book(setting: &Setting) -> anyhow::Result<String> {
    let rules = setting.rules();
    let lines = rules.extent.lines().unwrap_or_default();
    let name = format!("{}-{lines}.txt", rules.id);
    let file = Books::get(&name).with_context(|| {
        format!("there is none for {} on {lines} lines: see `narabe openings generate`", rules.id)
    })?;
    String::from_utf8(file.data.into_owned()).context("it is no text")
}

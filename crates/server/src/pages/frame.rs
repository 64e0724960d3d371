//! What is around every page: languages, style, scripts with their boot data, the footer.

use narabe_wire::{Boot, Page};
use narabe_words::{Lang, words};

use crate::app::App;
use crate::assets::{PageFiles, page_files};
use crate::error::AppError;

/// The frame of one page, for `templates/frame.html`.
#[derive(Debug)]
pub(super) struct Frame {
    pub(super) lang: Lang,
    pub(super) files: PageFiles,
    /// JSON that is safe inside a script element; empty where no script starts.
    pub(super) boot: String,
    /// Whether search engines are to stay away.
    pub(super) is_private: bool,
    /// When the room is deleted, as a date.
    pub(super) expires: Option<String>,
    commit: &'static str,
}

impl Frame {
    /// The frame of a page that no script upgrades.
    pub(super) fn plain(app: &App, lang: Lang) -> Self {
        Self {
            lang,
            files: page_files(None, lang),
            boot: String::new(),
            is_private: true,
            expires: None,
            commit: app.config.commit,
        }
    }

    /// The frame of a page that scripts upgrade. `id` names the room, or its watch link.
    pub(super) fn of(
        app: &App,
        lang: Lang,
        page: Page,
        id: Option<String>,
    ) -> Result<Self, AppError> {
        let (room, watch) = match page {
            Page::Watch => (None, id),
            Page::Play | Page::Room => (id, None),
        };
        let boot = Boot {
            lang: lang.code().to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            commit: app.config.commit.to_owned(),
            page,
            room,
            watch,
        };
        // "</script>" must not stand in a script element, whatever the data is.
        let boot = serde_json::to_string(&boot)?.replace('<', r"\u003c");
        let is_private = page != Page::Play;
        Ok(Self { files: page_files(Some(page), lang), boot, is_private, ..Self::plain(app, lang) })
    }

    /// The frame of a room's page: it says until when the room is kept.
    pub(super) fn expiring(self, expires_at_ms: i64) -> Self {
        let date = jiff::Timestamp::from_millisecond(expires_at_ms).ok();
        let date = date.map(|time| time.strftime("%Y-%m-%d").to_string());
        Self { expires: date, ..self }
    }

    /// Words without values.
    pub(super) fn t(&self, key: &str) -> String {
        words(self.lang, key, &[])
    }

    pub(super) fn version(&self) -> String {
        let values = [("version", env!("CARGO_PKG_VERSION")), ("commit", self.commit)];
        words(self.lang, "frame-version", &values)
    }

    pub(super) fn kept_until(&self, date: &str) -> String {
        words(self.lang, "frame-kept-until", &[("date", date)])
    }
}

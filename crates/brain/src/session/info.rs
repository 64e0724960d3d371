//! Settings, and who the brain is: `INFO`, `ABOUT`, `YXSHOWINFO`.

use narabe_protocol::{About, Answer, Info};

use super::{Effect, Session};

/// The answer to `ABOUT`.
pub(super) fn about() -> Answer {
    let fields = [
        ("name", "narabe"),
        ("version", env!("CARGO_PKG_VERSION")),
        ("author", "the narabe authors"),
        ("country", "-"),
    ];
    let fields = fields.map(|(key, value)| (key.to_owned(), value.to_owned())).to_vec();
    Answer::About(About { fields })
}

impl Session {
    /// Takes note of a setting; it has no answer.
    pub(super) fn info(&mut self, info: &Info) -> Vec<Effect> {
        self.settings.note(info);
        if matches!(info, Info::Rule(_)) { self.prepare() } else { Vec::new() }
    }

    /// Has the rules on the board made ready, when there are both.
    pub(super) fn prepare(&self) -> Vec<Effect> {
        let setting = self.setting().ok();
        setting.map(|setting| Effect::Prepare(Box::new(setting))).into_iter().collect()
    }

    /// From here on the manager is taken for Yixin-Board, where flags do not say otherwise.
    pub(super) fn show_info(&mut self) -> Vec<Effect> {
        self.is_yixin = true;
        let name = format!("narabe {}", env!("CARGO_PKG_VERSION"));
        vec![Effect::Say(Answer::Message(name))]
    }
}

//! Settings, and who the brain is: `INFO`, `ABOUT`, `YXSHOWINFO`, `YXSHOWHASHUSAGE`.

use narabe_protocol::{About, Answer, Command, Coordinates, Info};
use narabe_rules::{Color, Verdict, judge};

use super::{Done, Effect, Refused, Session, message};
use crate::settings::most_hash_kilobytes;

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

/// Refuses numbers that a key gives no meaning to.
fn check_value(info: &Info) -> Result<(), Refused> {
    let (is_fine, takes) = match info {
        Info::MaxMemory(number)
        | Info::HashSize(number)
        | Info::MaxDepth(number)
        | Info::MaxNode(number) => (*number >= 0, "a number from 0"),
        Info::ThreadNum(number) => (*number >= 1, "a number from 1"),
        Info::Rule(bits) => (bits.is_known(), "0 or a sum of 1, 2, 4 and 8"),
        _ => return Ok(()),
    };
    let refused = || Refused::Value { command: Command::Info(info.clone()), takes };
    is_fine.then_some(()).ok_or_else(refused)
}

impl Session {
    /// Takes note of a setting. Only `evaluate` is answered, with a message. A value that means nothing changes nothing.
    pub(super) fn info(&mut self, info: &Info) -> Done {
        check_value(info)?;
        self.settings.note(info);
        match info {
            Info::Rule(_) | Info::MaxMemory(_) | Info::HashSize(_) | Info::TimeoutTurn(_) => {
                Ok(self.prepare())
            }
            Info::Evaluate(at) => self.tell_point(*at),
            _ => Ok(Vec::new()),
        }
    }

    /// Has the rules on the board made ready, when there are both.
    pub(super) fn prepare(&self) -> Vec<Effect> {
        let table_entries = self.settings.table_entries();
        let setting = self.setting().ok().map(Box::new);
        setting.map(|setting| Effect::Prepare { setting, table_entries }).into_iter().collect()
    }

    /// What a stone of each colour would be.
    fn tell_point(&self, at: Coordinates) -> Done {
        let setting = self.setting()?;
        let point = self.empty_point(at)?;
        let board = self.stones()?.board();
        let told = Color::ALL.map(|color| {
            let verdict = match judge(setting.rules(), board, color, point) {
                Verdict::Five(_) => "five".to_owned(),
                Verdict::Foul(foul) => format!("{:?}", foul.kind).to_lowercase(),
                Verdict::Legal => "legal".to_owned(),
            };
            format!("{color} {verdict}")
        });
        let name = setting.rules().extent.name(point);
        Ok(vec![message(&format!("{name}: {}", told.join(", ")))])
    }

    /// From here on the manager is taken for Yixin-Board, where flags do not say otherwise. It asks for what the
    /// machine offers.
    pub(super) fn show_info(&mut self) -> Vec<Effect> {
        self.is_yixin = true;
        let info = |text: String| Effect::Say(Answer::Info(text));
        vec![
            message(&format!("narabe {}", env!("CARGO_PKG_VERSION"))),
            info(format!("MAX_THREAD_NUM {}", self.most_threads)),
            info(format!("MAX_HASH_SIZE {}", most_hash_kilobytes())),
        ]
    }

    pub(super) fn hash_usage(&self) -> Effect {
        let entries = self.settings.table_entries();
        message(&format!("the transposition table has {entries} entries"))
    }
}

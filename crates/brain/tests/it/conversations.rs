//! Conversations with a session, as files in the folder beside this one.
//!
//! A line of a file is what the manager says (`> BEGIN`), what the brain says (`< OK`), what it thinks about
//! (`? black`), what comes of that (`~ h8`, written by whoever wrote the file: the search itself is tested elsewhere),
//! what else it wants done (`! quit`), or a remark (`# …`). A flag of the command line stands in a line of its own
//! (`$ --rule-2 renju`). What the session does is written down in the same way and must be the same file.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use clap::Parser;
use narabe_brain::{Effect, Job, Options, Session, Thought};
use narabe_game::Token;
use narabe_rules::Extent;

#[derive(Parser)]
struct Flags {
    #[command(flatten)]
    options: Options,
}

/// A conversation under way, written down.
struct Conversation {
    session: Session,
    extent: Extent,
    written: String,
}

impl Conversation {
    fn of(script: &str) -> String {
        let flags = script.lines().filter_map(|line| line.strip_prefix("$ "));
        let flags = flags.flat_map(str::split_whitespace);
        let options = Flags::parse_from(["brain"].into_iter().chain(flags)).options;
        let (session, extent, written) = (Session::new(options), Extent::Square(15), String::new());
        let mut conversation = Self { session, extent, written };
        for line in script.lines() {
            conversation.line(line);
        }
        conversation.written
    }

    fn line(&mut self, line: &str) {
        let effects = match line.split_once(' ') {
            Some((">", said)) => self.session.read(said),
            Some(("~", found)) => {
                let action = Token::parse(self.extent, found).unwrap().action;
                let elapsed = Duration::from_millis(100);
                self.session.thought(&Thought { action, elapsed })
            }
            Some(("#" | "$", _)) => Vec::new(),
            _ if line == ">" || line.is_empty() => Vec::new(),
            _ => return,
        };
        self.write(line);
        for effect in effects {
            match effect {
                Effect::Say(answer) => self.write(&format!("< {answer}")),
                Effect::Think(job) => self.think(&job),
                Effect::Stop => self.write("! stop"),
                Effect::Prepare(_) => {}
                Effect::Quit => self.write("! quit"),
            }
        }
    }

    fn think(&mut self, job: &Job) {
        self.extent = job.game.setting().rules().extent;
        let rules = job.game.setting().rules().id;
        let asked = job.game.expected();
        let ms = |time: Option<Duration>| {
            time.map_or_else(|| "∞".to_owned(), |time| time.as_millis().to_string())
        };
        let (turn, left) = (ms(job.time.turn), ms(job.time.left));
        self.write(&format!("? {rules}: {asked}; {turn} ms, {left} left"));
    }

    fn write(&mut self, line: &str) {
        self.written.push_str(line.trim_end());
        self.written.push('\n');
    }
}

#[test]
fn every_conversation_goes_as_it_is_written_down() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/it/conversations");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = files.collect();
    files.sort();
    assert!(files.len() >= 2, "the conversations are there");
    for file in files {
        let script = fs::read_to_string(&file).unwrap();
        let went = Conversation::of(&script);
        if went != script {
            let name = file.file_name().unwrap();
            let written = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
            fs::write(&written, &went).unwrap();
            panic!("{} goes as in {}:\n{went}", file.display(), written.display());
        }
    }
}

//! Conversations with a session, as files in the folder beside this one.
//!
//! A line of a file is what the manager says (`> BEGIN`), what the brain says (`< OK`), what it thinks about
//! (`? black`), what comes of that (`~ h8`, or `~ h8 of h8 i9` where these are defences; written by whoever wrote the
//! file: the search itself is tested elsewhere), what else it wants done (`! quit`), or a remark (`# …`). A flag of the command line stands in a line of its own
//! (`$ --rule-2 renju`). What the session does is written down in the same way and must be the same file.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use clap::Parser;
use narabe_brain::{Aim, Effect, Job, Options, Session, Thought};
use narabe_engine::Params;
use narabe_game::Token;
use narabe_rules::{Extent, Point, parse_points};

#[derive(Parser)]
struct Flags {
    #[command(flatten)]
    options: Options,
}

/// The threads of the machine.
const MOST_THREADS: u32 = 6;

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
        let session = Session::new(options, MOST_THREADS);
        let (extent, written) = (Extent::Square(15), String::new());
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
                let (found, held) = found.split_once(" of ").unwrap_or((found, ""));
                let action = Token::parse(self.extent, found).unwrap().action;
                let held = parse_points(self.extent, held).unwrap();
                let elapsed = Duration::from_millis(100);
                self.session.thought(&Thought { held, elapsed, ..Thought::of(action) })
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
                Effect::Prepare { .. } => {}
                Effect::Forget => self.write("! forget"),
                Effect::Quit => self.write("! quit"),
            }
        }
    }

    fn think(&mut self, job: &Job) {
        self.extent = job.game.setting().rules().extent;
        let rules = job.game.setting().rules().id;
        let asked = job.game.expected();
        let limits = limits(job);
        let aim = match &job.aim {
            Aim::Answer(level) => format!("as {} would", level.spec().id),
            Aim::Defences(points) => format!("the defences among {} points", points.len()),
            Aim::Stones { lines, only, not } => {
                let name = |point: &Point| self.extent.name(*point).to_string();
                let names = |points: &[Point]| points.iter().map(name).collect::<Vec<_>>();
                let count = |only: &Vec<Point>| format!(", of {} points", only.len());
                let only = only.as_ref().map(count).unwrap_or_default();
                let not = names(not).join(" ");
                let not = if not.is_empty() { not } else { format!(", not {not}") };
                format!("the best {lines}{only}{not}")
            }
        };
        self.write(&format!("? {rules}: {asked}; {aim}{limits}"));
    }

    fn write(&mut self, line: &str) {
        self.written.push_str(line.trim_end());
        self.written.push('\n');
    }
}

/// What limits a job, where it is not as usual.
fn limits(job: &Job) -> String {
    let ms = |name: &str, time: Option<Duration>| match time {
        Some(time) => format!("; {name} {} ms", time.as_millis()),
        None => String::new(),
    };
    let turn = if job.time.turn == Some(Duration::from_secs(5)) { None } else { job.time.turn };
    let number = |name: &str, number: Option<u64>| match number {
        Some(number) => format!("; {name} {number}"),
        None => String::new(),
    };
    let entries = Some(job.table_entries as u64).filter(|entries| *entries != 1 << 20);
    let threads = Some(u64::from(job.threads)).filter(|threads| *threads != 1);
    let increment = Some(job.time.increment).filter(|increment| !increment.is_zero());
    let share = Some(u64::from(job.share)).filter(|share| *share != 100);
    let other = job.params != Params::default();
    [
        ms("turn", turn),
        ms("left", job.time.left),
        ms("increment", increment),
        number("nodes", job.nodes),
        number("depth", job.depth.map(u64::from)),
        number("table", entries),
        number("threads", threads),
        number("percent of the time", share),
        if other { "; by other numbers".to_owned() } else { String::new() },
    ]
    .concat()
}

#[test]
fn a_command_that_waited_has_its_own_time_and_a_step_of_an_answer_has_not() {
    let flags = Flags::parse_from(["brain"]);
    let mut session = Session::new(flags.options, MOST_THREADS);
    for line in ["START 15", "SWAP2BOARD", "DONE", "TURN 3,3"] {
        session.read(line);
    }
    let mut begun = Vec::new();
    for found in ["h8", "i9", "o15"] {
        let action = Token::parse(Extent::Square(15), found).unwrap().action;
        session.thought(&Thought::of(action));
        begun.push(session.begun());
    }
    assert_eq!(begun, [0, 0, 1]);
    assert!(session.is_answering());
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

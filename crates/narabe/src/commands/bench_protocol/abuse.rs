//! Abuse: everything that a manager should not do, and what the brain says to it.

use std::time::Duration;

use indicatif::ProgressBar;
use narabe_engine::Dice;
use narabe_protocol::Answer;

use super::brain::{Brain, Heard, Program};
use super::times::{Times, ms};

/// What is done to the brain: lines that begin, and what comes after them.
#[derive(Clone, Copy, Debug)]
struct Abuse {
    name: &'static str,
    lines: &'static str,
    then: Then,
}

/// What must come of it.
#[derive(Clone, Copy, Debug)]
enum Then {
    /// This kind of answer to the last line, before any other.
    Answers(Kind),
    /// It leaves at `END`, while it thinks.
    EndLeaves,
    /// It leaves when its input is closed, while it thinks.
    ClosingLeaves,
    /// It answers a stone at `STOP`, while it thinks.
    StopAnswers,
    /// After a lot of garbage it still knows who it is.
    SurvivesGarbage,
}

/// A kind of answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Error,
    Unknown,
    Move,
}

/// A line of the table.
#[derive(Clone, Debug)]
pub(super) struct Line {
    abuse: Abuse,
    times: Times,
    wrong: u32,
    hangs: u32,
}

impl Line {
    pub(super) const fn is_sound(&self) -> bool {
        self.wrong == 0 && self.hangs == 0
    }
}

/// A long search: nobody waits for its end.
const THINKING: &str = "START 15\nINFO timeout_turn 600000\nTURN 7,7";
const ERROR: Then = Then::Answers(Kind::Error);
const WON: &str =
    "START 15\nBOARD\n0,0,1\n1,0,1\n2,0,1\n3,0,1\n4,0,1\n0,9,2\n1,9,2\n2,9,2\n3,9,2\nDONE";

const ABUSES: [Abuse; 19] = [
    Abuse { name: "a word that is no command", lines: "HELLO", then: Then::Answers(Kind::Unknown) },
    Abuse { name: "BEGIN before START", lines: "BEGIN", then: ERROR },
    Abuse { name: "TURN before START", lines: "TURN 7,7", then: ERROR },
    Abuse { name: "BOARD before START", lines: "BOARD\n7,7,1\nDONE", then: ERROR },
    Abuse { name: "a board of 4 lines", lines: "START 4", then: ERROR },
    Abuse { name: "a board of 40 lines", lines: "START 40", then: ERROR },
    Abuse { name: "a board that is no square", lines: "RECTSTART 20,15", then: ERROR },
    Abuse { name: "TURN off the board", lines: "START 15\nTURN 15,0", then: ERROR },
    Abuse { name: "TURN without a point", lines: "START 15\nTURN", then: ERROR },
    Abuse { name: "TURN on a stone", lines: "START 15\nPLAY 7,7\nTURN 7,7", then: ERROR },
    Abuse { name: "BEGIN with stones", lines: "START 15\nPLAY 7,7\nBEGIN", then: ERROR },
    Abuse { name: "BOARD with a winner", lines: WON, then: ERROR },
    Abuse { name: "BOARD without DONE", lines: "START 15\nBOARD\n7,7,2\nRESTART", then: ERROR },
    Abuse { name: "DONE alone", lines: "START 15\nDONE", then: ERROR },
    Abuse {
        name: "1 byte of memory, 0 ms a move",
        lines: "START 20\nINFO max_memory 1\nINFO timeout_turn 0\nTURN 7,7",
        then: Then::Answers(Kind::Move),
    },
    Abuse { name: "END while it thinks", lines: THINKING, then: Then::EndLeaves },
    Abuse { name: "closed input while it thinks", lines: THINKING, then: Then::ClosingLeaves },
    Abuse { name: "STOP while it thinks", lines: THINKING, then: Then::StopAnswers },
    Abuse {
        name: "2,000 lines of garbage",
        lines: "START 15\nINFO timeout_turn 0",
        then: Then::SurvivesGarbage,
    },
];

/// Tries everything.
pub(super) fn measure(
    program: &Program,
    tries: u32,
    seed: u64,
    bar: &ProgressBar,
) -> anyhow::Result<Vec<Line>> {
    bar.inc_length(ABUSES.len() as u64 * u64::from(tries));
    let mut lines = Vec::new();
    for abuse in ABUSES {
        bar.set_message(abuse.name);
        let mut line = Line { abuse, times: Times::default(), wrong: 0, hangs: 0 };
        for number in 0..tries {
            attempt(program, &mut line, seed.wrapping_add(u64::from(number)))?;
            bar.inc(1);
        }
        lines.push(line);
    }
    Ok(lines)
}

fn attempt(program: &Program, line: &mut Line, seed: u64) -> anyhow::Result<()> {
    let mut brain = program.start()?;
    for text in line.abuse.lines.lines() {
        brain.write(format!("{text}\n").as_bytes());
    }
    match line.abuse.then {
        Then::Answers(kind) => hear(&brain, line, kind),
        Then::EndLeaves => {
            wait_for_thought();
            brain.write(b"END\n");
            leave(&mut brain, line);
        }
        Then::ClosingLeaves => {
            wait_for_thought();
            brain.close();
            leave(&mut brain, line);
        }
        Then::StopAnswers => {
            wait_for_thought();
            brain.write(b"STOP\n");
            hear(&brain, line, Kind::Move);
        }
        Then::SurvivesGarbage => {
            brain.write(&garbage(seed));
            brain.write(b"\nABOUT\n");
            survive(&brain, line);
        }
    }
    Ok(())
}

/// Lets a search come well under way.
fn wait_for_thought() {
    std::thread::sleep(Duration::from_millis(100));
}

/// Waits for the answer to the last line: before it only OK and the stones of PLAY may come.
fn hear(brain: &Brain, line: &mut Line, kind: Kind) {
    let mut played = line.abuse.lines.matches("PLAY").count();
    loop {
        match brain.hear(Duration::ZERO) {
            Heard::Answer(Answer::Ok, _) => {}
            Heard::Answer(Answer::Move(_), _) if played > 0 => played -= 1,
            Heard::Answer(answer, time) => {
                line.times.add(time);
                line.wrong += u32::from(kind_of(&answer) != Some(kind));
                return;
            }
            Heard::Left | Heard::Nothing => {
                line.hangs += 1;
                return;
            }
        }
    }
}

const fn kind_of(answer: &Answer) -> Option<Kind> {
    match answer {
        Answer::Error(_) => Some(Kind::Error),
        Answer::Unknown(_) => Some(Kind::Unknown),
        Answer::Move(_) => Some(Kind::Move),
        _ => None,
    }
}

fn leave(brain: &mut Brain, line: &mut Line) {
    match brain.leave() {
        Some(time) => line.times.add(time),
        None => line.hangs += 1,
    }
}

/// Whatever was said to the garbage, the answer to ABOUT comes in the end.
fn survive(brain: &Brain, line: &mut Line) {
    loop {
        match brain.hear(Duration::ZERO) {
            Heard::Answer(Answer::About(_), time) => {
                line.times.add(time);
                return;
            }
            Heard::Answer(..) => {}
            Heard::Left | Heard::Nothing => {
                line.hangs += 1;
                return;
            }
        }
    }
}

/// Lines of pieces of commands and of any other bytes.
fn garbage(seed: u64) -> Vec<u8> {
    const PIECES: [&str; 14] = [
        "TURN",
        "BOARD",
        "DONE",
        "7,7",
        "3,3,1",
        "INFO",
        "rule",
        "-1",
        "99999999999999",
        "YXBLOCK",
        "TAKEBACK 3,3",
        "SWAP2BOARD 1,1",
        "RESTART",
        "\u{fe0f}",
    ];
    let mut dice = Dice::new(seed);
    let mut bytes = Vec::new();
    for _ in 0..2_000 {
        for _ in 0..=dice.below(5) {
            let piece = PIECES[dice.below(PIECES.len() as u32) as usize].as_bytes();
            let any: [u8; 6] = std::array::from_fn(|_| dice.below(256) as u8);
            bytes.extend(if dice.below(3) == 0 { &any } else { piece });
            bytes.push(b' ');
        }
        bytes.push(b'\n');
    }
    bytes
}

/// What must come of an abuse, in words.
const fn must(then: Then) -> &'static str {
    match then {
        Then::Answers(Kind::Error) => "answer ERROR",
        Then::Answers(Kind::Unknown) => "answer UNKNOWN",
        Then::Answers(Kind::Move) | Then::StopAnswers => "answer a stone",
        Then::EndLeaves | Then::ClosingLeaves => "leave",
        Then::SurvivesGarbage => "answer ABOUT after it",
    }
}

pub(super) fn table(lines: &[Line]) -> String {
    let head = "| abuse | must | tries | median ms | longest ms | wrong | hangs |\n|---|---|---|---|---|---|---|";
    let row = |line: &Line| {
        let Line { abuse: Abuse { name, then, .. }, times, wrong, hangs } = line;
        let (median, longest) = (ms(times.percentile(50)), ms(times.longest()));
        let (must, tries) = (must(*then), times.count());
        format!("| {name} | {must} | {tries} | {median} | {longest} | {wrong} | {hangs} |")
    };
    let rows = lines.iter().map(row);
    [head.to_owned()].into_iter().chain(rows).map(|row| row + "\n").collect()
}

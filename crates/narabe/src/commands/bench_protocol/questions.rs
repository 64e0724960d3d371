//! Questions that are no move: the three of Swap2, and the balances of Yixin-Board, each within a time.

use std::time::Duration;

use indicatif::ProgressBar;
use narabe_protocol::Answer;

use super::brain::{Heard, Program};
use super::games::is_late;
use super::times::{Times, ms};

/// What is asked: lines, of which the last one is answered, and what an answer may be.
#[derive(Clone, Copy, Debug)]
struct Question {
    name: &'static str,
    lines: &'static str,
    may: &'static [Shape],
}

/// What an answer looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Swap,
    Stones(usize),
}

/// A line of the table.
#[derive(Clone, Debug)]
pub(super) struct Line {
    question: Question,
    given: Duration,
    times: Times,
    late: u32,
    wrong: u32,
    hangs: u32,
}

impl Line {
    pub(super) const fn is_sound(&self) -> bool {
        self.late == 0 && self.wrong == 0 && self.hangs == 0
    }
}

const QUESTIONS: [Question; 6] = [
    Question {
        name: "`SWAP2BOARD` without a stone",
        lines: "SWAP2BOARD\nDONE",
        may: &[Shape::Stones(3)],
    },
    Question {
        name: "`SWAP2BOARD` with three",
        lines: "SWAP2BOARD\n7,7\n8,6\n14,0\nDONE",
        may: &[Shape::Swap, Shape::Stones(1), Shape::Stones(2)],
    },
    Question {
        name: "`SWAP2BOARD` with five",
        lines: "SWAP2BOARD\n7,7\n8,6\n14,0\n9,5\n2,12\nDONE",
        may: &[Shape::Swap, Shape::Stones(1)],
    },
    Question {
        name: "`YXBALANCEONE` with three",
        lines: "YXBOARD\n7,7,2\n8,6,1\n9,9,2\nDONE\nYXBALANCEONE 0",
        may: &[Shape::Stones(1)],
    },
    Question {
        name: "`YXBALANCETWO` with one",
        lines: "YXBOARD\n7,7,2\nDONE\nYXBALANCETWO 0",
        may: &[Shape::Stones(2)],
    },
    Question {
        name: "`YXBALANCETWO` with three",
        lines: "YXBOARD\n7,7,2\n8,6,1\n9,9,2\nDONE\nYXBALANCETWO 0",
        may: &[Shape::Stones(2)],
    },
];

/// The milliseconds of an answer.
const GIVEN: [u64; 3] = [0, 100, 1_000];

/// Asks everything.
pub(super) fn measure(
    program: &Program,
    tries: u32,
    bar: &ProgressBar,
) -> anyhow::Result<Vec<Line>> {
    bar.inc_length((QUESTIONS.len() * GIVEN.len()) as u64 * u64::from(tries));
    let mut lines = Vec::new();
    for question in QUESTIONS {
        bar.set_message(question.name);
        for given in GIVEN.map(Duration::from_millis) {
            let times = Times::default();
            let mut line = Line { question, given, times, late: 0, wrong: 0, hangs: 0 };
            for _ in 0..tries {
                ask(program, &mut line)?;
                bar.inc(1);
            }
            lines.push(line);
        }
    }
    Ok(lines)
}

fn ask(program: &Program, line: &mut Line) -> anyhow::Result<()> {
    let mut brain = program.start()?;
    let given = line.given.as_millis();
    brain.write(format!("START 15\nINFO timeout_turn {given}\n").as_bytes());
    // Its OK, and how long it takes to start, are no part of the answer.
    let _ok = brain.hear(Duration::ZERO);
    brain.write(format!("{}\n", line.question.lines).as_bytes());
    match brain.hear(line.given) {
        Heard::Answer(answer, time) => {
            line.times.add(time);
            line.late += u32::from(is_late(time, line.given));
            let shape = shape_of(&answer);
            let may = shape.is_some_and(|shape| line.question.may.contains(&shape));
            line.wrong += u32::from(!may);
        }
        Heard::Left | Heard::Nothing => line.hangs += 1,
    }
    Ok(())
}

const fn shape_of(answer: &Answer) -> Option<Shape> {
    match answer {
        Answer::Swap => Some(Shape::Swap),
        Answer::Move(_) => Some(Shape::Stones(1)),
        Answer::Moves(stones) => Some(Shape::Stones(stones.len())),
        _ => None,
    }
}

pub(super) fn table(lines: &[Line]) -> String {
    let head = "| question | given | tries | median ms | longest ms | late | wrong | hangs |\n|---|---|---|---|---|---|---|---|";
    let row = |line: &Line| {
        let Line { question: Question { name, .. }, given, times, late, wrong, hangs } = line;
        let (median, longest) = (ms(times.percentile(50)), ms(times.longest()));
        let (given, tries) = (given.as_millis(), times.count());
        format!(
            "| {name} | {given} ms | {tries} | {median} | {longest} | {late} | {wrong} | {hangs} |"
        )
    };
    let rows = lines.iter().map(row);
    [head.to_owned()].into_iter().chain(rows).map(|row| row + "\n").collect()
}

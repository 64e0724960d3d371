//! An explanation as JSON, for the command line and the pages alike.

use std::collections::BTreeMap;

use narabe_rules::{Color, Foul, Point};
use serde::Serialize;

use super::{Answer, Does, Explanation, Four, Omission, Row, Step, Told, Trap, Value};

/// An explanation.
#[derive(Debug, Serialize)]
pub struct ExplanationView {
    /// `black` or `white`.
    pub attacker: &'static str,
    /// The forced line, stone by stone.
    pub line: Vec<StoneView>,
    /// The same, step by step.
    pub steps: Vec<StepView>,
}

/// A stone of the forced line.
#[derive(Debug, Serialize)]
pub struct StoneView {
    point: String,
    /// `black` or `white`.
    color: &'static str,
    /// The place of its step among the steps, from 0.
    step: usize,
}

/// One step.
#[derive(Debug, Serialize)]
pub struct StepView {
    stone: String,
    stops_five: bool,
    makes: &'static str,
    rows: Vec<RowView>,
    threats: Vec<FourView>,
    line: Vec<String>,
    traps: Vec<TrapView>,
    answers: Vec<AnswerView>,
    /// The answer of the longest line; null after the last stone.
    played: Option<String>,
    /// How the attacker goes on after a pass and after any other answer.
    otherwise: Option<String>,
    without: Option<OmissionView>,
    /// What is said of it, as keys of words.
    told: Vec<ToldView>,
}

#[derive(Debug, Serialize)]
struct RowView {
    stones: Vec<String>,
    completes: Vec<String>,
}

#[derive(Debug, Serialize)]
struct FourView {
    stone: String,
    completes: Vec<String>,
    rows: Vec<RowView>,
}

#[derive(Debug, Serialize)]
struct TrapView {
    point: String,
    foul: &'static str,
    shapes: Vec<ShapeView>,
}

#[derive(Debug, Serialize)]
struct ShapeView {
    kind: &'static str,
    stones: Vec<String>,
    completes: Vec<String>,
}

#[derive(Debug, Serialize)]
struct AnswerView {
    point: String,
    /// `parries`, `makes-four` or `breaks`.
    does: &'static str,
    /// Where a four of his own is completed.
    completes: Vec<String>,
    reply: String,
    plies: usize,
}

#[derive(Debug, Serialize)]
struct OmissionView {
    /// Whether the rest wins without the stone and its answer.
    wins: bool,
    /// The stones up to where it does not.
    path: Vec<String>,
    /// What is wrong there, in English.
    flaw: Option<String>,
}

#[derive(Debug, Serialize)]
struct ToldView {
    key: &'static str,
    values: BTreeMap<&'static str, ValueView>,
}

/// A text as it is, or the key of words: `{"key": …}`.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum ValueView {
    Text(String),
    Key { key: String },
}

impl Explanation {
    /// The explanation as it is written to JSON.
    pub fn view(&self) -> ExplanationView {
        let stone = |step: usize, point: Point, color: Color| StoneView {
            point: point.to_string(),
            color: color.name(),
            step,
        };
        let (attacker, rival) = (self.attacker, self.attacker.other());
        let line = self.steps.iter().enumerate().flat_map(|(place, step)| {
            let answer = step.played.map(|point| stone(place, point, rival));
            [Some(stone(place, step.stone, attacker)), answer]
        });
        let line = line.flatten().collect();
        let steps = self.steps.iter().map(StepView::of).collect();
        ExplanationView { attacker: attacker.name(), line, steps }
    }
}

impl StepView {
    fn of(step: &Step) -> Self {
        Self {
            stone: step.stone.to_string(),
            stops_five: step.stops_five,
            makes: step.makes.name(),
            rows: step.rows.iter().map(RowView::of).collect(),
            threats: step.threats.iter().map(FourView::of).collect(),
            line: names(&step.line),
            traps: step.traps.iter().map(TrapView::of).collect(),
            answers: step.answers.iter().map(AnswerView::of).collect(),
            played: step.played.map(|point| point.to_string()),
            otherwise: step.otherwise.map(|point| point.to_string()),
            without: step.without.as_ref().map(OmissionView::of),
            told: step.told().into_iter().map(ToldView::of).collect(),
        }
    }
}

impl RowView {
    fn of(row: &Row) -> Self {
        Self { stones: names(&row.stones), completes: names(&row.completes) }
    }
}

impl FourView {
    fn of(four: &Four) -> Self {
        Self {
            stone: four.stone.to_string(),
            completes: names(&four.completes),
            rows: four.rows.iter().map(RowView::of).collect(),
        }
    }
}

impl TrapView {
    fn of(trap: &Trap) -> Self {
        let Trap { point, foul } = trap;
        Self { point: point.to_string(), foul: foul.kind.name(), shapes: shapes(foul) }
    }
}

fn shapes(foul: &Foul) -> Vec<ShapeView> {
    let shapes = foul.shapes.iter().map(|shape| ShapeView {
        kind: shape.kind.name(),
        stones: names(&shape.stones),
        completes: names(&shape.completes),
    });
    shapes.collect()
}

impl AnswerView {
    fn of(answer: &Answer) -> Self {
        let (does, completes) = match &answer.does {
            Does::Parries => ("parries", Vec::new()),
            Does::MakesFour(completes) => ("makes-four", names(completes)),
            Does::Breaks => ("breaks", Vec::new()),
        };
        Self {
            point: answer.point.to_string(),
            does,
            completes,
            reply: answer.reply.to_string(),
            plies: answer.plies,
        }
    }
}

impl OmissionView {
    fn of(omission: &Omission) -> Self {
        match omission {
            Omission::Wins => Self { wins: true, path: Vec::new(), flaw: None },
            Omission::Fails { path, flaw } => {
                Self { wins: false, path: names(path), flaw: Some(flaw.to_string()) }
            }
        }
    }
}

impl ToldView {
    fn of(told: Told) -> Self {
        let value = |value| match value {
            Value::Text(text) => ValueView::Text(text),
            Value::Key(key) => ValueView::Key { key },
        };
        let values = told.values.into_iter().map(|(name, text)| (name, value(text))).collect();
        Self { key: told.key, values }
    }
}

fn names(points: &[Point]) -> Vec<String> {
    points.iter().map(ToString::to_string).collect()
}

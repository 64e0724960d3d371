//! What is said of a step: keys of words and the values that go into them. The words stand in `locales/`.

use narabe_rules::{Foul, Point};

use super::{Does, Makes, Omission, Step, Trap};
use crate::Flaw;

/// One sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The key of its words.
    pub key: &'static str,
    /// The values by their names.
    pub values: Vec<(&'static str, Value)>,
}

/// A value that goes into a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Points, and lists of points, which read the same in every language.
    Text(String),
    /// Words of their own, by their key.
    Key(String),
}

impl Step {
    /// Everything that is said of the step, sentence by sentence.
    pub fn told(&self) -> Vec<Told> {
        let stops = || Told { key: "explain-stops", values: vec![("stone", point(self.stone))] };
        let mut told: Vec<Told> = self.stops_five.then(stops).into_iter().collect();
        told.push(self.what_it_makes());
        told.extend(self.traps.iter().map(trap));
        told.extend(self.answers_told());
        told.extend(self.without_told());
        told
    }

    fn what_it_makes(&self) -> Told {
        let key = match self.makes {
            Makes::Five => "explain-five",
            Makes::OpenFour => "explain-open-four",
            Makes::DoubleFour => "explain-double-four",
            Makes::TrappingFour => "explain-trapping-four",
            Makes::FourThree => "explain-four-three",
            Makes::Four => "explain-four",
            Makes::DoubleThree => "explain-double-three",
            Makes::Three => "explain-three",
            Makes::Threat => "explain-threat",
            Makes::Quiet => "explain-quiet",
        };
        let points = match self.makes {
            Makes::Five => points(self.rows.iter().flat_map(|row| &row.stones)),
            Makes::OpenFour | Makes::DoubleFour => {
                points(self.rows.iter().flat_map(|row| &row.completes))
            }
            Makes::TrappingFour | Makes::FourThree | Makes::Four => points(&self.otherwise),
            Makes::DoubleThree | Makes::Three | Makes::Threat => {
                points(self.threats.iter().map(|four| &four.stone))
            }
            Makes::Quiet => points(&self.line),
        };
        Told { key, values: vec![("stone", point(self.stone)), ("points", points)] }
    }

    /// What the rival can do after a stone that makes no four; after a four it has been said.
    fn answers_told(&self) -> Vec<Told> {
        let mut told = Vec::new();
        let Some(next) = self.otherwise.filter(|_| !self.makes.is_four()) else { return told };
        let of = |does: fn(&Does) -> bool| {
            let answers = self.answers.iter().filter(|answer| does(&answer.does));
            answers.map(|answer| &answer.point).collect::<Vec<_>>()
        };
        for (key, answers) in [
            ("explain-answers", of(|does| *does == Does::Breaks)),
            ("explain-counter-fours", of(|does| matches!(does, Does::MakesFour(_)))),
        ] {
            if !answers.is_empty() {
                told.push(Told { key, values: vec![("points", points(answers))] });
            }
        }
        if self.answers.is_empty() {
            told.push(Told { key: "explain-no-answer", values: Vec::new() });
        }
        told.push(Told { key: "explain-otherwise", values: vec![("stone", point(next))] });
        if let Some(played) = self.played.filter(|_| self.answers.len() > 1) {
            told.push(Told { key: "explain-longest", values: vec![("point", point(played))] });
        }
        told
    }

    fn without_told(&self) -> Option<Told> {
        let (without, answer) = (self.without.as_ref()?, self.played?);
        let (key, at) = match without {
            Omission::Wins => ("explain-without-wins", None),
            Omission::Fails { flaw, .. } => match flaw {
                Flaw::NoFour { point } | Flaw::NoThreat { point } => {
                    ("explain-without-threat", Some(point))
                }
                Flaw::OtherAnswer { point } | Flaw::Unanswered { point } => {
                    ("explain-without-answered", Some(point))
                }
                Flaw::RivalFive { point } => ("explain-without-five", Some(point)),
                Flaw::Foul { point } => ("explain-without-foul", Some(point)),
                _ => ("explain-without-fails", None),
            },
        };
        let mut values = vec![("stone", point(self.stone)), ("answer", point(answer))];
        values.extend(at.map(|at| ("point", point(*at))));
        Some(Told { key, values })
    }
}

impl Makes {
    /// Whether it is a five or a four: whatever has to be stopped at once, or cannot be.
    pub const fn is_four(self) -> bool {
        matches!(
            self,
            Self::Five
                | Self::OpenFour
                | Self::DoubleFour
                | Self::TrappingFour
                | Self::FourThree
                | Self::Four
        )
    }
}

fn trap(trap: &Trap) -> Told {
    let values = vec![
        ("point", point(trap.point)),
        ("foul", Value::Key(format!("foul-{}", trap.foul.kind.name()))),
        ("lines", Value::Text(lines(&trap.foul))),
    ];
    Told { key: "explain-trap", values }
}

/// The lines that make a foul: `f8 g8 h8; h7 h8 h9`.
fn lines(foul: &Foul) -> String {
    let lines: Vec<String> = foul.shapes.iter().map(|shape| list(&shape.stones, " ")).collect();
    lines.join("; ")
}

fn point(point: Point) -> Value {
    Value::Text(point.to_string())
}

/// Points in their order, each once.
fn points<'a>(points: impl IntoIterator<Item = &'a Point>) -> Value {
    let mut once: Vec<Point> = Vec::new();
    for point in points {
        if !once.contains(point) {
            once.push(*point);
        }
    }
    Value::Text(list(&once, ", "))
}

fn list(points: &[Point], between: &str) -> String {
    points.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

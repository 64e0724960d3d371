//! A proof told as steps: what each stone of the forced line threatens, which answers are left and why no other
//! is, which points would save the rival if they were no fouls, and what becomes of the win without the stone.
//!
//! Everything here is worked out with the rules alone, on the boards of a proof that has passed
//! [`crate::verify_proof`]. Nothing is in words: [`Step::told`] gives keys and their values.

mod explaining;
mod omission;
mod reasons;
mod told;
mod view;

use narabe_rules::{Board, Color, Foul, Point, Setup};

use crate::{Proof, ProofFlaw};
pub use explaining::Explaining;
pub use omission::Omission;
use reasons::Judge;
pub use told::{Told, Value};
pub use view::{ExplanationView, StepView, StoneView};

/// A win, step by step along its longest line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Who wins.
    pub attacker: Color,
    /// The attacker's stones of the longest line, each with the rival's answer.
    pub steps: Vec<Step>,
}

/// One stone of the attacker's and what can be done about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The stone.
    pub stone: Point,
    /// Whether it also stops a five that the rival would make there.
    pub stops_five: bool,
    /// What it makes.
    pub makes: Makes,
    /// The rows that it makes: the five; the fours with the points that complete them; the threes with the points
    /// that make them fours which cannot be parried.
    pub rows: Vec<Row>,
    /// The fours by which the attacker would win next, after a stone that makes no four.
    pub threats: Vec<Four>,
    /// The line of fours by which he would win, where the stone threatens no such four at once.
    pub line: Vec<Point>,
    /// The points that would save the rival, and are fouls.
    pub traps: Vec<Trap>,
    /// The answers that are not lost at once.
    pub answers: Vec<Answer>,
    /// The answer of the longest line; `None` after the last stone.
    pub played: Option<Point>,
    /// How the attacker goes on after a pass and after every answer that is not listed and does not hinder it.
    pub otherwise: Option<Point>,
    /// What becomes of the line when this stone and its answer are left out; `None` where nothing follows.
    pub without: Option<Omission>,
}

/// What an attacking stone makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Makes {
    /// A five.
    Five,
    /// A four that is completed at both of its ends.
    OpenFour,
    /// Two fours at once.
    DoubleFour,
    /// A four whose only parry is a foul.
    TrappingFour,
    /// A four that has to be parried, and a three.
    FourThree,
    /// A four that has to be parried.
    Four,
    /// Two threes or more.
    DoubleThree,
    /// A three.
    Three,
    /// No three, but a four that cannot be parried comes next: a double four, or a trap.
    Threat,
    /// A line of fours that wins comes next.
    Quiet,
}

impl Makes {
    /// The name in JSON and in the keys of words.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Five => "five",
            Self::OpenFour => "open-four",
            Self::DoubleFour => "double-four",
            Self::TrappingFour => "trapping-four",
            Self::FourThree => "four-three",
            Self::Four => "four",
            Self::DoubleThree => "double-three",
            Self::Three => "three",
            Self::Threat => "threat",
            Self::Quiet => "quiet",
        }
    }
}

/// Stones of the attacker's on one line.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Row {
    /// The stones, along the line.
    pub stones: Vec<Point>,
    /// The empty points that make a four a five, or a three a four that cannot be parried.
    pub completes: Vec<Point>,
}

/// A four that cannot be parried and that the attacker could make next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Four {
    /// The stone.
    pub stone: Point,
    /// The points that would complete it.
    pub completes: Vec<Point>,
    /// The rows that it would make, the stone among them.
    pub rows: Vec<Row>,
}

/// A point that would save the rival, and is a foul.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trap {
    /// The point.
    pub point: Point,
    /// The foul that a stone of the rival's would be there, with the lines that make it.
    pub foul: Foul,
}

/// An answer of the rival's that is not lost at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The stone.
    pub point: Point,
    /// What it does.
    pub does: Does,
    /// How the attacker goes on.
    pub reply: Point,
    /// How many stones later, the reply counted as the first, the win comes.
    pub plies: usize,
}

/// What an answer does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// It takes the point that completes the four.
    Parries,
    /// It makes a four of the rival's own, which is completed on these points.
    MakesFour(Vec<Point>),
    /// It leaves no four that cannot be parried, or breaks the line of fours.
    Breaks,
}

/// Explains a win.
///
/// # Errors
/// When the proof does not stand up: what proves nothing explains nothing.
pub fn explain(setup: &Setup, proof: &Proof) -> Result<Explanation, ProofFlaw> {
    let mut explaining = Explaining::new(setup.clone(), proof.clone());
    loop {
        if let Some(explained) = explaining.step(u64::MAX) {
            return explained;
        }
    }
}

/// One step; the board gets its stones.
fn step(judge: Judge<'_>, board: &mut Board, proof: &Proof, played: Option<Point>) -> Step {
    let stone = proof.stone;
    let five = judge.five(board, judge.attacker, stone);
    let stops_five = judge.five(board, judge.rival, stone).is_some();
    put(board, stone, judge.attacker);
    let mut step = Step {
        stone,
        stops_five,
        makes: Makes::Five,
        rows: five.into_iter().map(|stones| Row { stones, completes: Vec::new() }).collect(),
        threats: Vec::new(),
        line: proof.threat.clone(),
        traps: Vec::new(),
        answers: Vec::new(),
        played,
        otherwise: None,
        without: None,
    };
    if step.rows.is_empty() {
        judge.look(board, proof, &mut step);
    }
    if let Some(answer) = played {
        put(board, answer, judge.rival);
    }
    step
}

/// Puts a stone of a verified proof.
fn put(board: &mut Board, point: Point, color: Color) {
    let placed = board.place(point, color);
    debug_assert_eq!(placed, Ok(()), "the proof has been verified");
}

//! An explanation under way: in pieces, so that whoever waits for it can be heard between two of them.
//!
//! First the proof is replayed, then its longest line is told stone by stone, and last it is replayed from each stone on
//! without that stone and its answer.

use narabe_rules::{Board, Setup};

use super::reasons::Judge;
use super::{Explanation, Omission, put, step};
use crate::verify::Replay;
use crate::{Proof, ProofFlaw};

/// An explanation of a win, to be worked out step by step.
#[derive(Clone, Debug)]
pub struct Explaining {
    setup: Setup,
    /// What is left of the proof: the rest of its longest line is in it.
    rest: Proof,
    whole: Proof,
    /// The board before the rest.
    board: Board,
    stage: Stage,
    replay: Replay,
    explanation: Explanation,
}

/// What is done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Replaying,
    Telling,
    /// The step with this place is left out.
    LeavingOut(usize),
}

impl Explaining {
    /// The explanation of this proof from this position, of which nothing is worked out yet.
    pub fn new(setup: Setup, proof: Proof) -> Self {
        Self {
            explanation: Explanation { attacker: setup.to_move, steps: Vec::new() },
            board: setup.board.clone(),
            rest: proof.clone(),
            whole: proof,
            stage: Stage::Replaying,
            replay: Replay::default(),
            setup,
        }
    }

    /// A piece of the work: one stone of the line, or a replay in which so many positions and answers are looked at. The
    /// explanation when it is done; then the work is over.
    ///
    /// # Errors
    /// When the proof does not stand up.
    pub fn step(&mut self, most: u64) -> Option<Result<Explanation, ProofFlaw>> {
        match self.stage {
            Stage::Replaying => self.replayed(most).err().map(Err),
            Stage::Telling => {
                self.tell();
                None
            }
            Stage::LeavingOut(place) => self.leave_out(place, most),
        }
    }

    fn replayed(&mut self, most: u64) -> Result<(), ProofFlaw> {
        let replayed = self.replay.go_on(&self.setup, self.setup.to_move, &self.whole, most);
        if let Some(replayed) = replayed {
            replayed?;
            self.stage = Stage::Telling;
        }
        Ok(())
    }

    /// Tells the next stone of the longest line.
    fn tell(&mut self) {
        let attacker = self.setup.to_move;
        let judge = Judge { rules: &self.setup.rules, attacker, rival: attacker.other() };
        let answered = self.rest.longest_answer().cloned();
        let played = answered.as_ref().map(|(point, _)| *point);
        self.explanation.steps.push(step(judge, &mut self.board, &self.rest, played));
        match answered {
            Some((_, rest)) => self.rest = rest,
            None => self.begin_again(),
        }
    }

    fn begin_again(&mut self) {
        self.board = self.setup.board.clone();
        self.rest = self.whole.clone();
        self.next_omission(0);
    }

    fn next_omission(&mut self, place: usize) {
        self.stage = Stage::LeavingOut(place);
        self.replay = Replay::default();
    }

    /// Looks at the rest without the stone and its answer; nothing follows the last stone.
    fn leave_out(&mut self, place: usize, most: u64) -> Option<Result<Explanation, ProofFlaw>> {
        let Some((answer, rest)) = self.rest.longest_answer() else {
            return Some(Ok(self.explanation.clone()));
        };
        let (answer, attacker) = (*answer, self.setup.to_move);
        let before = Setup { board: self.board.clone(), ..self.setup.clone() };
        let replayed = self.replay.go_on(&before, attacker, rest, most)?;
        let rest = rest.clone();
        self.explanation.steps[place].without = Some(Omission::of(replayed));
        put(&mut self.board, self.rest.stone, attacker);
        put(&mut self.board, answer, attacker.other());
        self.rest = rest;
        self.next_omission(place + 1);
        None
    }
}

//! The root and the solver beside it: when it is asked, and what its proofs mean for the root moves.

use narabe_solver::Proof;
use narabe_threats::Spot;

use super::prover::Prover;
use super::root::{Phase, RootSearch};
use super::{Aim, Stop};
use crate::Score;
use crate::root_moves::Told;

impl RootSearch {
    /// Whether the solver goes on before the next root move is searched.
    pub(super) fn is_solvers_turn(&self) -> bool {
        let Some(prover) = &self.prover else { return false };
        let may_refute = prover.is_threatened() && self.roots.is_between_iterations();
        let has_something_to_do =
            prover.has_questions() || (may_refute && self.next_to_refute().is_some());
        has_something_to_do && prover.may_go_on(self.searcher.nodes)
    }

    /// The next stone that the solver could refute.
    fn next_to_refute(&self) -> Option<Spot> {
        self.roots.unproved().nth(self.asked_about)
    }

    /// Lets the solver work for a turn.
    pub(super) fn ask_solver(&mut self, stop: Stop<'_>) {
        let Some(mut prover) = self.prover.take() else { return };
        if prover.has_questions() {
            self.ask_who_wins(&mut prover, stop);
        } else {
            self.ask_for_refutation(&mut prover, stop);
        }
        self.prover = Some(prover);
    }

    fn ask_who_wins(&mut self, prover: &mut Prover, stop: Stop<'_>) {
        let (color, rival) = (self.color, self.color.other());
        let board = &mut self.searcher.board;
        let proof = prover.own_win(board, color, stop);
        if board.fives(rival).is_empty() {
            let threat = prover.look_for_threat(board, rival, stop);
            if threat.is_some() {
                self.roots.rule_out_pass();
            }
        } else {
            prover.forget_rival();
        }
        let Some(proof) = proof else { return };
        let stone = Spot::of(proof.stone);
        if !self.choices.contains(stone) {
            return;
        }
        let told = self.proved(None, &proof, stop);
        if self.question.lines == 1 {
            self.phase = Phase::Done;
        }
        self.roots.prove(stone, told);
    }

    fn ask_for_refutation(&mut self, prover: &mut Prover, stop: Stop<'_>) {
        let Some(stone) = self.next_to_refute() else { return };
        self.asked_about += 1;
        let board = &mut self.searcher.board;
        if let Some(proof) = prover.refutation(board, self.color, stone, stop) {
            // It is not among the unproved any more.
            self.asked_about -= 1;
            let told = self.proved(Some(stone), &proof, stop);
            self.roots.prove(stone, told);
        }
    }

    /// The line of a proof: the side to move wins, or loses after `first`.
    fn proved(&mut self, first: Option<Spot>, proof: &Proof, stop: Stop<'_>) -> Told {
        let stones = proof.line().into_iter().map(Spot::of);
        let begun: Vec<Option<Spot>> = first.into_iter().chain(stones).map(Some).collect();
        let score = |plies: usize| match first {
            None => Score::win_at(plies as u32),
            Some(_) => Score::loss_at(plies as u32),
        };
        let about = begun.len() + self.plies_after(&begun, last_of(proof));
        let line = self.follow(&begun, score(about), stop);
        let plies = if line.is_over { line.moves.len() } else { about };
        let depth = self.roots.finished_depth();
        let selective_depth = plies as u32;
        let is_left = line.is_left && self.question.aim == Aim::Analysis;
        Told { score: score(plies), depth, selective_depth, moves: line.moves, is_left }
    }

    /// The plies from the last stone of a line, which is this one of a proof, to the five. A four that cannot be parried is
    /// answered, and then comes the five; a stone that only threatens is answered before the fours that it threatens.
    fn plies_after(&mut self, begun: &[Option<Spot>], last: &Proof) -> usize {
        let board = &mut self.searcher.board;
        let colors = [self.color, self.color.other()];
        let stones = || begun.iter().flatten();
        stones()
            .zip(colors.into_iter().cycle())
            .for_each(|(spot, color)| board.place(*spot, color));
        let attacker = colors[(begun.len() + 1) % 2];
        let is_four = !board.fives(attacker).is_empty();
        stones().rev().for_each(|spot| board.remove(*spot));
        let threatened = last.threat.len().max(1);
        if is_four { 2 } else { 1 + threatened + 2 }
    }
}

/// The last stone of the longest line of a proof.
fn last_of(proof: &Proof) -> &Proof {
    let mut last = proof;
    while let Some((_, next)) = last.longest_answer() {
        last = next;
    }
    last
}

//! The principal variation of the search by trial, read from its table and played out by the game.

use narabe_rules::Color;
use narabe_threats::Spot;

use super::node::{Node, Trier};
use crate::Score;

/// No line is longer.
const MOST_PLIES: u32 = 60;
/// The nodes of a search for what the table has lost.
const LOST_NODES: u64 = 2_000;

impl Trier {
    /// The line that begins with `first` of `color` and is worth `score` to it.
    pub(super) fn variation(
        &mut self,
        color: Color,
        first: Option<Spot>,
        score: Score,
    ) -> Vec<Option<Spot>> {
        let Some(first) = first else { return vec![None] };
        let mut line = vec![Some(first)];
        let (mut turn, mut own) = (color, score);
        let mut next = Some(first);
        let mut plies = 0;
        while let Some(spot) = next.filter(|_| plies < MOST_PLIES) {
            if !self.line.play(turn, spot) {
                line.pop();
                break;
            }
            plies += 1;
            (turn, own) = (turn.other(), -own);
            next = self.expected(turn, own, plies);
            line.extend(next.map(Some));
        }
        (0..plies).for_each(|_| self.line.take_back());
        line
    }

    /// The stone that is expected of the side to move, which thinks the whole line worth `score`.
    fn expected(&mut self, turn: Color, score: Score, ply: u32) -> Option<Spot> {
        if self.line.game().outcome().is_some() {
            return None;
        }
        let wins = self.line.outlook(turn).wins;
        let winning = self.line.win_now(turn, &wins);
        winning.or_else(|| self.known(turn, score)).or_else(|| {
            let is_lost = score.is_decided();
            is_lost.then(|| self.search_again(turn, score, ply)).flatten()
        })
    }

    /// The stone that the table has for the position, if it tells as much as is expected.
    fn known(&self, turn: Color, score: Score) -> Option<Spot> {
        let entry = self.table.find(self.line.key(turn))?;
        let agrees =
            score.is_win() == entry.score.is_win() && score.is_loss() == entry.score.is_loss();
        entry.best.filter(|_| agrees || !score.is_decided())
    }

    fn search_again(&mut self, turn: Color, score: Score, ply: u32) -> Option<Spot> {
        let (most_nodes, stopped) = (self.most_nodes, self.stopped);
        self.most_nodes = self.nodes + LOST_NODES;
        let plies = score.plies_to_end().unwrap_or(0).saturating_sub(ply);
        for depth in 1..=plies.max(1) as i32 {
            let (alpha, beta) = (-Score::INFINITE, Score::INFINITE);
            let found = self.search(Node { color: turn, depth, ply, alpha, beta }, &|| false);
            if self.stopped || found.is_decided() {
                break;
            }
        }
        (self.most_nodes, self.stopped) = (most_nodes, stopped);
        self.known(turn, score)
    }
}

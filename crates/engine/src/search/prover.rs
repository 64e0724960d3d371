//! The solver beside the search: it proves wins and losses of root moves by continuous threats, a bit at a time.
//!
//! First it looks for a win of the side to move. Then it asks what the rival would win with if it were his turn: if
//! that is anything, every root move must stop it, and one that is shown not to is lost. What it finds is proved,
//! so the search need not look at it any more.

use narabe_rules::Color;
use narabe_solver::{self as solver, Proof, Vct, Verdict, check_rules};
use narabe_threats::{Spot, ThreatBoard};

use super::{Searcher, Stop};
use crate::level::Effort;

/// The solver, and what it has still to find out.
#[derive(Clone, Debug)]
pub(super) struct Prover {
    vct: Vct,
    /// The positions that it has looked at.
    used: u64,
    /// The most that it may look at.
    most: u64,
    own: Knowledge,
    rival: Knowledge,
}

/// Whether a side wins by threats when it is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Knowledge {
    Open,
    Wins,
    /// It does not, or nobody needs to know.
    Closed,
}

/// The bounds of its table, in entries of 32 bytes.
const LEAST_ENTRIES: usize = 1 << 10;
const MOST_ENTRIES: usize = 1 << 18;

/// A turn is at least so long, in positions, …
const LEAST_TURN: u64 = 2_000;
/// … at most so long, …
const MOST_TURN: u64 = 20_000;
/// … and otherwise this part, one in so many, of what was used before: each begins at the root again.
const PART_OF_USED: u64 = 4;
/// The solver may use one position for so many of the search's.
const PACE: u64 = 3;

impl Knowledge {
    /// What a turn has found out. One that ends without an answer and took no position would end like that again.
    const fn of(verdict: &Verdict, spent: u64) -> Self {
        match verdict {
            Verdict::Win(_) => Self::Wins,
            Verdict::None => Self::Closed,
            Verdict::Unknown if spent == 0 => Self::Closed,
            Verdict::Unknown => Self::Open,
        }
    }
}

impl Prover {
    /// The solver that stands beside `searcher`; `None` where none is wanted, or where no win can be proved.
    pub(super) fn beside(searcher: &mut Searcher) -> Option<Self> {
        let Effort { solver_nodes: most, table_entries, .. } = searcher.effort;
        if most == 0 || check_rules(searcher.board.rules()).is_err() {
            return None;
        }
        let entries = (table_entries / 4).clamp(LEAST_ENTRIES, MOST_ENTRIES);
        let vct = searcher.vct.take().unwrap_or_else(|| Vct::new(entries));
        Some(Self { vct, used: 0, most, own: Knowledge::Open, rival: Knowledge::Open })
    }

    pub(super) fn into_vct(self) -> Vct {
        self.vct
    }

    /// The positions that it has looked at.
    pub(super) const fn used(&self) -> u64 {
        self.used
    }

    /// Whether it is its turn, the search having visited so many positions.
    pub(super) fn may_go_on(&self, searched: u64) -> bool {
        let is_over = (self.own, self.rival) == (Knowledge::Closed, Knowledge::Closed);
        !is_over && self.used < self.most && self.used < 2 * LEAST_TURN + searched / PACE
    }

    /// Whether nobody knows yet what a side that is to move could do.
    pub(super) fn has_questions(&self) -> bool {
        self.own == Knowledge::Open || self.rival == Knowledge::Open
    }

    /// Whether the rival would win if it were his turn.
    pub(super) fn is_threatened(&self) -> bool {
        self.rival == Knowledge::Wins
    }

    /// The positions of a turn.
    fn turn(&self) -> u64 {
        (self.used / PART_OF_USED).clamp(LEAST_TURN, MOST_TURN)
    }

    /// Looks for a win of `color`, which is to move, for a turn.
    pub(super) fn own_win(
        &mut self,
        board: &mut ThreatBoard,
        color: Color,
        stop: Stop<'_>,
    ) -> Option<Proof> {
        if self.own != Knowledge::Open {
            return None;
        }
        let used = self.used;
        let verdict = self.solve(board, color, self.turn(), stop);
        self.own = Knowledge::of(&verdict, self.used - used);
        if let Verdict::Win(proof) = verdict { Some(proof) } else { None }
    }

    /// Looks for a win that `rival` would have if it were his turn, for a turn: that is how a pass loses.
    pub(super) fn look_for_threat(
        &mut self,
        board: &mut ThreatBoard,
        rival: Color,
        stop: Stop<'_>,
    ) -> Option<Proof> {
        if self.rival != Knowledge::Open {
            return None;
        }
        let used = self.used;
        let verdict = self.solve(board, rival, self.turn(), stop);
        self.rival = Knowledge::of(&verdict, self.used - used);
        if let Verdict::Win(proof) = verdict { Some(proof) } else { None }
    }

    /// Nobody needs to know what the rival could do.
    pub(super) const fn forget_rival(&mut self) {
        self.rival = Knowledge::Closed;
    }

    /// How the rival wins after a stone of `color` on `spot`, if he is shown to.
    pub(super) fn refutation(
        &mut self,
        board: &mut ThreatBoard,
        color: Color,
        spot: Spot,
        stop: Stop<'_>,
    ) -> Option<Proof> {
        board.place(spot, color);
        let verdict = self.solve(board, color.other(), LEAST_TURN, stop);
        board.remove(spot);
        if let Verdict::Win(proof) = verdict { Some(proof) } else { None }
    }

    fn solve(
        &mut self,
        board: &mut ThreatBoard,
        attacker: Color,
        nodes: u64,
        stop: Stop<'_>,
    ) -> Verdict {
        let nodes = nodes.min(self.most.saturating_sub(self.used));
        let finding = self.vct.solve_until(board, attacker, solver::Effort::nodes(nodes), stop);
        self.used += finding.nodes;
        finding.verdict
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_that_takes_nothing_is_the_last() {
        for (verdict, spent, wanted) in [
            (Verdict::Unknown, 1, Knowledge::Open),
            (Verdict::Unknown, 0, Knowledge::Closed),
            (Verdict::None, 1, Knowledge::Closed),
        ] {
            assert_eq!(Knowledge::of(&verdict, spent), wanted, "{verdict:?} {spent}");
        }
    }
}

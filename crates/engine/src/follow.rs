//! The principal variation: the line of play that a search expects, followed move by move. Both searches do it so.
//!
//! What is forced needs no table. Elsewhere the table tells. A line whose score is decided is followed to the end of
//! the game; where the table has lost it, it is searched for again, within a share of the positions that were
//! searched before, and until somebody says stop.

use core::cell::Cell;

use narabe_rules::Color;
use narabe_threats::Spot;

use crate::Score;
use crate::search::{Entry, Stop};

/// No line is longer.
const MOST_PLIES: usize = 250;
/// A line without a decided score is followed so far.
const UNDECIDED_PLIES: usize = 60;
/// Of the positions searched before, and of those allowed, one in so many may be searched for what the table has lost.
const SHARE: u64 = 8;

/// A line of play.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line {
    /// The moves; `None` for a pass.
    pub(crate) moves: Vec<Option<Spot>>,
    /// Whether the game is over after them.
    pub(crate) is_over: bool,
    /// Whether it was left because somebody said stop, so that it can be gone on with.
    pub(crate) is_left: bool,
}

/// What became of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Made {
    /// It is not allowed, and was not made.
    Refused,
    /// The game goes on.
    GoesOn,
    /// It ended the game.
    Ended,
}

/// When a search ends without an answer: at so many nodes, or because it was ended so already.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limit {
    pub(crate) nodes: u64,
    pub(crate) stopped: bool,
}

/// A search with which a line can be followed.
pub(crate) trait Follower {
    /// The most nodes of one search for what the table has lost.
    const LOST_NODES: u64;

    /// The nodes that were searched so far.
    fn nodes(&self) -> u64;

    /// Sets another limit; the one that was set before.
    fn exchange_limit(&mut self, limit: Limit) -> Limit;

    /// Makes a move, `None` for a pass.
    fn make(&mut self, turn: Color, next: Option<Spot>) -> Made;

    /// Takes the last move back.
    fn take_back(&mut self, last: Option<Spot>);

    /// A stone that needs no search.
    fn forced(&self, turn: Color) -> Option<Spot>;

    /// What the table has for the position; a stone that is not allowed is none.
    fn known(&self, turn: Color) -> Option<Entry>;

    /// A stone that begins a win by fours, where that is looked for apart.
    fn by_fours(&mut self, turn: Color, nodes: u64, stop: Stop<'_>) -> Option<Spot>;

    /// The score of the position so many plies from the root, searched to a depth.
    fn look(&mut self, turn: Color, depth: i32, ply: u32, stop: Stop<'_>) -> Score;

    /// A stone for where none helps.
    fn any_stone(&self, turn: Color) -> Option<Spot>;
}

/// What is followed: the line that begins so, `color` moving first, and is worth `score` to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trail<'a> {
    pub(crate) color: Color,
    pub(crate) begun: &'a [Option<Spot>],
    pub(crate) score: Score,
}

/// A position of it: who is to move, what that side thinks the whole line worth, and how many plies were made.
#[derive(Clone, Copy, Debug)]
struct Here {
    turn: Color,
    score: Score,
    ply: u32,
}

/// What the searches for lost moves may take, and have taken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purse {
    /// The nodes of everything together.
    most: u64,
    spent: u64,
}

impl Purse {
    /// Nothing is taken yet of a search of at most so many nodes.
    pub(crate) const fn new(most: u64) -> Self {
        Self { most, spent: 0 }
    }

    /// Follows a line as far as it is known, or can be found again.
    pub(crate) fn follow<F: Follower>(
        &mut self,
        follower: &mut F,
        trail: Trail<'_>,
        stop: Stop<'_>,
    ) -> Line {
        let before = follower.nodes();
        let ends_at = before.saturating_add(self.left(before, F::LOST_NODES)).min(self.most);
        let allowance = Allowance { ends_at, stop, was_stopped: Cell::new(false) };
        let line = allowance.follow(follower, trail);
        self.spent += follower.nodes() - before;
        line
    }

    /// The nodes that may still be taken after so many were searched.
    fn left(&self, searched: u64, lost_nodes: u64) -> u64 {
        let first = lost_nodes.min(self.most / SHARE);
        (first + searched / SHARE).saturating_sub(self.spent)
    }
}

/// What following one line may take.
struct Allowance<'a> {
    /// At so many nodes nothing is searched any more.
    ends_at: u64,
    stop: Stop<'a>,
    was_stopped: Cell<bool>,
}

impl Allowance<'_> {
    /// Whether to stop; once said, it holds.
    fn stops(&self) -> bool {
        self.was_stopped.set(self.was_stopped.get() || (self.stop)());
        self.was_stopped.get()
    }

    fn follow<F: Follower>(&self, follower: &mut F, trail: Trail<'_>) -> Line {
        let most = if trail.score.is_decided() { MOST_PLIES } else { UNDECIDED_PLIES };
        let (mut line, mut turn) = (Line::default(), trail.color);
        while line.moves.len() < most && !line.is_over {
            let ply = line.moves.len();
            let score = if turn == trail.color { trail.score } else { -trail.score };
            let here = Here { turn, score, ply: ply as u32 };
            let begun = trail.begun.get(ply).copied();
            let next = begun.or_else(|| self.expected(follower, here).map(Some));
            let Some(next) = next else { break };
            match follower.make(turn, next) {
                Made::Refused => break,
                made => line.is_over = made == Made::Ended,
            }
            line.moves.push(next);
            turn = turn.other();
        }
        line.moves.iter().rev().for_each(|last| follower.take_back(*last));
        line.is_left = self.was_stopped.get() && !line.is_over;
        line
    }

    /// The stone that is expected.
    fn expected<F: Follower>(&self, follower: &mut F, here: Here) -> Option<Spot> {
        follower.forced(here.turn).or_else(|| known(follower, here)).or_else(|| {
            let is_lost = here.score.is_decided();
            is_lost.then(|| self.found_again(follower, here)).flatten()
        })
    }

    /// The stone of a decided position that the table does not tell: by fours, or by another search.
    fn found_again<F: Follower>(&self, follower: &mut F, here: Here) -> Option<Spot> {
        let nodes = F::LOST_NODES.min(self.ends_at.saturating_sub(follower.nodes()));
        if nodes == 0 || self.was_stopped.get() {
            return None;
        }
        let stop = || self.stops();
        let by_fours = here.score.is_win().then(|| follower.by_fours(here.turn, nodes, &stop));
        by_fours.flatten().or_else(|| self.search_again(follower, here))
    }

    fn search_again<F: Follower>(&self, follower: &mut F, here: Here) -> Option<Spot> {
        let Here { turn, score, ply } = here;
        let nodes = self.ends_at.min(follower.nodes() + F::LOST_NODES);
        let limit = follower.exchange_limit(Limit { nodes, stopped: self.was_stopped.get() });
        let plies = score.plies_to_end().unwrap_or(0).saturating_sub(ply).max(1);
        let mut found = Score::EVEN;
        for depth in 1..=plies as i32 {
            found = follower.look(turn, depth, ply, &|| self.stops());
            let stopped = follower.nodes() >= nodes || self.was_stopped.get();
            if stopped || found.is_decided() {
                break;
            }
        }
        follower.exchange_limit(limit);
        // Where no stone is worth a try the table is told none.
        let any = || found.is_loss().then(|| follower.any_stone(turn)).flatten();
        known(follower, here).or_else(any)
    }
}

/// The stone that the table has for the position, if it tells as much as is expected.
fn known<F: Follower>(follower: &F, Here { turn, score, .. }: Here) -> Option<Spot> {
    let entry = follower.known(turn)?;
    let tells = !score.is_decided()
        || (score.is_win() && entry.score.is_win())
        || (score.is_loss() && entry.score.is_loss());
    entry.best.filter(|_| tells)
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::Point;

    /// A search that finds every stone of Black's by fours, at a price, and knows every one of White's.
    struct Dear {
        price: u64,
        nodes: u64,
    }

    impl Follower for Dear {
        const LOST_NODES: u64 = 100;

        fn nodes(&self) -> u64 {
            self.nodes
        }

        fn exchange_limit(&mut self, limit: Limit) -> Limit {
            limit
        }

        fn make(&mut self, _: Color, _: Option<Spot>) -> Made {
            Made::GoesOn
        }

        fn take_back(&mut self, _: Option<Spot>) {}

        fn forced(&self, turn: Color) -> Option<Spot> {
            (turn == Color::White).then_some(a_spot())
        }

        fn known(&self, _: Color) -> Option<Entry> {
            None
        }

        fn by_fours(&mut self, _: Color, nodes: u64, stop: Stop<'_>) -> Option<Spot> {
            for _ in 0..self.price.min(nodes) {
                self.nodes += 1;
                if stop() {
                    return None;
                }
            }
            (nodes >= self.price).then_some(a_spot())
        }

        fn look(&mut self, _: Color, _: i32, _: u32, _: Stop<'_>) -> Score {
            Score::EVEN
        }

        fn any_stone(&self, _: Color) -> Option<Spot> {
            None
        }
    }

    fn a_spot() -> Spot {
        Spot::of(Point::new(7, 7))
    }

    #[test]
    fn lost_moves_are_searched_within_a_share_and_until_the_word() {
        for (most, searched, said_at, nodes, plies, is_left) in [
            // As much as one lost move at first, and a share of what was searched.
            (u64::MAX, 0, u64::MAX, 100, 2 * 2, false),
            (u64::MAX, 1_600, u64::MAX, 300, 6 * 2, false),
            // A share of what is allowed, and no more than that.
            (160, 0, u64::MAX, 20, 0, false),
            (1_700, 1_600, u64::MAX, 100, 2 * 2, false),
            (1_600, 1_600, u64::MAX, 0, 0, false),
            // Until somebody says stop.
            (u64::MAX, 1_600, 1_670, 70, 2, true),
            (u64::MAX, 1_600, 1_601, 1, 0, true),
        ] {
            let mut dear = Dear { price: 50, nodes: searched };
            let asked = Cell::new(searched);
            let stop = || {
                asked.set(asked.get() + 1);
                asked.get() >= said_at
            };
            let trail = Trail { color: Color::Black, begun: &[], score: Score::win_at(99) };
            let mut purse = Purse::new(most);
            let line = purse.follow(&mut dear, trail, &stop);
            let case = format!("{most} {searched} {said_at}");
            assert_eq!(dear.nodes - searched, nodes, "{case}");
            assert_eq!((line.moves.len(), line.is_left), (plies, is_left), "{case}");
        }
    }

    #[test]
    fn what_one_line_took_the_next_one_lacks() {
        let mut dear = Dear { price: 50, nodes: 0 };
        let mut purse = Purse::new(u64::MAX);
        let trail = Trail { color: Color::Black, begun: &[], score: Score::win_at(99) };
        let lengths = [0, 800].map(|searched| {
            dear.nodes += searched;
            purse.follow(&mut dear, trail, &|| false).moves.len()
        });
        assert_eq!(lengths, [4, 4]);
        assert_eq!(purse.follow(&mut dear, trail, &|| false).moves.len(), 0);
    }

    #[test]
    fn a_line_that_was_left_is_gone_on_with() {
        let mut dear = Dear { price: 50, nodes: 0 };
        let mut purse = Purse::new(u64::MAX);
        let trail = Trail { color: Color::Black, begun: &[], score: Score::win_at(99) };
        let left = purse.follow(&mut dear, trail, &|| true);
        assert!(left.is_left && left.moves.is_empty());
        let begun = [Some(a_spot()); 3];
        let line = purse.follow(&mut dear, Trail { begun: &begun, ..trail }, &|| false);
        assert_eq!((line.moves.len(), line.is_left), (6, false));
    }
}

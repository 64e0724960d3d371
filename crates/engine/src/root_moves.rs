//! The moves at the root of a search, and how an iteration goes through them, line by line.
//!
//! The first line is the ordinary search: every move of one depth, the best of the last iteration first. Each
//! further line goes once more through the moves with which no earlier line begins, so the best of them is known
//! exactly too. Nothing here searches: whoever does asks which move comes next and notes its score.

use core::cmp::Reverse;

use narabe_threats::Spot;

use crate::Score;
use crate::follow::Line;

/// What a pass would mean.
///
/// The rival can pass as well, which is a draw; so a pass is worth no more, and is looked at only where no stone is
/// worth as much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Passing {
    /// It is not allowed.
    Never,
    /// The rival moves, or passes too, which is a draw.
    Allowed,
    /// The rival has passed: a pass is a draw at once.
    Draws,
}

/// With so few empty points left a stone may harm its own side.
pub(crate) const FEW_POINTS: u32 = 24;

/// A move at the root.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    /// Where the stone goes; `None` for a pass.
    pub(crate) stone: Option<Spot>,
    /// What the seed adds to its score.
    pub(crate) whim: i32,
    /// What the last search of it came to: a bound only, unless it was the best of its line.
    score: Score,
    /// What was found out when it last began a line.
    told: Option<Told>,
    /// Whether what was told of it is proved, so that it needs no search.
    is_proved: bool,
}

/// A line of play and its worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    pub(crate) score: Score,
    /// The iteration that found it.
    pub(crate) depth: u32,
    /// The most plies that were looked ahead for it.
    pub(crate) selective_depth: u32,
    /// The moves, beginning at the root; `None` for a pass.
    pub(crate) moves: Vec<Option<Spot>>,
    /// Whether the line was left before its end and can be gone on with.
    pub(crate) is_left: bool,
}

impl Told {
    /// A move of which nothing is known but how it looks.
    pub(crate) fn unsearched(score: Score, stone: Option<Spot>) -> Self {
        Self { score, depth: 0, selective_depth: 0, moves: vec![stone], is_left: false }
    }

    /// Tells the line as far as it is followed now.
    pub(crate) fn go_on(&mut self, line: Line) {
        self.moves = line.moves;
        self.is_left = line.is_left;
    }
}

/// The moves at the root, in the order in which they are tried.
#[derive(Clone, Debug)]
pub(crate) struct RootMoves {
    moves: Vec<RootMove>,
    /// How many lines are wanted.
    lines: usize,
    passing: Passing,
    /// What is tried only where all of these lose, best-looking first.
    spare: Vec<RootMove>,
    /// The iteration under way.
    depth: u32,
    /// The line of it under way.
    line: usize,
    /// The move that comes next.
    next: usize,
    /// The best score of the line so far, …
    alpha: Score,
    /// … and its move.
    best: Option<usize>,
    /// Whether the last move that was tried wins, so that the others of the line need no trial.
    has_won: bool,
    finished_depth: u32,
}

impl RootMove {
    /// A move that has not been tried, with what the seed adds to it.
    pub(crate) const fn new(stone: Option<Spot>, whim: i32) -> Self {
        Self { stone, whim, score: Score(-Score::INFINITE.0), told: None, is_proved: false }
    }

    /// The score that is proved, if one is.
    pub(crate) fn proved(&self) -> Option<Score> {
        self.told.as_ref().filter(|_| self.is_proved).map(|told| told.score)
    }
}

impl RootMoves {
    /// No moves yet; the best `lines` of those to come are wanted.
    pub(crate) const fn new(lines: usize, passing: Passing) -> Self {
        Self {
            passing,
            moves: Vec::new(),
            spare: Vec::new(),
            lines: if lines == 0 { 1 } else { lines },
            depth: 1,
            line: 0,
            next: 0,
            alpha: Score(-Score::INFINITE.0),
            best: None,
            has_won: false,
            finished_depth: 0,
        }
    }

    /// The same, its first iteration being this one.
    pub(crate) const fn beginning_at(mut self, depth: u32) -> Self {
        self.depth = depth;
        self
    }

    /// Adds a move to be tried last.
    pub(crate) fn push(&mut self, root_move: RootMove) {
        self.moves.push(root_move);
    }

    /// Adds a move to be tried only where all others lose.
    pub(crate) fn push_spare(&mut self, root_move: RootMove) {
        self.spare.push(root_move);
    }

    /// The rival is proved to win after a pass, so it is not among the moves: no stone is worth less.
    pub(crate) fn rule_out_pass(&mut self) {
        if self.passing != Passing::Allowed {
            return;
        }
        self.passing = Passing::Never;
        if let Some(place) = self.moves.iter().position(|known| known.stone.is_none()) {
            self.moves.remove(place);
            self.begin_anew();
        }
    }

    /// Adds a pass where it may be the best move: so many points are empty.
    pub(crate) fn push_pass(&mut self, empty: Option<u32>) {
        let few = empty.is_some_and(|empty| empty <= FEW_POINTS);
        if self.passing == Passing::Draws || (self.passing == Passing::Allowed && few) {
            self.push(RootMove::new(None, 0));
        }
    }

    /// The worth of a pass that needs no search: a draw at once, or no more than one where a stone is worth that.
    pub(crate) fn worth_of_pass(&self) -> Option<Score> {
        let draws = self.passing == Passing::Draws;
        (draws || self.alpha >= Score::EVEN).then_some(Score::EVEN)
    }

    pub(crate) const fn len(&self) -> usize {
        self.moves.len()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &RootMove> {
        self.moves.iter()
    }

    /// The iteration under way.
    pub(crate) const fn depth(&self) -> u32 {
        self.depth
    }

    /// The last iteration that was finished.
    pub(crate) const fn finished_depth(&self) -> u32 {
        self.finished_depth
    }

    /// The best score of the line under way.
    pub(crate) const fn alpha(&self) -> Score {
        self.alpha
    }

    /// The move that comes next.
    pub(crate) fn tried(&self) -> &RootMove {
        &self.moves[self.next]
    }

    /// Where the move that was tried last goes.
    pub(crate) fn last_tried(&self) -> Option<Spot> {
        self.next.checked_sub(1).and_then(|last| self.moves[last].stone)
    }

    /// Whether it is the first of its line.
    pub(crate) const fn is_first(&self) -> bool {
        self.next == self.line
    }

    /// How many moves of the line come before the one that comes next.
    pub(crate) const fn place_in_line(&self) -> usize {
        self.next - self.line
    }

    /// Notes the score of the move that was tried; whether it is the best of its line so far.
    pub(crate) fn note(&mut self, score: Score) -> bool {
        self.moves[self.next].score = score;
        self.has_won = score.is_win();
        let is_best = score > self.alpha;
        if is_best {
            self.alpha = score;
            self.best = Some(self.next);
        }
        self.next += 1;
        is_best
    }

    /// What is told of the best move of the line under way.
    pub(crate) fn tell(&mut self, told: Told) {
        if let Some(best) = self.best
            && !self.moves[best].is_proved
        {
            self.moves[best].told = Some(told);
        }
    }

    /// Goes on with what was told of a move. A line that was proved and ends now says how long it takes.
    pub(crate) fn go_on(&mut self, stone: Option<Spot>, line: Line) {
        let Some(known) = self.moves.iter_mut().find(|known| known.stone == stone) else { return };
        let Some(told) = &mut known.told else { return };
        if known.is_proved && line.is_over {
            let plies = line.moves.len() as u32;
            let wins = told.score.is_win();
            told.score = if wins { Score::win_at(plies) } else { Score::loss_at(plies) };
            told.selective_depth = plies;
            known.score = told.score;
        }
        told.go_on(line);
    }

    /// Settles a move by a proof; it is not searched any more. The iteration under way begins anew, with a move that
    /// wins first and one that loses last.
    pub(crate) fn prove(&mut self, stone: Spot, told: Told) {
        self.begin_anew();
        let known = self.moves.iter().position(|known| known.stone == Some(stone));
        let mut proved =
            known.map_or_else(|| RootMove::new(Some(stone), 0), |place| self.moves.remove(place));
        let wins = told.score.is_win();
        proved.score = told.score;
        proved.told = Some(told);
        proved.is_proved = true;
        let place = if wins { 0 } else { self.moves.len() };
        self.moves.insert(place, proved);
    }

    fn begin_anew(&mut self) {
        self.line = 0;
        self.next = 0;
        self.alpha = -Score::INFINITE;
        self.best = None;
        self.has_won = false;
    }

    /// Whether an iteration is about to begin.
    pub(crate) const fn is_between_iterations(&self) -> bool {
        self.next == 0
    }

    /// The stones of which nothing is proved.
    pub(crate) fn unproved(&self) -> impl Iterator<Item = Spot> {
        let unproved = self.moves.iter().filter(|known| !known.is_proved);
        unproved.filter_map(|known| known.stone)
    }

    /// Forgets the move that comes next.
    pub(crate) fn strike_off(&mut self) {
        self.moves.remove(self.next);
    }

    /// Whether every move of the line has been tried that needs a trial.
    pub(crate) const fn is_line_over(&self) -> bool {
        self.has_won || self.next >= self.moves.len()
    }

    /// Goes on to the next line; `true` when the iteration is finished. Where every stone loses, those that were kept
    /// in reserve are tried first, and then a pass.
    pub(crate) fn finish_line(&mut self) -> bool {
        if self.alpha.is_loss() && !self.spare.is_empty() {
            self.moves.append(&mut self.spare);
            return false;
        }
        let may_pass = self.passing != Passing::Never;
        if may_pass && self.alpha.is_loss() && self.iter().all(|known| known.stone.is_some()) {
            self.push(RootMove::new(None, 0));
            return false;
        }
        if let Some(best) = self.best.take() {
            self.moves[self.line..=best].rotate_right(1);
            self.line += 1;
        }
        let is_finished = self.line >= self.lines.min(self.moves.len());
        if is_finished {
            self.finish_iteration();
        }
        self.next = self.line;
        self.alpha = -Score::INFINITE;
        self.has_won = false;
        is_finished
    }

    fn finish_iteration(&mut self) {
        let (lines, others) = self.moves.split_at_mut(self.line);
        lines.sort_by_key(|line| Reverse(line.told.as_ref().map_or(line.score, |told| told.score)));
        others.sort_by_key(|other| Reverse(other.score));
        self.finished_depth = self.depth;
        self.depth += 1;
        self.line = 0;
    }

    /// The lines found so far, best first: those of the iteration under way before those of the last one.
    pub(crate) fn lines(&self) -> impl Iterator<Item = &Told> {
        let done = self.moves[..self.line].iter();
        let under_way = self.best.map(|best| &self.moves[best]);
        // A loss that is proved says nothing of the moves that were not looked at.
        let is_unknown = self.unproved().next().is_some() || !self.spare.is_empty();
        let is_early = self.finished_depth == 0 && is_unknown;
        let is_told = move |line: &RootMove| !(is_early && line.score.is_loss() && line.is_proved);
        let others = self.moves.iter().enumerate().skip(self.line);
        let others =
            others.filter(move |(place, other)| Some(*place) != self.best && is_told(other));
        let others = others.map(|(_, other)| other);
        let told = done.chain(under_way).chain(others).filter_map(|line| line.told.as_ref());
        told.take(self.lines)
    }

    /// The lines found so far, best first; this one where there are none.
    pub(crate) fn lines_or(&self, provisional: &Told) -> Vec<Told> {
        let mut lines: Vec<Told> = self.lines().cloned().collect();
        if lines.is_empty() {
            lines.push(provisional.clone());
        }
        lines
    }

    /// The best move so far and its score; those of this line where there is none.
    pub(crate) fn best_or(&self, provisional: &Told) -> (Option<Spot>, Score) {
        let told = self.lines().next().unwrap_or(provisional);
        (told.moves[0], told.score)
    }

    /// The line that was left and can be gone on with; this one may be it where there are no others.
    pub(crate) fn left_or(&self, provisional: &Told) -> Option<Told> {
        let mut told = self.lines().peekable();
        let only = told.peek().is_none().then_some(provisional);
        told.chain(only).find(|told| told.is_left).cloned()
    }

    /// Whether each line that is wanted is told, and proved to win or to lose.
    pub(crate) fn is_decided(&self) -> bool {
        let wanted = self.lines.min(self.moves.len());
        self.lines().filter(|told| told.score.is_decided()).count() == wanted
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::Point;

    fn at(x: i32) -> Spot {
        Spot::of(Point::new(x, 0))
    }

    fn roots(passing: Passing, listed: &[i32], spare: &[i32]) -> RootMoves {
        let mut roots = RootMoves::new(1, passing);
        let root_move = |spot: &i32| RootMove::new(Some(at(*spot)), 0);
        for spot in listed {
            roots.push(root_move(spot));
        }
        for spot in spare {
            roots.push_spare(root_move(spot));
        }
        roots
    }

    fn told(stone: Option<Spot>, score: Score) -> Told {
        Told { depth: 1, selective_depth: 1, ..Told::unsearched(score, stone) }
    }

    /// Goes through the moves until an iteration is finished; which were tried, and which is best.
    fn iterate(roots: &mut RootMoves, score: impl Fn(Option<Spot>) -> Score) -> Tried {
        let mut tried = Vec::new();
        loop {
            let stone = roots.tried().stone;
            tried.push(stone);
            if roots.note(score(stone)) {
                roots.tell(told(stone, score(stone)));
            }
            if roots.is_line_over() && roots.finish_line() {
                let best = roots.lines().next().unwrap();
                return (tried, best.moves[0], best.score);
            }
        }
    }

    type Tried = (Vec<Option<Spot>>, Option<Spot>, Score);

    #[test]
    fn the_reserve_is_tried_where_everything_else_loses() {
        let (first, second, third) = (Some(at(1)), Some(at(2)), Some(at(3)));
        let loss = Score::loss_at(6);
        for (passing, good, wanted) in [
            (Passing::Never, first, (vec![first], first, Score(5))),
            (Passing::Never, third, (vec![first, second, third], third, Score(5))),
            (Passing::Never, None, (vec![first, second, third], first, loss)),
            (Passing::Allowed, None, (vec![first, second, third, None], None, Score::EVEN)),
        ] {
            let mut roots = roots(passing, &[1], &[2, 3]);
            let score = |stone: Option<Spot>| match stone {
                None => Score::EVEN,
                Some(_) if stone == good => Score(5),
                Some(_) => loss,
            };
            assert_eq!(iterate(&mut roots, score), wanted, "{passing:?} {good:?}");
        }
    }

    #[test]
    fn a_pass_that_is_proved_to_lose_is_not_played() {
        let lost = |_: Option<Spot>| Score::loss_at(6);
        let even = |stone: Option<Spot>| if stone.is_none() { Score::EVEN } else { lost(stone) };
        for (is_ruled_out, best) in [(false, None), (true, Some(at(1)))] {
            let mut roots = roots(Passing::Allowed, &[1], &[]);
            roots.push_pass(Some(FEW_POINTS));
            if is_ruled_out {
                roots.rule_out_pass();
            }
            let (tried, found, _) = iterate(&mut roots, even);
            assert_eq!((tried.len(), found), (if is_ruled_out { 1 } else { 2 }, best));
        }
    }

    #[test]
    fn a_pass_that_draws_at_once_cannot_be_ruled_out() {
        let mut roots = roots(Passing::Draws, &[1], &[]);
        roots.rule_out_pass();
        let score = |stone: Option<Spot>| stone.map_or(Score::EVEN, |_| Score::loss_at(6));
        assert_eq!(iterate(&mut roots, score).1, None);
    }
}

//! The root: iterative deepening, one root move of one depth at a time.

use narabe_rules::Color;
use narabe_solver::{Goal, Limits, Solution};
use narabe_threats::{Spot, SpotSet, Threat, ThreatBoard};

use super::moves::stone_order;
use super::node::Node;
use super::prover::Prover;
use super::{Memory, Params, Searcher, Stop, static_score, steps};
use crate::Score;
use crate::dice::Dice;
use crate::follow::{Line, Purse, Trail};
use crate::level::Effort;
use crate::patience::Patience;
use crate::root_moves::{Passing, RootMove, RootMoves, Told};

/// A search for the best stone that can be left after every slice and gone on with.
#[derive(Clone, Debug)]
pub(crate) struct RootSearch {
    pub(super) searcher: Searcher,
    /// The solver beside the search, where it is wanted.
    pub(super) prover: Option<Prover>,
    pub(super) color: Color,
    pub(super) choices: SpotSet,
    pub(super) question: Question,
    pub(super) roots: RootMoves,
    /// What is played when nothing has been searched.
    provisional: Told,
    dice: Dice,
    /// How often whether to stop was asked in the last step, when it left the move or the line under way.
    left_after: u32,
    /// What following lines may take.
    purse: Purse,
    /// How many stones the solver was asked about in the order of the root, since it knew of a threat.
    pub(super) asked_about: usize,
    pub(super) phase: Phase,
}

/// What is asked beside the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    pub(crate) aim: Aim,
    /// How many lines are wanted.
    pub(crate) lines: usize,
    /// Whether every choice is searched, not only those that look good.
    pub(crate) every_choice: bool,
    pub(crate) passing: Passing,
}

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// One stone to play: a single choice needs no search, and nobody asks for the line.
    Choice,
    /// Lines of play and what they are worth.
    Analysis,
}

impl Question {
    /// Which stone to play.
    pub(crate) const CHOICE: Self =
        Self { aim: Aim::Choice, lines: 1, every_choice: false, passing: Passing::Never };
}

/// No helper looks further.
const HELPERS_DEPTH: u32 = 120;

/// Whether to stop is asked at so many nodes.
const ASKED_EVERY: u64 = 256;

/// What the next slice does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    OwnFours,
    RivalFours,
    Deepening,
    Done,
}

impl RootSearch {
    /// A search for a stone of `color` on one of `choices`; `None` when there is no choice at all.
    pub(crate) fn new(
        board: ThreatBoard,
        color: Color,
        choices: SpotSet,
        effort: Effort,
        dice: Dice,
    ) -> Option<Self> {
        let memory = Memory::new(effort.table_entries);
        let searcher = Searcher::new(board, effort, Params::BEST, memory);
        Self::of(searcher, color, choices, Question::CHOICE, dice)
    }

    /// A search that goes on with what `searcher` has learnt; `None` when there is no choice at all.
    pub(crate) fn of(
        mut searcher: Searcher,
        color: Color,
        choices: SpotSet,
        question: Question,
        dice: Dice,
    ) -> Option<Self> {
        let board = &searcher.board;
        let shape = |spot: Spot| stone_order(board, color, spot);
        let spot = choices.iter().max_by_key(|spot| (shape(*spot), core::cmp::Reverse(*spot)))?;
        let score = static_score(board, color);
        let provisional = Told::unsearched(score, Some(spot));
        let roots = RootMoves::new(question.lines, question.passing);
        let prover = Prover::beside(&mut searcher);
        let purse = Purse::new(searcher.effort.nodes);
        let mut search = Self {
            searcher,
            prover,
            color,
            choices,
            question,
            roots,
            provisional,
            dice,
            left_after: 0,
            purse,
            asked_about: 0,
            phase: Phase::OwnFours,
        };
        search.look_at_fives();
        Some(search)
    }

    /// Another search of the same root, for another thread: it shares the table, and that is how it helps. It goes on until
    /// it has searched as many positions as this one may, or is told to stop.
    pub(crate) fn helper(&self, number: u32) -> Option<Self> {
        let effort =
            Effort { depth: HELPERS_DEPTH, solver_nodes: 0, slice: 0, ..self.searcher.effort };
        let mut memory = Memory::new(0);
        memory.table = self.searcher.table.share();
        let Searcher { board, params, .. } = &self.searcher;
        let searcher = Searcher::new(board.clone(), effort, *params, memory);
        let question = Question { aim: Aim::Choice, ..self.question };
        let dice = self.dice.clone();
        let mut helper = Self::of(searcher, self.color, self.choices, question, dice)?;
        // Every second one is a ply ahead, so that they do not all do the same.
        helper.roots = helper.roots.beginning_at(1 + number % 2);
        Some(helper)
    }

    pub(crate) fn is_done(&self) -> bool {
        self.phase == Phase::Done && !self.has_left_line()
    }

    /// The best move so far and its score; at first the stone with the best shape.
    pub(crate) fn best(&self) -> (Option<Spot>, Score) {
        self.roots.best_or(&self.provisional)
    }

    /// The lines found so far, best first.
    pub(crate) fn lines(&self) -> Vec<Told> {
        self.roots.lines_or(&self.provisional)
    }

    /// The last iteration that was finished.
    pub(crate) const fn finished_depth(&self) -> u32 {
        self.roots.finished_depth()
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.searcher.nodes + self.prover.as_ref().map_or(0, Prover::used)
    }

    /// What the search has learnt, for the next one.
    pub(crate) fn into_memory(mut self) -> Memory {
        self.searcher.vct = self.prover.map(Prover::into_vct).or(self.searcher.vct);
        self.searcher.into_memory()
    }

    /// Does a bounded piece of work.
    pub(crate) fn step(&mut self, stop: Stop<'_>) {
        match self.phase {
            _ if self.has_left_line() => self.go_on_with_line(stop),
            Phase::OwnFours => self.own_fours(stop),
            Phase::RivalFours => self.rival_fours(),
            Phase::Deepening if self.is_solvers_turn() => self.ask_solver(stop),
            Phase::Deepening => self.try_next(stop),
            Phase::Done => {}
        }
    }

    /// Settles what one look at the board settles: a five to make, a five to parry, a single choice.
    fn look_at_fives(&mut self) {
        let board = &self.searcher.board;
        let five = |color| self.choices.iter().find(|spot| board.makes_five(color, *spot));
        let rival_fives = board.fives(self.color.other()).len();
        if let Some(winning) = five(self.color) {
            self.settle(winning, Score::win_at(1));
        } else if let Some(parry) = five(self.color.other()) {
            let lost = rival_fives > 1;
            let score = if lost { Score::loss_at(2) } else { self.provisional.score };
            self.settle(parry, score);
        } else if rival_fives > 0 {
            // The parry is a foul or outside the region.
            self.settle_as_it_looks(Score::loss_at(2));
        } else if self.choices.len() == 1 {
            self.settle_as_it_looks(self.provisional.score);
        }
    }

    fn settle_as_it_looks(&mut self, score: Score) {
        if let Some(spot) = self.provisional.moves[0] {
            self.settle(spot, score);
        }
    }

    /// Ends the search with this stone, where nothing else is of interest.
    fn settle(&mut self, spot: Spot, score: Score) {
        self.provisional.score = score;
        self.provisional.moves = vec![Some(spot)];
        let chooses = self.question.aim == Aim::Choice;
        if chooses && score.is_loss() && self.question.passing == Passing::Draws {
            self.provisional.score = Score::EVEN;
            self.provisional.moves = vec![None];
        }
        let wins_alone = score.is_win() && self.question.lines == 1;
        if chooses || wins_alone {
            self.phase = Phase::Done;
        }
    }

    /// Looks for a win by continuous fours.
    fn own_fours(&mut self, stop: Stop<'_>) {
        self.phase = Phase::RivalFours;
        let nodes = self.searcher.effort.own_fours;
        let line = self.fours_of(self.color, Goal::Any, Limits::nodes(nodes));
        let line = self.shortened(line, nodes);
        let playable = |spot: &Spot| self.choices.contains(*spot);
        if let Some(spot) = line.first().copied().filter(playable) {
            self.settle(spot, Score::win_at(line.len() as u32 + 2));
            self.tell_line(line, stop);
        }
    }

    /// Says the line by which the search is settled.
    fn tell_line(&mut self, line: Vec<Spot>, stop: Stop<'_>) {
        if self.question.aim == Aim::Analysis {
            let begun: Vec<Option<Spot>> = line.into_iter().map(Some).collect();
            let Line { moves, is_left, .. } = self.follow(&begun, self.provisional.score, stop);
            self.provisional = Told { moves, is_left, ..self.provisional };
        }
    }

    /// The line that begins so and is worth `score`.
    pub(super) fn follow(&mut self, begun: &[Option<Spot>], score: Score, stop: Stop<'_>) -> Line {
        let trail = Trail { color: self.color, begun, score };
        self.purse.follow(&mut self.searcher, trail, stop)
    }

    /// Whether a line was left that can be gone on with.
    fn has_left_line(&self) -> bool {
        self.roots.left_or(&self.provisional).is_some()
    }

    /// Follows the line that was left.
    fn go_on_with_line(&mut self, stop: Stop<'_>) {
        let Some(told) = self.roots.left_or(&self.provisional) else { return };
        let patience = Patience::after(self.left_after, self.question.aim, stop);
        let line = self.follow(&told.moves, told.score, &|| patience.asks());
        self.left_after = if line.is_left { patience.asked() } else { 0 };
        let is_of_roots = self.roots.lines().next().is_some();
        if is_of_roots {
            self.roots.go_on(told.moves[0], line);
        } else {
            self.provisional.go_on(line);
        }
    }

    /// Lists the root moves; where the rival's fours are looked at, those that could break them are among them.
    fn rival_fours(&mut self) {
        self.phase = Phase::Deepening;
        let nodes = self.searcher.effort.rival_fours;
        let line = self.fours_of(self.color.other(), Goal::Any, Limits::nodes(nodes));
        self.list_moves(&line.into_iter().collect());
    }

    /// A win by fewer fours than those of `line`, or else that line; looked for where a solver is wanted.
    fn shortened(&mut self, line: Vec<Spot>, nodes: u64) -> Vec<Spot> {
        let fours = (line.len() / 2) as u16;
        if self.prover.is_none() || fours == 0 {
            return line;
        }
        let shorter = self.fours_of(self.color, Goal::Shortest, Limits { nodes, fours });
        if shorter.is_empty() { line } else { shorter }
    }

    fn fours_of(&mut self, color: Color, goal: Goal, limits: Limits) -> Vec<Spot> {
        let Searcher { board, fours, .. } = &mut self.searcher;
        let report = fours.solve(board, color, goal, limits);
        self.searcher.nodes += report.nodes;
        match report.solution {
            Solution::Win(line) => line.into_iter().map(Spot::of).collect(),
            Solution::None | Solution::Unknown => Vec::new(),
        }
    }

    /// Lists the root moves, and `besides`.
    fn list_moves(&mut self, besides: &SpotSet) {
        let is_won = self.provisional.score.is_win();
        let (mut spots, spare) = self.wanted_spots();
        let winning = self.provisional.moves[0].filter(|_| is_won);
        let more = besides.iter().filter(|spot| self.choices.contains(*spot)).chain(winning);
        let more: Vec<Spot> = more.filter(|spot| !spots.contains(spot)).collect();
        spots.extend(more);
        if spots.is_empty() {
            spots.extend(self.provisional.moves[0]);
        }
        let whims = self.searcher.effort.whim + 1;
        for spot in &spots {
            self.roots.push(RootMove::new(Some(*spot), self.dice.below(whims) as i32));
        }
        for spot in spare.into_iter().filter(|spot| !spots.contains(spot)) {
            let whim = self.dice.below(whims) as i32;
            self.roots.push_spare(RootMove::new(Some(spot), whim));
        }
        self.roots.push_pass(Some(self.searcher.board.empty_count()));
        match winning {
            Some(spot) => self.roots.prove(spot, self.provisional.clone()),
            None => self.provisional.moves = vec![Some(spots[0])],
        }
    }

    /// The stones to search: the answers to a threatened open four, or else the best-shaped points. And those of them
    /// that are too many, which are searched where the others lose.
    fn wanted_spots(&self) -> (Vec<Spot>, Vec<Spot>) {
        let board = &self.searcher.board;
        let threatened = board.count(self.color.other(), Threat::OpenFour) > 0;
        let wanted = if self.question.every_choice {
            self.choices
        } else if threatened {
            self.searcher.defences(self.color)
        } else {
            board.promising()
        };
        let order = |spot: &Spot| {
            (!wanted.contains(*spot), core::cmp::Reverse(stone_order(board, self.color, *spot)))
        };
        let mut spots: Vec<Spot> = self.choices.iter().collect();
        spots.sort_by_key(order);
        let good = spots.iter().filter(|spot| wanted.contains(**spot)).count();
        let most = if self.question.every_choice { good } else { self.searcher.effort.root_width };
        // So many lines are wanted that bad moves must do.
        let least = if self.question.lines > 1 { self.question.lines } else { 0 };
        spots.truncate(good.max(least));
        let first = good.min(most).max(least).min(spots.len());
        let spare = spots.split_off(first);
        (spots, spare)
    }

    /// Searches the next root move of the iteration.
    fn try_next(&mut self, stop: Stop<'_>) {
        self.searcher.deepest = 0;
        let patience = Patience::after(self.left_after, self.question.aim, stop);
        let patience = patience.at_most(self.slice());
        let stop_or_slice = || patience.asks();
        let score = self.score_of_tried(&stop_or_slice);
        if self.searcher.stopped {
            self.leave(patience.asked(), patience.told_to());
            return;
        }
        self.left_after = 0;
        if self.roots.note(score) {
            let told = self.told(score, &stop_or_slice);
            self.roots.tell(told);
        }
        if self.roots.is_line_over() && self.roots.finish_line() {
            self.look_at_the_end();
        }
    }

    /// How often a step asks whether to stop before it ends on its own: longer when the last one did.
    fn slice(&self) -> u32 {
        let own = u32::try_from(self.searcher.effort.slice / ASKED_EVERY).unwrap_or(u32::MAX);
        let longer = self.left_after.saturating_mul(2);
        if own == 0 { u32::MAX } else { own.max(longer) }
    }

    /// Leaves the root move under way. It is gone on with in the next step, unless the nodes are used up or somebody
    /// wants the choice now.
    const fn leave(&mut self, asked: u32, told_to: bool) {
        let Searcher { nodes, effort, .. } = &self.searcher;
        let wants_choice = told_to && matches!(self.question.aim, Aim::Choice);
        if wants_choice || *nodes >= effort.nodes {
            self.phase = Phase::Done;
        }
        self.searcher.stopped = false;
        self.left_after = asked;
    }

    fn score_of_tried(&mut self, stop: Stop<'_>) -> Score {
        let tried = self.roots.tried();
        if let Some(proved) = tried.proved() {
            return proved;
        }
        let (stone, whim) = (tried.stone, tried.whim);
        let score = self.score_of(stone, self.roots.alpha() - whim, stop);
        if score.is_decided() { score } else { score + whim }
    }

    /// The score after a root move, exact where it is above `alpha`.
    fn score_of(&mut self, stone: Option<Spot>, alpha: Score, stop: Stop<'_>) -> Score {
        let Some(spot) = stone else { return self.score_of_pass(alpha, stop) };
        if self.searcher.board.makes_five(self.color, spot) {
            return Score::win_at(1);
        }
        self.searcher.board.place(spot, self.color);
        let score = self.score_after(alpha, stop);
        self.searcher.board.remove(spot);
        score
    }

    fn score_of_pass(&mut self, alpha: Score, stop: Stop<'_>) -> Score {
        let known = self.roots.worth_of_pass();
        known.unwrap_or_else(|| self.score_after(alpha, stop).min(Score::EVEN))
    }

    /// The score after the move that was made; the first of a line has it exactly.
    fn score_after(&mut self, alpha: Score, stop: Stop<'_>) -> Score {
        let is_first = self.roots.is_first();
        let depth = self.roots.depth() as i32;
        let reduction =
            steps::root_reduction(&self.searcher.params, depth, self.roots.place_in_line());
        let mut score = Score::EVEN;
        if !is_first {
            score = self.child_score(depth - 1 - reduction, alpha, alpha + 1, stop);
            if reduction > 0 && score > alpha && !self.searcher.stopped {
                score = self.child_score(depth - 1, alpha, alpha + 1, stop);
            }
        }
        if is_first || (score > alpha && !self.searcher.stopped) {
            score = self.child_score(depth - 1, alpha, Score::INFINITE, stop);
        }
        score
    }

    fn child_score(&mut self, depth: i32, alpha: Score, beta: Score, stop: Stop<'_>) -> Score {
        -self.searcher.search(Node::new(self.color.other(), depth, 1, -beta, -alpha), stop)
    }

    /// What there is to tell of the move that was just tried.
    fn told(&mut self, score: Score, stop: Stop<'_>) -> Told {
        let stone = self.roots.last_tried();
        let selective_depth = self.searcher.deepest.max(1);
        let mut told = Told::unsearched(score, stone);
        if self.question.aim == Aim::Analysis {
            told.go_on(self.follow(&[stone], score, stop));
        }
        Told { depth: self.roots.depth(), selective_depth, ..told }
    }

    /// Whether to go on after an iteration: while that can change the answer.
    fn look_at_the_end(&mut self) {
        let only_one = self.roots.len() == 1 && self.question.aim == Aim::Choice;
        let is_deep = self.roots.finished_depth() >= self.searcher.effort.depth;
        if self.roots.is_decided() || only_one || is_deep {
            self.phase = Phase::Done;
        }
    }
}

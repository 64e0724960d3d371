//! The root of the search by trial: iterative deepening, one root move of one depth at a time.

use narabe_rules::Color;
use narabe_threats::{Spot, SpotSet};

use super::node::{Node, Trier};
use super::outlook::Outlook;
use super::{Line, params};
use crate::Score;
use crate::dice::Dice;
use crate::follow::{Purse, Trail};
use crate::level::Effort;
use crate::patience::Patience;
use crate::root_moves::{RootMove, RootMoves, Told};
use crate::search::{Aim, Question, Stop, Table};

/// A search for the best stone that can be left after every slice and gone on with.
#[derive(Clone, Debug)]
pub(crate) struct TrialSearch {
    trier: Trier,
    color: Color,
    effort: Effort,
    question: Question,
    roots: RootMoves,
    /// How often the next root move was left because its slice was used up.
    left: u32,
    /// How often whether to stop was asked in the last step, when it left the move or the line under way.
    left_after: u32,
    /// What following lines may take.
    purse: Purse,
    /// What is played when nothing has been searched.
    provisional: Told,
    done: bool,
}

impl TrialSearch {
    /// A search that goes on with the table of `trier`; `None` when there is no choice at all.
    pub(crate) fn of(
        trier: Trier,
        color: Color,
        choices: &SpotSet,
        effort: Effort,
        question: Question,
        mut dice: Dice,
    ) -> Option<Self> {
        let line = &trier.line;
        let outlook = line.outlook(color);
        let look = |spot: &Spot| outlook.order(line, color, *spot);
        let fallback = choices.iter().max_by_key(|spot| (look(spot), core::cmp::Reverse(*spot)))?;
        let score = outlook.static_score(line, color);
        let provisional = Told::unsearched(score, Some(fallback));
        let mut roots = RootMoves::new(question.lines, question.passing);
        let (spots, spare) = wanted_spots(line, color, choices, &outlook, effort, question);
        let mut root_move = |spot| RootMove::new(Some(spot), dice.below(effort.whim + 1) as i32);
        for spot in spots {
            roots.push(root_move(spot));
        }
        for spot in spare {
            roots.push_spare(root_move(spot));
        }
        roots.push_pass(line.empty_count());
        let purse = Purse::new(effort.trial_nodes);
        let mut search = Self {
            trier,
            color,
            effort,
            question,
            roots,
            left: 0,
            left_after: 0,
            purse,
            provisional,
            done: false,
        };
        search.look_at_wins(choices, &outlook);
        Some(search)
    }

    /// Settles what one look at the board settles.
    fn look_at_wins(&mut self, choices: &SpotSet, outlook: &Outlook) {
        let is_attacked = !outlook.rival_wins.is_empty();
        let mut wins = outlook.wins;
        wins.intersect(choices);
        let first = self.roots.iter().next().map(|first| first.stone);
        if let Some(spot) = self.trier.line.win_now(self.color, &wins) {
            self.provisional.moves = vec![Some(spot)];
            self.provisional.score = Score::win_at(1);
            self.done = self.question.lines == 1;
        } else if let Some(stone) = first {
            self.provisional.moves = vec![stone];
            self.done = choices.len() == 1 && self.question.aim == Aim::Choice;
        } else {
            // Nothing that could stop the rival may be played, or nothing has to do with any other stone.
            if is_attacked {
                self.provisional.score = Score::loss_at(2);
            }
            self.done = true;
        }
    }

    pub(crate) fn is_done(&self) -> bool {
        self.done && !self.has_left_line()
    }

    /// The best move so far, and its score; at first the stone that looks best.
    pub(crate) fn best(&self) -> (Option<Spot>, Score) {
        self.roots.best_or(&self.provisional)
    }

    /// The lines found so far, best first.
    pub(crate) fn lines(&self) -> Vec<Told> {
        self.roots.lines_or(&self.provisional)
    }

    pub(crate) const fn finished_depth(&self) -> u32 {
        self.roots.finished_depth()
    }

    pub(crate) const fn nodes(&self) -> u64 {
        self.trier.nodes
    }

    /// What the search has learnt, for the next one.
    pub(crate) fn into_table(self) -> Table {
        self.trier.table
    }

    /// Does a bounded piece of work.
    pub(crate) fn step(&mut self, stop: Stop<'_>) {
        if self.has_left_line() {
            self.go_on_with_line(stop);
        } else if !self.done {
            self.try_next(stop);
        }
    }

    /// Whether a line was left that can be gone on with.
    fn has_left_line(&self) -> bool {
        self.roots.left_or(&self.provisional).is_some()
    }

    /// Follows the line that was left.
    fn go_on_with_line(&mut self, stop: Stop<'_>) {
        let Some(told) = self.roots.left_or(&self.provisional) else { return };
        let patience = Patience::after(self.left_after, self.question.aim, stop);
        let trail = Trail { color: self.color, begun: &told.moves, score: told.score };
        let line = self.purse.follow(&mut self.trier, trail, &|| patience.asks());
        self.left_after = if line.is_left { patience.asked() } else { 0 };
        self.roots.go_on(told.moves[0], line);
    }

    /// Searches the next root move of the iteration.
    fn try_next(&mut self, stop: Stop<'_>) {
        self.trier.most_nodes = self.effort.trial_nodes.min(self.trier.nodes + self.slice());
        self.trier.iteration = self.roots.depth();
        self.trier.deepest = 0;
        let patience = Patience::after(self.left_after, self.question.aim, stop);
        let stop = || patience.asks();
        let score = self.score_of_tried(&stop);
        if self.trier.stopped {
            self.leave(if patience.told_to() { patience.asked() } else { 0 });
            return;
        }
        self.left_after = 0;
        match score {
            Some(score) => self.note(score, &stop),
            None => self.strike_off(),
        }
    }

    /// The nodes of a slice. An analysis gives a move that was left twice as many, as often as it takes.
    const fn slice(&self) -> u64 {
        match self.question.aim {
            Aim::Choice => params::SLICE,
            Aim::Analysis => params::SLICE << if self.left < 20 { self.left } else { 20 },
        }
    }

    /// In so many slices a root move that is to be chosen must be finished: it may take nearly half of all nodes.
    const fn most_slices(&self) -> u32 {
        let half = (self.effort.trial_nodes * 9 / 20 / params::SLICE) as u32;
        if half > params::SLICES { half } else { params::SLICES }
    }

    /// Leaves a root move whose slice is used up: it is gone on with in the next one, in which the table knows
    /// what was finished. The search ends when its nodes are used up, or the move takes too many slices. `heard_after` is how
    /// often it had asked when it was told to stop, 0 if it was not told.
    const fn leave(&mut self, heard_after: u32) {
        let slice_is_used_up = self.trier.nodes >= self.trier.most_nodes;
        let has_nodes = self.trier.nodes < self.effort.trial_nodes;
        self.left += 1;
        self.done = match self.question.aim {
            Aim::Choice => !slice_is_used_up || !has_nodes || self.left >= self.most_slices(),
            Aim::Analysis => !has_nodes,
        };
        self.trier.stopped = false;
        self.left_after = heard_after;
    }

    /// The score after the root move that comes next; `None` when it is not legal.
    fn score_of_tried(&mut self, stop: Stop<'_>) -> Option<Score> {
        let tried = self.roots.tried();
        let (stone, whim) = (tried.stone, tried.whim);
        let Some(spot) = stone else { return self.score_of_pass(stop) };
        if !self.trier.line.play(self.color, spot) {
            return None;
        }
        let score = self.score_after(whim, stop);
        self.trier.line.take_back();
        Some(if score.is_decided() { score } else { score + whim })
    }

    fn score_of_pass(&mut self, stop: Stop<'_>) -> Option<Score> {
        let known = self.roots.worth_of_pass();
        if known.is_some() || !self.trier.line.pass() {
            return known;
        }
        let score = self.score_after(0, stop);
        self.trier.line.take_back();
        Some(score.min(Score::EVEN))
    }

    fn score_after(&mut self, whim: i32, stop: Stop<'_>) -> Score {
        let node = Node {
            color: self.color.other(),
            depth: self.roots.depth() as i32 - 1,
            ply: 1,
            alpha: -Score::INFINITE,
            beta: -(self.roots.alpha() - whim),
        };
        -self.trier.search(node, stop)
    }

    fn note(&mut self, score: Score, stop: Stop<'_>) {
        if self.roots.note(score) {
            let told = self.told(score, stop);
            self.roots.tell(told);
        }
        self.left = 0;
        if self.roots.is_line_over() && self.roots.finish_line() {
            self.look_at_the_end();
        }
    }

    /// What there is to tell of the move that was just tried.
    fn told(&mut self, score: Score, stop: Stop<'_>) -> Told {
        let stone = self.roots.last_tried();
        let selective_depth = self.trier.deepest.max(1);
        let mut told = Told::unsearched(score, stone);
        if self.question.aim == Aim::Analysis {
            let trail = Trail { color: self.color, begun: &[stone], score };
            told.go_on(self.purse.follow(&mut self.trier, trail, stop));
        }
        Told { depth: self.roots.depth(), selective_depth, ..told }
    }

    /// Forgets a root move that the game refuses.
    fn strike_off(&mut self) {
        self.roots.strike_off();
        if self.roots.len() == 0 {
            self.done = true;
        } else if self.roots.is_line_over() && self.roots.finish_line() {
            self.look_at_the_end();
        }
    }

    /// Whether to go on after an iteration: while that can change the answer.
    fn look_at_the_end(&mut self) {
        let only_one = self.roots.len() == 1 && self.question.aim == Aim::Choice;
        let is_deep = self.roots.finished_depth() >= self.effort.depth;
        self.done = self.roots.is_decided() || only_one || is_deep;
    }
}

/// The stones to search: what could stop the rival's win, or else the points that look best. And those of them that
/// are too many, which are searched where the others lose.
fn wanted_spots(
    line: &Line,
    color: Color,
    choices: &SpotSet,
    outlook: &Outlook,
    effort: Effort,
    question: Question,
) -> (Vec<Spot>, Vec<Spot>) {
    let mut spots = line.candidates(color, outlook);
    spots.retain(|spot| choices.contains(*spot));
    let wins = outlook.wins.iter().filter(|spot| choices.contains(*spot));
    let wins: Vec<Spot> = wins.filter(|spot| !spots.contains(spot)).collect();
    if question.aim == Aim::Analysis {
        spots.extend(wins);
    }
    let most = effort.root_width.min(params::ROOT_WIDTH).max(question.lines);
    let least = match question.every_choice {
        true => choices.len(),
        false if question.lines > 1 => question.lines,
        false => 0,
    };
    let mut spare = Vec::new();
    if outlook.rival_wins.is_empty() && !question.every_choice && spots.len() > most {
        spare = spots.split_off(most);
    }
    if spots.len() < least {
        let mut others: Vec<Spot> = choices.iter().filter(|spot| !spots.contains(spot)).collect();
        others.sort_by_key(|spot| core::cmp::Reverse(outlook.order(line, color, *spot)));
        others.truncate(least - spots.len());
        spots.extend(others);
    }
    (spots, spare)
}

//! The search by proof numbers: always on at the position that is nearest to settling the whole.
//!
//! Depth first, with the two numbers as thresholds (df-pn). Where the attacker chooses, the cheapest stone
//! counts; where the rival chooses, all his answers must be refuted. To count one refutation that several lines
//! share once, the numbers that would be added are their greatest plus one for each of the others ("weak" proof
//! numbers); an answer of the rival's counts half.

use narabe_rules::{Color, stone_key};
use narabe_threats::{LineClass, Spot, SpotSet, Threat, ThreatBoard};

use super::numbers::{INFINITE, Numbers, sum};
use super::table::{Known, ProofTable};
use super::threats::{
    Answers, Threatened, answers, answers_to_line, attacks, forced_attack, quiet_attack_count,
    quiet_attacks, threatened, threatened_fours, winning_stone,
};
use super::without_three::{barred_fours, may_free};
use super::{Effort, Stop};
use crate::fours::{four_points, makes_four};
use crate::vcf::{Limits, Solution, Vcf};

/// Stop is asked at every so many nodes: asking may read a clock.
const ASK_EVERY: u64 = 256;
/// The proof number of a quiet stone until it has been searched: whether it threatens anything is not known. Such stones are
/// listed when the cheapest of the others has become as dear.
const QUIET_PROOF: u32 = 12;
/// What is added to a four's first proof number. It has one answer only, and so would always come first; but a short search
/// has found no win by fours alone, and a four that is played too early is missing later.
const FOUR_SURPLUS: u32 = 4;
/// The same where an open four is threatened besides.
const FOUR_AND_THREE_SURPLUS: u32 = 1;
/// What is added to the first proof number of a three or four that brings nothing besides.
const IDLE_SURPLUS: u32 = 2;
/// What is added to a first proof number for each of the attacker's stones up to there: a short win is looked for before
/// a long one, into which threats that are always answered by one stone would lead.
const DEPTH_SURPLUS: u32 = 1;
/// The first proof number of a stone that threatens a four whose parry is a foul: which answers there are is not looked at.
const TRAP_PROOF: u32 = 4;
/// By how much a stone is cheaper that has won after another answer.
const HINT_REBATE: u32 = 4;
/// So much of the evaluation makes a three dearer by one.
const OUTLOOK_STEP: i32 = 100;
/// Of the open answers but the dearest each adds one part in so many to what must still be won: mostly they fall to the same
/// stones.
const ANSWER_SHARE: u32 = 2;
/// How far the rival's own fours are looked at, which an attack must heed.
const RIVAL_FOURS: Limits = Limits { nodes: 60, fours: 3 };

/// The search, with all that it knows.
#[derive(Clone, Debug)]
pub(super) struct ProofSearch {
    pub(super) table: ProofTable,
    pub(super) fours: Vcf,
    /// The children of all open nodes, one node after another.
    children: Vec<Child>,
    /// The attacker's stones since the root.
    depth: u32,
    /// What has won after another answer to the same stone, at the next position of the attacker's.
    hint: Option<Spot>,
    pub(super) nodes: u64,
    pub(super) is_stopped: bool,
    /// Whether a search for fours could not tell whether a stone threatens anything.
    pub(super) is_doubtful: bool,
}

/// The position, who attacks, and for how long.
pub(super) struct Task<'a> {
    pub(super) board: &'a mut ThreatBoard,
    pub(super) attacker: Color,
    pub(super) effort: Effort,
    pub(super) stop: Stop<'a>,
}

#[derive(Clone, Copy, Debug)]
struct Child {
    stone: Spot,
    numbers: Numbers,
}

/// What a node's children say together.
struct Summary {
    numbers: Numbers,
    /// The child to go on with, counted from the node's first.
    best: usize,
    /// The deciding number of the best of the others.
    second: u32,
    /// What the other open children add to the number that adds up.
    others: u32,
}

impl Summary {
    /// Up to which numbers the best child is searched, whose numbers these are, while the whole may go up to `limit`.
    fn child_limit(&self, limit: Numbers, best: Numbers) -> Numbers {
        Numbers {
            proof: limit.proof.min(a_little_more(self.second)),
            disproof: (limit.disproof - self.others).max(best.disproof + 1),
        }
    }

    /// Counts so many more open children, of which nothing is known yet.
    const fn add_others(&mut self, more: u32) {
        if !self.numbers.is_settled() {
            self.others += more;
            self.numbers.disproof = sum(self.numbers.disproof, more);
        }
    }
}

impl ProofSearch {
    pub(super) fn new(table_entries: usize, fours_entries: usize) -> Self {
        Self {
            table: ProofTable::new(table_entries),
            fours: Vcf::new(fours_entries),
            children: Vec::new(),
            depth: 0,
            hint: None,
            nodes: 0,
            is_stopped: false,
            is_doubtful: false,
        }
    }

    /// The attacker to move.
    pub(super) fn attack(&mut self, task: &mut Task<'_>, limit: Numbers) -> Numbers {
        // It is for this position alone, whether it is of use or not.
        let hint = self.hint.take();
        let key = attack_key(task.board, task.attacker);
        let known = self.table.get(key);
        if let Some(known) = known.filter(|known| known.numbers.is_settled()) {
            return known.numbers;
        }
        let before = self.nodes;
        self.count(task);
        let first = self.children.len();
        let settled = known.is_none().then(|| self.settle_attack(task)).flatten();
        let known = settled.unwrap_or_else(|| self.choose_attack(task, limit, hint));
        self.children.truncate(first);
        self.table.put(key, known, self.nodes - before);
        known.numbers
    }

    /// What needs no look at the children: a stone that wins, a rival's five, a win by fours alone.
    fn settle_attack(&mut self, task: &mut Task<'_>) -> Option<Known> {
        let won = |stone| Some(Known { numbers: Numbers::WON, stone: Some(stone) });
        let board = &mut *task.board;
        if let Some(five) = board.threatening(task.attacker, FIVE).first() {
            return won(five);
        }
        if board.count(task.attacker.other(), FIVE) == 0
            && let Some(stone) = winning_stone(board, task.attacker)
        {
            return won(stone);
        }
        let limits = Limits::nodes(task.effort.fours_nodes);
        let report = self.fours.glance(task.board, task.attacker, limits);
        self.nodes += report.nodes;
        match report.solution {
            Solution::Win(line) => won(Spot::of(*line.first()?)),
            Solution::None | Solution::Unknown => None,
        }
    }

    fn choose_attack(&mut self, task: &mut Task<'_>, limit: Numbers, hint: Option<Spot>) -> Known {
        let first = self.children.len();
        let wanted = self.heeding(task);
        if let Some(stone) = self.list_attacks(task, wanted.as_ref(), hint) {
            return Known { numbers: Numbers::WON, stone: Some(stone) };
        }
        let mut is_wide = !task.effort.quiet || task.board.count(task.attacker.other(), FIVE) > 0;
        loop {
            let mut summary = self.of_attacks(first);
            if !is_wide && summary.numbers.proof >= self.quiet_proof() {
                is_wide = true;
                self.list_quiet_attacks(task, first, wanted.as_ref());
                summary = self.of_attacks(first);
            }
            if !is_wide {
                summary.add_others(quiet_attack_count(task.board, task.attacker));
                summary.second = summary.second.min(self.quiet_proof());
            }
            let best = first + summary.best;
            if summary.numbers.reaches(limit) || self.is_stopped {
                let stone = self.children.get(best).map(|child| child.stone);
                return Known { numbers: summary.numbers, stone };
            }
            self.visit_attack(task, best, summary.child_limit(limit, self.children[best].numbers));
        }
    }

    /// Goes on with one of the attacker's stones.
    fn visit_attack(&mut self, task: &mut Task<'_>, at: usize, limit: Numbers) {
        let stone = self.children[at].stone;
        task.board.place(stone, task.attacker);
        self.depth += 1;
        let numbers = self.defend(task, limit);
        self.depth -= 1;
        task.board.remove(stone);
        self.children[at].numbers = numbers;
    }

    /// Adds the stones that may prepare a win by fours. A stone that wins at once is not among them.
    fn list_quiet_attacks(&mut self, task: &mut Task<'_>, first: usize, wanted: Option<&SpotSet>) {
        let Task { board, attacker, .. } = task;
        let mut quiet = quiet_attacks(board, *attacker);
        if let Some(wanted) = wanted {
            quiet.intersect(wanted);
        }
        for listed in &self.children[first..] {
            quiet.remove(listed.stone);
        }
        let mut stones: Vec<Spot> = quiet.iter().collect();
        stones.sort_by_cached_key(|stone| core::cmp::Reverse(board.order(*attacker, *stone)));
        let (key, surplus) = (defence_key(board, *attacker), self.depth_surplus());
        let barred = barred_fours(board, *attacker);
        for stone in stones {
            let known = self.table.get(key ^ stone_key(stone.point(), *attacker));
            let numbers = known.map_or_else(
                || first_quiet_numbers(board, *attacker, stone, &barred).made_dearer(surplus),
                |known| known.numbers,
            );
            if numbers.disproof > 0 {
                self.children.push(Child { stone, numbers });
            }
        }
    }

    /// What the rival can do after the attacker's stone. A stone that is no four and lets him win by fours is
    /// no attack.
    fn answers(&mut self, task: &mut Task<'_>) -> Answers {
        let answers = match answers(task.board, task.attacker) {
            Answers::Free if task.effort.quiet => self.answers_to_fours(task),
            answers => answers,
        };
        let may_be_outrun =
            matches!(answers, Answers::Stones(_)) && task.board.count(task.attacker, FIVE) == 0;
        if may_be_outrun && self.rival_fours(task).is_some() { Answers::Free } else { answers }
    }

    /// Where a stone that is no four must go to break the rival's win by fours, if he has one.
    fn heeding(&mut self, task: &mut Task<'_>) -> Option<SpotSet> {
        if task.board.count(task.attacker.other(), FIVE) > 0 {
            return None;
        }
        let line = self.rival_fours(task)?;
        match answers_to_line(task.board, task.attacker.other(), &line) {
            Answers::Stones(stones) => Some(stones),
            Answers::None | Answers::Free => Some(SpotSet::EMPTY),
        }
    }

    /// A short line of fours by which the rival would win if he were to move.
    fn rival_fours(&mut self, task: &mut Task<'_>) -> Option<Vec<Spot>> {
        let rival = task.attacker.other();
        four_points(task.board, rival).next()?;
        let report = self.fours.glance(task.board, rival, RIVAL_FOURS);
        self.nodes += report.nodes;
        report.solution.into_line()
    }

    /// The same where the stone may threaten to win by fours.
    fn answers_to_fours(&mut self, task: &mut Task<'_>) -> Answers {
        match self.threatened_fours(task) {
            Some(line) => answers_to_line(task.board, task.attacker, &line),
            None => Answers::Free,
        }
    }

    /// The line of fours that the attacker threatens to play, if he does.
    pub(super) fn threatened_fours(&mut self, task: &mut Task<'_>) -> Option<Vec<Spot>> {
        let Task { board, attacker, effort, .. } = task;
        let report = threatened_fours(&mut self.fours, board, *attacker, effort.threat_nodes);
        self.nodes += report.nodes;
        self.is_doubtful |= report.solution == Solution::Unknown;
        report.solution.into_line()
    }

    /// Lists the attacker's threatening stones with what is known of each; a stone that wins at once instead.
    fn list_attacks(
        &mut self,
        task: &mut Task<'_>,
        wanted: Option<&SpotSet>,
        hint: Option<Spot>,
    ) -> Option<Spot> {
        let Task { board, attacker, effort, .. } = task;
        let parries = board.count(attacker.other(), FIVE) > 0;
        let stones = if parries {
            forced_attack(board, *attacker).into_iter().collect()
        } else {
            attacks(board, *attacker)
        };
        // A parry may leave a threat of fours standing; other stones of that kind are listed as quiet ones.
        let may_threaten_fours = parries && effort.quiet;
        let (key, surplus) = (defence_key(board, *attacker), self.depth_surplus());
        let heeds = |board: &ThreatBoard, stone: Spot| {
            wanted.is_none_or(|wanted| wanted.contains(stone))
                || makes_four(board, *attacker, stone)
        };
        // All looked up before any is placed: so the processor need not wait for one after the other.
        let look_up =
            |stone: Spot| (stone, self.table.get(key ^ stone_key(stone.point(), *attacker)));
        let listed: Vec<_> =
            stones.into_iter().filter(|stone| heeds(board, *stone)).map(look_up).collect();
        for (stone, known) in listed {
            let numbers = known.map_or_else(
                || match first_numbers(board, *attacker, stone) {
                    Numbers::LOST if may_threaten_fours => unsearched(1),
                    numbers if hint == Some(stone) => {
                        numbers.made_dearer(surplus).made_cheaper(HINT_REBATE)
                    }
                    numbers => numbers.made_dearer(surplus),
                },
                |known| known.numbers,
            );
            if numbers.proof == 0 {
                return Some(stone);
            }
            if numbers.disproof > 0 {
                self.children.push(Child { stone, numbers });
            }
        }
        None
    }

    /// By how much a win is dearer for being as deep as the next stone.
    const fn depth_surplus(&self) -> u32 {
        (self.depth + 1) * DEPTH_SURPLUS
    }

    /// The first proof number of a quiet stone at this depth.
    const fn quiet_proof(&self) -> u32 {
        QUIET_PROOF + self.depth_surplus()
    }

    /// What the children say where the attacker chooses: one that is won is enough.
    fn of_attacks(&self, first: usize) -> Summary {
        summary(self.children[first..].iter().map(|child| child.numbers), 1)
    }

    /// The rival to move.
    fn defend(&mut self, task: &mut Task<'_>, limit: Numbers) -> Numbers {
        let key = defence_key(task.board, task.attacker);
        let before = self.nodes;
        self.count(task);
        let first = self.children.len();
        let numbers = match self.answers(task) {
            Answers::None => Numbers::WON,
            Answers::Free => Numbers::LOST,
            Answers::Stones(stones) => {
                let Task { board, attacker, .. } = task;
                self.children.extend(in_order(board, *attacker, &stones).into_iter().map(
                    |stone| {
                        let stone_key = stone_key(stone.point(), attacker.other());
                        let known = self.table.get(attack_key(board, *attacker) ^ stone_key);
                        let fresh = unsearched(1);
                        Child { stone, numbers: known.map_or(fresh, |known| known.numbers) }
                    },
                ));
                self.refute_answers(task, first, limit)
            }
        };
        self.children.truncate(first);
        self.table.put(key, Known { numbers, stone: None }, self.nodes - before);
        numbers
    }

    fn refute_answers(&mut self, task: &mut Task<'_>, first: usize, limit: Numbers) -> Numbers {
        let mut hint = None;
        loop {
            let summary = self.of_answers(first);
            if summary.numbers.reaches(limit) || self.is_stopped {
                return summary.numbers;
            }
            let Child { stone, numbers } = self.children[first + summary.best];
            let child_limit = summary.child_limit(limit.turned(), numbers.turned()).turned();
            let rival = task.attacker.other();
            task.board.place(stone, rival);
            self.hint = hint;
            let numbers = self.attack(task, child_limit);
            if numbers.proof == 0 {
                let key = attack_key(task.board, task.attacker);
                hint = self.table.get(key).and_then(|known| known.stone);
            }
            task.board.remove(stone);
            self.children[first + summary.best].numbers = numbers;
        }
    }

    /// The same where the rival chooses: for him the two numbers change places.
    fn of_answers(&self, first: usize) -> Summary {
        let turned = summary(
            self.children[first..].iter().map(|child| child.numbers.turned()),
            ANSWER_SHARE,
        );
        Summary { numbers: turned.numbers.turned(), ..turned }
    }

    fn count(&mut self, task: &Task<'_>) {
        self.nodes += 1;
        let spent = self.nodes >= task.effort.nodes;
        self.is_stopped |= spent || (self.nodes.is_multiple_of(ASK_EVERY) && (task.stop)());
    }
}

const FIVE: Threat = Threat::Five;

/// What the children say to the side that chooses among them and for which a proof is what it wants.
/// Each of the open ones but one adds one part in `share` to the number that adds up.
fn summary(children: impl Iterator<Item = Numbers>, share: u32) -> Summary {
    let mut summary = Summary { numbers: Numbers::LOST, best: 0, second: INFINITE, others: 0 };
    let mut open = 0_u32;
    for (at, Numbers { proof, disproof }) in children.enumerate() {
        summary.numbers.disproof = summary.numbers.disproof.max(disproof);
        open += u32::from(disproof > 0);
        if proof < summary.numbers.proof {
            summary.second = summary.numbers.proof;
            summary.numbers.proof = proof;
            summary.best = at;
        } else {
            summary.second = summary.second.min(proof);
        }
    }
    if summary.numbers.proof == 0 {
        summary.numbers = Numbers::WON;
    } else {
        summary.others = open.saturating_sub(1) / share;
        summary.numbers.disproof = sum(summary.numbers.disproof, summary.others);
    }
    summary
}

/// The numbers of a position after an attacking stone that has not been searched: as many as its answers. A four's one
/// answer is known without placing it.
fn first_numbers(board: &mut ThreatBoard, attacker: Color, stone: Spot) -> Numbers {
    match board.threat(attacker, stone) {
        Threat::Four => unsearched(1 + FOUR_SURPLUS + IDLE_SURPLUS),
        Threat::FourPlus => unsearched(1 + FOUR_SURPLUS),
        Threat::FourThree => unsearched(1 + FOUR_AND_THREE_SURPLUS),
        threat => {
            board.place(stone, attacker);
            let threatened = threatened(board, attacker);
            let outlook = outlook(board, attacker);
            board.remove(stone);
            let surplus = if threat == Threat::Three { IDLE_SURPLUS } else { 0 };
            match threatened {
                Threatened::Nothing => Numbers::LOST,
                Threatened::OpenFours { answers: 0 } => Numbers::WON,
                Threatened::OpenFours { answers } => {
                    unsearched((answers + surplus).saturating_add_signed(outlook).max(1))
                }
                Threatened::Trap => unsearched(TRAP_PROOF + surplus),
            }
        }
    }
}

/// How much dearer a three is for how good its position is for the rival, who is to move.
fn outlook(board: &ThreatBoard, attacker: Color) -> i32 {
    (board.evaluation(attacker.other()) / OUTLOOK_STEP).clamp(-2, 4)
}

/// The rival's answers in the order in which they are tried while their numbers are the same: first what takes most from
/// the attacker. Where a stone is no attack it is mostly such an answer that shows it.
fn in_order(board: &ThreatBoard, attacker: Color, answers: &SpotSet) -> Vec<Spot> {
    let mut answers: Vec<Spot> = answers.iter().collect();
    answers.sort_by_cached_key(|answer| core::cmp::Reverse(board.order(attacker, *answer)));
    answers
}

/// The first numbers after a stone that may only threaten to win by fours: lost where no four could be made next. `barred`
/// are the fours that are fouls so far.
fn first_quiet_numbers(
    board: &ThreatBoard,
    attacker: Color,
    stone: Spot,
    barred: &SpotSet,
) -> Numbers {
    let adds = |class: &LineClass| *class >= LineClass::ClosedThree;
    let threatens = board.line_classes(attacker, stone).iter().any(adds)
        || four_points(board, attacker).any(|four| four != stone)
        || may_free(board, attacker, stone, barred);
    if threatens { unsearched(QUIET_PROOF) } else { Numbers::LOST }
}

const fn unsearched(proof: u32) -> Numbers {
    Numbers { proof, disproof: 1 }
}

/// The threshold up to which the best child is searched although another has become as good: without some
/// slack two equals would take turns, each time coming down from the top again.
const fn a_little_more(second: u32) -> u32 {
    sum(second, 1 + second / 16)
}

/// The key of the position with the attacker to move.
pub(super) fn attack_key(board: &ThreatBoard, attacker: Color) -> u64 {
    board.key() ^ [0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f][attacker as usize]
}

/// The key of the position with the rival to move.
pub(super) fn defence_key(board: &ThreatBoard, attacker: Color) -> u64 {
    board.key() ^ [0x1656_67b1_9e37_79f9, 0x27d4_eb2f_1656_67c5][attacker as usize]
}

#[cfg(test)]
mod tests {
    use narabe_rules::{Point, Rules, Setup};

    use super::*;

    fn open(proof: u32, disproof: u32) -> Numbers {
        Numbers { proof, disproof }
    }

    #[test]
    fn the_cheapest_counts_and_each_other_open_one_adds_its_share() {
        let children = [open(7, 3), open(5, 2), open(6, 4), Numbers::LOST, open(9, 1)];
        let whole = summary(children.into_iter(), 1);
        assert_eq!((whole.best, whole.second, whole.others), (1, 6, 3));
        assert_eq!(whole.numbers, open(5, 4 + 3));
        // Three others at a half each are one, not two: what is not whole is left away.
        let halves = summary(children.into_iter(), 2);
        assert_eq!((halves.others, halves.numbers), (1, open(5, 4 + 1)));
    }

    #[test]
    fn the_best_is_searched_until_another_may_be_better() {
        let attacks = summary([open(5, 2), open(40, 3)].into_iter(), 1);
        let limit = attacks.child_limit(open(100, 9), open(5, 2));
        assert_eq!(limit, open(a_little_more(40), 9 - 1));
        let tight = attacks.child_limit(open(20, 9), open(5, 2));
        assert_eq!(tight, open(20, 8));
    }

    #[test]
    fn a_three_that_hangs_on_fours_of_its_own_is_not_lost() {
        // h8 makes a three whose open four at j8 is an overline; f8 would be a four and a three next.
        let stones =
            "black: a15 f10 f11 g8 i8 j5 j6 j7 j9 j10 o15 | white: a1 a3 a5 c1 e1 e8 g1 j4 o1 o3";
        let rules = Rules::standard("renju").unwrap();
        let board = ThreatBoard::from_setup(&Setup::parse(&rules, stones).unwrap()).unwrap();
        let stone = Spot::of(Point::new(7, 7));
        assert!(quiet_attacks(&board, Color::Black).contains(stone));
        let barred = barred_fours(&board, Color::Black);
        let numbers = first_quiet_numbers(&board, Color::Black, stone, &barred);
        assert_eq!(numbers, unsearched(QUIET_PROOF));
    }

    #[test]
    fn one_that_is_won_is_enough_and_none_that_is_open_is_lost() {
        assert_eq!(summary([open(7, 3), Numbers::WON].into_iter(), 1).numbers, Numbers::WON);
        assert_eq!(summary([Numbers::LOST; 2].into_iter(), 1).numbers, Numbers::LOST);
        assert_eq!(summary(core::iter::empty(), 1).numbers, Numbers::LOST);
    }
}

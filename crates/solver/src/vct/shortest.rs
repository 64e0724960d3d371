//! The shortest win by threats: with one stone more at a time, until there is a win.
//!
//! The search by proof numbers finds a win, no shortest one. Here the attacker's stones are counted: depth first,
//! every answer against every attack, with a table of how many stones are known not to suffice. It is complete for
//! the attacks and answers that the other search knows, so a win that needs a stone more than the last failure is
//! shortest. It costs far more, and may run out of nodes.

use narabe_rules::{Color, Point};
use narabe_threats::{Spot, SpotSet, Threat, ThreatBoard};

use super::search::{Task, attack_key};
use super::threats::{
    Answers, answers, answers_to_line, attacks, forced_attack, quiet_attacks, threatened_fours,
    winning_stone,
};
use super::{Effort, Finding, Proof, Stop, Vct, Verdict};
use crate::fail_table::FailTable;
use crate::vcf::{Goal, Limits, Solution, Vcf};

/// Stop is asked at every so many nodes.
const ASK_EVERY: u64 = 256;
/// The entries of the table of failures.
const FAIL_ENTRIES: usize = 1 << 18;

/// A win, and whether it is the shortest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShortestFinding {
    /// The shortest win that was found, if any.
    pub finding: Finding,
    /// Whether it is known that no win by the same means needs fewer stones; not so of what is no win.
    pub is_shortest: bool,
}

/// The nodes have run out, or it was stopped.
struct Out;

/// The search with so many stones.
struct Deepening<'a, 't> {
    task: &'a mut Task<'t>,
    fours: &'a mut Vcf,
    fails: FailTable,
    nodes: u64,
    /// Whether it could not be told of a quiet stone whether it threatens anything.
    is_doubtful: bool,
}

impl Vct {
    /// Looks for the shortest win of `attacker`, who is to move: by stones, whatever the rival answers. The
    /// board comes back as it was.
    pub fn shortest_until(
        &mut self,
        board: &mut ThreatBoard,
        attacker: Color,
        effort: Effort,
        stop: Stop<'_>,
    ) -> ShortestFinding {
        let Finding { verdict, nodes } = self.solve_until(board, attacker, effort, stop);
        let Verdict::Win(found) = verdict else {
            return ShortestFinding { finding: Finding { verdict, nodes }, is_shortest: false };
        };
        self.search.fours.clear();
        let mut task = Task { board, attacker, effort, stop };
        let mut deepening = Deepening {
            task: &mut task,
            fours: &mut self.search.fours,
            fails: FailTable::new(FAIL_ENTRIES),
            nodes,
            is_doubtful: false,
        };
        let shorter = deepening.shorter_than(found.plies());
        let is_sure = !deepening.is_doubtful;
        let nodes = deepening.nodes;
        let (proof, is_shortest) = match shorter {
            Ok(None) => (found, is_sure),
            Ok(Some(proof)) => (proof, is_sure),
            Err(Out) => (found, false),
        };
        ShortestFinding { finding: Finding { verdict: Verdict::Win(proof), nodes }, is_shortest }
    }
}

impl Deepening<'_, '_> {
    /// The shortest win of fewer stones than a known one has.
    fn shorter_than(&mut self, plies: usize) -> Result<Option<Proof>, Out> {
        let stones = u16::try_from(plies.div_ceil(2)).unwrap_or(u16::MAX);
        for stones in 1..stones {
            if let Some(proof) = self.attack(stones)? {
                return Ok(Some(proof));
            }
        }
        Ok(None)
    }

    /// The attacker to move, with so many stones left.
    fn attack(&mut self, stones: u16) -> Result<Option<Proof>, Out> {
        self.count()?;
        let (attacker, rival) = (self.task.attacker, self.task.attacker.other());
        let must_parry = self.task.board.count(rival, Threat::Five) > 0;
        let five = self.task.board.threatening(attacker, Threat::Five).first();
        let at_once = five
            .or_else(|| if must_parry { None } else { winning_stone(self.task.board, attacker) });
        if let Some(stone) = at_once {
            return Ok(Some(leaf(stone)));
        }
        let key = attack_key(self.task.board, attacker);
        if self.fails.fails_with(key, stones).is_some() {
            return Ok(None);
        }
        if let Some(proof) = self.by_fours(stones) {
            return Ok(Some(proof));
        }
        for stone in self.attacks(must_parry) {
            self.task.board.place(stone, attacker);
            let proof = self.defend(stone, stones - 1);
            self.task.board.remove(stone);
            if let Some(proof) = proof? {
                return Ok(Some(proof));
            }
        }
        self.fails.note(key, stones);
        Ok(None)
    }

    /// A win by fours alone with so many stones.
    fn by_fours(&mut self, stones: u16) -> Option<Proof> {
        let limits = Limits { nodes: self.task.effort.fours_nodes, fours: stones };
        let Task { board, attacker, .. } = &mut *self.task;
        let report = self.fours.solve(board, *attacker, Goal::Any, limits);
        self.nodes += report.nodes;
        match report.solution {
            Solution::Win(line) if line.len() < 2 * usize::from(stones) => Proof::of_line(&line),
            Solution::Win(_) | Solution::None | Solution::Unknown => None,
        }
    }

    fn attacks(&self, must_parry: bool) -> Vec<Spot> {
        let Task { board, attacker, effort, .. } = &*self.task;
        if must_parry {
            return forced_attack(board, *attacker).into_iter().collect();
        }
        let mut stones = attacks(board, *attacker);
        if effort.quiet {
            let mut quiet = quiet_attacks(board, *attacker);
            for stone in &stones {
                quiet.remove(*stone);
            }
            stones.extend(quiet.iter());
        }
        stones
    }

    /// The rival to move after `stone`, the attacker with so many stones left.
    fn defend(&mut self, stone: Spot, stones: u16) -> Result<Option<Proof>, Out> {
        let mut threat = Vec::new();
        let answers = match answers(self.task.board, self.task.attacker) {
            Answers::Free if self.task.effort.quiet => {
                threat = self.threatened_fours();
                match &threat[..] {
                    [] => Answers::Free,
                    line => answers_to_line(self.task.board, self.task.attacker, line),
                }
            }
            answers => answers,
        };
        let answered = match answers {
            Answers::Free => return Ok(None),
            Answers::None => Vec::new(),
            Answers::Stones(_) if stones == 0 => return Ok(None),
            Answers::Stones(set) => match self.refute_all(&set, stones)? {
                Some(answered) => answered,
                None => return Ok(None),
            },
        };
        let threat = threat.iter().map(|spot| spot.point()).collect();
        Ok(Some(Proof { stone: stone.point(), answers: answered, threat }))
    }

    fn refute_all(
        &mut self,
        set: &SpotSet,
        stones: u16,
    ) -> Result<Option<Vec<(Point, Proof)>>, Out> {
        let rival = self.task.attacker.other();
        let mut ordered: Vec<Spot> = set.iter().collect();
        ordered.sort_by_key(|spot| core::cmp::Reverse(self.task.board.order(rival, *spot)));
        let mut answered = Vec::new();
        for answer in ordered {
            self.task.board.place(answer, rival);
            let proof = self.attack(stones);
            self.task.board.remove(answer);
            match proof? {
                Some(proof) => answered.push((answer.point(), proof)),
                None => return Ok(None),
            }
        }
        Ok(Some(answered))
    }

    /// The line of fours that the attacker threatens to play; empty when there is none.
    fn threatened_fours(&mut self) -> Vec<Spot> {
        let Task { board, attacker, effort, .. } = &mut *self.task;
        let report = threatened_fours(self.fours, board, *attacker, effort.threat_nodes);
        self.nodes += report.nodes;
        self.is_doubtful |= report.solution == Solution::Unknown;
        report.solution.into_line().unwrap_or_default()
    }

    fn count(&mut self) -> Result<(), Out> {
        self.nodes += 1;
        let is_late = self.nodes.is_multiple_of(ASK_EVERY) && (self.task.stop)();
        if self.nodes >= self.task.effort.nodes || is_late { Err(Out) } else { Ok(()) }
    }
}

fn leaf(stone: Spot) -> Proof {
    Proof { stone: stone.point(), answers: Vec::new(), threat: Vec::new() }
}

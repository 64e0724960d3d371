//! One searcher of either kind, its limits, and the clock.

use std::time::{Duration, Instant};

use narabe_rules::Rules;
use narabe_solver::{
    Effort, Goal, Limits, Proof, Solution, Unprovable, Vcf, Vct, Verdict, check_rules, verify_proof,
};
use narabe_threats::ThreatBoard;

use super::answer::{Answer, Outcome};
use super::question::Question;
use super::{Kind, SearchArgs};

/// A searcher with its tables.
pub(super) struct Searcher {
    how: SearchArgs,
    tables: Tables,
}

enum Tables {
    Fours(Box<Vcf>),
    Threats(Box<Vct>),
}

struct Found {
    outcome: Outcome,
    proof: Option<Proof>,
    nodes: u64,
    is_shortest: bool,
}

impl Searcher {
    /// A searcher of this kind.
    ///
    /// # Errors
    /// When no win can be proved under the rules.
    pub(super) fn new(rules: &Rules, kind: Kind, how: SearchArgs) -> Result<Self, Unprovable> {
        check_rules(rules)?;
        let bytes = usize::try_from(how.memory).unwrap_or(usize::MAX).saturating_mul(1 << 20);
        let tables = match kind {
            Kind::Vcf => Tables::Fours(Box::new(Vcf::new(power_below(bytes / 16)))),
            Kind::Vct => Tables::Threats(Box::new(Vct::new(power_below(bytes / 40)))),
        };
        Ok(Self { how, tables })
    }

    /// Solves one position. It does not depend on those before.
    pub(super) fn answer(&mut self, question: &Question) -> anyhow::Result<Answer> {
        let mut board = ThreatBoard::from_setup(&question.setup)?;
        let clock = Clock::start(self.how.time);
        let found = match &mut self.tables {
            Tables::Fours(vcf) => fours(vcf, &mut board, question, self.how, &clock),
            Tables::Threats(vct) => threats(vct, &mut board, question, self.how, &clock),
        };
        let is_exhausted = found.nodes < self.how.nodes && !clock.is_over();
        let took = clock.elapsed();
        let check = |proof: &Proof| verify_proof(&question.setup, question.attacker(), proof);
        let verified = found.proof.as_ref().map(check).transpose()?.is_some();
        let Found { outcome, proof, nodes, is_shortest } = found;
        let shortest = (self.how.shortest && proof.is_some()).then_some(is_shortest);
        let attacker = question.attacker();
        Ok(Answer { attacker, outcome, proof, nodes, took, verified, shortest, is_exhausted })
    }
}

fn fours(
    vcf: &mut Vcf,
    board: &mut ThreatBoard,
    question: &Question,
    how: SearchArgs,
    clock: &Clock,
) -> Found {
    let goal = if how.shortest { Goal::Shortest } else { Goal::Any };
    let limits = Limits::nodes(how.nodes);
    vcf.clear();
    let report = vcf.solve_until(board, question.attacker(), goal, limits, &|| clock.is_over());
    let (outcome, proof) = match report.solution {
        Solution::Win(line) => (Outcome::Win, Proof::of_line(&line)),
        Solution::None => (Outcome::None, None),
        Solution::Unknown => (Outcome::Unknown, None),
    };
    let is_shortest = how.shortest && outcome == Outcome::Win;
    Found { outcome, proof, nodes: report.nodes, is_shortest }
}

fn threats(
    vct: &mut Vct,
    board: &mut ThreatBoard,
    question: &Question,
    how: SearchArgs,
    clock: &Clock,
) -> Found {
    let effort = Effort { quiet: how.quiet, ..Effort::nodes(how.nodes) };
    vct.clear();
    let stop = || clock.is_over();
    let (finding, is_shortest) = if how.shortest {
        let found = vct.shortest_until(board, question.attacker(), effort, &stop);
        (found.finding, found.is_shortest)
    } else {
        (vct.solve_until(board, question.attacker(), effort, &stop), false)
    };
    let (outcome, proof) = match finding.verdict {
        Verdict::Win(proof) => (Outcome::Win, Some(proof)),
        Verdict::None => (Outcome::None, None),
        Verdict::Unknown => (Outcome::Unknown, None),
    };
    Found { outcome, proof, nodes: finding.nodes, is_shortest }
}

const fn power_below(number: usize) -> usize {
    match number.checked_ilog2() {
        Some(power) => 1 << power,
        None => 1,
    }
}

/// The time since the beginning, and whether it is over.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    began: Instant,
    most: Option<Duration>,
}

impl Clock {
    #[expect(clippy::disallowed_methods, reason = "the command line is where time comes from")]
    pub(crate) fn start(seconds: Option<f64>) -> Self {
        Self { began: Instant::now(), most: seconds.map(Duration::from_secs_f64) }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.most.is_some_and(|most| self.elapsed() >= most)
    }
}

//! The search for a win by continuous fours.
//!
//! After a four the rival has one answer, the point that completes it, unless he completes a five of his own,
//! which is looked at first. So only the attacker chooses, and a depth-first search over his fours with a table
//! of the positions that failed is complete.

use narabe_rules::{Color, Point};
use narabe_threats::{Spot, Threat, ThreatBoard};

use crate::fail_table::FailTable;
use crate::fours::{four_points, goes_on, makes_four};

/// The searcher, with its table. It may be used for many positions of one rule set.
#[derive(Clone, Debug)]
pub struct Vcf {
    table: FailTable,
    /// The fours still to try, of all open nodes one after another.
    pending: Vec<Spot>,
    /// The winning line, backwards, as far as it is known.
    line: Vec<Spot>,
    nodes: u64,
    limits: Limits,
    /// What has been left out since it was last set.
    cut: Cut,
    /// Whether fours that gain nothing are left out.
    glances: bool,
}

/// What a search has left out, the worst of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Cut {
    Nothing,
    /// Fours that gain nothing.
    Idle,
    /// What comes after as many fours as are allowed.
    Deep,
}

impl Cut {
    /// With how many fours a position fails that does so with `fours` and this left out: with any number, with any
    /// that gain something, or with as many.
    const fn reach(self, fours: u16) -> u16 {
        match self {
            Self::Nothing => u16::MAX,
            Self::Idle => u16::MAX - 1,
            Self::Deep => fours,
        }
    }

    /// The other way round.
    const fn of_reach(fours: u16) -> Self {
        match fours {
            u16::MAX => Self::Nothing,
            fours if fours == Self::Idle.reach(0) => Self::Idle,
            _ => Self::Deep,
        }
    }
}

/// How far to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Positions in which the attacker is to move.
    pub nodes: u64,
    /// The attacker's fours in one line.
    pub fours: u16,
}

impl Limits {
    /// A limit on nodes only.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, fours: u16::MAX }
    }
}

/// Which win is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The first that is found.
    Any,
    /// One of the fewest stones.
    Shortest,
}

/// What a search has found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solution {
    /// The attacker wins by this line: his stones and the rival's forced answers in turn. The last stone is a
    /// five, or a four that the rival cannot parry.
    Win(Vec<Point>),
    /// Fours do not win (in as many as the limits allow).
    None,
    /// The nodes did not suffice to tell, or it was stopped.
    Unknown,
}

impl Solution {
    /// The line, if the attacker wins.
    pub(crate) fn into_line(self) -> Option<Vec<Spot>> {
        match self {
            Self::Win(line) => Some(line.into_iter().map(Spot::of).collect()),
            Self::None | Self::Unknown => None,
        }
    }
}

/// A solution and what it cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What was found out.
    pub solution: Solution,
    /// The number of nodes searched.
    pub nodes: u64,
}

/// The end of a node's search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Win,
    Fail,
    OutOfNodes,
}

/// Whose win is looked for, and who says when to leave.
#[derive(Clone, Copy)]
struct Task<'a> {
    attacker: Color,
    stop: &'a dyn Fn() -> bool,
}

/// So many nodes are searched between two questions whether to stop.
const ASK_EVERY: u64 = 256;

impl Vcf {
    /// A searcher whose table has this many entries of 16 bytes, rounded up to a power of two.
    pub fn new(table_entries: usize) -> Self {
        Self {
            table: FailTable::new(table_entries),
            pending: Vec::new(),
            line: Vec::new(),
            nodes: 0,
            limits: Limits::nodes(0),
            cut: Cut::Nothing,
            glances: false,
        }
    }

    /// Forgets all earlier searches, so that the next one depends on its arguments alone.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Looks for a win of `attacker`, who is to move. The board comes back as it was.
    pub fn solve(
        &mut self,
        board: &mut ThreatBoard,
        attacker: Color,
        goal: Goal,
        limits: Limits,
    ) -> Report {
        self.solve_until(board, attacker, goal, limits, &|| false)
    }

    /// A quick look for a win: fours that bring nothing but the five that they threaten are left out, unless the rival
    /// threatens one. It finds most wins with far fewer nodes; that there is none it says only when nothing was left out.
    pub(crate) fn glance(
        &mut self,
        board: &mut ThreatBoard,
        attacker: Color,
        limits: Limits,
    ) -> Report {
        self.glances = true;
        let mut report = self.solve(board, attacker, Goal::Any, limits);
        self.glances = false;
        if report.solution == Solution::None && self.cut != Cut::Nothing {
            report.solution = Solution::Unknown;
        }
        report
    }

    /// The same as [`Self::solve`], left early when `stop` says so, which is asked now and then.
    pub fn solve_until(
        &mut self,
        board: &mut ThreatBoard,
        attacker: Color,
        goal: Goal,
        limits: Limits,
        stop: &dyn Fn() -> bool,
    ) -> Report {
        self.nodes = 0;
        self.limits = limits;
        let task = Task { attacker, stop };
        let end = match goal {
            Goal::Any => self.search(board, task, limits.fours),
            Goal::Shortest => self.deepen(board, task),
        };
        let solution = match end {
            End::Win => Solution::Win(self.line.iter().rev().map(|spot| spot.point()).collect()),
            End::Fail => Solution::None,
            End::OutOfNodes => Solution::Unknown,
        };
        Report { solution, nodes: self.nodes }
    }

    /// Searches with one four more at a time until there is a win or nothing was cut off.
    fn deepen(&mut self, board: &mut ThreatBoard, task: Task<'_>) -> End {
        for fours in 1..=self.limits.fours {
            let end = self.search(board, task, fours);
            if end != End::Fail || self.cut == Cut::Nothing {
                return end;
            }
        }
        End::Fail
    }

    fn search(&mut self, board: &mut ThreatBoard, task: Task<'_>, fours: u16) -> End {
        self.pending.clear();
        self.line.clear();
        self.cut = Cut::Nothing;
        self.attack(board, task, fours)
    }

    /// The attacker to move, with as many fours left.
    fn attack(&mut self, board: &mut ThreatBoard, task: Task<'_>, fours: u16) -> End {
        if self.nodes >= self.limits.nodes {
            return End::OutOfNodes;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(ASK_EVERY) && (task.stop)() {
            return End::OutOfNodes;
        }
        if let Some(five) = board.threatening(task.attacker, Threat::Five).first() {
            return self.win_by(five);
        }
        let first = self.pending.len();
        match board.count(task.attacker.other(), Threat::Five) {
            0 => self.list_fours(board, task.attacker),
            1 => self.pending.extend(forced_four(board, task.attacker)),
            _ => return End::Fail,
        }
        if self.pending.len() == first {
            self.cut = self.cut.max(self.left_out(board, task.attacker));
            return End::Fail;
        }
        if fours == 0 {
            self.cut = Cut::Deep;
            self.pending.truncate(first);
            return End::Fail;
        }
        let end = self.try_fours(board, task, fours, first);
        self.pending.truncate(first);
        end
    }

    /// Lists the fours to try where the rival threatens no five.
    fn list_fours(&mut self, board: &ThreatBoard, attacker: Color) {
        let glances = self.glances;
        let gains = |four: &Spot| !glances || board.threat(attacker, *four) != Threat::Four;
        self.pending.extend(four_points(board, attacker).filter(gains));
    }

    /// Whether fours that can be made are not listed for bringing nothing besides.
    fn left_out(&self, board: &ThreatBoard, attacker: Color) -> Cut {
        let is_free = board.count(attacker.other(), Threat::Five) == 0;
        let has_idle = board.count(attacker, Threat::Four) > 0;
        if self.glances && is_free && has_idle { Cut::Idle } else { Cut::Nothing }
    }

    /// Tries the pending fours from `first` on.
    fn try_fours(
        &mut self,
        board: &mut ThreatBoard,
        task: Task<'_>,
        fours: u16,
        first: usize,
    ) -> End {
        let key = board.key() ^ salt(task.attacker, self.glances);
        if let Some(known) = self.table.fails_with(key, fours) {
            self.cut = self.cut.max(Cut::of_reach(known));
            return End::Fail;
        }
        let left_out = self.left_out(board, task.attacker);
        let cut_above = core::mem::replace(&mut self.cut, left_out);
        for at in first..self.pending.len() {
            let four = self.pending[at];
            let end = self.try_four(board, task, fours, four);
            if end != End::Fail {
                return end;
            }
        }
        self.table.note(key, self.cut.reach(fours));
        self.cut = self.cut.max(cut_above);
        End::Fail
    }

    fn try_four(&mut self, board: &mut ThreatBoard, task: Task<'_>, fours: u16, four: Spot) -> End {
        board.place(four, task.attacker);
        let end = self.answer(board, task, fours - 1);
        board.remove(four);
        if end == End::Win {
            self.line.push(four);
        }
        end
    }

    /// The rival to move after a four: he fills its completing point if that is one, and none that is
    /// forbidden to him. He has no five of his own, or the four would not have been tried.
    fn answer(&mut self, board: &mut ThreatBoard, task: Task<'_>, fours: u16) -> End {
        let completing = board.threatening(task.attacker, Threat::Five);
        let parry = completing.first().filter(|_| board.count(task.attacker, Threat::Five) == 1);
        let Some(parry) = parry.filter(|parry| !board.is_foul(task.attacker.other(), *parry))
        else {
            // Without a point that is no foul the rival is not lost: the game is drawn.
            return if goes_on(board, task.attacker.other()) { End::Win } else { End::Fail };
        };
        board.place(parry, task.attacker.other());
        let end = self.attack(board, task, fours);
        board.remove(parry);
        if end == End::Win {
            self.line.push(parry);
        }
        end
    }

    fn win_by(&mut self, five: Spot) -> End {
        self.line.push(five);
        End::Win
    }
}

/// The point that parries the rival's five, if it makes a four.
fn forced_four(board: &ThreatBoard, attacker: Color) -> Option<Spot> {
    let parry = board.threatening(attacker.other(), Threat::Five).first()?;
    makes_four(board, attacker, parry).then_some(parry)
}

/// Tells the two attackers' positions apart in the table, and what a glance has found from what a search has.
const fn salt(attacker: Color, glances: bool) -> u64 {
    let attacker = match attacker {
        Color::Black => 0x5bd1_e995_7f4a_7c15,
        Color::White => 0x1656_67b1_9e37_79f9,
    };
    if glances { !attacker } else { attacker }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sampled::see_boards;
    use crate::verify;

    #[test]
    fn a_glance_is_right_where_it_says_anything() {
        let mut met = [0; 3];
        // Glances and whole searches share a table, as they do in the search for threats.
        let mut vcf = Vcf::new(1 << 10);
        see_boards(
            &["freestyle", "standard", "renju"],
            [150, 50, 150],
            |board, attacker, setup| {
                vcf.clear();
                let limits = Limits::nodes(100_000);
                let glance = vcf.glance(board, attacker, limits).solution;
                let whole = vcf.solve(board, attacker, Goal::Any, limits).solution;
                match &glance {
                    Solution::None => assert_eq!(whole, Solution::None, "{setup}"),
                    Solution::Win(line) => {
                        assert_eq!(verify(setup, attacker, line), Ok(()), "{setup}");
                    }
                    Solution::Unknown => met[2] += 1,
                }
                met[0] += u32::from(glance == Solution::None);
                met[1] += u32::from(matches!(glance, Solution::Win(_)));
            },
        );
        assert!(met.iter().all(|count| *count >= 50), "{met:?}");
    }
}

//! Which stones stop the rival's win: every move of the side to move, and whether the attacker wins after it.

use narabe_rules::{Color, Point};
use narabe_threats::{Spot, SpotSet, Threat, ThreatBoard};

use crate::fours::goes_on;
use crate::{Effort, Goal, Limits, Proof, Solution, Vcf, Vct, Verdict, relevance_zone};

/// Which win is to be stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// By continuous fours.
    Fours,
    /// By continuous threats.
    Threats,
}

/// What becomes of a move of the defender's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The attacker's win no longer works after it, even when the four that the move perhaps makes has been
    /// parried; or the move wins.
    Holds,
    /// The attacker wins after it.
    Loses,
    /// The nodes did not suffice to tell.
    Unknown,
}

impl Standing {
    /// `holds`, `loses` or `unknown`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Holds => "holds",
            Self::Loses => "loses",
            Self::Unknown => "unknown",
        }
    }
}

/// A move of the defender's and what becomes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Defence {
    /// The point; `None` for a pass.
    pub point: Option<Point>,
    /// What becomes of it.
    pub standing: Standing,
    /// The attacker's win against it, where it was searched for and found without a four of the defender's
    /// between. Moves outside the zone lose to the win against a pass.
    pub refutation: Option<Proof>,
}

/// All moves of the defender's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Defences {
    /// Every legal move, the pass first.
    pub moves: Vec<Defence>,
    /// How many moves had to be looked at; the others lie outside the zone of the attacker's win.
    pub zone: usize,
    /// The positions searched.
    pub nodes: u64,
}

impl Defences {
    /// The attacker's win against a pass, if he has one.
    pub fn threat(&self) -> Option<&Proof> {
        self.moves.first()?.refutation.as_ref()
    }

    /// The points of the moves of this standing.
    pub fn points(&self, standing: Standing) -> impl Iterator<Item = Point> {
        let moves = self.moves.iter().filter(move |defence| defence.standing == standing);
        moves.filter_map(|defence| defence.point)
    }
}

/// Looks at every move of the defender's, who is to move, in turn. The board comes back as it was.
///
/// Each move may cost `effort.nodes` positions, and as many more where it makes a four: what a pass costs is
/// counted like a move. Where `stop` says so, the rest is unknown.
pub fn defend(
    board: &mut ThreatBoard,
    attacker: Color,
    means: Means,
    effort: Effort,
    stop: &dyn Fn() -> bool,
) -> Defences {
    let mut search = Search::new(attacker, means, effort, stop);
    search.left = effort.nodes;
    let pass = search.attack(board);
    let zone = match &pass {
        Found::Win(proof) => Some(relevance_zone(board, attacker, proof)),
        Found::None | Found::Unknown => None,
    };
    let mut moves = vec![pass.defence(None)];
    let legal = search.legal(board);
    let is_inside = |spot: &Spot| zone.is_none_or(|zone| zone.contains(*spot));
    for spot in legal.iter() {
        search.left = effort.nodes;
        let found =
            if is_inside(&spot) { search.after(board, spot) } else { Standing::Loses.into() };
        moves.push(Defence { point: Some(spot.point()), ..found });
    }
    let zone = legal.iter().filter(is_inside).count();
    Defences { moves, zone, nodes: search.nodes }
}

impl From<Standing> for Defence {
    fn from(standing: Standing) -> Self {
        Self { point: None, standing, refutation: None }
    }
}

/// What the attacker, to move, can do.
enum Found {
    Win(Proof),
    None,
    Unknown,
}

impl Found {
    fn defence(&self, point: Option<Point>) -> Defence {
        let (standing, refutation) = match self {
            Self::Win(proof) => (Standing::Loses, Some(proof.clone())),
            Self::None => (Standing::Holds, None),
            Self::Unknown => (Standing::Unknown, None),
        };
        Defence { point, standing, refutation }
    }
}

struct Search<'a> {
    attacker: Color,
    defender: Color,
    effort: Effort,
    stop: &'a dyn Fn() -> bool,
    searcher: Searcher,
    /// What the move that is looked at may still cost.
    left: u64,
    nodes: u64,
}

enum Searcher {
    Fours(Vcf),
    Threats(Box<Vct>),
}

/// The entries of the searchers' tables: a move is a small search.
const TABLE_ENTRIES: usize = 1 << 16;

impl<'a> Search<'a> {
    fn new(attacker: Color, means: Means, effort: Effort, stop: &'a dyn Fn() -> bool) -> Self {
        let searcher = match means {
            Means::Fours => Searcher::Fours(Vcf::new(TABLE_ENTRIES)),
            Means::Threats => Searcher::Threats(Box::new(Vct::new(TABLE_ENTRIES))),
        };
        Self { attacker, defender: attacker.other(), effort, stop, searcher, left: 0, nodes: 0 }
    }

    /// The attacker to move.
    fn attack(&mut self, board: &mut ThreatBoard) -> Found {
        if self.left == 0 || (self.stop)() {
            return Found::Unknown;
        }
        let (found, nodes) = match &mut self.searcher {
            Searcher::Fours(vcf) => {
                let limits = Limits::nodes(self.left);
                let report = vcf.solve_until(board, self.attacker, Goal::Any, limits, self.stop);
                (Found::of_line(report.solution), report.nodes)
            }
            Searcher::Threats(vct) => {
                let effort = Effort { nodes: self.left, ..self.effort };
                // A doubt about one move says nothing about the next.
                vct.clear();
                let finding = vct.solve_until(board, self.attacker, effort, self.stop);
                (Found::of_proof(finding.verdict), finding.nodes)
            }
        };
        self.nodes += nodes;
        self.left = self.left.saturating_sub(nodes);
        found
    }

    /// The points where the defender may put a stone.
    fn legal(&self, board: &ThreatBoard) -> SpotSet {
        let is_legal =
            |spot: &Spot| board.stone(*spot).is_none() && !board.is_foul(self.defender, *spot);
        board.spots().filter(is_legal).collect()
    }

    /// What becomes of a stone of the defender's.
    fn after(&mut self, board: &mut ThreatBoard, spot: Spot) -> Defence {
        if board.makes_five(self.defender, spot) {
            return Standing::Holds.into();
        }
        board.place(spot, self.defender);
        let found = self.placed(board);
        board.remove(spot);
        found
    }

    /// The attacker to move after a stone of the defender's.
    fn placed(&mut self, board: &mut ThreatBoard) -> Defence {
        if !goes_on(board, self.attacker) {
            return Standing::Holds.into();
        }
        let found = self.attack(board);
        let fives = *board.threatening(self.defender, Threat::Five);
        let parry = fives.first().filter(|_| fives.len() == 1);
        match (found, parry.filter(|parry| !board.is_foul(self.attacker, *parry))) {
            (Found::None, Some(parry)) => {
                board.place(parry, self.attacker);
                let standing = self.holds_somehow(board);
                board.remove(parry);
                standing.into()
            }
            (found, _) => found.defence(None),
        }
    }

    /// The defender to move once his four has been parried: whether he has a move that holds. A four gains time
    /// and need not gain more.
    fn holds_somehow(&mut self, board: &mut ThreatBoard) -> Standing {
        let proof = match self.attack(board) {
            Found::Win(proof) => proof,
            Found::None => return Standing::Holds,
            Found::Unknown => return Standing::Unknown,
        };
        let mut moves = relevance_zone(board, self.attacker, &proof);
        moves.intersect(&self.legal(board));
        let mut standing = Standing::Loses;
        for spot in moves.iter() {
            match self.after(board, spot).standing {
                Standing::Holds => return Standing::Holds,
                Standing::Unknown => standing = Standing::Unknown,
                Standing::Loses => {}
            }
        }
        standing
    }
}

impl Found {
    fn of_line(solution: Solution) -> Self {
        match solution {
            Solution::Win(line) => Proof::of_line(&line).map_or(Self::Unknown, Self::Win),
            Solution::None => Self::None,
            Solution::Unknown => Self::Unknown,
        }
    }

    fn of_proof(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Win(proof) => Self::Win(proof),
            Verdict::None => Self::None,
            Verdict::Unknown => Self::Unknown,
        }
    }
}

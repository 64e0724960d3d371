//! The terms of a game: everything in which one rule set differs from another, as plain data.
//!
//! A rule set ([`crate::RuleSet`]) is an id, its sizes, its options and these terms. No other code asks for a
//! rule set by name.

use crate::ByColor;

/// What makes a row win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinRule {
    /// Five or more stones in an unbroken row.
    FiveOrMore,
    /// Exactly five.
    ExactlyFive,
    /// Exactly five, not blocked by enemy stones at both ends (Caro; the board's edge does not block).
    FiveNotBlocked,
    /// Six or more, or five not blocked by enemy stones at both ends (Caro as the Gomocup judge reads rule 8).
    SixOrFiveNotBlocked,
}

/// A kind of stone that a side must not place unless it makes a five.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FoulRule {
    /// A row of six or more.
    Overline,
    /// Two fours or more.
    DoubleFour,
    /// One four or more together with two threes or more (1918).
    FourThreeThree,
    /// Two true threes or more; a four beside them makes no difference.
    DoubleThree,
    /// Two true threes or more and no four: the reading before 1918.
    DoubleThreeWithoutFour,
    /// An open four (anti-renju).
    OpenFour,
    /// Two true threes or more beside a five, which then does not win (proposed in 1918, never in force).
    FiveThreeThree,
}

/// A set of [`FoulRule`]s.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FoulSet(u8);

impl FoulSet {
    /// No fouls.
    pub const NONE: Self = Self(0);

    /// The set of these rules.
    pub const fn of(rules: &[FoulRule]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < rules.len() {
            bits |= 1 << rules[i] as u8;
            i += 1;
        }
        Self(bits)
    }

    /// The set with `rule` in it.
    #[must_use]
    pub const fn and(self, rule: FoulRule) -> Self {
        Self(self.0 | 1 << rule as u8)
    }

    /// Whether `rule` is in the set.
    pub const fn has(self, rule: FoulRule) -> bool {
        self.0 & (1 << rule as u8) != 0
    }

    /// Whether nothing is forbidden.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// What happens to a side that places a foul.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FoulMode {
    /// It cannot: the point is not legal.
    Block,
    /// It loses at once.
    Loss,
    /// The stone stands; the other side may claim the win until it places its next stone or passes.
    Claim,
}

impl FoulMode {
    /// `block`, `loss` or `claim`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Block => "block",
            Self::Loss => "loss",
            Self::Claim => "claim",
        }
    }
}

/// When a side may give up its right to place a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PassRule {
    /// Whenever it is to move outside an opening.
    Allowed,
    /// Only when it has no stone or no legal point left, and then it must.
    WhenForced,
}

/// Where the first stone goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstStone {
    /// On any point.
    Anywhere,
    /// On the centre.
    Centre,
}

/// What happens when a side with fouls has no legal point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoPoint {
    /// The game is drawn as soon as that side is to move.
    Draw,
    /// It must pass.
    Pass,
}

/// When a foul may be placed after all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Excuse {
    /// Never.
    Never,
    /// When no legal stone stops the rival's immediate five and this one does (before 1912).
    OnlyParry,
    /// When it stops a five that the rival would make on the same point (some Omok players).
    Blocks,
}

/// The terms of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// What wins, for each colour.
    pub wins: ByColor<WinRule>,
    /// What is forbidden, for each colour. A five beats every foul.
    pub fouls: ByColor<FoulSet>,
    /// What a foul means.
    pub foul_mode: FoulMode,
    /// When passing is allowed.
    pub pass: PassRule,
    /// Where the first stone goes.
    pub first: FirstStone,
    /// Black's second stone must be at least this many lines from the centre (Pro: 3, Long Pro: 4); 0 for none.
    pub second_black_distance: u8,
    /// What happens when no legal point is left.
    pub no_point: NoPoint,
    /// Pairs are captured, and this many captured pairs win.
    pub capture_pairs: Option<u8>,
    /// When a foul may be placed after all.
    pub excuse: Excuse,
    /// A five wins only when no capture can break it, or when it still stands after the reply.
    pub perfect_five: bool,
    /// Each side has this many stones; Black loses when they are used up without a five.
    pub stones: Option<u16>,
    /// The stone in the centre counts for whoever moves.
    pub common_stone: bool,
}

impl Terms {
    /// Five or more wins, nothing is forbidden: the terms from which the others are written as differences.
    pub const FREE: Self = Self {
        wins: ByColor::both(WinRule::FiveOrMore),
        fouls: ByColor::both(FoulSet::NONE),
        foul_mode: FoulMode::Block,
        pass: PassRule::Allowed,
        first: FirstStone::Anywhere,
        second_black_distance: 0,
        no_point: NoPoint::Draw,
        capture_pairs: None,
        excuse: Excuse::Never,
        perfect_five: false,
        stones: None,
        common_stone: false,
    };

    /// Whether anything is forbidden to anybody.
    pub const fn has_fouls(&self) -> bool {
        !(self.fouls.black.is_empty() && self.fouls.white.is_empty())
    }
}

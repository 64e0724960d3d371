//! What a stone on a point makes in all four directions together.

/// The strongest that a stone on an empty point makes, weakest first; the two last are for points on which the
/// side may not or perhaps may not put a stone, whatever it would make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Threat {
    /// Nothing that needs an answer soon.
    Nothing,
    /// A two.
    Two,
    /// A closed three.
    ClosedThree,
    /// Two lines or more that are twos or closed threes.
    Fork,
    /// A three.
    Three,
    /// A three and a two or a closed three.
    ThreePlus,
    /// Two threes or more.
    DoubleThree,
    /// A four.
    Four,
    /// A four and a two or a closed three.
    FourPlus,
    /// A four and a three.
    FourThree,
    /// A four that completes at two points or more: open, or two fours.
    OpenFour,
    /// A winning row.
    Five,
    /// Two threes or more where these are forbidden, beside a five too where they bar it: only the recursive test tells ([`crate::ThreatBoard::verdict`]).
    MaybeFoul,
    /// A foul, certainly.
    Foul,
}

impl Threat {
    /// The number of threats.
    pub const COUNT: usize = 14;

    /// Every threat, in order.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Nothing,
        Self::Two,
        Self::ClosedThree,
        Self::Fork,
        Self::Three,
        Self::ThreePlus,
        Self::DoubleThree,
        Self::Four,
        Self::FourPlus,
        Self::FourThree,
        Self::OpenFour,
        Self::Five,
        Self::MaybeFoul,
        Self::Foul,
    ];

    /// Whether a stone that makes it has to be answered: a three or more.
    pub const fn is_forcing(self) -> bool {
        matches!(
            self,
            Self::Three
                | Self::ThreePlus
                | Self::DoubleThree
                | Self::Four
                | Self::FourPlus
                | Self::FourThree
                | Self::OpenFour
                | Self::Five
        )
    }

    /// The threats that make a four and no five, where no foul is in question; strongest first.
    pub const FOURS: [Self; 4] = [Self::OpenFour, Self::FourThree, Self::FourPlus, Self::Four];
}

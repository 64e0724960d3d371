//! What the game expects now, and of whom.

use narabe_rules::{Color, Foul, Point};

use crate::Player;

/// The player who must act, and the alternatives, any one of which is an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    /// Who must act.
    pub player: Player,
    /// What the player may do.
    pub alternatives: Vec<Alternative>,
}

/// One way of answering a prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Alternative {
    /// Place a stone.
    Place {
        /// Of this colour.
        color: Color,
        /// On one of these points.
        region: Region,
        /// But not on these, which the rules block.
        forbidden: Vec<(Point, Foul)>,
    },
    /// Give up the right to place.
    Pass,
    /// Exchange colours, or stay.
    Swap,
    /// Declare a number.
    Declare {
        /// The smallest.
        min: u8,
        /// The largest.
        max: u8,
    },
    /// Place two more stones and let the other choose.
    AddTwo,
    /// Offer fifth moves.
    Offer {
        /// Stones of this colour.
        color: Color,
        /// How many.
        count: u8,
        /// Which of them count as the same.
        equal_under: Equality,
    },
    /// Choose one of the offered moves.
    Choose {
        /// Stones of this colour.
        color: Color,
        /// The offered moves.
        points: Vec<Point>,
    },
    /// Claim that the rival's stone is a foul.
    Claim {
        /// The stone.
        point: Point,
    },
}

/// Where a stone may go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Region {
    /// On any empty point.
    All,
    /// On one of these empty points.
    Points(Vec<Point>),
}

impl Region {
    /// Whether `point` is in the region.
    pub fn contains(&self, point: Point) -> bool {
        match self {
            Self::All => true,
            Self::Points(points) => points.contains(&point),
        }
    }
}

/// When two fifth moves count as the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Equality {
    /// When an isometry of the plane maps the four stones onto themselves and one move onto the other.
    Local,
    /// When a symmetry of the board does.
    Board,
}

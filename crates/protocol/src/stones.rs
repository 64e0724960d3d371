//! Stones of a list: a line `x,y,field` of `BOARD`.

use core::fmt;

use crate::{Coordinates, numbers};

/// Whose stone it is, from where the brain sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Owner {
    /// The brain's, field 1.
    Own,
    /// The rival's, field 2.
    Rival,
    /// A stone of a finished row in a continuous game, or a point that renju forbids: field 3.
    Closed,
}

/// A stone of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ListedStone {
    /// Where.
    pub at: Coordinates,
    /// Whose.
    pub owner: Owner,
}

impl ListedStone {
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let numbers = numbers::list(text)?;
        let [first, second, field] = *numbers.as_slice() else { return None };
        let owner = match field {
            1 => Owner::Own,
            2 => Owner::Rival,
            3 => Owner::Closed,
            _ => return None,
        };
        Some(Self { at: Coordinates { first, second }, owner })
    }
}

impl fmt::Display for ListedStone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let field = match self.owner {
            Owner::Own => 1,
            Owner::Rival => 2,
            Owner::Closed => 3,
        };
        write!(f, "{},{field}", self.at)
    }
}

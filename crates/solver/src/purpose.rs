//! What a stone is for: what it makes, and what of the rival's it stops.
//!
//! Not here: whether it is a good stone. These are the words for a stone that was chosen otherwise.

use narabe_rules::{Color, Point};
use narabe_threats::{Spot, Threat, ThreatBoard};

use crate::{Goal, Limits, Solution, Vcf};

/// What a stone makes, or keeps the rival from making.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feat {
    /// A winning row.
    Five,
    /// A four that completes at two points: it cannot be stopped.
    OpenFour,
    /// A four and a three.
    FourThree,
    /// Two threes.
    DoubleThree,
    /// A four.
    Four,
    /// A three.
    Three,
    /// A win by continuous fours.
    Fours,
}

impl Feat {
    /// The name in JSON: `five`, `open-four`, `four-three`, `double-three`, `four`, `three`, `fours`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Five => "five",
            Self::OpenFour => "open-four",
            Self::FourThree => "four-three",
            Self::DoubleThree => "double-three",
            Self::Four => "four",
            Self::Three => "three",
            Self::Fours => "fours",
        }
    }

    /// What a threat of the patterns is called; nothing for what needs no answer soon, and for fouls.
    pub const fn of(threat: Threat) -> Option<Self> {
        match threat {
            Threat::Five => Some(Self::Five),
            Threat::OpenFour => Some(Self::OpenFour),
            Threat::FourThree => Some(Self::FourThree),
            Threat::Four | Threat::FourPlus => Some(Self::Four),
            Threat::DoubleThree => Some(Self::DoubleThree),
            Threat::Three | Threat::ThreePlus => Some(Self::Three),
            _ => None,
        }
    }
}

/// What a stone is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purpose {
    /// What it makes.
    pub makes: Option<Feat>,
    /// What the rival could have made, and cannot any more.
    pub stops: Option<Feat>,
}

impl Purpose {
    /// What a stone of `color` on the empty `point` is for. `fours` looks for the rival's continuous fours
    /// within `limits`. The board comes back as it was.
    pub fn of(
        board: &mut ThreatBoard,
        color: Color,
        point: Point,
        fours: &mut Vcf,
        limits: Limits,
    ) -> Self {
        let spot = Spot::of(point);
        let makes = Feat::of(board.threat(color, spot));
        if makes == Some(Feat::Five) {
            return Self { makes, stops: None };
        }
        let rival = color.other();
        let before = strongest(board, rival);
        let by_fours = before.is_none() && wins_by_fours(board, rival, fours, limits);
        board.place(spot, color);
        let stops = match before {
            Some(feat) => (strongest(board, rival) != before).then_some(feat),
            None if by_fours => {
                (!wins_by_fours(board, rival, fours, limits)).then_some(Feat::Fours)
            }
            None => None,
        };
        board.remove(spot);
        Self { makes, stops }
    }
}

/// The strongest that a side can make with its next stone, where it all but wins.
fn strongest(board: &ThreatBoard, color: Color) -> Option<Feat> {
    let winning = [Threat::Five, Threat::OpenFour, Threat::FourThree];
    winning.into_iter().find(|threat| board.count(color, *threat) > 0).and_then(Feat::of)
}

fn wins_by_fours(board: &mut ThreatBoard, color: Color, fours: &mut Vcf, limits: Limits) -> bool {
    matches!(fours.solve(board, color, Goal::Any, limits).solution, Solution::Win(_))
}

#[cfg(test)]
mod tests {
    use narabe_rules::{Rules, Setup};

    use super::*;

    fn check(rules: &str, stones: &str, point: &str, makes: Option<Feat>, stops: Option<Feat>) {
        let rules = Rules::standard(rules).unwrap();
        let setup = Setup::parse(&rules, stones).unwrap();
        let mut board = ThreatBoard::from_setup(&setup).unwrap();
        let before = board.clone();
        let point = rules.extent.parse_point(point).unwrap();
        let mut fours = Vcf::new(1 << 10);
        let limits = Limits::nodes(10_000);
        let purpose = Purpose::of(&mut board, setup.to_move, point, &mut fours, limits);
        assert_eq!(purpose, Purpose { makes, stops }, "{stones}, then {point}");
        assert_eq!(board.key(), before.key());
    }

    #[test]
    fn a_stone_is_told_by_what_it_makes() {
        use Feat::{DoubleThree, Five, FourThree, OpenFour, Three};
        let far = "white: a1 o1 a15 o15";
        check("freestyle", &format!("black: f8 g8 h8 i8 | {far}"), "j8", Some(Five), None);
        check("freestyle", "black: f8 g8 h8 | white: a1 o1 a15", "i8", Some(OpenFour), None);
        let cross = "black: f8 g8 h8 i9 i10 | white: e8 a1 o1 a15 o15";
        check("freestyle", cross, "i8", Some(FourThree), None);
        check("freestyle", "black: h8 h9 | white: a1 o1", "h10", Some(Three), None);
        let threes = "black: h8 h9 i10 j10 | white: a1 o1 a15 o15";
        check("freestyle", threes, "h10", Some(DoubleThree), None);
        check("renju", threes, "h10", None, None);
    }

    #[test]
    fn a_stone_is_told_by_what_it_stops() {
        use Feat::{Five, FourThree, Fours, OpenFour};
        check("freestyle", "black: e8 a1 o1 a15 | white: f8 g8 h8 i8", "j8", None, Some(Five));
        check("freestyle", "black: a1 o1 a15 | white: f8 g8 h8", "i8", None, Some(OpenFour));
        let cross = "black: e8 a1 o1 a15 o15 | white: f8 g8 h8 i9 i10";
        check("freestyle", cross, "i8", None, Some(FourThree));
        check("freestyle", cross, "a8", None, None);
        let fours = "black: d8 i11 a1 o1 a15 o15 | white: e8 f8 g8 i9 i10 g5 h6";
        check("freestyle", fours, "i8", None, Some(Fours));
        check("freestyle", fours, "a8", None, None);
    }
}

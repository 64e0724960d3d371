//! Exact answers to a threatened open four.

use narabe_rules::Color;

use crate::line::{DIRECTIONS, REACH, offset_of, slots};
use crate::{LineClass, Spot, SpotSet, Threat, ThreatBoard};

impl ThreatBoard {
    /// The points at which `color` would make a five with a stone on the empty `spot`.
    pub fn completions(&self, color: Color, spot: Spot) -> SpotSet {
        let table = self.sides[color].line_table;
        let along = |direction: usize| {
            let fives = table.facts(self.window(color, spot, direction)).fives;
            slots(fives).map(move |slot| spot.step(DIRECTIONS[direction], offset_of(slot)))
        };
        (0..4).flat_map(along).collect()
    }

    /// The points on which a stone of the rival answers every open four that `attacker` threatens to make.
    ///
    /// A stone answers the threat on a point when it takes the point itself, or when it leaves the four one
    /// completing point only. Making a four of one's own, which gains a move, is not listed here.
    pub fn defences(&self, attacker: Color) -> SpotSet {
        let mut threats = self.threatening(attacker, Threat::OpenFour).iter();
        let Some(first) = threats.next() else { return SpotSet::EMPTY };
        let mut defences = self.answers(attacker, first);
        for threat in threats {
            defences.intersect(&self.answers(attacker, threat));
        }
        defences
    }

    /// The points that answer the open four threatened on `spot`.
    fn answers(&self, attacker: Color, spot: Spot) -> SpotSet {
        let completions = self.completions(attacker, spot);
        let mut answers = if completions.len() == 2 { completions } else { SpotSet::EMPTY };
        answers.insert(spot);
        answers
    }

    /// The empty points on which a stone of the rival can spoil what `attacker` threatens to make on `spot`: the
    /// spot itself, and those near it on the lines that would be threes or fours. A stone elsewhere takes
    /// nothing from these lines.
    pub fn spoilers(&self, attacker: Color, spot: Spot) -> SpotSet {
        let extent = self.rules.extent;
        let reach = REACH as i32;
        let classes = self.line_classes(attacker, spot);
        let forcing = |class: &LineClass| class.threes() + class.fours() > 0;
        let lines = DIRECTIONS.into_iter().zip(classes).filter(|(_, class)| forcing(class));
        let points = lines.flat_map(|(direction, _)| {
            (-reach..=reach).map(move |steps| spot.point().step(direction, steps))
        });
        let on_board = points.filter(|point| extent.contains(*point)).map(Spot::of);
        on_board.filter(|spot| self.stone(*spot).is_none()).collect()
    }

    /// The points of the board on a line with `spot` and no farther from it than a line pattern reaches.
    pub fn neighbourhood(&self, spot: Spot) -> SpotSet {
        let extent = self.rules.extent;
        let reach = REACH as i32;
        let steps = || (-reach..=reach).filter(|steps| *steps != 0);
        let along = |direction| steps().map(move |steps| spot.point().step(direction, steps));
        let points = DIRECTIONS.into_iter().flat_map(along);
        points.filter(|point| extent.contains(*point)).map(Spot::of).collect()
    }
}

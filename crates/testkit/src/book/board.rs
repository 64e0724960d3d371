//! A drawn board: what each of its empty points is to the side that is asked about.

use narabe_rules::{Board, Color, Diagram, Point, Rules};

use crate::setting;

/// A board of the rule book.
#[derive(Clone, Debug)]
pub struct BoardExample {
    /// The rules by which it is judged.
    pub rules: Rules,
    /// Whose stones are judged.
    pub side: Color,
    /// The stones.
    pub board: Board,
    /// What a stone on each drawn empty point is: `five`, `legal`, or the name of a foul.
    pub expected: Vec<(Point, &'static str)>,
}

impl BoardExample {
    /// Reads a board: its rules, perhaps with the word `white` after them, and its drawing.
    pub(super) fn parse(info: &str, text: &str) -> Result<Self, String> {
        let (side, info) = match info.strip_suffix(" white") {
            Some(before) => (Color::White, before),
            None => (Color::Black, info),
        };
        let rules = setting(info)?.rules().clone();
        let diagram = Diagram::parse(rules.extent, text).map_err(|error| error.to_string())?;
        let empty = diagram.drawn.iter().filter(|point| diagram.board.is_empty_at(**point));
        let expected = empty.map(|point| Ok((*point, verdict(&diagram, *point)?)));
        let expected = expected.collect::<Result<_, String>>()?;
        Ok(Self { rules, side, board: diagram.board, expected })
    }

    /// Where `judge` says otherwise than the drawing.
    pub(super) fn misjudged(
        &self,
        judge: impl Fn(&Rules, &Board, Color, Point) -> String,
    ) -> Vec<String> {
        let differs = |(point, expected): &(Point, &str)| {
            let verdict = judge(&self.rules, &self.board, self.side, *point);
            (verdict != *expected)
                .then(|| format!("{point} is {verdict}, the book says {expected}"))
        };
        self.expected.iter().filter_map(differs).collect()
    }
}

/// What the sign on an empty point says.
fn verdict(diagram: &Diagram, point: Point) -> Result<&'static str, String> {
    match diagram.marks.iter().find(|(marked, _)| *marked == point) {
        None => Ok("legal"),
        Some((_, '1')) => Ok("open-four"),
        Some((_, '3')) => Ok("double-three"),
        Some((_, '4')) => Ok("double-four"),
        Some((_, '5')) => Ok("five"),
        Some((_, '6')) => Ok("overline"),
        Some((_, '7')) => Ok("four-three-three"),
        Some((_, sign)) => Err(format!("{point}: no sign {sign:?} is known")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::judge;

    const FOUR: &str = "  A B C D E F\n1 5 X X X X 5\n2 . . . . . .\n";

    fn misjudged(info: &str, text: &str) -> Vec<String> {
        let board = BoardExample::parse(info, text).unwrap();
        board.misjudged(|rules, board, color, point| {
            judge(rules, board, color, point).name().to_owned()
        })
    }

    #[test]
    fn a_board_is_judged_for_the_side_that_it_names() {
        assert_eq!(misjudged("renju", FOUR), [""; 0]);
        assert_eq!(misjudged("renju white", FOUR).len(), 2);
    }

    #[test]
    fn every_drawn_empty_point_counts_marked_or_not() {
        let unmarked = misjudged("renju", &FOUR.replacen('5', ".", 1));
        assert_eq!(unmarked, ["a1 is five, the book says legal"]);
        let marked = misjudged("renju", &FOUR.replacen('.', "3", 1));
        assert_eq!(marked, ["a2 is legal, the book says double-three"]);
    }

    #[test]
    fn unknown_rules_and_signs_are_refused() {
        assert!(BoardExample::parse("gomoku", FOUR).is_err());
        assert!(BoardExample::parse("renju red", FOUR).is_err());
        assert!(BoardExample::parse("renju", &FOUR.replacen('5', "8", 1)).is_err());
    }
}

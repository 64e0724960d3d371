//! A drawn position of a game: where the stone that is asked for may go, or which points may be chosen.

use narabe_game::{Alternative, Game, Setting};
use narabe_rules::{Diagram, Point};

use super::transcript::play;
use crate::setting;

/// A position of the rule book.
#[derive(Clone, Debug)]
pub struct PositionExample {
    /// The setting of the game.
    pub setting: Setting,
    /// The events as text.
    pub transcript: String,
    /// The stones, and a sign on each drawn empty point.
    diagram: Diagram,
}

/// The sign of a point where no stone may go.
const BARRED: char = '-';

impl PositionExample {
    /// Reads a position: its setting, the tokens, and below them the drawing.
    pub(super) fn parse(info: &str, text: &str) -> Result<Self, String> {
        let setting = setting(info)?;
        let lines: Vec<&str> = text.lines().collect();
        let names_columns = |line: &&str| line.trim_start().starts_with(char::is_uppercase);
        let heading = lines.iter().position(names_columns).ok_or("nothing is drawn")?;
        let (tokens, drawn) = lines.split_at(heading);
        let diagram = Diagram::parse(setting.rules().extent, &drawn.join("\n"));
        let diagram = diagram.map_err(|error| error.to_string())?;
        if let Some((point, sign)) = diagram.marks.iter().find(|(_, sign)| *sign != BARRED) {
            return Err(format!("{point}: no sign {sign:?} is known"));
        }
        Ok(Self { setting, transcript: tokens.join(" ").trim().to_owned(), diagram })
    }

    /// What is drawn otherwise than it is.
    pub(super) fn misplayed(&self) -> Vec<String> {
        let mut game = Game::new(self.setting.clone());
        if let Some(refusal) = play(&mut game, &self.transcript) {
            return vec![refusal];
        }
        if *game.board() != self.diagram.board {
            return vec!["the stones are not those that are drawn".to_owned()];
        }
        let empty = self.diagram.drawn.iter().filter(|point| game.board().is_empty_at(**point));
        let is_barred =
            |point: Point| self.diagram.marks.iter().any(|(barred, _)| *barred == point);
        empty
            .filter(|point| may_be_taken(&game, **point) == is_barred(**point))
            .map(|point| format!("{point} is drawn otherwise than it is"))
            .collect()
    }
}

/// Whether the prompted player may place his stone on the point, or choose it.
fn may_be_taken(game: &Game, point: Point) -> bool {
    let alternatives = game.prompt().map(|prompt| prompt.alternatives).unwrap_or_default();
    alternatives.iter().any(|alternative| match alternative {
        Alternative::Place { region, forbidden, .. } => {
            region.contains(point) && !forbidden.iter().any(|(barred, _)| *barred == point)
        }
        Alternative::Choose { points, .. } => points.contains(&point),
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: &str = "h8\n   G H I J\n10 - - - -\n 9 . . . -\n 8 . X . -\n 7 . . . -\n";

    fn misplayed(text: &str) -> Vec<String> {
        PositionExample::parse("renju opening=rif", text).unwrap().misplayed()
    }

    #[test]
    fn every_drawn_empty_point_is_open_or_barred() {
        assert_eq!(misplayed(SECOND), [""; 0]);
        assert_eq!(misplayed(&SECOND.replacen('-', ".", 1)), ["g10 is drawn otherwise than it is"]);
        assert_eq!(misplayed(&SECOND.replacen(". .", "- .", 1)).len(), 1);
    }

    #[test]
    fn stones_and_tokens_are_those_of_the_game() {
        assert_eq!(misplayed(&SECOND.replace('X', "O")).len(), 1);
        assert_eq!(misplayed(&SECOND.replacen("h8", "h8 h8", 1)), ["refused 2 occupied"]);
    }

    #[test]
    fn unknown_settings_and_signs_are_refused() {
        for (info, text) in [
            ("renju opening=none at=all", SECOND),
            ("renju", &SECOND.replacen('-', "5", 1)),
            ("renju", "h8"),
        ] {
            assert!(PositionExample::parse(info, text).is_err(), "{info} {text}");
        }
    }
}

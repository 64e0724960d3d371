//! A position to solve, from moves, from stones, or from a line of JSON.

use anyhow::{Context as _, bail};
use narabe_rules::{Color, Point, Rules, Setup, parse_points, winning_row};
use narabe_solver::Proof;
use serde_json::{Value, json};

/// A position in which the side to move attacks.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    pub(crate) setup: Setup,
}

impl Question {
    /// After these stones, which may pass through fouls and start anywhere.
    pub(super) fn of_moves(rules: &Rules, moves: &str) -> anyhow::Result<Self> {
        let points = parse_points(rules.extent, moves)?;
        Self::of_setup(Setup::from_moves(rules, &points)?)
    }

    /// With these stones of both sides.
    pub(crate) fn of_stones(rules: &Rules, black: &str, white: &str) -> anyhow::Result<Self> {
        let mut setup = Setup::from_moves(rules, &[])?;
        for (color, points) in [(Color::Black, black), (Color::White, white)] {
            for point in parse_points(rules.extent, points)? {
                setup.board.place(point, color)?;
            }
        }
        let black_moves = setup.board.count(Color::Black) <= setup.board.count(Color::White);
        setup.to_move = if black_moves { Color::Black } else { Color::White };
        Self::of_setup(setup)
    }

    /// A position in which nobody has won yet.
    fn of_setup(setup: Setup) -> anyhow::Result<Self> {
        let Setup { rules, board, .. } = &setup;
        let wins = |(at, color): &(Point, Color)| winning_row(rules, board, *color, *at).is_some();
        if let Some((point, winner)) = board.stones().find(wins) {
            bail!("the game is over: {} has a row on {point} that wins", winner.name());
        }
        Ok(Self { setup })
    }

    /// One line of a file: `attacker` and `moves`, or `side`, `black` and `white`.
    pub(super) fn of_line(rules: &Rules, line: &Value) -> anyhow::Result<Self> {
        let text = |key: &str| line.get(key).and_then(Value::as_str);
        let stones = (text("black"), text("white"));
        let question = match (text("moves"), stones) {
            (Some(moves), _) => Self::of_moves(rules, moves)?,
            (None, (Some(black), Some(white))) => Self::of_stones(rules, black, white)?,
            _ => bail!("the line has neither `moves` nor `black` and `white`"),
        };
        let attacker = text("attacker").or_else(|| text("side"));
        Ok(question.attacked_by(attacker.map(color).transpose()?))
    }

    /// The same with this attacker, if one is named.
    pub(crate) fn attacked_by(mut self, attacker: Option<Color>) -> Self {
        self.setup.to_move = attacker.unwrap_or(self.setup.to_move);
        self
    }

    pub(super) const fn attacker(&self) -> Color {
        self.setup.to_move
    }

    /// The question and its proof as `narabe verify` reads them.
    pub(super) fn with_proof(&self, proof: &Proof) -> Value {
        let rules = &self.setup.rules;
        json!({
            "rules": rules.id,
            "size": rules.extent.lines(),
            "options": rules.options,
            "attacker": self.attacker().name(),
            "black": names(self.setup.board.stones_of(Color::Black)),
            "white": names(self.setup.board.stones_of(Color::White)),
            "proof": proof.to_string(),
        })
    }
}

/// The colour of this name.
pub(crate) fn color(name: &str) -> anyhow::Result<Color> {
    let named = Color::ALL.into_iter().find(|color| color.name() == name);
    named.with_context(|| format!("{name:?} is neither black nor white"))
}

pub(crate) fn names(points: impl IntoIterator<Item = Point>) -> String {
    let names: Vec<String> = points.into_iter().map(|point| point.to_string()).collect();
    names.join(" ")
}

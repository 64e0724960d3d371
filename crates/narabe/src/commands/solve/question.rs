//! A position to solve, from moves, from stones, or from a line of JSON.

use anyhow::{Context as _, bail};
use narabe_rules::{Color, Point, Rules, Setup, parse_points, standing_row};
use narabe_solver::Proof;
use serde_json::{Value, json};

/// A position in which the side to move attacks.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    pub(crate) setup: Setup,
}

impl Question {
    /// After these stones, which may start anywhere and pass through positions that the rules forbid.
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
        if let Some((winner, row)) = standing_row(&setup.rules, &setup.board) {
            let point = row[0];
            bail!("the game is over: {} has a row on {point} that wins", winner.name());
        }
        Ok(Self { setup })
    }

    /// One line of a file: `attacker` and `moves`, or `side`, `black` and `white`.
    pub(super) fn of_line(rules: &Rules, line: &Value) -> anyhow::Result<Self> {
        let question = match points(line, "moves")? {
            Some(moves) => Self::of_moves(rules, &moves)?,
            None => Self::of_both(rules, points(line, "black")?, points(line, "white")?)?,
        };
        let named = attacker(line, "attacker")?;
        Ok(question.attacked_by(if named.is_some() { named } else { attacker(line, "side")? }))
    }

    fn of_both(
        rules: &Rules,
        black: Option<String>,
        white: Option<String>,
    ) -> anyhow::Result<Self> {
        let both = black.zip(white);
        let (black, white) =
            both.context("the line has neither `moves` nor `black` and `white`")?;
        Self::of_stones(rules, &black, &white)
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

/// The points that a line has under this key: one text, or a list of texts.
fn points(line: &Value, key: &str) -> anyhow::Result<Option<String>> {
    let Some(value) = line.get(key).filter(|value| !value.is_null()) else { return Ok(None) };
    let text = match value {
        Value::Array(list) => {
            list.iter().map(Value::as_str).collect::<Option<Vec<_>>>().map(|list| list.join(" "))
        }
        value => value.as_str().map(str::to_owned),
    };
    let told = || format!("`{key}` is a text of points, as in \"h8 i9\", or a list, not {value}");
    text.with_context(told).map(Some)
}

/// The colour that a line has under this key.
fn attacker(line: &Value, key: &str) -> anyhow::Result<Option<Color>> {
    let Some(value) = line.get(key).filter(|value| !value.is_null()) else { return Ok(None) };
    let named = value.as_str().and_then(|name| color(name).ok());
    named.with_context(|| format!("`{key}` is \"black\" or \"white\", not {value}")).map(Some)
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

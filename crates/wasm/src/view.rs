//! What a page asks beyond the position: the rule sets to choose from, the moves, the reason of a foul.

use std::collections::BTreeMap;

use narabe_game::{Game, Player, PositionView, openings};
use narabe_rules::{Extent, Foul, OptionSpec, OptionValues, Point, RuleSet, Rules, Terms, Verdict};
use serde::Serialize;

/// A rule set as the panel offers it.
#[derive(Debug, Serialize)]
pub(crate) struct RuleSetView {
    id: &'static str,
    sizes: Option<SizesView>,
    options: Vec<OptionView>,
    openings: Vec<&'static str>,
}

#[derive(Debug, Serialize)]
struct SizesView {
    min: u8,
    max: u8,
    default: u8,
}

#[derive(Debug, Serialize)]
struct OptionView {
    key: &'static str,
    values: Vec<String>,
    default: &'static str,
}

impl RuleSetView {
    /// The rule set with what can be chosen for it.
    pub(crate) fn of(set: &RuleSet) -> Self {
        let usual = Rules::standard(set.id).expect("a rule set suits its own usual board");
        let suited = openings().iter().filter(|opening| (opening.suits)(&usual));
        // The page has no words yet for the choices that other openings ask for.
        let shown = suited.filter(|opening| opening.asks_stones_only);
        Self {
            id: set.id,
            sizes: SizesView::of(set),
            options: set.options.iter().map(OptionView::of).collect(),
            openings: shown.map(|opening| opening.id).collect(),
        }
    }
}

impl SizesView {
    /// `None` on the endless sheet.
    fn of(set: &RuleSet) -> Option<Self> {
        let lines = set.sizes.all_lines();
        let (min, max) = (lines.iter().min()?, lines.iter().max()?);
        Some(Self { min: *min, max: *max, default: set.sizes.default_lines()? })
    }
}

impl OptionView {
    fn of(option: &OptionSpec<Terms>) -> Self {
        let values = match option.values {
            OptionValues::Names(names) => {
                names.iter().map(|(name, _)| (*name).to_owned()).collect()
            }
            OptionValues::Number { min, max, .. } => (min..=max).map(|n| n.to_string()).collect(),
        };
        Self { key: option.key, values, default: option.default }
    }
}

/// A game at one moment.
#[derive(Debug, Serialize)]
pub(crate) struct SnapshotView {
    position: PositionView,
    /// The number of each stone on the board.
    numbers: BTreeMap<String, usize>,
    moves: Vec<MoveView>,
    takeback: TakebackView,
}

/// A stone, or a pass without a point.
#[derive(Debug, Serialize)]
struct MoveView {
    color: String,
    point: Option<String>,
}

/// How many actions an undo takes back so that a player answers his last prompt again.
#[derive(Debug, Serialize)]
struct TakebackView {
    first: usize,
    second: usize,
}

impl SnapshotView {
    /// The game as it stands.
    pub(crate) fn of(game: &Game) -> Self {
        let extent = game.setting().rules().extent;
        let moves = game.moves().iter();
        let stones = moves.clone().enumerate();
        let numbers =
            stones.filter_map(|(index, done)| Some((name(extent, done.point?), index + 1)));
        Self {
            position: game.position(),
            numbers: numbers.collect(),
            moves: moves
                .map(|done| MoveView {
                    color: done.color.to_string(),
                    point: done.point.map(|point| name(extent, point)),
                })
                .collect(),
            takeback: TakebackView {
                first: game.actions_since_last_of(Player::First),
                second: game.actions_since_last_of(Player::Second),
            },
        }
    }
}

/// What a stone on a point would be.
#[derive(Debug, Serialize)]
pub(crate) struct VerdictView {
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    foul: Option<FoulView>,
}

/// A foul with the shapes that make it.
#[derive(Debug, Serialize)]
struct FoulView {
    kind: &'static str,
    shapes: Vec<ShapeView>,
}

#[derive(Debug, Serialize)]
struct ShapeView {
    kind: &'static str,
    stones: Vec<String>,
    completes: Vec<String>,
}

impl VerdictView {
    /// A verdict of the rules.
    pub(crate) fn of(extent: Extent, verdict: &Verdict) -> Self {
        match verdict {
            Verdict::Five(_) => Self { verdict: "five", foul: None },
            Verdict::Legal => Self { verdict: "legal", foul: None },
            Verdict::Foul(foul) => Self { verdict: "foul", foul: Some(FoulView::of(extent, foul)) },
        }
    }
}

impl FoulView {
    fn of(extent: Extent, foul: &Foul) -> Self {
        let names = |points: &[Point]| points.iter().map(|point| name(extent, *point)).collect();
        let shapes = foul.shapes.iter().map(|shape| ShapeView {
            kind: shape.kind.name(),
            stones: names(&shape.stones),
            completes: names(&shape.completes),
        });
        Self { kind: foul.kind.name(), shapes: shapes.collect() }
    }
}

/// A point and the kind of foul that a stone there would be.
#[derive(Debug, Serialize)]
pub(crate) struct FoulPointView {
    point: String,
    foul: &'static str,
}

impl FoulPointView {
    /// A foul of the rules.
    pub(crate) fn of(extent: Extent, (point, foul): &(Point, Foul)) -> Self {
        Self { point: name(extent, *point), foul: foul.kind.name() }
    }
}

fn name(extent: Extent, point: Point) -> String {
    extent.name(point).to_string()
}

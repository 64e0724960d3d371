//! What a page asks about a game beyond its position: the moves, the reason of a foul.

use std::collections::BTreeMap;

use narabe_game::{CANONICAL_OPENINGS, Game, Illegal, Player, PositionView};
use narabe_rules::{Extent, Foul, Point, Verdict};
use serde::Serialize;

use crate::refusal::Thrown;

/// A game at one moment.
#[derive(Debug, Serialize)]
pub(crate) struct SnapshotView {
    position: PositionView,
    /// A transcript that tells this moment, also where the position's own tells the game beyond it.
    moment: String,
    /// The number of each stone on the board.
    numbers: BTreeMap<String, usize>,
    moves: Vec<MoveView>,
    takeback: TakebackView,
    /// How many captured pairs win; null where nothing is captured.
    pairs_to_win: Option<u8>,
    /// The stone that both sides may use, once it lies there.
    common_stone: Option<String>,
    /// The name of the canonical opening that was made.
    opening_name: Option<&'static str>,
}

/// A stone, or a pass without a point.
#[derive(Debug, Serialize)]
struct MoveView {
    color: String,
    point: Option<String>,
    /// The enemy stones that it took off.
    taken: Vec<String>,
}

/// How many actions an undo takes back so that a player answers his last prompt again.
#[derive(Debug, Serialize)]
struct TakebackView {
    first: usize,
    second: usize,
}

impl SnapshotView {
    /// The game as it stands, and a transcript that tells so.
    pub(crate) fn of(game: &Game, moment: String) -> Self {
        let terms = &game.setting().rules().terms;
        let position = game.position();
        Self {
            opening_name: position.opening_code.as_deref().and_then(canonical_name),
            position,
            moment,
            numbers: numbers(game),
            moves: moves(game),
            takeback: TakebackView {
                first: game.actions_since_last_of(Player::First),
                second: game.actions_since_last_of(Player::Second),
            },
            pairs_to_win: terms.capture_pairs,
            common_stone: terms.common_stone.then(|| centre_stone(game)).flatten(),
        }
    }
}

/// The number of each stone that lies on the board.
fn numbers(game: &Game) -> BTreeMap<String, usize> {
    let extent = game.setting().rules().extent;
    let stones = game.moves().iter().enumerate();
    let lying = stones.filter_map(|(index, done)| {
        let point = done.point.filter(|point| !game.board().is_empty_at(*point))?;
        Some((name(extent, point), index + 1))
    });
    // A point that was captured and played again has the later number.
    lying.collect()
}

fn moves(game: &Game) -> Vec<MoveView> {
    let extent = game.setting().rules().extent;
    let done = game.moves().iter().zip(game.captures());
    done.map(|(done, taken)| MoveView {
        color: done.color.to_string(),
        point: done.point.map(|point| name(extent, point)),
        taken: taken.into_iter().map(|point| name(extent, point)).collect(),
    })
    .collect()
}

fn centre_stone(game: &Game) -> Option<String> {
    let extent = game.setting().rules().extent;
    let centre = extent.centre();
    game.board().get(centre).map(|_| name(extent, centre))
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

/// A point that cannot be offered, and why.
#[derive(Debug, Serialize)]
pub(crate) struct RefusedPointView {
    point: String,
    #[serde(flatten)]
    why: Thrown,
}

impl RefusedPointView {
    /// A refusal of the game.
    pub(crate) fn of(extent: Extent, point: Point, why: Illegal) -> Self {
        Self { point: name(extent, point), why: why.into() }
    }
}

fn canonical_name(code: &str) -> Option<&'static str> {
    CANONICAL_OPENINGS.iter().find(|opening| opening.code == code).map(|opening| opening.name)
}

fn name(extent: Extent, point: Point) -> String {
    extent.name(point).to_string()
}

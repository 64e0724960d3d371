//! A position as JSON: the one shape that `narabe replay`, the pages and the sockets share.

use std::collections::BTreeMap;

use narabe_rules::{ByColor, Color, Extent, Point};
use serde::{Deserialize, Serialize};

use crate::{
    Alternative, Equality, Game, Outcome, Player, Prompt, Reason, Region, canonical_opening,
};

/// A game as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PositionView {
    /// The rule set.
    pub rules: String,
    /// Options that differ from the rule set's own.
    pub options: BTreeMap<String, String>,
    /// The board's lines; null on the endless sheet.
    pub size: Option<u8>,
    /// The opening.
    pub opening: String,
    /// The foul mode; null where there are no fouls.
    #[cfg_attr(feature = "ts", ts(type = "\"block\" | \"loss\" | \"claim\" | null"))]
    pub foul: Option<String>,
    /// How many events there have been.
    pub seq: u32,
    /// The events.
    pub transcript: String,
    /// The stones.
    pub board: BoardView,
    /// The last stone.
    pub last: Option<String>,
    /// The code of the three-stone opening, D1 to I13.
    pub opening_code: Option<String>,
    /// Which player holds which colour.
    pub holders: ByColorView<Player>,
    /// What is expected; null after the end.
    pub prompt: Option<PromptView>,
    /// Captured pairs, under the colour that took them.
    pub captured: ByColorView<u8>,
    /// Stones left, where they are limited.
    pub stones_left: Option<ByColorView<u16>>,
    /// Who offers a draw.
    pub draw_offer: Option<Player>,
    /// Who asks to take back.
    pub undo_offer: Option<Player>,
    /// How the game ended; null while it runs.
    pub result: Option<OutcomeView>,
}

/// The stones of both colours, in the order of points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardView {
    /// Black's.
    pub black: Vec<String>,
    /// White's.
    pub white: Vec<String>,
}

/// One value for each colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ByColorView<T> {
    /// Black's.
    pub black: T,
    /// White's.
    pub white: T,
}

/// Who must act, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PromptView {
    /// Who.
    pub player: Player,
    /// Any one of these is an answer.
    pub alternatives: Vec<AlternativeView>,
}

/// One way of answering.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum AlternativeView {
    /// Place a stone.
    Place {
        /// `black` or `white`.
        #[cfg_attr(feature = "ts", ts(type = "\"black\" | \"white\""))]
        color: String,
        /// Where.
        region: RegionView,
        /// Blocked points.
        forbidden: Vec<ForbiddenView>,
    },
    /// Pass.
    Pass,
    /// Swap or stay.
    Swap,
    /// Declare a number.
    Declare {
        /// The smallest.
        min: u8,
        /// The largest.
        max: u8,
    },
    /// Place two more stones.
    AddTwo,
    /// Offer fifth moves.
    Offer {
        /// `black` or `white`.
        #[cfg_attr(feature = "ts", ts(type = "\"black\" | \"white\""))]
        color: String,
        /// How many.
        count: u8,
        /// `local` or `board`.
        equal_under: String,
    },
    /// Choose an offered move.
    Choose {
        /// `black` or `white`.
        #[cfg_attr(feature = "ts", ts(type = "\"black\" | \"white\""))]
        color: String,
        /// The offered moves.
        points: Vec<String>,
    },
    /// Claim a foul.
    Claim {
        /// The stone.
        point: String,
    },
}

/// Where a stone may go: `"all"` empty points, or a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum RegionView {
    /// The word `all`.
    All(AllWord),
    /// These points.
    Points(Vec<String>),
}

/// The word `all`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum AllWord {
    /// Every empty point.
    All,
}

/// A blocked point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ForbiddenView {
    /// The point.
    pub point: String,
    /// The foul: `double-three`, `double-four`, `overline` …
    pub foul: String,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OutcomeView {
    /// Who won; null for a draw.
    pub winner: Option<Player>,
    /// The winner's colour.
    #[cfg_attr(feature = "ts", ts(type = "\"black\" | \"white\" | null"))]
    pub color: Option<String>,
    /// Why.
    pub reason: Reason,
    /// The winning row.
    pub line: Option<Vec<String>>,
}

impl Game {
    /// The position as it is sent and printed.
    pub fn position(&self) -> PositionView {
        let rules = self.setting().rules();
        let extent = rules.extent;
        let has_fouls = rules.terms.has_fouls();
        let spec = self.setting().spec();
        PositionView {
            rules: spec.rules,
            options: spec.options,
            size: extent.lines(),
            opening: self.setting().opening().id.to_owned(),
            foul: has_fouls.then(|| rules.terms.foul_mode.name().to_owned()),
            seq: self.seq(),
            transcript: self.transcript(),
            board: BoardView {
                black: names(extent, self.board().stones_of(Color::Black)),
                white: names(extent, self.board().stones_of(Color::White)),
            },
            last: self.last_stone().map(|point| extent.name(point).to_string()),
            opening_code: self.opening_code(),
            holders: self.holders().into(),
            prompt: self.prompt().map(|prompt| prompt_view(extent, prompt)),
            captured: self.captured().into(),
            stones_left: self.stones_left(),
            draw_offer: self.draw_offer(),
            undo_offer: self.undo_offer(),
            result: self.outcome().map(|outcome| outcome_view(extent, outcome)),
        }
    }

    /// The last stone placed; a pass after it does not matter.
    pub fn last_stone(&self) -> Option<Point> {
        self.moves().iter().rev().find_map(|done| done.point)
    }

    /// The code of the opening that the first three stones make.
    fn opening_code(&self) -> Option<String> {
        let [first, second, third] = self.moves().first_chunk()?;
        // Without a pass among them these are Black's, White's and Black's stone.
        let stones = [first.point?, second.point?, third.point?];
        let opening = canonical_opening(self.setting().rules().extent, stones)?;
        Some(opening.code.to_owned())
    }

    fn stones_left(&self) -> Option<ByColorView<u16>> {
        let most = self.setting().rules().terms.stones?;
        let left = |color| most.saturating_sub(self.board().count(color) as u16);
        Some(ByColorView { black: left(Color::Black), white: left(Color::White) })
    }
}

impl<T> From<ByColor<T>> for ByColorView<T> {
    fn from(pair: ByColor<T>) -> Self {
        Self { black: pair.black, white: pair.white }
    }
}

fn names(extent: Extent, points: impl IntoIterator<Item = Point>) -> Vec<String> {
    points.into_iter().map(|point| extent.name(point).to_string()).collect()
}

fn prompt_view(extent: Extent, prompt: Prompt) -> PromptView {
    let alternatives = prompt.alternatives.into_iter();
    let alternatives = alternatives.map(|one| alternative_view(extent, one)).collect();
    PromptView { player: prompt.player, alternatives }
}

fn alternative_view(extent: Extent, alternative: Alternative) -> AlternativeView {
    match alternative {
        Alternative::Place { color, region, forbidden } => AlternativeView::Place {
            color: color.to_string(),
            region: region_view(extent, region),
            forbidden: forbidden
                .into_iter()
                .map(|(point, foul)| ForbiddenView {
                    point: extent.name(point).to_string(),
                    foul: foul.kind.name().to_owned(),
                })
                .collect(),
        },
        Alternative::Pass => AlternativeView::Pass,
        Alternative::Swap => AlternativeView::Swap,
        Alternative::Declare { min, max } => AlternativeView::Declare { min, max },
        Alternative::AddTwo => AlternativeView::AddTwo,
        Alternative::Offer { color, count, equal_under } => AlternativeView::Offer {
            color: color.to_string(),
            count,
            equal_under: match equal_under {
                Equality::Local => "local".to_owned(),
                Equality::Board => "board".to_owned(),
            },
        },
        Alternative::Choose { color, points } => {
            AlternativeView::Choose { color: color.to_string(), points: names(extent, points) }
        }
        Alternative::Claim { point } => {
            AlternativeView::Claim { point: extent.name(point).to_string() }
        }
    }
}

fn region_view(extent: Extent, region: Region) -> RegionView {
    match region {
        Region::All => RegionView::All(AllWord::All),
        Region::Points(points) => RegionView::Points(names(extent, points)),
    }
}

fn outcome_view(extent: Extent, outcome: &Outcome) -> OutcomeView {
    OutcomeView {
        winner: outcome.winner,
        color: outcome.color.map(|color| color.to_string()),
        reason: outcome.reason,
        line: outcome.line.clone().map(|line| names(extent, line)),
    }
}

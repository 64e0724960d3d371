//! What can be chosen: rule sets and openings with their boards, options and pictures; levels of the CPU.

use narabe_engine::Level;
use narabe_game::{
    Game, OpeningSpec, OptionView, PositionView, Setting, SettingSpec, opening_example, openings,
    rule_set_example,
};
use narabe_rules::{RuleSet, common_rule_sets, rule_sets};
use serde::Serialize;

/// Everything that can be chosen.
#[derive(Debug, Serialize)]
pub(crate) struct CatalogueView {
    rules: Vec<RuleSetView>,
    openings: Vec<OpeningView>,
    /// The levels of the CPU, weakest first.
    levels: Vec<&'static str>,
}

/// A rule set as the panel offers it.
#[derive(Debug, Serialize)]
struct RuleSetView {
    id: &'static str,
    /// Which of the others it is listed with.
    family: &'static str,
    /// Whether it is offered first.
    common: bool,
    /// The boards it is played on, by their lines; none on the endless sheet.
    lines: Vec<u8>,
    usual_lines: Option<u8>,
    options: Vec<OptionView>,
    picture: Option<PositionView>,
}

/// An opening as the panel offers it.
#[derive(Debug, Serialize)]
struct OpeningView {
    id: &'static str,
    options: Vec<OptionView>,
    picture: Option<PositionView>,
}

impl CatalogueView {
    /// Every rule set, every opening, every level.
    pub(crate) fn of_all() -> Self {
        Self {
            rules: rule_sets().iter().map(RuleSetView::of).collect(),
            openings: openings().iter().map(OpeningView::of).collect(),
            levels: Level::ALL.iter().map(|level| level.spec().id).collect(),
        }
    }
}

impl RuleSetView {
    fn of(set: &RuleSet) -> Self {
        Self {
            id: set.id,
            family: set.family.name(),
            common: common_rule_sets().any(|common| common.id == set.id),
            lines: set.sizes.all_lines(),
            usual_lines: set.sizes.default_lines(),
            options: set.options.iter().map(OptionView::of).collect(),
            picture: picture(rule_set_example(set)),
        }
    }
}

impl OpeningView {
    fn of(opening: &OpeningSpec) -> Self {
        Self {
            id: opening.id,
            options: opening.options.iter().map(OptionView::of).collect(),
            picture: picture(opening_example(opening)),
        }
    }
}

/// The openings that go with a setting, its own aside.
pub(crate) fn suited_openings(spec: &SettingSpec) -> Vec<&'static str> {
    let is_suited = |opening: &&OpeningSpec| {
        let spec = SettingSpec { opening: Some(opening.id.to_owned()), ..spec.clone() };
        Setting::resolve(&spec).is_ok()
    };
    openings().iter().filter(is_suited).map(|opening| opening.id).collect()
}

/// An example is a game, as tests see to; were it none, a list without a picture would still be one.
fn picture<E>(example: Result<Game, E>) -> Option<PositionView> {
    Some(example.ok()?.position())
}

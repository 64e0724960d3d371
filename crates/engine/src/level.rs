//! The levels: a table of how far each looks and what it overlooks. `docs/engine/levels.md` says it in words.

use core::str::FromStr;

/// How well the CPU plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// One of the best-shaped points, and sometimes not even that.
    Easy,
    /// Several moves ahead, and its own wins by continuous fours.
    Medium,
    /// Deeper, and the rival's wins by continuous fours too.
    Hard,
    /// All that the engine has: deeper still, with the solver beside it for wins by continuous threats.
    Master,
}

/// A row of the table of levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelSpec {
    /// The level.
    pub level: Level,
    /// The name in every interface, as in `--level hard`.
    pub id: &'static str,
    /// The most time that a move should take, in milliseconds, for whoever reads a clock. Nodes are counted so
    /// that an ordinary machine needs less.
    pub time_cap_ms: u32,
    /// The nodes of one position that is weighed for a choice of an opening.
    pub(crate) appraisal_nodes: u64,
    pub(crate) skill: Skill,
}

/// How a level chooses its stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Skill {
    /// By the shapes on the board, without looking ahead.
    Shapes(Slips),
    /// By search.
    Effort(Effort),
}

/// What a level without look-ahead gets wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slips {
    /// How often, in a hundred, it does not see that the rival threatens a five.
    pub(crate) overlooks_four: u32,
    /// How often it is content with a lesser point.
    pub(crate) lesser_point: u32,
    /// Points within this percentage of the best shape are as good as the best to it.
    pub(crate) tolerance: u32,
    /// Lesser points are down to this percentage of the best shape.
    pub(crate) lesser_tolerance: u32,
}

/// How far a level searches. All limits are in nodes, so they mean the same everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effort {
    /// The nodes of one move, those of the searches for continuous fours included.
    pub(crate) nodes: u64,
    /// The nodes of one move under rules for which every stone is played out, which costs far more.
    pub(crate) trial_nodes: u64,
    /// The deepest iteration.
    pub(crate) depth: u32,
    /// The points tried at the root.
    pub(crate) root_width: usize,
    /// The nodes of the search for its own continuous fours.
    pub(crate) own_fours: u64,
    /// The nodes of the search for the rival's continuous fours after each stone; 0 for not at all.
    pub(crate) rival_fours: u64,
    /// The nodes of the search for continuous fours deeper in the tree; 0 for not at all.
    pub(crate) inner_fours: u64,
    /// The positions that the solver beside the search may look at; 0 for no solver.
    pub(crate) solver_nodes: u64,
    /// A root move that takes longer is left and gone on with in the next step, in positions: whoever steps the search
    /// wants to be heard between two steps. 0 for never.
    pub(crate) slice: u64,
    /// The entries of the transposition table.
    pub(crate) table_entries: usize,
    /// How much better, in the units of the evaluation, a point may be made to look by the seed.
    pub(crate) whim: u32,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Master];

    /// The level's row.
    pub const fn spec(self) -> &'static LevelSpec {
        &LEVELS[self as usize]
    }
}

/// A text that names no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no level {text:?}; there are {}", names())]
pub struct LevelError {
    /// The offending text.
    pub text: String,
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        let named = LEVELS.iter().find(|spec| spec.id == text);
        named.map(|spec| spec.level).ok_or_else(|| LevelError { text: text.to_owned() })
    }
}

/// The levels by name, for whoever looked for another.
fn names() -> String {
    LEVELS.map(|spec| spec.id).join(", ")
}

const LEVELS: [LevelSpec; 4] = [
    LevelSpec {
        level: Level::Easy,
        id: "easy",
        time_cap_ms: 100,
        appraisal_nodes: 150,
        skill: Skill::Shapes(Slips {
            overlooks_four: 20,
            lesser_point: 25,
            tolerance: 90,
            lesser_tolerance: 40,
        }),
    },
    LevelSpec {
        level: Level::Medium,
        id: "medium",
        time_cap_ms: 500,
        appraisal_nodes: 1_000,
        skill: Skill::Effort(Effort {
            nodes: 700,
            trial_nodes: 1_500,
            depth: 4,
            root_width: 12,
            own_fours: 500,
            rival_fours: 0,
            inner_fours: 0,
            solver_nodes: 0,
            slice: 0,
            table_entries: 1 << 13,
            whim: 20,
        }),
    },
    LevelSpec {
        level: Level::Hard,
        id: "hard",
        time_cap_ms: 1_500,
        appraisal_nodes: 12_000,
        skill: Skill::Effort(Effort {
            nodes: 20_000,
            trial_nodes: 20_000,
            depth: 40,
            root_width: 40,
            own_fours: 20_000,
            rival_fours: 2_000,
            inner_fours: 60,
            solver_nodes: 0,
            slice: 0,
            table_entries: 1 << 17,
            whim: 3,
        }),
    },
    LevelSpec {
        level: Level::Master,
        id: "master",
        time_cap_ms: 5_000,
        appraisal_nodes: 40_000,
        skill: Skill::Effort(Effort {
            nodes: 2_000_000,
            trial_nodes: 150_000,
            depth: 60,
            root_width: 60,
            own_fours: 50_000,
            rival_fours: 2_000,
            inner_fours: 60,
            solver_nodes: 600_000,
            slice: 100_000,
            table_entries: 1 << 19,
            whim: 1,
        }),
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_is_found_by_its_name_and_has_its_own_row() {
        for level in Level::ALL {
            assert_eq!(level.spec().level, level);
            assert_eq!(level.spec().id.parse(), Ok(level));
        }
        let refused = "perfect".parse::<Level>().map_err(|error| error.to_string());
        let names = "there is no level \"perfect\"; there are easy, medium, hard, master";
        assert_eq!(refused, Err(names.to_owned()));
    }
}

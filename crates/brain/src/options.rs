//! How the brain reads what the protocol leaves open: flags of the command line.

use clap::ValueEnum;
use narabe_engine::Params;
use narabe_protocol::Axes;

/// The flags of `narabe engine` and `pbrain-narabe`.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct Options {
    /// What `INFO rule 2` means: a game that goes on after a five, or renju [default: renju for managers that say
    /// YXSHOWINFO, else continuous]
    #[arg(long, value_name = "MEANING")]
    pub rule_2: Option<RuleTwo>,
    /// Which number of a coordinate comes first [default: the row for managers that say YXSHOWINFO, else the column]
    #[arg(long, value_name = "ORDER")]
    pub coordinates: Option<CoordinateOrder>,
    /// Suggest stones, and wait for PLAY to place them
    #[arg(long)]
    pub suggest: bool,
    /// Numbers of the search other than the engine's own, for matches between two sets of them:
    /// `futility_margin=70,late_moves_base=4`
    #[arg(long, value_name = "CHANGES", default_value = "", hide_default_value = true)]
    pub params: Params,
}

/// What bit 2 of a rule means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum RuleTwo {
    /// The game goes on after a five, as Piskvork has it.
    Continuous,
    /// Renju, as Yixin-Board has it.
    Renju,
}

/// Which number of a coordinate comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum CoordinateOrder {
    /// The column, as Piskvork has it.
    ColumnRow,
    /// The row, as Yixin-Board has it.
    RowColumn,
}

impl Options {
    /// What bit 2 of a rule means to a manager that has or has not said that it is Yixin-Board.
    pub(crate) fn rule_two(self, is_yixin: bool) -> RuleTwo {
        let usual = if is_yixin { RuleTwo::Renju } else { RuleTwo::Continuous };
        self.rule_2.unwrap_or(usual)
    }

    /// The order of coordinates of such a manager.
    pub(crate) fn axes(self, is_yixin: bool) -> Axes {
        match self.coordinates {
            Some(CoordinateOrder::RowColumn) => Axes::RowColumn,
            None if is_yixin => Axes::RowColumn,
            Some(CoordinateOrder::ColumnRow) | None => Axes::ColumnRow,
        }
    }
}

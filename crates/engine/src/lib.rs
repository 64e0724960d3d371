#![doc = include_str!("../README.md")]

mod analysis;
mod balanced;
pub mod clock;
mod dice;
mod follow;
mod frame;
mod ground;
mod level;
mod opening;
mod patience;
mod play;
mod root_moves;
mod score;
mod search;
mod selfplay;
mod shapes;
mod signature;
mod style;
mod task;
mod trial;

pub use analysis::{Analysis, Helper, Inquiry, Memory, Report, Variation};
pub use balanced::{Lead, is_even_in_play, lead, likeness, random_stones};
pub use dice::Dice;
pub use level::{Level, LevelSpec};
pub use play::{Choice, Limits, Progress, Search, SearchError, best_move};
pub use score::Score;
pub use search::{Params, ParamsError};
pub use selfplay::{
    MatchError, MatchGame, MatchReport, MatchSpec, Played, pairs, play_alone, play_match,
    play_match_game,
};
pub use signature::signature;
pub use style::{Style, StyleError};

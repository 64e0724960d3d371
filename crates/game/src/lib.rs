//! A game as events and prompts.
//!
//! Everything that anybody can do is an [`Action`] on a [`Game`]; at every moment the game says who must act
//! and what it expects, as a [`Prompt`]. A game is a pure function of its [`Setting`] and its [`Event`]s: the
//! same events give the same game, everywhere.
//!
//! Not here: what a stone is worth by the rules (`narabe-rules`), who is allowed to send an action for a
//! player (the server), what is a good move (`narabe-engine`).
//!
//! Invariants: a refused action changes nothing; [`Game::legal_actions`] lists exactly what [`Game::apply`]
//! accepts; no IO, no clock (times are arguments), no randomness.
//!
//! ```
//! use narabe_game::{Game, Setting, SettingSpec};
//!
//! let setting = Setting::resolve(&SettingSpec::of("renju")).unwrap();
//! let game = Game::replay(setting, "h8 h9 i10").unwrap();
//! assert_eq!(game.transcript(), "h8 h9 i10");
//! assert_eq!(game.position().opening_code.as_deref(), Some("D2"));
//! ```

mod action;
mod ahead;
mod answer;
mod canonical;
mod event;
mod example;
mod game;
mod history;
mod illegal;
mod legal;
mod opening;
mod option_view;
mod outcome;
mod perft;
mod player;
mod prompt;
mod replay;
mod setting;
mod state;
mod transcript;
mod view;

pub use action::Action;
pub use canonical::{
    CANONICAL_OPENINGS, CanonicalOpening, CanonicalOpeningView, canonical_opening,
};
pub use event::Event;
pub use example::{ExampleError, opening_example, rule_set_example};
pub use game::{Game, Move};
pub use illegal::{Illegal, NamedPoint, Refusal};
pub use opening::{OpeningSpec, OpeningTerms, opening, openings};
pub use option_view::OptionView;
pub use outcome::{Outcome, Reason};
pub use perft::{Perft, perft, perft_divided};
pub use player::Player;
pub use prompt::{Alternative, Equality, Prompt, Region};
pub use setting::{Setting, SettingError, SettingSpec};
pub use transcript::{MAX_TRANSCRIPT_BYTES, Token, TokenError, Word, parse_transcript};
pub use view::{
    AllWord, AlternativeView, BoardView, ByColorView, ForbiddenView, OutcomeView, PositionView,
    PromptView, RegionView,
};

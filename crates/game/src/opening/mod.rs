//! Openings: how the first stones come onto the board, as state machines that yield steps.
//!
//! An opening is a function of what has been done in it so far; it returns what comes next, or `None` when it
//! is over and ordinary turns begin. It keeps no state of its own, so undo needs no help from it. One file an
//! opening, one line each in [`openings`].

mod centre;
mod equality;
pub(crate) mod none;
mod pro;
mod renju_openings;
mod rif;
mod sakata;
mod soosorv;
mod step;
mod swap;
mod swap2;
mod taraguchi;
mod tarannikov;
mod two_swap;
mod yamaguchi;

use narabe_rules::{Family, FirstStone, OptionSpec, Rules};

use crate::{Action, Equality};

pub(crate) use equality::equal;
pub(crate) use step::{By, Step, middle, outside_middle};

/// An opening.
#[derive(Clone, Copy, Debug)]
pub struct OpeningSpec {
    /// The id in every interface, as in `--opening centre`.
    pub id: &'static str,
    /// The transcript of a beginning that shows what is special about it.
    pub example: &'static str,
    /// Whether it goes with these rules.
    pub suits: fn(&Rules) -> bool,
    /// What may be chosen.
    pub options: &'static [OptionSpec<OpeningTerms>],
    /// Its terms before options.
    pub terms: OpeningTerms,
    /// What comes after these answers; `None` when the opening is over.
    pub(crate) next: fn(OpeningTerms, &Rules, &[Action]) -> Option<Step>,
}

/// What the options of an opening change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningTerms {
    /// How many fifth moves are offered, or may be declared at most.
    pub fifths: u8,
    /// Which fifth moves count as the same.
    pub equality: Equality,
}

impl OpeningTerms {
    const fn of_fifths(fifths: u8) -> Self {
        Self { fifths, equality: Equality::Local }
    }
}

/// Every opening, in the order in which they are listed.
pub const fn openings() -> &'static [OpeningSpec] {
    const ALL: &[OpeningSpec] = &[
        none::NONE,
        centre::CENTRE,
        rif::RIF,
        rif::RIF_24,
        yamaguchi::YAMAGUCHI,
        soosorv::SOOSORV,
        taraguchi::TARAGUCHI,
        tarannikov::TARANNIKOV,
        sakata::SAKATA,
        swap::SWAP,
        swap2::SWAP2,
        two_swap::TWO_SWAP,
        swap::SWAP1,
        pro::PRO,
        pro::LONG_PRO,
    ];
    ALL
}

/// The opening with this id.
pub fn opening(id: &str) -> Option<&'static OpeningSpec> {
    openings().iter().find(|opening| opening.id == id)
}

/// Rules whose first stone may go anywhere.
fn first_is_free(rules: &Rules) -> bool {
    rules.terms.first == FirstStone::Anywhere
}

/// Renju on 15 lines: the rules for which the federation's openings were made.
fn is_renju_on_15(rules: &Rules) -> bool {
    rules.family == Family::Renju && rules.extent.lines() == Some(15)
}

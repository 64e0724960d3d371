//! Every tunable number of the search, in the units of the evaluation unless said otherwise.
//!
//! They are a table, so that two sets can play each other: whoever asks for a search can change single numbers, as in
//! `futility_margin=70,late_moves_base=4`.

use core::str::FromStr;

macro_rules! params {
    ($($(#[doc = $doc:literal])+ $name:ident = $value:expr;)+) => {
        /// The numbers that a search is guided by. By default those of the engine; read from text, those changed by it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Params {
            $($(#[doc = $doc])+ pub(super) $name: i32,)+
        }

        impl Params {
            /// The numbers that the engine plays with.
            pub(crate) const BEST: Self = Self { $($name: $value,)+ };

            /// Changes the number of this name; false when there is none.
            fn set(&mut self, name: &str, value: i32) -> bool {
                match name {
                    $(stringify!($name) => self.$name = value,)+
                    _ => return false,
                }
                true
            }
        }
    };
}

params! {
    /// A score so far above beta, for each ply left, will not come down to it.
    reverse_futility_margin = 45;
    /// Down to this depth, reverse futility is trusted.
    reverse_futility_depth = 6;

    /// A score so far above beta, for each ply left, is searched a ply less deeply, …
    far_above_margin = 40;
    /// … from this depth on.
    far_above_depth = 4;

    /// A quiet stone so far below alpha, for each ply left, will not lift the score to it.
    futility_margin = 60;
    /// Down to this depth, futility is trusted.
    futility_depth = 2;

    /// So many points are tried in a position with no depth left to lose, …
    late_moves_base = 3;
    /// … and so many more for each ply left.
    late_moves_per_ply = 2;

    /// A score so far below alpha, for each ply left, is taken for what it is.
    razoring_margin = 100;
    /// Down to this depth, razoring is trusted.
    razoring_depth = 2;

    /// From this depth on, a position of which the table knows no stone is searched less deeply.
    unknown_depth = 4;

    /// From this depth on, it is looked whether the stone from the table is the only good one.
    singular_depth = 5;
    /// How much worse all others must be for that, for each ply left.
    singular_margin = 6;

    /// What every late stone is reduced by, in 1024ths of a ply.
    reduction_base = 0;
    /// How fast reductions grow with the logarithms of depth and place.
    reduction_growth = 16;
    /// How much of that a move at the root is reduced by, in a hundred.
    root_reduction_percent = 70;
    /// From this place in the order on, stones are searched less deeply at first.
    reduction_from = 3;

    /// From this depth on, it is looked for a win by continuous fours.
    fours_depth = 4;

    /// Whether a threatened four and three narrows the choice, 1 or 0.
    hinders = 1;

    /// What the answer to a threatened open four costs of the depth.
    defence_cost = 1;
    /// So far below the horizon a position with a threatened open four is still searched, in plies.
    defence_plies = 3;
}

/// How much of the rival's shape a stone is credited with for taking it away, in a hundred.
pub(crate) const DEFENCE_PERCENT: i32 = 75;

/// A text that changes no number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParamsError {
    /// It is not of the form.
    #[error("{text:?} is not a name and a number, as in futility_margin=70")]
    Form {
        /// The offending part.
        text: String,
    },
    /// There is no number of this name.
    #[error("no number of the search is named {name:?}")]
    Name {
        /// The offending name.
        name: String,
    },
}

impl Default for Params {
    fn default() -> Self {
        Self::BEST
    }
}

impl FromStr for Params {
    type Err = ParamsError;

    /// The numbers of the engine with these changes: names and numbers, commas between them.
    fn from_str(changes: &str) -> Result<Self, ParamsError> {
        let mut params = Self::BEST;
        for change in changes.split(',').map(str::trim).filter(|change| !change.is_empty()) {
            let form = || ParamsError::Form { text: change.to_owned() };
            let (name, value) = change.split_once('=').ok_or_else(form)?;
            let is_known = params.set(name, value.parse().ok().ok_or_else(form)?);
            is_known.then_some(()).ok_or_else(|| ParamsError::Name { name: name.to_owned() })?;
        }
        Ok(params)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_changed_by_their_names() {
        let changed: Params = "defence_plies=7,futility_depth=-1".parse().unwrap();
        assert_eq!((changed.defence_plies, changed.futility_depth), (7, -1));
        assert_eq!(changed.futility_margin, Params::BEST.futility_margin);
        for (changes, wanted) in [
            ("", Ok(Params::BEST)),
            ("no_such=1", Err(ParamsError::Name { name: "no_such".to_owned() })),
            ("defence_plies=x", Err(ParamsError::Form { text: "defence_plies=x".to_owned() })),
            ("hinders", Err(ParamsError::Form { text: "hinders".to_owned() })),
        ] {
            assert_eq!(changes.parse::<Params>(), wanted, "{changes}");
        }
    }
}

//! Every tunable number of the search, in the units of the evaluation unless said otherwise.
//!
//! They are a table, so that two sets can play each other: with the feature `tuning` the environment variable
//! `NARABE_PARAMS` changes single numbers, as in `NARABE_PARAMS="futility_margin=70 late_moves_base=4"`.

macro_rules! params {
    ($($(#[doc = $doc:literal])+ $name:ident = $value:expr;)+) => {
        /// The numbers.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) struct Params {
            $($(#[doc = $doc])+ pub(super) $name: i32,)+
        }

        impl Params {
            /// The numbers that the engine plays with.
            pub(super) const BEST: Self = Self { $($name: $value,)+ };

            /// Changes the number of this name; false when there is none.
            #[cfg(any(test, feature = "tuning"))]
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
    reverse_futility_depth = 3;

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

impl Params {
    /// The numbers to search with.
    #[cfg(not(feature = "tuning"))]
    pub(super) const fn current() -> Self {
        Self::BEST
    }

    /// The numbers to search with: those of the engine, changed as the environment says.
    ///
    /// # Panics
    /// When the environment names a number that is none.
    #[cfg(feature = "tuning")]
    pub(super) fn current() -> Self {
        static CURRENT: std::sync::OnceLock<Params> = std::sync::OnceLock::new();
        *CURRENT.get_or_init(|| {
            #[expect(clippy::disallowed_methods, reason = "only in builds for tuning")]
            let wishes = std::env::var("NARABE_PARAMS").unwrap_or_default();
            Self::BEST.changed(&wishes).expect("NARABE_PARAMS is a list of name=number")
        })
    }

    /// The numbers with these changes; `None` when one of them cannot be read.
    #[cfg(any(test, feature = "tuning"))]
    fn changed(mut self, wishes: &str) -> Option<Self> {
        for wish in wishes.split_whitespace() {
            let (name, value) = wish.split_once('=')?;
            self.set(name, value.parse().ok()?).then_some(())?;
        }
        Some(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_changed_by_their_names() {
        let changed = Params::BEST.changed("defence_plies=7 futility_depth=0").unwrap();
        assert_eq!((changed.defence_plies, changed.futility_depth), (7, 0));
        assert_eq!(changed.futility_margin, Params::BEST.futility_margin);
        assert_eq!(Params::BEST.changed("no_such=1"), None);
        assert_eq!(Params::BEST.changed("defence_plies=x"), None);
    }
}

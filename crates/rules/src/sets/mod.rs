//! The registry of rule sets: one file a set or a family of sets, one line each here.

mod antirenju;
mod caro;
mod common_stone;
mod endless;
mod family_gomoku;
mod freestyle;
mod gomoku_narabe;
mod historic;
mod ninuki_renju;
mod old_renju;
mod omok;
mod penta;
mod pro;
mod renju;
mod standard;

use crate::{FoulMode, NamedValue, RuleSet, Terms};

/// Every rule set, in the order in which they are listed.
pub const fn rule_sets() -> &'static [RuleSet] {
    const ALL: &[RuleSet] = &[
        freestyle::FREESTYLE,
        endless::ENDLESS,
        standard::STANDARD,
        renju::RENJU,
        historic::RENJU_1899,
        historic::RENJU_1903,
        historic::RENJU_1912,
        historic::RENJU_1916,
        historic::RENJU_1918,
        historic::RENJU_15_LINES,
        historic::RENJU_1931,
        old_renju::OLD_RENJU,
        old_renju::OLD_RENJU_FEDERATION,
        antirenju::ANTIRENJU,
        gomoku_narabe::GOMOKU_NARABE,
        family_gomoku::FAMILY_GOMOKU,
        pro::PRO,
        pro::LONG_PRO,
        common_stone::COMMON_STONE,
        penta::PENTA,
        penta::PENTE,
        ninuki_renju::NINUKI_RENJU,
        caro::CARO,
        caro::CARO_OVERLINE,
        omok::OMOK,
    ];
    ALL
}

/// The rule set with this id.
pub fn rule_set(id: &str) -> Option<&'static RuleSet> {
    rule_sets().iter().find(|set| set.id == id)
}

/// The rule sets that are offered first, in the order in which they are listed.
pub fn common_rule_sets() -> impl Iterator<Item = &'static RuleSet> {
    const COMMON: [&str; 3] = ["freestyle", "standard", "renju"];
    rule_sets().iter().filter(|set| COMMON.contains(&set.id))
}

/// The rule sets that engines play by Gomocup's protocol, each with its number there: the sum of 1 for exactly five,
/// 4 for renju and 8 for caro.
pub const fn gomocup_rule_sets() -> &'static [(u8, RuleSet)] {
    const ALL: &[(u8, RuleSet)] = &[
        (0, freestyle::FREESTYLE),
        (1, standard::STANDARD),
        (4, renju::RENJU),
        (8, caro::CARO_OVERLINE),
        (9, caro::CARO),
    ];
    ALL
}

/// The values of an option `foul`.
const BLOCK: NamedValue<Terms> = ("block", |terms| terms.foul_mode = FoulMode::Block);
const LOSS: NamedValue<Terms> = ("loss", |terms| terms.foul_mode = FoulMode::Loss);
const CLAIM: NamedValue<Terms> = ("claim", |terms| terms.foul_mode = FoulMode::Claim);
/// The value of an option that is off.
const FALSE: NamedValue<Terms> = ("false", |_| {});

//! Lists of openings.

use narabe_contest::{game_from, read_openings};
use narabe_game::{Setting, SettingSpec};
use narabe_rules::Point;

/// Rule sets whose openings differ in what is legal and how a point is written.
const RULES: [(&str, Option<u32>); 4] =
    [("freestyle", Some(20)), ("renju", Some(15)), ("ninuki-renju", None), ("endless", None)];

/// Every opening of a list is a game under way, and the list of their points is the same list.
///
/// # Panics
/// When that is not so.
pub fn openings(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    for (id, size) in RULES {
        let spec = SettingSpec { size, ..SettingSpec::of(id) };
        let setting = Setting::resolve(&spec).expect("the rules exist");
        let Ok(openings) = read_openings(&setting, &text) else { continue };
        let extent = setting.rules().extent;
        let line = |opening: &Vec<Point>| {
            let game = game_from(&setting, opening).expect("what was read is an opening");
            assert!(game.outcome().is_none() && game.moves().len() == opening.len());
            let names = opening.iter().map(|point| extent.name(*point).to_string());
            names.collect::<Vec<_>>().join(" ") + "\n"
        };
        let written: String = openings.iter().map(line).collect();
        assert_eq!(read_openings(&setting, &written), Ok(openings));
    }
}

//! The stones that stop the rival's win, as the solver sees it.

use narabe_game::Game;
use narabe_rules::{Point, Setup};
use narabe_solver::{Effort, Means, Standing, check_rules, defend};
use narabe_threats::ThreatBoard;

/// The positions that one stone may cost.
const NODES: u64 = 20_000;

/// The points on which a stone stops the rival's win by continuous threats, or may stop it for all that was seen until
/// `stop` said so. `None` where there is no such win, and by rules that the solver does not know.
pub(crate) fn defences(game: &Game, stop: &dyn Fn() -> bool) -> Option<Vec<Point>> {
    let rules = game.setting().rules().clone();
    check_rules(&rules).ok()?;
    let to_move = game.color_to_place()?;
    let setup = Setup { rules, board: game.board().clone(), to_move };
    let mut board = ThreatBoard::from_setup(&setup).ok()?;
    let effort = Effort::nodes(NODES);
    let found = defend(&mut board, to_move.other(), Means::Threats, effort, stop);
    found.threat()?;
    let stands = [Standing::Holds, Standing::Unknown];
    Some(stands.iter().flat_map(|standing| found.points(*standing)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_game::{Setting, SettingSpec};

    fn named(transcript: &str) -> Option<Vec<String>> {
        let setting = Setting::resolve(&SettingSpec::of("freestyle")).expect("the rules exist");
        let game = Game::replay(setting, transcript).expect("the transcript is legal");
        let points = defences(&game, &|| false)?;
        Some(
            points
                .iter()
                .map(|point| game.setting().rules().extent.name(*point).to_string())
                .collect(),
        )
    }

    #[test]
    fn an_open_three_is_stopped_at_its_ends_and_nothing_is_no_threat() {
        let mut held = named("h8 a1 i8 a3 j8").expect("there is a win to stop");
        held.sort_unstable();
        assert_eq!(held, ["g8", "k8"]);
        assert_eq!(named("h8"), None);
    }
}

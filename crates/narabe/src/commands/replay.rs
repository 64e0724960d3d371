//! `narabe replay`: the position after a transcript, as JSON.

use std::io::{Write as _, stdout};
use std::process::ExitCode;

use narabe_game::{Game, Setting};

use crate::args::GameArgs;

/// Print the position after a transcript as JSON.
#[derive(Debug, clap::Args)]
pub(crate) struct ReplayArgs {
    #[command(flatten)]
    game: GameArgs,
    /// The actions, as in "h8 h9 i10 resign@second"
    transcript: String,
}

pub(crate) fn run(args: &ReplayArgs) -> anyhow::Result<ExitCode> {
    let game = game_after(args.game.setting()?, &args.transcript)?;
    let json = serde_json::to_string(&game.position())?;
    writeln!(stdout(), "{json}")?;
    Ok(ExitCode::SUCCESS)
}

/// The game after a transcript; a refused token is named with the rules that refuse it.
pub(crate) fn game_after(setting: Setting, transcript: &str) -> anyhow::Result<Game> {
    let rules = setting.rules().id;
    Game::replay(setting, transcript)
        .map_err(|refusal| anyhow::anyhow!("{refusal} (rules {rules}, {})", refusal.code))
}

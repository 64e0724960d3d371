//! `narabe replay`: the position after a transcript, as JSON.

use std::io::{Write as _, stdout};
use std::process::ExitCode;

use narabe_game::Game;

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
    let setting = args.game.setting()?;
    let rules = setting.rules().id;
    let game = Game::replay(setting, &args.transcript)
        .map_err(|refusal| anyhow::anyhow!("{refusal} (rules {rules}, {})", refusal.code))?;
    let json = serde_json::to_string(&game.position())?;
    writeln!(stdout(), "{json}")?;
    Ok(ExitCode::SUCCESS)
}

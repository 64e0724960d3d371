//! `narabe perft`: how many ways there are to go on from a position.

use std::io::{Write as _, stdout};
use std::process::ExitCode;

use anyhow::ensure;
use narabe_game::{Game, Perft, Token, perft, perft_divided};
use serde_json::{Value, json};

use super::replay::game_after;
use crate::args::GameArgs;

/// Count the sequences of so many actions: stones, passes, claims and the choices of openings. Offers of two
/// fifths count as sets, larger ones are left out, and their number is told.
#[derive(Debug, clap::Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    game: GameArgs,
    /// How many actions
    #[arg(long, value_name = "N")]
    depth: u32,
    /// A count for each first action
    #[arg(long)]
    divide: bool,
    /// As JSON
    #[arg(long)]
    json: bool,
    /// The actions before, as in "h8 h9 i10 stay"
    #[arg(default_value = "")]
    transcript: String,
}

pub(crate) fn run(args: &PerftArgs) -> anyhow::Result<ExitCode> {
    let setting = args.game.setting()?;
    let is_endless = setting.rules().extent.lines().is_none();
    ensure!(!is_endless, "on the endless sheet there is no end of points to count");
    let game = game_after(setting, &args.transcript)?;
    let by_action = if args.divide { perft_divided(&game, args.depth) } else { Vec::new() };
    let total = match (args.divide, args.depth) {
        (true, 1..) => by_action.iter().map(|(_, counted)| *counted).chain([left_out(&game)]).sum(),
        _ => perft(&game, args.depth),
    };
    let text = if args.json {
        view(&game, args, total, &by_action).to_string()
    } else {
        table(&game, total, &by_action)
    };
    writeln!(stdout(), "{}", text.trim_end())?;
    Ok(ExitCode::SUCCESS)
}

/// The offers that were left out at the first prompt itself.
fn left_out(game: &Game) -> Perft {
    Perft { leaves: 0, ..perft(game, 1) }
}

fn name(game: &Game, token: &Token) -> String {
    token.text(game.setting().rules().extent).to_string()
}

fn view(game: &Game, args: &PerftArgs, total: Perft, by_action: &[(Token, Perft)]) -> Value {
    let mut view = json!({
        "depth": args.depth,
        "leaves": total.leaves,
        "offers_left_out": total.offers_left_out,
    });
    if args.divide {
        let one = |(token, counted): &(Token, Perft)| {
            json!({
                "action": name(game, token),
                "leaves": counted.leaves,
                "offers_left_out": counted.offers_left_out,
            })
        };
        view["actions"] = by_action.iter().map(one).collect();
    }
    view
}

/// A line for each first action, the sum, and what is missing in it.
fn table(game: &Game, total: Perft, by_action: &[(Token, Perft)]) -> String {
    let line =
        |(token, counted): &(Token, Perft)| format!("{} {}\n", name(game, token), counted.leaves);
    let lines: String = by_action.iter().map(line).collect();
    let note = match total.offers_left_out {
        0 => String::new(),
        count => format!("\noffers of more than two points left out: {count}"),
    };
    format!("{lines}{}{note}", total.leaves)
}

//! `narabe explain`: a written proof told step by step; and the same for `narabe solve --explain`.

use std::fmt::Write as _;
use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use narabe_render::Marks;
use narabe_rules::{Board, Color, Point, Setup};
use narabe_solver::{Explanation, Makes, Step, Told, Value, explain};
use narabe_words::{Lang, words};

use super::verify::Written;
use crate::args::LangArgs;

/// Tell a written proof step by step: what each stone threatens, and why each answer is forced.
#[derive(Debug, clap::Args)]
pub(crate) struct ExplainArgs {
    /// The file that `narabe solve --proof` has written
    file: PathBuf,
    #[command(flatten)]
    lang: LangArgs,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &ExplainArgs) -> anyhow::Result<ExitCode> {
    let (setup, _, proof) = Written::read(&args.file)?;
    let explanation = explain(&setup, &proof)?;
    let told = if args.json {
        serde_json::to_string(&explanation.view())? + "\n"
    } else {
        text(args.lang.lang(), &setup, &explanation)
    };
    write!(stdout(), "{told}")?;
    Ok(ExitCode::SUCCESS)
}

/// The explanation in words, with boards at its turning points.
pub(crate) fn text(lang: Lang, setup: &Setup, explanation: &Explanation) -> String {
    let Explanation { attacker, steps } = explanation;
    let line: Vec<String> = steps
        .iter()
        .flat_map(|step| [Some(step.stone), step.played])
        .flatten()
        .map(|point| point.to_string())
        .collect();
    let key = match attacker {
        Color::Black => "explain-win-black",
        Color::White => "explain-win-white",
    };
    let mut text = words(lang, key, &[("line", &line.join(" "))]) + "\n\n";
    let mut board = setup.board.clone();
    text += &narabe_render::text::board(&board, &Marks::default());
    for (number, step) in steps.iter().enumerate() {
        text += &told_step(lang, number + 1, step);
        put(&mut board, step.stone, *attacker);
        if is_turning_point(step) {
            text += "\n";
            text += &narabe_render::text::board(&board, &marks(step));
        }
        if let Some(answer) = step.played {
            put(&mut board, answer, attacker.other());
        }
    }
    text
}

fn told_step(lang: Lang, number: usize, step: &Step) -> String {
    let answer = step.played.map(|answer| format!("  {answer}")).unwrap_or_default();
    let mut text = format!("\n{number}. {}{answer}\n", step.stone);
    for told in step.told() {
        // Writing to a string cannot fail.
        let _ok = writeln!(text, "   {}", sentence(lang, &told));
    }
    text
}

fn sentence(lang: Lang, told: &Told) -> String {
    let value = |value: &Value| match value {
        Value::Text(text) => text.clone(),
        Value::Key(key) => words(lang, key, &[]),
    };
    let values: Vec<(&str, String)> =
        told.values.iter().map(|(name, text)| (*name, value(text))).collect();
    let values: Vec<(&str, &str)> =
        values.iter().map(|(name, text)| (*name, text.as_str())).collect();
    words(lang, told.key, &values)
}

/// A board is shown where a fork or a foul decides, and at the end.
fn is_turning_point(step: &Step) -> bool {
    let forks = matches!(
        step.makes,
        Makes::FourThree | Makes::DoubleThree | Makes::DoubleFour | Makes::TrappingFour
    );
    forks || !step.traps.is_empty() || step.played.is_none()
}

fn marks(step: &Step) -> Marks {
    let row = step.rows.iter().flat_map(|row| row.stones.iter().copied());
    Marks {
        last: Some(step.stone),
        forbidden: step.traps.iter().map(|trap| trap.point).collect(),
        row: row.collect(),
        ..Marks::default()
    }
}

/// Puts a stone of a verified line.
fn put(board: &mut Board, point: Point, color: Color) {
    let placed = board.place(point, color);
    debug_assert_eq!(placed, Ok(()), "the proof has been verified");
}

//! `narabe judge`: what stones would be, a line of standard input each.
//!
//! `black: h8 h9 | white: - | point h10` is answered by `five`, a foul or `legal`, for a black stone unless
//! `--color` says otherwise; `board | black: … | white: …` by every forbidden point and every five. Empty lines
//! and lines that begin with `#` are not answered. A line that cannot be judged is answered by `error: …`.

use std::io::{BufRead, Write, stdin, stdout};
use std::process::ExitCode;

use anyhow::{Context as _, bail, ensure};
use narabe_rules::{Color, Foul, Point, Rules, Setup, Verdict, forbidden_points, judge};
use serde_json::{Value, json};

use crate::REFUSED;
use crate::args::{RulesArgs, Side};
use crate::input::next_line;

/// Say what stones would be: five, a foul, or legal.
#[derive(Debug, clap::Args)]
pub(crate) struct JudgeArgs {
    #[command(flatten)]
    rules: RulesArgs,
    /// Whose stone is judged
    #[arg(long, value_enum, default_value_t = Side::Black)]
    color: Side,
    /// Add the rows, fours and threes that make each foul, as JSON
    #[arg(long)]
    explain: bool,
}

/// What the lines are judged by.
struct Judge {
    rules: Rules,
    color: Color,
    explain: bool,
}

pub(crate) fn run(args: &JudgeArgs) -> anyhow::Result<ExitCode> {
    let color = Color::from(args.color);
    let rules = args.rules.setting(None)?.rules().clone();
    let judge = Judge { rules, color, explain: args.explain };
    let all_good = judge.answer_lines(&mut stdin().lock(), &mut stdout().lock())?;
    Ok(if all_good { ExitCode::SUCCESS } else { ExitCode::from(REFUSED) })
}

impl Judge {
    /// Answers every line; whether all of them could be judged.
    fn answer_lines(
        &self,
        input: &mut impl BufRead,
        output: &mut impl Write,
    ) -> anyhow::Result<bool> {
        let mut all_good = true;
        while let Some(line) = next_line(input).context("standard input cannot be read")? {
            let answer = match line {
                Ok(line) if line.trim().is_empty() || line.trim_start().starts_with('#') => {
                    continue;
                }
                Ok(line) => self.answer(line.trim()),
                Err(bad) => Err(anyhow::anyhow!(bad.reason())),
            };
            all_good &= answer.is_ok();
            let text = answer.unwrap_or_else(|error| format!("error: {error:#}"));
            writeln!(output, "{text}").context("standard output cannot be written")?;
        }
        Ok(all_good)
    }

    fn answer(&self, line: &str) -> anyhow::Result<String> {
        match line.split_once('|') {
            Some((head, setup)) if head.trim() == "board" => self.answer_board(setup),
            _ => self.answer_point(line),
        }
    }

    fn answer_point(&self, question: &str) -> anyhow::Result<String> {
        let (setup, point) = question
            .rsplit_once('|')
            .and_then(|(setup, point)| Some((setup, point.trim().strip_prefix("point ")?)))
            .context("the line ends in `| point <point>` or begins with `board |`")?;
        let setup = Setup::parse(&self.rules, setup)?;
        let point = self.rules.extent.parse_point(point.trim())?;
        ensure!(setup.board.is_empty_at(point), "{point} holds a stone");
        let verdict = judge(&self.rules, &setup.board, self.color, point);
        let name = verdict.name();
        Ok(match (&verdict, self.explain) {
            (_, false) => name.to_owned(),
            (Verdict::Foul(foul), true) => format!("{name} {}", json!({"shapes": shapes(foul)})),
            (Verdict::Five(row), true) => format!("{name} {}", json!({"row": names(row)})),
            (Verdict::Legal, true) => format!("{name} {{}}"),
        })
    }

    fn answer_board(&self, setup: &str) -> anyhow::Result<String> {
        if setup.split('|').count() > 2 {
            bail!("the line is `board | black: … | white: …`");
        }
        let setup = Setup::parse(&self.rules, setup)?;
        let fouls = forbidden_points(&self.rules, &setup.board, self.color);
        let listed = fouls.iter().map(|(point, foul)| format!("{point}={}", foul.kind.name()));
        let listed = or_dash(&listed.collect::<Vec<_>>().join(", "));
        let fives = or_dash(&names(&self.fives(&setup)).join(" "));
        let answer = format!("all-forbidden: {listed} | fives: {fives}");
        if !self.explain {
            return Ok(answer);
        }
        let reasons: serde_json::Map<String, Value> =
            fouls.iter().map(|(point, foul)| (point.to_string(), shapes(foul))).collect();
        Ok(format!("{answer} {}", json!({"shapes": reasons})))
    }

    fn fives(&self, setup: &Setup) -> Vec<Point> {
        let is_five = |point: &Point| {
            matches!(judge(&self.rules, &setup.board, self.color, *point), Verdict::Five(_))
        };
        setup.board.empty_points().filter(is_five).collect()
    }
}

fn shapes(foul: &Foul) -> Value {
    let shape = |shape: &narabe_rules::Shape| {
        json!({
            "kind": shape.kind.name(),
            "stones": names(&shape.stones),
            "completes": names(&shape.completes),
        })
    };
    foul.shapes.iter().map(shape).collect()
}

fn names(points: &[Point]) -> Vec<String> {
    points.iter().map(ToString::to_string).collect()
}

fn or_dash(text: &str) -> String {
    if text.is_empty() { "-".to_owned() } else { text.to_owned() }
}

//! `narabe rules`: the rule sets, as a list or one by one.

use std::io::{Write as _, stdout};
use std::process::ExitCode;

use anyhow::Context as _;
use clap::Subcommand;
use narabe_game::{OptionView, openings};
use narabe_rules::{RuleSet, Rules, rule_set, rule_sets};
use narabe_words::{Lang, words};
use serde_json::{Value, json};

/// List the rule sets, or show one.
#[derive(Debug, clap::Args)]
pub(crate) struct RulesArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Every rule set
    List {
        /// As a JSON array
        #[arg(long)]
        json: bool,
    },
    /// One rule set
    Show {
        /// Its id
        id: String,
        /// As a JSON array of one
        #[arg(long)]
        json: bool,
    },
}

pub(crate) fn run(args: &RulesArgs) -> anyhow::Result<ExitCode> {
    let text = match &args.what {
        What::List { json } => {
            let views: Vec<Value> = rule_sets().iter().map(view).collect();
            if *json { serde_json::to_string(&views)? } else { table(&views) }
        }
        What::Show { id, json } => {
            let set = rule_set(id).with_context(|| format!("there is no rule set {id:?}"))?;
            let views = [view(set)];
            if *json { serde_json::to_string(&views)? } else { table(&views) + &details(set) }
        }
    };
    writeln!(stdout(), "{}", text.trim_end())?;
    Ok(ExitCode::SUCCESS)
}

fn view(set: &RuleSet) -> Value {
    json!({
        "id": set.id,
        "name": words(Lang::En, &format!("rules-{}", set.id), &[]),
        "sentence": words(Lang::En, &format!("rules-{}-sentence", set.id), &[]),
        "sizes": set.sizes.all_lines(),
        "size": set.sizes.default_lines(),
        "options": set.options.iter().map(OptionView::of).collect::<Vec<_>>(),
        "openings": suited(set).collect::<Vec<_>>(),
    })
}

/// What can be chosen for a rule set, a line each: boards, options with their values, openings.
fn details(set: &RuleSet) -> String {
    let lines: Vec<String> = set.sizes.all_lines().iter().map(ToString::to_string).collect();
    let boards = match set.sizes.default_lines() {
        Some(usual) => format!("{}; {usual} unless --size says otherwise", lines.join(" ")),
        None => "the endless sheet".to_owned(),
    };
    let option = |view: OptionView| {
        let values = match &view.values[..] {
            [first, .., last] if view.values.len() > 8 => format!("{first} to {last}"),
            values => values.join(" "),
        };
        format!("  --option {}=…      {values}; {} unless told\n", view.key, view.default)
    };
    let options: String = set.options.iter().map(OptionView::of).map(option).collect();
    let openings: Vec<&str> = suited(set).collect();
    format!("  boards: {boards}\n{options}  openings: {}\n", openings.join(" "))
}

fn suited(set: &RuleSet) -> impl Iterator<Item = &'static str> {
    let rules = Rules::standard(set.id).ok();
    let suits = move |opening: &&narabe_game::OpeningSpec| {
        rules.as_ref().is_some_and(|rules| (opening.suits)(rules))
    };
    openings().iter().filter(suits).map(|opening| opening.id)
}

/// One line a rule set: its id, its name, and what it is in a sentence.
fn table(views: &[Value]) -> String {
    let line = |view: &Value| {
        let text = |key: &str| view[key].as_str().unwrap_or_default().to_owned();
        format!("{:<22}{}: {}\n", text("id"), text("name"), text("sentence"))
    };
    views.iter().map(line).collect::<Vec<_>>().concat()
}

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
    let (sets, as_json) = match &args.what {
        What::List { json } => (rule_sets().iter().collect(), *json),
        What::Show { id, json } => {
            let set = rule_set(id).with_context(|| format!("there is no rule set {id:?}"))?;
            (vec![set], *json)
        }
    };
    let views: Vec<Value> = sets.into_iter().map(view).collect();
    let text = if as_json { serde_json::to_string(&views)? } else { table(&views) };
    writeln!(stdout(), "{}", text.trim_end())?;
    Ok(ExitCode::SUCCESS)
}

fn view(set: &RuleSet) -> Value {
    let suited = |opening: &&narabe_game::OpeningSpec| {
        Rules::standard(set.id).is_ok_and(|rules| (opening.suits)(&rules))
    };
    json!({
        "id": set.id,
        "name": words(Lang::En, &format!("rules-{}", set.id), &[]),
        "sentence": words(Lang::En, &format!("rules-{}-sentence", set.id), &[]),
        "sizes": set.sizes.all_lines(),
        "size": set.sizes.default_lines(),
        "options": set.options.iter().map(OptionView::of).collect::<Vec<_>>(),
        "openings": openings().iter().filter(suited).map(|opening| opening.id).collect::<Vec<_>>(),
    })
}

/// One line a rule set: its id, its name, and what it is in a sentence.
fn table(views: &[Value]) -> String {
    let line = |view: &Value| {
        let text = |key: &str| view[key].as_str().unwrap_or_default().to_owned();
        format!("{:<22}{}: {}\n", text("id"), text("name"), text("sentence"))
    };
    views.iter().map(line).collect::<Vec<_>>().concat()
}

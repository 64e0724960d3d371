//! `narabe verify`: a written proof, checked with the rules alone.

use std::fs;
use std::io::{Write as _, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use narabe_game::{Setting, SettingSpec};
use narabe_rules::{Color, Rules, Setup};
use narabe_solver::{Proof, check_rules, verify_proof};
use serde::Deserialize;

use super::solve::{Question, color};
use crate::noun::noun;

/// Check a proof that `narabe solve --proof` has written.
#[derive(Debug, clap::Args)]
pub(crate) struct VerifyArgs {
    /// The file
    file: PathBuf,
}

/// What a file of a proof holds.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    rules: String,
    size: Option<u32>,
    #[serde(default)]
    options: std::collections::BTreeMap<String, String>,
    attacker: String,
    black: String,
    white: String,
    proof: String,
}

pub(crate) fn run(args: &VerifyArgs) -> anyhow::Result<ExitCode> {
    let (setup, attacker, proof) = Written::read(&args.file)?;
    if let Err(flaw) = verify_proof(&setup, attacker, &proof) {
        let path: Vec<String> = flaw.path.iter().map(ToString::to_string).collect();
        bail!("the proof does not stand up: {flaw} ({})", path.join(" "));
    }
    let (count, plies) = (proof.len(), proof.plies());
    let positions = noun(count as u64, "position");
    writeln!(stdout(), "verified: {attacker} wins in {plies}, {count} {positions}")?;
    Ok(ExitCode::SUCCESS)
}

impl Written {
    /// The position, the attacker and the proof of a file. Whether it proves anything is not looked at.
    pub(super) fn read(path: &Path) -> anyhow::Result<(Setup, Color, Proof)> {
        let file = path.display();
        let text = fs::read_to_string(path).with_context(|| format!("reading {file}"))?;
        let written: Self =
            serde_json::from_str(&text).with_context(|| format!("{file} is no written proof"))?;
        let proof: Proof = written.proof.parse()?;
        let (setup, attacker) = written.setup()?;
        check_rules(&setup.rules)?;
        Ok((setup, attacker, proof))
    }

    fn setup(&self) -> anyhow::Result<(Setup, Color)> {
        let attacker = color(&self.attacker)?;
        let question = Question::of_stones(&self.rules()?, &self.black, &self.white)?;
        Ok((question.attacked_by(Some(attacker)).setup, attacker))
    }

    fn rules(&self) -> anyhow::Result<Rules> {
        let setting = Setting::resolve(&SettingSpec {
            rules: self.rules.clone(),
            size: self.size,
            opening: None,
            options: self.options.clone(),
        })?;
        Ok(setting.rules().clone())
    }
}

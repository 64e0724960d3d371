//! From arguments to a match that can be played, or the reason why it cannot.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use anyhow::{Context as _, bail, ensure};
use narabe_contest::{EngineHeader, Entrant, Header, Limits};
use narabe_game::{Setting, SettingSpec};
use narabe_protocol::{About, Info, RuleBits};
use narabe_rating::Sprt;
use narabe_rules::{FoulMode, OptionValues, gomocup_rule_sets, rule_set};

use super::book::Book;
use super::brain::{Brain, Terms};
use super::duel::Contest;
use super::schedule::{Encounter, Fixture, encounters, fixtures};
use super::{MatchArgs, Switch};
use crate::process::Log;

/// A match that can be played.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) contest: Contest,
    pub(crate) header: Header,
    pub(crate) encounters: Vec<Encounter>,
    pub(crate) fixtures: Vec<Fixture>,
    pub(crate) sprt: Option<Sprt>,
}

/// How long an engine that has started may take to say who it is.
const ABOUT: Duration = Duration::from_secs(2);

/// Prepares a match. Every engine is started once, so that a wrong path is found before the first game.
pub(crate) fn plan(args: &MatchArgs) -> anyhow::Result<Plan> {
    let encounters = encounters(args.engines.len(), args.tournament);
    let sprt = sprt(args, &encounters)?;
    check_numbers(args)?;
    let setting = setting(args)?;
    let terms = terms(args, &setting)?;
    let limits = Limits {
        turn_ms: args.turn_time,
        match_ms: args.match_time,
        increment_ms: args.increment,
        nodes: args.nodes,
        memory_bytes: args.memory,
    };
    for entrant in &args.engines {
        let Limits { turn_ms, match_ms, nodes, .. } = entrant.limits(limits);
        let is_limited = turn_ms.is_some() || match_ms.is_some() || nodes.is_some();
        ensure!(is_limited, "say how long they may think: --turn-time, --match-time or --nodes");
        // What the protocol takes for no limit must not come from somebody who asks for the least.
        ensure!(nodes != Some(0), "the nodes of {} are at least 1, not 0", entrant.name);
        ensure!(match_ms != Some(0), "the match time of {} is at least 1ms, not 0", entrant.name);
    }
    let contest = Contest {
        book: Book::find(&args.openings, &setting)?,
        setting,
        terms,
        entrants: args.engines.clone(),
        limits,
        tolerance: Duration::from_millis(args.tolerance),
        draw_after: args.draw_after,
        passes: args.passes,
        restart: args.restart == Switch::On,
        logs: args.log.clone(),
        stop: AtomicBool::new(false),
    };
    let abouts = abouts(&contest)?;
    let header = header(args, &contest, abouts);
    let fixtures = fixtures(&encounters, args.games as usize / 2);
    Ok(Plan { contest, header, encounters, fixtures, sprt })
}

fn check_numbers(args: &MatchArgs) -> anyhow::Result<()> {
    ensure!(args.engines.len() >= 2, "a match needs two engines");
    let names: BTreeSet<&str> = args.engines.iter().map(|engine| engine.name.as_str()).collect();
    ensure!(names.len() == args.engines.len(), "two engines have the same name: give them name=");
    ensure!((1..=256).contains(&args.concurrency), "--concurrency is between 1 and 256");
    ensure!(args.start_time > 0, "--start-time is at least 1ms: no program starts in no time");
    ensure!(args.longest_turn > 0, "--longest-turn is at least 1ms: nobody moves in no time");
    Ok(())
}

fn sprt(args: &MatchArgs, encounters: &[Encounter]) -> anyhow::Result<Option<Sprt>> {
    let Some((elo0, elo1)) = args.sprt else { return Ok(None) };
    ensure!(encounters.len() == 1, "--sprt compares two engines, not more");
    Ok(Some(Sprt::new(elo0, elo1, args.alpha, args.beta)?))
}

/// The rules. A foul loses at once where that can be chosen and nothing else was: engines are told no other way.
fn setting(args: &MatchArgs) -> anyhow::Result<Setting> {
    let mut options: std::collections::BTreeMap<String, String> =
        args.rules.options.iter().cloned().collect();
    let foul = rule_set(&args.rules.rules).and_then(|set| set.option("foul"));
    let can_lose = foul.is_some_and(|foul| match foul.values {
        OptionValues::Names(names) => names.iter().any(|(name, _)| *name == FoulMode::Loss.name()),
        OptionValues::Number { .. } => false,
    });
    if can_lose {
        options.entry("foul".to_owned()).or_insert_with(|| FoulMode::Loss.name().to_owned());
    }
    let spec = SettingSpec {
        rules: args.rules.rules.clone(),
        size: args.rules.size,
        opening: None,
        options,
    };
    let setting = Setting::resolve(&spec)?;
    let claims = setting.rules().terms.foul_mode == FoulMode::Claim;
    ensure!(!claims, "by the protocol nobody can claim a foul");
    Ok(setting)
}

/// What engines are told of every game.
fn terms(args: &MatchArgs, setting: &Setting) -> anyhow::Result<Terms> {
    let rules = setting.rules();
    let Some(lines) = rules.extent.lines() else {
        bail!("the protocol has no endless sheet");
    };
    let number = gomocup_rule_sets().iter().find(|(_, set)| set.id == rules.id);
    let Some((number, _)) = number else {
        let known = gomocup_rule_sets().iter().map(|(_, set)| set.id).collect::<Vec<_>>();
        bail!("the protocol has no rule {}; it has {}", rules.id, known.join(", "));
    };
    Ok(Terms {
        lines,
        rules: vec![Info::Rule(RuleBits(i64::from(*number)))],
        start: Duration::from_millis(args.start_time),
        longest_turn: Duration::from_millis(args.longest_turn),
    })
}

/// Starts every engine once and asks who it is.
fn abouts(contest: &Contest) -> anyhow::Result<Vec<Option<About>>> {
    let about = |entrant: &Entrant| {
        let limits = contest.limits;
        let mut brain = Brain::launch(entrant, limits, Log::default(), &contest.stop)?;
        brain.begin_game(&contest.terms)?;
        let about = brain.about(ABOUT);
        brain.leave();
        anyhow::Ok(about)
    };
    let entrants = contest.entrants.iter();
    let told =
        |entrant: &Entrant| about(entrant).with_context(|| format!("the engine {}", entrant.name));
    entrants.map(told).collect()
}

fn header(args: &MatchArgs, contest: &Contest, abouts: Vec<Option<About>>) -> Header {
    let Contest { setting, entrants, book, .. } = contest;
    let engine = |(entrant, about): (&Entrant, Option<About>)| EngineHeader {
        name: entrant.name.clone(),
        command: entrant.command.clone(),
        about: about.as_ref().map(version),
        limits: entrant.limits(contest.limits),
        infos: entrant.infos.clone(),
    };
    let options = setting.rules().options.iter();
    Header {
        rules: setting.rules().id.to_owned(),
        size: contest.terms.lines,
        options: options.map(|(key, value)| ((*key).to_owned(), value.clone())).collect(),
        tournament: args.tournament.name().to_owned(),
        engines: entrants.iter().zip(abouts).map(engine).collect(),
        tolerance_ms: args.tolerance,
        openings: (book.source.clone(), book.openings.len(), book.key()),
        passes: contest.passes,
        draw_after: contest.draw_after,
        restart: contest.restart,
    }
}

/// Name and version, as far as they are told.
fn version(about: &About) -> String {
    let told = ["name", "version"].map(|key| about.get(key).unwrap_or_default().trim());
    told.join(" ").trim().to_owned()
}

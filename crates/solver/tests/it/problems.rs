//! The problems of `docs/problems`: every sentence that is said of them is true of what the solver finds, and what
//! it finds is verified. The format is told on the pages themselves.

use std::fs;
use std::path::Path;

use narabe_rules::{Color, Diagram, Foul, Point, Setup, forbidden_points};
use narabe_solver::{
    Defences, Effort, Explanation, Goal, Limits, Means, Proof, Solution, Standing, Step, Trap, Vcf,
    Vct, Verdict, defend, explain, verify_proof,
};
use narabe_testkit::{Fence, fences, setting};
use narabe_threats::ThreatBoard;

const PAGES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/problems");
const NODES: u64 = 200_000;

/// A problem: who is to move, and what is asked.
struct Problem {
    setup: Setup,
    task: String,
}

impl Problem {
    fn read(info: &str, drawing: &str) -> Self {
        let mut words: Vec<&str> = info.split_whitespace().collect();
        let task = words.pop().unwrap().to_owned();
        let side = words.pop().unwrap();
        let to_move = Color::ALL.into_iter().find(|color| color.name() == side).unwrap();
        let rules = setting(&words.join(" ")).unwrap().rules().clone();
        let board = Diagram::parse(rules.extent, drawing).unwrap().board;
        Self { setup: Setup { rules, board, to_move }, task }
    }

    /// Everything that can be said of it.
    fn facts(&self) -> Vec<String> {
        let mut facts = forbidden(&self.setup);
        match self.task.as_str() {
            "vcf" => facts.extend(win(&self.setup, by_fours(&self.setup))),
            "vct" => facts.extend(win(&self.setup, by_threats(&self.setup, false))),
            "quiet" => facts.extend(win(&self.setup, by_threats(&self.setup, true))),
            "stop-vcf" => facts.extend(stop(&self.setup, Means::Fours)),
            "stop-vct" => facts.extend(stop(&self.setup, Means::Threats)),
            other => panic!("no task is called {other:?}"),
        }
        facts
    }
}

/// `forbidden: h8 overline`, if there is any such point.
fn forbidden(setup: &Setup) -> Vec<String> {
    let fouls = forbidden_points(&setup.rules, &setup.board, Color::Black);
    fouls.iter().map(|(point, foul)| format!("forbidden: {point} {}", foul.kind.name())).collect()
}

fn by_fours(setup: &Setup) -> Option<Proof> {
    let mut board = ThreatBoard::from_setup(setup).unwrap();
    let limits = Limits::nodes(NODES);
    match Vcf::new(1 << 12).solve(&mut board, setup.to_move, Goal::Shortest, limits).solution {
        Solution::Win(line) => Proof::of_line(&line),
        Solution::None => None,
        Solution::Unknown => panic!("the nodes do not suffice"),
    }
}

fn by_threats(setup: &Setup, quiet: bool) -> Option<Proof> {
    let mut board = ThreatBoard::from_setup(setup).unwrap();
    let effort = Effort { quiet, ..Effort::nodes(NODES) };
    let found = Vct::new(1 << 14).shortest_until(&mut board, setup.to_move, effort, &|| false);
    match found.finding.verdict {
        Verdict::Win(proof) => {
            assert!(found.is_shortest, "the shortest win is not known");
            Some(proof)
        }
        Verdict::None => None,
        Verdict::Unknown => panic!("the nodes do not suffice"),
    }
}

/// `win in 5`, and what its explanation says; or `no win`.
fn win(setup: &Setup, proof: Option<Proof>) -> Vec<String> {
    let Some(proof) = proof else { return vec!["no win".to_owned()] };
    assert_eq!(verify_proof(setup, setup.to_move, &proof), Ok(()));
    let mut facts = vec![format!("win in {}", proof.plies())];
    let explanation = explain(setup, &proof).unwrap();
    for (at, step) in explanation.steps.iter().enumerate() {
        facts.extend(of_step(at + 1, step));
    }
    facts.extend(against_answers(setup, &proof, &explanation));
    facts
}

/// `1. h8 three, g8`; `1. answers: g8 i9`; `3. foul h9 double-three: h7 h8 h9; g9 h9 i9`.
fn of_step(number: usize, step: &Step) -> Vec<String> {
    let played = step.played.map(|point| format!(", {point}")).unwrap_or_default();
    let mut facts = vec![format!("{number}. {} {}{played}", step.stone, step.makes.name())];
    let answers: Vec<Point> = step.answers.iter().map(|answer| answer.point).collect();
    let listed = if answers.is_empty() { "none".to_owned() } else { names(&answers) };
    facts.push(format!("{number}. answers: {listed}"));
    facts.extend(step.traps.iter().map(|Trap { point, foul }| {
        format!("{number}. foul {point} {}: {}", foul.kind.name(), lines(foul))
    }));
    facts
}

/// `against g8: i9 four-three`, for every answer to the first stone.
fn against_answers(setup: &Setup, proof: &Proof, explanation: &Explanation) -> Vec<String> {
    let attacker = explanation.attacker;
    let next = |(answer, rest): &(Point, Proof)| {
        let board = setup.board.with(proof.stone, attacker).with(*answer, attacker.other());
        let step = &explain(&Setup { board, ..setup.clone() }, rest).unwrap().steps[0];
        format!("against {answer}: {} {}", step.stone, step.makes.name())
    };
    proof.answers.iter().map(next).collect()
}

/// What threatens, and which moves hold.
fn stop(setup: &Setup, means: Means) -> Vec<String> {
    let attacker = setup.to_move.other();
    let threatening = Setup { to_move: attacker, ..setup.clone() };
    let mut board = ThreatBoard::from_setup(&threatening).unwrap();
    let found: Defences = defend(&mut board, attacker, means, Effort::nodes(NODES), &|| false);
    assert_eq!(found.points(Standing::Unknown).count(), 0, "the nodes do not suffice");
    let holds: Vec<Point> = found.points(Standing::Holds).collect();
    let mut facts = vec![format!("holds: {}", names(&holds))];
    let threat = match means {
        Means::Fours => by_fours(&threatening),
        Means::Threats => by_threats(&threatening, false),
    };
    let facts_of_threat = win(&threatening, threat);
    facts.extend(facts_of_threat.into_iter().map(|fact| format!("threat: {fact}")));
    facts
}

fn names(points: &[Point]) -> String {
    points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn lines(foul: &Foul) -> String {
    let lines: Vec<String> = foul.shapes.iter().map(|shape| names(&shape.stones)).collect();
    lines.join("; ")
}

/// The sentences of a problem that are not true, with all that are.
fn untrue(page: &str, fence: &Fence) -> Vec<String> {
    let info = fence.info.strip_prefix("problem ").unwrap();
    let said: Vec<&str> = fence.text.lines().filter_map(|line| line.strip_prefix("=> ")).collect();
    let drawing: Vec<&str> = fence.text.lines().filter(|line| !line.starts_with("=> ")).collect();
    assert!(!said.is_empty(), "{page}:{}: a problem says something", fence.line);
    let facts = Problem::read(info, &drawing.join("\n")).facts();
    let wrong = said.into_iter().filter(|said| !facts.iter().any(|fact| fact == said));
    wrong.map(|said| format!("{page}:{}: {said:?} is not among {facts:#?}", fence.line)).collect()
}

#[test]
fn every_sentence_of_the_problems_is_true() {
    let mut problems = 0;
    let mut wrong = Vec::new();
    for entry in fs::read_dir(Path::new(PAGES)).unwrap() {
        let path = entry.unwrap().path();
        let page = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        let found: Vec<Fence> =
            fences(&text).into_iter().filter(|fence| fence.info.starts_with("problem ")).collect();
        let head = text.lines().find_map(|line| line.strip_prefix("> ")).unwrap();
        assert_eq!(head, format!("{} problems", found.len()), "{page}");
        problems += found.len();
        wrong.extend(found.iter().flat_map(|fence| untrue(&page, fence)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(problems >= 6, "only {problems}");
}

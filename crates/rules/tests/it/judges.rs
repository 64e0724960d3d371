//! The judge against a second, differently written one, on positions where fouls hang on fouls.

use std::collections::{BTreeMap, BTreeSet};

use narabe_rules::{Board, Color, Point, Rules, Verdict, judge};
use narabe_testkit::{
    LineJudge, LineShape, clustered, crowded, for_all, perturbed_vectors, samples,
};

/// What the judge says, with the shapes of a foul in the second judge's form.
fn told(verdict: &Verdict) -> (&'static str, BTreeSet<LineShape>) {
    let shapes = match verdict {
        Verdict::Foul(foul) => foul.shapes.clone(),
        Verdict::Five(_) | Verdict::Legal => Vec::new(),
    };
    let ordered = |mut points: Vec<Point>| {
        points.sort();
        points
    };
    let shape = |shape: narabe_rules::Shape| LineShape {
        kind: shape.kind,
        stones: ordered(shape.stones),
        completes: ordered(shape.completes),
    };
    (verdict.name(), shapes.into_iter().map(shape).collect())
}

fn agree_everywhere(rules: &Rules, board: &Board, color: Color) {
    let second = LineJudge::new(rules, board, color);
    for point in board.empty_points() {
        let other = second.judge(point);
        let verdict = judge(rules, board, color, point);
        assert_eq!(told(&verdict), (other.name, other.shapes), "{} {color} on {point}", rules.id);
    }
}

#[test]
fn the_judges_agree_on_clustered_boards_of_every_size_and_rule_set() {
    for_all(120, &clustered(9..=25), |board| {
        let lines = board.extent().lines().map(u32::from);
        for id in ["freestyle", "standard", "renju"] {
            let rules = Rules::resolve(id, lines, []).unwrap();
            agree_everywhere(&rules, &board, Color::Black);
            agree_everywhere(&rules, &board, Color::White);
        }
    });
}

#[test]
fn the_judges_agree_where_threes_hang_on_threes() {
    let renju = Rules::standard("renju").unwrap();
    for_all(200, &crowded(), |board| agree_everywhere(&renju, &board, Color::Black));
    for_all(200, &perturbed_vectors(), |board| agree_everywhere(&renju, &board, Color::Black));
}

/// What the samples hold: how often each verdict, how deep the judge looked, and how deep it had to look to
/// say the truth.
#[derive(Debug, Default)]
struct Census {
    verdicts: BTreeMap<&'static str, u32>,
    depths: BTreeMap<usize, u32>,
    truths: BTreeMap<usize, u32>,
}

impl Census {
    fn count(&mut self, rules: &Rules, board: &Board) {
        let second = LineJudge::new(rules, board, Color::Black);
        for point in board.empty_points() {
            let verdict = second.judge(point);
            *self.verdicts.entry(verdict.name).or_default() += 1;
            *self.depths.entry(verdict.depth).or_default() += 1;
            *self.truths.entry(second.depth_of_truth(point)).or_default() += 1;
        }
    }
}

fn at_least(counts: &BTreeMap<usize, u32>, depth: usize) -> u32 {
    counts.range(depth..).map(|(_, count)| count).sum()
}

#[test]
fn the_samples_hold_every_verdict_and_deep_ones() {
    let renju = Rules::standard("renju").unwrap();
    let mut census = Census::default();
    samples(200, &crowded()).for_each(|board| census.count(&renju, &board));
    samples(200, &perturbed_vectors()).for_each(|board| census.count(&renju, &board));
    for name in ["five", "overline", "double-four", "double-three", "legal"] {
        assert!(census.verdicts[name] >= 150, "too few of {name}: {census:?}");
    }
    let minima = [(&census.depths, 2, 150), (&census.depths, 3, 50)];
    let deeper = [(&census.truths, 2, 60), (&census.truths, 3, 15)];
    for (counts, depth, minimum) in minima.into_iter().chain(deeper) {
        assert!(at_least(counts, depth) >= minimum, "too few of depth {depth}: {census:?}");
    }
}

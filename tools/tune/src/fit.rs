//! Fits the weights: the logistic of the evaluation is to say how likely the side to move wins.
//!
//! The likelihood that it learns from is the search's where the search has proved the end, and else a mixture of
//! what the search thought and of how the game ended. Weights that the samples say nothing of stay near what they
//! were. Plain Adam \[kingma\] over shuffled batches.

use std::collections::BTreeMap;

use anyhow::Context as _;
use narabe_engine::{Dice, Score};
use narabe_rules::{Color, Rules, Setup, parse_points};
use narabe_threats::{Threat, ThreatBoard, tuning};

use crate::sample::Sample;

/// Weights are kept in this part of a unit of the evaluation.
const GRAIN: f32 = 8.0;

/// How much the end of the game counts beside the score of the search.
const RESULT_SHARE: f32 = 0.5;

/// Rounds over all samples.
const ROUNDS: usize = 40;
const BATCH: usize = 512;

/// The step of Adam in the first round; it falls to nothing until the last.
const STEP: f32 = 2.0;

/// How strongly a weight is drawn to where it began.
const ANCHOR: f32 = 2e-8;

/// One sample of this many is kept aside to see whether the fit holds for others.
const ASIDE: usize = 20;

/// A sample as numbers.
struct Case {
    counts: Vec<(u16, i16)>,
    likelihood: f32,
}

pub(crate) fn fit(samples: &[Sample]) -> anyhow::Result<Vec<i16>> {
    let start: Vec<f32> = tuning::weights().into_iter().map(f32::from).collect();
    let scale = scale_of(samples, &start)?;
    let cases = cases(samples, scale)?;
    let is_aside = |number: &usize| number.is_multiple_of(ASIDE);
    let (aside, mut order): (Vec<usize>, Vec<usize>) = (0..cases.len()).partition(is_aside);
    eprintln!("{} cases, scale {scale}, loss {}", cases.len(), loss(&cases, &aside, &start, scale));
    let mut adam = Adam::new(start);
    let mut dice = Dice::new(1);
    for round in 0..ROUNDS {
        shuffle(&mut order, &mut dice);
        let step = STEP * (ROUNDS - round) as f32 / ROUNDS as f32;
        for batch in order.chunks(BATCH) {
            adam.learn(&cases, batch, scale, step);
        }
        if round % 5 == 4 {
            eprintln!("round {round}: {}", loss(&cases, &aside, &adam.weights, scale));
        }
    }
    let most = f32::from(i16::MAX);
    Ok(adam.weights.iter().map(|weight| weight.round().clamp(-most, most) as i16).collect())
}

/// How many units of the evaluation make the odds e to one: the scale at which the weights as they are explain the
/// ends of the games best.
fn scale_of(samples: &[Sample], weights: &[f32]) -> anyhow::Result<f32> {
    let ended: Vec<Sample> =
        samples.iter().filter(|sample| sample.result.is_some()).step_by(5).cloned().collect();
    let cases = cases(&ended, f32::INFINITY)?;
    let all: Vec<usize> = (0..cases.len()).collect();
    let scales = (4..60).map(|tens| tens as f32 * 10.0);
    let rated = scales.map(|scale| (loss(&cases, &all, weights, scale), scale));
    let best = rated.min_by(|one, other| one.0.total_cmp(&other.0)).context("no scales")?;
    Ok(best.1)
}

fn cases(samples: &[Sample], scale: f32) -> anyhow::Result<Vec<Case>> {
    let mut rules = BTreeMap::new();
    let mut cases = Vec::new();
    for sample in samples {
        let known = rules.entry((sample.rules.clone(), sample.lines));
        let rules = match known {
            std::collections::btree_map::Entry::Occupied(known) => known.into_mut(),
            std::collections::btree_map::Entry::Vacant(vacant) => {
                vacant.insert(Rules::resolve(&sample.rules, Some(sample.lines), [])?)
            }
        };
        let stones = parse_points(rules.extent, &sample.stones)?;
        let setup = Setup::from_moves(rules, &stones)?;
        let board = ThreatBoard::from_setup(&setup)?;
        if !is_settled(&board, setup.to_move) {
            let counts = board.weight_counts(setup.to_move).into_iter();
            let counts = counts.map(|(at, count)| (at as u16, count as i16)).collect();
            cases.push(Case { counts, likelihood: likelihood(sample, scale) });
        }
    }
    Ok(cases)
}

/// Whether the search never asks for the evaluation, because one look at the board tells who wins.
fn is_settled(board: &ThreatBoard, to_move: Color) -> bool {
    let any = |color, threat| board.count(color, threat) > 0;
    any(to_move, Threat::Five)
        || any(to_move, Threat::OpenFour)
        || any(to_move.other(), Threat::Five)
}

fn likelihood(sample: &Sample, scale: f32) -> f32 {
    let score = Score(sample.score);
    if score.is_decided() {
        return if score.is_win() { 1.0 } else { 0.0 };
    }
    let thought = logistic(sample.score as f32 / scale);
    let Some(result) = sample.result else { return thought };
    let ended = (result + 1) as f32 / 2.0;
    if scale.is_infinite() { ended } else { RESULT_SHARE * ended + (1.0 - RESULT_SHARE) * thought }
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

fn predicted(case: &Case, weights: &[f32], scale: f32) -> f32 {
    let sum: f32 =
        case.counts.iter().map(|(at, n)| weights[usize::from(*at)] * f32::from(*n)).sum();
    logistic(sum / (GRAIN * scale))
}

/// The mean cross-entropy of these cases.
fn loss(cases: &[Case], which: &[usize], weights: &[f32], scale: f32) -> f32 {
    let of = |case: &Case| {
        let p = predicted(case, weights, scale).clamp(1e-6, 1.0 - 1e-6);
        -(case.likelihood * p.ln() + (1.0 - case.likelihood) * (1.0 - p).ln())
    };
    which.iter().map(|number| of(&cases[*number])).sum::<f32>() / which.len().max(1) as f32
}

fn shuffle(order: &mut [usize], dice: &mut Dice) {
    for last in (1..order.len()).rev() {
        order.swap(last, dice.below(last as u32 + 1) as usize);
    }
}

/// The state of Adam.
struct Adam {
    weights: Vec<f32>,
    start: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    batches: i32,
}

const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;

impl Adam {
    fn new(start: Vec<f32>) -> Self {
        let zeros = vec![0.0; start.len()];
        Self { weights: start.clone(), start, mean: zeros.clone(), square: zeros, batches: 0 }
    }

    fn learn(&mut self, cases: &[Case], batch: &[usize], scale: f32, step: f32) {
        let mut slope = vec![0.0; self.weights.len()];
        for case in batch.iter().map(|number| &cases[*number]) {
            let error = predicted(case, &self.weights, scale) - case.likelihood;
            let error = error / (GRAIN * scale * batch.len() as f32);
            for (at, count) in &case.counts {
                slope[usize::from(*at)] += error * f32::from(*count);
            }
        }
        self.batches += 1;
        let mean_part = 1.0 - MEAN_DECAY.powi(self.batches);
        let square_part = 1.0 - SQUARE_DECAY.powi(self.batches);
        for (at, slope) in slope.into_iter().enumerate() {
            let slope = slope + ANCHOR * (self.weights[at] - self.start[at]);
            self.mean[at] += (1.0 - MEAN_DECAY) * (slope - self.mean[at]);
            self.square[at] += (1.0 - SQUARE_DECAY) * (slope * slope - self.square[at]);
            let root = (self.square[at] / square_part).sqrt();
            self.weights[at] -= step * (self.mean[at] / mean_part) / (root + 1e-8);
        }
    }
}

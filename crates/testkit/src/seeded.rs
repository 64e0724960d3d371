//! Property tests that draw the same cases on every run.

use core::fmt::Debug;

use proptest::strategy::{Strategy, ValueTree as _};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};

fn runner(cases: u32) -> TestRunner {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha))
}

/// Tries a property on so many values of the strategy; it holds where it does not panic.
///
/// # Panics
/// When the property fails, with the smallest failing value that was found.
pub fn for_all<S: Strategy>(cases: u32, strategy: &S, property: impl Fn(S::Value))
where
    S::Value: Debug,
{
    let outcome = runner(cases).run(strategy, |value| {
        property(value);
        Ok::<(), TestCaseError>(())
    });
    if let Err(failure) = outcome {
        panic!("{failure}");
    }
}

/// So many values of the strategy, for tests that count what they have seen.
///
/// # Panics
/// When the strategy rejects too much to make a value.
pub fn samples<S: Strategy>(count: u32, strategy: &S) -> impl Iterator<Item = S::Value> {
    let mut runner = runner(count);
    (0..count).map(move |_| {
        strategy.new_tree(&mut runner).expect("the strategy rejects nothing").current()
    })
}

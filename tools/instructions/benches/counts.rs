//! Instructions, counted by valgrind: the same on every machine of one architecture and compiler.
//!
//! `cargo bench --manifest-path tools/instructions/Cargo.toml`, with valgrind and `gungraun-runner` 0.20.0.

#![expect(missing_docs, reason = "the macros make public functions")]

use std::hint::black_box;

use gungraun::{library_benchmark, library_benchmark_group, main};
use narabe_instructions::{fight, fight_board, near_points, problem_board};
use narabe_rules::{Color, Setup, forbidden_points};
use narabe_solver::{Goal, Limits, Report, Vcf};
use narabe_threats::ThreatBoard;

// Every empty point judged by the rules.
#[library_benchmark]
#[bench::fight(fight())]
fn foul_test_by_rules(setup: Setup) -> usize {
    black_box(forbidden_points(&setup.rules, &setup.board, Color::Black)).len()
}

// Every empty point judged by the patterns.
#[library_benchmark]
#[bench::fight(fight_board("renju"))]
fn foul_test_by_patterns(board: ThreatBoard) -> usize {
    let empty = board.spots().filter(|spot| board.stone(*spot).is_none());
    empty.filter(|spot| board.is_foul(Color::Black, *spot)).count()
}

// A stone of each colour placed on every empty point near the centre and taken back: 130 pairs.
#[library_benchmark]
#[bench::freestyle(fight_board("freestyle"))]
#[bench::standard(fight_board("standard"))]
#[bench::renju(fight_board("renju"))]
fn place_and_remove(mut board: ThreatBoard) -> i32 {
    for spot in near_points(&board) {
        for color in Color::ALL {
            board.place(spot, color);
            board.remove(spot);
        }
    }
    board.evaluation(Color::Black)
}

// A win of twenty-three stones by continuous fours.
#[library_benchmark]
#[bench::problem((problem_board(), Vcf::new(1 << 10)))]
fn continuous_fours((mut board, mut vcf): (ThreatBoard, Vcf)) -> Report {
    vcf.solve(&mut board, Color::Black, Goal::Any, Limits::nodes(100_000))
}

// The search over the suite of the signature.
#[library_benchmark]
#[bench::suite()]
fn search() -> u64 {
    narabe_engine::signature()
}

library_benchmark_group!(
    name = counts,
    benchmarks =
        [foul_test_by_rules, foul_test_by_patterns, place_and_remove, continuous_fours, search]
);
main!(library_benchmark_groups = counts);

//! Laws that hold on every board: symmetry, placing and removing, keys, notation, hopeless boards.

use std::collections::BTreeMap;

use narabe_rules::{
    Board, Color, Direction, Extent, MAX_LINES, MIN_LINES, Point, Rules, Setup, Symmetry, Verdict,
    WinRule, five_possible, judge, parse_points, stone_key,
};
use narabe_testkit::{clustered, crowded, for_all, samples};
use proptest::prelude::*;

/// The stones that a verdict names, each moved by `turn`.
fn told(verdict: Verdict, turn: impl Fn(Point) -> Point) -> Vec<Point> {
    let mut points: Vec<Point> = match verdict {
        Verdict::Five(line) => line,
        Verdict::Foul(foul) => foul.shapes.into_iter().flat_map(|shape| shape.stones).collect(),
        Verdict::Legal => Vec::new(),
    };
    for point in &mut points {
        *point = turn(*point);
    }
    points.sort();
    points
}

#[test]
fn a_turned_board_has_the_same_verdicts_and_shapes() {
    let renju = Rules::standard("renju").unwrap();
    for_all(40, &crowded(), |board| {
        for symmetry in Symmetry::ALL {
            let turned = symmetry.apply_to_board(&board);
            let turn = |point| symmetry.apply(point, board.extent());
            for point in board.empty_points() {
                let here = judge(&renju, &board, Color::Black, point);
                let there = judge(&renju, &turned, Color::Black, turn(point));
                assert_eq!(here.name(), there.name(), "{point} under {symmetry:?}");
                // Of several winning rows one is named, and a turn can bring another to the front.
                if !matches!(here, Verdict::Five(_)) {
                    assert_eq!(told(here, turn), told(there, |point| point));
                }
            }
        }
    });
}

#[test]
fn stones_come_off_as_they_went_on_and_the_key_counts_the_stones() {
    let turns = prop::collection::vec((0..20_i32, 0..20_i32, any::<bool>()), 0..200);
    let extents =
        prop::sample::select(vec![Extent::Square(7), Extent::Square(19), Extent::Endless]);
    for_all(200, &(extents, turns), |(extent, turns)| {
        let mut board = Board::new(extent);
        let mut before = Vec::new();
        for (x, y, black) in turns {
            let (point, color) =
                (Point::new(x, y), if black { Color::Black } else { Color::White });
            let (was, free) = (board.clone(), board.is_empty_at(point));
            let placed = board.place(point, color);
            assert_eq!(placed.is_ok(), free, "{point}");
            if free {
                before.push((point, color, was));
            } else {
                assert_eq!(board, was, "a refused stone changes nothing");
            }
            let key = board.stones().fold(0, |key, (at, color)| key ^ stone_key(at, color));
            assert_eq!(board.key(), key);
            assert_eq!(board.stone_count() as usize, before.len());
        }
        for (point, color, was) in before.into_iter().rev() {
            assert_eq!(board.remove(point), Some(color));
            assert_eq!(board, was);
        }
    });
}

#[test]
fn lists_of_points_are_read_back_spaced_and_flat() {
    let lines = MIN_LINES..=MAX_LINES;
    let points = prop::collection::vec((0..25_i32, 0..25_i32), 0..40);
    for_all(200, &(lines, points), |(lines, points)| {
        let extent = Extent::Square(lines);
        let on = |(x, y)| Point::new(x % i32::from(lines), y % i32::from(lines));
        let points: Vec<Point> = points.into_iter().map(on).collect();
        let names: Vec<String> = points.iter().map(ToString::to_string).collect();
        for separator in [" ", "", ", ", "\t"] {
            let text = names.join(separator);
            assert_eq!(parse_points(extent, &text), Ok(points.clone()), "{text}");
            assert_eq!(parse_points(extent, &text.to_uppercase()), Ok(points.clone()), "{text}");
        }
    });
}

#[test]
fn set_ups_are_read_back() {
    let renju = Rules::standard("renju").unwrap();
    for_all(200, &clustered(15..=15), |board| {
        let setup = Setup::parse(&renju, "black: - | white: -").unwrap();
        let text = Setup { board, ..setup }.to_string();
        assert_eq!(Setup::parse(&renju, &text).unwrap().to_string(), text);
    });
}

/// Small boards with at most ten empty points.
fn nearly_full() -> impl Strategy<Value = Board> {
    let sign = prop_oneof![
        5 => Just(Some(Color::Black)),
        5 => Just(Some(Color::White)),
        3 => Just(None),
    ];
    let cells = (5..=6_u8).prop_flat_map(move |lines| {
        (Just(lines), prop::collection::vec(sign.clone(), usize::from(lines).pow(2)))
    });
    cells.prop_map(|(lines, cells)| {
        let mut board = Board::new(Extent::Square(lines));
        for (point, sign) in board.extent().points().zip(cells) {
            let is_free = board.empty_points().filter(|at| *at < point).count() < 10;
            if let Some(color) = sign.or_else(|| (!is_free).then_some(Color::White)) {
                board.place(point, color).expect("every point is visited once");
            }
        }
        board
    })
}

/// Whether some way of filling empty points with stones of `color` makes a winning row, tried out.
fn some_filling_wins(board: &Board, color: Color, rule: WinRule) -> bool {
    let empty: Vec<Point> = board.empty_points().collect();
    (0..1_u32 << empty.len()).any(|filling| {
        let chosen = |point: &Point| {
            empty.iter().position(|at| at == point).is_some_and(|index| filling >> index & 1 == 1)
        };
        lines(board.extent()).iter().any(|line| {
            let own = |point: &Point| board.get(*point) == Some(color) || chosen(point);
            let signs: String = line.iter().map(|at| if own(at) { 'x' } else { '.' }).collect();
            signs.split('.').any(|row| match rule {
                WinRule::ExactlyFive => row.len() == 5,
                _ => row.len() >= 5,
            })
        })
    })
}

/// Every line of a board, edge to edge.
fn lines(extent: Extent) -> Vec<Vec<Point>> {
    let starts = extent.points().flat_map(|point| Direction::ALL.map(|along| (point, along)));
    let starts = starts.filter(|(point, along)| !extent.contains(point.step(*along, -1)));
    let along = |(start, along): (Point, Direction)| {
        let points = (0..).map(move |steps| start.step(along, steps));
        points.take_while(|point| extent.contains(*point)).collect()
    };
    starts.map(along).collect()
}

#[test]
fn a_board_is_hopeless_exactly_when_no_filling_wins() {
    let mut seen: BTreeMap<bool, u32> = BTreeMap::new();
    for board in samples(120, &nearly_full()) {
        for id in ["freestyle", "standard"] {
            let lines = board.extent().lines().map(u32::from);
            let rules = Rules::resolve(id, lines, []).unwrap();
            for color in Color::ALL {
                let possible = five_possible(&rules, &board, color);
                let tried = some_filling_wins(&board, color, rules.terms.wins[color]);
                assert_eq!(possible, tried, "{id} {color} {board:?}");
                *seen.entry(possible).or_default() += 1;
            }
        }
    }
    assert!(seen[&true] >= 60 && seen[&false] >= 60, "{seen:?}");
}

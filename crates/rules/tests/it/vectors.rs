//! Every line of the foul vectors, single points and whole boards.

use narabe_rules::{
    Color, FoulKind, Point, Rules, Setup, ShapeKind, Verdict, forbidden_points, judge,
};

const FORBIDDEN: &str = include_str!("../../testdata/forbidden.txt");
const FIGURES: &str = include_str!("../../testdata/book-figures.txt");

fn lines(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty())
}

#[test]
fn every_single_point_is_judged_as_the_vectors_say() {
    let rules = Rules::standard("renju").unwrap();
    let mut count = 0;
    for line in lines(FORBIDDEN).chain(lines(FIGURES)).filter(|line| line.starts_with("black")) {
        let (question, answer) = line.split_once(" -> ").unwrap();
        let (setup, point) = question.rsplit_once(" | point ").unwrap();
        let setup = Setup::parse(&rules, setup).unwrap();
        let verdict = judge(&rules, &setup.board, Color::Black, point.parse().unwrap());
        assert_eq!(verdict.name(), answer, "{line}");
        count += 1;
    }
    assert!(count >= 100, "only {count} points were judged");
}

#[test]
fn every_whole_board_has_the_forbidden_points_and_fives_of_the_vectors() {
    let rules = Rules::standard("renju").unwrap();
    let mut count = 0;
    for line in lines(FORBIDDEN).filter(|line| line.starts_with("board")) {
        let parts: Vec<&str> = line.split(" | ").collect();
        let setup = Setup::parse(&rules, &parts[1..3].join(" | ")).unwrap();
        assert_eq!(forbidden(&setup), parts[3].trim_start_matches("all-forbidden: "), "{line}");
        assert_eq!(fives(&setup), parts[4].trim_start_matches("fives: "), "{line}");
        count += 1;
    }
    assert!(count >= 41, "only {count} boards were judged");
}

fn forbidden(setup: &Setup) -> String {
    let points = forbidden_points(&setup.rules, &setup.board, Color::Black);
    let named: Vec<String> =
        points.iter().map(|(point, foul)| format!("{point}={}", foul.kind.name())).collect();
    or_dash(&named.join(", "))
}

fn fives(setup: &Setup) -> String {
    let points: Vec<Point> = setup
        .board
        .empty_points()
        .filter(|point| {
            matches!(judge(&setup.rules, &setup.board, Color::Black, *point), Verdict::Five(_))
        })
        .collect();
    or_dash(&points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
}

fn or_dash(text: &str) -> String {
    if text.is_empty() { "-".to_owned() } else { text.to_owned() }
}

#[test]
fn a_foul_names_the_shapes_that_make_it() {
    let rules = Rules::standard("renju").unwrap();
    let setup = Setup::parse(&rules, "black: h8 i7 h10 i11 | white: h9 i6 i9 i12").unwrap();
    let verdict = judge(&rules, &setup.board, Color::Black, "g9".parse().unwrap());
    let Verdict::Foul(foul) = verdict else { panic!("{verdict:?}") };
    assert_eq!(foul.kind, FoulKind::DoubleThree);
    let completes: Vec<String> =
        foul.shapes.iter().flat_map(|shape| &shape.completes).map(ToString::to_string).collect();
    assert_eq!(completes, ["f8", "j12", "f10", "j6"]);
    assert!(foul.shapes.iter().all(|shape| shape.kind == ShapeKind::Three));
    assert!(foul.shapes.iter().all(|shape| shape.stones.len() == 3));
}

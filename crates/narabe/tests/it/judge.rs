//! `narabe judge`.

use super::narabe;

const VECTORS: &str = include_str!("../../../rules/testdata/forbidden.txt");

/// The vectors as questions and the answers that they state.
fn questions_and_answers() -> Vec<(String, String)> {
    let lines = VECTORS.lines().filter(|line| !line.starts_with('#'));
    let pairs = lines.map(|line| {
        if let Some((question, answer)) = line.split_once(" -> ") {
            return (question.to_owned(), answer.to_owned());
        }
        let (question, answer) = line.split_once(" | all-forbidden").unwrap();
        (question.to_owned(), format!("all-forbidden{answer}"))
    });
    pairs.collect()
}

#[test]
fn every_vector_is_answered_by_one_line() {
    let (questions, answers): (Vec<String>, Vec<String>) =
        questions_and_answers().into_iter().unzip();
    let run = narabe(&["judge", "--rules", "renju"], questions.join("\n"));
    assert_eq!(run.stdout.lines().collect::<Vec<_>>(), answers);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    assert!(answers.len() >= 300);
}

#[test]
fn bad_lines_are_answered_by_an_error_and_the_rest_goes_on() {
    let good = "black: h8 | white: - | point h9";
    let mut input =
        b"# a note\n\nblack: h8 h8 | white: - | point a1\nblack: \xff | point a1\n".to_vec();
    for bad in [
        "hello",
        "black: h8 | white: h9",
        "black: h8 | white: - | point h8",
        "black: h8 | white: - | point p8",
        "black: z1 | white: - | point a1",
        "red: h8 | white: - | point a1",
        "board | black: a1 | white: a2 | point a3",
    ] {
        input.extend(format!("{bad}\n").as_bytes());
    }
    input.extend(good.as_bytes());
    let run = narabe(&["judge", "--rules", "renju"], input);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines.len(), 10, "{lines:?}");
    assert!(lines[..9].iter().all(|line| line.starts_with("error: ")), "{lines:?}");
    assert_eq!((lines[9], run.status), ("legal", 2));
}

#[test]
fn an_explanation_names_the_shapes() {
    let question = "black: h8 i7 h10 i11 | white: h9 i6 i9 i12 | point g9";
    let run = narabe(&["judge", "--rules", "renju", "--explain"], question);
    let (name, json) = run.stdout.split_once(' ').unwrap();
    let shapes: serde_json::Value = serde_json::from_str(json).unwrap();
    assert_eq!(name, "double-three");
    assert_eq!(shapes["shapes"][1]["stones"], serde_json::json!(["g9", "h8", "i7"]));
    assert_eq!(shapes["shapes"][1]["completes"], serde_json::json!(["f10", "j6"]));
}

#[test]
fn rules_without_fouls_know_fives_only() {
    let lines = "black: a1 a2 a3 a4 | white: - | point a5\n\
                 black: a1 a2 a3 a4 a6 | white: - | point a5\n\
                 black: h8 i7 h10 i11 | white: - | point g9\n";
    let answers = |rules| narabe(&["judge", "--rules", rules], lines).stdout;
    assert_eq!(answers("freestyle"), "five\nfive\nlegal\n");
    assert_eq!(answers("standard"), "five\nlegal\nlegal\n");
}

#[test]
fn rules_that_do_not_exist_are_refused() {
    for args in [
        ["judge", "--rules", "draughts", "--size", "15"],
        ["judge", "--rules", "freestyle", "--size", "4"],
        ["judge", "--rules", "freestyle", "--size", "26"],
        ["judge", "--rules", "freestyle", "--option", "foul=loss"],
    ] {
        let run = narabe(&args, "");
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{args:?}");
        assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
    }
}

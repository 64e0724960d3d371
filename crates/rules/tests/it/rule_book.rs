//! The rule book's boards, and the figures that it must hold.

use narabe_rules::{Color, Rules, Setup, judge};
use narabe_testkit::RuleBook;

const FIGURES: &str = include_str!("../../testdata/book-figures.txt");

#[test]
fn every_board_of_the_rule_book_is_judged_as_it_is_drawn() {
    let wrong = RuleBook::read().misjudged(|rules, board, color, point| {
        judge(rules, board, color, point).name().to_owned()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_figure_is_a_board_of_the_rule_book() {
    let renju = Rules::standard("renju").unwrap();
    let book = RuleBook::read();
    let figures = FIGURES.lines().filter(|line| line.starts_with("black: "));
    let mut count = 0;
    for line in figures {
        let (question, answer) = line.split_once(" -> ").unwrap();
        let (stones, point) = question.rsplit_once(" | point ").unwrap();
        let setup = Setup::parse(&renju, stones).unwrap();
        let asked = (point.parse().unwrap(), answer);
        let drawn = book.boards().any(|(_, example)| {
            let same = example.board == setup.board && example.side == Color::Black;
            same && example.rules.id == "renju" && example.expected.contains(&asked)
        });
        assert!(drawn, "no chapter draws {line}");
        count += 1;
    }
    assert_eq!(count, 10);
}

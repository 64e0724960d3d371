//! The rule book's transcripts, and that it has a page for everything that can be chosen.

use std::collections::BTreeMap;

use narabe_game::openings;
use narabe_rules::rule_sets;
use narabe_testkit::{Chapter, RuleBook};

#[test]
fn every_transcript_of_the_rule_book_leads_where_it_says() {
    let wrong = RuleBook::read().misplayed();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// How many chapters describe each id.
fn described(chapters: &[Chapter], ids: fn(&Chapter) -> &[String]) -> BTreeMap<String, usize> {
    let mut pages = BTreeMap::new();
    for id in chapters.iter().flat_map(ids) {
        *pages.entry(id.clone()).or_default() += 1;
    }
    pages
}

#[test]
fn every_rule_set_and_every_opening_has_one_page_and_no_page_describes_another() {
    let book = RuleBook::read();
    let sets = rule_sets().iter().map(|set| (set.id.to_owned(), 1)).collect();
    assert_eq!(described(book.chapters(), |chapter| &chapter.rule_sets), sets);
    let openings = openings().iter().map(|opening| (opening.id.to_owned(), 1)).collect();
    assert_eq!(described(book.chapters(), |chapter| &chapter.openings), openings);
}

#[test]
fn a_page_shows_what_it_describes() {
    for chapter in RuleBook::read().chapters() {
        let transcripts = || chapter.examples.iter().filter_map(|example| example.transcript());
        let boards = || chapter.examples.iter().filter_map(|example| example.board());
        for id in &chapter.rule_sets {
            let played = transcripts().any(|transcript| transcript.setting.rules == *id);
            let drawn = boards().any(|board| board.rules.id == id);
            assert!(played || drawn, "{} shows no game by {id}", chapter.path);
        }
        for id in &chapter.openings {
            let plays = |opening: &Option<String>| opening.as_deref().unwrap_or("none") == id;
            let played = transcripts().any(|transcript| plays(&transcript.setting.opening));
            assert!(played, "{} plays no {id}", chapter.path);
        }
    }
}

//! The rule book's transcripts.

use narabe_testkit::RuleBook;

#[test]
fn every_transcript_of_the_rule_book_leads_where_it_says() {
    let wrong = RuleBook::read().misplayed();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

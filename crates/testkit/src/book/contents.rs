//! The book's table of contents, which counts the examples of every chapter.
//!
//! Counting guards against a chapter that silently lost its examples, to a misspelt fence for one.

use super::{Chapter, Content};

/// Compares the chapters with the rows `| [title](path) | boards | transcripts |` of the table. Files
/// without examples need no row.
pub(super) fn check_contents(readme: &str, chapters: &[Chapter]) -> Result<(), String> {
    let rows: Vec<Row> = readme.lines().filter_map(row).collect();
    let found = chapters.iter().map(counted).filter(|row| row.boards + row.transcripts > 0);
    let found: Vec<Row> = found.collect();
    let missing = rows.iter().filter(|row| !found.contains(row)).map(|row| ("says", row));
    let uncounted = found.iter().filter(|row| !rows.contains(row)).map(|row| ("lacks", row));
    let problems: Vec<String> = missing
        .chain(uncounted)
        .map(|(verb, row)| format!("the table of contents {verb} {row:?}"))
        .collect();
    if rows.is_empty() {
        return Err("the rule book has no table of contents".to_owned());
    }
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

/// A chapter and how many examples it has.
#[derive(Debug, PartialEq, Eq)]
struct Row {
    path: String,
    boards: usize,
    transcripts: usize,
}

fn row(line: &str) -> Option<Row> {
    let cells: Vec<&str> = line.trim().trim_matches('|').split('|').map(str::trim).collect();
    let [title, boards, transcripts] = cells[..] else { return None };
    let path = title.split_once("](")?.1.strip_suffix(')')?.to_owned();
    Some(Row { path, boards: boards.parse().ok()?, transcripts: transcripts.parse().ok()? })
}

fn counted(chapter: &Chapter) -> Row {
    let is_board = |content: &Content| matches!(content, Content::Board(_));
    let boards = chapter.examples.iter().filter(|example| is_board(&example.content)).count();
    let transcripts = chapter.examples.len() - boards;
    Row { path: chapter.path.clone(), boards, transcripts }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Example, TranscriptExample};

    fn chapter(path: &str, transcripts: usize) -> Chapter {
        let transcript = TranscriptExample::parse("freestyle", "=> running").unwrap();
        let content = Content::Transcript(transcript);
        let examples = vec![Example { name: String::new(), content }; transcripts];
        Chapter { path: path.to_owned(), examples }
    }

    #[test]
    fn the_table_must_count_every_chapter_rightly() {
        let readme = "| chapter | boards | transcripts |\n|---|---|---|\n| [a](a.md) | 0 | 2 |\n";
        let check = |chapters: &[Chapter]| check_contents(readme, chapters).is_ok();
        assert!(check(&[chapter("a.md", 2), chapter("README.md", 0)]));
        assert!(!check(&[chapter("a.md", 1)]));
        assert!(!check(&[chapter("a.md", 0)]));
        assert!(!check(&[chapter("a.md", 2), chapter("b.md", 1)]));
        assert!(check_contents("", &[]).is_err());
    }
}

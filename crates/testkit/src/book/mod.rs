//! The rule book (`docs/rules/**/*.md`) as tests: its boards are judged, its transcripts are replayed.
//!
//! The format is stated in `docs/rules/README.md`, so that other languages can run the same examples. Here:
//! reading the files, and checking them against any judge.

mod board;
mod head;
mod markdown;
mod position;
mod transcript;

use std::fs;
use std::path::{Path, PathBuf};

use narabe_rules::{Board, Color, Point, Rules};

pub use board::BoardExample;
use head::Head;
pub use markdown::{Fence, fences};
pub use position::PositionExample;
pub use transcript::TranscriptExample;

/// Where the rule book is kept.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules");

/// The rule book, read.
#[derive(Clone, Debug)]
pub struct RuleBook {
    chapters: Vec<Chapter>,
}

/// One file of the book.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// Its path within the book, such as `renju/three.md`.
    pub path: String,
    /// The ids of the rule sets that it describes.
    pub rule_sets: Vec<String>,
    /// The ids of the openings that it describes.
    pub openings: Vec<String>,
    /// Its boards and transcripts.
    pub examples: Vec<Example>,
}

/// A board or a transcript of the book.
#[derive(Clone, Debug)]
pub struct Example {
    /// File, line and heading: the name of the test.
    pub name: String,
    /// The example itself.
    pub content: Content,
}

/// What an example is.
#[derive(Clone, Debug)]
pub enum Content {
    /// A drawn board whose empty points are judged.
    Board(BoardExample),
    /// A game and what is said of it.
    Transcript(TranscriptExample),
    /// A game and the board as it then stands.
    Position(PositionExample),
}

impl RuleBook {
    /// Reads the whole book.
    ///
    /// # Panics
    /// When a file cannot be read, an example is malformed, or the examples of a chapter are not those that its
    /// head line counts: a chapter that lost its boards must not pass.
    pub fn read() -> Self {
        let mut paths = markdown_files(Path::new(FOLDER));
        paths.sort();
        Self { chapters: paths.iter().map(|path| read_chapter(path)).collect() }
    }

    /// The chapters, in the order of their paths.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// Every board with its name.
    pub fn boards(&self) -> impl Iterator<Item = (&str, &BoardExample)> {
        self.examples().filter_map(|example| Some((example.name.as_str(), example.board()?)))
    }

    /// Every transcript with its name.
    pub fn transcripts(&self) -> impl Iterator<Item = (&str, &TranscriptExample)> {
        self.examples().filter_map(|example| Some((example.name.as_str(), example.transcript()?)))
    }

    /// Asks `judge` about every drawn empty point of every board and returns what it says otherwise than the
    /// book, a line each. It answers `five`, `legal`, or the name of a foul.
    pub fn misjudged(&self, judge: impl Fn(&Rules, &Board, Color, Point) -> String) -> Vec<String> {
        let named = |(name, board): (&str, &BoardExample)| -> Vec<String> {
            board.misjudged(&judge).iter().map(|problem| format!("{name}: {problem}")).collect()
        };
        self.boards().flat_map(named).collect()
    }

    /// Replays every transcript and position and returns where the game differs from what the book says, a line
    /// each.
    pub fn misplayed(&self) -> Vec<String> {
        let named = |example: &Example| -> Vec<String> {
            let name = &example.name;
            example.misplayed().iter().map(|problem| format!("{name}: {problem}")).collect()
        };
        self.examples().flat_map(named).collect()
    }

    fn examples(&self) -> impl Iterator<Item = &Example> {
        self.chapters.iter().flat_map(|chapter| &chapter.examples)
    }
}

impl Example {
    /// The board whose points are judged; `None` of anything else.
    pub const fn board(&self) -> Option<&BoardExample> {
        match &self.content {
            Content::Board(board) => Some(board),
            Content::Transcript(_) | Content::Position(_) => None,
        }
    }

    /// The transcript that it is; `None` of anything else.
    pub const fn transcript(&self) -> Option<&TranscriptExample> {
        match &self.content {
            Content::Transcript(transcript) => Some(transcript),
            Content::Board(_) | Content::Position(_) => None,
        }
    }

    /// Where the game differs from what is said and drawn of it; a board is no game.
    fn misplayed(&self) -> Vec<String> {
        match &self.content {
            Content::Board(_) => Vec::new(),
            Content::Transcript(transcript) => transcript.misplayed(),
            Content::Position(position) => position.misplayed(),
        }
    }
}

fn markdown_files(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.unwrap_or_else(|error| panic!("{error}")).path());
    paths
        .flat_map(|path| if path.is_dir() { markdown_files(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .collect()
}

fn read_file(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn read_chapter(file: &Path) -> Chapter {
    let inside = file.strip_prefix(FOLDER).expect("the files were found in the folder");
    let path = inside.to_string_lossy().replace('\\', "/");
    let text = read_file(file);
    let head = Head::of(&text).unwrap_or_else(|problem| panic!("{path}: {problem}"));
    let examples: Vec<Example> = fences(&text)
        .iter()
        .filter_map(|fence| {
            let name = format!("{path}:{}: {}", fence.line, fence.heading);
            let content = content(fence).unwrap_or_else(|problem| panic!("{name}: {problem}"))?;
            Some(Example { name, content })
        })
        .collect();
    let transcripts = examples.iter().filter(|example| example.transcript().is_some()).count();
    let counted = head.check(examples.len() - transcripts, transcripts);
    counted.unwrap_or_else(|problem| panic!("{path}: {problem}"));
    Chapter { path, rule_sets: head.rule_sets, openings: head.openings, examples }
}

/// The example in a fence; `None` for a fence without a kind, which is prose.
fn content(fence: &Fence) -> Result<Option<Content>, String> {
    let (kind, setting) = fence.info.split_once(' ').unwrap_or((&fence.info, ""));
    match kind {
        "board" => {
            BoardExample::parse(setting, &fence.text).map(|board| Some(Content::Board(board)))
        }
        "position" => PositionExample::parse(setting, &fence.text)
            .map(|position| Some(Content::Position(position))),
        "transcript" => TranscriptExample::parse(setting, &fence.text)
            .map(|transcript| Some(Content::Transcript(transcript))),
        "" => Ok(None),
        _ => Err(format!("no example is of the kind {kind:?}")),
    }
}

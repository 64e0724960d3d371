//! The head of a chapter: what it describes, and how many examples it has.
//!
//! Counting guards against a chapter that silently lost its examples, to a misspelt fence for one.

/// The head line, as in ``> Rule set `renju` · 3 boards · 0 transcripts``.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Head {
    /// The rule sets that the chapter describes.
    pub(super) rule_sets: Vec<String>,
    /// The openings that it describes.
    pub(super) openings: Vec<String>,
    pub(super) boards: usize,
    pub(super) transcripts: usize,
}

impl Head {
    /// Reads the head of a chapter: its first line that is a quotation. A chapter without one has no examples
    /// and describes nothing.
    pub(super) fn of(markdown: &str) -> Result<Self, String> {
        let line = markdown.lines().find_map(|line| line.strip_prefix("> "));
        let mut head = Self::default();
        for part in line.into_iter().flat_map(|line| line.split(" · ")) {
            head.read(part).ok_or_else(|| format!("the head line has no part {part:?}"))?;
        }
        Ok(head)
    }

    fn read(&mut self, part: &str) -> Option<()> {
        let (what, rest) = part.split_once(' ')?;
        match (what, rest.split_once(' ')) {
            ("Rule", Some(("set" | "sets", ids))) => self.rule_sets = names(ids)?,
            ("Opening" | "Openings", _) => self.openings = names(rest)?,
            (number, None) if rest.trim_end_matches('s') == "board" => {
                self.boards = number.parse().ok()?;
            }
            (number, None) if rest.trim_end_matches('s') == "transcript" => {
                self.transcripts = number.parse().ok()?;
            }
            _ => return None,
        }
        Some(())
    }

    /// Compares what the head counts with what was found.
    pub(super) fn check(&self, boards: usize, transcripts: usize) -> Result<(), String> {
        let counted = (self.boards, self.transcripts);
        if counted == (boards, transcripts) {
            return Ok(());
        }
        Err(format!(
            "the head line counts {} boards and {} transcripts, there are {boards} and {transcripts}",
            self.boards, self.transcripts
        ))
    }
}

/// The ids in `` `a`, `b` ``.
fn names(list: &str) -> Option<Vec<String>> {
    let name = |quoted: &str| Some(quoted.strip_prefix('`')?.strip_suffix('`')?.to_owned());
    list.split(", ").map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_names_what_the_chapter_describes_and_counts_its_examples() {
        let head =
            Head::of("# Caro\n\n> Rule sets `caro`, `caro-overline` · 1 board · 2 transcripts\n");
        let caro = Head {
            rule_sets: vec!["caro".to_owned(), "caro-overline".to_owned()],
            boards: 1,
            transcripts: 2,
            ..Head::default()
        };
        assert_eq!(head, Ok(caro.clone()));
        assert!(caro.check(1, 2).is_ok());
        assert!(caro.check(1, 1).is_err());
        assert!(caro.check(0, 2).is_err());
        let opening = Head::of("> Opening `rif` · 0 boards · 1 transcript\n").unwrap();
        assert_eq!(opening.openings, ["rif"]);
        assert_eq!(Head::of("# No head\n"), Ok(Head::default()));
    }

    #[test]
    fn heads_of_another_form_are_refused() {
        for head in ["> A thought", "> Rule set renju", "> 3 stones", "> many boards", "> Opening"]
        {
            assert!(Head::of(head).is_err(), "{head}");
        }
    }
}

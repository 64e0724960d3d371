//! As much Markdown as the rule book needs: headings and fenced blocks.

/// A fenced block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fence {
    /// The last heading above it.
    pub heading: String,
    /// The line of its opening fence, from 1.
    pub line: usize,
    /// What stands after the opening fence.
    pub info: String,
    /// What is in it.
    pub text: String,
}

/// The fenced blocks of a file. A block that is not closed ends with the file.
pub fn fences(markdown: &str) -> Vec<Fence> {
    let mut found = Vec::new();
    let mut heading = String::new();
    let mut open: Option<Fence> = None;
    for (index, line) in markdown.lines().enumerate() {
        match (&mut open, line.strip_prefix("```")) {
            (Some(_), Some(_)) => found.extend(open.take()),
            (Some(fence), None) => {
                fence.text.push_str(line);
                fence.text.push('\n');
            }
            (None, Some(info)) => {
                let (heading, info) = (heading.clone(), info.trim().to_owned());
                open = Some(Fence { heading, line: index + 1, info, text: String::new() });
            }
            (None, None) if line.starts_with('#') => {
                line.trim_start_matches('#').trim().clone_into(&mut heading);
            }
            (None, None) => {}
        }
    }
    found.extend(open);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_found_with_their_headings_and_lines() {
        let found = fences("# A\n```board renju\nx\n# no heading\n```\n\n## B\n```\ny\n");
        let fence = |heading: &str, line, info: &str, text: &str| Fence {
            heading: heading.to_owned(),
            line,
            info: info.to_owned(),
            text: text.to_owned(),
        };
        let first = fence("A", 2, "board renju", "x\n# no heading\n");
        assert_eq!(found, [first, fence("B", 8, "", "y\n")]);
    }
}

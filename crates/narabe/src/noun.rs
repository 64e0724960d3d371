//! The nouns of what is counted in texts that are English everywhere; the words of `locales/` have plurals of their
//! own.

/// The noun beside such a number: one node, two nodes.
pub(crate) fn noun(count: u64, one: &str) -> String {
    if count == 1 { one.to_owned() } else { format!("{one}s") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_is_singular() {
        assert_eq!([0, 1, 2].map(|count| noun(count, "node")), ["nodes", "node", "nodes"]);
    }
}

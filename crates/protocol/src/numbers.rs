//! Whole numbers in lines.

/// The numbers of `1, 2,3` or `1 2 3`; `None` when something else stands there.
pub(crate) fn list(text: &str) -> Option<Vec<i32>> {
    let text = text.trim();
    if text.contains(',') {
        return text.split(',').map(|part| part.trim().parse().ok()).collect();
    }
    text.split_ascii_whitespace().map(|part| part.parse().ok()).collect()
}

/// A number however large: one that does not fit becomes the nearest that does.
pub(crate) fn clamped(text: &str) -> Option<i64> {
    let text = text.trim();
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let beyond = if text.starts_with('-') { i64::MIN } else { i64::MAX };
    Some(text.parse().unwrap_or(beyond))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_that_do_not_fit_become_the_nearest_that_do() {
        for (text, number) in [
            ("0", Some(0)),
            (" -5 ", Some(-5)),
            ("18446744073709551615", Some(i64::MAX)),
            ("-99999999999999999999", Some(i64::MIN)),
            ("", None),
            ("-", None),
            ("1.5", None),
            ("ten", None),
        ] {
            assert_eq!(clamped(text), number, "{text:?}");
        }
    }
}

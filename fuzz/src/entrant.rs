//! An engine, as `narabe match --engine` names it.

use narabe_contest::{Entrant, Limits};

/// Whatever is read as an engine has a name and a program, and limits that are none of another field's.
///
/// # Panics
/// When that is not so.
pub fn entrant(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let Ok(entrant) = text.parse::<Entrant>() else { return };
    assert!(!entrant.name.is_empty());
    assert!(entrant.command.first().is_some_and(|program| !program.is_empty()));
    let common = Limits { turn_ms: Some(1), nodes: Some(2), ..Limits::default() };
    let limits = entrant.limits(common);
    let says = |key: &str| text.contains(key);
    assert!(limits.turn_ms == Some(1) || says("turn-time"));
    assert!(limits.nodes == Some(2) || says("nodes"));
    assert!(limits.match_ms.is_none() || says("match-time"));
    assert!(limits.memory_bytes.is_none() || says("memory"));
}

//! Boards, stones, rule sets as data, fouls with their shapes: the single source of truth.

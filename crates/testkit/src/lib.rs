//! Strategies, Markdown rule books and helpers for tests.

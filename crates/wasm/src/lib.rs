//! The browser's surface of rules, game and engine.

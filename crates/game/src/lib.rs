//! A game as events and prompts: actions, transcripts, openings, results.

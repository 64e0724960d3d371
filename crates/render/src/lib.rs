//! Boards as text and SVG.

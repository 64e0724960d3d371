//! The product's words in every language.

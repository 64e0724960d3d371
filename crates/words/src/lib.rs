//! The product's words in every language.
//!
//! Everything that a page or `narabe play` shows comes from `locales/<language>/*.ftl`, which the browser's
//! client bundles too. Values are formatted before they get here: the files use no functions, and bidi
//! isolates are off on both sides, so that server and browser write the same.
//!
//! Not here: messages of the scripting commands and the log, which are English where they arise.
//!
//! ```
//! use narabe_words::{Lang, words};
//!
//! assert_eq!(words(Lang::En, "color-black", &[]), "Black");
//! assert_eq!(Lang::negotiate("pl-PL,pl;q=0.9,en;q=0.5"), Some(Lang::Pl));
//! ```

mod lang;
mod loader;

pub use lang::Lang;
pub use loader::words;

#[cfg(test)]
mod tests;

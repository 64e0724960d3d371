//! The site as a library.

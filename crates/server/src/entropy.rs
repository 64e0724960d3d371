//! Randomness, as an argument of the whole server: seat secrets and the names of rooms.

use std::fmt::Debug;

/// Where secrets come from.
pub trait Entropy: Debug + Send + Sync + 'static {
    /// Fills `bytes` so that nobody can guess them.
    ///
    /// # Errors
    /// When the source has none; the caller must then do without the secret.
    fn fill(&self, bytes: &mut [u8]) -> Result<(), EntropyError>;
}

/// The source of randomness failed.
#[derive(Debug, thiserror::Error)]
#[error("the source of randomness failed")]
pub struct EntropyError(#[from] getrandom::Error);

/// The operating system's.
#[derive(Clone, Copy, Debug, Default)]
pub struct OsEntropy;

impl Entropy for OsEntropy {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), EntropyError> {
        Ok(getrandom::fill(bytes)?)
    }
}

//! New names of rooms and new seat secrets.

use narabe_store::{RoomId, WatchId};

use crate::entropy::{Entropy, EntropyError};

/// No letters that are taken for digits or for each other, none that make words.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// 60 bits: a room's name opens a seat, so that nobody may find one by trying.
const LENGTH: usize = 12;

/// A fresh name of a room.
pub(crate) fn room_id(entropy: &dyn Entropy) -> Result<RoomId, EntropyError> {
    text(entropy).map(RoomId::new)
}

/// A fresh name for a watch link.
pub(crate) fn watch_id(entropy: &dyn Entropy) -> Result<WatchId, EntropyError> {
    text(entropy).map(WatchId::new)
}

fn text(entropy: &dyn Entropy) -> Result<String, EntropyError> {
    let mut bytes = [0; LENGTH];
    entropy.fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect())
}

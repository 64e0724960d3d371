//! What a client says on the socket of a room.

use narabe_wire::ClientMessage;

/// No frame makes the reader panic; a message that is read is written and read back as the same.
pub fn socket(input: &[u8]) {
    let Ok(message) = serde_json::from_slice::<ClientMessage>(input) else { return };
    let written = serde_json::to_vec(&message).expect("a message is JSON");
    assert_eq!(serde_json::from_slice::<ClientMessage>(&written).ok(), Some(message));
}

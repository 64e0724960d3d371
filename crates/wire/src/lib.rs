//! Every HTTP body and socket message.

//! The JSON interface: one file a resource.

pub(crate) mod live;
pub(crate) mod rooms;

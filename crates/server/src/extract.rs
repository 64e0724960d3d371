//! What handlers take out of a request.

mod address;
mod body;
mod browser;
mod lang;

pub(crate) use address::ClientIp;
pub(crate) use body::JsonBody;
pub(crate) use browser::Browser;
pub(crate) use lang::Reader;

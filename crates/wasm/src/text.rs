//! Text in and out: settings read, values written.

use narabe_game::{Setting, SettingSpec};
use serde::Serialize;
use wasm_bindgen::JsValue;

use crate::refusal::Thrown;

/// The setting that this JSON describes.
pub(crate) fn setting_of(text: &str) -> Result<Setting, Thrown> {
    let spec: SettingSpec = serde_json::from_str(text)?;
    Ok(Setting::resolve(&spec)?)
}

/// A value as JSON text.
pub(crate) fn json(value: &impl Serialize) -> Result<String, JsValue> {
    Ok(serde_json::to_string(value).map_err(Thrown::from)?)
}

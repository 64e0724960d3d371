//! The browser's clock, read only to keep a slice of work within a time that a person waits.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// The milliseconds since the page or Worker began.
    #[wasm_bindgen(js_namespace = performance)]
    pub(crate) fn now() -> f64;
}

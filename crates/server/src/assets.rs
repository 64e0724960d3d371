//! The built browser client inside the binary, by vite's manifest. A debug build reads it from the disk.
//!
//! The binary compiles without it; [`missing_assets`] then says what to run.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use narabe_wire::{ErrorCode, Page};
use narabe_words::Lang;
use rust_embed::{EmbeddedFile, RustEmbed};
use serde::Deserialize;

use crate::error::AppError;

const MANIFEST: &str = "manifest.json";
/// Names carry a hash of their content: they never mean anything else.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// What vite wrote about an entry.
#[derive(Debug, Deserialize)]
struct Entry {
    file: String,
    /// The sources of the files that it loads at once.
    #[serde(default)]
    imports: Vec<String>,
}

/// The files that a page starts with, as paths of the site.
#[derive(Clone, Debug, Default)]
pub(crate) struct PageFiles {
    pub(crate) style: Option<String>,
    pub(crate) script: Option<String>,
    /// What the script will ask for, so that the browser need not wait until it does.
    pub(crate) preloads: Vec<String>,
}

/// What to do when the browser client was not built; `None` when it was.
pub fn missing_assets() -> Option<&'static str> {
    let is_there = Files::get(MANIFEST).is_some();
    (!is_there).then_some("the browser client is not built: run `cargo xtask serve`")
}

/// The style sheet and the script of a page in this language; of a page without scripts the style sheet.
pub(crate) fn page_files(page: Option<Page>, lang: Lang) -> PageFiles {
    let script = page.map(|page| match page {
        Page::Play => "src/pages/play/main.tsx",
        Page::Room => "src/pages/room/main.tsx",
        Page::Watch => "src/pages/watch/main.tsx",
    });
    let words = format!("src/i18n/{}.ts", lang.code());
    PageFiles {
        style: path("src/styles/main.css"),
        script: script.and_then(path),
        preloads: script.map_or_else(Vec::new, |script| preloads(script, &words)),
    }
}

/// What a script imports, and the words of its page.
fn preloads(script: &str, words: &str) -> Vec<String> {
    let imports = with_manifest(|manifest| Some(manifest.get(script)?.imports.clone()));
    let sources = imports.unwrap_or_default();
    sources.iter().map(String::as_str).chain([words]).filter_map(path).collect()
}

fn path(source: &str) -> Option<String> {
    with_manifest(|manifest| Some(format!("/assets/{}", manifest.get(source)?.file)))
}

fn with_manifest<T>(read: impl FnOnce(&BTreeMap<String, Entry>) -> T) -> T {
    static EMBEDDED: OnceLock<BTreeMap<String, Entry>> = OnceLock::new();
    // On the disk it changes while the server runs.
    if cfg!(debug_assertions) { read(&manifest()) } else { read(EMBEDDED.get_or_init(manifest)) }
}

fn manifest() -> BTreeMap<String, Entry> {
    let read = Files::get(MANIFEST).map(|file| serde_json::from_slice(&file.data));
    read.and_then(Result::ok).unwrap_or_default()
}

/// `GET /assets/{*path}`
pub(crate) async fn asset(Path(path): Path<String>) -> Result<Response, AppError> {
    let file = Files::get(&path).filter(|_| path != MANIFEST).ok_or(ErrorCode::NotFound)?;
    let EmbeddedFile { data, metadata } = file;
    let kind = metadata.mimetype().to_owned();
    let headers = [(CONTENT_TYPE, kind), (CACHE_CONTROL, FOR_EVER.to_owned())];
    Ok((headers, data.into_owned()).into_response())
}

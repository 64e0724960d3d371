//! Where things are: the folders of this checkout, and its crates as `cargo metadata` tells them.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use cargo_metadata::{Metadata, MetadataCommand};

use crate::process::cargo_path;

/// This checkout.
#[derive(Debug)]
pub(crate) struct Project {
    root: PathBuf,
    target: PathBuf,
    metadata: Metadata,
}

impl Project {
    /// Finds the workspace that the command was started in.
    pub(crate) fn find() -> Result<Self> {
        let metadata = MetadataCommand::new()
            .cargo_path(cargo_path())
            .no_deps()
            .exec()
            .context("asking cargo about the workspace")?;
        Ok(Self {
            root: metadata.workspace_root.clone().into_std_path_buf(),
            target: metadata.target_directory.clone().into_std_path_buf(),
            metadata,
        })
    }

    /// The folder that holds the workspace's `Cargo.toml`.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// A path below the root, written with slashes.
    pub(crate) fn path(&self, below: &str) -> PathBuf {
        self.root.join(below)
    }

    /// The browser client's folder.
    pub(crate) fn web(&self) -> PathBuf {
        self.path("web")
    }

    /// Where the mark of a piece of work is kept: beside what it makes, and not in cargo's folder, of
    /// which there may be several.
    pub(crate) fn mark(&self, name: &str) -> PathBuf {
        self.web().join("node_modules/.narabe").join(name)
    }

    /// Where cargo puts what it builds.
    pub(crate) fn target(&self) -> &Path {
        &self.target
    }

    /// The release build of the `narabe` binary.
    pub(crate) fn binary(&self) -> PathBuf {
        self.target.join("release").join("narabe")
    }

    /// The workspace's own crates.
    pub(crate) fn metadata(&self) -> &Metadata {
        &self.metadata
    }
}

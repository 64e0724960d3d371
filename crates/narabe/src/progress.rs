//! Progress for whoever looks at a terminal; nothing where the output goes to a file.

use std::io::{IsTerminal as _, stderr};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar that is full after so many steps.
pub(crate) fn bar(steps: u64) -> ProgressBar {
    in_style(steps, "{bar:20} {pos}/{len} {msg} {eta}")
}

/// So many steps counted in this style of indicatif's.
pub(crate) fn in_style(steps: u64, template: &str) -> ProgressBar {
    let target = if stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(Some(steps), target);
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}

/// A sign of life where nobody knows how many steps there are.
pub(crate) fn spinner() -> ProgressBar {
    if stderr().is_terminal() { ProgressBar::new_spinner() } else { ProgressBar::hidden() }
}

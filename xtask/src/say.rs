//! What the commands tell the person who runs them. Nothing else in this crate prints.
#![expect(clippy::print_stderr, reason = "a developer's command speaks on standard error")]

/// The name of what begins now.
pub(crate) fn step(name: &str) {
    eprintln!("\n== {name}");
}

/// One finding, or one thing that was done or found to be done already.
pub(crate) fn note(text: &str) {
    eprintln!("   {text}");
}

/// A program that starts now.
pub(crate) fn command(line: &str) {
    eprintln!("   $ {line}");
}

/// Why a command failed, with what led to it.
pub(crate) fn failure(error: &anyhow::Error) {
    eprintln!("\nfailed: {error:#}");
}

/// A line of another program, unchanged.
pub(crate) fn passed_on(line: &str) {
    eprintln!("{line}");
}

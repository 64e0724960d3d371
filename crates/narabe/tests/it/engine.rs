//! `narabe engine`: what it is beside `pbrain-narabe`, whose tests are those of the brain.

use super::narabe;

#[test]
fn the_engine_speaks_the_protocol_and_leaves_at_its_end() {
    let run = narabe(&["engine"], "START 15\r\nABOUT\nHELLO\nTURN 7\nEND\nABOUT\n");
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!((run.status, run.stderr.as_str(), lines.len()), (0, "", 4), "{lines:?}");
    let begins = ["OK", "name=\"narabe\"", "UNKNOWN", "ERROR"];
    assert!(lines.iter().zip(begins).all(|(line, begin)| line.starts_with(begin)), "{lines:?}");
}

#[test]
fn what_the_protocol_leaves_open_is_said_by_flags() {
    // By rows first the last row of the first column is the upper right corner.
    let input = "START 15\nINFO max_node 20\nPLAY 0,14\nINFO evaluate 0,13\nEND\n";
    let by_rows = narabe(&["engine", "--coordinates", "row-column"], input).stdout;
    assert!(by_rows.contains("n15: "), "{by_rows}");
    let by_columns = narabe(&["engine", "--coordinates", "column-row"], input).stdout;
    assert!(by_columns.contains("a2: "), "{by_columns}");
    let run = narabe(&["engine", "--rule-2", "caro"], "");
    assert!(run.status != 0 && run.stderr.contains("continuous"), "{}", run.stderr);
}

//! Budget: count the position, and leave the search when the nodes are used up or somebody says stop.
//!
//! Stop is asked at every 256th node: asking may read a clock.

use core::ops::ControlFlow;

use crate::Score;
use crate::search::{Searcher, Stop};

pub(in crate::search) fn budget(searcher: &mut Searcher, stop: Stop<'_>) -> ControlFlow<Score> {
    searcher.nodes += 1;
    let spent = searcher.nodes >= searcher.effort.nodes;
    if spent || (searcher.nodes.is_multiple_of(256) && stop()) {
        searcher.stopped = true;
    }
    if searcher.stopped { ControlFlow::Break(Score::EVEN) } else { ControlFlow::Continue(()) }
}

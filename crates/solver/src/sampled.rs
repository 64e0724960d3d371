//! Boards of every kind, for tests that compare two ways to the same answer. Not for boards that a test is about.

use narabe_rules::{Color, Rules, Setup};
use narabe_testkit::{clustered, crowded, perturbed_vectors, samples};
use narabe_threats::ThreatBoard;

/// Shows boards by each of these rules from both sides: so many clusters, so many crowds, and so many disturbed
/// foul vectors. A board that a rule cannot have is left out.
pub(crate) fn see_boards(
    rules: &[&str],
    [clusters, crowds, vectors]: [u32; 3],
    mut see: impl FnMut(&mut ThreatBoard, Color, &Setup),
) {
    let kinds = (clustered(15..=15), crowded(), perturbed_vectors());
    for id in rules {
        let rules = Rules::standard(id).unwrap();
        let boards = samples(clusters, &kinds.0).chain(samples(crowds, &kinds.1));
        for stones in boards.chain(samples(vectors, &kinds.2)) {
            let setup = Setup { rules: rules.clone(), board: stones, to_move: Color::Black };
            let Ok(mut board) = ThreatBoard::from_setup(&setup) else { continue };
            for color in Color::ALL {
                see(&mut board, color, &setup);
            }
        }
    }
}

//! Points, lists of points, set-ups and diagrams as text.

use narabe_rules::{
    Board, Color, Diagram, Extent, MAX_LINES, MIN_LINES, Rules, Setup, parse_points,
};

/// No text makes the readers panic; what they accept is printed and read back as the same.
pub fn notation(input: &[u8]) {
    let Ok(text) = str::from_utf8(input) else { return };
    for extent in [Extent::Square(MIN_LINES), Extent::Square(15), Extent::Square(MAX_LINES)] {
        points_are_read_back(extent, text);
        diagrams_stay_on_the_board(extent, text);
    }
    points_are_read_back(Extent::Endless, text);
    setups_are_read_back(text);
}

fn points_are_read_back(extent: Extent, text: &str) {
    let Ok(points) = parse_points(extent, text) else { return };
    let printed: Vec<_> = points.iter().map(|point| extent.name(*point).to_string()).collect();
    assert!(points.iter().all(|point| extent.contains(*point)));
    assert_eq!(parse_points(extent, &printed.join(" ")), Ok(points));
}

fn diagrams_stay_on_the_board(extent: Extent, text: &str) {
    let Ok(diagram) = Diagram::parse(extent, text) else { return };
    assert!(diagram.drawn.iter().all(|point| extent.contains(*point)));
}

fn setups_are_read_back(text: &str) {
    let renju = Rules::standard("renju").expect("renju is a rule set");
    let Ok(setup) = Setup::parse(&renju, text) else { return };
    let again = Setup::parse(&renju, &printed(&setup.board)).expect("what is printed can be read");
    assert_eq!(again, setup);
}

fn printed(board: &Board) -> String {
    let names = |color| {
        let names: Vec<_> = board.stones_of(color).map(|point| point.to_string()).collect();
        names.join(" ")
    };
    format!("black: {} | white: {}", names(Color::Black), names(Color::White))
}

//! A board as text: `X` black, `O` white, `.` empty, `+` star point, `×` forbidden; the last stone in round
//! brackets, a winning row in square ones; other signs on empty points as the caller wants them.

use narabe_rules::{Board, Color, Extent, Point};

use crate::Marks;
use crate::window::{Window, column_label, row_label};

/// The characters of a cell.
const CELL: usize = 3;

/// The board with its coordinates, one row a line, the highest row first. Of the endless sheet a window of 15
/// to 25 lines around the stones, which always shows the last one: a line has at most 80 characters while the
/// numbers of the rows have at most four.
pub fn board(board: &Board, marks: &Marks) -> String {
    let (extent, window) = (board.extent(), Window::of(board, marks));
    let numbers = window.rows().map(|y| row_label(extent, y).len());
    let width = numbers.max().unwrap_or_default().max(2);
    let mut text = String::new();
    for y in window.rows().rev() {
        let signs: String =
            window.columns().map(|x| cell(board, marks, Point::new(x, y))).collect();
        text.push_str(format!("{:>width$} {signs}", row_label(extent, y)).trim_end());
        text.push('\n');
    }
    text + &columns(extent, window, width + 1) + "\n"
}

/// The names of the columns, each under the middle of its cells. Numbers are wider than cells: only every
/// second column has one, or fewer.
fn columns(extent: Extent, window: Window, indent: usize) -> String {
    let labels: Vec<(i32, String)> =
        window.columns().map(|x| (x, column_label(extent, x))).collect();
    let longest = labels.iter().map(|(_, label)| label.len()).max().unwrap_or_default();
    let step = match extent {
        Extent::Square(_) => 1,
        Extent::Endless => (longest + 1).div_ceil(CELL).max(2) as i32,
    };
    let mut line = String::new();
    for (number, (x, label)) in labels.iter().enumerate() {
        if x.rem_euclid(step) == 0 {
            let middle = indent + number * CELL + CELL / 2;
            let gap = (middle - label.len() / 2).saturating_sub(line.len());
            line += &" ".repeat(gap);
            line += label;
        }
    }
    line
}

/// A cell is three characters wide, so that a sign can be bracketed.
fn cell(board: &Board, marks: &Marks, point: Point) -> String {
    let sign = match board.get(point) {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None if marks.forbidden.contains(&point) => '×',
        None if let Some(sign) = marks.sign(point) => sign,
        None if board.extent().stars().any(|star| star == point) => '+',
        None => '.',
    };
    if marks.row.contains(&point) {
        format!("[{sign}]")
    } else if marks.last == Some(point) {
        format!("({sign})")
    } else {
        format!(" {sign} ")
    }
}

#[cfg(test)]
mod tests {
    use narabe_rules::{Rules, Setup};

    use super::*;

    #[test]
    fn a_board_is_drawn_with_its_marks() {
        let rules = Rules::resolve("freestyle", Some(7), []).unwrap();
        let setup = Setup::parse(&rules, "black: b2 c3 | white: d5").unwrap();
        let marks = Marks {
            last: Some(Point::new(3, 4)),
            forbidden: vec![Point::new(5, 5)],
            row: vec![Point::new(1, 1), Point::new(2, 2)],
            signs: vec![(Point::new(0, 6), '?')],
        };
        let expected = [
            " 7  ?  .  .  .  .  .  .",
            " 6  .  .  .  .  .  ×  .",
            " 5  .  .  . (O) .  .  .",
            " 4  .  .  .  +  .  .  .",
            " 3  .  . [X] .  .  .  .",
            " 2  . [X] .  .  .  .  .",
            " 1  .  .  .  .  .  .  .",
            "    A  B  C  D  E  F  G",
        ];
        let drawn = board(&setup.board, &marks);
        assert_eq!(drawn.lines().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn of_the_endless_sheet_the_lines_around_the_stones_are_drawn() {
        let sheet = Board::new(Extent::Endless)
            .with(Point::new(0, 0), Color::Black)
            .with(Point::new(12, -3), Color::White);
        let marks = Marks { last: Some(Point::new(12, -3)), ..Marks::default() };
        let drawn = board(&sheet, &marks);
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines.len(), 18);
        assert_eq!(lines[7], " 0  .  .  X  .  .  .  .  .  .  .  .  .  .  .  .  .  .");
        assert_eq!(lines[10], "-3  .  .  .  .  .  .  .  .  .  .  .  .  .  . (O) .  .");
        assert_eq!(lines[17], "   -2     0     2     4     6     8    10    12    14");
    }

    #[test]
    fn an_empty_sheet_is_drawn_around_its_first_point() {
        let drawn = board(&Board::new(Extent::Endless), &Marks::default());
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines[7], " 0  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .");
        assert_eq!(lines[15], "      -6    -4    -2     0     2     4     6");
    }

    #[test]
    fn a_window_fits_a_terminal_and_shows_the_last_stone() {
        for (x, y) in [(1, 0), (40, 3), (-999, -985), (9999, 12), (-30, 9980)] {
            let sheet = Board::new(Extent::Endless)
                .with(Point::new(0, 0), Color::Black)
                .with(Point::new(x, y), Color::White);
            let drawn = board(&sheet, &Marks { last: Some(Point::new(x, y)), ..Marks::default() });
            assert!(drawn.contains("(O)"), "{drawn}");
            let widest = drawn.lines().map(|line| line.chars().count()).max().unwrap();
            assert!(widest <= 80, "{widest}: {drawn}");
        }
    }

    #[test]
    fn long_numbers_stand_apart() {
        let point = Point::new(i32::MIN, i32::MAX);
        let sheet = Board::new(Extent::Endless).with(point, Color::Black);
        let drawn = board(&sheet, &Marks { last: Some(point), ..Marks::default() });
        let foot = drawn.lines().last().unwrap();
        let numbers: Vec<i32> =
            foot.split_ascii_whitespace().map(|number| number.parse().unwrap()).collect();
        assert!(numbers.len() >= 3, "{foot}");
        assert!(numbers.iter().all(|number| *number < i32::MIN + 15), "{foot}");
    }
}

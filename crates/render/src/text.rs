//! A board as text: `X` black, `O` white, `.` empty, `+` star point, `×` forbidden; the last stone in round
//! brackets, a winning row in square ones.

use narabe_rules::{Board, Color, Point};

use crate::Marks;

/// The board with its coordinates, one row a line, the highest row first. Empty for the endless sheet.
pub fn board(board: &Board, marks: &Marks) -> String {
    let Some(lines) = board.extent().lines().map(i32::from) else { return String::new() };
    let mut text = String::new();
    for y in (0..lines).rev() {
        let signs: String = (0..lines).map(|x| cell(board, marks, Point::new(x, y))).collect();
        text.push_str(format!("{:>2} {signs}", y + 1).trim_end());
        text.push('\n');
    }
    let letters: Vec<String> =
        (b'A'..b'A' + lines as u8).map(|x| char::from(x).to_string()).collect();
    text + "    " + &letters.join("  ") + "\n"
}

/// A cell is three characters wide, so that a sign can be bracketed.
fn cell(board: &Board, marks: &Marks, point: Point) -> String {
    let sign = match board.get(point) {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None if marks.forbidden.contains(&point) => '×',
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
        };
        let expected = [
            " 7  .  .  .  .  .  .  .",
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
}

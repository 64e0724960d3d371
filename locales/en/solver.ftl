# A forced win told step by step, and what stops it. Points and lists of points come formatted.

explain-stops = { $stone } stops a five of the other side’s.
explain-five = { $stone } makes five in a row: { $points }.
explain-open-four = { $stone } makes a four that is open at both ends, { $points }. Only one of them can be filled.
explain-double-four = { $stone } makes two fours at once. They become fives on { $points }, and only one of these can be filled.
explain-trapping-four = { $stone } makes a four. Only { $points } would stop it.
explain-four-three = { $stone } makes a four and a three at once. The four has to be stopped on { $points }, and the three remains.
explain-four = { $stone } makes a four. It has to be stopped on { $points }.
explain-double-three = { $stone } makes two threes at once. A four that cannot be stopped comes next, on { $points }.
explain-three = { $stone } makes a three. A four that cannot be stopped comes next, on { $points }.
explain-threat = { $stone } threatens a four that cannot be stopped, on { $points }.
explain-quiet = { $stone } makes neither a four nor a three, and threatens to win by fours: { $points }.
explain-trap = { $point } would stop it, but is forbidden: { $foul } ({ $lines }).
explain-answers = What can stop it: { $points }.
explain-counter-fours = What gains time by a four first: { $points }.
explain-no-answer = Nothing can stop it.
explain-otherwise = After anything else, and after a pass, { $stone } leads to the win.
explain-longest = The longest resistance is { $point }.
explain-without-wins = { $stone } and { $answer } could be left out: the rest wins without them.
explain-without-threat = Without { $stone } and { $answer } it does not win: { $point } would not threaten enough.
explain-without-answered = Without { $stone } and { $answer } it does not win: { $point } would be an answer.
explain-without-five = Without { $stone } and { $answer } it does not win: { $point } would be a five of the other side’s.
explain-without-foul = Without { $stone } and { $answer } it does not win: { $point } would be forbidden.
explain-without-fails = Without { $stone } and { $answer } it does not win.
explain-win-black = Black wins: { $line }
explain-win-white = White wins: { $line }

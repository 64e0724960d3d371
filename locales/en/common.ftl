# Words that every part shares: colours, rule sets, openings, options, fouls, results, refusals.

color-black = Black
color-white = White
player-first = the first player
player-second = the second player

rules-freestyle = Freestyle gomoku
rules-freestyle-sentence = Five or more in a row win. Nothing is forbidden.
rules-standard = Exact five
rules-standard-sentence = Exactly five in a row win; a longer row does not.
rules-renju = Renju
rules-renju-sentence = Black must make exactly five and may not make double-threes, double-fours or longer rows; White is free.

opening-none = Free
opening-none-sentence = The first stone goes anywhere.
opening-centre = Centre
opening-centre-sentence = The first stone goes to the centre.

option-foul = Forbidden points
option-foul-block = Blocked
option-foul-block-sentence = Black cannot place a stone there.
option-foul-loss = Lose at once
option-foul-loss-sentence = Whoever places a stone there loses.
option-foul-claim = White must claim
option-foul-claim-sentence = The stone stands until White claims it; nothing is marked.
option-first = First stone
option-first-any = Anywhere
option-first-centre = In the centre
option-no-point = Black has forbidden points only
option-no-point-draw = Draw
option-no-point-pass = Black passes

foul-overline = row of six or more
foul-double-four = double-four
foul-four-three-three = four and double-three
foul-double-three = double-three
foul-open-four = open four

reason-five = { $color } wins with five in a row.
reason-captures = { $color } wins by captures.
reason-foul-33 = { $color } wins: the other side made a double-three.
reason-foul-44 = { $color } wins: the other side made a double-four.
reason-foul-433 = { $color } wins: the other side made a four and two threes.
reason-foul-overline = { $color } wins: the other side made a row of six or more.
reason-foul-open-four = { $color } wins: the other side made an open four.
reason-stones-used-up = { $color } wins: the other side has no stones left.
reason-resignation = { $color } wins: the other side resigned.
reason-time = { $color } wins on time.
reason-abandoned = { $color } wins: the other side left.
reason-agreement = Draw by agreement.
reason-passes = Draw: both sides passed.
reason-full-board = Draw: the board is full.
reason-no-five-possible = Draw: nobody can make five any more.
reason-no-legal-point = Draw: only forbidden points are left.
reason-move-limit = Draw: the game reached its longest length.

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-asked = This cannot be done now.
refusal-off-board = This point is not on the board.
refusal-occupied = { $point } already holds a stone.
refusal-forbidden = { $point } is forbidden: { $foul }.
refusal-outside-region = This stone may not go to { $point }.
refusal-out-of-range = { $number } is not between { $min } and { $max }.
refusal-draw-offer-open = A draw has been offered already.
refusal-no-draw-offer = There is no draw offer to answer.
refusal-undo-offer-open = Taking back has been asked for already.
refusal-no-undo-offer = There is no request to take back.
refusal-nothing-to-undo = There is nothing to take back.
refusal-malformed = “{ $token }” is not a move. Write a point such as h8, or pass.
refusal-unknown-player = There is no such player.
refusal-player-missing = The player has to be named.
refusal-too-long = This game is too long.
refusal-unknown-rules = There is no rule set “{ $rules }”.
refusal-bad-size = The board must have { $sizes } lines, not { $size }.
refusal-no-size = These rules are played on the endless sheet, which has no size.
refusal-unknown-option = These rules have no option “{ $option }”.
refusal-bad-option = The option “{ $option }” cannot be “{ $value }”.
refusal-unknown-opening = There is no opening “{ $opening }”.
refusal-unsuitable-opening = The opening “{ $opening }” does not go with these rules.

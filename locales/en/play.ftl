# The play page: the panel, a game against the CPU or beside each other, the table of points.

play-heading = Five in a row
play-lead = Whoever lines up five stones first wins.
play-loading = Setting up the board…
play-failed = The game could not be loaded. Check your connection and load the page again.

panel-rules = Rules
panel-size = Board
panel-mode = Who do you play with?
panel-level = Level
panel-side = Your side
panel-all-rules = All rules
panel-opening = Opening
panel-all-openings = All openings
panel-cpu-not-yet = The computer does not play this yet. Choose other rules or another opening, or play with a person.
chooser-close = Close
family-common = Played most
family-gomoku = Five in a row
family-renju = Renju, today and before
family-other = Relatives
size-endless = Endless
size-value = { $lines } × { $lines }

mode-cpu = The computer
mode-cpu-sentence = Three levels. It thinks on your device and needs no network.
mode-beside = Someone beside me
mode-beside-sentence = Two people take turns on this device.
mode-link = A friend, by a link
mode-link-sentence = You send a link; the game starts when your friend joins.
mode-link-explained = You get a link to send. You play Black and begin; your friend plays White. Nobody needs to register.
start-cpu = Play
start-beside = Play
start-link = Make the link
room-failed = The room could not be made. Check your connection and try again.

level-easy = Easy
level-easy-sentence = Does not look ahead, plays a good-looking point, and sometimes overlooks a four.
level-medium = Medium
level-medium-sentence = Looks a few moves ahead and finds wins by one four after another.
level-hard = Hard
level-hard-sentence = Looks deeper and also stops your wins by fours. Up to a second and a half a move.
side-first = Black, I begin
side-second = White, play second

player-you = You
player-cpu = Computer
seat-turn = to move
seat-pairs = Pairs taken: { $count } of { $most }
seat-stones = Stones left: { $count }

prompt-cpu-black = Your turn: place a black stone.
prompt-cpu-white = Your turn: place a white stone.
prompt-beside-black = Black to move.
prompt-beside-white = White to move.
prompt-thinking = The computer is thinking…
prompt-ghost = { $point }? Tap the same point again to place the stone.
prompt-other = Choose what to do.

result-won = You won!
result-lost = The computer won.

barred-black = { $point } is forbidden to Black: { $foul }.
barred-white = { $point } is forbidden to White: { $foul }.
foul-double-three-help = One stone would make two threes, each of which could become an open four.
foul-double-four-help = One stone would make two fours.
foul-four-three-three-help = One stone would make a four and two threes.
foul-overline-help = Six or more in a row do not count for Black.
foul-open-four-help = Four in a row with both ends open.

actions-label = Actions
action-undo = Undo
action-pass = Pass
action-draw = Offer a draw
action-resign = Resign
action-claim = Claim a foul
action-new = New game
action-mode = Change mode
action-mark = Show forbidden points
toggle-numbers = Move numbers
toggle-paper = Crosses and circles
marked-none = No point is forbidden now.
undo-nothing = There is nothing of yours to take back yet.
cpu-declines = The computer prefers to play on.
cpu-failed = The computer could not think in this browser. Load the page again; the game is kept.

ask-no = Keep playing
ask-resign-title = Resign?
ask-resign-text = The game ends and the other side wins.
ask-resign-yes = Resign
ask-draw-title = A draw?
ask-draw-text = Do you both agree that the game is a draw?
ask-draw-yes = Agree on a draw
ask-new-title = Start again?
ask-new-text = The game on the board ends without a result.
ask-new-yes = New game
ask-mode-title = Leave this game?
ask-mode-text = The game on the board ends without a result and you choose anew.
ask-mode-yes = Leave the game

game-heading = Game
moves-heading = Moves
moves-none = No stone has been placed yet.
move-pass = pass
review-at = Looking at move { $move } of { $count }. Go to the end to play on.
step-group = Step through the moves
step-first = To the beginning
step-back = One move back
step-next = One move on
step-last = To the end

entry-label = Type a move
entry-hint = h8 or pass
entry-hint-sheet = (3;-2) or pass
entry-play = Play
entry-unknown = “{ $text }” is no point of this board. Type a letter and a number, such as h8, or pass.
entry-unknown-sheet = “{ $text }” is no point of the sheet. Type column and row from the first stone, such as (3;-2), or pass.

table-heading = Play with buttons
table-label = Points of the board
table-help = Arrow keys move, Enter places a stone. Home and End go along the row, with Ctrl to the corners. L says the last move, O who plays, M all moves.
table-help-window = Arrow keys move, also beyond the edge of the window; Enter places a stone. Home and End go along the row, with Ctrl to the corners; + and − look closer or wider. L says the last move, O who plays, M all moves.
cell-empty = { $point }, empty
cell-black = { $point }, black
cell-white = { $point }, white
cell-common = { $point }, common stone
cell-taken = { $point }, empty, a stone was taken here
cell-numbered = { $stone }, move { $number }
cell-barred = { $point }, forbidden, { $foul }
last-none = No move yet
last-black = Black { $point }
last-white = White { $point }
last-pass-black = Black passes
last-pass-white = White passes
point-sheet = column { $column }, row { $row }
number-minus = minus { $number }
taken-black = Black takes { $points }. Pairs taken: { $count } of { $most }
taken-white = White takes { $points }. Pairs taken: { $count } of { $most }
few-black = Stones left for Black: { $count }
few-white = Stones left for White: { $count }
announce-undone = Taken back. Last move: { $last }

window-heading = Window on the board
window-help = Arrow keys move the window, + and − look closer or wider.
window-closer = Look closer
window-wider = See more
window-back = Back to the stones
window-now = Columns { $left } to { $right }, rows { $bottom } to { $top }.

fault = Something went wrong on our side. Load the page again; your game is kept.

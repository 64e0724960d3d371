# narabe play: a game in the terminal.

terminal-welcome = narabe: { $rules }, { $size } lines.
terminal-welcome-sheet = narabe: { $rules }.
terminal-help = Type a point such as { $point }. Other words: pass, undo, resign, draw, claim, help, quit.
terminal-prompt-black = Black to play
terminal-prompt-white = White to play
terminal-choose = { $who }: choose what to do.
terminal-thinking = The computer is thinking…
terminal-played = { $color } { $move }
terminal-pass = pass
terminal-forbidden = Forbidden now: { $points }
terminal-undone = Taken back.
terminal-undo-none = There is nothing of yours to take back yet.
terminal-resign-ask = Resign? Type yes to give up the game.
# What counts as yes, with a space between two ways to write it.
terminal-yes = yes
terminal-draw-ask = Do both sides agree on a draw? Type yes.
terminal-draw-declined = The computer prefers to play on.
terminal-unknown = “{ $text }” is neither a point of this board nor a word I know. Type help.
terminal-again = The game is over. Type undo to take the last move back, or quit.
terminal-bye = Goodbye.

terminal-ways = You can type: { $ways }
terminal-way-offer = offer:g9,g7,… (points: { $count })
terminal-did = { $who }: { $what }
terminal-link-help = Type a point such as { $point }, or pass. Other words: draw, undo, accept, decline, resign, rematch, help, quit.
terminal-lot-first = The lot says: you begin, with Black.
terminal-lot-second = The lot says: your friend begins; you play White.
terminal-watch-help = You are watching. Type quit to leave.
terminal-answer = Type accept or decline.
terminal-rival-back = Your friend is back.
terminal-absent-ways = Type win to claim the game, or cpu easy, cpu medium or cpu hard to go on against the computer.
terminal-rematch-ask = Type rematch for another game with sides changed, or quit.
terminal-rematch-there = The rematch has begun. Type rematch to go there.
terminal-rematch = The rematch: { $link }
terminal-watch-ask = Watch instead? Type yes.
terminal-unsent = Your last action could not be sent.
terminal-seat-back = To come back to your seat: { $command }
terminal-seat-unkept = Your seat’s secret cannot be kept in a file: once you leave, you cannot come back to the seat.

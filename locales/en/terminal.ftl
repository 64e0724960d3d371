# narabe play: a game in the terminal.

terminal-welcome = narabe: { $rules }, { $size } lines.
terminal-help = Type a point such as h8. Other words: pass, undo, resign, draw, claim, help, quit.
terminal-prompt-black = Black to play
terminal-prompt-white = White to play
terminal-thinking = The computer is thinking…
terminal-played = { $color } { $move }
terminal-pass = pass
terminal-forbidden = Forbidden now: { $points }
terminal-undone = Taken back.
terminal-undo-none = There is nothing of yours to take back yet.
terminal-resign-ask = Resign? Type yes to give up the game.
terminal-yes = yes
terminal-draw-ask = Do both sides agree on a draw? Type yes.
terminal-draw-declined = The computer prefers to play on.
terminal-unknown = “{ $text }” is neither a point of this board nor a word I know. Type help.
terminal-again = The game is over. Type undo to take the last move back, or quit.
terminal-bye = Goodbye.

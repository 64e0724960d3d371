# narabe play: o partidă în terminal.

terminal-welcome = narabe: { $rules }, { $size } linii.
terminal-help = Scrie un punct precum h8. Alte cuvinte: pass, undo, resign, draw, claim, help, quit.
terminal-prompt-black = Negrul la mutare
terminal-prompt-white = Albul la mutare
terminal-thinking = Calculatorul se gândește…
terminal-played = { $color } { $move }
terminal-pass = pasează
terminal-forbidden = Interzise acum: { $points }
terminal-undone = Luat înapoi.
terminal-undo-none = Nu ai încă nicio mutare de luat înapoi.
terminal-resign-ask = Cedezi? Scrie da ca să renunți la partidă.
terminal-yes = da
terminal-draw-ask = Sunt ambele părți de acord cu remiza? Scrie da.
terminal-draw-declined = Calculatorul preferă să joace mai departe.
terminal-unknown = „{ $text }” nu este un punct al acestei table și nici un cuvânt cunoscut. Scrie help.
terminal-again = Partida s-a încheiat. Scrie undo ca să iei ultima mutare înapoi, sau quit.
terminal-bye = La revedere.

# narabe play: o partidă în terminal.

terminal-welcome = narabe: { $rules }, linii: { $size }.
terminal-welcome-sheet = narabe: { $rules }.
terminal-help = Scrie un punct precum { $point }. Alte cuvinte: pass, undo, resign, draw, claim, help, quit.
terminal-prompt-black = Negrul la mutare
terminal-prompt-white = Albul la mutare
terminal-choose = { $who }: alege ce faci.
terminal-thinking = Calculatorul se gândește…
terminal-played = { $color } { $move }
terminal-pass = pasează
terminal-forbidden = Interzise acum: { $points }
terminal-undone = Luat înapoi.
terminal-undo-none = Nu ai încă nicio mutare de luat înapoi.
terminal-resign-ask = Cedezi? Scrie da ca să renunți la partidă.
# What counts as yes, with a space between two ways to write it.
terminal-yes = da
terminal-draw-ask = Sunt ambele părți de acord cu remiza? Scrie da.
terminal-draw-declined = Calculatorul preferă să joace mai departe.
terminal-unknown = „{ $text }” nu este un punct al acestei table și nici un cuvânt cunoscut. Scrie help.
terminal-again = Partida s-a încheiat. Scrie undo ca să iei ultima mutare înapoi, sau quit.
terminal-bye = La revedere.

terminal-ways = Poți scrie: { $ways }
terminal-way-offer = offer:g9,g7,… (puncte: { $count })
terminal-did = { $who }: { $what }
terminal-link-help = Scrie un punct precum { $point }, sau pass. Alte cuvinte: draw, undo, accept, decline, resign, rematch, help, quit.
terminal-lot-first = Sorții au ales: începi tu, cu Negru.
terminal-lot-second = Sorții au ales: începe prietenul tău; tu ai Alb.
terminal-watch-help = Privești. Scrie quit ca să pleci.
terminal-answer = Scrie accept dacă ești de acord sau decline dacă nu.
terminal-rival-back = Prietenul tău s-a întors.
terminal-absent-ways = Scrie win ca să revendici partida, sau cpu easy, cpu medium ori cpu hard ca să continui cu calculatorul.
terminal-rematch-ask = Scrie rematch pentru încă o partidă cu culori schimbate, sau quit.
terminal-rematch-there = Revanșa a început. Scrie rematch ca să mergi la ea.
terminal-rematch = Revanșa: { $link }
terminal-watch-ask = Vrei să privești? Scrie da.
terminal-unsent = Ultima ta acțiune nu a mai putut fi trimisă.
terminal-seat-back = Ca să te întorci la locul tău: { $command }
terminal-seat-unkept = Secretul locului tău nu poate fi păstrat într-un fișier: dacă pleci, nu te mai poți întoarce la loc.

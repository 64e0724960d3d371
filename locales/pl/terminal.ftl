# narabe play: partia w terminalu.

terminal-welcome = narabe: { $rules }, linie: { $size }.
terminal-help = Wpisz punkt, na przykład h8. Inne słowa: pass, undo, resign, draw, claim, help, quit.
terminal-prompt-black = Ruch czarnych
terminal-prompt-white = Ruch białych
terminal-thinking = Komputer myśli…
terminal-played = { $color } { $move }
terminal-pass = pas
terminal-forbidden = Teraz zakazane: { $points }
terminal-undone = Cofnięto.
terminal-undo-none = Nie masz jeszcze czego cofnąć.
terminal-resign-ask = Poddać partię? Wpisz tak, aby się poddać.
terminal-yes = tak
terminal-draw-ask = Czy obie strony zgadzają się na remis? Wpisz tak.
terminal-draw-declined = Komputer woli grać dalej.
terminal-unknown = „{ $text }” nie jest punktem tej planszy ani znanym słowem. Wpisz help.
terminal-again = Partia jest skończona. Wpisz undo, aby cofnąć ostatni ruch, albo quit.
terminal-bye = Do widzenia.

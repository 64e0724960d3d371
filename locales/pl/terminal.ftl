# narabe play: partia w terminalu.

terminal-welcome = narabe: { $rules }, linie: { $size }.
terminal-welcome-sheet = narabe: { $rules }.
terminal-help = Wpisz punkt, na przykład { $point }. Inne słowa: pass, undo, resign, draw, claim, help, quit.
terminal-prompt-black = Ruch Czarnych
terminal-prompt-white = Ruch Białych
terminal-choose = { $who }: wybierz, co robisz.
terminal-thinking = Komputer myśli…
terminal-played = { $color } { $move }
terminal-pass = pas
terminal-forbidden = Teraz zakazane: { $points }
terminal-undone = Cofnięto.
terminal-undo-none = Nie masz jeszcze czego cofnąć.
terminal-resign-ask = Poddać partię? Wpisz tak, aby się poddać.
# What counts as yes, with a space between two ways to write it.
terminal-yes = tak
terminal-draw-ask = Czy obie strony zgadzają się na remis? Wpisz tak.
terminal-draw-declined = Komputer woli grać dalej.
terminal-unknown = „{ $text }” nie jest punktem tej planszy ani znanym słowem. Wpisz help.
terminal-again = Partia jest skończona. Wpisz undo, aby cofnąć ostatni ruch, albo quit.
terminal-bye = Do widzenia.

terminal-ways = Możesz wpisać: { $ways }
terminal-way-offer = offer:g9,g7,… (punkty: { $count })
terminal-did = { $who }: { $what }
terminal-link-help = Wpisz punkt, na przykład { $point }, albo pass. Inne słowa: draw, undo, accept, decline, resign, rematch, help, quit.
terminal-lot-first = Los zdecydował: zaczynasz czarnymi.
terminal-lot-second = Los zdecydował: zaczyna znajomy, a ty grasz białymi.
terminal-watch-help = Oglądasz. Wpisz quit, aby wyjść.
terminal-answer = Wpisz accept, aby się zgodzić, albo decline, aby odmówić.
terminal-rival-back = Znajomy wrócił.
terminal-absent-ways = Wpisz win, aby zgłosić wygraną, albo cpu easy, cpu medium lub cpu hard, aby grać dalej z komputerem.
terminal-rematch-ask = Wpisz rematch, aby zagrać jeszcze raz ze zmianą stron, albo quit.
terminal-rematch-there = Rewanż już się zaczął. Wpisz rematch, aby do niego przejść.
terminal-rematch = Rewanż: { $link }
terminal-watch-ask = Chcesz oglądać? Wpisz tak.
terminal-unsent = Ostatniego działania nie udało się już wysłać.
terminal-seat-back = Aby wrócić na swoje miejsce: { $command }
terminal-seat-unkept = Sekretu twojego miejsca nie da się zachować w pliku: po wyjściu nie będzie można na nie wrócić.

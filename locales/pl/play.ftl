# The play page: the panel, a game against the CPU or beside each other, the table of points.

play-heading = Pięć w rzędzie
play-lead = Wygrywa, kto pierwszy ustawi pięć kamieni.
play-loading = Rozkładamy planszę…
play-failed = Nie udało się wczytać gry. Sprawdź połączenie i wczytaj stronę ponownie.

panel-rules = Zasady
panel-size = Plansza
panel-mode = Z kim grasz?
panel-level = Poziom
panel-side = Twój kolor
panel-all-rules = Wszystkie zasady
panel-opening = Otwarcie
panel-all-openings = Wszystkie otwarcia
panel-cpu-not-yet = Komputer jeszcze w to nie gra. Wybierz inne zasady lub inne otwarcie albo zagraj z człowiekiem.
chooser-close = Zamknij
family-common = Najczęściej grane
family-gomoku = Pięć w rzędzie
family-renju = Renju, dziś i dawniej
family-other = Krewni
size-endless = Bez granic
size-value = { $lines } × { $lines }

mode-cpu = Komputer
mode-cpu-sentence = Trzy poziomy. Myśli na twoim urządzeniu, bez sieci.
mode-beside = Ktoś obok mnie
mode-beside-sentence = Dwie osoby grają na zmianę na tym urządzeniu.
mode-link = Znajomy, przez link
mode-link-sentence = Wysyłasz link, a gra zaczyna się, gdy znajomy dołączy.
mode-link-explained = Dostaniesz link do wysłania. Grasz czarnymi i zaczynasz, znajomy gra białymi. Nikt nie musi się rejestrować.
start-cpu = Graj
start-beside = Graj
start-link = Utwórz link
room-failed = Nie udało się utworzyć pokoju. Sprawdź połączenie i spróbuj ponownie.

level-easy = Łatwy
level-easy-sentence = Nie liczy naprzód: gra na dobrze wyglądający punkt i czasem przeoczy czwórkę.
level-medium = Średni
level-medium-sentence = Patrzy kilka ruchów naprzód i znajduje wygrane czwórka po czwórce.
level-hard = Trudny
level-hard-sentence = Patrzy głębiej i zatrzymuje też twoje wygrane czwórkami. Do półtorej sekundy na ruch.
side-first = Czarne, zaczynam
side-second = Białe, gram drugi

player-you = Ty
player-cpu = Komputer
seat-turn = na ruchu
seat-pairs = Zbite pary: { $count } z { $most }
seat-stones = Pozostałe kamienie: { $count }

prompt-cpu-black = Twoja kolej: postaw czarny kamień.
prompt-cpu-white = Twoja kolej: postaw biały kamień.
prompt-beside-black = Ruch czarnych.
prompt-beside-white = Ruch białych.
prompt-thinking = Komputer myśli…
prompt-ghost = { $point }? Dotknij tego samego punktu jeszcze raz, aby postawić kamień.
prompt-other = Wybierz, co robisz.

result-won = Wygrywasz!
result-lost = Wygrał komputer.

barred-black = { $point } jest zakazany dla czarnych: { $foul }.
barred-white = { $point } jest zakazany dla białych: { $foul }.
foul-double-three-help = Jeden kamień utworzyłby dwie trójki, a z każdej mogłaby powstać otwarta czwórka.
foul-double-four-help = Jeden kamień utworzyłby dwie czwórki.
foul-four-three-three-help = Jeden kamień utworzyłby czwórkę i dwie trójki.
foul-overline-help = Sześć lub więcej w rzędzie nie liczy się czarnym.
foul-open-four-help = Cztery w rzędzie z oboma wolnymi końcami.

actions-label = Działania
action-undo = Cofnij
action-pass = Pas
action-draw = Zaproponuj remis
action-resign = Poddaj się
action-claim = Zgłoś faul
action-new = Nowa gra
action-mode = Zmień tryb
action-mark = Pokaż punkty zakazane
toggle-numbers = Numery ruchów
toggle-paper = Krzyżyki i kółka
marked-none = Teraz żaden punkt nie jest zakazany.
undo-nothing = Nie masz jeszcze ruchu do cofnięcia.
cpu-declines = Komputer woli grać dalej.
cpu-failed = Komputer nie mógł myśleć w tej przeglądarce. Wczytaj stronę ponownie; gra jest zapamiętana.

ask-no = Gram dalej
ask-resign-title = Poddać się?
ask-resign-text = Gra się skończy i wygra druga strona.
ask-resign-yes = Poddaję się
ask-draw-title = Remis?
ask-draw-text = Czy obie strony zgadzają się na remis?
ask-draw-yes = Zgoda na remis
ask-new-title = Zacząć od nowa?
ask-new-text = Gra na planszy skończy się bez wyniku.
ask-new-yes = Nowa gra
ask-mode-title = Zostawić tę grę?
ask-mode-text = Gra na planszy skończy się bez wyniku i wybierzesz od nowa.
ask-mode-yes = Zostawiam grę

game-heading = Gra
moves-heading = Ruchy
moves-none = Nie postawiono jeszcze żadnego kamienia.
move-pass = pas
review-at = Oglądasz ruch { $move } z { $count }. Przejdź na koniec, aby grać dalej.
step-group = Przeglądaj ruchy
step-first = Na początek
step-back = Ruch wstecz
step-next = Ruch naprzód
step-last = Na koniec

entry-label = Wpisz ruch
entry-hint = h8 lub pass
entry-hint-sheet = (3;-2) lub pass
entry-play = Graj
entry-unknown = „{ $text }” nie jest punktem tej planszy. Wpisz literę i liczbę, na przykład h8, albo pass, aby spasować.
entry-unknown-sheet = „{ $text }” nie jest punktem arkusza. Wpisz kolumnę i rząd, licząc od pierwszego kamienia, na przykład (3;-2), albo pass, aby spasować.

table-heading = Graj przyciskami
table-label = Punkty planszy
table-help = Strzałki przesuwają, Enter stawia kamień. Home i End idą wzdłuż rzędu, z Ctrl do rogów. L podaje ostatni ruch, O kto gra, M wszystkie ruchy.
table-help-window = Strzałki przesuwają, także poza brzeg okna; Enter stawia kamień. Home i End idą wzdłuż rzędu, z Ctrl do rogów; + i − przybliżają lub oddalają. L podaje ostatni ruch, O kto gra, M wszystkie ruchy.
cell-empty = { $point }, wolny
cell-black = { $point }, czarny
cell-white = { $point }, biały
cell-common = { $point }, wspólny kamień
cell-taken = { $point }, wolny, tu zbito kamień
cell-numbered = { $stone }, ruch { $number }
cell-barred = { $point }, zakazany, { $foul }
last-none = Jeszcze bez ruchów
last-black = Czarne { $point }
last-white = Białe { $point }
last-pass-black = Czarne pasują
last-pass-white = Białe pasują
point-sheet = kolumna { $column }, rząd { $row }
number-minus = minus { $number }
taken-black = Czarne biją { $points }. Zbite pary: { $count } z { $most }
taken-white = Białe biją { $points }. Zbite pary: { $count } z { $most }
few-black = Czarnym pozostało kamieni: { $count }
few-white = Białym pozostało kamieni: { $count }
announce-undone = Cofnięto. Ostatni ruch: { $last }

window-heading = Okno na planszę
window-help = Strzałki przesuwają okno, + i − przybliżają lub oddalają.
window-closer = Przybliż
window-wider = Oddal
window-back = Wróć do kamieni
window-now = Kolumny od { $left } do { $right }, rzędy od { $bottom } do { $top }.

fault = Coś poszło nie tak po naszej stronie. Wczytaj stronę ponownie; twoja gra jest zapamiętana.

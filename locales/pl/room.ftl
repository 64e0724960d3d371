# Rooms: a game with a friend by a link.

room-friend = Znajomy
room-here = przy planszy
room-away = nieobecny
room-not-joined = jeszcze nie dołączył
room-connecting = Otwieramy pokój…
room-ended = Ten pokój jest zamknięty: jego czas minął. Utwórz nowy i wyślij jego link.
room-ended-home = Na stronę główną

room-wait-title = Czekasz na znajomego
room-wait-sentence = Wyślij ten link. Gra zacznie się, gdy znajomy naciśnie Dołącz.
room-link-label = Link dla znajomego
room-watch-label = Link do oglądania
room-copy = Kopiuj
room-copied = Skopiowano
room-share = Udostępnij
room-qr = Link jako obrazek do zeskanowania
room-joined-first = Znajomy już jest. Zaczynasz Czarnymi.
room-joined-second = Znajomy już jest i zaczyna. Grasz Białymi.

room-turn-black = Twoja kolej: postaw czarny kamień.
room-turn-white = Twoja kolej: postaw biały kamień.
room-rival-turn = Znajomy myśli.
room-watch-black = Ruch Czarnych.
room-watch-white = Ruch Białych.
room-lost = Utracono połączenie. Próbujemy ponownie… Ruch wykonany teraz zostanie wysłany, gdy tylko wróci.
room-pending = Twój ruch jest w drodze…
room-won = Wygrywasz!
room-lost-game = Wygrał znajomy.
room-back = Połączenie wróciło.

room-undo = Poproś o cofnięcie
room-undo-asked = Prośba o cofnięcie ostatniego ruchu wysłana. Znajomy musi się zgodzić.
room-undo-wanted = Znajomy prosi o cofnięcie ostatniego ruchu.
room-undo-declined = Znajomy woli nie cofać.
room-draw-asked = Propozycja remisu wysłana. Znajomy zgodzi się albo zagra dalej.
room-draw-wanted = Znajomy proponuje remis.
room-draw-declined = Znajomy gra dalej.
room-accept = Zgoda
room-decline = Odmów

room-rival-away = Znajomego nie ma. Gra czeka.
room-rival-gone = Znajomego nie ma. Za { $time } możesz grać dalej bez niego.
room-rival-left = Znajomego nie ma już od pewnego czasu.
room-claim = Zgłoś wygraną
room-go-on = Graj dalej z komputerem
room-level-title = Jaki poziom?
room-level-text = Dostajesz kopię tej gry i grasz dalej z komputerem. Gra ze znajomym się kończy.
room-level-no = Jeszcze czekam

room-rematch = Rewanż ze zmianą stron
room-rematch-asked = Propozycja rewanżu wysłana. Znajomy może się zgodzić teraz albo później.
room-rematch-wanted = Znajomy proponuje rewanż ze zmianą stron.
room-rematch-accept = Gramy jeszcze raz
room-rematch-withdraw = Wycofaj
room-rematch-go = Do rewanżu
room-new = Nowa gra
room-watching = Oglądasz tę grę.

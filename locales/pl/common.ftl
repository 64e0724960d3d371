# Słowa wspólne dla wszystkich części: kolory, zasady, otwarcia, opcje, faule, wyniki, odmowy.

color-black = Czarne
color-white = Białe
player-first = pierwszy gracz
player-second = drugi gracz

rules-freestyle = Gomoku dowolne
rules-freestyle-sentence = Wygrywa pięć lub więcej w rzędzie. Nic nie jest zakazane.
rules-standard = Dokładnie pięć
rules-standard-sentence = Wygrywa dokładnie pięć w rzędzie; dłuższy rząd nie wygrywa.
rules-renju = Renju
rules-renju-sentence = Czarne muszą ułożyć dokładnie pięć i nie mogą robić podwójnych trójek, podwójnych czwórek ani dłuższych rzędów; Białe mają swobodę.

opening-none = Dowolne
opening-none-sentence = Pierwszy kamień stawia się gdziekolwiek.
opening-centre = Środek
opening-centre-sentence = Pierwszy kamień stawia się na środku.

option-foul = Punkty zakazane
option-foul-block = Zablokowane
option-foul-block-sentence = Czarne nie mogą tam postawić kamienia.
option-foul-loss = Natychmiastowa przegrana
option-foul-loss-sentence = Kto postawi tam kamień, przegrywa.
option-foul-claim = Białe muszą zgłosić
option-foul-claim-sentence = Kamień zostaje, dopóki Białe nie zgłoszą faulu; nic nie jest oznaczone.
option-first = Pierwszy kamień
option-first-any = Gdziekolwiek
option-first-centre = Na środku
option-no-point = Czarnym zostały tylko zakazane punkty
option-no-point-draw = Remis
option-no-point-pass = Czarne pasują

foul-overline = rząd sześciu lub więcej
foul-double-four = podwójna czwórka
foul-four-three-three = czwórka i podwójna trójka
foul-double-three = podwójna trójka
foul-open-four = otwarta czwórka

reason-five = { $color } wygrywają piątką w rzędzie.
reason-captures = { $color } wygrywają przez bicia.
reason-foul-33 = { $color } wygrywają: rywal zrobił podwójną trójkę.
reason-foul-44 = { $color } wygrywają: rywal zrobił podwójną czwórkę.
reason-foul-433 = { $color } wygrywają: rywal zrobił czwórkę i dwie trójki.
reason-foul-overline = { $color } wygrywają: rywal zrobił rząd sześciu lub więcej.
reason-foul-open-four = { $color } wygrywają: rywal zrobił otwartą czwórkę.
reason-stones-used-up = { $color } wygrywają: rywalowi skończyły się kamienie.
reason-resignation = { $color } wygrywają: rywal się poddał.
reason-time = { $color } wygrywają na czas.
reason-abandoned = { $color } wygrywają: rywal odszedł.
reason-agreement = Remis za zgodą obu stron.
reason-passes = Remis: obie strony spasowały.
reason-full-board = Remis: plansza jest pełna.
reason-no-five-possible = Remis: nikt nie może już ułożyć piątki.
reason-no-legal-point = Remis: zostały tylko zakazane punkty.
reason-move-limit = Remis: partia osiągnęła największą długość.

refusal-game-over = Partia jest skończona.
refusal-not-your-turn = To nie twój ruch.
refusal-not-asked = Teraz nie można tego zrobić.
refusal-off-board = Tego punktu nie ma na planszy.
refusal-occupied = Na { $point } leży już kamień.
refusal-forbidden = { $point } jest zakazany: { $foul }.
refusal-outside-region = Tego kamienia nie można postawić na { $point }.
refusal-out-of-range = { $number } nie mieści się między { $min } a { $max }.
refusal-draw-offer-open = Remis został już zaproponowany.
refusal-no-draw-offer = Nie ma propozycji remisu.
refusal-undo-offer-open = O cofnięcie już poproszono.
refusal-no-undo-offer = Nikt nie prosi o cofnięcie.
refusal-nothing-to-undo = Nie ma czego cofnąć.
refusal-malformed = „{ $token }” nie jest ruchem. Napisz punkt, na przykład h8, albo pass.
refusal-unknown-player = Nie ma takiego gracza.
refusal-player-missing = Trzeba wskazać gracza.
refusal-too-long = Ta partia jest za długa.
refusal-unknown-rules = Nie ma zasad „{ $rules }”.
refusal-bad-size = Plansza musi mieć { $sizes } linii, nie { $size }.
refusal-no-size = Te zasady grane są na kartce bez końca, która nie ma rozmiaru.
refusal-unknown-option = Te zasady nie mają opcji „{ $option }”.
refusal-bad-option = Opcja „{ $option }” nie może mieć wartości „{ $value }”.
refusal-unknown-opening = Nie ma otwarcia „{ $opening }”.
refusal-unsuitable-opening = Otwarcie „{ $opening }” nie pasuje do tych zasad.

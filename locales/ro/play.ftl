# The play page: the panel, a game against the CPU or beside each other, the table of points.

play-heading = Cinci la rând
play-lead = Câștigă cine aliniază primul cinci pietre.
play-loading = Se pregătește tabla…
play-failed = Jocul nu s-a putut încărca. Verifică conexiunea și reîncarcă pagina.

panel-rules = Reguli
panel-size = Tablă
panel-mode = Cu cine joci?
panel-level = Nivel
panel-side = Culoarea ta
panel-all-rules = Toate regulile
panel-opening = Deschidere
panel-all-openings = Toate deschiderile
panel-cpu-not-yet = Calculatorul nu joacă încă așa. Alege alte reguli sau altă deschidere, ori joacă cu o persoană.
chooser-close = Închide
family-common = Cele mai jucate
family-gomoku = Cinci la rând
family-renju = Renju, de azi și de altădată
family-other = Rude
size-endless = Fără margini
size-value = { $lines } × { $lines }

mode-cpu = Calculatorul
mode-cpu-sentence = Trei niveluri. Gândește pe dispozitivul tău, fără rețea.
mode-beside = Cineva lângă mine
mode-beside-sentence = Doi jucători, pe rând, pe acest dispozitiv.
mode-link = Un prieten, prin link
mode-link-sentence = Trimiți un link, iar partida începe când prietenul se alătură.
mode-link-explained = Primești un link de trimis. Tu ai Negru și începi; prietenul are Alb. Nimeni nu trebuie să se înregistreze.
start-cpu = Joacă
start-beside = Joacă
start-link = Creează linkul
room-failed = Camera nu s-a putut crea. Verifică conexiunea și încearcă din nou.

level-easy = Ușor
level-easy-sentence = Nu calculează înainte: alege un punct cu formă bună și uneori scapă din vedere un patru.
level-medium = Mediu
level-medium-sentence = Privește câteva mutări înainte și găsește victorii prin patru după patru.
level-hard = Greu
level-hard-sentence = Privește mai departe și îți oprește și victoriile prin patru. Cel mult o secundă și jumătate pe mutare.
side-first = Negru, încep eu
side-second = Alb, joc al doilea

player-you = Tu
player-cpu = Calculator
seat-turn = la mutare
seat-pairs = Perechi capturate: { $count } din { $most }
seat-stones = Pietre rămase: { $count }

prompt-cpu-black = E rândul tău: pune o piatră neagră.
prompt-cpu-white = E rândul tău: pune o piatră albă.
prompt-beside-black = Mută Negru.
prompt-beside-white = Mută Alb.
prompt-thinking = Calculatorul se gândește…
prompt-ghost = { $point }? Atinge din nou același punct ca să pui piatra.
prompt-other = Alege ce faci.

result-won = Ai câștigat!
result-lost = A câștigat calculatorul.

barred-black = { $point } îi este interzis lui Negru: { $foul }.
barred-white = { $point } îi este interzis lui Alb: { $foul }.
foul-double-three-help = O singură piatră ar forma doi trei, iar fiecare ar putea deveni un patru deschis.
foul-double-four-help = O singură piatră ar forma doi patru.
foul-four-three-three-help = O singură piatră ar forma un patru și doi trei.
foul-overline-help = Șase sau mai multe la rând nu contează pentru Negru.
foul-open-four-help = Patru la rând cu ambele capete libere.

actions-label = Acțiuni
action-undo = Ia înapoi
action-pass = Pas
action-draw = Propune remiză
action-resign = Cedează
action-claim = Reclamă o greșeală
action-new = Partidă nouă
action-mode = Schimbă modul
action-mark = Arată punctele interzise
toggle-numbers = Numerele mutărilor
toggle-paper = Cruci și cercuri
marked-none = Acum niciun punct nu este interzis.
undo-nothing = Nu ai încă nicio mutare de luat înapoi.
cpu-declines = Calculatorul preferă să joace mai departe.
cpu-failed = Calculatorul nu a putut gândi în acest browser. Reîncarcă pagina; partida se păstrează.

ask-no = Joc mai departe
ask-resign-title = Cedezi?
ask-resign-text = Partida se încheie și câștigă adversarul.
ask-resign-yes = Cedez
ask-draw-title = Remiză?
ask-draw-text = Sunteți amândoi de acord ca partida să fie remiză?
ask-draw-yes = Suntem de acord
ask-new-title = O luăm de la capăt?
ask-new-text = Partida de pe tablă se încheie fără rezultat.
ask-new-yes = Partidă nouă
ask-mode-title = Lași această partidă?
ask-mode-text = Partida de pe tablă se încheie fără rezultat și alegi din nou.
ask-mode-yes = Las partida

game-heading = Partidă
moves-heading = Mutări
moves-none = Încă nu s-a pus nicio piatră.
move-pass = pas
review-at = Privești mutarea { $move } din { $count }. Mergi la sfârșit ca să joci mai departe.
step-group = Parcurge mutările
step-first = La început
step-back = O mutare înapoi
step-next = O mutare înainte
step-last = La sfârșit

entry-label = Scrie o mutare
entry-hint = h8 sau pass
entry-hint-sheet = (3;-2) sau pass
entry-play = Joacă
entry-unknown = „{ $text }” nu este un punct al acestei table. Scrie o literă și un număr, de exemplu h8, sau pass pentru pas.
entry-unknown-sheet = „{ $text }” nu este un punct al foii. Scrie coloana și rândul față de prima piatră, de exemplu (3;-2), sau pass pentru pas.

table-heading = Joacă cu butoane
table-label = Punctele tablei
table-help = Săgețile mută, Enter pune o piatră. Home și End merg pe rând, cu Ctrl în colțuri. L spune ultima mutare, O cine joacă, M toate mutările.
table-help-window = Săgețile mută, și dincolo de marginea ferestrei; Enter pune o piatră. Home și End merg pe rând, cu Ctrl în colțuri; + și − apropie sau depărtează. L spune ultima mutare, O cine joacă, M toate mutările.
cell-empty = { $point }, liber
cell-black = { $point }, negru
cell-white = { $point }, alb
cell-common = { $point }, piatra comună
cell-taken = { $point }, liber, aici a fost capturată o piatră
cell-numbered = { $stone }, mutarea { $number }
cell-barred = { $point }, interzis, { $foul }
last-none = Încă nicio mutare
last-black = Negru { $point }
last-white = Alb { $point }
last-pass-black = Negru zice pas
last-pass-white = Alb zice pas
point-sheet = coloana { $column }, rândul { $row }
number-minus = minus { $number }
taken-black = Negrul capturează { $points }. Perechi capturate: { $count } din { $most }
taken-white = Albul capturează { $points }. Perechi capturate: { $count } din { $most }
few-black = Pietre rămase Negrului: { $count }
few-white = Pietre rămase Albului: { $count }
announce-undone = Luat înapoi. Ultima mutare: { $last }

window-heading = Fereastra asupra tablei
window-help = Săgețile mută fereastra, + și − apropie sau depărtează.
window-closer = Apropie
window-wider = Depărtează
window-back = Înapoi la pietre
window-now = Coloanele de la { $left } la { $right }, rândurile de la { $bottom } la { $top }.

fault = Ceva nu a mers la noi. Reîncarcă pagina; partida ta se păstrează.

# Cuvinte comune tuturor părților: culori, reguli, deschideri, opțiuni, greșeli, rezultate, refuzuri.

color-black = Negru
color-white = Alb
player-first = primul jucător
player-second = al doilea jucător

rules-freestyle = Gomoku liber
rules-freestyle-sentence = Cinci sau mai multe pietre la rând câștigă. Nimic nu este interzis.
rules-standard = Exact cinci
rules-standard-sentence = Câștigă exact cinci pietre la rând; un rând mai lung nu câștigă.
rules-renju = Renju
rules-renju-sentence = Negrul trebuie să facă exact cinci și nu are voie să facă treiuri duble, patruri duble sau rânduri mai lungi; Albul este liber.

opening-none = Liberă
opening-none-sentence = Prima piatră merge oriunde.
opening-centre = Centru
opening-centre-sentence = Prima piatră merge în centru.

option-foul = Puncte interzise
option-foul-block = Blocate
option-foul-block-sentence = Negrul nu poate pune o piatră acolo.
option-foul-loss = Înfrângere pe loc
option-foul-loss-sentence = Cine pune o piatră acolo pierde.
option-foul-claim = Albul trebuie să reclame
option-foul-claim-sentence = Piatra rămâne până când Albul o reclamă; nimic nu este marcat.
option-first = Prima piatră
option-first-any = Oriunde
option-first-centre = În centru
option-no-point = Negrul are doar puncte interzise
option-no-point-draw = Remiză
option-no-point-pass = Negrul pasează

foul-overline = rând de șase sau mai multe
foul-double-four = patru dublu
foul-four-three-three = patru și trei dublu
foul-double-three = trei dublu
foul-open-four = patru deschis

reason-five = { $color } câștigă cu cinci la rând.
reason-captures = { $color } câștigă prin capturi.
reason-foul-33 = { $color } câștigă: adversarul a făcut un trei dublu.
reason-foul-44 = { $color } câștigă: adversarul a făcut un patru dublu.
reason-foul-433 = { $color } câștigă: adversarul a făcut un patru și două treiuri.
reason-foul-overline = { $color } câștigă: adversarul a făcut un rând de șase sau mai multe.
reason-foul-open-four = { $color } câștigă: adversarul a făcut un patru deschis.
reason-stones-used-up = { $color } câștigă: adversarul nu mai are pietre.
reason-resignation = { $color } câștigă: adversarul a cedat.
reason-time = { $color } câștigă la timp.
reason-abandoned = { $color } câștigă: adversarul a plecat.
reason-agreement = Remiză de comun acord.
reason-passes = Remiză: ambele părți au pasat.
reason-full-board = Remiză: tabla este plină.
reason-no-five-possible = Remiză: nimeni nu mai poate face cinci.
reason-no-legal-point = Remiză: au rămas doar puncte interzise.
reason-move-limit = Remiză: partida a ajuns la durata maximă.

refusal-game-over = Partida s-a încheiat.
refusal-not-your-turn = Nu este rândul tău.
refusal-not-asked = Acum nu se poate face asta.
refusal-off-board = Acest punct nu este pe tablă.
refusal-occupied = Pe { $point } este deja o piatră.
refusal-forbidden = { $point } este interzis: { $foul }.
refusal-outside-region = Această piatră nu poate merge pe { $point }.
refusal-out-of-range = { $number } nu este între { $min } și { $max }.
refusal-draw-offer-open = Remiza a fost deja propusă.
refusal-no-draw-offer = Nu există nicio propunere de remiză.
refusal-undo-offer-open = S-a cerut deja o mutare înapoi.
refusal-no-undo-offer = Nimeni nu a cerut o mutare înapoi.
refusal-nothing-to-undo = Nu este nimic de luat înapoi.
refusal-malformed = „{ $token }” nu este o mutare. Scrie un punct precum h8, sau pass.
refusal-unknown-player = Nu există un asemenea jucător.
refusal-player-missing = Jucătorul trebuie numit.
refusal-too-long = Această partidă este prea lungă.
refusal-unknown-rules = Nu există regulile „{ $rules }”.
refusal-bad-size = Tabla trebuie să aibă { $sizes } linii, nu { $size }.
refusal-no-size = Aceste reguli se joacă pe foaia fără sfârșit, care nu are mărime.
refusal-unknown-option = Aceste reguli nu au opțiunea „{ $option }”.
refusal-bad-option = Opțiunea „{ $option }” nu poate fi „{ $value }”.
refusal-unknown-opening = Nu există deschiderea „{ $opening }”.
refusal-unsuitable-opening = Deschiderea „{ $opening }” nu merge cu aceste reguli.

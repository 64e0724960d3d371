# Palabras que comparten todas las partes: colores, reglas, aperturas, opciones, faltas, resultados, rechazos.

color-black = Negras
color-white = Blancas
player-first = el primer jugador
player-second = el segundo jugador

rules-freestyle = Gomoku libre
rules-freestyle-sentence = Ganan cinco o más en línea. No hay nada prohibido.
rules-standard = Cinco exactas
rules-standard-sentence = Ganan exactamente cinco en línea; una fila más larga no gana.
rules-renju = Renju
rules-renju-sentence = Las negras deben hacer exactamente cinco y no pueden hacer dobles treses, dobles cuatros ni filas más largas; las blancas son libres.

opening-none = Libre
opening-none-sentence = La primera piedra va donde se quiera.
opening-centre = Centro
opening-centre-sentence = La primera piedra va al centro.

option-foul = Puntos prohibidos
option-foul-block = Bloqueados
option-foul-block-sentence = Las negras no pueden poner allí una piedra.
option-foul-loss = Derrota inmediata
option-foul-loss-sentence = Quien ponga allí una piedra pierde.
option-foul-claim = Las blancas deben reclamar
option-foul-claim-sentence = La piedra queda hasta que las blancas la reclamen; no se marca nada.
option-first = Primera piedra
option-first-any = Donde se quiera
option-first-centre = En el centro
option-no-point = Solo quedan puntos prohibidos
option-no-point-draw = Tablas
option-no-point-pass = Las negras pasan

foul-overline = fila de seis o más
foul-double-four = doble cuatro
foul-four-three-three = cuatro y doble tres
foul-double-three = doble tres
foul-open-four = cuatro abierto

reason-five = { $color }: victoria con cinco en línea.
reason-captures = { $color }: victoria por capturas.
reason-foul-33 = { $color }: victoria, el otro bando hizo un doble tres.
reason-foul-44 = { $color }: victoria, el otro bando hizo un doble cuatro.
reason-foul-433 = { $color }: victoria, el otro bando hizo un cuatro y dos treses.
reason-foul-overline = { $color }: victoria, el otro bando hizo una fila de seis o más.
reason-foul-open-four = { $color }: victoria, el otro bando hizo un cuatro abierto.
reason-stones-used-up = { $color }: victoria, al otro bando no le quedan piedras.
reason-resignation = { $color }: victoria, el otro bando se rindió.
reason-time = { $color }: victoria por tiempo.
reason-abandoned = { $color }: victoria, el otro bando se fue.
reason-agreement = Tablas de común acuerdo.
reason-passes = Tablas: pasaron los dos bandos.
reason-full-board = Tablas: el tablero está lleno.
reason-no-five-possible = Tablas: ya nadie puede hacer cinco.
reason-no-legal-point = Tablas: solo quedan puntos prohibidos.
reason-move-limit = Tablas: la partida llegó a su duración máxima.

refusal-game-over = La partida ha terminado.
refusal-not-your-turn = No es tu turno.
refusal-not-asked = Eso no se puede hacer ahora.
refusal-off-board = Ese punto no está en el tablero.
refusal-occupied = En { $point } ya hay una piedra.
refusal-forbidden = { $point } está prohibido: { $foul }.
refusal-outside-region = Esta piedra no puede ir a { $point }.
refusal-out-of-range = { $number } no está entre { $min } y { $max }.
refusal-draw-offer-open = Ya se han ofrecido tablas.
refusal-no-draw-offer = No hay ninguna oferta de tablas que responder.
refusal-undo-offer-open = Ya se ha pedido deshacer.
refusal-no-undo-offer = Nadie ha pedido deshacer.
refusal-nothing-to-undo = No hay nada que deshacer.
refusal-malformed = «{ $token }» no es una jugada. Escribe un punto como h8, o pass.
refusal-unknown-player = No existe ese jugador.
refusal-player-missing = Hay que nombrar al jugador.
refusal-too-long = Esta partida es demasiado larga.
refusal-unknown-rules = No existen las reglas «{ $rules }».
refusal-bad-size = El tablero debe tener { $sizes } líneas, no { $size }.
refusal-no-size = Estas reglas se juegan en la hoja sin fin, que no tiene tamaño.
refusal-unknown-option = Estas reglas no tienen la opción «{ $option }».
refusal-bad-option = La opción «{ $option }» no puede ser «{ $value }».
refusal-unknown-opening = No existe la apertura «{ $opening }».
refusal-unsuitable-opening = La apertura «{ $opening }» no va con estas reglas.

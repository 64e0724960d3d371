# The play page: the panel, a game against the CPU or beside each other, the table of points.

play-heading = Cinco en raya
play-lead = Gana quien primero alinea cinco piedras.
play-loading = Preparando el tablero…
play-failed = No se ha podido cargar el juego. Comprueba la conexión y vuelve a cargar la página.

panel-rules = Reglas
panel-size = Tablero
panel-mode = ¿Con quién juegas?
panel-level = Nivel
panel-side = Tu color
panel-all-rules = Todas las reglas
panel-opening = Apertura
panel-all-openings = Todas las aperturas
panel-cpu-not-yet = La máquina aún no juega a esto. Elige otras reglas u otra apertura, o juega con una persona.
chooser-close = Cerrar
family-common = Las más jugadas
family-gomoku = Cinco en raya
family-renju = Renju, de hoy y de antes
family-other = Parientes
size-endless = Sin límites
size-value = { $lines } × { $lines }

mode-cpu = La máquina
mode-cpu-sentence = Tres niveles. Piensa en tu dispositivo y no necesita red.
mode-beside = Alguien a mi lado
mode-beside-sentence = Dos personas se turnan en este dispositivo.
mode-link = Una amistad, por enlace
mode-link-sentence = Envías un enlace y la partida empieza cuando se une.
mode-link-explained = Recibes un enlace para enviar. Tú llevas Negro y empiezas; la otra persona lleva Blanco. Nadie tiene que registrarse.
start-cpu = Jugar
start-beside = Jugar
start-link = Crear el enlace
room-failed = No se ha podido crear la sala. Comprueba la conexión e inténtalo de nuevo.

level-easy = Fácil
level-easy-sentence = No calcula: elige un punto de buena forma y a veces se le escapa un cuatro.
level-medium = Medio
level-medium-sentence = Mira varias jugadas adelante y encuentra victorias de cuatro en cuatro.
level-hard = Difícil
level-hard-sentence = Mira más lejos y también frena tus victorias por cuatros. Hasta segundo y medio por jugada.
side-first = Negro, empiezo
side-second = Blanco, voy segundo

player-you = Tú
player-cpu = Máquina
seat-turn = le toca jugar
seat-pairs = Parejas capturadas: { $count } de { $most }
seat-stones = Piedras restantes: { $count }

prompt-cpu-black = Te toca: coloca una piedra negra.
prompt-cpu-white = Te toca: coloca una piedra blanca.
prompt-beside-black = Juega Negro.
prompt-beside-white = Juega Blanco.
prompt-thinking = La máquina está pensando…
prompt-ghost = ¿{ $point }? Vuelve a tocar el mismo punto para colocar la piedra.
prompt-other = Elige qué hacer.

result-won = ¡Has ganado!
result-lost = Ha ganado la máquina.

barred-black = { $point } está prohibido para Negro: { $foul }.
barred-white = { $point } está prohibido para Blanco: { $foul }.
foul-double-three-help = Una sola piedra formaría dos treses, y cada uno podría ser un cuatro abierto.
foul-double-four-help = Una sola piedra formaría dos cuatros.
foul-four-three-three-help = Una sola piedra formaría un cuatro y dos treses.
foul-overline-help = Seis o más seguidas no le valen a Negro.
foul-open-four-help = Cuatro seguidas con los dos extremos libres.

actions-label = Acciones
action-undo = Deshacer
action-pass = Pasar
action-draw = Ofrecer tablas
action-resign = Abandonar
action-claim = Reclamar una falta
action-new = Nueva partida
action-mode = Cambiar de modo
action-mark = Ver puntos prohibidos
toggle-numbers = Números de jugada
toggle-paper = Cruces y círculos
marked-none = Ahora no hay ningún punto prohibido.
undo-nothing = Aún no hay ninguna jugada tuya que deshacer.
cpu-declines = La máquina prefiere seguir jugando.
cpu-failed = La máquina no ha podido pensar en este navegador. Vuelve a cargar la página; la partida se conserva.

ask-no = Seguir jugando
ask-resign-title = ¿Abandonar?
ask-resign-text = La partida termina y gana el otro lado.
ask-resign-yes = Abandonar
ask-draw-title = ¿Tablas?
ask-draw-text = ¿Estáis de acuerdo los dos lados en que la partida termine en tablas?
ask-draw-yes = Acordar tablas
ask-new-title = ¿Empezar de nuevo?
ask-new-text = La partida del tablero termina sin resultado.
ask-new-yes = Nueva partida
ask-mode-title = ¿Dejar esta partida?
ask-mode-text = La partida del tablero termina sin resultado y vuelves a elegir.
ask-mode-yes = Dejar la partida

game-heading = Partida
moves-heading = Jugadas
moves-none = Todavía no hay ninguna piedra.
move-pass = pasa
review-at = Viendo la jugada { $move } de { $count }. Ve al final para seguir jugando.
step-group = Recorrer las jugadas
step-first = Al principio
step-back = Una jugada atrás
step-next = Una jugada adelante
step-last = Al final

entry-label = Escribe una jugada
entry-hint = h8 o pass
entry-hint-sheet = (3;-2) o pass
entry-play = Jugar
entry-unknown = «{ $text }» no es un punto de este tablero. Escribe una letra y un número, como h8, o pass para pasar.
entry-unknown-sheet = «{ $text }» no es un punto de la hoja. Escribe columna y fila desde la primera piedra, como (3;-2), o pass para pasar.

table-heading = Jugar con botones
table-label = Puntos del tablero
table-help = Las flechas mueven e Intro coloca una piedra. Inicio y Fin recorren la fila; con Ctrl, las esquinas. L dice la última jugada, O quién juega, M todas las jugadas.
table-help-window = Las flechas mueven, también más allá del borde de la ventana; Intro coloca una piedra. Inicio y Fin recorren la fila; con Ctrl, las esquinas; + y − acercan o alejan. L dice la última jugada, O quién juega, M todas las jugadas.
cell-empty = { $point }, libre
cell-black = { $point }, negra
cell-white = { $point }, blanca
cell-common = { $point }, piedra común
cell-taken = { $point }, libre, aquí se capturó una piedra
cell-numbered = { $stone }, jugada { $number }
cell-barred = { $point }, prohibido, { $foul }
last-none = Aún no hay jugadas
last-black = Negro { $point }
last-white = Blanco { $point }
last-pass-black = Negro pasa
last-pass-white = Blanco pasa
point-sheet = columna { $column }, fila { $row }
number-minus = menos { $number }
taken-black = Negro captura { $points }. Parejas capturadas: { $count } de { $most }
taken-white = Blanco captura { $points }. Parejas capturadas: { $count } de { $most }
few-black = Piedras que le quedan a Negro: { $count }
few-white = Piedras que le quedan a Blanco: { $count }
announce-undone = Deshecho. Última jugada: { $last }

window-heading = Ventana sobre el tablero
window-help = Las flechas mueven la ventana, + y − acercan o alejan.
window-closer = Acercar
window-wider = Alejar
window-back = Volver a las piedras
window-now = Columnas de { $left } a { $right }, filas de { $bottom } a { $top }.

fault = Algo ha fallado por nuestra parte. Vuelve a cargar la página; tu partida se conserva.

# Rooms: a game with a friend by a link.

room-friend = Tu rival
room-here = en la sala
room-away = ausente
room-not-joined = aún no ha llegado
room-connecting = Abriendo la sala…
room-ended = Esta sala está cerrada: su tiempo ha terminado. Crea otra y envía su enlace.
room-ended-home = Ir al inicio

room-wait-title = Esperando a tu rival
room-wait-sentence = Envía este enlace. La partida empieza cuando la otra persona pulse Unirse.
room-link-label = Enlace para tu rival
room-watch-label = Enlace para mirar
room-copy = Copiar
room-copied = Copiado
room-share = Compartir
room-qr = El enlace como imagen para escanear
room-joined-first = Tu rival está aquí. Empiezas con las negras.
room-joined-second = Tu rival está aquí y empieza. Tú llevas las blancas.

room-turn-black = Te toca: coloca una piedra negra.
room-turn-white = Te toca: coloca una piedra blanca.
room-rival-turn = Tu rival está pensando.
room-watch-black = Juegan las negras.
room-watch-white = Juegan las blancas.
room-lost = Se ha perdido la conexión. Reintentando… Una jugada que hagas ahora se enviará en cuanto vuelva.
room-pending = Tu jugada está en camino…
room-won = ¡Has ganado!
room-lost-game = Ha ganado tu rival.
room-back = La conexión ha vuelto.

room-undo = Pedir deshacer
room-undo-asked = Has pedido deshacer tu última jugada. Tu rival tiene que aceptar.
room-undo-wanted = Tu rival pide deshacer la última jugada.
room-undo-declined = Tu rival prefiere no deshacer.
room-draw-asked = Has ofrecido tablas. Tu rival tiene que aceptar, o sigue jugando.
room-draw-wanted = Tu rival ofrece tablas.
room-draw-declined = Tu rival sigue jugando.
room-accept = Aceptar
room-decline = Rechazar

room-rival-away = Tu rival no está. La partida espera.
room-rival-gone = Tu rival no está. En { $time } podrás seguir sin esperar.
room-rival-left = Tu rival lleva un rato ausente.
room-claim = Reclamar la partida
room-go-on = Seguir contra la máquina
room-level-title = ¿Qué nivel?
room-level-text = Te llevas una copia de esta partida y sigues contra la máquina. La partida con tu rival termina.
room-level-no = Seguir esperando

room-rematch = Revancha cambiando de lado
room-rematch-asked = Has ofrecido la revancha. Tu rival puede aceptarla ahora o más tarde.
room-rematch-wanted = Tu rival ofrece la revancha cambiando de lado.
room-rematch-accept = Jugar otra vez
room-rematch-withdraw = Retirar
room-rematch-go = Ir a la revancha
room-new = Nueva partida
room-watching = Estás viendo esta partida.

# narabe play: una partida en la terminal.

terminal-welcome = narabe: { $rules }, { $size } líneas.
terminal-welcome-sheet = narabe: { $rules }.
terminal-help = Escribe un punto como { $point }. Otras palabras: pass, undo, resign, draw, claim, help, quit.
terminal-prompt-black = Juegan las negras
terminal-prompt-white = Juegan las blancas
terminal-choose = { $who }: elige qué hacer.
terminal-thinking = La máquina está pensando…
terminal-played = { $color } { $move }
terminal-pass = pasan
terminal-forbidden = Prohibidos ahora: { $points }
terminal-undone = Deshecho.
terminal-undo-none = Todavía no hay ninguna jugada tuya que deshacer.
terminal-resign-ask = ¿Rendirse? Escribe sí para abandonar la partida.
# What counts as yes, with a space between two ways to write it.
terminal-yes = sí si
terminal-draw-ask = ¿Están de acuerdo los dos en las tablas? Escribe sí.
terminal-draw-declined = La máquina prefiere seguir jugando.
terminal-unknown = «{ $text }» no es un punto de este tablero ni una palabra que conozca. Escribe help.
terminal-again = La partida ha terminado. Escribe undo para deshacer la última jugada, o quit.
terminal-bye = Adiós.

terminal-ways = Puedes escribir: { $ways }
terminal-way-offer = offer:g9,g7,… (puntos: { $count })
terminal-did = { $who }: { $what }
terminal-link-help = Escribe un punto como { $point }, o pass. Otras palabras: draw, undo, accept, decline, resign, rematch, help, quit.
terminal-lot-first = Por sorteo empiezas tú, con las negras.
terminal-lot-second = Por sorteo empieza tu rival; tú llevas las blancas.
terminal-watch-help = Estás mirando. Escribe quit para salir.
terminal-answer = Escribe accept para aceptar o decline para rechazar.
terminal-rival-back = Tu rival ha vuelto.
terminal-absent-ways = Escribe win para reclamar la partida, o cpu easy, cpu medium o cpu hard para seguir contra la máquina.
terminal-rematch-ask = Escribe rematch para otra partida cambiando de lado, o quit.
terminal-rematch-there = La revancha ha empezado. Escribe rematch para ir a ella.
terminal-rematch = La revancha: { $link }
terminal-watch-ask = ¿Quieres mirar? Escribe sí.
terminal-unsent = Tu última acción no se pudo enviar.
terminal-seat-back = Para volver a tu sitio: { $command }
terminal-seat-unkept = El secreto de tu sitio no se puede guardar en un archivo: si sales, no podrás volver a él.

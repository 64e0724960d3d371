# narabe play: una partida en la terminal.

terminal-welcome = narabe: { $rules }, { $size } líneas.
terminal-help = Escribe un punto como h8. Otras palabras: pass, undo, resign, draw, claim, help, quit.
terminal-prompt-black = Juegan las negras
terminal-prompt-white = Juegan las blancas
terminal-thinking = El ordenador está pensando…
terminal-played = { $color } { $move }
terminal-pass = pasan
terminal-forbidden = Prohibidos ahora: { $points }
terminal-undone = Deshecho.
terminal-undo-none = Todavía no hay ninguna jugada tuya que deshacer.
terminal-resign-ask = ¿Rendirse? Escribe sí para abandonar la partida.
terminal-yes = sí
terminal-draw-ask = ¿Están de acuerdo los dos en las tablas? Escribe sí.
terminal-draw-declined = El ordenador prefiere seguir jugando.
terminal-unknown = «{ $text }» no es un punto de este tablero ni una palabra que conozca. Escribe help.
terminal-again = La partida ha terminado. Escribe undo para deshacer la última jugada, o quit.
terminal-bye = Adiós.

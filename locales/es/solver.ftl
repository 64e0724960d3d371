# Una victoria forzada contada paso a paso, y qué la para. Los puntos y sus listas llegan ya escritos.

explain-stops = { $stone } para un cinco del otro bando.
explain-five = { $stone } hace cinco en línea: { $points }.
explain-open-four = { $stone } hace un cuatro abierto por los dos extremos, { $points }. Solo se puede ocupar uno de ellos.
explain-double-four = { $stone } hace dos cuatros a la vez. Se vuelven cinco en { $points }, y solo se puede ocupar uno de estos puntos.
explain-trapping-four = { $stone } hace un cuatro. Solo { $points } lo pararía.
explain-four-three = { $stone } hace un cuatro y un tres a la vez. El cuatro hay que pararlo en { $points }, y el tres queda.
explain-four = { $stone } hace un cuatro. Hay que pararlo en { $points }.
explain-double-three = { $stone } hace dos treses a la vez. Después viene un cuatro que no se puede parar, en { $points }.
explain-three = { $stone } hace un tres. Después viene un cuatro que no se puede parar, en { $points }.
explain-threat = { $stone } amenaza un cuatro que no se puede parar, en { $points }.
explain-quiet = { $stone } no hace ni un cuatro ni un tres, y amenaza ganar con cuatros: { $points }.
explain-trap = { $point } lo pararía, pero está prohibido: { $foul } ({ $lines }).
explain-answers = Lo que puede pararlo: { $points }.
explain-counter-fours = Lo que antes gana un tiempo con un cuatro: { $points }.
explain-no-answer = Nada puede pararlo.
explain-otherwise = Tras cualquier otra respuesta, y también tras un pase, { $stone } lleva a la victoria.
explain-longest = Lo que más resiste es { $point }.
explain-without-wins = { $stone } y { $answer } sobran: el resto gana sin ellas.
explain-without-threat = Sin { $stone } y { $answer } no se gana: { $point } no amenazaría bastante.
explain-without-answered = Sin { $stone } y { $answer } no se gana: { $point } sería una respuesta.
explain-without-five = Sin { $stone } y { $answer } no se gana: { $point } sería un cinco del otro bando.
explain-without-foul = Sin { $stone } y { $answer } no se gana: { $point } estaría prohibido.
explain-without-fails = Sin { $stone } y { $answer } no se gana.
explain-win-black = Ganan las negras: { $line }
explain-win-white = Ganan las blancas: { $line }

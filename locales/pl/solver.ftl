# Wymuszona wygrana krok po kroku i to, co ją zatrzymuje. Punkty i ich listy przychodzą już zapisane.

explain-stops = { $stone } zatrzymuje piątkę drugiej strony.
explain-five = { $stone } układa piątkę: { $points }.
explain-open-four = { $stone } układa czwórkę otwartą z obu stron, { $points }. Zająć można tylko jeden z tych punktów.
explain-double-four = { $stone } układa dwie czwórki naraz. Stają się piątką na { $points }, a zająć można tylko jeden z tych punktów.
explain-trapping-four = { $stone } układa czwórkę. Zatrzymałoby ją tylko { $points }.
explain-four-three = { $stone } układa naraz czwórkę i trójkę. Czwórkę trzeba zatrzymać na { $points }, a trójka zostaje.
explain-four = { $stone } układa czwórkę. Trzeba ją zatrzymać na { $points }.
explain-double-three = { $stone } układa dwie trójki naraz. Potem powstaje czwórka nie do zatrzymania, na { $points }.
explain-three = { $stone } układa trójkę. Potem powstaje czwórka nie do zatrzymania, na { $points }.
explain-threat = { $stone } grozi czwórką nie do zatrzymania, na { $points }.
explain-quiet = { $stone } nie układa ani czwórki, ani trójki, ale grozi wygraną przez czwórki: { $points }.
explain-trap = { $point } zatrzymałoby atak, ale jest zakazane: { $foul } ({ $lines }).
explain-answers = Co może zatrzymać atak: { $points }.
explain-counter-fours = Co najpierw zyskuje czas czwórką: { $points }.
explain-no-answer = Nic nie może zatrzymać ataku.
explain-otherwise = Po każdej innej odpowiedzi, także po pasie, { $stone } prowadzi do wygranej.
explain-longest = Najdłużej broni się { $point }.
explain-without-wins = { $stone } i { $answer } można pominąć: reszta wygrywa i bez nich.
explain-without-threat = Bez { $stone } i { $answer } nie ma wygranej: { $point } nie groziłoby dość mocno.
explain-without-answered = Bez { $stone } i { $answer } nie ma wygranej: { $point } byłoby odpowiedzią.
explain-without-five = Bez { $stone } i { $answer } nie ma wygranej: { $point } byłoby piątką drugiej strony.
explain-without-foul = Bez { $stone } i { $answer } nie ma wygranej: { $point } byłoby zakazane.
explain-without-fails = Bez { $stone } i { $answer } nie ma wygranej.
explain-win-black = Czarne wygrywają: { $line }
explain-win-white = Białe wygrywają: { $line }

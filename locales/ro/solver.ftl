# O victorie forțată, povestită pas cu pas, și ce o oprește. Punctele și listele lor vin gata scrise.

explain-stops = { $stone } oprește un cinci al celeilalte părți.
explain-five = { $stone } face cinci la rând: { $points }.
explain-open-four = { $stone } face un patru deschis la ambele capete, { $points }. Numai unul poate fi ocupat.
explain-double-four = { $stone } face două patruri deodată. Devin cinci pe { $points }, și numai unul dintre aceste puncte poate fi ocupat.
explain-trapping-four = { $stone } face un patru. Numai { $points } l-ar opri.
explain-four-three = { $stone } face deodată un patru și un trei. Patrul trebuie oprit pe { $points }, iar treiul rămâne.
explain-four = { $stone } face un patru. Trebuie oprit pe { $points }.
explain-double-three = { $stone } face două treiuri deodată. Urmează un patru care nu poate fi oprit, pe { $points }.
explain-three = { $stone } face un trei. Urmează un patru care nu poate fi oprit, pe { $points }.
explain-threat = { $stone } amenință cu un patru care nu poate fi oprit, pe { $points }.
explain-quiet = { $stone } nu face nici patru, nici trei, dar amenință să câștige prin patruri: { $points }.
explain-trap = { $point } ar opri-o, dar este interzis: { $foul } ({ $lines }).
explain-answers = Ce o poate opri: { $points }.
explain-counter-fours = Ce câștigă mai întâi timp printr-un patru: { $points }.
explain-no-answer = Nimic nu o poate opri.
explain-otherwise = După orice alt răspuns, și după o pasă, { $stone } duce la victorie.
explain-longest = Cel mai mult rezistă { $point }.
explain-without-wins = { $stone } și { $answer } pot lipsi: restul câștigă și fără ele.
explain-without-threat = Fără { $stone } și { $answer } nu se câștigă: { $point } nu ar amenința destul.
explain-without-answered = Fără { $stone } și { $answer } nu se câștigă: { $point } ar fi un răspuns.
explain-without-five = Fără { $stone } și { $answer } nu se câștigă: { $point } ar fi un cinci al celeilalte părți.
explain-without-foul = Fără { $stone } și { $answer } nu se câștigă: { $point } ar fi interzis.
explain-without-fails = Fără { $stone } și { $answer } nu se câștigă.
explain-win-black = Negrul câștigă: { $line }
explain-win-white = Albul câștigă: { $line }

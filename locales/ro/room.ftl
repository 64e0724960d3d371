# Rooms: a game with a friend by a link.

room-friend = Prietenul tău
room-here = prezent
room-away = plecat
room-not-joined = nu a sosit încă
room-connecting = Se deschide camera…
room-ended = Camera este închisă: timpul ei a trecut. Creează alta și trimite linkul ei.
room-ended-home = La pagina de început

room-wait-title = Îl aștepți pe prietenul tău
room-wait-sentence = Trimite acest link. Partida începe când prietenul apasă Alătură-te.
room-link-label = Linkul pentru prieten
room-watch-label = Linkul pentru privit
room-copy = Copiază
room-copied = Copiat
room-share = Trimite
room-qr = Linkul ca imagine de scanat
room-joined-first = Prietenul tău a sosit. Începi cu Negru.
room-joined-second = Prietenul tău a sosit și începe. Tu ai Alb.

room-turn-black = E rândul tău: pune o piatră neagră.
room-turn-white = E rândul tău: pune o piatră albă.
room-rival-turn = Prietenul tău se gândește.
room-watch-black = Mută Negru.
room-watch-white = Mută Alb.
room-lost = S-a pierdut conexiunea. Se reîncearcă… O mutare făcută acum pleacă de îndată ce revine.
room-pending = Mutarea ta este pe drum…
room-won = Ai câștigat!
room-lost-game = A câștigat prietenul tău.
room-back = Conexiunea a revenit.

room-undo = Cere mutarea înapoi
room-undo-asked = Ai cerut să iei înapoi ultima mutare. Prietenul trebuie să fie de acord.
room-undo-wanted = Prietenul tău cere să ia înapoi ultima mutare.
room-undo-declined = Prietenul tău preferă să rămână așa.
room-draw-asked = Ai propus remiză. Prietenul acceptă sau joacă mai departe.
room-draw-wanted = Prietenul tău propune remiză.
room-draw-declined = Prietenul tău joacă mai departe.
room-accept = De acord
room-decline = Refuză

room-rival-away = Prietenul tău a plecat. Partida așteaptă.
room-rival-gone = Prietenul tău a plecat. Peste { $time } poți continua fără el.
room-rival-left = Prietenul tău lipsește de o vreme.
room-claim = Revendică partida
room-go-on = Continuă cu calculatorul
room-level-title = Ce nivel?
room-level-text = Primești o copie a partidei și continui împotriva calculatorului. Partida cu prietenul se încheie.
room-level-no = Mai aștept

room-rematch = Revanșă cu culori schimbate
room-rematch-asked = Ai propus revanșa. Prietenul o poate accepta acum sau mai târziu.
room-rematch-wanted = Prietenul tău propune revanșa, cu culori schimbate.
room-rematch-accept = Mai jucăm o dată
room-rematch-withdraw = Retrage
room-rematch-go = La revanșă
room-new = Partidă nouă
room-watching = Privești această partidă.

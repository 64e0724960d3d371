# Rooms: a game with a friend by a link.

room-friend = Your friend
room-here = here
room-away = away
room-not-joined = not here yet
room-connecting = Opening the room…
room-ended = This room is closed: its time is over. Start a new one and send its link.
room-ended-home = To the start page

room-wait-title = Waiting for your friend
room-wait-sentence = Send this link. The game starts when your friend presses Join.
room-link-label = Link for your friend
room-watch-label = Link to watch
room-copy = Copy
room-copied = Copied
room-share = Share
room-qr = The link as a picture to scan
room-joined-first = Your friend is here. You begin with Black.
room-joined-second = Your friend is here and begins. You play White.

room-turn-black = Your turn: place a black stone.
room-turn-white = Your turn: place a white stone.
room-rival-turn = Your friend is thinking.
room-watch-black = Black to move.
room-watch-white = White to move.
room-lost = The connection is lost. Trying again… A move you make now is sent as soon as it is back.
room-pending = Your move is on its way…
room-won = You won!
room-lost-game = Your friend won.
room-back = The connection is back.

room-undo = Ask to take back
room-undo-asked = You asked to take back your last move. Your friend has to agree.
room-undo-wanted = Your friend asks to take back the last move.
room-undo-declined = Your friend would rather not take back.
room-draw-asked = You offered a draw. Your friend has to agree, or plays on.
room-draw-wanted = Your friend offers a draw.
room-draw-declined = Your friend plays on.
room-accept = Agree
room-decline = Decline

room-rival-away = Your friend is away. The game waits.
room-rival-gone = Your friend is away. In { $time } you can go on without.
room-rival-left = Your friend has been away for a while.
room-claim = Claim the game
room-go-on = Go on against the computer
room-level-title = Which level?
room-level-text = You get a copy of this game and go on against the computer. The game with your friend ends.
room-level-no = Keep waiting

room-rematch = Rematch, changing sides
room-rematch-asked = You offered a rematch. Your friend can accept it now or later.
room-rematch-wanted = Your friend offers a rematch with sides changed.
room-rematch-accept = Play again
room-rematch-withdraw = Withdraw
room-rematch-go = To the rematch
room-new = New game
room-watching = You are watching this game.

-- Rooms, their seats and the log of their games.
--
-- `rooms.key` never returns (AUTOINCREMENT): a room that still lives in some server's memory
-- after its row was swept must not be able to write into a younger room.
CREATE TABLE rooms (
    key           INTEGER PRIMARY KEY AUTOINCREMENT,
    id            TEXT NOT NULL UNIQUE,
    watch_id      TEXT NOT NULL UNIQUE,
    setting       TEXT NOT NULL CHECK (json_valid(setting)),
    created_at_ms INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL,
    rematch_offer TEXT CHECK (rematch_offer IN ('first', 'second')),
    rematch_room  TEXT
) STRICT;

CREATE INDEX rooms_by_expiry ON rooms (expires_at_ms);

CREATE TABLE seats (
    room       INTEGER NOT NULL REFERENCES rooms (key) ON DELETE CASCADE,
    player     TEXT NOT NULL CHECK (player IN ('first', 'second')),
    token_hash BLOB NOT NULL CHECK (length(token_hash) = 32),
    PRIMARY KEY (room, player),
    UNIQUE (room, token_hash)
) STRICT, WITHOUT ROWID;

-- The unique key is the lock: of two actions for one place in the log, one wins. Rows lie in the
-- order of their arrival, so that the events of one commit share a page, whatever their rooms are.
CREATE TABLE events (
    id        INTEGER PRIMARY KEY,
    room      INTEGER NOT NULL REFERENCES rooms (key) ON DELETE CASCADE,
    seq       INTEGER NOT NULL CHECK (seq >= 0),
    player    TEXT NOT NULL CHECK (player IN ('first', 'second')),
    token     TEXT NOT NULL,
    at_ms     INTEGER NOT NULL,
    client_id TEXT,
    answers   INTEGER NOT NULL,
    UNIQUE (room, seq)
) STRICT;

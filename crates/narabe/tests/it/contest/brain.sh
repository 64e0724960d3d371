#!/bin/sh
# An engine for tests: it gives the answers that it was started with, one after another, whatever is on the board.
#
#   x,y        that
#   hang       says nothing any more, and has a child that does not either
#   late:SEC   the next answer, so many seconds later
#   crash      ends
#   close      closes its output and stays
#   noise      things that are no move, then the next answer
#   flood      lines without end
#   early      a move that nobody asked for, before the next question

answer() {
    case "$1" in
        hang) sleep "${HANG:-1000}" & wait ;;
        crash) exit 3 ;;
        close) exec >&-; sleep "${HANG:-1000}" ;;
        flood) while :; do echo MESSAGE more; done ;;
        noise) printf 'MESSAGE hm\r\nhello\r7;7\n\377\376\nERROR what?\n7\n'; echo aside >&2 ;;
        late:*) sleep "${1#late:}" ;;
        *) echo "$1" ;;
    esac
}

while read -r line; do
    line=$(printf %s "$line" | tr -d '\r')
    case "$line" in
        START*) echo OK ;;
        RESTART) if [ -n "$NO_RESTART" ]; then echo UNKNOWN; else echo OK; fi ;;
        ABOUT) echo 'name="script", version="1"' ;;
        BEGIN | TURN* | DONE)
            case "$1" in
                noise | late:*) answer "$1"; answer "$2"; shift 2 ;;
                early) printf '%s\n%s\n' "$2" "$3"; shift 3 ;;
                *) answer "$1"; shift ;;
            esac ;;
        END) exit 0 ;;
    esac
done

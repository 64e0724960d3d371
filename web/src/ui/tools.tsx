// What a player may want beside the board, folded away until it is wanted: table of points, typed move, numbers.
import { createSignal, type JSX, Show } from 'solid-js';
import type { BoardState, Point, View } from '../board/types';
import { isMovable } from '../board/view';
import type { Snapshot } from '../rules/types';
import type { Door } from '../study/door';
import { PointTable } from '../table/table-view';
import { MoveEntry } from './entry';
import { useWords } from './language';
import { lastMove, spokenLast, spokenMove, takenSentence } from './say';
import type { Memory } from './storage';

const KEY = 'narabe.table';

interface Props {
  readonly memory: Memory;
  readonly snapshot: Snapshot;
  readonly state: BoardState;
  /** Whether there is still something to play. */
  readonly plays: boolean;
  /** Who plays whom, to be said when asked. */
  readonly opponent: string;
  readonly door: Door;
  readonly onPress: (point: Point) => void;
  readonly onMove: (token: string) => void;
  readonly onCursor: (point: Point | null) => void;
  readonly onView: (view: View) => void;
  readonly announce: (text: string) => void;
}

/** Typed entry, and the table behind a disclosure that stays open once opened. */
export function PlayTools(props: Props): JSX.Element {
  const words = useWords();
  const [open, setOpen] = createSignal(props.memory.get(KEY) === true);
  const toggle = (shown: boolean) => {
    setOpen(shown);
    props.memory.set(KEY, shown);
  };
  const ask = (letter: string) => {
    if (letter === 'l') props.announce(spokenLast(words, props.snapshot));
    if (letter === 'o') props.announce(props.opponent);
    if (letter === 'm') props.announce(allMoves());
    if (letter === 'e') props.announce(props.door.worth() ?? words('value-unknown'));
    if (letter === 'h' && props.door.mayHint?.()) void props.door.askHint();
  };
  const sentence = () => {
    const taken = takenSentence(words, props.snapshot);
    const move = lastMove(words, props.snapshot);
    return taken ? `${move}. ${taken}` : move;
  };
  const allMoves = () => props.snapshot.moves.map((entry) => spokenMove(words, entry)).join(', ');
  return (
    <div class="tools">
      <Show when={props.plays}>
        <MoveEntry state={props.state} onMove={props.onMove} />
      </Show>
      <details class="fold" open={open()} onToggle={(event) => toggle(event.currentTarget.open)}>
        <summary>{words('table-heading')}</summary>
        <Show when={open()}>
          <p id="table-help" class="muted small">
            {words(isMovable(props.state.size) ? 'table-help-window' : 'table-help')}
            <Show when={props.door.mayHint}>{` ${words('table-help-study')}`}</Show>
          </p>
          <PointTable
            state={props.state}
            numbers={props.snapshot.numbers}
            onPress={props.onPress}
            onCursor={props.onCursor}
            onView={props.onView}
            onAsk={ask}
          />
        </Show>
      </details>
      <p class="last-move">
        <Show when={props.snapshot.moves.length > 0}>
          <span class="muted">{words('last-label')}</span>{' '}
        </Show>
        <span data-testid="last-move">{sentence()}</span>
      </p>
    </div>
  );
}

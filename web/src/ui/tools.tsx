// What a player may want beside the board, folded away until it is wanted: table of points, typed move, numbers.
import { createSignal, type JSX, Show } from 'solid-js';
import type { BoardState, Point } from '../board/types';
import type { Snapshot } from '../rules/types';
import { PointTable } from '../table/table-view';
import { MoveEntry } from './entry';
import { useWords } from './language';
import { lastMove, moveName } from './say';
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
  readonly onPress: (point: Point) => void;
  readonly onMove: (token: string) => void;
  readonly onCursor: (point: Point | null) => void;
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
    if (letter === 'l') props.announce(lastMove(words, props.snapshot));
    if (letter === 'o') props.announce(props.opponent);
    if (letter === 'm') props.announce(allMoves());
  };
  const allMoves = () => props.snapshot.moves.map((entry) => moveName(words, entry)).join(', ');
  return (
    <div class="tools">
      <Show when={props.plays}>
        <MoveEntry state={props.state} onMove={props.onMove} />
      </Show>
      <details class="fold" open={open()} onToggle={(event) => toggle(event.currentTarget.open)}>
        <summary>{words('table-heading')}</summary>
        <Show when={open()}>
          <p id="table-help" class="muted small">
            {words('table-help')}
          </p>
          <PointTable
            state={props.state}
            numbers={props.snapshot.numbers}
            onPress={props.onPress}
            onCursor={props.onCursor}
            onAsk={ask}
          />
        </Show>
      </details>
      <p class="last-move" data-testid="last-move">
        {lastMove(words, props.snapshot)}
      </p>
    </div>
  );
}

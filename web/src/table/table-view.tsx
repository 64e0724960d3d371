// The table of points: the whole board as a grid of buttons with one focus, for keyboards and screen readers.
import { createEffect, createMemo, createSignal, For, Index, type JSX, on } from 'solid-js';
import { letterOf, nameOf, type Spot, spotOf } from '../board/geometry';
import type { BoardState, Point } from '../board/types';
import { useWords } from '../ui/language';
import { labelOf, lookOf } from './cells';
import { target } from './keys';

interface Props {
  readonly state: BoardState;
  readonly numbers: Readonly<Record<Point, number>>;
  readonly onPress: (point: Point) => void;
  /** Where the focus is; null when it leaves the table. */
  readonly onCursor: (point: Point | null) => void;
  /** A letter was pressed that asks for something to be said: l, o, m. */
  readonly onAsk: (letter: string) => void;
}

/** The table. */
export function PointTable(props: Props): JSX.Element {
  const words = useWords();
  const size = createMemo(() => props.state.size);
  const centre = (): Spot => ({ x: Math.floor(size() / 2), y: Math.floor(size() / 2) });
  const [at, setAt] = createSignal<Spot>(centre());
  createEffect(on(size, () => setAt(centre()), { defer: true }));
  let table: HTMLTableElement | undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const next = target(event, at(), size());
    if (next) {
      event.preventDefault();
      setAt(next);
      table?.querySelector<HTMLButtonElement>(`[data-point="${nameOf(next)}"]`)?.focus();
    } else if (!event.ctrlKey && ['l', 'o', 'm'].includes(event.key)) {
      props.onAsk(event.key);
    }
  };
  const onFocusIn = (event: FocusEvent) => {
    const point = event.target instanceof HTMLElement ? event.target.dataset.point : undefined;
    const spot = point === undefined ? null : spotOf(point);
    if (!spot || point === undefined) return;
    setAt(spot);
    props.onCursor(point);
  };
  const rows = createMemo(() => Array.from({ length: size() }, (_, row) => size() - 1 - row));
  const columns = createMemo(() => Array.from({ length: size() }, (_, column) => column));

  return (
    <div class="table-scroll" dir="ltr">
      <table
        ref={table}
        class="points"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is the grid pattern's own element
        role="grid"
        aria-label={words('table-label')}
        aria-describedby="table-help"
        onKeyDown={onKeyDown}
        onFocusIn={onFocusIn}
        onFocusOut={() => props.onCursor(null)}
      >
        <thead>
          <tr>
            <td />
            <For each={columns()}>{(column) => <th scope="col">{letterOf(column)}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={rows()}>
            {(y) => (
              <tr>
                <th scope="row">{y + 1}</th>
                <Index each={columns()}>
                  {(x) => <Cell {...props} spot={{ x: x(), y }} focus={at()} />}
                </Index>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}

interface CellProps extends Props {
  readonly spot: Spot;
  readonly focus: Spot;
}

/** One point. */
function Cell(props: CellProps): JSX.Element {
  const words = useWords();
  const point = () => nameOf(props.spot);
  const look = createMemo(() => lookOf(props.state, point()));
  const focused = () => props.focus.x === props.spot.x && props.focus.y === props.spot.y;
  return (
    <td>
      <button
        type="button"
        class={`cell ${look()}`}
        classList={{ 'is-last': props.state.last === point() }}
        data-point={point()}
        tabindex={focused() ? 0 : -1}
        aria-label={labelOf(props.state, props.numbers, point(), words)}
        aria-disabled={look() !== 'empty'}
        onClick={() => props.onPress(point())}
      />
    </td>
  );
}

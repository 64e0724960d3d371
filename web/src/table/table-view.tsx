// The table of points: the whole board as a grid of buttons with one focus, for keyboards and screen readers.
import { createEffect, createMemo, createSignal, For, Index, type JSX, on } from 'solid-js';
import { columnLabel, nameOf, rowLabel, type Spot, spotOf } from '../board/geometry';
import type { BoardState, Point, View } from '../board/types';
import { isMovable, moved, type Reach, reachOf, wholeOf } from '../board/view';
import { useWords } from '../ui/language';
import { isPressable, labelOf, lookOf } from './cells';
import { held, lag, target } from './keys';
import { stepOf } from './steps';

interface Props {
  readonly state: BoardState;
  readonly numbers: Readonly<Record<Point, number>>;
  readonly onPress: (point: Point) => void;
  /** Where the focus is; null when it leaves the table. */
  readonly onCursor: (point: Point | null) => void;
  /** The window on the board is to be moved. */
  readonly onView: (view: View) => void;
  /** A letter was pressed that asks for something to be said: l, o, m, h, e. */
  readonly onAsk: (letter: string) => void;
}

/** The table: all points of a board, or those in the window. */
export function PointTable(props: Props): JSX.Element {
  const words = useWords();
  const size = createMemo(() => props.state.size);
  const reach = createMemo(() => reachOf(props.state.view, size()), undefined, { equals: isSame });
  const [wanted, setWanted] = createSignal<Spot>(middleOf(reach()));
  createEffect(on(size, () => setWanted(middleOf(reach())), { defer: true }));
  // The window may have gone on without the focus.
  const at = () => held(wanted(), reach());
  let table: HTMLTableElement | undefined;

  const focus = (spot: Spot) => {
    const { view } = props.state;
    const { x, y } = lag(spot, reach());
    setWanted(spot);
    if (x !== 0 || y !== 0) props.onView(moved(view, x, y, size()));
    table?.querySelector<HTMLButtonElement>(`[data-point="${nameOf(at(), size())}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const next = target(event, at(), reach(), allOf(size()));
    const look = isMovable(size()) ? stepOf(event.key, props.state.view, size()) : null;
    if (next || (look && !event.ctrlKey)) event.preventDefault();
    if (next) focus(next);
    else if (event.ctrlKey) return;
    else if (look) {
      props.onView(look);
      focus(at());
    } else if (['l', 'o', 'm', 'h', 'e'].includes(event.key)) props.onAsk(event.key);
  };
  const onFocusIn = (event: FocusEvent) => {
    const point = event.target instanceof HTMLElement ? event.target.dataset.point : undefined;
    const spot = point === undefined ? null : spotOf(point);
    if (!spot || point === undefined) return;
    setWanted(spot);
    props.onCursor(point);
  };
  const rows = createMemo(() => lines(reach().bottom, reach().top).reverse());
  const columns = createMemo(() => lines(reach().left, reach().right));

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
            <For each={columns()}>
              {(column) => <th scope="col">{columnLabel(column, size())}</th>}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={rows()}>
            {(y) => (
              <tr>
                <th scope="row">{rowLabel(y, size())}</th>
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

/** A board that has an end, as far as it goes. */
function allOf(size: number | null): Reach | null {
  return size === null ? null : reachOf(wholeOf(size), size);
}

function middleOf({ left, right, bottom, top }: Reach): Spot {
  return { x: Math.ceil((left + right) / 2), y: Math.ceil((bottom + top) / 2) };
}

function lines(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function isSame(one: Reach, other: Reach): boolean {
  const isEqual = (side: keyof Reach) => one[side] === other[side];
  return isEqual('left') && isEqual('right') && isEqual('bottom') && isEqual('top');
}

interface CellProps extends Props {
  readonly spot: Spot;
  readonly focus: Spot;
}

/** One point. */
function Cell(props: CellProps): JSX.Element {
  const words = useWords();
  const point = () => nameOf(props.spot, props.state.size);
  const look = createMemo(() => lookOf(props.state, point()));
  const focused = () => props.focus.x === props.spot.x && props.focus.y === props.spot.y;
  return (
    <td>
      <button
        type="button"
        class={`cell ${look()}`}
        classList={{
          'is-last': props.state.last === point(),
          'is-hint': props.state.hint === point(),
        }}
        data-point={point()}
        tabindex={focused() ? 0 : -1}
        aria-label={labelOf(props.state, props.numbers, point(), words)}
        aria-disabled={!isPressable(look())}
        onClick={() => props.onPress(point())}
      />
    </td>
  );
}

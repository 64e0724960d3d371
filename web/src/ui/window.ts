// The window on a board that is seen in part: moved by the person, and by the game so that its stones are seen.
import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import { type Spot, spotOf } from '../board/geometry';
import type { Size, View } from '../board/types';
import { around, isMovable, isSeen, reaching } from '../board/view';
import type { Snapshot } from '../rules/types';
import type { Point, Position } from '../wire/types';

/** The window. */
export interface BoardWindow {
  readonly view: Accessor<View>;
  readonly set: (view: View) => void;
  /** Can it be moved at all? */
  readonly isMovable: Accessor<boolean>;
  /** The last stone is out of sight. */
  readonly isAway: Accessor<boolean>;
  /** Shows the stones again. */
  readonly back: () => void;
}

/** A window on the moment that is shown, and on the point that a hint names. */
export function createWindow(shown: Accessor<Snapshot>, hint: Accessor<Point | null>): BoardWindow {
  const position = () => shown().position;
  const size = createMemo((): Size => position().size);
  const [view, set] = createSignal(untrack(() => onStones(position())));
  const isAway = createMemo(() => {
    const last = lastSpot(position());
    return isMovable(size()) && last !== null && !isSeen(last, view(), size());
  });
  const back = () => set(onStones(position()));
  createEffect(
    on(position, (now, before) => {
      if (!before) return;
      const isOther = now.size !== before.size || now.last === null;
      set(isOther ? onStones(now) : following(untrack(view), now, before));
    }),
  );
  createEffect(() => {
    const point = hint();
    const spot = point === null ? null : spotOf(point);
    if (spot) set(reaching(untrack(view), spot, untrack(size)));
  });
  return { view, set, isMovable: () => isMovable(size()), isAway, back };
}

/** The window on all stones of a position. */
function onStones({ board, last, size }: Position): View {
  return around(spotsOf([...board.black, ...board.white, ...(last ? [last] : [])]), size);
}

/** The window after something has happened: the last stone is in it, and a row that wins. */
function following(view: View, now: Position, before: Position): View {
  const isNew = now.last !== before.last || now.seq !== before.seq;
  const points = isNew && now.last ? [...(now.result?.line ?? []), now.last] : [];
  return spotsOf(points).reduce<View>((sofar, spot) => reaching(sofar, spot, now.size), view);
}

function lastSpot({ last }: Position): Spot | null {
  return last === null ? null : spotOf(last);
}

function spotsOf(points: readonly Point[]): readonly Spot[] {
  return points.map(spotOf).filter((spot) => spot !== null);
}

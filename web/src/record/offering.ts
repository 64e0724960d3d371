// An offer of fifth moves in the making: which points are marked, and which cannot be marked beside them.
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { NotOfferable, RulesClient } from '../rules/types';
import type { Point, Position } from '../wire/types';
import { askedOnBoard } from './moment';

/** What became of a press: marked or not, too many, or why the point cannot be offered. */
export type Marked = 'marked' | 'unmarked' | 'full' | NotOfferable;

/** An offer in the making. */
export interface Offering {
  readonly points: Accessor<readonly Point[]>;
  /** The points that the rules do not let be offered beside those, and why. */
  readonly barred: Accessor<readonly NotOfferable[]>;
  /** Marks a point, or takes its mark away, once what the rules bar is known. */
  readonly toggle: (point: Point) => Promise<Marked>;
  readonly clear: () => void;
}

/** What is asked for: how many points, in which position. */
export interface OfferAsked {
  readonly count: number;
  /** The position's transcript: a new position begins a new offer. */
  readonly transcript: string;
}

/** The offer that a position asks for, when it does. */
export function offerAsked(position: Position): OfferAsked | null {
  const asked = askedOnBoard(position);
  return asked?.kind === 'offer' ? { count: asked.count, transcript: position.transcript } : null;
}

/** An empty offer; it begins anew whenever another one is asked for. */
export function createOffering(
  rules: Pick<RulesClient, 'notOfferable'>,
  asked: Accessor<OfferAsked | null>,
): Offering {
  const [points, setPoints] = createSignal<readonly Point[]>([]);
  const [barred, setBarred] = createSignal<readonly NotOfferable[]>([]);

  // One press after the other: each waits until the rules have said what cannot stand beside the marks so far.
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };
  const mark = async (next: readonly Point[]) => {
    setPoints(next);
    if (asked()) setBarred(await rules.notOfferable(next));
  };
  const clear = () => {
    setPoints([]);
    void inTurn(() => mark([]));
  };
  createEffect(
    on(
      // Only another position counts, whatever else about the game has changed.
      createMemo(() => asked()?.transcript),
      () => {
        setBarred([]);
        clear();
      },
    ),
  );
  const press = async (point: Point): Promise<Marked> => {
    const rest = points().filter((one) => one !== point);
    if (rest.length < points().length) {
      await mark(rest);
      return 'unmarked';
    }
    const refused = barred().find((one) => one.point === point);
    if (refused) return refused;
    if (rest.length >= (asked()?.count ?? 0)) return 'full';
    await mark([...rest, point]);
    return 'marked';
  };
  return { points, barred, toggle: (point) => inTurn(() => press(point)), clear };
}

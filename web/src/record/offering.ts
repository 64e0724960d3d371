// An offer of fifth moves in the making: which points are marked, and which cannot be marked beside them.
import { type Accessor, batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { NotOfferable, RulesClient } from '../rules/types';
import type { Point, Position } from '../wire/types';
import { askedOnBoard } from './moment';

/** An offer in the making. */
export interface Offering {
  readonly points: Accessor<readonly Point[]>;
  /** The points that the rules do not let be offered beside those, and why. */
  readonly barred: Accessor<readonly NotOfferable[]>;
  /** Marks a point, or takes its mark away; false when so many are marked already. */
  readonly toggle: (point: Point) => boolean;
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

  const mark = async (next: readonly Point[]) => {
    setPoints(next);
    if (!asked()) return;
    const found = await rules.notOfferable(next);
    if (points() === next) setBarred(found); // Another mark may have been set meanwhile.
  };
  createEffect(
    on(
      // Only another position counts, whatever else about the game has changed.
      createMemo(() => asked()?.transcript),
      () => {
        batch(() => {
          setBarred([]);
          void mark([]);
        });
      },
    ),
  );
  const toggle = (point: Point) => {
    const rest = points().filter((one) => one !== point);
    const isNew = rest.length === points().length;
    if (isNew && rest.length >= (asked()?.count ?? 0)) return false;
    void mark(isNew ? [...rest, point] : rest);
    return true;
  };
  return { points, barred, toggle, clear: () => void mark([]) };
}

// Stepping through a game's moves: which moment is looked at, and its board.
import { type Accessor, createSignal } from 'solid-js';
import type { RulesClient, Snapshot } from '../rules/types';

export type Step = 'first' | 'back' | 'next' | 'last';

/** The moments of a game. */
export interface Review {
  /** The moment looked at, or null for the game as it stands. */
  readonly shown: Accessor<Snapshot | null>;
  /** How many moves are on the board looked at. */
  readonly index: Accessor<number>;
  /** How many there are in all. */
  readonly count: Accessor<number>;
  readonly step: (step: Step) => Promise<void>;
  readonly goTo: (index: number) => Promise<void>;
  /** Back to the game as it stands. */
  readonly leave: () => void;
}

/** A review of the game that `latest` gives. */
export function createReview(
  rules: Pick<RulesClient, 'at'>,
  latest: Accessor<Snapshot | null>,
): Review {
  const [shown, setShown] = createSignal<Snapshot | null>(null);
  const [at, setAt] = createSignal<number | null>(null);
  const count = () => latest()?.moves.length ?? 0;
  const index = () => at() ?? count();

  const leave = () => {
    setAt(null);
    setShown(null);
  };
  const goTo = async (wanted: number) => {
    const target = Math.max(0, Math.min(count(), wanted));
    if (target === count()) return leave();
    setAt(target);
    const snapshot = await rules.at(target);
    // A later step may have been taken while the answer was on its way.
    if (at() === target) setShown(snapshot);
  };
  const step = (wanted: Step) => {
    switch (wanted) {
      case 'first':
        return goTo(0);
      case 'back':
        return goTo(index() - 1);
      case 'next':
        return goTo(index() + 1);
      case 'last':
        return goTo(count());
      default:
        return wanted satisfies never;
    }
  };
  return { shown, index, count, step, goTo, leave };
}

/** The step that a key asks for, as in every player of moves. */
export function stepOfKey(key: string): Step | null {
  switch (key) {
    case 'ArrowLeft':
      return 'back';
    case 'ArrowRight':
      return 'next';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return null;
  }
}

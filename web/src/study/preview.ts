// Which line of the analysis shows its stones on the board: the one that is looked at, else the one that is kept.
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Offer } from '../board/types';
import type { Line } from '../engine/analyst-types';
import type { Snapshot } from '../rules/types';

/** So many stones of a line are shown. */
const SHOWN = 12;

/** The stones of a line on the board. */
export interface Preview {
  /** Which line is kept on the board; null for none. */
  readonly kept: Accessor<number | null>;
  readonly keep: (index: number | null) => void;
  /** Which line the mouse or the focus is on. */
  readonly look: (index: number | null) => void;
  readonly stones: Accessor<readonly Offer[]>;
}

/** No line is shown, until one is looked at. */
export function createPreview(
  shown: Accessor<Snapshot | null>,
  lines: Accessor<readonly Line[]>,
): Preview {
  const [kept, keep] = createSignal<number | null>(null);
  const [looked, look] = createSignal<number | null>(null);
  const transcript = createMemo(() => shown()?.moment);
  createEffect(
    on(transcript, () => {
      keep(null);
      look(null);
    }),
  );
  const stones = createMemo(() => {
    const line = lines()[looked() ?? kept() ?? -1];
    return line ? stonesOf(line) : [];
  });
  return { kept, keep, look, stones };
}

/** The stones of a line as they would lie, numbered from 1; a pass has a number and no stone. */
export function stonesOf({ moves }: Line): readonly Offer[] {
  return moves
    .slice(0, SHOWN)
    .map((ply, index) => ({ ...ply, number: index + 1 }))
    .filter(({ point }) => point !== 'pass');
}

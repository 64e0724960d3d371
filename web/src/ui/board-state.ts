// Turns a game's moment into what the board draws.
import type { Barred, BoardState, Shape, Stone } from '../board/types';
import { emptyBoard } from '../board/types';
import type { Words } from '../i18n/words';
import { barredOf, placeOf } from '../record/moment';
import type { Snapshot } from '../rules/types';
import type { Point } from '../wire/types';

/** What the page adds to the game's own moment. */
export interface Overlay {
  /** May this person place a stone now? */
  readonly mayPlace: boolean;
  readonly showNumbers: boolean;
  /** Foul points shown on request where the rules do not bar them. */
  readonly marked: readonly Barred[];
  readonly refused: { readonly point: Point; readonly shapes: readonly Shape[] } | null;
  readonly pending: Stone | null;
  readonly cursor: Point | null;
}

/** The board of a moment. */
export function boardState(snapshot: Snapshot, overlay: Overlay, words: Words): BoardState {
  const { position, numbers } = snapshot;
  const place = overlay.mayPlace ? placeOf(position) : null;
  const barred = place ? barredOf(position) : [];
  return {
    ...emptyBoard(position.size ?? 15),
    black: position.board.black,
    white: position.board.white,
    last: position.last,
    placing: place?.color ?? null,
    region: place?.region ?? 'all',
    barred: barred.map(({ point, foul }) => ({ point, reason: words(`foul-${foul}`) })),
    marked: place ? overlay.marked : [],
    shapes: overlay.refused?.shapes ?? [],
    refused: overlay.refused?.point ?? null,
    pending: overlay.pending,
    row: position.result?.line ?? [],
    numbers: overlay.showNumbers ? numbers : {},
    cursor: overlay.cursor,
  };
}

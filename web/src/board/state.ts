// The board without a picture: what a press means. Pure, so that it is tested without a browser.
import { isPoint } from './geometry';
import type { BoardState, Point, Pointer } from './types';

/** What lies on a point. */
export type Content = 'empty' | 'black' | 'white';

/** What follows from a press. */
export type Outcome =
  | { readonly kind: 'play'; readonly point: Point }
  | { readonly kind: 'barred'; readonly point: Point }
  | { readonly kind: 'ghost'; readonly point: Point | null };

/** What lies on a point of this state. */
export function contentOf(state: BoardState, point: Point): Content {
  if (state.black.includes(point)) return 'black';
  return state.white.includes(point) ? 'white' : 'empty';
}

/** Is this a point where the waiting stone may be put? */
export function isOpen(state: BoardState, point: Point): boolean {
  if (state.placing === null || state.pending !== null) return false;
  if (!isOnBoard(state, point) || contentOf(state, point) !== 'empty') return false;
  if (state.barred.some((barred) => barred.point === point)) return false;
  return state.region === 'all' || state.region.includes(point);
}

/** Is this one of the board's points? */
export function isOnBoard(state: BoardState, point: Point): boolean {
  return isPoint(point, state.size);
}

/**
 * What a press on a point means. `ghost` is where the translucent stone stands now: a finger's
 * second press on it places the stone, however late; a press elsewhere moves or removes it.
 */
export function press(
  state: BoardState,
  ghost: Point | null,
  point: Point,
  pointer: Pointer,
): Outcome {
  const barred = state.placing !== null && state.barred.some((entry) => entry.point === point);
  if (barred) return { kind: 'barred', point };
  if (!isOpen(state, point)) return { kind: 'ghost', point: null };
  if (state.marking || pointer === 'mouse' || ghost === point) return { kind: 'play', point };
  return { kind: 'ghost', point };
}

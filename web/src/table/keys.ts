// Where a key moves to in the table of points. The highest row is on top, the first column is left.
import type { Spot } from '../board/geometry';
import type { Reach } from '../board/view';

/** A key as the browser reports it. */
export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/**
 * The spot that a key leads to, or null when the key does not move. Home and End go to the ends of what the
 * table shows, `shown`; an arrow may lead beyond it, as far as there is a board: `all`, or null without end.
 */
export function target(
  { key, ctrlKey }: Key,
  from: Spot,
  shown: Reach,
  all: Reach | null,
): Spot | null {
  const to = (x: number, y: number): Spot => (all ? held({ x, y }, all) : { x, y });
  switch (key) {
    case 'ArrowLeft':
      return to(from.x - 1, from.y);
    case 'ArrowRight':
      return to(from.x + 1, from.y);
    case 'ArrowUp':
      return to(from.x, from.y + 1);
    case 'ArrowDown':
      return to(from.x, from.y - 1);
    case 'Home':
      return ctrlKey ? to(shown.left, shown.top) : to(shown.left, from.y);
    case 'End':
      return ctrlKey ? to(shown.right, shown.bottom) : to(shown.right, from.y);
    default:
      return null;
  }
}

/** The spot, or the nearest one to it inside. */
export function held({ x, y }: Spot, { left, right, bottom, top }: Reach): Spot {
  return {
    x: Math.max(left, Math.min(right, x)),
    y: Math.max(bottom, Math.min(top, y)),
  };
}

/** How far the window has to go so that the spot is in it. */
export function lag({ x, y }: Spot, { left, right, bottom, top }: Reach): Spot {
  const over = (line: number, from: number, to: number) =>
    Math.min(0, line - from) + Math.max(0, line - to);
  return { x: over(x, left, right), y: over(y, bottom, top) };
}

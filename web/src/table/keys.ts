// Where a key moves to in the table of points. Row 15 is on top, column A is left.
import type { Spot } from '../board/geometry';

/** A key as the browser reports it. */
export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/** The spot that a key leads to, or null when the key does not move. */
export function target({ key, ctrlKey }: Key, from: Spot, size: number): Spot | null {
  const end = size - 1;
  const to = (x: number, y: number): Spot => ({
    x: Math.max(0, Math.min(end, x)),
    y: Math.max(0, Math.min(end, y)),
  });
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
      return ctrlKey ? to(0, end) : to(0, from.y);
    case 'End':
      return ctrlKey ? to(end, 0) : to(end, from.y);
    default:
      return null;
  }
}

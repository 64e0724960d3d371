// What a key does to the window on a board: arrows move it, + and - look closer or wider.
import type { Size, View } from '../board/types';
import { moved, zoomed } from '../board/view';

/** One step of the look: a press of + or -. */
const CLOSER = 0.8;

/** The window after this key, or null when the key means nothing to it. */
export function stepOf(key: string, view: View, size: Size): View | null {
  switch (key) {
    case 'ArrowLeft':
      return moved(view, -1, 0, size);
    case 'ArrowRight':
      return moved(view, 1, 0, size);
    case 'ArrowUp':
      return moved(view, 0, 1, size);
    case 'ArrowDown':
      return moved(view, 0, -1, size);
    case '+':
    case '=':
      return zoomed(view, CLOSER, size);
    case '-':
      return zoomed(view, 1 / CLOSER, size);
    default:
      return null;
  }
}

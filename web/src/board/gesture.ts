// What one finger and two do to the window. Pure: places on the screen in, another window out.
import type { Size, View } from './types';
import { moved, zoomed } from './view';

/** A place on the screen. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A finger, a pen or a mouse button that is down. */
export interface Hand {
  readonly from: Place;
  readonly at: Place;
  /** It has gone further than one wavers. */
  readonly moves: boolean;
}

/** Where the picture is on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A movement over the picture. */
export interface Movement {
  readonly box: Box;
  readonly from: Place;
  readonly to: Place;
}

/** One finger pulls the sheet along: what was under it stays under it. */
export function pull(view: View, size: Size, { box, from, to }: Movement): View {
  const lines = view.across / box.width;
  return moved(view, (from.x - to.x) * lines, (to.y - from.y) * lines, size);
}

/** One of two fingers moves while the other lies still: the look goes closer or wider between them. */
export function pinch(
  view: View,
  size: Size,
  movement: Movement & { readonly still: Place },
): View {
  const { box, from, to, still } = movement;
  const before = Math.max(1, distance(from, still));
  const factor = before / Math.max(1, distance(to, still));
  const at = { across: (still.x - box.left) / box.width, down: (still.y - box.top) / box.height };
  return zoomed(view, factor, size, at);
}

function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

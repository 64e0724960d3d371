// The window through which a board is seen: all of a board, or a part of one that has no end or many lines.
// Pure: every movement gives another window.
import { CELL, isLarge, marginOf, placeOf, type Spot } from './geometry';
import type { Size, View } from './types';

/** The share of a moving window that the coordinates take at the left and at the foot. */
export const EDGE = 0.055;
/** The sheet's first window is as large as a usual board. */
const FIRST = 15;
/** The closest and the widest look. */
const CLOSEST = 7;
const WIDEST = 31;
/** A window grows by itself up to here; then it moves. */
const GROWN = 25;
/** So many lines are kept free around the last stone. */
const ROOM = 3;

/** A place as shares of the picture, from its upper left corner. */
export interface Share {
  readonly across: number;
  readonly down: number;
}

const MIDDLE: Share = { across: 0.5, down: 0.5 };

/** May this board be seen in part? */
export function isMovable(size: Size): boolean {
  return size === null || isLarge(size);
}

/** All of a board, or the sheet around its first stone. */
export function wholeOf(size: Size): View {
  if (size === null) return { x: 0, y: 0, across: FIRST };
  const middle = (size - 1) / 2;
  return { x: middle, y: middle, across: size - 1 + (2 * marginOf(size)) / CELL };
}

/** Is all of a board seen? Never so on the sheet. */
export function isWhole(view: View, size: Size): boolean {
  return size !== null && view.across >= wholeOf(size).across;
}

/** The window's upper left corner and its width in the picture's unit. */
export function boxOf(view: View): {
  readonly x: number;
  readonly y: number;
  readonly extent: number;
} {
  const corner = placeOf({ x: view.x - view.across / 2, y: view.y + view.across / 2 });
  return { ...corner, extent: view.across * CELL };
}

/** The spot nearest to a place of the window, or null outside the lines and on the coordinates. */
export function spotAt({ across, down }: Share, view: View, size: Size): Spot | null {
  if (!isWhole(view, size) && (across < EDGE || down > 1 - EDGE)) return null;
  const { x, y } = exactly({ across, down }, view);
  const spot = { x: Math.round(x) + 0, y: Math.round(y) + 0 }; // A sum is never -0.
  if (size === null) return spot;
  const inside = spot.x >= 0 && spot.y >= 0 && spot.x < size && spot.y < size;
  return inside ? spot : null;
}

function exactly({ across, down }: Share, view: View): Spot {
  return { x: view.x + (across - 0.5) * view.across, y: view.y + (0.5 - down) * view.across };
}

/** The columns and rows of which more than half a stone is seen, first and last. */
export interface Reach {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The points in the window. */
export function reachOf(view: View, size: Size): Reach {
  if (size !== null && isWhole(view, size)) {
    return { left: 0, right: size - 1, bottom: 0, top: size - 1 };
  }
  const half = view.across / 2;
  const strip = view.across * EDGE;
  const clip = (line: number) => (size === null ? line : Math.max(0, Math.min(size - 1, line))) + 0;
  return {
    left: clip(Math.ceil(view.x - half + strip)),
    right: clip(Math.floor(view.x + half)),
    bottom: clip(Math.ceil(view.y - half + strip)),
    top: clip(Math.floor(view.y + half)),
  };
}

/** Is this spot in the window? */
export function isSeen(spot: Spot, view: View, size: Size): boolean {
  const { left, right, bottom, top } = reachOf(view, size);
  return spot.x >= left && spot.x <= right && spot.y >= bottom && spot.y <= top;
}

/** The window moved by so many lines. */
export function moved(view: View, right: number, up: number, size: Size): View {
  return held({ ...view, x: view.x + right, y: view.y + up }, size);
}

/** A closer (below 1) or wider look; what lies at `at` stays there. */
export function zoomed(view: View, factor: number, size: Size, at: Share = MIDDLE): View {
  const wider = wholeOf(size).across;
  const widest = size === null ? WIDEST : wider;
  const across = Math.max(CLOSEST, Math.min(widest, view.across * factor));
  const still = exactly(at, view);
  const shifted = exactly(at, { ...view, across });
  return held({ x: view.x + still.x - shifted.x, y: view.y + still.y - shifted.y, across }, size);
}

/** Can one look closer, or wider? */
export function canZoom(view: View, closer: boolean, size: Size): boolean {
  return zoomed(view, closer ? 0.9 : 1.1, size).across !== view.across;
}

/** A window on a board does not go over the edge of its wood. */
function held(view: View, size: Size): View {
  if (size === null) return view;
  const whole = wholeOf(size);
  const across = Math.min(view.across, whole.across);
  const play = (whole.across - across) / 2;
  const hold = (middle: number, wanted: number) =>
    Math.max(middle - play, Math.min(middle + play, wanted));
  return { x: hold(whole.x, view.x), y: hold(whole.y, view.y), across };
}

/** The window grown, or where it is large enough moved, until there is room around this spot. */
export function reaching(view: View, spot: Spot, size: Size): View {
  if (isWhole(view, size)) return view;
  const before = lackOf(view, spot, size);
  const most = Math.max(before.left, before.right, before.bottom, before.top);
  if (most === 0) return view;
  const across = size === null ? grownBy(2 * most, view.across) : view.across;
  const grown = { ...view, across };
  const { left, right, bottom, top } = lackOf(grown, spot, size);
  return moved(grown, right - left, top - bottom, size);
}

/** How many lines are wanting at each side until there is room around a spot. */
function lackOf(view: View, spot: Spot, size: Size): Reach {
  const { left, right, bottom, top } = reachOf(view, size);
  return {
    left: Math.max(0, left + ROOM - spot.x),
    right: Math.max(0, spot.x + ROOM - right),
    bottom: Math.max(0, bottom + ROOM - spot.y),
    top: Math.max(0, spot.y + ROOM - top),
  };
}

function grownBy(lines: number, across: number): number {
  return across >= GROWN ? across : Math.min(GROWN, across + lines);
}

/** The window on all these spots, the last of them at any rate; never smaller than the first window. */
export function around(spots: readonly Spot[], size: Size): View {
  const last = spots[spots.length - 1];
  if (size !== null || !last) return wholeOf(size);
  const bounds = (line: (spot: Spot) => number) => {
    const all = spots.map(line);
    return { from: Math.min(...all), to: Math.max(...all) };
  };
  const [x, y] = [bounds((spot) => spot.x), bounds((spot) => spot.y)];
  const spread = Math.max(x.to - x.from, y.to - y.from) + 1;
  const across = Math.max(FIRST, Math.min(GROWN, Math.ceil((spread + 2 * ROOM) / (1 - EDGE))));
  const middle = { x: Math.round((x.from + x.to) / 2), y: Math.round((y.from + y.to) / 2), across };
  return reaching(middle, last, size);
}

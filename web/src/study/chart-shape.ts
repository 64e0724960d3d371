// The shape of the chart of a game: where its moments lie, what its lines are, where a key or a press leads.
import type { Value } from './value';

/** The picture's measures: a move is so wide, the whole range of chances so high. */
const STEP = 10;
export const HEIGHT = 100;
export const RIM = 8;

/** The moment that a key leads to; null when the key does not move. Up and down are as on every slider. */
export function momentOfKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, index - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(count, index + 1);
    case 'PageDown':
      return Math.max(0, index - 5);
    case 'PageUp':
      return Math.min(count, index + 5);
    case 'Home':
      return 0;
    case 'End':
      return count;
    default:
      return null;
  }
}

/** The moment at a share of the chart's width. */
export function momentAt(share: number, count: number): number {
  const place = share * widthOf(count) - STEP / 2;
  return Math.max(0, Math.min(count, Math.round(place / STEP)));
}

/** Where a moment lies in the chart's width. */
export function shareOf(moves: number, count: number): string {
  return `${((100 * placeOf(moves)) / widthOf(count)).toFixed(2)}%`;
}

export function widthOf(count: number): number {
  return (Math.max(1, count) + 1) * STEP;
}

export function placeOf(moves: number): number {
  return (moves + 0.5) * STEP;
}

function heightOf({ black }: Value): number {
  return RIM + (1 - black) * HEIGHT;
}

/** Each run of moments that are known, as its points. */
function runsOf(values: readonly (Value | null)[]): string[][] {
  const runs: string[][] = [[]];
  values.forEach((value, moves) => {
    if (value) runs.at(-1)?.push(`${placeOf(moves)} ${heightOf(value).toFixed(1)}`);
    else if (runs.at(-1)?.length) runs.push([]);
  });
  return runs.filter((run) => run.length > 0);
}

/** The line through what is known. */
export function lineOf(values: readonly (Value | null)[]): string {
  // A moment alone is a dot: a line of no length with round ends.
  return runsOf(values)
    .map((run) => `M${run.join('L')}${run.length === 1 ? 'h0' : ''}`)
    .join('');
}

/** What lies below the line: Black's part. */
export function areaOf(values: readonly (Value | null)[]): string {
  const floor = RIM + HEIGHT;
  return runsOf(values)
    .filter((run) => run.length > 1)
    .map((run) => {
      const [left] = (run[0] ?? '').split(' ');
      const [right] = (run.at(-1) ?? '').split(' ');
      return `M${left} ${floor}L${run.join('L')}L${right} ${floor}Z`;
    })
    .join('');
}

// What is drawn over the stones: the last stone's ring, numbers, the winning row, × and the shapes behind it.
import { CELL, placeOf, STONE, spotOf } from './geometry';
import { contentOf } from './state';
import { element, group } from './svg';
import type { BoardState, Point, Shape } from './types';
import { boxOf } from './view';

/** The place of a named point; names come from the game, so an unknown one is drawn nowhere. */
function at(point: Point): { readonly x: number; readonly y: number } {
  const spot = spotOf(point);
  return spot ? placeOf(spot) : { x: -1e6, y: -1e6 };
}

/** The ring of the last stone; with numbers on the stones it lies around the stone. */
export function lastRing(state: BoardState): SVGElement[] {
  if (!state.last || contentOf(state, state.last) === 'empty') return [];
  const { x, y } = at(state.last);
  if (state.skin === 'paper') {
    return [element('rect', { class: 'last', x: x - 42, y: y - 42, width: 84, height: 84, rx: 8 })];
  }
  const around = state.numbers[state.last] !== undefined;
  return [element('circle', { class: 'last', cx: x, cy: y, r: around ? STONE + 3 : 21 })];
}

/** Numbers in the colour of the other stones, optically centred. */
export function numerals(state: BoardState): SVGElement[] {
  return Object.entries(state.numbers).flatMap(([point, number]) => {
    const content = contentOf(state, point);
    if (content === 'empty') return [];
    const { x, y } = at(point);
    const digits = String(number);
    const ground = point === state.common ? 'both' : content;
    const fit = `numeral on-${ground} digits-${digits.length}`;
    return [element('text', { class: fit, x, y, dy: '0.355em' }, digits)];
  });
}

/** The winning row: a line under the eye from end to end, and a rim on each of its stones. */
export function winningRow(state: BoardState): SVGElement[] {
  const ends = [state.row[0], state.row[state.row.length - 1]];
  if (!ends[0] || !ends[1]) return [];
  const [from, to] = [at(ends[0]), at(ends[1])];
  const rims = state.row.map((point) => {
    const { x, y } = at(point);
    return element('circle', { class: 'row-rim', cx: x, cy: y, r: STONE - 4 });
  });
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return [...rims, element('path', { class: 'row-line', d, pathLength: 1 })];
}

/** A × for each foul point; its title says why when the mouse rests on it. */
export function crosses(state: BoardState): SVGElement[] {
  return [...state.barred, ...state.marked].map(({ point, reason }) => {
    const { x, y } = at(point);
    const d = state.skin === 'paper' ? hatched(x, y) : crossed(x, y);
    const open = state.marked.some((marked) => marked.point === point);
    const name = `cross${open ? ' open' : ''}${point === state.refused ? ' refused' : ''}`;
    return element(
      'g',
      { class: name },
      element('circle', { class: 'cross-ground', cx: x, cy: y, r: 36 }),
      element('path', { class: 'cross-arms', d }),
      element('title', {}, reason),
    );
  });
}

function crossed(x: number, y: number): string {
  const arm = 19;
  return `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
}

/** A hatched square: on paper a cross is a stone. */
function hatched(x: number, y: number): string {
  return `M${x - 27} ${y + 27}l54 -54M${x - 27} ${y}l27 -27M${x} ${y + 27}l27 -27`;
}

/** The fours and threes of a refused point: a line through the stones, rings where they would be completed. */
export function shapes(state: BoardState): SVGElement[] {
  return state.shapes.map((shape, index) => {
    const rings = shape.completes.map((point) => {
      const { x, y } = at(point);
      return element('circle', { class: 'shape-point', cx: x, cy: y, r: 27 });
    });
    const line = element('path', { class: 'shape-line', d: through(shape) });
    return group(`shape shape-${(index % 4) + 1}`, line, ...rings);
  });
}

/** A line from the first to the last stone of a shape, in board order. */
function through(shape: Shape): string {
  const places = shape.stones.map((point) => at(point)).sort((a, b) => a.x - b.x || a.y - b.y);
  const [from, to] = [places[0], places[places.length - 1]];
  return from && to ? `M${from.x} ${from.y}L${to.x} ${to.y}` : '';
}

/** A veil over the points that the prompt does not name; offered stones show themselves what may be pressed. */
export function veil(state: BoardState): SVGElement[] {
  const { region, placing, offers } = state;
  if (region === 'all' || placing === null || offers.length > 0) return [];
  const { x: left, y: top, extent } = boxOf(state.view);
  const open = [...region, ...state.black, ...state.white].map((point) => {
    const { x, y } = at(point);
    return `M${x - CELL / 2} ${y - CELL / 2}h${CELL}v${CELL}h${-CELL}z`;
  });
  const d = `M${left} ${top}h${extent}v${extent}h${-extent}Z${open.join('')}`;
  return [element('path', { class: 'veil-ground', d, 'fill-rule': 'evenodd' })];
}

/** Where stones were taken off just now: a broken ring each, until the next stone. */
export function gone(state: BoardState): SVGElement[] {
  return state.taken
    .filter((point) => contentOf(state, point) === 'empty')
    .map((point) => {
      const { x, y } = at(point);
      return element('circle', { class: 'gone', cx: x, cy: y, r: STONE - 7 });
    });
}

/** The point of a hint: a diamond, which nothing else on the board is, around a small one. */
export function hint(state: BoardState): SVGElement[] {
  if (!state.hint) return [];
  const { x, y } = at(state.hint);
  const diamond = (half: number) =>
    `M${x} ${y - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`;
  return [
    group(
      'hint',
      element('path', { class: 'hint-rim', d: diamond(46) }),
      element('path', { class: 'hint-core', d: diamond(15) }),
    ),
  ];
}

/** What either side can make: a small tile in the side's colour with the length of the row, underlined when open. */
export function threats({ threats }: BoardState): SVGElement[] {
  return threats.map((threat) => {
    const { x, y } = at(threat.point);
    const isShared = threats.some(
      ({ point, color }) => point === threat.point && color !== threat.color,
    );
    const aside = isShared ? (threat.color === 'black' ? -21 : 21) : 0;
    const place = { x: x + aside - 20, y: y - 24, width: 40, height: 48, rx: 8 };
    const middle = x + aside;
    return group(
      `threat ${threat.color}`,
      element('rect', { class: 'threat-tile', ...place }),
      element('text', { class: 'threat-row', x: middle, y, dy: '0.35em' }, String(threat.row)),
      ...(threat.open
        ? [element('path', { class: 'threat-open', d: `M${middle - 11} ${y + 18}h22` })]
        : []),
    );
  });
}

/** Where the keyboard stands. */
export function cursor(state: BoardState): SVGElement[] {
  if (!state.cursor) return [];
  const { x, y } = at(state.cursor);
  return [
    element('rect', { class: 'cursor', x: x - 50, y: y - 50, width: 100, height: 100, rx: 14 }),
  ];
}

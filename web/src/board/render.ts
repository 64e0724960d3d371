// Keeps the picture in step with the state. Stones are kept by their point, so that only a new one settles;
// marks are few and are drawn anew.
import { extentOf, placeOf, STONE, spotOf } from './geometry';
import { ground, paints } from './ground';
import { crosses, cursor, lastRing, numerals, shapes, veil, winningRow } from './marks';
import { element, group } from './svg';
import type { BoardState, Color, Offer, Point, Stone } from './types';

let boards = 0;

/** The picture of one board. */
export interface Picture {
  readonly root: SVGSVGElement;
  /** Draw this state, and a translucent stone over it. */
  readonly draw: (state: BoardState, ghost: Stone | null, hover: Stone | null) => void;
}

/** An empty picture, ready to be drawn on. */
export function createPicture(): Picture {
  boards += 1;
  const id = `board-${boards}`;
  const layers = {
    ground: group('ground'),
    veil: group('veil'),
    stones: group('stones'),
    shapes: group('shapes'),
    marks: group('marks'),
    offers: group('offers'),
    ghost: group('ghosts'),
  };
  const root = element(
    'svg',
    { class: 'board-picture', 'aria-hidden': 'true', focusable: 'false' },
    paints(id),
    ...Object.values(layers),
  ) as SVGSVGElement;
  const stones = new Map<Point, { readonly color: Color; readonly node: SVGElement }>();
  let size = 0;

  const resize = (state: BoardState) => {
    if (state.size === size) return;
    size = state.size;
    const extent = extentOf(size);
    root.setAttribute('viewBox', `0 0 ${extent} ${extent}`);
    layers.ground.replaceChildren(...ground(size, id).childNodes);
    stones.clear();
    layers.stones.replaceChildren();
  };

  const draw: Picture['draw'] = (state, ghost, hover) => {
    resize(state);
    syncStones(layers.stones, stones, state, id);
    root.classList.toggle('is-placing', state.placing !== null);
    root.classList.toggle('is-won', state.row.length > 0);
    layers.veil.replaceChildren(...veil(state));
    layers.shapes.replaceChildren(...shapes(state));
    const marks = [winningRow, numerals, lastRing, crosses, cursor];
    layers.marks.replaceChildren(...marks.flatMap((mark) => mark(state)));
    layers.offers.replaceChildren(...state.offers.map((offer) => offered(offer, state.size, id)));
    layers.ghost.replaceChildren(...translucent(state, ghost, hover, id));
  };
  return { root, draw };
}

/** Puts new stones, takes away those that went, leaves the rest alone. */
function syncStones(
  layer: SVGElement,
  known: Map<Point, { readonly color: Color; readonly node: SVGElement }>,
  state: BoardState,
  id: string,
): void {
  const wanted = new Map<Point, Color>();
  for (const point of state.black) wanted.set(point, 'black');
  for (const point of state.white) wanted.set(point, 'white');
  for (const [point, { color, node }] of known) {
    if (wanted.get(point) === color) continue;
    node.remove();
    known.delete(point);
  }
  const settling = wanted.size - known.size <= 2;
  for (const [point, color] of wanted) {
    if (known.has(point)) continue;
    const node = stone({ point, color }, state.size, id, settling ? 'stone settling' : 'stone');
    known.set(point, { color, node });
    layer.append(node);
  }
}

/** A stone and its shade on the wood. */
function stone({ point, color }: Stone, size: number, id: string, name: string): SVGElement {
  const spot = spotOf(point);
  const { x, y } = spot ? placeOf(spot, size) : { x: -1000, y: -1000 };
  return element(
    'g',
    { class: `${name} ${color}`, 'data-point': point, transform: `translate(${x} ${y})` },
    element('circle', { class: 'shade', cx: 3, cy: 6, r: STONE + 5, fill: `url(#${id}-shade)` }),
    element('circle', { class: 'body', r: STONE, fill: `url(#${id}-${color})` }),
  );
}

/** The stones that are not there yet: under the mouse, under the finger, on their way. */
function translucent(
  state: BoardState,
  ghost: Stone | null,
  hover: Stone | null,
  id: string,
): SVGElement[] {
  const drawn: SVGElement[] = [];
  if (hover && hover.point !== ghost?.point) drawn.push(stone(hover, state.size, id, 'hover'));
  if (ghost) drawn.push(...crosshair(ghost, state.size), stone(ghost, state.size, id, 'ghost'));
  if (state.pending) {
    const node = stone(state.pending, state.size, id, 'pending');
    node.append(element('circle', { class: 'pending-ring', r: STONE - 8 }));
    drawn.push(node);
  }
  return drawn;
}

/** An offered stone with its number. */
function offered({ point, number }: Offer, size: number, id: string): SVGElement {
  const node = stone({ point, color: 'black' }, size, id, 'offer');
  const digits = `numeral on-black digits-${String(number).length}`;
  node.append(element('text', { class: digits, dy: '0.355em' }, String(number)));
  return node;
}

/** Two fine lines that show under a finger which point it is. */
function crosshair({ point }: Stone, size: number): SVGElement[] {
  const spot = spotOf(point);
  if (!spot) return [];
  const { x, y } = placeOf(spot, size);
  const extent = extentOf(size);
  return [element('path', { class: 'crosshair', d: `M0 ${y}H${extent}M${x} 0V${extent}` })];
}

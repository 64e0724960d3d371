// Keeps the picture in step with the state. Stones are kept by their point, so that only a new one settles;
// marks are few and are drawn anew.
import { placeOf, STONE, spotOf } from './geometry';
import { coordinates, ground, paints, sheet } from './ground';
import {
  crosses,
  cursor,
  gone,
  hint,
  lastRing,
  numerals,
  shapes,
  threats,
  veil,
  winningRow,
} from './marks';
import { type Brush, type Look, stone } from './stone';
import { element, group } from './svg';
import type { BoardState, Offer, Point, Stone } from './types';
import { boxOf, isMovable, isWhole } from './view';

let boards = 0;

/** The picture of one board. */
export interface Picture {
  readonly root: SVGSVGElement;
  /** Draw this state, and a translucent stone over it. */
  readonly draw: (state: BoardState, ghost: Stone | null, hover: Stone | null) => void;
}

type Known = Map<Point, { readonly color: Look['color']; readonly node: SVGElement }>;

/** An empty picture, ready to be drawn on; `canMove` says that somebody moves its window where it has one. */
export function createPicture(canMove = false): Picture {
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
    edge: group('edge'),
  };
  const root = element(
    'svg',
    { class: 'board-picture', 'aria-hidden': 'true', focusable: 'false' },
    paints(id),
    ...Object.values(layers),
  ) as SVGSVGElement;
  const stones: Known = new Map();
  let drawn: Pick<BoardState, 'size' | 'view' | 'skin'> | null = null;

  /** The ground under another board, in another skin; stones and marks begin anew. */
  const lay = (state: BoardState) => {
    stones.clear();
    layers.stones.replaceChildren();
    root.classList.toggle('paper', state.skin === 'paper');
    if (state.size !== null) {
      layers.ground.replaceChildren(...ground(state.size, state.skin, id));
    }
  };
  const aim = (state: BoardState) => {
    const { x, y, extent } = boxOf(state.view);
    root.setAttribute('viewBox', `${x} ${y} ${extent} ${extent}`);
    const moves = canMove && isMovable(state.size);
    root.classList.toggle('is-movable', moves);
    root.classList.toggle('is-part', moves && !isWhole(state.view, state.size));
    if (state.size === null) layers.ground.replaceChildren(...sheet(state.view, state.skin, id));
    layers.edge.replaceChildren(...coordinates(state));
  };
  const draw: Picture['draw'] = (state, ghost, hover) => {
    const isOther = state.size !== drawn?.size || state.skin !== drawn.skin;
    if (isOther) lay(state);
    if (isOther || state.view !== drawn?.view) aim(state);
    drawn = state;
    const brush = { id, skin: state.skin };
    syncStones(layers.stones, stones, state, brush);
    root.classList.toggle('is-placing', state.placing !== null);
    root.classList.toggle('is-won', state.row.length > 0);
    layers.veil.replaceChildren(...veil(state), ...gone(state));
    layers.shapes.replaceChildren(...shapes(state));
    const marks = [winningRow, numerals, lastRing, threats, crosses, hint, cursor];
    layers.marks.replaceChildren(...marks.flatMap((mark) => mark(state)));
    const offers = [...state.offers, ...state.preview];
    layers.offers.replaceChildren(...offers.map((offer) => offered(offer, brush)));
    layers.ghost.replaceChildren(...translucent(state, ghost, hover, brush));
  };
  return { root, draw };
}

/** Puts new stones, takes away those that went, leaves the rest alone. */
function syncStones(layer: SVGElement, known: Known, state: BoardState, brush: Brush): void {
  const wanted = new Map<Point, Look['color']>();
  for (const point of state.black) wanted.set(point, 'black');
  for (const point of state.white) wanted.set(point, 'white');
  if (state.common !== null && wanted.has(state.common)) wanted.set(state.common, 'common');
  for (const [point, { color, node }] of known) {
    if (wanted.get(point) === color) continue;
    node.remove();
    known.delete(point);
  }
  const settling = wanted.size - known.size <= 2;
  for (const [point, color] of wanted) {
    if (known.has(point)) continue;
    const node = stone({ point, color }, brush, settling ? 'stone settling' : 'stone');
    known.set(point, { color, node });
    layer.append(node);
  }
}

/** The stones that are not there yet: under the mouse, under the finger, on their way. */
function translucent(
  state: BoardState,
  ghost: Stone | null,
  hover: Stone | null,
  brush: Brush,
): SVGElement[] {
  const drawn: SVGElement[] = [];
  if (hover && hover.point !== ghost?.point) drawn.push(stone(hover, brush, 'hover'));
  if (ghost) drawn.push(...crosshair(ghost, state), stone(ghost, brush, 'ghost'));
  if (state.pending) {
    const node = stone(state.pending, brush, 'pending');
    node.append(element('circle', { class: 'pending-ring', r: STONE - 8 }));
    drawn.push(node);
  }
  return drawn;
}

/** An offered stone with its number. */
function offered({ point, color, number }: Offer, brush: Brush): SVGElement {
  const node = stone({ point, color }, brush, 'offer');
  const digits = `numeral on-${color} digits-${String(number).length}`;
  node.append(element('text', { class: digits, dy: '0.355em' }, String(number)));
  return node;
}

/** Two fine lines that show under a finger which point it is. */
function crosshair({ point }: Stone, { view }: BoardState): SVGElement[] {
  const spot = spotOf(point);
  if (!spot) return [];
  const { x, y } = placeOf(spot);
  const { x: left, y: top, extent } = boxOf(view);
  const d = `M${left} ${y}h${extent}M${x} ${top}v${extent}`;
  return [element('path', { class: 'crosshair', d })];
}

// What lies under the stones: wood or paper, lines, star points, coordinates; and the stones' paints.
import { CELL, columnLabel, isLarge, placeOf, rowLabel, starsOf } from './geometry';
import { element, group } from './svg';
import type { BoardState, Size, Skin, View } from './types';
import { boxOf, EDGE, isWhole, reachOf, wholeOf } from './view';
import { grain } from './wood';

/** The wood of the endless sheet repeats after so much. */
const TILE = 16 * CELL;
/** The width of the picture that the coordinates of a moving window are made for. */
const USUAL = 16 * CELL;
/** In that width: a letter, the gap between two labels, and the room for a long one. */
const LETTER = 26;
const GAP = 14;
const NARROW = 78;

/** The paints that stones and wood are filled with; ids are unique on the page. */
export function paints(id: string): SVGElement {
  const stops = (name: string) =>
    [0, 0.35, 1].map((offset, step) =>
      element('stop', { offset, class: `paint-${name}-${step + 1}` }),
    );
  const light = { cx: 0.36, cy: 0.3, r: 0.78 };
  const shade = [
    element('stop', { offset: 0.55, class: 'paint-shade-1' }),
    element('stop', { offset: 1, class: 'paint-shade-2' }),
  ];
  const tile = { width: TILE, height: TILE, patternUnits: 'userSpaceOnUse' };
  return element(
    'defs',
    {},
    element('radialGradient', { id: `${id}-black`, ...light }, ...stops('black')),
    element('radialGradient', { id: `${id}-white`, ...light }, ...stops('white')),
    element('radialGradient', { id: `${id}-shade` }, ...shade),
    element(
      'linearGradient',
      { id: `${id}-wood`, x1: 0, y1: 0, x2: 1, y2: 0.35 },
      ...[0, 0.3, 0.62, 1].map((offset, step) =>
        element('stop', { offset, class: `paint-wood-${step + 1}` }),
      ),
    ),
    element('pattern', { id: `${id}-grain`, ...tile }, ...fibres(TILE)),
  );
}

function fibres(extent: number): SVGElement[] {
  const { fine, broad } = grain(extent);
  return [
    element('path', { class: 'grain-broad', d: broad }),
    element('path', { class: 'grain-fine', d: fine }),
  ];
}

/** Wood or paper, lines and star points of a board with so many lines. */
export function ground(size: number, skin: Skin, id: string): SVGElement[] {
  return [plank(wholeOf(size), id), lines(size, skin), stars(size)];
}

/** The same for the part of the endless sheet that is seen. */
export function sheet(view: View, skin: Skin, id: string): SVGElement[] {
  const { x, y, extent } = boxOf(view);
  const shift = skin === 'paper' ? CELL / 2 : 0;
  const first = (from: number) => Math.ceil((from - shift) / CELL) * CELL + shift;
  let d = '';
  for (let at = first(x); at <= x + extent; at += CELL) d += `M${at} ${y}v${extent}`;
  for (let at = first(y); at <= y + extent; at += CELL) d += `M${x} ${at}h${extent}`;
  return [plank(view, id), group('lines', element('path', { class: 'line', d })), stars(null)];
}

function plank(view: View, id: string): SVGElement {
  const { x, y, extent } = boxOf(view);
  const place = { x, y, width: extent, height: extent };
  return group(
    'wood',
    element('rect', { class: 'plank', ...place, fill: `url(#${id}-wood)` }),
    element('rect', { class: 'grain', ...place, fill: `url(#${id}-grain)` }),
  );
}

/** Stones lie where lines cross; crosses and circles stand in the squares between them. */
function lines(size: number, skin: Skin): SVGElement {
  const shift = skin === 'paper' ? CELL / 2 : 0;
  const count = skin === 'paper' ? size + 1 : size;
  const length = (count - 1) * CELL;
  const inner: string[] = [];
  for (let line = 1; line < count - 1; line += 1) {
    const at = line * CELL - shift;
    inner.push(`M${-shift} ${-at}h${length}M${at} ${shift}v${-length}`);
  }
  const outer = `M${-shift} ${shift}h${length}v${-length}h${-length}Z`;
  return group(
    'lines',
    element('path', { class: 'line', d: inner.join('') }),
    element('path', { class: 'line outer', d: outer }),
  );
}

function stars(size: Size): SVGElement {
  const dots = starsOf(size).map((spot) => {
    const { x, y } = placeOf(spot);
    return element('circle', { cx: x, cy: y, r: 9 });
  });
  return group('stars', ...dots);
}

/** The coordinates: beside a whole board, else on two strips along the window's edge. */
export function coordinates({ size, view, skin }: BoardState): SVGElement[] {
  const whole = isWhole(view, size);
  const box = boxOf(view);
  // Strips keep their size on the screen, however near the look.
  const scale = whole ? 1 : box.extent / USUAL;
  const extent = box.extent / scale;
  const isTight = whole && size !== null && !isLarge(size);
  // On paper the outer squares reach half a line further than the stones' lines.
  const edge = isTight ? (skin === 'paper' ? 23 : 30) : (USUAL * EDGE) / 2;
  const { left, right, bottom, top } = reachOf(view, size);
  const line = CELL / scale;
  const letters = (...lines: number[]) =>
    Math.max(...lines.map((one) => columnLabel(one, size).length));
  const columnStep = whole ? 1 : stepOf(line, letters(left, right) * LETTER + GAP);
  const rowStep = whole ? 1 : stepOf(line, 2 * LETTER);
  const text = (x: number, y: number, words: string, fit = {}) =>
    element('text', { x, y, dy: '0.35em', ...fit }, words);
  const fitted = (words: string) =>
    whole || words.length < 4 ? {} : { textLength: NARROW, lengthAdjust: 'spacingAndGlyphs' };
  const labels = [
    ...every(columnStep, left, right).map((column) =>
      text((column * CELL - box.x) / scale, extent - edge, columnLabel(column, size)),
    ),
    ...every(rowStep, bottom, top).map((row) => {
      const words = rowLabel(row, size);
      return text(edge, (0 - row * CELL - box.y) / scale, words, fitted(words));
    }),
  ];
  const name = isTight ? 'tight' : whole ? 'large' : 'edge';
  const marks = group(`coordinates ${name}`, ...(whole ? [] : [strips(extent)]), ...labels);
  marks.setAttribute('transform', `translate(${box.x} ${box.y}) scale(${scale})`);
  return [marks];
}

function strips(extent: number): SVGElement {
  const width = extent * EDGE;
  const d = `M0 0h${width}v${extent - width}h${extent - width}v${width}h${-extent}Z`;
  return element('path', { class: 'strip', d });
}

/** Every how many lines a label finds room: 1, 2, 5, 10. */
function stepOf(line: number, room: number): number {
  return [1, 2, 5].find((step) => step * line >= room) ?? 10;
}

function every(step: number, from: number, to: number): number[] {
  const lines: number[] = [];
  for (let line = Math.ceil(from / step) * step; line <= to; line += step) lines.push(line);
  return lines;
}

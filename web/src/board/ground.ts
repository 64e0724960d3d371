// What never changes while a board is in use: wood, lines, star points, coordinates, the stones' paints.
import { CELL, extentOf, letterOf, MARGIN, placeOf, starsOf } from './geometry';
import { element, group } from './svg';
import { grain } from './wood';

/** The paints that stones are filled with; ids are unique on the page. */
export function paints(id: string): SVGElement {
  const stops = (name: string) =>
    [
      ['0', 1],
      ['0.35', 2],
      ['1', 3],
    ].map(([offset, step]) =>
      element('stop', { offset: offset ?? 0, class: `paint-${name}-${step}` }),
    );
  const light = { cx: 0.36, cy: 0.3, r: 0.78 };
  const shade = [
    element('stop', { offset: 0.55, class: 'paint-shade-1' }),
    element('stop', { offset: 1, class: 'paint-shade-2' }),
  ];
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
  );
}

/** Wood, lines, star points and coordinates of a board with so many lines. */
export function ground(size: number, id: string): SVGElement {
  const extent = extentOf(size);
  const { fine, broad } = grain(extent);
  const wood = group(
    'wood',
    element('rect', { class: 'plank', width: extent, height: extent, fill: `url(#${id}-wood)` }),
    element('path', { class: 'grain-broad', d: broad }),
    element('path', { class: 'grain-fine', d: fine }),
  );
  return group('ground', wood, lines(size), stars(size), coordinates(size));
}

function lines(size: number): SVGElement {
  const from = MARGIN;
  const to = MARGIN + (size - 1) * CELL;
  const inner: string[] = [];
  for (let line = 1; line < size - 1; line += 1) {
    const at = MARGIN + line * CELL;
    inner.push(`M${from} ${at}H${to}M${at} ${from}V${to}`);
  }
  return group(
    'lines',
    element('path', { class: 'line', d: inner.join('') }),
    element('path', { class: 'line outer', d: `M${from} ${from}H${to}V${to}H${from}Z` }),
  );
}

function stars(size: number): SVGElement {
  const dots = starsOf(size).map((spot) => {
    const { x, y } = placeOf(spot, size);
    return element('circle', { cx: x, cy: y, r: 9 });
  });
  return group('stars', ...dots);
}

function coordinates(size: number): SVGElement {
  const labels: SVGElement[] = [];
  for (let line = 0; line < size; line += 1) {
    const { x, y } = placeOf({ x: line, y: line }, size);
    const below = extentOf(size) - 30;
    labels.push(element('text', { x, y: below, dy: '0.35em' }, letterOf(line)));
    labels.push(element('text', { x: 30, y, dy: '0.35em' }, String(line + 1)));
  }
  return group('coordinates', ...labels);
}

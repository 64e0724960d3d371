// One stone as it is drawn: on wood a stone, on squared paper a cross or a circle.
import { placeOf, STONE, spotOf } from './geometry';
import { element } from './svg';
import type { Color, Point, Skin } from './types';

/** How a stone looks; `common` is the one that both sides may use. */
export interface Look {
  readonly point: Point;
  readonly color: Color | 'common';
}

/** Half a cross's width on squared paper. */
const ARM = 29;

/** What draws the stones of one picture: its paints have ids of their own. */
export interface Brush {
  readonly id: string;
  readonly skin: Skin;
}

/** A stone and its shade on the wood; a point that has no place is drawn nowhere. */
export function stone({ point, color }: Look, { id, skin }: Brush, name: string): SVGElement {
  const spot = spotOf(point);
  const { x, y } = spot ? placeOf(spot) : { x: -1e6, y: -1e6 };
  const parts = skin === 'paper' ? onPaper(color) : onWood(color, id);
  return element(
    'g',
    { class: `${name} ${color}`, 'data-point': point, transform: `translate(${x} ${y})` },
    ...parts,
  );
}

function onWood(color: Look['color'], id: string): SVGElement[] {
  const shade = { class: 'shade', cx: 3, cy: 6, r: STONE + 5, fill: `url(#${id}-shade)` };
  const fill = color === 'common' ? 'black' : color;
  const body = element('circle', { class: 'body', r: STONE, fill: `url(#${id}-${fill})` });
  const half = color === 'common' ? [whiteHalf(id)] : [];
  return [element('circle', shade), body, ...half];
}

/** The half that makes a stone belong to both. */
function whiteHalf(id: string): SVGElement {
  const side = STONE * Math.SQRT1_2;
  const d = `M${-side} ${side}A${STONE} ${STONE} 0 0 0 ${side} ${-side}Z`;
  return element('path', { class: 'body half', d, fill: `url(#${id}-white)` });
}

function onPaper(color: Look['color']): SVGElement[] {
  const cross = `M${-ARM} ${-ARM}L${ARM} ${ARM}M${ARM} ${-ARM}L${-ARM} ${ARM}`;
  const parts: SVGElement[] = [];
  if (color !== 'black') parts.push(element('circle', { class: 'body pen ring', r: ARM + 3 }));
  if (color !== 'white') parts.push(element('path', { class: 'body pen arms', d: cross }));
  return parts;
}

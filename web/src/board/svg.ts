// Two helpers to build SVG without a string of markup.
const SPACE = 'http://www.w3.org/2000/svg';

/** Attributes of an element; numbers are written as they are. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A new SVG element. */
export function element(
  tag: string,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): SVGElement {
  const made = document.createElementNS(SPACE, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** A group with a class. */
export function group(name: string, ...children: readonly Node[]): SVGElement {
  return element('g', { class: name }, ...children);
}

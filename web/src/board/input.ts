// Presses on the picture, from mouse, finger and pen. A press counts when it ends on the point where it
// began, measured by where the board was when it began: a page that moves under the finger changes nothing.
import { nameOf, spotAt } from './geometry';
import type { Point, Pointer } from './types';

/** Who hears the presses. */
export interface InputEvents {
  /** How many lines the board has now. */
  readonly size: () => number;
  readonly onPress: (point: Point, pointer: Pointer) => void;
  /** The mouse rests over this point, or over none. */
  readonly onHover: (point: Point | null) => void;
}

interface Begun {
  readonly pointer: number;
  readonly point: Point;
  readonly box: DOMRect;
}

/** Listens on an element until the returned function is called. */
export function listen(target: Element, events: InputEvents): () => void {
  let begun: Begun | null = null;
  const pointAt = (event: PointerEvent, box: DOMRect): Point | null => {
    const across = (event.clientX - box.left) / box.width;
    const down = (event.clientY - box.top) / box.height;
    const spot = spotAt(across, down, events.size());
    return spot && nameOf(spot);
  };
  const down = (event: PointerEvent) => {
    const other = begun !== null && begun.pointer !== event.pointerId;
    begun = null;
    if (other || (event.pointerType === 'mouse' && event.button !== 0)) return;
    const box = target.getBoundingClientRect();
    const point = pointAt(event, box);
    if (point) begun = { pointer: event.pointerId, point, box };
  };
  const up = (event: PointerEvent) => {
    const press = begun;
    begun = null;
    if (press?.pointer !== event.pointerId) return;
    if (pointAt(event, press.box) !== press.point) return;
    events.onPress(press.point, event.pointerType === 'mouse' ? 'mouse' : 'touch');
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    events.onHover(pointAt(event, target.getBoundingClientRect()));
  };
  const stop = new AbortController();
  const on = (name: string, handler: (event: PointerEvent) => void) =>
    target.addEventListener(name, handler as EventListener, { signal: stop.signal });
  on('pointerdown', down);
  on('pointerup', up);
  on('pointermove', move);
  on('pointerleave', () => events.onHover(null));
  on('pointercancel', () => {
    begun = null;
  });
  return () => stop.abort();
}

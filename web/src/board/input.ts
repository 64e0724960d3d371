// Presses and movements on the picture, from mouse, finger and pen. A press counts when it ends on the point
// where it began, measured by where the board was when it began: a page that moves under the finger changes
// nothing. Where the window can be moved, a finger that goes further moves it, and two look closer or wider.
import { nameOf } from './geometry';
import { type Hand, type Place, pinch, pull } from './gesture';
import type { BoardState, Point, Pointer, View } from './types';
import { isMovable, isWhole, moved, type Share, spotAt, zoomed } from './view';

/** Who hears the presses. */
export interface InputEvents {
  /** The board as it is drawn now. */
  readonly state: () => BoardState;
  readonly onPress: (point: Point, pointer: Pointer) => void;
  /** The mouse rests over this point, or over none. */
  readonly onHover: (point: Point | null) => void;
  /** Null where the window is not to be moved. */
  readonly onView: ((view: View) => void) | null;
}

interface Begun {
  readonly pointer: number;
  readonly point: Point;
  readonly box: DOMRect;
  readonly view: View;
}

/** So far a finger may waver and still press. */
const WAVER = 9;
/** What a wheel's line and page count in pixels. */
const WHEEL = [1, 16, 320] as const;

/** Listens on an element until the returned function is called. */
export function listen(target: Element, events: InputEvents): () => void {
  const hands = new Map<number, Hand>();
  let begun: Begun | null = null;
  const { onView } = events;
  const isPart = () => {
    const { size, view } = events.state();
    return isMovable(size) && !isWhole(view, size);
  };
  const pointAt = (event: MouseEvent, box: DOMRect, view: View): Point | null => {
    const { size } = events.state();
    const spot = spotAt(shareOf(event, box), view, size);
    return spot && nameOf(spot, size);
  };
  const down = (event: PointerEvent) => {
    const other = hands.size > 0;
    begun = null;
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const box = target.getBoundingClientRect();
    hands.set(event.pointerId, { from: placeOf(event), at: placeOf(event), moves: false });
    const { view } = events.state();
    const point = pointAt(event, box, view);
    if (point && !other) begun = { pointer: event.pointerId, point, box, view };
  };
  const up = (event: PointerEvent) => {
    const press = begun;
    begun = null;
    hands.delete(event.pointerId);
    if (press?.pointer !== event.pointerId) return;
    if (pointAt(event, press.box, press.view) !== press.point) return;
    events.onPress(press.point, event.pointerType === 'mouse' ? 'mouse' : 'touch');
  };
  const drag = (event: PointerEvent, hand: Hand) => {
    const { size, view } = events.state();
    const box = target.getBoundingClientRect();
    const at = placeOf(event);
    const next = { ...hand, at, moves: hand.moves || isFar(hand.from, at) };
    hands.set(event.pointerId, next);
    const other = [...hands.entries()].find(([id]) => id !== event.pointerId)?.[1];
    if (!onView || !isMovable(size) || (!other && (!next.moves || !isPart()))) return;
    begun = null;
    target.setPointerCapture(event.pointerId);
    events.onHover(null);
    if (other) onView(pinch(view, size, { box, from: hand.at, to: at, still: other.at }));
    else onView(pull(view, size, { box, from: hand.moves ? hand.at : hand.from, to: at }));
  };
  const move = (event: PointerEvent) => {
    const hand = hands.get(event.pointerId);
    if (hand) drag(event, hand);
    else if (event.pointerType === 'mouse') {
      const { view } = events.state();
      events.onHover(pointAt(event, target.getBoundingClientRect(), view));
    }
  };
  const leave = (event: PointerEvent) => {
    hands.delete(event.pointerId);
    begun = null;
    events.onHover(null);
  };
  const stop = new AbortController();
  const on = (name: string, handler: (event: PointerEvent) => void) =>
    target.addEventListener(name, handler as EventListener, { signal: stop.signal });
  on('pointerdown', down);
  on('pointerup', up);
  on('pointermove', move);
  on('pointerleave', leave);
  on('pointercancel', leave);
  const wheel = (event: WheelEvent) =>
    turn(event, target.getBoundingClientRect(), events, isPart());
  const options = { signal: stop.signal, passive: false };
  // A pull is no fling of the page: the browser would take the next tap, anywhere, for the end of it.
  const still = (event: Event) => {
    if (onView && isPart() && event.cancelable) event.preventDefault();
  };
  target.addEventListener('touchstart', still, options);
  target.addEventListener('wheel', (event) => wheel(event as WheelEvent), options);
  return () => stop.abort();
}

/** A wheel moves the window; with Ctrl, as two fingers on a touchpad report it too, it looks closer or wider. */
function turn(event: WheelEvent, box: DOMRect, events: InputEvents, isPart: boolean): void {
  const { onView } = events;
  const { size, view } = events.state();
  if (!onView) return;
  const unit = WHEEL[event.deltaMode] ?? 1;
  if (event.ctrlKey && isMovable(size)) {
    event.preventDefault();
    const factor = Math.exp(event.deltaY * unit * 0.004);
    onView(zoomed(view, factor, size, shareOf(event, box)));
  } else if (isPart) {
    event.preventDefault();
    const lines = (unit * view.across) / box.width;
    onView(moved(view, event.deltaX * lines, -event.deltaY * lines, size));
  }
}

function placeOf(event: MouseEvent): Place {
  return { x: event.clientX, y: event.clientY };
}

function shareOf({ clientX, clientY }: MouseEvent, box: DOMRect): Share {
  return { across: (clientX - box.left) / box.width, down: (clientY - box.top) / box.height };
}

function isFar(from: Place, to: Place): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > WAVER;
}

// The board as pages use it: put it into an element, tell it what to draw, hear what is pressed.
import { listen } from './input';
import { createPicture } from './render';
import { isOpen, press } from './state';
import type { BoardEvents, BoardState, Color, Point, Pointer, Stone } from './types';

/** A board on a page. */
export interface Board {
  /** Draw this state. The translucent stone stays while its point is open. */
  readonly set: (state: BoardState) => void;
  /** Take the board off the page. */
  readonly destroy: () => void;
}

/** Puts a board into `host`, in place of what the server drew there. */
export function createBoard(host: Element, initial: BoardState, events: BoardEvents): Board {
  const { onView } = events;
  const picture = createPicture(onView !== undefined);
  let state = initial;
  let ghost: Point | null = null;
  let hover: Point | null = null;

  const waiting = (point: Point | null): Stone | null => {
    const color: Color | null = state.placing;
    return point && color && isOpen(state, point) ? { point, color } : null;
  };
  const draw = () => picture.draw(state, waiting(ghost), waiting(hover));
  const moveGhost = (point: Point | null) => {
    if (point === ghost) return;
    ghost = point;
    events.onGhost?.(point);
  };
  const onPress = (point: Point, pointer: Pointer) => {
    const outcome = press(state, ghost, point, pointer);
    moveGhost(outcome.kind === 'ghost' ? outcome.point : null);
    if (outcome.kind === 'play') hover = null;
    draw();
    if (outcome.kind === 'play') events.onPlay(outcome.point);
    if (outcome.kind === 'barred') events.onBarred(outcome.point);
  };
  const onHover = (point: Point | null) => {
    if (point === hover) return;
    hover = point;
    draw();
  };
  const unlisten = listen(picture.root, {
    ...{ state: () => state, onPress, onHover },
    onView: onView ?? null,
  });
  draw();
  host.replaceChildren(picture.root);

  const set = (next: BoardState) => {
    state = next;
    if (ghost && !isOpen(state, ghost)) moveGhost(null);
    draw();
  };
  const destroy = () => {
    unlisten();
    picture.root.remove();
  };
  return { set, destroy };
}

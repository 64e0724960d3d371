// The drawn board as a part of a page.
import { createEffect, type JSX, onCleanup, onMount } from 'solid-js';
import { type Board, createBoard } from '../board/api';
import type { BoardEvents, BoardState } from '../board/types';

interface Props extends BoardEvents {
  readonly state: BoardState;
}

/** Draws the state, reports the presses. */
export function BoardView(props: Props): JSX.Element {
  let host: HTMLDivElement | undefined;
  let board: Board | undefined;
  onMount(() => {
    if (!host) return;
    board = createBoard(host, props.state, {
      onPlay: (point) => props.onPlay(point),
      onBarred: (point) => props.onBarred(point),
      onGhost: (point) => props.onGhost?.(point),
      ...(props.onView ? { onView: (view) => props.onView?.(view) } : {}),
    });
  });
  createEffect(() => {
    const { state } = props;
    board?.set(state);
  });
  onCleanup(() => board?.destroy());
  return <div class="board-frame" id="board" ref={host} />;
}

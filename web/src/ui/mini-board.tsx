// A small picture of a position: the board's own drawing, cut to where something lies.
import { createEffect, type JSX } from 'solid-js';
import { excerptOf, viewBoxOf } from '../board/excerpt';
import { createPicture } from '../board/render';
import type { Position } from '../wire/types';
import { boardState } from './board-state';
import { useWords } from './language';

/** Nothing is played here: what the prompt names is shown, and nothing can be pressed. */
const SHOWN = {
  ...{ mayPlace: true, showNumbers: false, marked: [], refused: null, pending: null },
  ...{ cursor: null, offering: null },
} as const;

/** The picture; what it shows is said beside it. */
export function MiniBoard(props: { readonly position: Position }): JSX.Element {
  const words = useWords();
  const picture = createPicture();
  createEffect(() => {
    const state = boardState({ position: props.position, numbers: {} }, SHOWN, words);
    picture.draw(state, null, null);
    picture.root.setAttribute('viewBox', viewBoxOf(excerptOf(state)));
  });
  return (
    <span class="mini-board" aria-hidden="true">
      {picture.root}
    </span>
  );
}

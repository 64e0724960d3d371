// A small picture of a board: its own drawing, cut to where something lies.
import { createEffect, type JSX } from 'solid-js';
import { excerptOf, viewBoxOf } from '../board/excerpt';
import { createPicture } from '../board/render';
import type { BoardState } from '../board/types';
import type { Words } from '../i18n/words';
import type { Position } from '../wire/types';
import { boardState } from './board-state';

/** The picture; what it shows is said beside it. */
export function MiniBoard(props: { readonly state: BoardState }): JSX.Element {
  const picture = createPicture();
  createEffect(() => {
    picture.draw(props.state, null, null);
    picture.root.setAttribute('viewBox', viewBoxOf(excerptOf(props.state)));
  });
  return (
    <span class="mini-board" aria-hidden="true">
      {picture.root}
    </span>
  );
}

/** Nothing is played here: what the prompt names is shown, and nothing can be pressed. */
const SHOWN = {
  ...{ mayAnswer: true, showNumbers: false, marked: [], refused: null, pending: null },
  ...{ cursor: null, offering: null },
} as const;

/** What a position looks like, with what its prompt names. */
export function pictureOf(position: Position | null, words: Words): BoardState | null {
  return position && boardState({ position, numbers: {} }, SHOWN, words);
}

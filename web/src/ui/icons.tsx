// The few signs on buttons. Each has its word beside it, so all are hidden from screen readers.
import type { JSX } from 'solid-js';
import type { Color } from '../wire/types';

const PATHS = {
  undo: 'M8 5 4 9l4 4M4 9h9a5 5 0 0 1 0 10H9',
  pass: 'M5 12h13M13 6l6 6-6 6',
  draw: 'M5 9h14M5 15h14',
  resign: 'M6 21V4M6 5c4-2 7 2 12 0v8c-5 2-8-2-12 0',
  new: 'M12 5v14M5 12h14',
  closer: 'M12 5v14M5 12h14',
  wider: 'M5 12h14',
  mode: 'M15 6l-6 6 6 6',
  first: 'M18 6l-6 6 6 6M7 6v12',
  back: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  last: 'M6 6l6 6-6 6M17 6v12',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v7h14v-7',
  check: 'M5 13l4 4L19 7',
  hint: 'M12 3l9 9-9 9-9-9zM12 9l3 3-3 3-3-3z',
  analysis: 'M4 20V4M4 20h16M8 15l4-5 3 3 5-7',
  claim: 'M12 4v10M12 19v.5',
} as const;

export type IconName = keyof typeof PATHS;

/** A sign. */
export function Icon(props: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[props.name]} />
    </svg>
  );
}

/** A small stone, as the players and the choices show it. */
export function StoneIcon(props: { readonly color: Color }): JSX.Element {
  return <span class={`stone-icon ${props.color}`} aria-hidden="true" />;
}

/** A small cross or circle: what a side draws on squared paper. */
export function PenIcon(props: { readonly color: Color }): JSX.Element {
  return (
    <svg class={`pen-icon ${props.color}`} viewBox="0 0 26 26" aria-hidden="true">
      <path d={props.color === 'black' ? 'M6 6l14 14M20 6 6 20' : 'M13 5a8 8 0 1 0 .01 0z'} />
    </svg>
  );
}

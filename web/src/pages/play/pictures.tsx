// The three small pictures of the modes, in stones: one thinks, two sit side by side, two are joined by a line.
import type { JSX } from 'solid-js';
import type { Mode } from './choices';

/** The picture of a mode. */
export function ModePicture(props: { readonly mode: Mode }): JSX.Element {
  return (
    <svg class="mode-picture" viewBox="0 0 56 40" aria-hidden="true">
      {drawing(props.mode)}
    </svg>
  );
}

function drawing(mode: Mode): JSX.Element {
  switch (mode) {
    case 'cpu':
      return (
        <>
          <rect class="thin" x="28" y="8" width="24" height="24" rx="4" />
          <path class="thin" d="M34 4v4m6-4v4m6-4v4M34 32v4m6-4v4m6-4v4" />
          <circle class="light" cx="40" cy="20" r="7.5" />
          <circle class="dark" cx="14" cy="20" r="10" />
        </>
      );
    case 'beside':
      return (
        <>
          <circle class="dark" cx="18" cy="20" r="10" />
          <circle class="light" cx="38.5" cy="20" r="9.5" />
        </>
      );
    case 'link':
      return (
        <>
          <path class="thin dashed" d="M18 28C22 6 34 6 40 14" />
          <circle class="dark" cx="12" cy="27" r="9" />
          <circle class="light" cx="45" cy="21" r="8.5" />
        </>
      );
    default:
      return mode satisfies never;
  }
}
